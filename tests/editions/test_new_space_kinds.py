"""What Planetopoly brought is open to every edition: spaces, cards and settings.

A copy of Saga gets a risk space for its Free Parking, a second jail for its "go to
jail", and new cards; or Saga itself is played with some of the new settings.
"""

import shutil
from pathlib import Path

import pytest

from freehold import Decision, Event, Table
from freehold.editions import check, load, pack
from freehold.vocabulary import Reason
from tests.tables import at, cash, jailed, names, only, refused_for, words

NEW_SPACES = {
    'kind = "free-parking"': 'kind = "risk"\nfactor = 10\ndouble-factor = 25',
    'kind = "go-to-jail"': 'kind = "jail"',
}
NEW_CARDS = {
    'id = "receive-200-a"\neffect = "receive"\namount = 200': (
        'id = "receive-200-a"\neffect = "miss-turn"'
    ),
    'id = "receive-200-b"\neffect = "receive"\namount = 200': (
        'id = "receive-200-b"\neffect = "roll-again"'
    ),
    'id = "receive-50"\neffect = "receive"\namount = 50': (
        'id = "receive-50"\neffect = "opposite"'
    ),
}
MISS_TURN, ROLL_AGAIN, OPPOSITE = "receive-200-a", "receive-200-b", "receive-50"
"""The ids stay as they are, so that the words of the edition need no change."""

SECOND_JAIL = "go-to-jail"
RISK = "free-parking"


def replaced(file: Path, changes: dict[str, str]) -> None:
    """Rewrite parts of a file, each of which has to be there."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{old!r} is not in {file.name}"
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of Saga with a risk space, two jails and three new cards."""
    copy = tmp_path / "our-saga"
    shutil.copytree(load("saga").folder, copy)
    replaced(copy / "spaces.toml", NEW_SPACES)
    replaced(copy / "cards.toml", NEW_CARDS)
    return copy


def on(folder: Path, *sections: str, settings: str = "") -> Table:
    """A table of an edition of one's own in a position."""
    line = " | ".join([f"saga {settings}".strip(), *sections])
    return Table.from_position(line, chance="hand", seed=1, edition=folder)


# --- an edition folder ---------------------------------------------------------


def test_a_folder_with_a_risk_space_two_jails_and_the_new_cards_is_sound(folder: Path) -> None:
    assert check(folder) == []

    record = pack(load(folder))

    nearest = record["nearest_jail"][:40].tolist()
    assert nearest == [10] * 20 + [30] * 20
    assert record["rent"][20][:2].tolist() == [10, 25]


def test_a_position_with_a_missed_turn_reads_back_in_any_edition(folder: Path) -> None:
    table = on(folder, "0 $500 @go ~1", "1 $500 @go", "turn 4 seat 1")

    twin = Table.from_position(table.position, chance="hand", seed=1, edition=folder)

    assert twin.position == table.position
    assert twin.game.misses[0] == 1


# --- the risk space ------------------------------------------------------------


@pytest.mark.rule("PL-4-1")
@pytest.mark.parametrize(
    ("throw", "start", "result"),
    [
        ("1 2", "jedi-2", 10),
        ("2 5", "endor", -30),
        ("3 5", "death-star", -80),
        ("2 4", "kashyyyk", 60),
        ("5 5", "jail", -250),
        ("4 4", "death-star", 200),
    ],
)
def test_a_risk_space_takes_its_factors_from_the_board(
    folder: Path, throw: str, start: str, result: int
) -> None:
    table = on(folder, f"0 $500 @{start}", "1 $500 @go")

    told = table.do(f"roll {throw}")

    assert [event.amount for event in only(told, Event.RISKED)] == [result]
    assert (table.seats[0].at, cash(table)) == (RISK, [500 + result, 500])


def test_a_risk_that_cannot_be_paid_is_an_ordinary_debt_where_there_is_no_credit(
    folder: Path,
) -> None:
    table = on(folder, "0 $200 @jail", "1 $500 @go", "deeds 0: coruscant")

    table.do("roll 5 5")

    assert (table.decision, table.actor) == (Decision.RAISE_CASH, 0)
    table.do("mortgage coruscant")
    assert cash(table) == [150, 500]


def test_a_double_onto_the_risk_space_rolls_again_unless_the_edition_says_otherwise(
    folder: Path,
) -> None:
    seats = ("0 $500 @jail", "1 $500 @go")
    plain = on(folder, *seats)
    lost = on(folder, *seats, settings="double-lost-on-start-risk-cards=true")

    plain.do("roll 5 5")
    lost.do("roll 5 5")

    assert (plain.decision, plain.actor) == (Decision.TURN, 0)
    assert (lost.decision, lost.actor) == (Decision.END_TURN, 0)


# --- two jails -----------------------------------------------------------------


