"""A position as one line of text, and back.

::

    clone-wars | 0 anakin $1500 @go | 1 captain-rex $1240 @jail!2 | 0: ruusan rugosa*

Sections are separated by bars.  The first names the edition, its form and what
was changed at the table; then come the seats, the deeds of each seat (``+3``
houses, ``+hotel``, ``*`` mortgaged), and whatever differs from a fresh game.
Everything but the edition and the seats may be left out.
"""

from typing import Any

from freehold.editions.spec import EditionSpec
from freehold.errors import NotationError
from freehold.notation.draft import Draft
from freehold.notation.sections import READERS, WRITERS
from freehold.notation.under_way import (
    SETTING_UP,
    agenda_problems,
    decision_problems,
    phases,
)
from freehold.record import blank
from freehold.rules.agenda import ask, push
from freehold.rules.flow import run
from freehold.rules.force import next_deed
from freehold.rules.groups import has_hotel, is_plot
from freehold.rules.setup import lay_out
from freehold.soundness import problems
from freehold.state import GAME
from freehold.vocabulary import HOTEL, NOBODY, Decision, Phase

BAR = " | "
MOST_MONEY = 1_000_000_000
"""More than any game sees, and little enough for every sum to fit."""


def write_position(spec: EditionSpec, header: str, edition: Any, game: Any) -> str:
    """The canonical line of a position; `header` names the edition and its settings."""
    draft = Draft(spec, edition, game)
    sections = [header]
    for writer in WRITERS:
        sections += writer(draft)
    return BAR.join(sections)


def split_position(text: str) -> tuple[str, list[str]]:
    """The header and the other sections of a line."""
    if not text.strip() or "\n" in text.strip():
        raise NotationError("a position is one line of text")
    header, *sections = (section.strip() for section in text.strip().split("|"))
    return header, sections


def read_position(spec: EditionSpec, edition: Any, sections: list[str]) -> Any:
    """The game that a line describes; refused with a reason if it is unsound."""
    draft = Draft(spec, edition, blank(GAME))
    lay_out(edition, draft.game)
    _rest_tokens(edition, draft.game)
    seen: set[str] = set()
    for section in sections:
        keyword = _keyword(section)
        if keyword in seen and section.startswith(keyword) and not keyword.isdecimal():
            raise NotationError(f'"{keyword}" stands twice in the position')
        seen.add(keyword)
        READERS[keyword if keyword in READERS else "seat"](draft, section)
    return _finish(draft)


def _keyword(section: str) -> str:
    word = section.split(" ", maxsplit=1)[0]
    if word in READERS or word.isdecimal():
        return word
    if word.endswith(":") and word[:-1].isdecimal():
        return "deeds"
    raise NotationError(f'"{section}" is not a part of a position')


def _rest_tokens(edition: Any, game: Any) -> None:
    """E2-F-3: a token rests on spaces that can be bought, and need not be named."""
    if edition.force:
        for token in range(2):
            game.token_at[token] = next_deed(edition, game.token_at[token])


def _finish(draft: Draft) -> Any:
    edition, game, spec = draft.edition, draft.game, draft.spec
    lowest, highest = spec.players
    if not lowest <= game.n_seats <= highest:
        raise NotationError(f"{spec.id} is played by {lowest} to {highest}, not by {game.n_seats}")
    if sum(game.cash[: game.n_seats]) + game.pot > MOST_MONEY:
        raise NotationError(f"there is more money on the table than {MOST_MONEY}")
    _give_figures(edition, game)
    _give_arrivals(draft)
    _count_the_bank(edition, game)
    if not draft.has_agenda:
        push(game, Phase.TURN, NOBODY, NOBODY, -1, 0, 0)
    if not any(phase in SETTING_UP for phase in phases(game)):
        _begin_somewhere(game)
    _refuse([*problems(edition, game, spec.space_ids), *agenda_problems(edition, game)])
    if draft.has_waits:
        _refuse(list(decision_problems(edition, game)))
    else:
        ask(game, NOBODY, Decision.NONE, NOBODY)
        run(edition, game)
        game.n_told = 0
    return game


def _begin_somewhere(game: Any) -> None:
    """What a hand-made position leaves out: it is seat 0's first turn."""
    if game.first_seat == NOBODY:
        game.first_seat = 0
    if game.turn_seat == NOBODY:
        game.turn_seat = game.first_seat
    game.turns = max(game.turns, 1)


def _refuse(broken: list[str]) -> None:
    if broken:
        raise NotationError("this position cannot be: " + "; ".join(broken))


def _give_figures(edition: Any, game: Any) -> None:
    """Seats whose figure is not named take the free ones in order."""
    for seat in range(game.n_seats):
        if game.figure[seat] == -2:
            taken = game.figure[: game.n_seats]
            game.figure[seat] = next(f for f in range(edition.n_figures) if f not in taken)


def _give_arrivals(draft: Draft) -> None:
    """PL-8-2: unless it is said otherwise, they came in the order of the seats."""
    game = draft.game
    if draft.edition.remote_purchases and not any(game.arrival):
        for seat in range(game.n_seats):
            game.arrival[seat] = seat


def _count_the_bank(edition: Any, game: Any) -> None:
    """The bank has whatever is not on the board and in the seats' hands."""
    lots = [space for space in range(edition.n_spaces) if not is_plot(edition, space)]
    hotels = sum(has_hotel(edition, game, space) for space in lots)
    levels = sum(game.buildings[space] for space in lots)
    game.hotels = edition.hotels - hotels
    game.houses = edition.houses - (levels - HOTEL * hotels)
    game.bank = -sum(game.cash[: game.n_seats]) - game.pot
    for i in range(edition.n_free_cards):
        deck, card = edition.free_card_deck[i], edition.free_card_card[i]
        if game.free_card_holder[i] != NOBODY and game.deck_left[deck] >> card & 1:
            game.deck_left[deck] -= 1 << card
