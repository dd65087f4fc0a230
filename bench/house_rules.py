"""What each house rule does to each edition: the figures of docs/reference/house-rules-measured.md.

    python3 dev.py bench house-rules       # some minutes; then `python3 dev.py generate`

The seed is fixed and the games are paired, so that the same rules and the same players
give the same figures on every machine.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from freehold.editions import edition_names, load
from freehold.editions.settings import SETTINGS
from freehold.simulation.crews import threads
from freehold.simulation.pairs import PairedTotal, PlayPairs
from freehold.simulation.plan import Plan, make_plan
from freehold.simulation.running import Run
from freehold.version import __version__

FILE = Path(__file__).parents[1] / "docs" / "reference" / "house-rules-measured.json"
PLAYERS = ("steady", "bold", "careful", "trader")
GAMES = 50_000
SEED = 2026
LEFT_OUT = {"turn-limit"}
"""A rule whose effect on the length is what it says."""
AMOUNTS = {"later-seats-bonus": "50"}


def house_rules() -> list[tuple[str, str]]:
    """Every house rule with the value that is tried."""
    return [
        (setting.name, AMOUNTS.get(setting.name, "true"))
        for setting in SETTINGS
        if setting.kind == "house" and setting.name not in LEFT_OUT
    ]


def plan_with(edition: str, settings: dict[str, str]) -> Plan:
    """Four players at the standard game."""
    return make_plan(load(edition), PLAYERS, games=GAMES, seed=SEED, settings=settings)


def measure(edition: str, name: str, value: str) -> dict[str, Any] | None:
    """The differences that a rule makes; None if the edition has it already."""
    one, other = plan_with(edition, {name: value}), plan_with(edition, {})
    if one.edition.tobytes() == other.edition.tobytes():
        return None
    total, crew = PairedTotal(), threads()
    with crew.executor:
        for part in Run(GAMES, PlayPairs(one, other), crew):
            total.add(part)
    found = msgspec.to_builtins(total.differences())
    return {"edition": edition, "setting": name, "value": value, "differences": found}


def main() -> None:
    """Measure every rule in every edition and write the figures."""
    rows: list[dict[str, Any]] = []
    for edition in edition_names():
        for name, value in house_rules():
            row = measure(edition, name, value)
            if row is None:
                continue
            rows.append(row)
            rounds = row["differences"][0]["difference"]["value"]
            print(f"{edition}, {name} = {value}: {rounds:+.2f} rounds", flush=True)
    told = {
        "freehold": __version__,
        "games": GAMES,
        "seed": SEED,
        "players": PLAYERS,
        "rows": rows,
    }
    FILE.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8", newline="\n")
    print(f"{FILE.name} is written; `python3 dev.py generate` makes the page of it")
