"""The positions that are counted: opening, business, debt, auction, offer and jail."""

from collections.abc import Collection


def positions(edition: str, spaces: tuple[str, ...], forms: Collection[str] = ()) -> dict[str, str]:
    """Positions by their names; `spaces` are the ids of the edition's board."""
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
