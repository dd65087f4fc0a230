"""The positions that are counted: opening, business, debt, auction, offer and jail."""

from collections.abc import Collection

PLANETS = {
    "opening": "planetopoly | 0 $3000 @start | 1 $3000 @start",
    "dice for the opening": "planetopoly | 0 $3000 @start | 1 $3000 @start"
    " | turn 1 seat 0 first 0 | waits roll chance",
    "a planet to build on, and another's figure on a free plot": "planetopoly"
    " | 0 $900 @lyra-1 | 1 $700 @draco-2 | deeds 0: lyra-1+2 lyra-2+1 lyra-3+1 draco-1"
    " | turn 3 seat 0 first 0 dice 3.3 doubles 1 rolled | arrivals 1 0",
    "sales and remote purchases before the roll": "planetopoly | 0 $900 @start"
    " | 1 $700 @draco-2 | 2 $50 @draco-2 | deeds 0: draco-1+1 draco-3+2 customs-1, 1: radar-1"
    " | arrivals 0 2 1",
    "jail, second turn": "planetopoly | 0 $450 @jail-a!2 | 1 $30 @start | deeds 1: lyra-1",
    "in debt, on the way to a customs post": "planetopoly | 0 $0 -350 @start"
    " | 1 $500 @jail-b | deeds 0: radar-1, 1: customs-1 customs-2 draco-1"
    " | turn 4 seat 0 first 0 | waits roll chance",
    "an event": "planetopoly | 0 $40 @event-1 | 1 $40 @start | deeds 0: lyra-1"
    " | decks events 0,7,16,18,21 1.2.3.4.5.6.8.9.10.11.12.13.14.15.17.19.20.22.23"
    " | turn 2 seat 0 first 0 dice 2.3 rolled"
    " | agenda turn:-1.-1.-1.0.0 after-roll:0.-1.-1.0.0 draw-card:0.-1.5.0.0",
}
"""Of the game without auctions, trades and mortgages."""


def positions(edition: str, spaces: tuple[str, ...], forms: Collection[str] = ()) -> dict[str, str]:
    """Positions by their names; `spaces` are the ids of the edition's board."""
    if edition == "planetopoly":
        return PLANETS
    a, b, c = spaces[6], spaces[8], spaces[9]
    orange, dark = spaces[16], spaces[39]
    found = {
        "opening": f"{edition} | 0 $15 @go | 1 $12 @go",
        "dice for the opening": f"{edition} | 0 $150 @go | 1 $120 @go"
        " | turn 1 seat 0 first 0 | waits roll chance",
        "a complete group to build on": f"{edition} | 0 $60 @go | 1 $7 @{spaces[10]}"
        f" | deeds 0: {a} {b} {c}, 1: {orange}* {dark}",
        "jail, third turn": f"{edition} | 0 $60 @{spaces[10]}!3 | 1 $30 @go"
        f" | deeds 0: {orange}, 1: {dark}* | jail-cards 1=0",
        "a debt that can be raised": f"{edition} | 0 $20 @{dark} | 1 $40 @go"
        f" | deeds 0: {a}+1 {b}+1 {c}, 1: {dark} | turn 3 seat 0 first 0 dice 3.4 rolled"
        " | agenda turn:-1.-1.-1.0.0 after-roll:0.-1.-1.0.0 debt:0.1.-1.50.0",
        "an auction": f"{edition} | 0 $9 @{a} | 1 $7 @go | 2 $5 @go"
        " | turn 2 seat 0 first 0 dice 2.4 rolled | auction 0 1 0 -1 0,1,2"
        " | agenda turn:-1.-1.-1.0.0 after-roll:0.-1.-1.0.0 auction:-1.0.6.0.0",
        "an offer on the table": f"{edition} | 0 $6 @go | 1 $4 @go | deeds 0: {orange}, 1: {dark}*"
        f" | jail-cards 1=1 | offer $2 0 {orange} | agenda turn:-1.-1.-1.0.0 offer:0.1.-1.0.0",
    }
    if "special" in forms:
        found["the first roll with special rules"] = (
            f"{edition}/special | 0 $150 @go | 1 $120 @go"
            " | turn 1 seat 0 first 0 | waits roll chance"
        )
    return found
