"""The choices as a short numbered list: the likeliest first, the many under one heading."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from freehold.listing import FIRST, GOING, LAST, side_of_offer, sort_of_space
from freehold.rules.legality import family_of
from freehold.table import Choice, Table
from freehold.vocabulary import (
    AMOUNTS,
    ASK_RENT,
    BID,
    BUILD,
    BUY_REMOTE,
    FIGURE,
    GO_TO,
    LIFT,
    MORTGAGE,
    OFFER_CARD,
    OFFER_DEED,
    OPEN,
    PLACE,
    SELL,
    SELL_DEED,
    SELL_GROUP,
    SELL_WHOLE,
    SETTLE,
    TARGET,
    TRADE,
    Answer,
    Decision,
)
from freehold.words import Words

FEW = 2
"""So many choices of one kind stand in the list themselves; more go under a heading."""
LONG = 6
"""In a longer list even two of a kind go under a heading."""


@dataclass(frozen=True)
class Entry:
    """A line of the list: an action, one with an amount, or a heading with more below it."""

    label: str
    words: str = ""
    """The action in words, as it can be typed."""
    action: int = -1
    highest: int | None = None
    """For an action that names an amount; `action` has the lowest."""
    below: tuple["Entry", ...] = ()

    @property
    def asks_amount(self) -> bool:
        """A bid is made at its lowest; how much is given or wanted has to be said."""
        return self.highest is not None and family_of(self.action) != BID


HEADINGS: dict[int, str] = {
    BUILD: "build",
    BUY_REMOTE: "buy-remote",
    SELL: "sell",
    SELL_WHOLE: "sell",
    SELL_GROUP: "sell",
    SELL_DEED: "sell-deed",
    MORTGAGE: "mortgage",
    LIFT: "lift",
    SETTLE: "settle",
    TRADE: "trade",
    OPEN: "open",
}
"""Families that may go under a heading of their own, in the order in which those come."""

SALES = ("sell", "sell-deed")
"""PL-2-2: where they are asked about before every roll they are seldom wanted."""

BETWEEN = (ASK_RENT, PLACE, FIGURE, *HEADINGS, OFFER_DEED, OFFER_CARD)


def menu(table: Table, words: Words, people: Collection[int]) -> list[Entry]:
    """The numbered list for the decision that the table waits for."""
    choices = [choice for choice in table.choices() if _is_listed(table, choice, people)]
    rows: dict[str, list[Choice]] = {}
    for choice in sorted(choices, key=lambda c: _rank(table, c)):
        rows.setdefault(_heading(table, choice), []).append(choice)
    grouped = {
        heading: tuple(_entry(table, words, choice) for choice in row)
        for heading, row in rows.items()
    }
    rare = SALES if table.edition.sales_before_roll and table.decision == Decision.TURN else ()
    is_long = len(_under_headings(grouped, words, FEW, rare)) > LONG
    return _hopeless_first(_under_headings(grouped, words, 1 if is_long else FEW, rare))


def _under_headings(
    rows: dict[str, tuple[Entry, ...]], words: Words, few: int, rare: Collection[str]
) -> list[Entry]:
    found: list[Entry] = []
    for heading, entries in rows.items():
        if heading.startswith("-") or len(entries) <= (1 if heading in rare else few):
            found += entries
        else:
            label = words.text(f"heading-{heading}", count=len(entries))
            found.append(Entry(label, below=entries))
    return found


def _is_listed(table: Table, choice: Choice, people: Collection[int]) -> bool:
    """All but what hardly anybody wants here; the words of the others are understood as well."""
    if family_of(choice.action) == OPEN:
        return choice.action - OPEN in people
    if choice.action == Answer.TIME_UP:
        return table.decision in (Decision.TURN, Decision.END_TURN)
    return True


def _rank(table: Table, choice: Choice) -> tuple[int, int]:
    action = choice.action
    key = action if action < len(Answer) else family_of(action)
    first = FIRST.get(table.decision, ())
    if key == GO_TO:
        return GOING.index(sort_of_space(table.edition, table.game, action - GO_TO)), action
    if key in first:
        return first.index(key), action
    if key in LAST:
        return 300 + LAST.index(Answer(key)), action
    if key in BETWEEN:
        return 100 + BETWEEN.index(key), action
    return (200 if key >= AMOUNTS else 50), action


def _heading(table: Table, choice: Choice) -> str:
    """What a choice goes under; choices without one stand for themselves."""
    family = family_of(choice.action)
    if family in (OFFER_DEED, OFFER_CARD):
        return side_of_offer(table.game, choice.action)
    if family == GO_TO:
        return sort_of_space(table.edition, table.game, choice.action - family)
    return HEADINGS.get(family, f"-{choice.action}")


def _entry(table: Table, words: Words, choice: Choice) -> Entry:
    game, action = table.game, choice.action
    if choice.highest is not None and family_of(action) != BID:
        family = family_of(action)
        name = words.text(f"amount-{_AMOUNT_NAMES[choice.words.split()[0]]}")
        low, high = words.money(action - family), words.money(choice.highest)
        label = words.text("amount-range", what=name, lowest=low, highest=high)
    elif choice.highest is not None:
        label = words.action(action, game.decision, game=game)
        label = words.text("bid-range", label=label, highest=words.money(choice.highest))
    else:
        label = words.action(action, game.decision, game=game)
    return Entry(label, _typed(table, choice), action, choice.highest)


def _typed(table: Table, choice: Choice) -> str:
    """The words to type: seats by their names, amounts as a gap."""
    verb = choice.words.partition(" ")[0]
    family = family_of(choice.action)
    if family in (TRADE, OPEN, TARGET):
        return f"{verb} {table.names[choice.action - family]}"
    return f"{verb} …" if choice.highest is not None and family != BID else choice.words


_AMOUNT_NAMES = {"give": "give", "want": "want", "for": "settle-for"}


def _hopeless_first(entries: list[Entry]) -> list[Entry]:
    """Where nothing can be sold or mortgaged any more, giving up is the likeliest."""
    give_up = [entry for entry in entries if entry.action == Answer.GIVE_UP]
    raising = {MORTGAGE, SELL, SELL_WHOLE, SELL_GROUP, SELL_DEED}
    if not give_up or any(family_of(e.action) in raising for e in flat(entries)):
        return entries
    return [*give_up, *(entry for entry in entries if entry.action != Answer.GIVE_UP)]


def flat(entries: Collection[Entry]) -> Iterator[Entry]:
    """Every action of a list, those below a heading, too."""
    for entry in entries:
        if entry.below:
            yield from flat(entry.below)
        else:
            yield entry
