"""Matches without a network: the same code that the server runs, called directly."""

from freehold.bots.companion import choose, rent_to_ask
from freehold.notation.actions import write_action
from freehold.proof import Dice
from freehold.server.match import Match, SeatState, hash_of
from freehold.server.protocol.basics import SettingValue
from freehold.server.protocol.tables import CreateTable, SeatPlan
from freehold.server.views import Surroundings, Viewer, Views
from freehold.table import Table

NAMES = ["Ann", "Bob", "Cid", "Dee"]
AROUND = Surroundings(
    version=0,
    connected=frozenset(),
    reserves=None,
    pace=0,
    skipping=False,
    thinking=False,
    spectators=0,
)


class Onlooker:
    """Somebody at the table."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.dismissed = False

    def look(self) -> None:
        pass

    def dismiss(self) -> None:
        self.dismissed = True


def match_of(
    edition: str = "saga",
    seats: int = 2,
    form: str = "standard",
    secret: bytes = b"a secret of thirty-two bytes ...",
    settings: dict[str, SettingValue] | None = None,
) -> Match:
    """A game of persons that has begun."""
    plan = CreateTable(
        edition=edition, form=form, settings=settings or {}, seats=[SeatPlan()] * seats
    )
    states = [
        SeatState("person", "steady", NAMES[n], token_hash=hash_of(f"token {n}"), entropy="ab" * 16)
        for n in range(seats)
    ]
    match = Match("table", plan, states, Dice(secret, b"salt"), hash_of("host"))
    match.begin()
    return match


def at(position: str, names: list[str] | None = None) -> Match:
    """A game that stands at a position."""
    table = Table.from_position(position, names=names, chance="hand", seed=0)
    match = match_of(table.spec.id, len(table.names))
    match.table = table
    match.log.clear()
    return match


def play_on(match: Match, most: int = 3000) -> Match:
    """Let the simple player answer for everybody, until the game is over."""
    table = match.playing
    for _ in range(most):
        if match.state != "playing":
            break
        rent = rent_to_ask(table.game, range(len(table.names)))
        seat = rent[0] if rent else int(table.game.actor)
        action = rent[1] if rent else choose(table.edition, table.game)
        if table.edition.timed and not table.game.time_up and table.game.rounds >= 8:
            match.play(seat, "time-up", "host")
            continue
        match.play(seat, write_action(table.spec, table.game, action), "person")
    return match


def view(match: Match, *seats: int, language: str = "en", since: int = 0, host: bool = False):
    """A snapshot as these seats see it."""
    viewer = Viewer(language, frozenset(seats), host)
    return Views(match).snapshot(viewer, since, AROUND)
