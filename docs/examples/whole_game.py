"""A whole game, played by whoever you like: here the built-in player on every seat."""

from freehold import Table
from freehold.bots.companion import choose

table = Table("fallout", seats=["Ann", "Bob", "Cem"], form="short", seed=3)
while not table.is_over:
    table.do(choose(table.edition, table.game))

winners = " and ".join(table.names[seat] for seat in table.winners)
print(f"{winners} won after {table.game.turns} turns")
for seat in table.seats:
    print(f"  {seat.name}: {'bankrupt' if seat.bankrupt else seat.wealth}")
