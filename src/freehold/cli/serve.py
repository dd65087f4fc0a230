"""``freehold serve``: tables in the browser, for hosting."""

from pathlib import Path
from typing import Any

import click
import msgspec

from freehold import __version__
from freehold.cli.speaking import language_option, refuse
from freehold.words import text_in


@click.command()
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8765, metavar="PORT", help="0: any free one."
)
@click.option(
    "--database",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where tables are kept; the user's data folder by default.",
)
@click.option(
    "--root-path", default="", metavar="PATH", help="Where a proxy serves it, such as /freehold."
)
@click.option(
    "--origin", "origins", multiple=True, metavar="URL", help="Another page that may use it."
)
@click.option("--trust-proxy", is_flag=True, help="Believe the proxy about addresses.")
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Another limit, such as sockets=500; all of them are in the guide for hosts.",
)
@click.option("--bot-threads", type=click.IntRange(1, 64), default=2, metavar="N", help="For bots.")
@click.option(
    "--gone-after",
    type=click.FloatRange(0),
    default=60.0,
    metavar="SECONDS",
    help="When a bot stands in for whoever lost the line while others wait.",
)
@language_option
def serve(**options: Any) -> None:
    """Serve tables to browsers, behind a proxy or in a local network.

    Prints the address and runs until it is interrupted.
    Every acknowledged move is on disk, however it ends.
    """
    from freehold.server.configuration import Configuration, default_database  # noqa: PLC0415

    configuration = Configuration(
        database=options["database"] or default_database(),
        host=options["host"],
        port=options["port"],
        root_path=options["root_path"],
        origins=options["origins"],
        trust_proxy=options["trust_proxy"],
        limits=_limits(options["limits"], options["language"]),
        bot_threads=options["bot_threads"],
        gone_after=options["gone_after"],
        version=__version__,
    )
    serve_until_interrupted(configuration, options["language"])


command = serve


def _limits(texts: tuple[str, ...], language: str) -> Any:
    from freehold.server.configuration import MOST, Limits  # noqa: PLC0415

    limits = Limits()
    for text in texts:
        name, _, number = (part.strip() for part in text.partition("="))
        name = name.replace("-", "_")
        if name not in Limits.__struct_fields__:
            names = ", ".join(Limits.__struct_fields__)
            refuse(text_in(language, "serve-unknown-limit", limit=name, limits=names))
        values = {**msgspec.structs.asdict(limits), name: number}
        try:
            limits = msgspec.convert(values, Limits, strict=False)
        except msgspec.ValidationError:
            refuse(text_in(language, "serve-limit-number", limit=name, most=str(MOST)))
    return limits


def serve_until_interrupted(configuration: Any, language: str, *, browser: bool = False) -> None:
    """Bind, say where, and serve."""
    from freehold.server import running  # noqa: PLC0415
    from freehold.server.store import StoreError  # noqa: PLC0415

    try:
        listener = running.bind(configuration)
    except OSError as error:
        reason = error.strerror or str(error)
        where = f"{configuration.host}:{configuration.port}"
        refuse(text_in(language, "serve-cannot-bind", where=where, reason=reason))
    address = running.address_in(configuration, listener)
    click.echo(text_in(language, "serve-address", address=address))
    others = running.address_for_others(configuration, listener)
    if others:
        click.echo(text_in(language, "serve-address-others", address=others))
    try:
        running.run(configuration, listener, (lambda: _open(address)) if browser else None)
    except StoreError as error:
        refuse(str(error))


def _open(address: str) -> None:
    import webbrowser  # noqa: PLC0415

    webbrowser.open(address)
