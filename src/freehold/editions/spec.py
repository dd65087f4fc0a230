"""The typed form of an edition folder: what TOML may say, and nothing else."""

from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec

from freehold.editions.parts import (
    Colour,
    Count,
    DiceFactor,
    Factor,
    Money,
    Part,
    Price,
    Slug,
    Steps,
    Text,
)
from freehold.editions.settings import SettingError, Value, defaults
from freehold.editions.specials import AnySpecial, Force, SideWord, Specials, lacking

FORMS = ("standard", "special", "short", "timed")
"""The forms of the game, in the order in which they are listed.

"special" is the standard game with the edition's special rules.
"""


# --- edition.toml ---------------------------------------------------------------


class Players(Part, frozen=True):
    """How many may play."""

    lowest: int
    highest: int


class Numbers(Part, frozen=True):
    """What the bank holds and hands out."""

    start_cash: Money
    salary: Money
    fine: Money
    landing_bonus: Money = 0
    """What landing on GO itself pays on top of the salary."""
    fine_step: Money = 0
    """By how much the fine falls with every turn in jail."""
    houses: Count = 0
    hotels: Count = 0


class Group(Part, frozen=True):
    """Deeds that belong together, and the colour they are drawn in."""

    id: Slug
    colour: Colour


class Box(Part, frozen=True):
    """edition.toml: the box without its board and its decks."""

    id: Slug
    title: Text
    rulebook: Text
    players: Players
    numbers: Numbers
    figures: tuple[Slug, ...]
    groups: tuple[Group, ...]
    forms: dict[str, dict[str, Value]]
    rules: dict[str, Value] = msgspec.field(default_factory=dict[str, Value])
    order: int = 1000
    """Where the edition stands in a list of editions; those without it come last."""


# --- spaces.toml ----------------------------------------------------------------


class Space(Part, frozen=True, tag_field="kind"):
    """A space of the board, counted from GO."""

    id: Slug


class Go(Space, frozen=True, tag="go"):
    """Where everyone starts and is paid."""


class Lot(Space, frozen=True, tag="lot"):
    """A deed that can be built on; rent bare, with one to four houses, with a hotel."""

    group: Slug
    price: Price
    mortgage: Money
    house_price: Price
    rent: tuple[Money, ...]


class Plot(Space, frozen=True, tag="plot"):
    """A deed that is built base by base; rent bare, then with one to nine bases.

    The mortgage value is also what the bank pays for it, and it buys a base back at half
    its price.  The commissions go to whoever stands there when it is bought or built on
    from afar.
    """

    group: Slug
    price: Price
    mortgage: Money
    house_price: Price
    rent: tuple[Money, ...]
    commission: Money = 0
    house_commission: Money = 0


class Railroad(Space, frozen=True, tag="railroad"):
    """A deed whose rent goes by how many of its group are in one hand."""

    group: Slug
    price: Price
    mortgage: Money
    rent: tuple[Money, ...]


class Utility(Space, frozen=True, tag="utility"):
    """A deed whose rent is the dice times a factor, by how many are in one hand."""

    group: Slug
    price: Price
    mortgage: Money
    factors: tuple[DiceFactor, ...]


class Cards(Space, frozen=True, tag="cards"):
    """A card is drawn here."""

    deck: Slug


class Tax(Space, frozen=True, tag="tax"):
    """The amount goes to the bank."""

    amount: Money


class Risk(Space, frozen=True, tag="risk"):
    """The roll pays or costs: its pips times a factor, on a double times another."""

    factor: DiceFactor
    double_factor: DiceFactor


class Jail(Space, frozen=True, tag="jail"):
    """The jail, and just visiting; of several the nearest one is meant."""


class FreeParking(Space, frozen=True, tag="free-parking"):
    """Nothing happens here."""


class GoToJail(Space, frozen=True, tag="go-to-jail"):
    """Straight to jail."""


Deed = Lot | Plot | Railroad | Utility
AnySpace = Go | Deed | Cards | Tax | Risk | Jail | FreeParking | GoToJail


class Board(Part, frozen=True):
    """spaces.toml: the ring of spaces."""

    spaces: tuple[AnySpace, ...]


# --- cards.toml -----------------------------------------------------------------


class Card(Part, frozen=True, tag_field="effect"):
    """A card of a deck."""

    id: Slug


class MoveTo(Card, frozen=True, tag="move-to"):
    """Forward to a space."""

    space: Slug


class MoveToNext(Card, frozen=True, tag="move-to-next"):
    """Forward to the next space of a kind.

    `factor` multiplies the rent of a railroad; for a utility it is the
    factor on the dice, whatever its owner else holds.
    """

    kind: Literal["railroad", "utility"]
    factor: Factor


class MoveBack(Card, frozen=True, tag="move-back"):
    """Back by a number of spaces."""

    steps: Steps


class SendToJail(Card, frozen=True, tag="go-to-jail"):
    """Straight to jail."""


