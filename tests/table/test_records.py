"""Records: a game as text that plays again, and what is refused."""

import random
import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freehold import Table
from freehold.bots.random_player import random_action
from freehold.errors import RecordError
from freehold.records import replay

FORMS = [
    ("clone-wars", "standard"),
    ("clone-wars", "short"),
    ("clone-wars", "timed"),
    ("saga", "standard"),
    ("episode-2", "standard"),
    ("episode-2", "short"),
    ("fallout", "standard"),
    ("fallout", "short"),
]


def played(table: Table, actions: int) -> Table:
    """The table after so many actions of random players."""
    while not table.is_over and len(table.done) < actions:
        table.do(random_action(table.edition, table.game))
    return table


@cache
def short_record() -> tuple[str, list[str]]:
    """A record of a few turns, and the words of its actions."""
    table = played(Table("clone-wars", ["Ann", "Bob"], form="short", seed=3), 45)
    return table.record(), [done.words for done in table.done]


def body_of(record: str) -> list[str]:
    """The lines of the actions."""
    lines = record.splitlines()
    first, last = (i for i, line in enumerate(lines) if line == "---")
    return lines[first + 1 : last]


def taken_apart(record: str) -> list[tuple[int, int, str]]:
    """(line, place in it, words) of everything that the lines of a record say."""
    found: list[tuple[int, int, str]] = []
    for number, line in enumerate(body_of(record)):
        said = line.partition(" ")[2].rpartition(" #")[0].split("; ")
        found += [(number, place, words) for place, words in enumerate(said)]
    return found


def with_line(record: str, number: int, change) -> str:
    """The record with what one of its lines says changed; its check characters stay."""
    body = body_of(record)
    head, _, rest = body[number].partition(" ")
    said, _, checks = rest.rpartition(" #")
    new = f"{head} {'; '.join(change(said.split('; ')))} #{checks}"
    return record.replace(body[number] + "\n", new + "\n")


def numbers_of_said(record: str, actions: list[str]) -> list[int]:
    """The number of the action that each thing said begins with; `roll 3 4` may be two."""
    numbers: list[int] = []
    at = 0
    for _, _, words in taken_apart(record):
        numbers.append(at + 1)
        both = actions[at] == "roll" and at + 1 < len(actions) and actions[at + 1] == words
        at += 2 if both else 1
    assert at == len(actions)
    return numbers


def other_dice(words: str) -> str:
    first, second = words.split()[1:]
    return f"roll {int(first) % 6 + 1} {second}"


# --- round trips ---------------------------------------------------------------


@pytest.mark.parametrize(("edition", "form"), FORMS)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_a_record_plays_again_to_the_same_end(edition, form, seats, seed):
    table = played(Table(edition, seats, form=form, seed=seed), 600)

    again = replay(table.record())

    assert again.position == table.position
    assert again.record() == table.record()
    assert [done.words for done in again.done] == [done.words for done in table.done]


def test_the_record_of_a_finished_game_names_the_winner():
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0, settings={"turn-limit": 2})

    table.do("roll 1 3; end; roll 4 6; end")
    again = replay(table.record())

    assert "result Bob\n" in table.record()
    assert again.winners == (1,)


def test_the_record_of_a_shared_win_names_everyone_who_won():
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0, settings={"turn-limit": 2})

    table.do("roll 4 6; end; roll 4 6; end")

    assert "result Ann Bob\n" in table.record()
    assert replay(table.record()).winners == (0, 1)


def test_a_game_that_is_not_over_has_a_record_too():
    table = Table("saga", 2, seed=1, first=0)
    table.do("roll 2 4")

    again = replay(table.record())

    assert "result unfinished\n" in table.record()
    assert (again.decision, again.actor) == (table.decision, 0)


def test_a_game_that_has_not_begun_has_a_record_too():
    table = Table("saga", 2, seed=1, first=0)

    assert replay(table.record()).position == table.position


@pytest.mark.parametrize("first", [None, 0, 1])
@pytest.mark.parametrize("choose", [False, True])
def test_figures_and_the_first_seat_are_recorded_however_they_were_settled(first, choose):
    table = Table("saga", ["Ann", "Bob"], seed=9, first=first, choose_figures=choose)
    played(table, 30)

    assert replay(table.record()).position == table.position


def test_settings_are_recorded():
    changed = {"free-parking-pot": True, "rent-on-demand": True, "utility-dice": "thrown-anew"}
    table = played(Table("clone-wars", 3, seed=9, settings=changed), 200)

    again = replay(table.record())

    assert again.settings == table.settings
    assert again.position == table.position


