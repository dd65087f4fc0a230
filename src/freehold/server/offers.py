"""Choices of a seat: what it may do now, the likeliest first, with words."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from freehold.choices import DOING_BUSINESS, amount_ranges, candidates, highest_amount
from freehold.listing import FIRST, GOING, LAST, side_of_offer, sort_of_space
from freehold.notation.actions import write_action
from freehold.rules.buildings import next_level
from freehold.rules.groups import is_deed, is_plot
from freehold.rules.legality import family_of, is_legal, refusal, refusal_of_business
from freehold.server.protocol.snapshot import Choice
from freehold.table import Table
from freehold.vocabulary import (
    AMOUNTS,
    ASK_RENT,
    BUILD,
    BUY_REMOTE,
    FIGURE,
    GIVE_CASH,
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
    TAKE,
    TARGET,
    TRADE,
    WANT_CASH,
    Answer,
    Decision,
)
from freehold.words import Words
from freehold.words.catalogue import say
from freehold.words.choosing import OF_A_SEAT, OF_A_SPACE, name_of

GROUPS: dict[int, str] = {
    ASK_RENT: "main",
    PLACE: "place",
    FIGURE: "figure",
    BUILD: "build",
    SELL: "sell",
    SELL_WHOLE: "sell",
    SELL_GROUP: "sell",
    MORTGAGE: "mortgage",
    LIFT: "lift",
    BUY_REMOTE: "buy-remote",
    SELL_DEED: "sell-deed",
    SETTLE: "settle",
    TRADE: "trade",
    TAKE: "take",
    TARGET: "target",
}
"""What a family of actions goes under, in the order in which they are shown."""

DANGEROUS = frozenset({Answer.GIVE_UP, Answer.TIME_UP})
DANGEROUS_FAMILIES = frozenset({SELL_WHOLE, SELL_GROUP, SELL_DEED, SETTLE})

WITH_OWN_DEEDS = frozenset({BUILD, SELL, SELL_WHOLE, SELL_DEED, MORTGAGE, LIFT, SETTLE})
RAISING = frozenset({MORTGAGE, SELL, SELL_WHOLE, SELL_GROUP, SELL_DEED})

_ORDER = list(GROUPS)


Memo = dict[tuple[object, ...], Choice]
"""Choices that were made already, by everything that their words depend on."""


def choices_of(table: Table, words: Words, seat: int, memo: Memo) -> list[Choice]:
    """What a seat may do: its decision, or business between two actions of others."""
    game = table.game
    if game.actor == seat:
        actions = [a for a in legal_for_actor(table.edition, game) if _is_offered(a)]
        between = False
    elif refusal(table.edition, game, OPEN + seat) == 0:
        actions = list(business(table.edition, game, seat))
        between = True
    else:
        return []
    decision = Decision.BUSINESS if between else table.decision
    actions.sort(key=lambda action: _rank(table, decision, action))
    if Answer.GIVE_UP in actions and not RAISING & {family_of(action) for action in actions}:
        # Where nothing can be sold or mortgaged any more, giving up is the likeliest.
        actions.remove(int(Answer.GIVE_UP))
        actions.insert(0, int(Answer.GIVE_UP))
    return [_remembered(table, words, seat, action, memo) for action in actions]


def _remembered(table: Table, words: Words, seat: int, action: int, memo: Memo) -> Choice:
    """Most choices are there move after move, and their words take longer than their rules."""
    between = table.game.actor != seat
    what = _depends_on(table, action)
    if what is None:
        return _choice(table, words, seat, action, between=between)
    key = (words.language, seat, action, between, *what)
    if key not in memo:
        memo[key] = _choice(table, words, seat, action, between=between)
    return memo[key]


def _depends_on(table: Table, action: int) -> tuple[int, ...] | None:
    """What of the game a choice's words depend on; None: on more than is worth telling."""
    game, family = table.game, family_of(action)
    if family in (TRADE, MORTGAGE, LIFT):
        return ()
    if family in (BUILD, SELL) and not is_plot(table.edition, action - family):
        return (int(game.buildings[action - family]),)
    return None


def legal_for_actor(edition: Any, game: Any) -> list[int]:
    """As `choices.legal_actions`, without asking the rules about other seats' deeds."""
    seat = game.actor
    found: list[int] = []
    for action in candidates(edition, game):
        family = family_of(action)
        if family in WITH_OWN_DEEDS and game.owner[action - family] != seat:
            continue
        if is_legal(edition, game, action):
            found.append(action)
    return found + [family + low for family, low, _ in amount_ranges(edition, game)]


