"""Many games at once, compiled; the first call compiles the rules, later ones find them ready."""

from freehold.batch import cpu
from freehold.editions import load, pack

edition = pack(load("saga"), "standard", {"turn-limit": 100})
seeds = range(1000)
games, decisions = cpu.play_randomly(edition, [4] * len(seeds), list(seeds))

over_early = int((games["turns"] < 100).sum())
print(f"{len(games)} games, {decisions} decisions, {over_early} over before turn 100")
print("bankruptcies in all:", int(games["bankruptcies"].sum()))
