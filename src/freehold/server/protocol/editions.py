"""What the HTTP API tells about editions: boards, cards, figures, settings and rules."""

from typing import Literal

from freehold.server.protocol.basics import Part, SettingValue, Side


class FigureInfo(Part, frozen=True):
    """A figure of an edition."""

    id: str
    name: str
    side: Side | None


class EditionCard(Part, frozen=True):
    """An edition in the list of editions."""

    id: str
    title: str
    lowest: int
    highest: int
    """How many may play."""
    forms: list[str]
    figures: list[FigureInfo]
    stage: str


class SpaceInfo(Part, frozen=True):
    """A space of the board; None and empty where it has no such thing."""

    id: str
    name: str
    kind: str
    """`go`, `lot`, `railroad`, `utility`, `cards`, `tax`, `jail`, `free-parking`, …"""
    group: int | None
    price: int | None
    """For a tax the tax."""
    mortgage: int | None
    lift: int | None
    """What lifting the mortgage costs."""
    house_price: int | None
    commission: int | None
    """To whoever stands there when it is bought from afar."""
    house_commission: int | None
    """The same for building."""
    rents: list[int]
    """By level; for a railroad by number; for a utility the factors by number; for a risk
    the factors on the dice, first without and then with a double."""
    rent_labels: list[str]
    deck: int | None


class GroupInfo(Part, frozen=True):
    """A group of deeds."""

    id: str
    name: str
    colour: str
    spaces: list[int]


class CardInfo(Part, frozen=True):
    """A card; its place in the deck is nobody's business."""

    id: str
    flavour: str
    effect: str


class DeckInfo(Part, frozen=True):
    """A deck of cards."""

    id: str
    name: str
    cards: list[CardInfo]


class SpecialInfo(Part, frozen=True):
    """A mission or a power."""

    id: str
    name: str
    about: str
    trigger: str
    side: Side | None
    pips: int
    needs: int


class Option(Part, frozen=True):
    """A value of a setting."""

    value: SettingValue
    label: str


class RuleInfo(Part, frozen=True):
    """A rule as the rulebook, a ruling or a house has it."""

    id: str
    kind: Literal["book", "ruling", "house"]
    words: str
    value: str
    source: str


class SettingInfo(Part, frozen=True):
    """A rule that a table may set."""

    id: str
    label: str
    about: str
    kind: Literal["book", "ruling", "house", "table"]
    type: Literal["bool", "int", "choice"]
    lowest: int
    highest: int
    options: list[Option]
    """For `choice` and `bool`."""
    by_form: dict[str, SettingValue]
    """Its value in every form of the game if nobody changes it."""
    rules: list[RuleInfo]
    why_not: str
    """Why the edition cannot be played with it; empty if it can."""


class FormInfo(Part, frozen=True):
    """A form of the game."""

    id: str
    name: str
    about: str
    """What it changes, in words."""


class Character(Part, frozen=True):
    """A way in which bots play."""

    id: str
    name: str
    about: str


class EditionInfo(Part, frozen=True):
    """GET /api/editions/{edition}: everything that does not change during a game."""

    id: str
    title: str
    language: str
    lowest: int
    highest: int
    stage: str
    start_cash: int
    salary: int
    fine: int
    houses: int
    hotels: int
    spaces: list[SpaceInfo]
    jails: list[int]
    """The spaces of the jails."""
    landing_bonus: int
    fine_step: int
    """By how much the fine falls with every turn in jail."""
    groups: list[GroupInfo]
    decks: list[DeckInfo]
    figures: list[FigureInfo]
    sides: dict[str, str]
    """Their names."""
    tokens: list[str]
    """The names of the light and the dark token; empty where there are none."""
    specials: list[SpecialInfo]
    forms: list[FormInfo]
    settings: list[SettingInfo]
    characters: list[Character]
    building_words: dict[str, str]
    """`house`, `houses`, `hotel`, `hotels`."""
    words: str
    """The edition's own Fluent file in that language: `money` and all names."""


class ChapterInfo(Part, frozen=True):
    """A chapter of an edition's rules."""

    id: str
    title: str
    rules: list[RuleInfo]


class EditionRules(Part, frozen=True):
    """GET /api/editions/{edition}/rules."""

    edition: str
    title: str
    chapters: list[ChapterInfo]
