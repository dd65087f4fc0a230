"""What a report says of some games, against the oracle's counts of the same games."""

from statistics import mean, median_low, stdev
from typing import Any

import pytest

from freehold.editions import load
from freehold.simulation.parts import results_of
from freehold.simulation.report import Report, make_report
from freehold.vocabulary import DebtKind, Event
from tests.simulation.oracle.course import Course
from tests.simulation.oracle.deeds import Owners, Purchases, Rents, Spending
from tests.simulation.oracle.groups import Groups
from tests.simulation.oracle.length import winners_of
from tests.simulation.oracle.occasions import Occasions
from tests.simulation.oracle.playing import Chapter, Sums
from tests.simulation.oracle.ruin import Ruins
from tests.simulation.oracle.watching import GAMES, TABLES, plan_of_table, watched


def report_on(table: str) -> Report:
    plan = plan_of_table(table)
    tally, _ = results_of(plan, 0, plan.games, "cpu")
    return make_report(plan, load(plan.edition_id), tally, "en")


def together(table: str, *chapters: type[Chapter]) -> Sums:
    """The sums of some chapters over all games."""
    total = Sums()
    for game in watched(table):
        for chapter in chapters:
            total.update(game.chapters[chapter].sums)
    return total


def of_space(sums: Sums, space: int) -> Sums:
    """The sums about a space, by field alone."""
    return Sums({at[0]: value for at, value in sums.items() if at[1:] == (space,)})


def over(above: float, below: float) -> float | None:
    return above / below if below else None


@pytest.mark.parametrize("table", TABLES)
def test_the_length_of_games(table: str):
    length = report_on(table).length
    rounds = [game.end.books.round for game in watched(table)]
    turns = [game.end.turns for game in watched(table)]

    assert length.rounds.value == pytest.approx(mean(rounds))
    assert length.turns.value == pytest.approx(mean(turns))
    half = 1.96 * stdev(turns) / GAMES**0.5
    assert length.turns.high - length.turns.value == pytest.approx(half, rel=1e-4)
    assert length.median_rounds == median_low(rounds)
    assert length.tenth_rounds == sorted(rounds)[1]  # of twelve
    assert length.nine_tenths_rounds == sorted(rounds)[10]
    assert length.median_turns == pytest.approx(median_low(turns), abs=8)
    assert length.decisions == mean(game.end.actions for game in watched(table))
    assert length.stopped.value == mean(game.end.stopped for game in watched(table))


@pytest.mark.parametrize("table", TABLES)
def test_who_wins_and_who_is_bankrupt(table: str):
    report, games = report_on(table), watched(table)
    for number, player in enumerate(report.players):
        taken = [(g, s) for g in games for s, who in enumerate(g.end.players) if who == number]
        wins = [(s in winners_of(g.end)) / max(len(winners_of(g.end)), 1) for g, s in taken]
        assert player.games == len(taken)
        assert player.wins.value == pytest.approx(mean(wins))
        assert player.bankrupt.value == mean(s in g.end.books.out for g, s in taken)
        left = [g.end.books.wealth(s) * (s not in g.end.books.out) for g, s in taken]
        assert player.wealth == pytest.approx(mean(left))
    for place in report.places:
        seats = [(g.end.books.first_seat + place.place - 1) % len(g.end.players) for g in games]
        won = [winners_of(g.end) for g in games]
        shares = [(s in w) / max(len(w), 1) for s, w in zip(seats, won, strict=True)]
        assert place.wins.value == pytest.approx(mean(shares))


@pytest.mark.parametrize("table", TABLES)
def test_half_time_and_the_course_of_games(table: str):
    report = report_on(table)
    courses: list[Course] = [game.chapters[Course] for game in watched(table)]
    judged = [course for course in courses if course.sums["half_times",]]
    others = len(TABLES[table]) - 1

    assert report.leader_won.value == mean(course.leader_won for course in judged)
    assert report.comebacks.value == mean(course.comeback for course in judged)
    cut = [course.parts for course in courses if course.parts]
    for name, seats in (("winner", 1), ("others", others), ("deeds", 1), ("buildings", 1)):
        ours = [
            float(sum(parts[f"course_{name}"][part] for parts in cut)) / len(cut) / seats
            for part in range(8)
        ]
        assert getattr(report.course, name) == pytest.approx(ours, rel=1e-3, abs=0.05), name


