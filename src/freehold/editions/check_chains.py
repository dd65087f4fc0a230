"""Cards that lead to each other for ever: each moves the figure to a space that draws the next.

A card that was drawn goes to the bottom, so a deck that is through comes again in
the same order: a chain without end draws each of its cards again and again, and each
leads on from wherever it is drawn.  One card that does not ends every chain, unless it
can be kept.  In which order the cards lie is chance, so every order is tried.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from freehold.editions.reading import Item, Problem, items
from freehold.vocabulary import MAX_CARDS, MAX_DECKS

MOST_DRAWS = 200_000
"""So many cards are drawn to find a chain; only decks of many different moves need more."""

MOST_SHOWN = 8
"""So many spaces of a chain are named."""

Way = dict[int, int]
"""A card as what it does in a chain: from which card space it leads to which."""


def check_chains(spaces: list[Item], decks: list[Item], problems: list[Problem]) -> None:
    """Decks whose cards can follow each other without end."""
    if len(decks) > MAX_DECKS or any(len(items(deck, "cards")) > MAX_CARDS for deck in decks):
        return  # That is a mistake of its own, and too much to try.
    told: list[set[int]] = []
    for number in range(1, MAX_DECKS + 1):
        for some in combinations(range(len(decks)), number):
            # A chain through two decks is mended with the one that has a chain of its own.
            if not any(fewer <= set(some) for fewer in told):
                chain = _chain(spaces, decks, some)
                if chain is not None:
                    told.append(set(some))
                    message = _told(chain, spaces, decks, some)
                    problems.append(Problem("cards.toml", f"$.decks[{some[0]}].cards", message))


def _chain(spaces: list[Item], decks: list[Item], some: tuple[int, ...]) -> list[int] | None:
    """The spaces of a chain without end through these decks; None if there is none.

    An empty list means that the orders are too many to try.
    """
    names = [deck.get("id") for deck in decks]
    deck_of = {
        at: names.index(space["deck"])
        for at, space in enumerate(spaces)
        if "deck" in space and space["deck"] in names and names.index(space["deck"]) in some
    }
    ways = {deck: _ways(deck, items(decks[deck], "cards"), spaces, deck_of) for deck in some}
    if not all(ways[deck] and all(ways[deck]) for deck in some):
        return None  # A card that never leads on ends every chain.
    return _Search(deck_of, ways).run()


def _ways(deck: int, cards: list[Item], spaces: list[Item], deck_of: dict[int, int]) -> list[Way]:
    """What each card of a deck does in a chain; those that are kept may all be gone."""
    ids = [space.get("id") for space in spaces]
    ways: list[Way] = []
    for card in cards:
        if card.get("effect") == "leave-jail":
            continue
        way: Way = {}
        for at in (at for at, its_deck in deck_of.items() if its_deck == deck):
            target = _target(card, at, ids)
            if target in deck_of:
                way[at] = target
        ways.append(way)
    return ways


def _target(card: Item, at: int, ids: list[str | None]) -> int:
    """The space that a card moves to and that is acted on; -1 for any other card.

    The next railroad or utility is no card space, and on the opposite space none is drawn.
    """
    if card.get("effect") == "move-to" and card.get("space") in ids:
        return ids.index(card["space"])
    if card.get("effect") == "move-back" and 0 < card.get("steps", 0) < len(ids):
        return (at - card["steps"]) % len(ids)
    return -1


# --- every order ----------------------------------------------------------------


@dataclass(frozen=True)
class _State:
    """Where the figure is, which cards lie in a known order, and which were never drawn."""

    at: int
    laid_back: tuple[tuple[int, ...], ...]
    left: tuple[tuple[int, ...], ...]


class _Search:
    """Every chain from every space, card by card as they may come."""

    def __init__(self, deck_of: dict[int, int], ways: dict[int, list[Way]]) -> None:
        rows = {deck: row for row, deck in enumerate(ways)}
        self.row_at = {at: rows[deck] for at, deck in deck_of.items()}
        self.ways = list(ways.values())
        self.draws = 0

    def run(self) -> list[int] | None:
        """The first chain without end; an empty list if it was not found within the limit."""
        # Cards that do the same are the same: each is called after the first of its kind.
        left = tuple(tuple(ways.index(way) for way in ways) for ways in self.ways)
        none = tuple(() for _ in left)
        pending = [_State(at, none, left) for at in sorted(self.row_at, reverse=True)]
        while pending:
            state = pending.pop()
            walked: list[_State] = []
            seen: set[_State] = set()
            # Until a card comes that was never drawn, there is one way only.
            while not state.left[self.row_at[state.at]]:
                if state in seen:
                    return [one.at for one in walked[walked.index(state) :]]
                seen.add(state)
                walked.append(state)
                after = self.draw(state, state.laid_back[self.row_at[state.at]][0])
                if after is None:
                    break
                state = after
            else:
                pending += self.branches(state)
            if self.draws > MOST_DRAWS:
                return []
        return None

    def branches(self, state: _State) -> Iterator[_State]:
        """Each card that was never drawn may come next."""
        for card in dict.fromkeys(state.left[self.row_at[state.at]]):
            after = self.draw(state, card)
            if after is not None:
                yield after

    def draw(self, state: _State, card: int) -> _State | None:
        """The card is drawn and laid back; None if it does not lead on."""
        self.draws += 1
        row = self.row_at[state.at]
        target = self.ways[row][card].get(state.at)
        if target is None:
            return None
        laid_back, left = list(state.laid_back), list(state.left)
        if left[row]:
            left[row] = _without(left[row], card)
        else:
            laid_back[row] = laid_back[row][1:]
        laid_back[row] = (*laid_back[row], card)
        return _State(target, tuple(laid_back), tuple(left))


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# --- telling --------------------------------------------------------------------


def _told(chain: list[int], spaces: list[Item], decks: list[Item], some: tuple[int, ...]) -> str:
    others = "".join(f' and those of "{decks[deck]["id"]}"' for deck in some[1:])
    kept = any(
        card.get("effect") == "leave-jail" for deck in some for card in items(decks[deck], "cards")
    )
    when = ", once the leave-jail cards are kept" if kept else ""
    mend = "add a card after which none is drawn"
    if not chain:
        return f"whether these cards{others} ever come to an end cannot be told{when}; {mend}"
    names = [str(spaces[at].get("id")) for at in _period(chain)]
    shown = names[:MOST_SHOWN] + (["…"] if len(names) > MOST_SHOWN else names[:1])
    return f"these cards{others} can go on for ever{when}: {' → '.join(shown)}; {mend}"


def _period(chain: list[int]) -> list[int]:
    """The part of a chain that repeats, from the first of its spaces on the board."""
    size = len(chain)
    first = chain.index(min(chain))
    chain = chain[first:] + chain[:first]
    lengths = (n for n in range(1, size + 1) if size % n == 0)
    return next(chain[:n] for n in lengths if chain[:n] * (size // n) == chain)
