"""A position is one line of text: write it, read it, try something in a copy."""

from freehold import NotationError, Table

line = "saga | 0 $500 @go | 1 $90 @go | deeds 0: hoth+2 dagobah+2 polis-massa+1, 1: kessel"
table = Table.from_position(line, names=["Ann", "Bob"], chance="hand")
print(table.position)  # written in full: figures, the turn, who decides what

trial = table.copy()
trial.do("build polis-massa")
print(trial.seats[0].cash, table.seats[0].cash)

again = Table.from_position(trial.position)
print(again.position == trial.position)

try:
    Table.from_position("saga | 0 $500 @go | 1 $90 @go | deeds 0: hoth+2 dagobah polis-massa")
except NotationError as error:
    print(error)
