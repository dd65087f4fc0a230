"""Who is asked for how many games, so that crews of different speed end together."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any

import pytest

from freehold.simulation.crews import Crew
from freehold.simulation.sharing import Team, fair_share, size_of_part

FAST, SLOW = 1_000_000.0, 10_000.0
"""Games a second: of a GPU, and of a core."""


@dataclass(frozen=True)
class Played:
    games: int
    seconds: float


class Waiting(Executor):
    """Keeps everything back until it is told otherwise."""

    def submit(self, _work: Callable[..., Any], /, *_args: Any, **_kwargs: Any) -> "Future[Any]":
        return Future()


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def crew(width: int, seconds: float, most_games: int, first_games: int) -> Crew:
    return Crew(Waiting(), width, "cpu", seconds, most_games, first_games)


def work(_first: int, _games: int, _backend: str) -> Played:
    raise NotImplementedError


@pytest.fixture
def clock() -> Clock:
    return Clock()


def team(made: Crew, clock: Clock, pace: float = 0.0) -> Team[Played]:
    """A team; with a pace it has played a part already."""
    made_team = Team[Played](made, clock)
    if pace:
        first = made_team.ask(work, 0, 100)
        first.future.set_result(Played(100, 100 / pace))
        made_team.look()
    return made_team


@pytest.fixture
def gpu(clock: Clock) -> Team[Played]:
    return team(crew(1, 4.0, 1 << 24, 500_000), clock, FAST)


@pytest.fixture
def cores(clock: Clock) -> Team[Played]:
    return team(crew(10, 0.3, 8192, 64), clock, SLOW)


def test_a_pace_is_that_of_the_last_part(clock: Clock):
    made = team(crew(1, 1.0, 1000, 10), clock)
    assert made.pace == 0.0
    first, second = made.ask(work, 0, 10), made.ask(work, 10, 30)

    first.future.set_result(Played(10, 2.0))
    made.look()
    assert (made.pace, made.playing) == (5.0, [second])

    second.future.set_result(Played(30, 3.0))
    made.look()
    assert (made.pace, made.playing) == (10.0, [])


def test_a_part_that_failed_tells_no_pace(gpu: Team[Played]):
    gpu.ask(work, 0, 10).future.set_exception(MemoryError())
    gpu.look()

    assert (gpu.pace, gpu.playing) == (FAST, [])


def test_a_team_is_asked_for_one_part_before_its_pace_is_known_and_for_two_afterwards(
    clock: Clock,
):
    made = team(crew(3, 1.0, 1000, 10), clock)
    while made.has_room():
        made.ask(work, 0, 10)
    assert len(made.playing) == 3

    made.playing[0].future.set_result(Played(10, 1.0))
    made.look()
    while made.has_room():
        made.ask(work, 0, 10)
    assert len(made.playing) == 6


def test_the_first_part_is_as_large_as_the_crew_wants_it(clock: Clock):
    new = team(crew(1, 4.0, 1 << 24, 500_000), clock)

    assert size_of_part(new, [new], 10**9) == 500_000
    assert size_of_part(new, [new], 1000) == 1000


def test_alone_a_team_gets_what_takes_its_time_and_in_the_end_all_share_the_rest(
    cores: Team[Played],
):
    assert size_of_part(cores, [cores], 10**9) == 3000
    assert size_of_part(cores, [cores], 10_000) == 1000
    cores.ask(work, 0, 3000)
    assert size_of_part(cores, [cores], 10_000) == 1000
    assert size_of_part(cores, [cores], 100) == 64
    assert size_of_part(cores, [cores], 20) == 20


def test_the_last_part_of_a_gpu_leaves_the_cores_what_they_can_play_meanwhile(
    gpu: Team[Played], cores: Team[Played]
):
    """1,100,000 games a second together: of three seconds' worth ten in eleven are the GPU's."""
    teams = [gpu, cores]
    assert size_of_part(gpu, teams, 3_300_000) == 3_000_000
    gpu.ask(work, 0, 3_000_000)

    assert size_of_part(cores, teams, 300_000) == 3000
    assert fair_share(cores, teams, 300_000) == 30_000


def test_what_a_team_has_still_to_play_counts_and_grows_less_with_time(
    gpu: Team[Played], cores: Team[Played], clock: Clock
):
    gpu.ask(work, 0, 2_000_000)
    assert gpu.games_left() == 2_000_000
    assert fair_share(gpu, [gpu, cores], 1_300_000) == 1_000_000

    clock.now = 1.5
    assert gpu.games_left() == 500_000
    assert fair_share(gpu, [gpu, cores], 1_300_000) == round(1_800_000 * 10 / 11) - 500_000

    clock.now = 100.0
    assert gpu.games_left() == 0.0


def test_of_a_second_part_nothing_is_played_before_the_first_is_back(
    gpu: Team[Played], clock: Clock
):
    first = gpu.ask(work, 0, 1_000_000)
    gpu.ask(work, 0, 1_000_000)
    clock.now = 1.2
    first.future.set_result(Played(1_000_000, 1.0))
    gpu.look()

    assert gpu.games_left() == 1_000_000
    clock.now = 1.5
    assert gpu.games_left() == pytest.approx(700_000)


def test_a_team_that_is_busy_leaves_the_last_games_to_those_who_will_be_done_before(
    gpu: Team[Played], cores: Team[Played]
):
    gpu.ask(work, 0, 2_000_000)
    teams = [gpu, cores]

    assert size_of_part(gpu, teams, 100_000) == 0
    assert size_of_part(cores, teams, 100_000) == 3000


def test_a_team_whose_pace_nobody_knows_yet_is_left_nothing(gpu: Team[Played], clock: Clock):
    new = team(crew(10, 0.3, 8192, 64), clock)

    assert size_of_part(gpu, [gpu, new], 3_300_000) == 3_300_000


def test_beside_the_cores_a_gpu_is_not_asked_for_what_they_are_done_with_before(
    cores: Team[Played], clock: Clock
):
    """A few hundred games keep a GPU busy for as long as some ten thousand."""
    made = Crew(Waiting(), 1, "cuda", 4.0, 1 << 24, 500_000, least_games=60_000)
    gpu = team(made, clock, FAST)
    gpu.ask(work, 0, 1_000_000)
    share = fair_share(gpu, [gpu, cores], 130_000)

    assert 0 < share < 60_000
    assert size_of_part(gpu, [gpu, cores], 130_000) == 0
    assert size_of_part(gpu, [gpu, cores], 200_000) == fair_share(gpu, [gpu, cores], 200_000)
    gpu.playing.clear()
    assert size_of_part(gpu, [gpu, cores], 1000) == 1000, "it has nothing to do"


def test_what_a_part_takes_at_any_rate_is_no_part_of_the_pace(clock: Clock):
    made = team(Crew(Waiting(), 1, "cuda", 4.0, 1 << 24, 10, overhead=0.5), clock)
    asked = made.ask(work, 0, 1000)
    asked.future.set_result(Played(1000, 1.5))
    made.look()
    assert made.pace == 1000.0

    made.ask(work, 0, 1000).future.set_result(Played(1000, 0.4))
    made.look()
    assert made.pace == 5000.0, "a part that was faster than that is taken to be half overhead"


def test_all_are_done_at_the_same_time_with_what_a_part_of_a_gpu_takes_at_any_rate(
    cores: Team[Played], clock: Clock
):
    """1,100,000 games a second together, but for half a second: that of the GPU's last games."""
    made = Crew(Waiting(), 1, "cuda", 4.0, 1 << 24, 500_000, overhead=0.5)
    gpu = team(made, clock, FAST)
    gpu.pace = FAST
    games = round(3 * 1_100_000 - 0.5 * FAST)

    assert fair_share(gpu, [gpu, cores], games) == 2_500_000
    assert fair_share(cores, [gpu, cores], games) == 30_000


def test_a_gpu_that_is_done_leaves_the_rest_to_the_cores_if_they_are_done_with_it_before(
    cores: Team[Played], clock: Clock
):
    made = Crew(Waiting(), 1, "cuda", 4.0, 1 << 24, 500_000, least_games=60_000, overhead=0.5)
    gpu = team(made, clock, FAST)
    cores.ask(work, 0, 3000)
    teams = [gpu, cores]

    assert size_of_part(gpu, teams, 40_000) == 0
    assert size_of_part(cores, teams, 40_000) == 3000
    cores.playing.clear()
    assert size_of_part(gpu, teams, 40_000) == 40_000, "nobody else is at work"
