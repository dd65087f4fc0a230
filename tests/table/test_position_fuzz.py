"""Positions that nobody would write: refused politely, never a crash and never a hang."""

import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freehold import Decision, FreeholdError, Table
from freehold.bots.random_player import random_action
from freehold.editions import EditionError, SettingError
from freehold.errors import NotationError
from freehold.notation import position as notation
from freehold.rules.flow import run_phase
from freehold.vocabulary import Phase

POLITE = (FreeholdError, EditionError, SettingError)

FORMS = [
    ("clone-wars", "standard"),
    ("clone-wars", "timed"),
    ("saga", "standard"),
    ("episode-2", "short"),
    ("fallout", "short"),
]

TWO = "0 $500 @go | 1 $500 @go"
NUMBERS = [-3, -2, -1, 0, 1, 2, 5, 7, 9, 39, 40, 99, 127, 128, 2**31 - 1, 2**40]


def bounded_run(edition: Any, game: Any) -> None:
    """`flow.run` that fails where the real one would never come to an end."""
    for _ in range(2000):
        if game.decision != Decision.NONE:
            return
        run_phase(edition, game)
    raise AssertionError("this position never comes to a decision")


@pytest.fixture(autouse=True, scope="module")
def no_hanging():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(notation, "run", bounded_run)
        yield


def corpus() -> list[str]:
    """Positions of all kinds, reached by random play."""
    found: list[str] = []
    for seed, (edition, form) in enumerate(FORMS):
        table = Table(edition, 2 + seed % 3, form=form, seed=seed)
        for _ in range(250):
            if table.is_over:
                break
            table.do(random_action(table.edition, table.game))
            found.append(table.position)
    return found


CORPUS = corpus()
UNDER_WAY = [line for line in CORPUS if " | agenda " in line]
SECTIONS = sorted({section for line in CORPUS for section in line.split(" | ")})
WORDS = sorted({word for line in CORPUS for word in line.split()})


def read(text: str) -> Table:
    return Table.from_position(text, chance="hand", seed=1)


def accepted_or_refused(line: str) -> None:
    """Whatever is accepted can be looked at and written; whatever is not is refused politely."""
    try:
        table = read(line)
    except POLITE:
        return
    table.choices()
    assert read(table.position).position == table.position


def change_a_number(text: str, rng: random.Random) -> str:
    places = list(re.finditer(r"-?\d+", text))
    if not places:
        return text
    place = rng.choice(places)
    return f"{text[: place.start()]}{rng.choice(NUMBERS)}{text[place.end() :]}"


def mutated(line: str, rng: random.Random) -> str:
    """The line with a character, a word, a number or a section changed."""
    words, sections = line.split(" "), line.split(" | ")
    at = rng.randrange(len(line))
    kind = rng.randrange(8)
    if kind == 0:
        return line[:at] + rng.choice("09-$@!*+~.:|,; ax=#\t٣") + line[at:]
    if kind == 1:
        return line[:at] + line[at + 1 :]
    if kind == 2:
        words[rng.randrange(len(words))] = rng.choice(WORDS)
        return " ".join(words)
    if kind == 3:
        rng.shuffle(sections)
    elif kind == 4:
        del sections[rng.randrange(len(sections))]
    elif kind == 5:
        sections.insert(rng.randrange(len(sections) + 1), rng.choice(SECTIONS))
    elif kind == 6:
        return line[:at]
    else:
        return change_a_number(line, rng)
    return " | ".join(sections)