@pytest.mark.rule("F-22")
@pytest.mark.parametrize(
    ("start", "throw", "jail"),
    [("tribute", "1 2", "jail"), ("mustafar", "1 2", SECOND_JAIL), ("jedi-3", "1 2", SECOND_JAIL)],
)
def test_a_card_leads_to_the_nearest_of_two_jails(
    folder: Path, start: str, throw: str, jail: str
) -> None:
    table = on(folder, f"0 $500 @{start}", "1 $500 @go")

    table.do(f"roll {throw}; draw to-jail")

    assert (table.seats[0].at, jailed(table), cash(table)) == (jail, [0], [500, 500])


@pytest.mark.rule("F-22")
def test_in_the_second_jail_the_edition_s_own_jail_rules_hold(folder: Path) -> None:
    table = on(folder, f"0 $500 @{SECOND_JAIL}!1", "1 $500 @go")

    table.do("pay; roll 1 2")

    assert (table.seats[0].at, cash(table)) == ("jedi-3", [450, 500])
    visiting = on(folder, "0 $500 @kamino", "1 $500 @go")
    visiting.do("roll 1 2")
    assert (visiting.seats[0].at, jailed(visiting)) == (SECOND_JAIL, [])


# --- the new cards -------------------------------------------------------------


@pytest.mark.rule("PL-7-1")
def test_a_card_that_misses_a_turn_works_in_another_edition(folder: Path) -> None:
    table = on(folder, "0 $500 @tribute", "1 $500 @go")

    table.do(f"roll 1 2; draw {MISS_TURN}; end")
    told = table.do("roll 1 3; end")

    assert names(told)[-3:] == ["TURN_BEGAN", "MISSED_TURN", "TURN_BEGAN"]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("PL-7-1")
def test_whoever_misses_a_turn_still_does_business_where_that_is_open_off_turn(
    folder: Path,
) -> None:
    table = on(folder, "0 $500 @go ~1", "1 $500 @go", "deeds 0: coruscant", "turn 4 seat 1")

    table.do("mortgage coruscant", seat=0)

    assert cash(table) == [700, 500]


@pytest.mark.rule("PL-7-1", "F-49")
@pytest.mark.parametrize("throw", ["1 2", "1 1"])
def test_a_card_that_rolls_again_works_in_another_edition(folder: Path, throw: str) -> None:
    start = {"1 2": "tribute", "1 1": "super-star-destroyer"}[throw]
    table = on(folder, f"0 $500 @{start}", "1 $500 @go")

    table.do(f"roll {throw}; draw {ROLL_AGAIN}")

    assert (table.decision, table.actor) == (Decision.TURN, 0)
    refused_for(table, "end", Reason.MUST_ROLL)
    table.do("roll 1 2")
    assert (table.seats[0].at, table.decision) == ("jail", Decision.END_TURN)


@pytest.mark.rule("PL-7-2")
@pytest.mark.parametrize(
    ("start", "ends", "decision"),
    [
        ("tribute", "kamino", Decision.BUY),
        ("mustafar", "jedi-1", Decision.END_TURN),
        ("jedi-3", "tatooine", Decision.BUY),
    ],
)
def test_a_card_leads_to_the_opposite_space_without_salary_and_without_a_further_card(
    folder: Path, start: str, ends: str, decision: Decision
) -> None:
    table = on(folder, f"0 $500 @{start}", "1 $500 @go")

    told = table.do(f"roll 1 2; draw {OPPOSITE}")

    assert only(told, Event.SALARY) == []
    assert (table.seats[0].at, cash(table)) == (ends, [500, 500])
    assert (table.decision, table.actor) == (decision, 0)


@pytest.mark.rule("PL-7-2")
def test_the_rent_of_the_opposite_space_is_paid(folder: Path) -> None:
    table = on(folder, "0 $500 @tribute", "1 $500 @go", "deeds 1: kamino")

    table.do(f"roll 1 2; draw {OPPOSITE}")

    assert cash(table) == [478, 522]


@pytest.mark.rule("PL-7-3")
def test_the_double_is_lost_even_if_the_card_leads_away_from_the_event_space(
    folder: Path,
) -> None:
    start = "0 $500 @super-star-destroyer"
    table = on(folder, start, "1 $500 @go", settings="double-lost-on-start-risk-cards=true")

    table.do(f"roll 1 1; draw {OPPOSITE}; decline; pass; pass")

    assert (table.seats[0].at, table.decision) == ("kamino", Decision.END_TURN)


# --- settings of Planetopoly in Saga -------------------------------------------


@pytest.mark.rule("PL-10-1")
@pytest.mark.parametrize(("jails", "at_end"), [(True, "jail"), (False, "dagobah")])
def test_same_double_jails_in_another_edition(*, jails: bool, at_end: str) -> None:
    table = at(
        "saga",
        "0 $500 @tribute",
        "1 $500 @go",
        "turn 3 seat 0 doubles 1 dice 2.2",
        same_double_jails=jails,
    )

    told = table.do("roll 2 2")

    assert table.seats[0].at == at_end
    assert jailed(table) == ([0] if jails else [])
    assert len(only(told, Event.SAME_DOUBLE)) == int(jails)


