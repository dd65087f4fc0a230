"""Tables for conformance tests: set up in a line, played in words.

A test says where everything is, what is done, and what must then be so:

    table = at("saga", "0 $500 @go", "1 $500 @go", "deeds 1: dantooine")
    table.do("roll 1 1")
"""

import re
from collections.abc import Iterable

import pytest

from freehold import Decision, Event, Table
from freehold.batch.laws import LAWS, play_lawfully
from freehold.bots.companion import player_called
from freehold.editions import load
from freehold.errors import IllegalActionError
from freehold.notation.actions import read_action
from freehold.record import blank
from freehold.rules.legality import refusal
from freehold.rules.rent import lot_rent
from freehold.sets import is_in
from freehold.statistics.records import RESULT
from freehold.table import Told
from freehold.vocabulary import Reason


def at(edition: str, *sections: str, **settings: object) -> Table:
    """A table in a position; settings as keywords (`free_parking_pot=True`).

    `edition` may name a form: ``clone-wars/short``.  Seat 0 is on turn unless a
    section says otherwise (``turn 5 seat 1``).  Chance is given by hand, so a
    test names every throw and card: ``table.do("roll 3 4; draw to-go")``.
    """
    if edition == "planetopoly":
        # Every turn is passed on by hand, so that a test can say where one ends.
        settings.setdefault("ask_end_of_turn", True)
    changed = [f"{name.replace('_', '-')}={str(value).lower()}" for name, value in settings.items()]
    header = " ".join([edition, *changed])
    return Table.from_position(" | ".join([header, *sections]), chance="hand", seed=1)


def cash(table: Table) -> list[int]:
    """The cash of every seat."""
    return [seat.cash for seat in table.seats]


def names(told: Iterable[Told]) -> list[str]:
    """The names of events, in order."""
    return [event.name for event in told]


def only(told: Iterable[Told], event: Event) -> list[Told]:
    """The events of one kind."""
    return [item for item in told if item.event == event]


def index(table: Table, space: str) -> int:
    """The number of a space."""
    return table.spec.space_ids.index(space)


def owner(table: Table, space: str) -> int:
    """Who owns a deed; -1 is the bank."""
    return table.game.owner[index(table, space)]


def level(table: Table, space: str) -> int:
    """What stands on a lot: 0 to 4 houses, 5 for a hotel."""
    return table.game.buildings[index(table, space)]


def is_mortgaged(table: Table, space: str) -> bool:
    """Whether a deed is mortgaged."""
    return is_in(table.game.mortgaged, index(table, space))


def rent(table: Table, space: str) -> int:
    """What landing on a lot costs now."""
    return lot_rent(table.edition, table.game, index(table, space))


def words(table: Table) -> set[str]:
    """The words of all legal actions."""
    return {choice.words for choice in table.choices()}


EDITIONS = ("clone-wars", "saga", "episode-2", "fallout")
"""The editions on the classic board: every space has its number, price and rent in all four."""


def space(edition: str, number: int) -> str:
    """The id of a space by its number, counted from GO."""
    return load(edition).space_ids[number]


def taken_in(table: Table) -> int:
    """The bank's ledger: what it has taken in, less what it has paid out."""
    return table.game.bank


def jailed(table: Table) -> list[int]:
    """The seats in jail."""
    return [seat.number for seat in table.seats if seat.in_jail]


def deeds(edition: str, numbers: str) -> str:
    """Deeds of a position by their numbers: ``1+2 3* 5`` as ``dantooine+2 kessel* …``.

    `edition` may name a form, as for `at`.
    """
    name = edition.partition("/")[0]
    parts = [re.fullmatch(r"(\d+)(.*)", word) for word in numbers.split()]
    return " ".join(f"{space(name, int(part[1]))}{part[2]}" for part in parts if part)


def spell(edition: str, text: str) -> str:
    """Words with every ``#12`` replaced by the id of that space in an edition."""
    name = edition.partition("/")[0]
    return re.sub(r"#(\d+)", lambda found: space(name, int(found[1])), text)


def on_board(edition: str, *sections: str, **settings: object) -> Table:
    """`at`, with spaces by number: ``"0 $500 @#10", "deeds 1: #1+2 #3+2"``."""
    return at(edition, *(spell(edition, section) for section in sections), **settings)


def play(table: Table, text: str, seat: int | None = None) -> list[Told]:
    """`table.do`, with spaces by number: ``"roll 1 2; build #6"``."""
    return table.do(spell(table.spec.id, text), seat=seat)


def numbers_of(table: Table, seat: int) -> list[int]:
    """The numbers of the spaces whose deeds a seat owns."""
    return [index(table, deed) for deed in table.seats[seat].deeds]


def levels(table: Table, *numbers: int) -> list[int]:
    """What stands on some lots, by number: 0 to 4 houses, 5 for a hotel."""
    return [table.game.buildings[number] for number in numbers]


def in_the_bank(table: Table) -> tuple[int, int]:
    """The houses and hotels that the bank has left."""
    return table.game.houses, table.game.hotels


