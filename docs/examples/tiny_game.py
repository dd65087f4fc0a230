"""A game of an edition of one's own, from its folder."""

from pathlib import Path

from freehold import Table
from freehold.bots.companion import choose

FOLDER = Path(__file__).parent / "tiny-edition"

table = Table(FOLDER, seats={"Ann": "cat", "Bob": "kettle"}, seed=5, settings={"turn-limit": 200})
words = table.words_in("en")
print(words.title, "with", words.money(table.seats[0].cash), "each")

for event in table.do("roll"):
    print(" ", words.event(event))

while not table.is_over:
    table.do(choose(table.edition, table.game))
print("won by", " and ".join(table.names[seat] for seat in table.winners))
