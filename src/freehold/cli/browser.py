"""``freehold play``: a server for this machine, and the browser that opens it."""

from pathlib import Path

import click

from freehold import __version__
from freehold.cli.serve import serve_until_interrupted
from freehold.cli.speaking import language_option


@click.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=0,
    metavar="PORT",
    help="Listen there; any free port by default.",
)
@click.option(
    "--lan", is_flag=True, help="Let others in the local network join; by default nobody else can."
)
@click.option(
    "--database",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where tables are kept; the user's data folder by default.",
)
@click.option("--browser/--no-browser", default=True, help="Open the browser; the default.")
@language_option
def play(port: int, lan: bool, database: Path | None, browser: bool, language: str) -> None:  # noqa: FBT001
    """Play in the browser: alone against bots, with others at this screen, or by a link.

    Runs until it is interrupted.  Every move is kept: start it again, open the
    same table, and the game goes on.
    """
    from freehold.server.configuration import Configuration, default_database  # noqa: PLC0415

    configuration = Configuration(
        database=database or default_database(),
        host="0.0.0.0" if lan else "127.0.0.1",
        port=port,
        version=__version__,
    )
    serve_until_interrupted(configuration, language, browser=browser)


command = play
