"""Dice and cards by hand, so that any line of play can be set up in words."""

from freehold import Table

table = Table("clone-wars", seats=["Ann", "Bob"], first=0, chance="hand")

table.do("roll 3 4; draw to-go")  # Ann lands on a card space, and this is the card
print(table.seats[0].at, table.seats[0].cash)

table.do("end; roll 2 6; buy; end")  # several actions: all of them, or none
print(table.seats[1].at, table.seats[1].deeds)

table.do("roll")  # with chance="hand" nothing falls by itself
print(table.actor, "is asked for", table.decision.name)
table.do("roll 1 2")
print(table.seats[0].at)

table.undo()  # the throw
table.undo()  # and Ann's rolling
print(table.actor, table.decision.name)
