"""The ASGI application: routes, limits, headers, and the pages of the client."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License
from litestar.types import ASGIApp, Receive, Scope, Send

from freehold.server import api_editions, api_records, api_tables, pages, sockets
from freehold.server.configuration import Configuration
from freehold.server.edition_view import warm_up
from freehold.server.hall import Hall
from freehold.server.limits import Addresses
from freehold.server.metrics import Metrics
from freehold.server.protocol.answers import Problem, Trouble
from freehold.server.refusals import STATUS, Refusal
from freehold.server.requests import language_of
from freehold.server.security import (
    address_of,
    header,
    is_known_host,
    is_own_origin,
    with_security_headers,
)
from freehold.server.store import Store

log = logging.getLogger("freehold.server")

JSON = b"application/json"
UNLIMITED = ("/health",)


def create_app(configuration: Configuration) -> ASGIApp:
    """The application of one server, with the database opened."""
    store = Store(configuration.database)
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None]:
        hall = Hall(configuration, store, metrics)
        app.state.hall = hall
        sweeper = asyncio.create_task(hall.sweep())
        hall.readers.submit(warm_up)
        try:
            yield
        finally:
            sweeper.cancel()
            hall.close()
            await asyncio.to_thread(store.close)

    app = Litestar(
        route_handlers=[
            *api_editions.HANDLERS,
            *api_tables.HANDLERS,
            *api_records.HANDLERS,
            *pages.HANDLERS,
            sockets.table_socket,
        ],
        lifespan=[life],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _refused_by_litestar,
            Exception: _stumbled,
        },
        openapi_config=_openapi(configuration.version),
        request_max_body_size=configuration.limits.body_bytes,
        logging_config=None,
        debug=False,
    )
    guarded = _guarded(app, configuration)
    return with_security_headers(_under(guarded, configuration.root_path))


def _openapi(version: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Freehold",
        version=version,
        description=(
            "Tables, seats and moves. A seat is held by its token, sent as a bearer; "
            "what a refusal means is in `check`. The socket of a table, "
            "`/api/tables/{table}/socket`, is described in docs/reference/protocol.md."
        ),
        license=License(name="MIT"),
        path="/api/openapi",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )


# --- refusals -------------------------------------------------------------------------


def _respond(problem: Problem, status: int) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=status, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, Any], error: Refusal) -> Response[bytes]:
    hall: Hall = request.app.state.hall
    hall.metrics.count(hall.metrics.refusals, error.check)
    return _respond(error.as_problem(language_of(request)), STATUS[error.check])


def _refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Wrong paths, methods and bodies: in the same form as our own refusals."""
    if error.status_code >= 500:
        return _stumbled(request, error)
    check: Trouble = "unknown" if error.status_code in (404, 405) else "malformed"
    if error.status_code == 413:
        check = "limit"
    refusal = Refusal(check, "unknown-page")
    if check == "malformed":
        refusal = Refusal(check, "malformed", why=_told(error))
    elif check == "limit":
        most = request.app.state.hall.configuration.limits.body_bytes
        refusal = Refusal(check, "too-long", most=most)
    response = _respond(refusal.as_problem(language_of(request)), error.status_code)
    if error.headers and "allow" in {name.lower() for name in error.headers}:
        response.headers.update(error.headers)
    return response


def _told(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list):
        texts = [_told_one(item) for item in extra]  # pyright: ignore[reportUnknownVariableType]
        return "; ".join(texts) or error.detail
    return error.detail


def _told_one(item: Any) -> str:
    if isinstance(item, dict):
        parts = cast("dict[str, Any]", item)
        return " ".join(str(parts[name]) for name in ("key", "message") if name in parts)
    return str(item)


def _stumbled(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A mistake of ours: it goes to the log, never to the client."""
    log.error("%s %s stumbled", request.method, request.url.path, exc_info=error)
    return _respond(Problem("state", "Something went wrong on the server."), 500)


# --- around the routes ------------------------------------------------------------------


def _guarded(app: ASGIApp, configuration: Configuration) -> ASGIApp:
    """Rates and origins are looked at before anything else is."""
    limits = configuration.limits
    addresses = Addresses(limits.requests_per_second, limits.request_burst)

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        address = address_of(scope, trust_proxy=configuration.trust_proxy)
        known = is_known_host(scope, configuration.hosts)
        if scope["type"] == ScopeType.WEBSOCKET:
            if known and addresses.take(address):
                await app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        refusal: Refusal | None = None
        if scope["path"] not in UNLIMITED and not addresses.take(address):
            refusal = Refusal("limit", "too-fast")
        elif not known or (
            scope["method"] not in ("GET", "HEAD", "OPTIONS")
            and not is_own_origin(scope, configuration.origins)
        ):
            refusal = Refusal("seat", "other-origin")
        if refusal is None:
            await app(scope, receive, send)
        else:
            await _send_refusal(scope, send, refusal)

    return guarded


async def _send_refusal(scope: Scope, send: Send, refusal: Refusal) -> None:
    language = header(scope, b"accept-language")[:2]
    language = language if language in ("de", "nl") else "en"
    body = msgspec.json.encode(refusal.as_problem(language))
    headers = [(b"content-type", JSON), (b"content-length", str(len(body)).encode())]
    await send(
        {
            "type": "http.response.start",
            "status": STATUS[refusal.check],
            "headers": headers,
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _under(app: ASGIApp, root_path: str) -> ASGIApp:
    """A proxy may leave the sub-path in or take it off: both work."""
    prefix = root_path.rstrip("/")
    if not prefix:
        return app

    async def stripped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path == prefix or path.startswith(prefix + "/"):
                scope["path"] = path[len(prefix) :] or "/"
                scope["raw_path"] = scope["path"].encode()
        await app(scope, receive, send)

    return stripped
