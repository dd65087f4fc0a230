"""Dice that can be verified."""

import hashlib
import hmac
from pathlib import Path

import pytest

from freehold.errors import RecordError
from freehold.proof import Dice, verify
from freehold.records import parse, replay, write_record
from freehold.server.match import Match
from freehold.server.protocol.records import ReplayRequest, VerifyRequest
from freehold.server.replaying import replayed, verdict_on
from freehold.server.summary import summary_of
from freehold.table import Table
from freehold.vocabulary import CHANCE
from tests.cli.terminal import run
from tests.server.matches import match_of, play_on


@pytest.fixture(scope="module")
def finished() -> Match:
    return play_on(match_of("clone-wars", 4, "special"))


def doctored(match: Match, change: str) -> str:
    """The record with another last throw: sound as a record, its check characters too."""
    table = Table(
        match.plan.edition,
        {seat.name: figure for seat, figure in zip(match.seats, figures(match), strict=True)},
        form=match.plan.form,
        seed=0,
        chance="hand",
    )
    done = match.playing.done
    throws = [i for i, d in enumerate(done) if d.actor == CHANCE and d.words.startswith("roll ")]
    for i, item in enumerate(done[: throws[20]]):
        del i
        table.do(item.words)
    table.do(change)
    return write_record(table, match.dice.written(), match.dice.revealed())


def figures(match: Match) -> list[str]:
    return [seat.figure or "" for seat in match.playing.seats]


def test_the_commitment_is_the_hash_of_secret_and_salt():
    dice = Dice(b"secret", b"salt")

    assert dice.commitment == hashlib.sha256(b"secretsalt").hexdigest()


def test_a_seed_follows_from_the_secret_the_entropies_and_the_number():
    dice = Dice(b"secret", b"salt", ("aa", "", "bb"))
    message = b"freehold-dice-1\naa\n\nbb\n7"

    digest = hmac.new(b"secret", message, hashlib.sha256).digest()

    assert dice.seed(7) == int.from_bytes(digest[:8], "big") >> 2


def test_the_game_keeps_no_trace_of_the_seed(finished: Match):
    game = finished.playing.game

    assert (game.seed, game.draws) == (0, 0)


def test_other_entropy_gives_other_dice():
    one = play_on(match_of(), 20)
    other = match_of()
    other.dice = Dice(other.dice.secret, other.dice.salt, ("cd" * 16, "ef" * 16))
    play_on(other, 20)

    assert one.record().splitlines()[5:] != other.record().splitlines()[5:]


def test_dice_fall_evenly():
    dice = Dice(b"x" * 32, b"")
    match = match_of()
    counts = [0] * 36
    for k in range(3600):
        table = match.playing
        table.game.decision = 6
        counts[dice.outcome(table.edition, table.game, k) % 64] += 1

    assert 60 < min(counts) <= max(counts) < 145


def test_a_finished_game_is_sound(finished: Match):
    found = verify(finished.record())

    assert found.outcomes == finished.outcomes > 50
    assert found.commitment == finished.dice.commitment
    assert found.table.is_over


def test_a_game_under_way_reveals_nothing():
    match = play_on(match_of(), 10)

    assert match.dice.secret.hex() not in match.record()
    with pytest.raises(RecordError) as refused:
        verify(match.record())
    assert refused.value.reason == "proof-not-revealed"


def test_a_doctored_roll_is_found(finished: Match):
    done = finished.playing.done
    throws = [d.words for d in done if d.actor == CHANCE and d.words.startswith("roll ")]
    other = "roll 1 2" if throws[20] != "roll 1 2" else "roll 2 1"
    record = doctored(finished, other)
    assert replay(record)  # the record itself is in order

    with pytest.raises(RecordError) as refused:
        verify(record)

    assert refused.value.reason == "proof-other-outcome"
    assert refused.value.details["words"] == other
    assert refused.value.details["expected"] == throws[20]


def test_another_secret_is_found(finished: Match):
    record = finished.record().replace(finished.dice.secret.hex(), "00" * 32)

    with pytest.raises(RecordError) as refused:
        verify(record)

    assert refused.value.reason == "proof-other-commitment"


def test_other_entropy_is_found(finished: Match):
    record = finished.record().replace("ab" * 16, "cd" * 16)

    with pytest.raises(RecordError):
        verify(record)


def test_an_ordinary_record_has_nothing_to_verify():
    with pytest.raises(RecordError) as refused:
        verify(Table("saga", 2, seed=1).record())

    assert refused.value.reason == "proof-none"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_command_says_so(finished: Match, tmp_path: Path, language: str):
    file = tmp_path / "game.freehold"
    file.write_text(finished.record(), encoding="utf-8")

    told = run("verify", str(file), "--language", language)

    assert told.exit_code == 0
    assert str(finished.outcomes) in told.output
    assert finished.dice.commitment in told.output


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_command_finds_a_doctored_roll(finished: Match, tmp_path: Path, language: str):
    file = tmp_path / "game.freehold"
    file.write_text(doctored(finished, "roll 1 1"), encoding="utf-8")

    told = run("verify", str(file), "--language", language)

    assert told.exit_code == 1
    assert "roll 1 1" in told.output


def test_the_server_checks_records_too(finished: Match):
    good = verdict_on(VerifyRequest(record=finished.record()))
    bad = verdict_on(VerifyRequest(record=doctored(finished, "roll 1 1"), language="de"))

    assert (good.sound, good.outcomes) == (True, finished.outcomes)
    assert not bad.sound
    assert "die Würfel aber sagen" in bad.reason


# --- replay and summary ---------------------------------------------------------------------


def test_a_record_can_be_stepped_through(finished: Match):
    record = finished.record()
    whole = replayed(ReplayRequest(record=record, first=0, count=100))

    assert whole.steps == len(finished.playing.done)
    assert [frame.step for frame in whole.frames] == list(range(100))
    assert whole.frames[0].action == ""
    last = replayed(ReplayRequest(record=record, first=whole.steps, count=5)).frames
    assert [frame.step for frame in last] == [whole.steps]
    assert last[0].snapshot.over
    assert last[0].snapshot.standing


def test_events_of_all_steps_are_the_log(finished: Match):
    record = finished.record()
    events = [
        event.index
        for first in range(0, len(finished.playing.done) + 1, 100)
        for frame in replayed(ReplayRequest(record=record, first=first, count=100)).frames
        for event in frame.snapshot.events
    ]

    assert events == list(range(len(finished.playing.told)))


def test_a_summary_tells_how_it_went(finished: Match):
    summary = summary_of(finished.record(), finished.dice, over=True)

    assert summary.winners == list(finished.playing.winners)
    assert summary.wealth[0].wealth == [1500] * 3 or sum(summary.wealth[0].wealth) > 0
    turns = [point.turn for point in summary.wealth]
    assert turns == sorted(turns)
    assert summary.deeds == sorted(summary.deeds, key=lambda deed: -deed.earned)
    assert summary.dice.secret == finished.dice.secret.hex()


def test_a_summary_of_a_game_under_way_keeps_the_secret():
    match = play_on(match_of(), 30)

    assert summary_of(match.record(), match.dice, over=False).dice.secret == ""


def test_the_line_of_the_dice_is_part_of_the_chain(finished: Match):
    assert parse(finished.record()).dice.startswith("sha256:")
