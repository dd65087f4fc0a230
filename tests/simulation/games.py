"""Plans that tests play."""

from typing import Any

from freehold.editions import load
from freehold.simulation.crews import Crew
from freehold.simulation.parts import PlayPart, Total
from freehold.simulation.plan import Plan, make_plan
from freehold.simulation.running import Run


def plan_of(edition: str = "saga", games: int = 300, **more: Any) -> Plan:
    players = more.pop("players", ["steady", "bold", "careful"])
    return make_plan(load(edition), players, games=games, **more)


def total_of(plan: Plan, crew: Crew) -> Total:
    total = Total()
    for part in Run(plan.games, PlayPart(plan), crew):
        total.add(part)
    return total
