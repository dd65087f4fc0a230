"""``freehold play``: a server for this machine, and the browser that opens it."""

import socket
from pathlib import Path

import click

from freehold import __version__
from freehold.cli.serve import serve_until_interrupted
from freehold.cli.speaking import language_option

USUAL = 8765


@click.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="PORT",
    help=f"Listen there; by default on {USUAL}, or on any free port if that is taken.",
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
def play(port: int | None, lan: bool, database: Path | None, browser: bool, language: str) -> None:  # noqa: FBT001
    """Play in the browser: alone against bots, with others at this screen, or by a link.

    Runs until it is interrupted.  Every move is kept: start it again, open the
    same table, and the game goes on.
    """
    from freehold.server.configuration import Configuration, default_database  # noqa: PLC0415

    host = "0.0.0.0" if lan else "127.0.0.1"
    if port is None:
        # A browser keeps its seats by the address, so it should be the same every time.
        port = USUAL if _is_free(host, USUAL) else 0
    configuration = Configuration(
        database=database or default_database(),
        host=host,
        port=port,
        hosts=() if lan else ("127.0.0.1", "localhost"),
        version=__version__,
    )
    serve_until_interrupted(configuration, language, browser=browser)


def _is_free(host: str, port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return False
    return True


command = play
