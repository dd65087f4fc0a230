"""Trades in one message: what is laid on the table, and what is wrong with it."""

from freehold.errors import FreeholdError, IllegalActionError
from freehold.notation.actions import JAIL_CARD
from freehold.server.protocol.answers import TradeChecked
from freehold.server.protocol.client import CheckTrade, Propose
from freehold.server.protocol.snapshot import TradeSide
from freehold.server.protocol.tables import Tray
from freehold.server.refusals import Refusal
from freehold.server.views import sentence_of
from freehold.sets import each_of
from freehold.table import Table
from freehold.vocabulary import Decision
from freehold.words import Words


def proposal(table: Table, words: Words, wish: Propose) -> str:
    """The single decisions of a trade, as words."""
    _check_partner(table, wish)
    problems = _check_owners(table, words, wish)
    if problems:
        raise Refusal("illegal", words=problems[0], rules=("TRADE-1",))
    return "; ".join(_parts(table, wish))


def _check_partner(table: Table, wish: Propose | CheckTrade) -> None:
    if wish.to == wish.seat or wish.to >= len(table.names):
        raise Refusal("malformed", "no-such-partner")
    if any(space >= len(table.spec.space_ids) for space in (*wish.gives.deeds, *wish.wants.deeds)):
        raise Refusal("malformed", "no-such-space")


def _parts(table: Table, wish: Propose | CheckTrade) -> list[str]:
    ids = table.spec.space_ids
    deeds = [*wish.gives.deeds, *wish.wants.deeds]
    cards = [*wish.gives.jail_cards, *wish.wants.jail_cards]
    game = table.game
    begun = table.decision == Decision.OFFER and game.actor == wish.seat
    laid_deeds, laid_cards = set[int](), set[int]()
    if wish.counter or begun:
        laid_deeds = set(each_of(game.offered))
        laid_cards = {c for c in range(table.edition.n_free_cards) if game.card_offered[c]}
    parts = ["counter"] if wish.counter else [f"trade {wish.to}"]
    if begun:
        parts = []
    # What lies there already and shall not, is taken back by the same word.
    parts += [f"offer {ids[space]}" for space in sorted(laid_deeds ^ set(deeds))]
    parts += [f"offer {JAIL_CARD}{card + 1}" for card in sorted(laid_cards ^ set(cards))]
    net = wish.gives.cash - wish.wants.cash
    parts.append(f"give {net}" if net >= 0 else f"want {-net}")
    return [*parts, "propose"]


def _check_owners(table: Table, words: Words, wish: Propose | CheckTrade) -> list[str]:
    """Things that lie in the tray of somebody who does not have them."""
    game = table.game
    problems: list[str] = []
    for seat, tray in ((wish.seat, wish.gives), (wish.to, wish.wants)):
        for space in tray.deeds:
            if game.owner[space] != seat:
                values = {"seat": words.seat(seat), "space": words.space(space)}
                problems.append(words.say("server", "trade-not-theirs", values))
        for card in tray.jail_cards:
            if card >= table.edition.n_free_cards or game.free_card_holder[card] != seat:
                values = {"seat": words.seat(seat)}
                problems.append(words.say("server", "trade-card-not-theirs", values))
    return problems


def check(table: Table, words: Words, wish: CheckTrade) -> TradeChecked:
    """Everything that is wrong with a trade, tried out on a copy of the table."""
    _check_partner(table, wish)
    problems = _check_owners(table, words, wish) or _try(
        table, words, wish.seat, _parts(table, wish)
    )
    sides = [_side(tray) for tray in (wish.gives, wish.wants)]
    sentence = sentence_of(words, wish.seat, wish.to, sides[0], sides[1])
    return TradeChecked(wish.ask, sentence, problems)


def _side(tray: Tray) -> TradeSide:
    return TradeSide(tray.deeds, tray.jail_cards, tray.cash)


def _try(table: Table, words: Words, seat: int, parts: list[str]) -> list[str]:
    twin = table.copy()
    problems: list[str] = []
    if seat != twin.game.actor:
        try:
            twin.do(f"open {seat}")
        except FreeholdError as error:
            return [_reason(words, error)]
    for part in parts:
        try:
            twin.do(part)
        except FreeholdError as error:
            problems.append(_reason(words, error))
            if part == parts[0]:
                break
    return list(dict.fromkeys(problems))


def _reason(words: Words, error: FreeholdError) -> str:
    if isinstance(error, IllegalActionError) and error.code:
        return words.refusal(error.code, error.action)
    return str(error)
