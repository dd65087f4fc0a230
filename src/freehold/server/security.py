"""Headers, origins and addresses: who may use this server from where."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'self'; "
        b"form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """Every answer carries the security headers."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                known = {name.lower() for name, _ in message["headers"]}
                extra = [pair for pair in HEADERS if pair[0] not in known]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def is_own_origin(scope: Scope, allowed: Iterable[str]) -> bool:
    """Whether a request comes from the server's own page, or from an allowed one.

    A client that is no browser sends no origin, and none has to be believed.
    """
    origin = header(scope, b"origin")
    if not origin:
        return True
    if origin in allowed:
        return True
    host = header(scope, b"host")
    return bool(host) and urlsplit(origin).netloc == host


def is_known_host(scope: Scope, hosts: Iterable[str]) -> bool:
    """Whether the server is called by a name that it has; without names any will do."""
    names = tuple(hosts)
    host = header(scope, b"host")
    return not names or urlsplit(f"//{host}").hostname in names


def address_of(scope: Scope, *, trust_proxy: bool) -> str:
    """Where a request comes from."""
    if trust_proxy:
        forwarded = header(scope, b"x-forwarded-for").split(",")[-1].strip()
        if forwarded:
            return forwarded
    client = scope["client"]
    return client[0] if client else "unknown"
