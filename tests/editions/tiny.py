"""A small edition of somebody's own, as the text of its files."""

from pathlib import Path

EDITION = """\
id = "harbour"
title = "The Harbour"
rulebook = "harbour.md"
figures = ["crab", "gull", "buoy"]

[players]
lowest = 2
highest = 3

[numbers]
start-cash = 500
salary = 50
fine = 10
houses = 12
hotels = 4

[[groups]]
id = "quay"
colour = "#336699"

[[groups]]
id = "ferries"
colour = "#222222"

[[groups]]
id = "lights"
colour = "#eeee00"

[rules]
opening-bid = 5

[forms.standard]

[forms.short]
deeds-dealt = 1
"""

SPACES = """\
[[spaces]]
id = "pier"
kind = "go"

[[spaces]]
id = "fish-market"
kind = "lot"
group = "quay"
price = 50
mortgage = 25
house-price = 20
rent = [2, 8, 20, 50, 80, 100]

[[spaces]]
id = "ropewalk"
kind = "lot"
group = "quay"
price = 60
mortgage = 30
house-price = 20
rent = [4, 10, 25, 60, 90, 120]

[[spaces]]
id = "bottle-post"
kind = "cards"
deck = "bottles"

[[spaces]]
id = "brig"
kind = "jail"

[[spaces]]
id = "north-ferry"
kind = "railroad"
group = "ferries"
price = 80
mortgage = 40
rent = [10, 30]

[[spaces]]
id = "harbour-dues"
kind = "tax"
amount = 30

[[spaces]]
id = "lighthouse"
kind = "utility"
group = "lights"
price = 70
mortgage = 35
factors = [2, 5]

[[spaces]]
id = "bench"
kind = "free-parking"

[[spaces]]
id = "south-ferry"
kind = "railroad"
group = "ferries"
price = 80
mortgage = 40
rent = [10, 30]

[[spaces]]
id = "light-buoy"
kind = "utility"
group = "lights"
price = 70
mortgage = 35
factors = [2, 5]

[[spaces]]
id = "harbour-police"
kind = "go-to-jail"
"""

CARDS = """\
[[decks]]
id = "bottles"

[[decks.cards]]
id = "home"
effect = "move-to"
space = "pier"

[[decks.cards]]
id = "ferry"
effect = "move-to-next"
kind = "railroad"
factor = 2

[[decks.cards]]
id = "drift"
effect = "move-back"
steps = 2

[[decks.cards]]
id = "pearl"
effect = "receive"
amount = 25

[[decks.cards]]
id = "rum"
effect = "leave-jail"
"""

WORDS = """\
edition-title = The Harbour
money = { $amount } shells
house = shed
houses = sheds
hotel = warehouse
hotels = warehouses
a-house = a shed
a-hotel = a warehouse
count-houses = { $count } sheds
count-hotels = { $count } warehouses
space-pier = The Pier
space-fish-market = Fish Market
space-ropewalk = Ropewalk
space-bottle-post = Bottle Post
space-brig = The Brig
space-north-ferry = North Ferry
space-harbour-dues = Harbour Dues
space-lighthouse = Lighthouse
space-bench = A Bench
space-south-ferry = South Ferry
space-light-buoy = Light Buoy
space-harbour-police = Harbour Police
group-quay = Quay
group-ferries = Ferries
group-lights = Lights
deck-bottles = Bottles
figure-crab = Crab
figure-gull = Gull
figure-buoy = Buoy
card-bottles-home = Low tide.
card-bottles-ferry = A horn in the fog.
card-bottles-drift = The anchor slips.
card-bottles-pearl = Something in the oyster.
card-bottles-rum = The guard is thirsty.
"""

SPECIALS = """\
[sides]
crab = "dark"
gull = "light"
buoy = "light"

[[specials]]
id = "salvage"
trigger = "six"
side = "light"
pips = 1
needs = 3
effect = "take-free"
count = 1
amount = 40
penalty = 15

[[specials]]
id = "spring-tide"
trigger = "six"
side = "dark"
pips = 1
effect = "another-turn"

[[specials]]
id = "regatta"
trigger = "six"
pips = 2
needs = 5
effect = "draw-card"
deck = "bottles"

[[specials]]
id = "boarding"
trigger = "double"
pips = 2
effect = "duel"

[force]
faces = ["light", "light", "dark", "dark", "shift", "shift"]
penalty = 20
light-start = "bench"
dark-start = "pier"
"""

SPECIAL_EDITION = EDITION.replace(
    "[forms.standard]\n",
    "[forms.standard]\n\n[forms.special]\nmissions = true\nforce-powers = true\nforce = true\n",
)

SPECIAL_WORDS = (
    WORDS
    + """\
special-salvage = Salvage
special-salvage-about = With a 3 or more, something that nobody owns.
special-spring-tide = Spring tide
special-spring-tide-about = Another turn.
special-regatta = Regatta
special-regatta-about = With a 5 or more, a bottle.
special-boarding = Boarding
special-boarding-about = A duel for a property.
side-light = High tide
side-dark = Low tide
token-light = White pebble
token-dark = Black pebble
"""
)

FILES = {
    "edition.toml": EDITION,
    "spaces.toml": SPACES,
    "cards.toml": CARDS,
    "words/en.ftl": WORDS,
}


SPECIAL_FILES = FILES | {
    "edition.toml": SPECIAL_EDITION,
    "specials.toml": SPECIALS,
    "words/en.ftl": SPECIAL_WORDS,
}
"""The same with special rules of every sort."""


def write(folder: Path, files: dict[str, str] = FILES) -> Path:
    """Write the files of an edition into a folder, and return it."""
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The tiny edition's files with the first `old` of one file replaced."""
    assert old in FILES[file], f"{old!r} is not in {file}"
    return FILES | {file: FILES[file].replace(old, new, 1)}
