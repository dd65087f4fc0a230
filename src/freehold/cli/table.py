"""``freehold table``: a game at the terminal."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import click
from click.core import ParameterSource

from freehold.bots.companion import choose, rent_to_ask
from freehold.cli.asked import check_form, edition_called, settings_of
from freehold.cli.own_editions import RESUME, edition_given, loading, why_not_played
from freehold.cli.play import saves
from freehold.cli.play.screen import Screen
from freehold.cli.play.seating import Wish, bot_names, seat_people
from freehold.cli.play.session import Session
from freehold.cli.replay import result_of, standing
from freehold.cli.speaking import console, language_option, refuse, why_not_readable, why_refused
from freehold.editions import EditionError, EditionSpec, load
from freehold.errors import FreeholdError
from freehold.playthrough import sentences
from freehold.table import Table
from freehold.vocabulary import Answer
from freehold.words import Words, text_in

INTERRUPTED = 130
ROUNDS_IN_AUTO = 30
"""So many rounds has a timed game without people: in the last of them the host calls time."""


@click.command()
@click.argument("edition", required=False)
@click.option(
    "--form",
    default="standard",
    metavar="FORM",
    help="standard, special (with the edition's special rules), short or timed.",
)
@click.option("--seats", type=click.IntRange(0, 99), metavar="N", help="So many people.")
@click.option("--seat", "people", multiple=True, metavar="NAME[:FIGURE]", help="A person.")
@click.option(
    "--bots", type=click.IntRange(0, 99), metavar="N", help="So many players of the computer's."
)
@click.option("--bot", "bot_names", multiple=True, metavar="NAME[:FIGURE]", help="One of those.")
@click.option("--set", "settings", multiple=True, metavar="SETTING=VALUE", help="Another rule.")
@click.option("--seed", type=int, metavar="N", help="The same dice and cards every time.")
@click.option(
    "--load",
    "record",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Go on with a saved game.",
)
@click.option("--resume", is_flag=True, help="Go on with the game that was played last.")
@click.option("--auto", is_flag=True, help="The computer plays all seats to the end.")
@click.option(
    "--rounds",
    type=click.IntRange(1),
    metavar="N",
    help=f"With --auto: call time in a timed game after N rounds ({ROUNDS_IN_AUTO}).",
)
@language_option
def table(**options: Any) -> None:
    """Play EDITION in the terminal, with others at it or against the computer.

    Without options one person plays against two players of the computer's.
    EDITION is the name of a built-in edition, or the folder of one of your own.
    A game is kept after every action: --resume goes on with it, whatever happened.
    With --load, EDITION is needed for a game of your own edition only: a saved
    game does not know where its folder is.
    Type help in the game for all that can be said there.
    """
    language: str = options["language"]
    try:
        opened = _open(options, language)
    except FreeholdError as error:
        refuse(why_refused(language, error))
    chosen = click.get_current_context().get_parameter_source("language")
    if opened.language and chosen is not ParameterSource.COMMANDLINE:
        language = opened.language
    if options["auto"]:
        _play_by_itself(opened.table, language, options["rounds"] or ROUNDS_IN_AUTO)
    else:
        _play(opened, language)


command = table


# --- opening a table -------------------------------------------------------------


@dataclass(frozen=True)
class Opened:
    """A table, who of its seats is the computer's, and where the game is kept already."""

    table: Table
    bots: frozenset[int]
    kept_in: Path | None = None
    language: str | None = None
    """The language that the game was played in so far."""


def _open(options: dict[str, Any], language: str) -> Opened:
    """A new table, a saved one, or the one that was played last."""
    if options["resume"]:
        return _resume(edition_given(options["edition"], language), language)
    if options["record"] is not None:
        given = edition_given(options["edition"], language)
        return _load(options["record"], given, options["bot_names"], language)
    spec = edition_called(options["edition"], language)
    words = Words(spec, language, [])
    check_form(spec, options["form"], language)
    wish = Wish(options["seats"], options["people"], options["bots"], options["bot_names"])
    seating = seat_people(spec, words, wish)
    new = Table(
        spec,
        seating.as_seats(),
        form=options["form"],
        settings=dict(settings_of(options["settings"], language)),
        seed=options["seed"],
        choose_figures=seating.figures is None,
    )
    return Opened(new, seating.bots)


