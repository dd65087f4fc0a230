"""Pages: the client, the health page, the metrics, and the page of the API."""

import gzip
import hashlib
import html
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.openapi.spec import OpenAPI

from freehold.server.protocol.answers import Health
from freehold.server.protocol.basics import PROTOCOL
from freehold.server.refusals import STATUS, Refusal
from freehold.server.requests import AnyRequest, hall_of, language_of
from freehold.words.catalogue import say

CLIENT = Path(__file__).parent / "client"
"""The built client: made by `python3 dev.py web`, and by the package's build."""

FOREVER = "public, max-age=31536000, immutable"
TOO_SMALL_TO_COMPRESS = 1024
HTML = "text/html; charset=utf-8"


@dataclass(frozen=True)
class File:
    """A file of the client, read once."""

    body: bytes
    zipped: bytes
    kind: str
    tag: str
    is_asset: bool


@cache
def client_files(folder: Path = CLIENT) -> dict[str, File]:
    """All files of the client by their paths; nothing outside the folder can be asked for."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            found[name] = _file(name, path.read_bytes())
    return found


def _file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    zipped = gzip.compress(body, mtime=0) if len(body) > TOO_SMALL_TO_COMPRESS else b""
    return File(body, zipped, kind, tag, name.startswith("assets/"))


NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Freehold</title></head>
<body><h1>Freehold</h1>
<p>The server runs, but its pages are not built yet.
In a checkout <code>python3 dev.py web</code> builds them.</p>
<p><a href="api/docs">The HTTP API</a> · <a href="health">Health</a></p>
</body></html>
"""


def lost_page(refusal: Refusal, language: str, root: str) -> str:
    """For a person who has followed a wrong link: why there is nothing, and where to go."""
    styles = "".join(
        f'<link rel="stylesheet" href="{html.escape(root)}/{name}">'
        for name in client_files()
        if name.endswith(".css")
    )
    body = (
        '<main class="lost"><h1>Freehold</h1>'
        f"<p>{html.escape(refusal.sentence(language))}</p>"
        f'<p><a class="button" href="{html.escape(root)}/">'
        f"{html.escape(say(language, 'web', 'to-start'))}</a></p></main>"
    )
    return _page("Freehold", body, language, styles)


def _page(title: str, body: str, language: str = "en", styles: str = "") -> str:
    """A page without scripts."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{html.escape(title)}</title>{styles}</head><body>{body}</body></html>"
    )


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, path: str = "") -> Response[bytes]:
    """The pages of the client."""
    name = path.strip("/") or "index.html"
    files = client_files()
    if name == "index.html" and name not in files:
        return Response(NOT_BUILT.encode(), media_type=HTML)
    file = files.get(name)
    if file is None:
        refusal = Refusal("unknown", "unknown-page")
        if name.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
            raise refusal
        root = hall_of(request).configuration.root_path.rstrip("/")
        page = lost_page(refusal, language_of(request), root)
        return Response(page.encode(), status_code=STATUS[refusal.check], media_type=HTML)
    headers = {
        "etag": file.tag,
        "cache-control": FOREVER if file.is_asset else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.zipped, "gzip"
    return Response(body, headers=headers, media_type=file.kind)


@get("/health")
async def health(request: AnyRequest) -> Health:
    """Whether the server is well, and how much it has to do."""
    hall = hall_of(request)
    return Health("ok", hall.configuration.version, PROTOCOL, len(hall.rooms), hall.sockets.total())


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """Counters for Prometheus."""
    hall = hall_of(request)
    now: dict[str, int | float] = {
        "live_tables": len(hall.rooms),
        "sockets": hall.sockets.total(),
        "stored_tables": hall.store.count(),
        "store_commits": hall.store.commits,
        "store_writes": hall.store.written,
    }
    return Response(hall.metrics.text(now), media_type="text/plain; version=0.0.4; charset=utf-8")


# --- the page of the API -----------------------------------------------------------------


@get("/api/docs", include_in_schema=False)
async def api_docs(request: AnyRequest) -> Response[str]:
    """The HTTP API on a page without scripts, made from the OpenAPI document."""
    page = _api_page(request.app.openapi_schema)
    return Response(page, media_type=HTML)


def _api_page(schema: OpenAPI) -> str:
    rows: list[str] = []
    for path, item in sorted((schema.paths or {}).items()):
        for method in ("get", "post"):
            operation: Any = getattr(item, method)
            if operation is not None:
                about = html.escape(operation.description or operation.summary or "")
                rows.append(
                    f"<tr><td><code>{method.upper()}</code></td>"
                    f"<td><code>{html.escape(path)}</code></td><td>{about}</td></tr>"
                )
    title = f"{schema.info.title}: the HTTP API"
    body = (
        f"<h1>{html.escape(title)}</h1>"
        f"<p>{html.escape(schema.info.description or '')}</p>"
        '<p>All of it for programs: <a href="openapi/openapi.json">openapi.json</a>.</p>'
        "<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th></tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table>"
    )
    return _page(title, body)


HANDLERS = [client, health, metrics, api_docs]
