"""Many games at once, compiled; the first call compiles the rules, later ones find them ready."""

from freehold.batch import cpu
from freehold.editions import load, pack

edition = pack(load("saga"), "standard", {"turn-limit": 100})
seeds = range(1000)
games, decisions = cpu.play_randomly(edition, [4] * len(seeds), list(seeds))

wins = [int((games["winners"] >> seat & 1).sum()) for seat in range(4)]
print(f"{len(games)} games, {decisions} decisions")
print("richest at the end, by seat:", wins)
