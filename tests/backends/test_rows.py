"""Actions in a row: what a GPU takes for granted is what players and chance would do."""

from collections import Counter
from typing import Any

import pytest

from freehold.batch.kinds import N_WAYS, Kind, To, kind_of_work
from freehold.batch.playing import (
    STOPPED,
    action_at_table,
    goes_on,
    is_host_asked,
    open_game,
)
from freehold.batch.rows import action_in_row, actions_in_a_row, decision_in_row, goes_along
from freehold.bots.sitting import player_with, stakes_of
from freehold.editions import load
from freehold.record import blank, plain
from freehold.rules.flow import step
from freehold.simulation.plan import make_plan, seatings_of, seeds_of
from freehold.state import GAME
from freehold.statistics.course import is_look_due, take_step
from freehold.statistics.observing import observe_action
from freehold.statistics.records import RESULT, TALLY_SIZE
from freehold.vocabulary import Answer, Decision
from tests.backends.games import FORMS

CHARACTERS = ("steady", "bold", "careful", "trader", "random")
GAMES = 3
MOST_TURNS = 120


class Walk:
    """Games played action by action, by the kinds that a GPU tells apart."""

    def __init__(self, edition: str, form: str, rules: dict[str, str] | None = None) -> None:
        spec = load(edition)
        seats = min(spec.players[1], 4)
        plan = make_plan(spec, CHARACTERS[-seats:], games=GAMES, form=form, seed=5, settings=rules)
        self.plan, self.edition = plan, plain(plan.edition[0])
        stakes = stakes_of(self.edition)
        self.players = [plain(player_with(habits, stakes)) for habits in plan.players]
        self.foreseen: Counter[int] = Counter()
        """How often an action was known without asking, by the decision."""
        self.ways: Counter[bool] = Counter()
        """How often a row was played to its end, or broken off."""

    def play(self) -> None:
        seatings = seatings_of(self.plan.seats, 0, GAMES).tolist()
        for number, seed in enumerate(seeds_of(self.plan.seed, 0, GAMES)):
            game, result, tally = blank(GAME), blank(RESULT), [0] * TALLY_SIZE
            seats = len(seatings[number])
            open_game(self.edition, game, seatings, number, result, tally, seats, int(seed))
            while self.play_row(game, result, tally):
                pass

    def play_row(self, game: Any, result: Any, tally: list[int]) -> bool:
        """What a game plays before it is told apart anew; whether it goes on."""
        if is_look_due(game, result):
            take_step(self.edition, game, result)
            return True
        kind = kind_of_work(self.edition, game, self.players, result)
        left = actions_in_a_row(kind)
        alone, along = left == 1, True
        while along:
            action = action_at_table(self.edition, game, self.players, result, MOST_TURNS)
            if action == STOPPED:
                return False
            self.compare(game, action_in_row(kind, left), action)
            step(self.edition, game, action)
            if not goes_on(game, observe_action(self.edition, game, result, tally)):
                return False
            left -= 1
            along = left > 0 and goes_along(game, result, decision_in_row(kind, left))
        if not alone:
            self.ways[left == 0] += 1
        return True

    def compare(self, game: Any, known: int, action: int) -> None:
        if known == STOPPED or is_host_asked(self.edition, game, MOST_TURNS):
            return
        assert known == action, f"{Decision(game.decision).name} of seat {game.actor}"
        self.foreseen[game.decision] += 1


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_what_is_known_without_asking_is_what_the_player_answers(edition: str, form: str):
    walk = Walk(edition, form)

    walk.play()

    # Where players may buy from afar, or time may be called, somebody has to be asked.
    asked = walk.edition.timed or walk.edition.remote_purchases
    assert asked or min(walk.foreseen[Decision.TURN], walk.foreseen[Decision.END_TURN]) > 20
    assert walk.ways[True] > 2 * walk.ways[False]


@pytest.mark.parametrize(
    "rules", [{"rent-on-demand": "true"}, {"ask-end-of-turn": "false"}, {"no-mortgages": "true"}]
)
def test_so_it_is_by_other_rules(rules: dict[str, str]):
    walk = Walk("saga", "standard", rules)

    walk.play()

    assert walk.ways[True] > 100


def test_a_row_leads_from_the_end_of_a_turn_to_the_offer_of_a_deed():
    kind = Kind.END_TO + To.FREE_DEED

    assert actions_in_a_row(kind) == 4
    assert [decision_in_row(kind, left) for left in (4, 3, 2, 1)] == [
        Decision.END_TURN,
        Decision.TURN,
        Decision.ROLL,
        Decision.BUY,
    ]
    assert [action_in_row(kind, left) for left in (4, 3, 2, 1)] == [
        Answer.END,
        Answer.ROLL,
        STOPPED,
        STOPPED,
    ]


def test_after_a_double_and_where_more_may_happen_the_player_is_asked():
    kind = Kind.AGAIN_TO + To.RENT

    assert actions_in_a_row(kind) == 2
    assert [decision_in_row(kind, left) for left in (2, 1)] == [Decision.TURN, Decision.ROLL]
    assert {action_in_row(kind, left) for left in (2, 1)} == {STOPPED}


def test_only_what_leads_to_a_roll_is_more_than_one_action():
    firsts = (Kind.ROLL_TO, Kind.TURN_TO, Kind.AGAIN_TO, Kind.END_TO)
    rows = {first + way for first in firsts for way in range(N_WAYS)}

    longer = {kind for kind in range(max(Kind) + 1) if actions_in_a_row(kind) > 1}

    assert longer == rows - {Kind.ROLL_TO + way for way in To if way != To.FREE_DEED}
    assert not set(Kind) - set(firsts) & rows - {Kind.ROLL_TO}
