"""What came of a simulation, as plain data: the report before it is words or pictures.

A report is a function of the plan and of the sums: no times, no machine, no backend
is in it, so that every way of playing the same games gives the same report.
"""

from typing import Any

import msgspec

from freehold.editions import EditionSpec
from freehold.simulation.deeds_report import DeedReport, GroupReport, deeds_of, groups_of
from freehold.simulation.measures import Measure, mean, quantile, ratio, share
from freehold.simulation.occasions import Occasion, occasions_of
from freehold.simulation.plan import Plan
from freehold.statistics.records import COURSE, PIECE, TURN_BIN, WIN
from freehold.version import __version__
from freehold.vocabulary import DebtKind, Event, SpaceKind
from freehold.words import Words
from freehold.words.catalogue import say_about


class Length(msgspec.Struct, frozen=True):
    """How long the games were."""

    turns: Measure
    rounds: Measure
    median_rounds: float | None
    """None: more than there are bins for, the last of which is open; so it is with the others."""
    tenth_rounds: float | None
    nine_tenths_rounds: float | None
    median_turns: float | None
    decisions: float
    round_bins: list[int]
    turn_bins: list[int]
    turn_bin: int
    stopped: Measure
    """The share of games that lasted too long: they were stopped, and nobody has won them."""


class PlayerReport(msgspec.Struct, frozen=True):
    """How one of the players did."""

    name: str
    about: str
    """A line on how it plays; of one that is read from a file, what that says."""
    seats: int
    """How many of a table's seats were this player's."""
    games: int
    """Seats taken in all games together."""
    wins: Measure
    """Of one seat."""
    expected: float
    """The share of wins if all played alike."""
    bankrupt: Measure
    """Where a player has several seats they count one by one, and the interval is too wide."""
    wealth: float
    """At the end, on average."""


class PlaceReport(msgspec.Struct, frozen=True):
    """How those did who were first, second … to roll."""

    place: int
    wins: Measure
    expected: float


class SpaceReport(msgspec.Struct, frozen=True):
    """How often a space was landed on."""

    id: str
    name: str
    kind: str
    landings: int
    share: float


class Ruin(msgspec.Struct, frozen=True):
    """What made seats bankrupt."""

    cause: str
    """The kind of debt; "none" for seats that a special rule put out."""
    count: int
    share: float


class RuinAt(msgspec.Struct, frozen=True):
    """Where: the rent of a deed, or a tax."""

    id: str
    name: str
    count: int
    share: float


class Course(msgspec.Struct, frozen=True):
    """The average table at each eighth of the game, as far as the looks at it tell."""

    winner: list[float]
    others: list[float]
    """The mean of the others."""
    deeds: list[float]
    buildings: list[float]


class Duel(msgspec.Struct, frozen=True):
    """One character against another, seats taken in turn."""

    player: str
    against: str
    games: int
    asked: int
    """Games that were asked for; more than were played if it was interrupted."""
    wins: Measure


class Report(msgspec.Struct, frozen=True):
    """Everything that a simulation tells."""

    freehold: str
    edition: str
    title: str
    form: str
    settings: dict[str, str]
    seed: int
    games: int
    asked: int
    """Games that were asked for; more than were played if it was interrupted."""
    most_turns: int
    rounds: int | None
    """Of a timed game: after so many the richest wins."""
    seats: list[str]
    length: Length
    players: list[PlayerReport]
    places: list[PlaceReport]
    leader_won: Measure
    """The share of games in which whoever was richest at half time won."""
    comebacks: Measure
    """The share of games that were won by whoever was poorest at half time."""
    course: Course
    spaces: list[SpaceReport]
    deeds: list[DeedReport]
    groups: list[GroupReport]
    bankruptcies: float
    """A game."""
    ruin_turn: float | None
    ruins: list[Ruin]
    ruins_at: list[RuinAt]
    occasions: list[Occasion]
    events: dict[str, float]
    """How often each event was told, a game."""
    duels: list[Duel] = []


def make_report(
    plan: Plan, spec: EditionSpec, tally: Any, language: str, duels: list[Duel] | None = None
) -> Report:
    """The report on a plan from its sums."""
    words = Words(spec, language, [], plan.edition[0])
    games = int(tally.games)
    half_times = int(tally.half_times)
    return Report(
        freehold=__version__,
        edition=plan.edition_id,
        title=words.title,
        form=plan.form,
        settings=dict(plan.settings),
        seed=plan.seed,
        games=games,
        asked=plan.games,
        most_turns=plan.most_turns,
        rounds=plan.rounds,
        seats=[plan.player_names[player] for player in plan.seats],
        length=_length(tally),
        players=[_player(plan, tally, n, language) for n in range(len(plan.player_names))],
        places=[_place(plan, tally, place) for place in range(plan.n_seats)],
        leader_won=share(int(tally.leader_won), half_times),
        comebacks=share(int(tally.comebacks), half_times),
        course=_course(plan, tally),
        spaces=_spaces(plan, spec, words, tally),
        deeds=deeds_of(plan.edition[0], spec, words, tally),
        groups=groups_of(plan.edition[0], spec, words, tally),
        bankruptcies=_each(sum(tally.bankrupt_kind), games),
        ruin_turn=ratio(int(tally.bankrupt_turns), int(sum(tally.bankrupt_kind))),
        ruins=_ruins(tally),
        ruins_at=_ruins_at(spec, words, tally),
        occasions=occasions_of(plan.edition[0], spec, words, tally),
        events={event.name: _each(tally.events[event], games) for event in Event},
        duels=duels or [],
    )