def refused(table: Table, text: str, because: str, seat: int | None = None) -> None:
    """An action is refused with these words (a pattern), and nothing changes."""
    before = table.position
    with pytest.raises(IllegalActionError, match=because):
        play(table, text, seat)
    assert table.position == before


HOUSES_ON_CHEAP_LOTS = {
    30: "#1+4 #3+4 #6+4 #8+4 #9+4 #11+4 #13+3 #14+3",
    31: "#1+4 #3+4 #6+4 #8+4 #9+4 #11+4 #13+4 #14+3",
    32: "#1+4 #3+4 #6+4 #8+4 #9+4 #11+4 #13+4 #14+4",
}
"""So many houses on the lots of a seat that has no cash to build more."""


def short_of_houses(
    edition: str, houses_out: int = 31, first: str = "$1000", second: str = "$1000"
) -> Table:
    """Seat 0 has the orange group (100 a house), seat 1 the red (150), seat 2 nearly all houses."""
    return on_board(
        edition,
        f"0 {first} @go",
        f"1 {second} @go",
        "2 $0 @go",
        f"deeds 0: #16 #18 #19, 1: #21 #23 #24, 2: {HOUSES_ON_CHEAP_LOTS[houses_out]}",
    )


RIVAL = "1 asajj-ventress $1000 @go"
"""The other seat of a mission, on the Dark Side."""


def on_mission(
    pips: int, *sections: str, figure: str = "anakin", money: int = 1000, **settings: object
) -> Table:
    """Seat 0 has rolled a six and `pips`, rests on Free Parking and went on the mission.

    Anakin goes on those of the Light Side, General Grievous on those of the Dark.
    Without further sections there is one rival, with 1000 and no property.
    """
    start = space("clone-wars", 14 - pips)
    sections = sections or (RIVAL,)
    table = at("clone-wars/special", f"0 {figure} ${money} @{start}", *sections, **settings)
    table.do(f"roll {pips} 6; use")
    return table


def after_double(pips: int, *sections: str, cash: int = 500, **settings: object) -> Table:
    """Seat 0 of Saga has rolled a double onto Free Parking and is asked about its power."""
    seat = f"0 ${cash} @#{20 - 2 * pips}"
    table = on_board("saga/special", seat, *sections, **settings)
    table.do(f"roll {pips} {pips}")
    assert table.decision == Decision.SPECIAL
    return table


# --- the Force (episode-2/special) ---------------------------------------------


def with_force(*sections: str, **settings: object) -> Table:
    """`at` in Episode II with the Force; ``tokens LIGHT DARK`` says where the tokens are."""
    return at("episode-2/special", *sections, **settings)


def force_tokens(table: Table) -> tuple[str, str]:
    """Where the Light token and the Dark token are."""
    light, dark = table.game.token_at
    return table.spec.space_ids[light], table.spec.space_ids[dark]


def fights(table: Table, told: Iterable[Told]) -> list[tuple[int, str, str]]:
    """The fights that began: who, against which token, and where."""
    return [
        (event.seat, ("light", "dark")[event.other], table.spec.space_ids[event.space])
        for event in only(told, Event.FIGHT_OPENED)
    ]


def waits(table: Table) -> tuple[Decision, int | str]:
    """What the game waits for, and from whom."""
    return table.decision, table.actor


def power_asked(table: Table) -> str:
    """The power that the table asks about, by its id."""
    assert table.decision == Decision.SPECIAL
    row: int = table.game.agenda_extra[table.game.n_agenda - 1]
    return table.spec.specials[row].id


# --- Planetopoly ---------------------------------------------------------------


def debts(table: Table) -> list[int]:
    """What every seat owes the bank."""
    return [table.game.debt[seat.number] for seat in table.seats]


def out(table: Table) -> list[int]:
    """The seats that have lost."""
    return [seat.number for seat in table.seats if seat.bankrupt]


def against(table: Table, action: str) -> tuple[Reason, int] | None:
    """The reason against an action and the number that it is told with; None if it is allowed."""
    code = refusal(table.edition, table.game, read_action(table.spec, table.game, action))
    return (Reason(code >> 24), (code & 0xFFFFFF) - 1) if code else None


def against_space(table: Table, action: str) -> tuple[Reason, str] | None:
    """`against`, with the id of the space that the reason is told with."""
    found = against(table, action)
    return (found[0], table.spec.space_ids[found[1]]) if found else None


def twin_of(table: Table) -> Table:
    """The same table, from its position line."""
    return Table.from_position(table.position, chance="hand", seed=1)


# --- refusals by their reason ----------------------------------------------------


def refused_for(table: Table, text: str, reason: Reason) -> int:
    """An action is refused for this reason, and nothing changes.

    Returns what the refusal is told with: the number of a space, or an amount.
    """
    before = table.position
    with pytest.raises(IllegalActionError) as caught:
        table.do(text)
    assert Reason(caught.value.code >> 24) == reason
    assert table.position == before
    return (caught.value.code & 0xFFFFFF) - 1


def law_broken_by_chance_play(table: Table) -> str:
    """Play on with players at random; the first law that is broken, in words."""
    player = player_called(table.edition, "random")
    return LAWS[play_lawfully(table.edition, table.game, [player], blank(RESULT), 1_000_000)]
