"""``freehold editions``: which editions there are."""

from typing import Any

import click
import msgspec
from rich.table import Table

from freehold import ledger
from freehold.cli.speaking import console, language_option
from freehold.editions import EditionSpec, edition_names, load
from freehold.words import Words, text_in


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Write a JSON list instead of a table.")
@language_option
def editions(as_json: bool, language: str) -> None:  # noqa: FBT001
    """List the editions: players, games (standard, special, short, timed) and stage."""
    specs = [load(name) for name in edition_names()]
    if as_json:
        rows = [_row(spec, language) for spec in specs]
        click.echo(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode())
        return
    out = console()
    out.print(_table(specs, language))
    for stage in dict.fromkeys(stage_of(spec) for spec in specs):
        name, about = (text_in(language, f"{what}-{stage}") for what in ("stage", "about-stage"))
        out.print(f"{name}: {about}", style="dim", markup=False)


command = editions


def stage_of(spec: EditionSpec) -> str:
    """How far an edition is shown to follow its rulebook; unknown to the ledger, it is a draft."""
    return ledger.stage(spec.id) if spec.id in ledger.editions() else "draft"


def _row(spec: EditionSpec, language: str) -> dict[str, Any]:
    lowest, highest = spec.players
    return {
        "id": spec.id,
        "title": Words(spec, language, []).title,
        "players": {"lowest": lowest, "highest": highest},
        "games": list(spec.forms),
        "stage": stage_of(spec),
    }


def _table(specs: list[EditionSpec], language: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("edition", "title", "players", "games", "stage"):
        table.add_column(text_in(language, f"column-{column}"))
    for spec in specs:
        lowest, highest = spec.players
        games = ", ".join(text_in(language, f"form-{form}") for form in spec.forms)
        stage = text_in(language, f"stage-{stage_of(spec)}")
        table.add_row(
            f"[bold]{spec.id}[/]",
            Words(spec, language, []).title,
            f"{lowest}-{highest}",
            games,
            stage,
        )
    return table
