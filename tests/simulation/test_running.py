"""However games are split and whoever plays them, the same games come out."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from threading import Event, Thread, Timer
from time import sleep
from typing import Any

import numpy as np
import pytest

from freehold.batch import interpreted
from freehold.batch.cuda_reins import NO_MORE
from freehold.batch.order import Order, Played
from freehold.editions import edition_names, load
from freehold.simulation import parts as played_parts
from freehold.simulation import running
from freehold.simulation.crews import Crew, Tie, device, threads
from freehold.simulation.measures import share
from freehold.simulation.parts import PlayPart, Total, results_of
from freehold.simulation.plan import turns_of
from freehold.simulation.report import make_report, to_json
from freehold.simulation.running import Run
from tests.simulation.games import plan_of, total_of

FORMS = [(edition, form) for edition in edition_names() for form in load(edition).forms]


def crew(width: int, first_games: int, most_games: int) -> Crew:
    executor = ThreadPoolExecutor(width)
    return Crew(executor, width, "cpu", 0.01, most_games, first_games)


def test_threads_and_parts_of_any_size_give_the_same_sums_and_the_same_report():
    plan = plan_of("clone-wars", 500, form="special", seed=3)
    totals = [
        total_of(plan, crew(*sizes))
        for sizes in ((1, 500, 500), (2, 7, 64), (3, 1, 1), (4, 100, 33))
    ]

    assert len({total.tally.tobytes() for total in totals}) == 1
    reports = {to_json(make_report(plan, load("clone-wars"), t.tally, "en")) for t in totals}
    assert len(reports) == 1


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_results_and_sums_are_the_same_interpreted_and_compiled(edition: str, form: str):
    plan = plan_of(edition, 6, form=form, players=["steady", "random", "trader"], most_turns=120)
    reference, compiled = (results_of(plan, 0, 6, backend) for backend in ("interpreted", "cpu"))

    assert compiled[0].tobytes() == reference[0].tobytes()
    assert compiled[1].tobytes() == reference[1].tobytes()


def test_parts_come_in_order_and_without_a_gap():
    plan = plan_of(games=200)
    parts = list(Run(plan.games, PlayPart(plan, keep=True), crew(3, 7, 50)))

    firsts = [part.first for part in parts]
    assert firsts == sorted(firsts)
    assert firsts == np.cumsum([0, *(part.games for part in parts)])[:-1].tolist()
    assert sum(part.games for part in parts) == 200
    assert all(len(part.results) == part.games for part in parts)


@pytest.mark.parametrize(("processors", "parts"), [(132, 1), (16, 2)])
def test_a_gpu_begins_with_as_many_games_as_it_has_processors_for(processors: int, parts: int):
    """A large one plays a million in one part, and a small one is not kept busy for long."""
    crew = device(processors, rows=False)

    assert crew.first_games == processors << 15
    assert -(-1_000_000 // crew.first_games) == parts
    assert crew.most_games < NO_MORE


def test_rows_of_games_on_a_gpu_come_a_million_at_a_time():
    crew = device(1_000, rows=True)

    assert crew.first_games == crew.most_games == 1 << 20


@dataclass(frozen=True)
class Timed:
    """A part whose games took a millisecond each."""

    games: int

    @property
    def seconds(self) -> float:
        return self.games / 1000


@pytest.mark.parametrize(("width", "first"), [(1, [10]), (2, [10, 10])])
def test_only_as_many_parts_are_small_as_are_played_at_once_before_the_first_is_back(
    width: int, first: list[int]
):
    several = Crew(ThreadPoolExecutor(width), width, "cpu", 0.1, most_games=500, first_games=10)

    sizes = [
        part.games for part in Run(1000, lambda _first, games, _backend: Timed(games), several)
    ]

    assert sizes[: width + 2] == [*first, 100, 100]
    assert sum(sizes) == 1000


def test_a_run_that_is_stopped_ends_with_the_games_up_to_there():
    plan = plan_of(games=100_000)
    run = Run(plan.games, PlayPart(plan), crew(2, 20, 20))
    parts = []
    for part in run:
        parts.append(part)
        if len(parts) == 3:
            run.stop()

    games = sum(part.games for part in parts)
    assert 60 <= games <= 60 + 4 * 20
    assert [part.first for part in parts] == list(range(0, games, 20))
    again = total_of(replace(plan, games=games), threads(1))
    summed = np.sum([np.frombuffer(part.tally.tobytes(), np.int64) for part in parts], axis=0)
    assert again.tally.tobytes() == summed.tobytes()


def side_by_side() -> tuple[Crew, Crew]:
    """A crew with few large parts and one with many small ones, as a GPU and the cores have."""
    large = Crew(ThreadPoolExecutor(1), 1, "cpu", 0.2, most_games=3000, first_games=200)
    return large, Crew(ThreadPoolExecutor(2), 2, "cpu", 0.005, most_games=50, first_games=10)


def test_crews_side_by_side_play_the_same_games_as_one_in_order_and_without_a_gap():
    plan = plan_of("saga", 2500, form="special", seed=5)
    total = Total()
    parts = []
    for part in Run(plan.games, PlayPart(plan, keep=True), *side_by_side()):
        parts.append(part)
        total.add(part)

    assert total.tally.tobytes() == total_of(plan, threads(1)).tally.tobytes()
    assert [p.first for p in parts] == np.cumsum([0, *(p.games for p in parts)])[:-1].tolist()
    assert total.games == 2500
    sizes = {part.games for part in parts}
    assert 200 in sizes, "the first part of the one"
    assert 10 in sizes, "and of the other"


class Held:
    """Plays parts at once; those of one crew, the large ones, only when it is let go on."""

    def __init__(self, large: int) -> None:
        self.large = large
        self.let_go = Event()
        self.begun: list[int] = []

    def __call__(self, first: int, games: int, _backend: str) -> Timed:
        self.begun.append(first)
        if games >= self.large:
            assert self.let_go.wait(30)
        return Timed(games)


def test_whoever_is_done_sooner_goes_on_while_others_play_but_only_as_far_as_memory_allows(
    monkeypatch: pytest.MonkeyPatch,
):
    """What is back waits for the first part."""
    monkeypatch.setattr(running, "MOST_GAMES_AHEAD", 500)
    large = Crew(ThreadPoolExecutor(1), 1, "cpu", 10.0, most_games=500, first_games=500)
    small = Crew(ThreadPoolExecutor(1), 1, "cpu", 0.01, most_games=10, first_games=10)
    held = Held(500)

    def let_go_when_nothing_more_is_begun() -> None:
        seen = -1
        while seen != len(held.begun):
            seen = len(held.begun)
            sleep(0.3)
        held.let_go.set()

    watching = Thread(target=let_go_when_nothing_more_is_begun)
    watching.start()
    run = iter(Run(5000, held, large, small))
    assert next(run).games == 500
    ahead = len(held.begun) - 1
    watching.join()

    assert 500 <= ahead * 10 <= 500 + 2 * 10
    assert sum(part.games for part in run) == 4500


def test_a_run_of_several_crews_that_is_stopped_drops_what_was_not_begun_and_all_after_it():
    large = Crew(ThreadPoolExecutor(1), 1, "cpu", 0.5, most_games=500, first_games=500)
    small = Crew(ThreadPoolExecutor(1), 1, "cpu", 0.01, most_games=10, first_games=10)
    held = Held(500)
    held.let_go.set()
    run = Run(50_000, held, large, small)
    firsts: list[int] = []
    games = 0
    for part in run:
        firsts.append(games)
        games += part.games
        if games >= 5000 and not run.stopped:
            held.let_go.clear()
            run.stop()
            Timer(0.2, held.let_go.set).start()

    assert 5000 <= games < 50_000
    assert set(firsts) <= set(held.begun)
    assert not large.executor.submit(int).exception(), "nothing is left behind"


class Losing(Executor):
    """Plays three parts; the others are cancelled, or never end."""

    def __init__(self, *, cancels: bool) -> None:
        self.cancels = cancels
        self.asked = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        self.asked += 1
        if self.asked <= 3:
            future.set_result(fn(*args, **kwargs))
        elif self.cancels:
            future.cancel()
            future.set_running_or_notify_cancel()
        return future


@pytest.mark.parametrize("cancels", [True, False])
def test_a_run_whose_crew_is_lost_ends_with_the_parts_that_came_back(*, cancels: bool):
    """Or else a million games are lost with the scheduler of a cluster."""
    executor, told = Losing(cancels=cancels), []
    tie = Tie(lambda: cancels or executor.asked <= 3, tell=lambda: told.append("lost"))
    lost = Crew(executor, 2, "cpu", 0.01, most_games=10, first_games=10, tie=tie)

    def play(_first: int, games: int, _backend: str) -> Timed:
        return Timed(games)

    games = [part.games for part in Run(1000, play, lost)]
    asked = executor.asked
    more = list(Run(1000, play, lost))

    assert games == [10, 10, 10]
    assert told == ["lost"]
    assert more == []
    assert executor.asked == asked


def test_a_crew_that_is_lost_after_the_last_game_is_not_missed():
    told: list[str] = []
    tie = Tie(lambda: False, tell=lambda: told.append("lost"))
    run = Run(0, lambda _first, games, _backend: Timed(games), replace(crew(1, 1, 1), tie=tie))

    assert list(run) == []
    assert told == []


def test_characters_beat_the_player_at_random_in_95_of_100_games_of_two():
    for character in ("steady", "bold", "careful", "trader"):
        plan = plan_of(games=1000, players=[character, "random"], seed=1)
        tally = total_of(plan, threads()).tally
        wins = share(int(tally.won[0].sum()) / 840, 1000)
        print(f"{character} against random: {wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%})")
        assert wins.low > 0.95


class CalledBack:
    """Plays parts at once; of those of one crew that come after a call, a quarter."""

    def __init__(self, large: int) -> None:
        self.large = large
        self.called = False

    def __call__(self, _first: int, games: int, _backend: str) -> Timed:
        return Timed(games // 4 if self.called and games >= self.large else games)


def test_a_part_that_was_called_back_is_the_last_one():
    large = Crew(ThreadPoolExecutor(1), 1, "cpu", 0.5, most_games=500, first_games=500)
    small = Crew(ThreadPoolExecutor(1), 1, "cpu", 0.01, most_games=10, first_games=10)
    work = CalledBack(500)
    sizes: list[int] = []
    for part in Run(10**9, work, large, small):
        sizes.append(part.games)
        if sum(sizes) > 3000 and not work.called:
            work.called = True

    assert sizes.count(125) == 1
    assert sizes[-1] == 125
    assert not large.executor.submit(int).exception(), "nothing is left behind"


def test_a_part_of_which_nothing_was_begun_is_none():
    def work(first: int, games: int, _backend: str) -> Timed:
        return Timed(games if first < 20 else 0)

    several = Crew(ThreadPoolExecutor(1), 1, "cpu", 0.01, most_games=10, first_games=10)

    assert [part.games for part in Run(1000, work, several)] == [10, 10]


def test_a_run_tells_while_it_waits_how_many_were_played_out_of_turn():
    large = Crew(ThreadPoolExecutor(1), 1, "cpu", 10.0, most_games=500, first_games=500)
    small = Crew(ThreadPoolExecutor(1), 1, "cpu", 0.01, most_games=10, first_games=10)
    held = Held(500)
    run = Run(700, held, large, small)
    waiting: list[int] = []

    def look() -> None:
        waiting.append(run.games_waiting())
        if waiting[-1] == 200:
            held.let_go.set()

    run.while_waiting = look

    assert sum(part.games for part in run) == 700
    assert max(waiting) == 200
    assert run.games_waiting() == 0


def test_a_gpu_is_not_asked_for_games_once_no_more_are_wanted(monkeypatch: pytest.MonkeyPatch):
    asked: list[Order] = []

    def play(order: Order) -> Played:
        asked.append(order)
        fewer = replace(order, seeds=order.seeds[:3], seatings=turns_of(plan.seats, 0, 3))
        return interpreted.play(fewer)

    monkeypatch.setitem(played_parts.PLAY, "cuda", play)
    plan = plan_of(games=20)
    work = PlayPart(plan)

    assert work(0, 10, "cuda").games == 3, "as many as the GPU says that there are"
    assert asked[0].reins is work.reins
    work.stop()
    assert work(10, 10, "cuda").games == 0
    assert len(asked) == 1
    assert work(10, 10, "cpu").games == 10, "a part of a core is short, and is played"
