"""The names that sentences are made of: money, spaces, groups, cards, figures, seats."""

from collections.abc import Sequence
from functools import cached_property, reduce
from typing import Any

from freehold.editions.pack import pack
from freehold.editions.spec import EditionSpec
from freehold.record import plain
from freehold.vocabulary import (
    BANK,
    CHANCE,
    PORT,
    STATION,
    CardEffect,
    Side,
    SpaceKind,
    Token,
)
from freehold.words.catalogue import Arguments, WordsError, say, say_of_edition


def slug(member: Any) -> str:
    """An enum member's name as message ids spell it: ``LEFT_JAIL`` is ``left-jail``."""
    return str(member.name).lower().replace("_", "-")


class Names:
    """What an edition and a table call things, in one language."""

    def __init__(
        self, spec: EditionSpec, language: str, seat_names: Sequence[str], edition: Any = None
    ) -> None:
        self.spec = spec
        self.language = language
        self.seat_names = tuple(seat_names)
        self._edition = edition
        self._said: dict[str, str] = {}

    @cached_property
    def edition(self) -> Any:
        """The edition record as plain numbers; by default that of the standard game."""
        record = pack(self.spec) if self._edition is None else self._edition
        return plain(record) if hasattr(record, "dtype") else record

    def say(self, file: str, message: str, arguments: Arguments | None = None) -> str:
        """One of our own messages in this language."""
        return say(self.language, file, message, arguments)

    # --- the edition's words ---------------------------------------------------

    @property
    def title(self) -> str:
        """What the edition is called."""
        return self._name("edition-title")

    def money(self, amount: int) -> str:
        """An amount in the edition's currency, grouped as the language groups numbers."""
        return self._of_edition("money", {"amount": int(amount)})

    def space(self, space: int) -> str:
        """The name of a space of the board."""
        return self._part("space", self.spec.space_ids, space)

    def group(self, group: int) -> str:
        """The name of a group of deeds."""
        return self._part("group", self.spec.group_ids, group)

    def deck(self, deck: int) -> str:
        """The name of a deck of cards."""
        return self._part("deck", self.spec.deck_ids, deck)

    def figure(self, figure: int) -> str:
        """The name of a figure."""
        return self._part("figure", self.spec.figure_ids, figure)

    def special(self, row: int) -> str:
        """The name of a mission or a power, by its row in the edition's table."""
        return self._part("special", self.spec.special_ids, row)

    def special_about(self, row: int) -> str:
        """What a mission or a power does, told to the player who may use it."""
        if 0 <= row < len(self.spec.special_ids):
            return self._name(f"special-{self.spec.special_ids[row]}-about")
        return self.say("common", "special-unknown")

    def side(self, side: int) -> str:
        """The name of a side; editions without sides need none for it."""
        return self._name_or_ours(f"side-{slug(Side(side))}")

    def token(self, token: int) -> str:
        """The name of a Force token, without an article."""
        return self._name_or_ours(f"token-{slug(Token(token))}")

    def a_building(self, *, hotel: bool) -> str:
        """The words "a house" or "a hotel", as what somebody builds."""
        return self._name("a-hotel" if hotel else "a-house")

    def building(self, *, hotel: bool) -> str:
        """The word "house" or "hotel"."""
        return self._name("hotel" if hotel else "house")

    def buildings(self, *, hotels: bool) -> str:
        """The word "houses" or "hotels"."""
        return self._name("hotels" if hotels else "houses")

    def houses(self, count: int) -> str:
        """So many houses, counted: "1 house", "3 houses"."""
        return self._of_edition("count-houses", {"count": int(count)})

    def hotels(self, count: int) -> str:
        """So many hotels, counted."""
        return self._of_edition("count-hotels", {"count": int(count)})

    def stations(self, count: int) -> str:
        """So many stations, counted; editions without plots need no word for them."""
        arguments = {"count": int(count)}
        try:
            return self._of_edition("count-stations", arguments)
        except WordsError:
            return self.say("common", "count-stations", arguments)

    def on_plot(self, level: int) -> str:
        """What stands on a plot of a level: "1 station and 2 bases"; nine bases are a port."""
        if level == PORT:
            return self.hotels(1)
        stations, bases = divmod(int(level), STATION)
        parts = [self.stations(stations)] if stations else []
        parts += [self.houses(bases)] if bases else []
        return self.join(parts)

    def is_plot(self, space: int) -> bool:
        """Whether a space is built base by base."""
        return 0 <= space < self.edition.n_spaces and self.edition.kind[space] == SpaceKind.PLOT

    def card(self, deck: int, card: int) -> str:
        """A card: the edition's sentence, and what it does."""
        if not (0 <= deck < len(self.spec.card_ids) and 0 <= card < len(self.spec.card_ids[deck])):
            return self.say("common", "card-number", {"number": int(card)})
        texts = {"flavour": self.flavour(deck, card), "effect": self.effect(deck, card)}
        return self.say("cards", "card-text", texts)

    def flavour(self, deck: int, card: int) -> str:
        """The edition's sentence on a card, without what it does."""
        return self._name(f"card-{self.spec.deck_ids[deck]}-{self.spec.card_ids[deck][card]}")

    def effect(self, deck: int, card: int) -> str:
        """What a card does, in one sentence or two."""
        edition = self.edition
        effect = CardEffect(edition.card_effect[deck][card])
        target, amount = edition.card_space[deck][card], edition.card_amount[deck][card]
        arguments: dict[str, str | int] = {"money": self.money(amount)}
        if effect == CardEffect.MOVE_TO:
            arguments["space"] = self.space(target)
        elif effect == CardEffect.MOVE_TO_NEXT:
            arguments["kind"] = slug(SpaceKind(target))
            arguments["group"] = self.groups_of_kind(target)
            arguments["factor"] = amount
        elif effect == CardEffect.MOVE_BACK:
            arguments["steps"] = target
        elif effect == CardEffect.REPAIRS:
            arguments["house"] = self.building(hotel=False)
            arguments["hotel"] = self.building(hotel=True)
            arguments["hotel-money"] = self.money(edition.card_hotel[deck][card])
        return self.say("cards", f"effect-{slug(effect)}", arguments)

    def groups_of_kind(self, kind: int) -> str:
        """The groups that the railroads, or the utilities, of the board belong to."""
        edition = self.edition
        spaces = range(edition.n_spaces)
        groups = dict.fromkeys(edition.group[i] for i in spaces if edition.kind[i] == kind)
        return self.join([self.group(group) for group in groups if group >= 0])

    # --- the table's words -----------------------------------------------------

    def seat(self, seat: int) -> str:
        """The name of a seat; of the bank (-1) and of chance (-2) as well."""
        if seat == BANK:
            return self.say("common", "bank")
        if seat == CHANCE:
            return self.say("common", "chance")
        if 0 <= seat < len(self.seat_names):
            return self.seat_names[seat]
        return self.say("terminal", "seat-name", {"number": int(seat) + 1})

    def free_card(self, index: int) -> str:
        """A get-out-of-jail card, with the deck that it belongs to."""
        return self.say("common", "free-card-of", {"deck": self.free_card_deck(index)})

    def free_card_deck(self, index: int) -> str:
        """The deck that a get-out-of-jail card goes back to."""
        if 0 <= index < self.edition.n_free_cards:
            return self.deck(self.edition.free_card_deck[index])
        return self.say("common", "deck-number", {"number": int(index)})

    def join(self, items: Sequence[str]) -> str:
        """A list such as "a, b and c"; an empty one has a word, too."""
        if not items:
            return self.say("common", "nothing")
        if len(items) == 1:
            return items[0]
        left = reduce(lambda a, b: self._pair("list-comma", a, b), items[:-1])
        return self._pair("list-and", left, items[-1])

    def package(self, spaces: Sequence[int], cards: Sequence[int], cash: int) -> str:
        """One side of a trade as a list: deeds, get-out-of-jail cards, money."""
        items = [self.space(space) for space in spaces]
        items += [self.free_card(card) for card in cards]
        if cash > 0:
            items.append(self.money(cash))
        return self.join(items)

    # --- helpers ---------------------------------------------------------------

    def _pair(self, message: str, left: str, right: str) -> str:
        return self.say("common", message, {"left": left, "right": right})

    def _part(self, kind: str, ids: Sequence[str], index: int) -> str:
        if 0 <= index < len(ids):
            return self._name(f"{kind}-{ids[index]}")
        return self.say("common", f"{kind}-number", {"number": int(index)})

    def _name(self, message: str) -> str:
        """A word of the edition without gaps; said once, it is remembered."""
        if message not in self._said:
            self._said[message] = self._of_edition(message)
        return self._said[message]

    def _name_or_ours(self, message: str) -> str:
        """A word of the edition that not every edition has; else our own."""
        try:
            return self._name(message)
        except WordsError:
            return self.say("common", message)

    def _of_edition(self, message: str, arguments: Arguments | None = None) -> str:
        return say_of_edition(self.spec.words, self.language, message, arguments)