@pytest.mark.parametrize("table", TABLES)
def test_what_deeds_cost_and_bring_in(table: str):
    sums = together(table, Purchases, Spending, Rents, Owners)
    for deed in report_on(table).deeds:
        of: Any = of_space(sums, deed.space)
        out = of["paid"] + of["building_cost"] + of["interest"]
        came_in = of["rent"] + of["building_back"]
        assert deed.paid + deed.buildings + deed.interest == pytest.approx(out / GAMES)
        assert (deed.rent, deed.back) == (of["rent"] / GAMES, of["building_back"] / GAMES)
        assert (deed.bought, deed.rents) == (of["bought"] / GAMES, of["rents"] / GAMES)
        assert deed.auctioned == of["auctioned"] / GAMES
        assert deed.bought_turn == over(of["bought_turns"], of["bought"])
        assert deed.mean_rent == over(of["rent"], of["rents"])
        assert deed.return_on_money == over(came_in, out)
        assert deed.turns_owned == of["owned_turns"] / GAMES
        assert deed.winner_has.value == of["winner_has"] / GAMES
        if not of["rent"]:
            assert deed.payback_turns is None
            continue
        # What one owner lays out for good, and the rent of a turn in which there is an owner.
        each = (out - of["building_back"]) / (of["bought"] + of["got_free"])
        assert deed.payback_turns == pytest.approx(each * of["owned_turns"] / of["rent"])


@pytest.mark.parametrize("table", TABLES)
def test_when_groups_are_complete(table: str):
    games = watched(table)
    for number, group in enumerate(report_on(table).groups):
        found = [(game, game.chapters[Groups].first.get(number)) for game in games]
        first = [(game, *complete) for game, complete in found if complete]
        assert group.complete.value == len(first) / GAMES
        if first:
            assert group.turn == pytest.approx(mean(turn for _, turn, _ in first))
            assert group.wins.value == mean(seat in winners_of(g.end) for g, _, seat in first)


@pytest.mark.parametrize("table", TABLES)
def test_what_bankrupts_people(table: str):
    report = report_on(table)
    ruins = [ruin for game in watched(table) for ruin in game.chapters[Ruins].seats.values()]
    ids = load(report.edition).space_ids

    assert report.bankruptcies == len(ruins) / GAMES
    assert report.ruin_turn == (mean(ruin.turn for ruin in ruins) if ruins else None)
    kinds = [DebtKind(ruin.kind).name.lower() if ruin.kind >= 0 else "none" for ruin in ruins]
    assert {r.cause: r.share for r in report.ruins} == {
        kind: pytest.approx(kinds.count(kind) / len(kinds)) for kind in set(kinds)
    }
    spaces = [ids[ruin.space] for ruin in ruins if ruin.space >= 0]
    assert {r.id: r.count for r in report.ruins_at} == {s: spaces.count(s) for s in set(spaces)}


@pytest.mark.parametrize("table", TABLES)
def test_what_special_rules_and_cards_are_worth(table: str):
    report, sums = report_on(table), together(table, Occasions)
    spec = load(report.edition)
    rows = {name: row for row, name in enumerate(spec.special_ids)}
    cards = {
        f"{deck}-{card}": (d, c)
        for d, deck in enumerate(spec.deck_ids)
        for c, card in enumerate(spec.card_ids[d])
    }
    found = {(o.kind, o.id): o for o in report.occasions}
    for (kind, name), occasion in found.items():
        if kind in ("mission", "power"):
            at, fields = (rows[name],), ("special_used", "special_done", "special_worth")
        elif kind == "card":
            at, fields = cards[name], ("card_drawn", "", "card_worth")
        elif kind == "fight":
            at, fields = (int(name == "fight-dark"),), ("fights", "fights_won", "fight_worth")
        else:
            assert kind == "risk"
            continue
        count, done, worth = (sums[field, *at] for field in fields)
        assert occasion.count == count / GAMES
        assert occasion.success == (over(done, count) if fields[1] else None)
        assert occasion.worth == over(worth, count)
    drawn = sum(o.count for (kind, _), o in found.items() if kind == "card")
    told = sum(game.tally.events[Event.DREW_CARD] for game in watched(table))
    assert drawn == pytest.approx(told / GAMES)