def test_time_called_between_a_roll_and_its_dice_is_recorded():
    table = Table("clone-wars", 2, form="timed", seed=1, first=0, chance="hand")
    table.do("deal ruusan; time-up; deal rugosa; deal rishi; deal antar; roll 4 6; end")

    again = replay(table.record())

    assert again.position == table.position
    assert again.game.time_up == 1


@pytest.mark.parametrize(
    "names",
    [
        ["Ann Marie", "Bob Jones"],
        ["Änne", "東京"],
        ["a:b", "c;d"],
        ["#1", "100 %"],
        ["---", "result"],
        ["line\nbreak", "tab\there"],
        ["🎲", "%20"],
    ],
)
def test_names_with_spaces_and_signs_of_any_kind_come_back(names):
    table = Table("saga", names, seed=1, first=0, settings={"turn-limit": 2})
    table.do("roll 1 3; end; roll 4 6; end")

    again = replay(table.record())

    assert again.names == table.names
    assert again.winners == (1,)


def test_a_record_may_begin_with_a_position():
    line = "saga free-parking-pot=true | 0 yoda $70 @go | 1 leia $500 @hoth | deeds 1: hoth"
    table = Table.from_position(line, names=["Ann B.", "Bob"], seed=4)
    played(table, 60)

    again = replay(table.record())

    assert again.position == table.position
    assert again.names == ["Ann B.", "Bob"]
    assert again.start_position == table.start_position


def test_undone_actions_are_not_recorded():
    table = Table("saga", 2, seed=1, first=0)
    table.do("roll 2 4; buy")
    kept = table.record()

    table.do("end")
    table.undo()

    assert table.record() == kept


# --- doctored ------------------------------------------------------------------


def test_every_action_that_is_replaced_is_found_by_its_number():
    record, actions = short_record()
    parts = taken_apart(record)

    for (line, place, words), number in zip(parts, numbers_of_said(record, actions), strict=True):
        dice = re.fullmatch(r"roll \d \d", words)
        new = other_dice(words) if dice else ("pass" if words != "pass" else "end")
        doctored = with_line(
            record, line, lambda said, at=place, new=new: [*said[:at], new, *said[at + 1 :]]
        )
        with pytest.raises(RecordError) as caught:
            replay(doctored)
        two = dice and actions[number - 1] == "roll"
        assert caught.value.number == (number + 1 if two else number), words


def test_every_legal_action_put_in_the_place_of_another_is_found_by_its_number():
    """A doctored game may be a lawful one, and still it is not the one that was played."""
    record, actions = short_record()
    table = Table("clone-wars", ["Ann", "Bob"], form="short", seed=3, chance="hand")
    parts = taken_apart(record)
    tried = 0

    for (line, place, words), number in zip(parts, numbers_of_said(record, actions), strict=True):
        others = sorted({choice.words for choice in table.choices()} - {words, "roll"})
        if others:
            doctored = with_line(
                record,
                line,
                lambda said, at=place, new=others[0]: [*said[:at], new, *said[at + 1 :]],
            )
            with pytest.raises(RecordError) as caught:
                replay(doctored)
            assert caught.value.number == number, (words, others[0])
            tried += 1
        table.do(words)
    assert tried > 20


def test_every_action_that_is_left_out_is_found_by_its_number():
    record, actions = short_record()
    parts = taken_apart(record)
    alone = {line for line, _, _ in parts if sum(other == line for other, _, _ in parts) == 1}

    for (line, place, words), number in zip(parts, numbers_of_said(record, actions), strict=True):
        if line in alone:
            continue
        doctored = with_line(record, line, lambda said, at=place: [*said[:at], *said[at + 1 :]])
        with pytest.raises(RecordError) as caught:
            replay(doctored)
        assert caught.value.number == number, words


def test_every_action_that_is_put_in_is_found_by_its_number():
    record, actions = short_record()
    parts = taken_apart(record)

    for (line, place, words), number in zip(parts, numbers_of_said(record, actions), strict=True):
        new = "end" if words != "end" else "buy"
        doctored = with_line(
            record, line, lambda said, at=place, new=new: [*said[:at], new, *said[at:]]
        )
        with pytest.raises(RecordError) as caught:
            replay(doctored)
        assert caught.value.number == number, words


