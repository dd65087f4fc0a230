"""What handlers read from a request: the hall, the language, the tokens."""

from typing import Any

from litestar import Request

from freehold.server.hall import Hall
from freehold.server.protocol.basics import Language
from freehold.words.catalogue import LANGUAGES

AnyRequest = Request[Any, Any, Any]


def hall_of(request: AnyRequest) -> Hall:
    """The hall of the server."""
    return request.app.state.hall


def language_of(request: AnyRequest, wished: Language | None = None) -> str:
    """The language that is asked for in the query, or else by the browser."""
    if wished is not None:
        return wished
    asked = request.query_params.get("language")
    if asked in LANGUAGES:
        return str(asked)
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def tokens_of(request: AnyRequest) -> list[str]:
    """The bearer tokens of a request; several are parted by commas."""
    kind, _, rest = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token.strip() for token in rest.split(",") if token.strip()]