def to_json(report: Report) -> bytes:
    """The report for programs."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"


def _each(count: Any, games: int) -> float:
    return int(count) / games if games else 0.0


def _length(tally: Any) -> Length:
    games = int(tally.games)
    rounds, turns = tally.round_bins.tolist(), tally.turn_bins.tolist()
    return Length(
        turns=mean(int(tally.turns), int(tally.turns_squared), games),
        rounds=mean(int(tally.rounds), int(tally.rounds_squared), games),
        median_rounds=quantile(rounds, 0.5),
        tenth_rounds=quantile(rounds, 0.1),
        nine_tenths_rounds=quantile(rounds, 0.9),
        median_turns=quantile(turns, 0.5, TURN_BIN),
        decisions=_each(tally.actions, games),
        round_bins=rounds,
        turn_bins=turns,
        turn_bin=TURN_BIN,
        stopped=share(int(tally.stopped), games),
    )


def _player(plan: Plan, tally: Any, number: int, language: str) -> PlayerReport:
    name, about = plan.player_names[number], plan.abouts[number]
    if about is None:
        about = say_about(language, "characters", f"character-{name}")
    games = int(tally.played[number].sum())
    seats = plan.seats.count(number)
    return PlayerReport(
        name=name,
        about=about,
        seats=seats,
        games=games,
        wins=_wins_of_seat(int(tally.won[number].sum()) / WIN, games, seats),
        expected=1 / plan.n_seats,
        bankrupt=share(int(tally.bankrupt[number]), games),
        wealth=_each(tally.wealth[number], games),
    )


def _wins_of_seat(wins: float, games: int, seats: int) -> Measure:
    """A seat's share, where a player has several: only one of them wins a game.

    So it is games that are counted, and not seats as if each had been alone at its table.
    """
    of_player = share(wins, games // max(seats, 1))
    each = (of_player.value / seats, of_player.low / seats, of_player.high / seats)
    return Measure(*each)


def _place(plan: Plan, tally: Any, place: int) -> PlaceReport:
    games = int(tally.played[:, place].sum())
    wins = share(int(tally.won[:, place].sum()) / WIN, games)
    return PlaceReport(place=place + 1, wins=wins, expected=1 / plan.n_seats)


def _course(plan: Plan, tally: Any) -> Course:
    games = max(int(tally.course_games), 1)

    def part(sums: Any, seats: int) -> list[float]:
        return [round(int(sums[i]) / PIECE / games / seats, 2) for i in range(COURSE)]

    return Course(
        winner=part(tally.course_winner, 1),
        others=part(tally.course_others, max(plan.n_seats - 1, 1)),
        deeds=part(tally.course_deeds, 1),
        buildings=part(tally.course_buildings, 1),
    )


def _spaces(plan: Plan, spec: EditionSpec, words: Words, tally: Any) -> list[SpaceReport]:
    total = max(int(tally.landings.sum()), 1)
    edition = plan.edition[0]
    return [
        SpaceReport(
            id=space_id,
            name=words.space(number),
            kind=SpaceKind(int(edition.kind[number])).name.lower().replace("_", "-"),
            landings=int(tally.landings[number]),
            share=int(tally.landings[number]) / total,
        )
        for number, space_id in enumerate(spec.space_ids)
    ]


def _ruins(tally: Any) -> list[Ruin]:
    total = max(int(tally.bankrupt_kind.sum()), 1)
    causes = {0: "none"} | {kind + 1: kind.name.lower() for kind in DebtKind}
    found = [
        Ruin(causes[number], int(count), int(count) / total)
        for number, count in enumerate(tally.bankrupt_kind)
        if count and number in causes
    ]
    return sorted(found, key=lambda ruin: -ruin.count)


def _ruins_at(spec: EditionSpec, words: Words, tally: Any) -> list[RuinAt]:
    total = max(int(tally.bankrupt_kind.sum()), 1)
    found = [
        RuinAt(space_id, words.space(n), int(tally.bankrupt_space[n]), 0.0)
        for n, space_id in enumerate(spec.space_ids)
        if tally.bankrupt_space[n]
    ]
    found = [msgspec.structs.replace(ruin, share=ruin.count / total) for ruin in found]
    return sorted(found, key=lambda ruin: (-ruin.count, ruin.id))