def mutated_agenda(line: str, rng: random.Random) -> str:
    """The line with something changed in what is still to be done."""
    sections = line.split(" | ")
    i = next(i for i, section in enumerate(sections) if section.startswith("agenda "))
    entries = sections[i].split()[1:]
    at = rng.randrange(len(entries))
    kind = rng.randrange(4)
    if kind == 0:
        phase = rng.choice(list(Phase)).name.lower().replace("_", "-")
        entries[at] = f"{phase}:{entries[at].partition(':')[2]}"
    elif kind == 1:
        del entries[at]
    elif kind == 2:
        entries.insert(at, rng.choice(entries))
    else:
        phase, _, values = entries[at].partition(":")
        entries[at] = f"{phase}:{change_a_number(values, rng)}"
    sections[i] = " ".join(["agenda", *entries])
    if rng.random() < 0.5:
        sections = [section for section in sections if not section.startswith("waits ")]
    return " | ".join(sections)


@settings(max_examples=400)
@given(line=st.sampled_from(CORPUS), rng=st.randoms(use_true_random=False), times=st.integers(1, 3))
def test_a_mutated_position_is_refused_politely_or_is_a_position(line, rng, times):
    for _ in range(times):
        line = mutated(line, rng) or "x"

    accepted_or_refused(line)


@settings(max_examples=400)
@given(line=st.sampled_from(UNDER_WAY), rng=st.randoms(use_true_random=False))
def test_a_mutated_agenda_is_refused_politely_or_is_a_position(line, rng):
    line = mutated_agenda(line, rng)

    accepted_or_refused(line)


@settings(max_examples=200)
@given(st.text())
def test_any_other_text_is_refused_politely(text):
    with pytest.raises(POLITE):
        read(text)


@pytest.mark.parametrize(
    "agenda",
    [
        "turn:-1.-1.-1.0.0 buy:40.1.-1.0.0",  # no such seat
        "turn:-1.-1.-1.0.0 buy:0.-1.-1.0.0",  # no space to buy
        "turn:-1.-1.-1.0.0 buy:0.-1.0.0.0",  # GO cannot be bought
        "turn:-1.-1.-1.0.0 offer:0.99.-1.0.0",  # no such partner
        "turn:-1.-1.-1.0.0 business:127.-1.-1.0.0",
        "turn:-1.-1.-1.0.0 after-roll:127.-1.-1.0.0",
        "turn:-1.-1.-1.0.0 draw-card:0.-1.-1.0.9",  # no such deck
        "turn:-1.-1.-1.0.0 auction:-1.99.39.0.0",
        "turn:-1.-1.-1.0.0 pay-each:39.1.-1.10.0",
        "turn:-1.-1.-1.0.0 collect-each:-1.0.-1.10.0",  # would go round for ever
        "debt:-1.-1.-1.0.0",  # no turn below it
        "passed-mortgages:0.-1.-1.0.0",
        "none:-1.-1.-1.0.0",
    ],
)
def test_an_agenda_that_cannot_be_is_refused(agenda):
    with pytest.raises(NotationError):
        read(f"saga | {TWO} | turn 3 seat 0 first 0 | agenda {agenda}")


@pytest.mark.parametrize(
    "waits",
    [
        "waits bid 0",
        "waits turn 1",
        "waits turn chance",
        "waits raise-cash 0",
        "waits game-over nobody",
    ],
)
def test_a_decision_that_nothing_asks_for_is_refused(waits):
    with pytest.raises(NotationError):
        read(f"saga | {TWO} | turn 3 seat 0 first 0 | {waits}")


@pytest.mark.parametrize("line", ["saga | 0 out @go | 1 out @go", "saga | 0 $5 @go | 1 out @go"])
def test_a_game_with_fewer_than_two_seats_left_and_no_winner_is_refused(line):
    with pytest.raises(NotationError):
        read(line)


@pytest.mark.parametrize(
    "seat", ["0 $5 $6 @go", "0 yoda leia $5 @go", "0 $5 @go @hoth", "0 $5 @go out out"]
)
def test_a_seat_that_says_something_twice_is_refused(seat):
    with pytest.raises(NotationError):
        read(f"saga | {seat} | 1 $5 @go | 2 $5 @go")


def test_more_cash_than_the_ledger_can_hold_is_refused():
    with pytest.raises(NotationError):
        read("saga | 0 $2147483647 @go | 1 $2147483647 @go")