class Receive(Card, frozen=True, tag="receive"):
    """From the bank."""

    amount: Price


class Pay(Card, frozen=True, tag="pay"):
    """To the bank."""

    amount: Price


class PayEach(Card, frozen=True, tag="pay-each"):
    """To every other seat."""

    amount: Price


class CollectEach(Card, frozen=True, tag="collect-each"):
    """From every other seat."""

    amount: Price


class Repairs(Card, frozen=True, tag="repairs"):
    """To the bank, for every building owned."""

    house: Money
    hotel: Money


class LeaveJail(Card, frozen=True, tag="leave-jail"):
    """Kept until it is used or traded."""


class MissTurn(Card, frozen=True, tag="miss-turn"):
    """The next turn is missed."""


class RollAgain(Card, frozen=True, tag="roll-again"):
    """A further roll."""


class Opposite(Card, frozen=True, tag="opposite"):
    """To the space across the board, without passing GO and without a further card."""


AnyCard = (
    MoveTo
    | MoveToNext
    | MoveBack
    | SendToJail
    | Receive
    | Pay
    | PayEach
    | CollectEach
    | Repairs
    | LeaveJail
    | MissTurn
    | RollAgain
    | Opposite
)


class Deck(Part, frozen=True):
    """A deck in the order in which its cards are numbered."""

    id: Slug
    cards: tuple[AnyCard, ...]


class Decks(Part, frozen=True):
    """cards.toml: the decks, first the one that stands in for chance."""

    decks: tuple[Deck, ...] = ()


# --- the whole ------------------------------------------------------------------


class EditionSpec(msgspec.Struct, frozen=True, dict=True, eq=False):
    """An edition as its folder says it; `freehold.editions.load` makes one."""

    folder: Path
    box: Box
    spaces: tuple[AnySpace, ...]
    decks: tuple[Deck, ...]
    special_rules: Specials = Specials()

    @property
    def id(self) -> str:
        return self.box.id

    @property
    def title(self) -> str:
        return self.box.title

    @property
    def rulebook(self) -> str:
        """The page of the documentation that lists the edition's rules."""
        return self.box.rulebook

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most seats."""
        return self.box.players.lowest, self.box.players.highest

    @property
    def figure_ids(self) -> tuple[str, ...]:
        return self.box.figures

    @cached_property
    def space_ids(self) -> tuple[str, ...]:
        return tuple(space.id for space in self.spaces)

    @cached_property
    def group_ids(self) -> tuple[str, ...]:
        """The groups in the order in which they first appear on the board."""
        deeds = (space for space in self.spaces if isinstance(space, Deed))
        return tuple(dict.fromkeys(deed.group for deed in deeds))

    @cached_property
    def group_colours(self) -> tuple[str, ...]:
        """The colour of every group, in the order of `group_ids`."""
        colours = {group.id: group.colour for group in self.box.groups}
        return tuple(colours[group] for group in self.group_ids)

    @cached_property
    def deck_ids(self) -> tuple[str, ...]:
        return tuple(deck.id for deck in self.decks)

    @cached_property
    def card_ids(self) -> tuple[tuple[str, ...], ...]:
        """The cards of every deck: ``card_ids[deck][card]``."""
        return tuple(tuple(card.id for card in deck.cards) for deck in self.decks)

    @property
    def specials(self) -> tuple[AnySpecial, ...]:
        """The missions and powers, in the order of the record's rows."""
        return self.special_rules.specials

    @cached_property
    def special_ids(self) -> tuple[str, ...]:
        return tuple(special.id for special in self.specials)

    @property
    def force(self) -> Force | None:
        """The Force die and its tokens, where the edition has them."""
        return self.special_rules.force

    def side_of(self, figure: str) -> SideWord | None:
        """The side that a figure is on, or None where there are no sides."""
        return self.special_rules.sides.get(figure)

    def lacks(self, setting: str) -> str:
        """Why the edition cannot be played with a setting on, or nothing."""
        triggers = [special.trigger for special in self.specials]
        return lacking(setting, triggers, force=self.force is not None)

    @cached_property
    def forms(self) -> dict[str, dict[str, Value]]:
        """What every form of the game changes, in the order of `FORMS`."""
        return {form: self.box.forms[form] for form in FORMS if form in self.box.forms}

    @cached_property
    def words(self) -> dict[str, str]:
        """The Fluent text of every language; read when it is first asked for."""
        files = sorted((self.folder / "words").glob("*.ftl"))
        return {file.stem: file.read_text(encoding="utf-8") for file in files}

    def rules_in(self, form: str = "standard") -> dict[str, Value]:
        """Every setting with the value in force in that form of the game."""
        if form not in self.forms:
            known = ", ".join(self.forms)
            raise SettingError(
                f'{self.id} has no form "{form}"; it has: {known}',
                reason="unknown-form",
                details={"edition": self.id, "form": form, "forms": known},
            )
        return {**defaults(), **self.box.rules, **self.forms[form]}
