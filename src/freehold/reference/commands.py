"""The page of the command line, from click's own declarations."""

# ruff: noqa: E501  (a sentence of a page is one line here as well)

import click

from freehold.cli import main
from freehold.reference.page import begin, code, finish, sentences, table

PROGRAM = "freehold"


def commands() -> list[tuple[click.Context, click.Command]]:
    """The program and every command below it, with the context that knows its name."""
    return _below(click.Context(main, info_name=PROGRAM), main)


def _below(
    context: click.Context, command: click.Command
) -> list[tuple[click.Context, click.Command]]:
    found = [(context, command)]
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            child = command.get_command(context, name)
            if child is not None:
                found += _below(click.Context(child, context, info_name=name), child)
    return found


def option_words(option: click.Option) -> str:
    """An option as it is typed: ``--seats N``, ``--log / --no-log``."""
    names = " / ".join(
        [
            ", ".join(option.opts),
            *(["/".join(option.secondary_opts)] if option.secondary_opts else []),
        ]
    )
    if option.is_flag:
        return names
    if option.metavar:
        return f"{names} {option.metavar}"
    choices: list[str] = list(getattr(option.type, "choices", []))
    return f"{names} {'|'.join(choices) or option.type.name.upper()}"


def cli_page() -> str:
    """Every command with its arguments and options."""
    lines = begin(
        "The command line",
        "src/freehold/cli",
        "Say `freehold COMMAND` where Freehold is installed, or `python3 dev.py COMMAND` in a checkout.",
        "Every command takes `--help`.",
        "Exit codes: 0 is well, 1 means that problems were found or that standard output could not be written, 2 that the command was not understood, 130 that it was interrupted.",
    )
    for context, command in commands():
        usage = command.collect_usage_pieces(context)
        lines += ["", f"## {context.command_path}", "", "```text"]
        lines += [" ".join([context.command_path, *usage]), "```", ""]
        lines += sentences(command.help or "")
        rows = [
            [code(option_words(parameter)), parameter.help or ""]
            for parameter in command.params
            if isinstance(parameter, click.Option)
        ]
        if rows:
            lines += ["", *table(["option", "meaning"], rows)]
    return finish(lines)
