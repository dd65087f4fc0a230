"""A match without a network: moves, undo, what comes back from disk."""

import pytest

from freehold.records import replay
from freehold.rules.groups import change_owner
from freehold.server.match import Match
from freehold.server.refusals import Refusal
from freehold.server.store import StoredMove
from freehold.vocabulary import Decision
from tests.server.matches import at, match_of, play_on, view


def to_a_purchase(match: Match) -> int:
    """Until somebody stands on a deed that can be bought: that seat."""
    table = match.playing
    while table.decision != Decision.BUY:
        choices = {choice.words for choice in table.choices()}
        words = next(w for w in ("roll", "end", "pay", "keep", "pass") if w in choices)
        match.play(int(table.game.actor), words, "person")
    return int(table.game.actor)


def test_a_roll_brings_its_dice():
    match = match_of()
    seat = int(match.playing.game.actor)

    move = match.play(seat, "roll", "person")

    assert move.steps[0] == "roll"
    assert move.steps[1].startswith("roll ")
    assert move.by_chance


@pytest.mark.parametrize(
    "words", ["roll 6 6", "roll; roll 6 6", "draw to-go", "deal ruusan", "die 6"]
)
def test_nobody_gives_dice_or_cards_by_hand(words: str):
    match = match_of()

    with pytest.raises(Refusal) as refused:
        match.play(int(match.playing.game.actor), words, "person")

    assert refused.value.check == "malformed"
    assert match.number == 0


@pytest.mark.parametrize(
    "words", ["fly", "", ";;", "build nowhere", "open 1", "done", "roll; time-up"]
)
def test_words_that_are_no_action_are_malformed(words: str):
    match = match_of()

    with pytest.raises(Refusal) as refused:
        match.play(int(match.playing.game.actor), words, "person")

    assert refused.value.check == "malformed"


def test_an_illegal_action_changes_nothing_and_says_why():
    match = match_of()
    before = match.playing.position

    with pytest.raises(Refusal) as refused:
        match.play(int(match.playing.game.actor), "end", "person")

    assert refused.value.check == "illegal"
    assert match.playing.position == before
    assert (match.number, len(match.playing.done)) == (0, len(match.playing.done))


def test_all_actions_of_a_message_or_none():
    match = match_of()
    seat = to_a_purchase(match)
    before, number = match.playing.position, match.number

    with pytest.raises(Refusal):
        match.play(seat, "buy; build go", "person")

    assert match.playing.position == before
    assert match.number == number


# --- undo ---------------------------------------------------------------------------


def test_a_purchase_can_be_taken_back():
    match = match_of()
    seat = to_a_purchase(match)
    before = match.playing.position
    match.play(seat, "buy", "person")
    assert match.may_undo(seat)

    match.undo(seat)

    assert match.playing.position == before
    assert view(match, seat).events[-1].event == "undone"


def test_dice_cannot_be_taken_back():
    match = match_of()
    seat = int(match.playing.game.actor)
    match.play(seat, "roll", "person")

    assert not match.may_undo(seat)
    with pytest.raises(Refusal):
        match.undo(seat)


def test_nobody_takes_back_what_another_did():
    match = match_of()
    seat = to_a_purchase(match)
    match.play(seat, "buy", "person")

    assert not match.may_undo(1 - seat)


def test_what_another_player_followed_stays():
    match = match_of()
    seat = to_a_purchase(match)
    match.play(seat, "decline", "person")
    bidder = int(match.playing.game.actor)
    match.play(bidder, "pass", "person")

    assert not match.may_undo(seat) or bidder == seat


def test_an_undone_move_leaves_no_trace_in_the_record():
    match = match_of()
    seat = to_a_purchase(match)
    plain = match.record()
    match.play(seat, "buy", "person")
    match.undo(seat)

    assert match.record() == plain


# --- between turns ----------------------------------------------------------------------


def own_street(match: Match, seat: int) -> list[int]:
    """Give a seat the first group of lots."""
    table = match.playing
    edition, game = table.edition, table.game
    group = edition.group[next(s for s in range(edition.n_spaces) if edition.house_price[s] > 0)]
    spaces = [s for s in range(edition.n_spaces) if edition.group[s] == group]
    for space in spaces:
        change_owner(edition, game, space, seat)
    return spaces


def test_business_off_turn_is_done_at_once_and_blocks_nobody():
    match = match_of()
    table = match.playing
    actor = int(table.game.actor)
    other = 1 - actor
    spaces = own_street(match, other)
    words = f"build {table.spec.space_ids[spaces[0]]}"

    match.play(other, words, "person")

    assert table.game.buildings[spaces[0]] == 1
    assert table.game.actor == actor
    assert table.decision == Decision.TURN


def test_a_trade_off_turn_gives_the_turn_back_after_the_answer():
    match = match_of()
    table = match.playing
    actor = int(table.game.actor)
    other = 1 - actor
    space = own_street(match, other)[0]
    match.play(
        other, f"trade {actor}; offer {table.spec.space_ids[space]}; want 50; propose", "person"
    )
    assert (table.decision, table.game.actor) == (Decision.ANSWER_OFFER, actor)

    match.play(actor, "accept", "person")

    assert table.game.owner[space] == actor
    assert (table.decision, table.game.actor) == (Decision.TURN, actor)


def test_in_the_middle_of_a_move_nobody_does_business():
    match = match_of()
    seat = to_a_purchase(match)

    with pytest.raises(Refusal) as refused:
        match.play(1 - seat, "trade 0" if seat == 0 else "trade 1", "person")

    assert refused.value.check == "turn"


# --- from disk ---------------------------------------------------------------------------


def stored(match: Match) -> list[StoredMove]:
    return [StoredMove(m.seat, m.by, m.words, m.steps, 0.0) for m in match.moves]


@pytest.mark.parametrize("edition", ["saga", "clone-wars", "episode-2", "fallout"])
def test_a_match_comes_back_as_it_was(edition: str):
    match = play_on(match_of(edition, 3, "special" if edition != "fallout" else "standard"), 150)
    match.note(1, "away", "left")
    twin = match_of(edition, 3, match.plan.form)

    twin.replay(stored(match))

    assert twin.record() == match.record()
    assert view(twin, 0).events == view(match, 0).events
    assert twin.seats[1].away == "left"
    assert twin.outcomes == match.outcomes


def test_undone_moves_come_back_as_undone():
    match = match_of()
    seat = to_a_purchase(match)
    match.play(seat, "buy", "person")
    match.undo(seat)
    match.play(seat, "buy", "person")
    twin = match_of()

    twin.replay(stored(match))

    assert twin.record() == match.record()
    assert twin.may_undo(seat)


def test_the_record_of_a_finished_game_replays():
    match = play_on(match_of("saga", 3))

    assert match.state == "over"
    assert replay(match.record()).is_over


def test_positions_can_be_played_on():
    match = match_of()
    position = match.playing.position

    assert at(position).playing.position == position
