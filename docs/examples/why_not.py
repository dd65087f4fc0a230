"""An action that the rules forbid is refused with a reason, and changes nothing."""

from freehold import IllegalActionError, NotationError, Table

table = Table.from_position(
    "clone-wars | 0 $500 @go | 1 $500 @go | deeds 0: bothawui* ruusan abregado-system",
    names=["Ann", "Bob"],
)
before = table.position

try:
    table.do("build ruusan")
except IllegalActionError as error:
    print("refused:", error)

print(table.why_not("mortgage bothawui"))
print(table.why_not("lift bothawui"))  # allowed: there is no reason why not

try:
    table.do("biuld ruusan")
except NotationError as error:
    print("not understood:", error)

print(table.position == before)