@pytest.mark.rule("PL-7-4")
def test_deck_reshuffled_in_another_edition() -> None:
    used = "0.1.3.4.5.6.7.8.9.10.11.12.13.14.15"
    seats = ("0 $500 @tribute", "1 $500 @tribute")
    table = at("saga", *seats, f"decks sith 2 {used}", deck_reshuffled=True)
    plain = at("saga", *seats, f"decks sith 2 {used}")

    told = table.do("roll 1 2; draw receive-200-a; end; roll 1 2")
    plain.do("roll 1 2; draw receive-200-a; end")
    in_order = plain.do("roll 1 2")

    assert len(only(told, Event.RESHUFFLED)) == 1
    assert words(table) >= {f"draw {card}" for card in table.spec.card_ids[0]}
    assert [event.amount for event in only(in_order, Event.DREW_CARD)] == [0]


@pytest.mark.rule("PL-7-4")
def test_the_deck_is_shuffled_even_if_the_last_card_is_kept() -> None:
    used = "0.1.2.3.4.5.6.7.8.9.10.11.12.13.14"
    seats = ("0 $500 @tribute", "1 $500 @tribute")
    table = at("saga", *seats, f"decks sith 15 {used}", deck_reshuffled=True)

    told = table.do("roll 1 2; draw leave-jail")

    assert names(told)[-2:] == ["DREW_CARD", "RESHUFFLED"]
    table.do("end; roll 1 2")
    assert table.decision == Decision.DRAW_CARD
    cards = set(table.spec.card_ids[0]) - {"leave-jail"}
    assert words(table) == {f"draw {card}" for card in cards}


@pytest.mark.rule("PL-7-4", "CARD-2")
def test_a_kept_card_that_comes_back_waits_for_the_next_shuffle_and_is_not_lost() -> None:
    used = "0.1.3.4.5.6.7.8.9.10.11.12.13.14"
    seats = ("0 $500 @jail!1", "1 $500 @tribute")
    table = at("saga", *seats, f"decks sith 2 {used}", "jail-cards 1=0", deck_reshuffled=True)

    table.do("use-card; roll 1 2; decline; pass; pass; end")
    told = table.do("roll 1 2; draw receive-200-a")

    assert len(only(told, Event.RESHUFFLED)) == 1
    assert table.game.deck_left[0] == (1 << 16) - 1


@pytest.mark.rule("PL-10-3")
def test_jail_by_fee_only_in_another_edition() -> None:
    seats = ("0 $500 @jail!0", "1 $500 @go", "turn 3 seat 1")
    table = at("saga", *seats, jail_by_fee_only=True, no_auctions=True)

    for throw in ("1 3", "2 4", "4 6"):
        table.do(f"roll {throw}; end")
        assert {"pay", "stay"} <= words(table)
        refused_for(table, "roll 3 3", Reason.PAY_OR_STAY)
        table.do("stay")
    table.do("roll 1 2; decline; end")

    assert (jailed(table), cash(table)[0]) == ([], 500)
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("PL-10-3")
def test_jail_by_fee_only_keeps_the_edition_s_own_fine_and_its_cards() -> None:
    seats = ("0 $500 @jail!2", "1 $500 @go")
    paying = at("saga", *seats, jail_by_fee_only=True)
    playing = at("saga", *seats, "jail-cards 1=0", jail_by_fee_only=True)

    paying.do("pay; roll 1 2")
    playing.do("use-card; roll 1 2")

    assert [t.seats[0].at for t in (paying, playing)] == ["endor", "endor"]
    assert [cash(t)[0] for t in (paying, playing)] == [450, 500]


@pytest.mark.rule("PL-10-3")
def test_jail_by_fee_only_goes_by_the_edition_s_number_of_turns() -> None:
    settings = {"jail_by_fee_only": True, "jail_turns": 1}
    table = at("saga", "0 $500 @jail!1", "1 $500 @go", **settings)

    table.do("stay; roll 1 3; end")

    assert (jailed(table), table.actor) == ([], 0)


@pytest.mark.rule("PL-3-3", "PL-7-3")
@pytest.mark.parametrize(
    ("start", "card", "ends"),
    [
        ("cato-neimoidia", "", "go"),
        ("go", "", "hoth"),
        ("dantooine", "; draw receive-200-a", "sith-1"),
    ],
)
@pytest.mark.parametrize("lost", [True, False])
def test_double_lost_on_start_risk_cards_in_another_edition(
    *, start: str, card: str, ends: str, lost: bool
) -> None:
    seats = (f"0 $0 @{start}", "1 $500 @go")
    table = at("saga", *seats, double_lost_on_start_risk_cards=lost, no_auctions=True)

    table.do(f"roll 3 3{card}")

    again = not lost or ends == "hoth"
    assert table.seats[0].at == ends
    assert table.decision == (Decision.TURN if again else Decision.END_TURN)
