"""The command ``freehold``.

Every command is a module of its own that is imported when it is called for, so
that ``freehold --help`` answers at once.
"""

import importlib
import os
import re
import sys
from typing import Any

import click

from freehold.cli.streams import (
    LANGUAGE,
    forget_nonsense_sizes,
    make_streams_safe,
    output_arrives,
)

COMMANDS = {
    "play": "Play in the browser, with bots and with friends.",
    "table": "Play a game in the terminal.",
    "editions": "List the editions with their players, games and stage.",
    "rules": "List the rules, their values and the tests that show them.",
    "edition": "Check an edition of your own.",
    "replay": "Play a saved game through and check it.",
    "simulate": "Play games by the million and report on them.",
    "compare": "Show what a rule changes, by playing games with it and without.",
    "verify": "Check every throw and card of a game against its commitment.",
    "serve": "Host tables for browsers.",
}
"""The commands with what the overview says about them, in that order."""

MODULES = {"play": "browser"}
"""Commands whose module is called otherwise: `freehold.cli.play` is the terminal's game."""

INTERRUPTED = 130

LONG_WORD = re.compile(r"(\S{40})\S{60,}(\S{10})")
"""What somebody typed is told again, but not a thousand digits of it."""


class Commands(click.Group):
    """Knows the commands by name; what goes wrong becomes a sentence and an exit code."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        module = MODULES.get(cmd_name, cmd_name)
        return importlib.import_module(f"freehold.cli.{module}").command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it, with a suggestion for a command that there is not."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches  # noqa: PLC0415

            near = get_close_matches(args[0], COMMANDS, 1)
            hint = f" Did you mean {near[0]}?" if near else f" There are: {', '.join(COMMANDS)}."
            ctx.fail(f"There is no command “{args[0]}”.{hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """Understand what is asked for; --help and --version are answered at once."""
        make_streams_safe()
        forget_nonsense_sizes(os.environ)
        with output_arrives(lambda: None):
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Errors for people: never a traceback for what a person can mend."""
        try:
            with output_arrives(lambda: ctx.meta.get(LANGUAGE)):
                return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo(err=True)
            sys.exit(INTERRUPTED)
        except click.UsageError as error:
            told = error.format_message()
            if not LONG_WORD.search(told):
                raise
            raise click.UsageError(LONG_WORD.sub(r"\1…\2", told), error.ctx) from error


def _print_version(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:  # noqa: FBT001
    if wanted and not ctx.resilient_parsing:
        from freehold import __version__  # noqa: PLC0415

        click.echo(f"freehold {__version__}")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_print_version,
    help="Print the version and exit.",
)
def main() -> None:
    """Property-trading board games, exact to their rulebooks."""
