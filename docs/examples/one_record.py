"""The record of a short game: seats throw for the start, a deed is bought, a card is drawn."""

from freehold import Table

table = Table("clone-wars", {"Ann": "anakin", "Bob": "captain-rex"}, chance="hand")
table.do("roll 5 4; roll 1 2")  # both throw for the start
table.do("roll 2 6; buy; end")
table.do("roll 3 4; draw to-go; end")
print(table.record())