def calling_time(table: Table, words: Words, seat: int) -> list[Choice]:
    """The host of a timed game may say at any moment that time is up."""
    if refusal(table.edition, table.game, Answer.TIME_UP):
        return []
    return [_choice(table, words, seat, int(Answer.TIME_UP), between=False)]


def _is_offered(action: int) -> bool:
    """The word off turn is given by itself, and the host calls time apart from the choices."""
    return family_of(action) != OPEN and action not in (Answer.TIME_UP, Answer.DONE)


def business(edition: Any, game: Any, seat: int) -> Iterator[int]:
    """TURN-9: what a seat may do off turn, with its own deeds and with others."""
    mine = [s for s in range(edition.n_spaces) if game.owner[s] == seat and is_deed(edition, s)]
    groups = sorted({edition.group[space] for space in mine})
    wishes = [family + space for family in DOING_BUSINESS for space in mine]
    wishes += [SELL_GROUP + group for group in groups]
    wishes += [TRADE + other for other in range(game.n_seats)]
    for action in wishes:
        if refusal_of_business(edition, game, seat, action) == 0:
            yield action


def _rank(table: Table, decision: Decision, action: int) -> tuple[int, int]:
    key = action if action < len(Answer) else family_of(action)
    first = FIRST.get(decision, ())
    if key in first:
        return first.index(key), action
    if key in LAST:
        return 300 + LAST.index(Answer(key)), action
    if key in GROUPS:
        return 100 + _ORDER.index(key), action
    if key == GO_TO:
        sort = sort_of_space(table.edition, table.game, action - GO_TO)
        return 120 + GOING.index(sort), action
    return (200 if key >= AMOUNTS else 50), action


def _group(table: Table, action: int) -> str:
    family = family_of(action)
    if family in (OFFER_DEED, OFFER_CARD):
        return side_of_offer(table.game, action)
    if family == GO_TO:
        return sort_of_space(table.edition, table.game, action - family)
    if family in (GIVE_CASH, WANT_CASH):
        return "give" if family == GIVE_CASH else "want"
    return GROUPS.get(family, "main")


def _choice(table: Table, words: Words, seat: int, action: int, *, between: bool) -> Choice:
    game, family = table.game, family_of(action)
    index = action - family
    group = _group(table, action)
    amount = index if family >= AMOUNTS else None
    return Choice(
        seat=seat,
        action=write_action(table.spec, game, action),
        label=label_of(table, words, action, between=between),
        detail=_detail(table, words, action),
        family=name_of(action),
        group=group,
        heading="" if group == "main" else _heading(words.language, group),
        danger=action in DANGEROUS or family in DANGEROUS_FAMILIES,
        between=between,
        space=_space(table, action, family, index),
        other=index if family in OF_A_SEAT else None,
        lowest=amount,
        highest=highest_amount(table.edition, game, action) if amount is not None else None,
    )


@cache
def _heading(language: str, group: str) -> str:
    return say(language, "server", f"group-{group}")


def label_of(table: Table, words: Words, action: int, *, between: bool = False) -> str:
    """A choice in words."""
    decision = Decision.BUSINESS if between else table.decision
    return words.action(action, decision, game=table.game)


def _space(table: Table, action: int, family: int, index: int) -> int | None:
    if family in OF_A_SPACE:
        return index
    if family == SELL_GROUP:
        return int(table.edition.member[index][0])
    if action in (Answer.BUY, Answer.KEEP, Answer.LIFT_NOW) and table.game.decision_space >= 0:
        return int(table.game.decision_space)
    return None


def _detail(table: Table, words: Words, action: int) -> str:
    """What comes of it, in a few words; empty where the label says it all."""
    family, game, edition = family_of(action), table.game, table.edition
    seat = game.actor
    if action == Answer.BUY and game.decision_space >= 0:
        left = game.cash[seat] - edition.price[game.decision_space]
        return words.say("server", "detail-cash-left", {"money": words.money(left)})
    if family == BUILD:
        return _rent_after(table, words, action - family)
    if family == MORTGAGE:
        return words.say("server", "detail-no-rent")
    return ""


def _rent_after(table: Table, words: Words, space: int) -> str:
    level = int(next_level(table.edition, space, int(table.game.buildings[space])))
    rents = table.edition.rent[space]
    if not 0 <= level < len(rents):
        return ""
    return words.say("server", "detail-rent-then", {"money": words.money(rents[level])})
