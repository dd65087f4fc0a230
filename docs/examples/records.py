"""A record is the whole game as text: it plays again, and tells where it was changed."""

from freehold import RecordError, Table, replay

table = Table("saga", seats=["Ann", "Bob"], first=0, chance="hand")
table.do("roll 1 2; buy; end; roll 1 4; buy; end")
record = table.record()
print(record)

again = replay(record)
print(again.position == table.position)

try:
    replay(record.replace("roll 1 4", "roll 1 5"))
except RecordError as error:
    print(error)
    print("the first wrong action is number", error.number)
