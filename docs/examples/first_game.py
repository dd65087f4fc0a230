"""A game in a few lines: who decides what, what is allowed, and what happened."""

from freehold import Table

table = Table("clone-wars", seats=["Ann", "Bob"], seed=7, first=0)
words = table.words_in("en")

for event in table.do("roll"):  # the dice follow from the seed
    print(words.event(event))

print(table.names[int(table.actor)], "has to decide:", table.decision.name)
for choice in table.choices():
    print("  may say", choice.words)

table.do("buy")
ann = table.seats[0]
print(ann.name, "owns", ", ".join(ann.deeds), "and has", ann.cash, "left")
