"""The HTTP API of editions: all that does not change."""

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from freehold.server.edition_view import edition_in, editions_in, rules_in
from freehold.server.protocol.basics import Language
from freehold.server.protocol.editions import EditionCard, EditionInfo, EditionRules
from freehold.server.requests import AnyRequest, language_of
from freehold.words.catalogue import HERE

EditionId = Annotated[str, Parameter(max_length=60, description="The id of a built-in edition.")]
FOR_THE_PAGE = ("common", "server", "web")


@get("/api/editions")
async def list_editions(request: AnyRequest, language: Language | None = None) -> list[EditionCard]:
    """The editions, with their players, forms and figures."""
    return editions_in(language_of(request, language))


@get("/api/editions/{edition:str}")
async def show_edition(
    request: AnyRequest, edition: EditionId, language: Language | None = None
) -> EditionInfo:
    """The board, the cards, the figures and every setting of an edition."""
    return edition_in(edition, language_of(request, language))


@get("/api/editions/{edition:str}/rules")
async def show_rules(
    request: AnyRequest, edition: EditionId, language: Language | None = None
) -> EditionRules:
    """The rules of an edition: the book's, rulings and house rules, with their sources."""
    return rules_in(edition, language_of(request, language))


@get("/api/words/{language:str}", media_type="text/plain; charset=utf-8")
async def show_words(language: Language) -> Response[str]:
    """The Fluent catalogues of a page in a language, as one text."""
    files = [HERE / language / f"{name}.ftl" for name in FOR_THE_PAGE]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    return Response(text, media_type="text/plain; charset=utf-8")


HANDLERS = [list_editions, show_edition, show_rules, show_words]