def test_every_check_character_that_is_changed_is_found_by_its_number():
    record, _ = short_record()
    number = 0

    for line in body_of(record):
        start = line.rindex("#") + 1
        for at in range(start, len(line), 2):
            number += 1
            new = line[:at] + ("A" if line[at] != "A" else "B") + line[at + 1 :]
            with pytest.raises(RecordError) as caught:
                replay(record.replace(line, new))
            assert caught.value.number == number


def test_an_action_that_the_rules_refuse_is_named_with_the_reason():
    """A forger who mends the check characters as well is stopped by the rules."""
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    table.do("roll 2 4; buy; end")
    honest = table.record()
    table.done[2] = type(table.done[2])(0, table.done[2].action, "build hoth")

    with pytest.raises(RecordError, match="action 3 is wrong: build hoth: cannot build") as caught:
        replay(table.record())

    assert caught.value.number == 3
    assert replay(honest).seats[0].deeds == ("hoth",)


def test_a_doctored_result_is_refused():
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0, settings={"turn-limit": 2})
    table.do("roll 1 3; end; roll 4 6; end")

    with pytest.raises(RecordError, match="the result is Bob, but the record says Ann"):
        replay(table.record().replace("result Bob", "result Ann"))


def test_a_doctored_digest_is_refused():
    record, actions = short_record()

    with pytest.raises(RecordError, match=f"all {len(actions)} actions fit, but they lead to"):
        replay(re.sub("sha256:..", "sha256:zz", record))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats Ann:anakin Bob:obi-wan", "seats Ann:anakin Bob:captain-rex"),
        ("seats Ann:anakin Bob:obi-wan", "seats Ann:anakin Ben:obi-wan"),
        ("clone-wars/short", "clone-wars/short turn-limit=900"),
        ("clone-wars/short", "fallout/short"),
    ],
)
def test_a_doctored_head_is_refused(old, new):
    record, _ = short_record()

    with pytest.raises(RecordError):
        replay(record.replace(old, new, 1))


# --- damaged, and too new ------------------------------------------------------


def test_a_record_of_a_newer_version_is_refused_politely():
    record, _ = short_record()

    with pytest.raises(RecordError, match=r"has format 2, made by a newer Freehold; .* update"):
        replay(record.replace("freehold-record 1", "freehold-record 2"))


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "freehold-record", "freehold-record one", "1 roll"]
)
def test_what_is_no_record_is_refused(text):
    with pytest.raises(RecordError, match="this is not a Freehold record"):
        replay(text)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("clone-wars/short", "clone-war/short", "did you mean"),
        ("clone-wars/short", "clone-wars/blitz", 'no form "blitz"'),
        ("clone-wars/short", "clone-wars/short turn-limt=3", 'no setting "turn-limt"'),
        ("Bob:obi-wan", "Bob:yoda", 'no figure "yoda"'),
        ("Bob:obi-wan", "Ann:obi-wan", "2 to 6, not by 1"),
        ("seats Ann", "sits Ann", "does not name edition and seats"),
    ],
)
def test_a_record_that_cannot_be_set_up_says_why(old, new, reason):
    record, _ = short_record()

    with pytest.raises(RecordError, match=reason):
        replay(record.replace(old, new, 1))


def test_a_record_cut_off_anywhere_is_refused():
    record, _ = short_record()
    whole = record.rstrip()

    for length in range(0, len(whole), 3):
        with pytest.raises(RecordError):
            replay(whole[:length])


def test_a_record_without_one_of_its_lines_is_refused():
    record, _ = short_record()
    lines = record.splitlines()

    for i in range(len(lines)):
        with pytest.raises(RecordError):
            replay("\n".join(lines[:i] + lines[i + 1 :]))


def test_a_finished_game_whose_last_actions_are_missing_is_refused_with_the_next_number():
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0, settings={"turn-limit": 2})
    table.do("roll 1 3; end; roll 4 6; end")
    last = body_of(table.record())[-1]

    with pytest.raises(RecordError, match="the record ends after action 3") as caught:
        replay(table.record().replace(last + "\n", ""))

    assert caught.value.number == 4


@settings(max_examples=150)
@given(rng=st.randoms(use_true_random=False))
def test_a_record_with_any_character_changed_is_refused_or_says_the_same(rng: random.Random):
    record, _ = short_record()
    at = rng.randrange(len(record))
    damaged = record[:at] + rng.choice("0159 ;#:-abz\n\té") + record[at + 1 :]

    try:
        again = replay(damaged)
    except RecordError:
        return

    assert again.record() == record