def _resume(given: EditionSpec | None, language: str) -> Opened:
    file = saves.latest(saves.state_folder(os.environ))
    if file is None:
        refuse(text_in(language, "nothing-to-resume"))
    try:
        running = saves.read_running(file)
    except (OSError, FreeholdError) as error:
        _refuse_file(file, error, language)
    edition = given or _kept_edition(file, running.folder, language)
    try:
        game = saves.go_on(running.record, edition)
    except FreeholdError as error:
        _refuse_file(file, why_not_played(language, error, edition, RESUME), language)
    return Opened(game, frozenset(running.bots), file, running.language)


def _kept_edition(file: Path, folder: str, language: str) -> EditionSpec | None:
    """The edition of a game that was kept, if it is one of the player's own."""
    if not folder:
        return None
    if not os.path.isdir(folder):
        told = RESUME.told(language)
        reason = text_in(language, "edition-gone", folder=folder, command=told)
        _refuse_file(file, reason, language)
    try:
        return load(Path(folder))
    except EditionError as error:
        reason = text_in(language, "edition-unsound", folder=folder)
        head = text_in(language, "cannot-load", file=str(file), reason=reason)
        refuse(f"{head}\n{error}")  # all of them: too much for a gap in a message


def _load(file: Path, edition: EditionSpec | None, bots: tuple[str, ...], language: str) -> Opened:
    """A saved game; a record does not say who is a person, so names do."""
    try:
        game = saves.go_on(file.expanduser().read_text(encoding="utf-8"), edition)
    except (OSError, UnicodeDecodeError) as error:
        _refuse_file(file, error, language)
    except FreeholdError as error:
        reason = why_not_played(language, error, edition, loading(str(file)))
        _refuse_file(file, reason, language)
    computers = set(bots) or set(bot_names(game.words_in(language)))
    unknown = [name for name in bots if name not in game.names]
    if unknown:
        names = ", ".join(game.names)
        raise FreeholdError(text_in(language, "no-such-seat", name=unknown[0], names=names))
    return Opened(game, frozenset(s for s, name in enumerate(game.names) if name in computers))


def _refuse_file(file: Path, why: Exception | str, language: str) -> NoReturn:
    """Say why a saved game cannot be loaded: in these words, or in those for an error."""
    if isinstance(why, FreeholdError):
        why = why_refused(language, why)
    reason = why if isinstance(why, str) else why_not_readable(language, why)
    refuse(text_in(language, "cannot-load", file=str(file), reason=reason))


# --- playing ---------------------------------------------------------------------


def _play(opened: Opened, language: str) -> None:
    folder = saves.state_folder(os.environ)
    saves.forget_oldest(folder)
    words = opened.table.words_in(language)
    screen = Screen(console(), words, opened.bots)
    session = Session(opened.table, screen, opened.kept_in or saves.new_file(folder))
    screen.say(words.text("welcome", title=words.title), style="bold")
    screen.say(words.text("help-hint"), style="dim")
    if screen.is_drawn:
        _remember_lines()
    try:
        session.play()
    except KeyboardInterrupt:
        screen.say("")
        session.leave("")
        sys.exit(INTERRUPTED)


def _remember_lines() -> None:
    """Arrow keys bring earlier lines back, where Python was built for it."""
    try:
        import readline  # noqa: F401, PLC0415  # pyright: ignore[reportUnusedImport]
    except ImportError:
        return


def is_last_round(game: Table, rounds: int) -> bool:
    """Whether the last of so many rounds has begun."""
    return game.game.turns > 0 and game.game.rounds + 1 >= rounds


def _play_by_itself(game: Table, language: str, rounds: int) -> None:
    """Every seat is the computer's: the log to the end, and the standing."""
    words = game.words_in(language)
    out = Screen(console(), words, frozenset(range(len(game.names))))
    out.log(sentences(words, game.told))
    everyone = range(len(game.names))
    while not game.is_over:
        rent = rent_to_ask(game.game, everyone)
        if rent is not None:
            told = game.do(rent[1], seat=rent[0])
        elif game.edition.timed and not game.game.time_up and is_last_round(game, rounds):
            told = game.do(Answer.TIME_UP)
        else:
            told = game.do(choose(game.edition, game.game))
        out.log(sentences(words, told))
    out.say("")
    out.say(result_of(game, words), style="bold")
    out.console.print(standing(game, words))
