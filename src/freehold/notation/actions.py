"""Action words: short, unique in a position, the same in every language.

``roll``, ``buy``, ``bid 120``, ``build ruusan``, ``trade 2``, ``give 50``,
``offer rugosa``, ``propose``.  Chance speaks too: ``roll 3 4``, ``draw to-go``.
"""

from collections.abc import Callable
from typing import Any

from freehold.editions.spec import EditionSpec
from freehold.errors import NotationError
from freehold.notation.draft import find, unknown
from freehold.rules.legality import family_of
from freehold.typed import natural, shortened
from freehold.vocabulary import (
    ASK_RENT,
    BID,
    BUILD,
    BUY_REMOTE,
    CARD,
    DEAL,
    DICE,
    DIE,
    FIGURE,
    FORCE_FACE,
    GIVE_CASH,
    GO_TO,
    LIFT,
    MAX_AMOUNT,
    MAX_SEATS,
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
    SETTLE_FOR,
    TAKE,
    TARGET,
    TRADE,
    WANT_CASH,
    Answer,
    Decision,
)

PLAIN: dict[str, Answer] = {
    "roll": Answer.ROLL,
    "end": Answer.END,
    "pay": Answer.PAY,
    "use-card": Answer.USE_CARD,
    "stay": Answer.STAY,
    "buy": Answer.BUY,
    "decline": Answer.DECLINE,
    "pass": Answer.PASS,
    "accept": Answer.ACCEPT,
    "refuse": Answer.REFUSE,
    "counter": Answer.COUNTER,
    "propose": Answer.PROPOSE,
    "cancel": Answer.CANCEL,
    "done": Answer.DONE,
    "give-up": Answer.GIVE_UP,
    "time-up": Answer.TIME_UP,
    "move": Answer.MOVE,
    "keep": Answer.KEEP,
    "lift-now": Answer.LIFT_NOW,
    "claim": Answer.CLAIM,
    "waive": Answer.WAIVE,
    "use": Answer.USE,
    "take-money": Answer.TAKE_MONEY,
}
WORD_OF_ANSWER = {answer: word for word, answer in PLAIN.items()}

ABOUT_SPACES = {
    "build": BUILD,
    "sell": SELL,
    "sell-whole": SELL_WHOLE,
    "sell-deed": SELL_DEED,
    "buy-remote": BUY_REMOTE,
    "mortgage": MORTGAGE,
    "lift": LIFT,
    "ask-rent": ASK_RENT,
    "settle": SETTLE,
    "offer": OFFER_DEED,
    "place": PLACE,
    "deal": DEAL,
    "go-to": GO_TO,
    "take": TAKE,
}
ABOUT_SEATS = {"trade": TRADE, "open": OPEN, "target": TARGET}
FACES = ("light", "dark", "shift")
AMOUNTS_OF = {"bid": BID, "give": GIVE_CASH, "want": WANT_CASH, "for": SETTLE_FOR}
ALIASES = {"use card": "use-card", "give up": "give-up", "time up": "time-up", "time": "time-up"}
JAIL_CARD = "jail-card-"

_WORD_OF_FAMILY = {
    family: word
    for table in (ABOUT_SPACES, ABOUT_SEATS, AMOUNTS_OF)
    for word, family in table.items()
}


def all_words() -> list[str]:
    """The first word of every action."""
    names = [*PLAIN, *ABOUT_SPACES, *ABOUT_SEATS, *AMOUNTS_OF]
    return sorted({*names, "sell-group", "figure", "draw", "die", "force"})


def deck_in_play(game: Any) -> int:
    """The deck that a card is drawn from now."""
    return game.agenda_extra[game.n_agenda - 1] if game.decision == Decision.DRAW_CARD else 0


# --- writing -------------------------------------------------------------------


def write_action(spec: EditionSpec, game: Any, action: int) -> str:  # noqa: PLR0911 - one a family
    """The words of an action; `game` says which deck a drawn card belongs to."""
    family = family_of(action)
    index = action - family
    if family == 0:
        return WORD_OF_ANSWER[Answer(action)]
    if family == DICE:
        return f"roll {index // 6 + 1} {index % 6 + 1}"
    if family == DIE:
        return f"die {index + 1}"
    if family == FORCE_FACE:
        return f"force {FACES[index]}"
    if family == CARD:
        return f"draw {spec.card_ids[deck_in_play(game)][index]}"
    if family == FIGURE:
        return f"figure {spec.figure_ids[index]}"
    if family == SELL_GROUP:
        return f"sell-group {spec.group_ids[index]}"
    if family == OFFER_CARD:
        return f"offer {JAIL_CARD}{index + 1}"
    word = _WORD_OF_FAMILY[family]
    if word in ABOUT_SPACES:
        return f"{word} {spec.space_ids[index]}"
    return f"{word} {index}"


# --- reading -------------------------------------------------------------------


def read_action(spec: EditionSpec, game: Any, text: str) -> int:
    """The action that words mean.  Whether it is allowed now is another question."""
    words = ALIASES.get(" ".join(text.lower().split()), text.lower()).split()
    if not words:
        raise NotationError("an action is missing: say for example roll, buy or build ruusan")
    verb, rest = words[0], words[1:]
    if verb == "roll" and rest:
        return _read_dice(rest)
    if verb in PLAIN:
        if rest:
            raise NotationError(f'"{verb}" stands alone; what does "{" ".join(rest)}" mean?')
        return int(PLAIN[verb])
    reader = _READERS.get(verb)
    if reader is None:
        raise unknown(all_words(), verb, "action", tell_all=True)
    if len(rest) != 1:
        raise NotationError(f'"{verb}" needs one word after it, such as "{verb} {_sample(verb)}"')
    return reader(spec, game, verb, rest[0])


def _sample(verb: str) -> str:
    if verb in AMOUNTS_OF:
        return "120"
    return "1" if verb in ABOUT_SEATS else "ruusan"


def _read_dice(rest: list[str]) -> int:
    dice = [pips for word in rest if (pips := natural(word)) and pips <= 6]
    if len(rest) != 2 or len(dice) != 2:
        raise NotationError('two dice from 1 to 6 are needed, such as "roll 3 4"')
    return DICE + (dice[0] - 1) * 6 + dice[1] - 1


def _find(names: tuple[str, ...], name: str, what: str) -> int:
    return find(names, name, what, tell_all=True)


def _read_space(spec: EditionSpec, _game: Any, verb: str, word: str) -> int:
    if verb == "offer" and word.startswith(JAIL_CARD):
        return _read_jail_card(word)
    return ABOUT_SPACES[verb] + _find(spec.space_ids, word, "space")


def _read_jail_card(word: str) -> int:
    number = natural(word.removeprefix(JAIL_CARD))
    if number is None or not 1 <= number <= 4:
        known = f"{JAIL_CARD}1, {JAIL_CARD}2 …"
        raise NotationError(f'get-out-of-jail cards are {known}, not "{shortened(word)}"')
    return OFFER_CARD + number - 1


def _read_seat(_spec: EditionSpec, _game: Any, verb: str, word: str) -> int:
    seat = natural(word)
    if seat is None or seat >= MAX_SEATS:
        raise NotationError(f'"{verb}" needs the number of a seat, counted from 0')
    return ABOUT_SEATS[verb] + seat


def _read_amount(spec: EditionSpec, _game: Any, verb: str, word: str) -> int:
    amount = natural(word)
    if amount is not None and amount < MAX_AMOUNT:
        return AMOUNTS_OF[verb] + amount
    if verb in ("give", "want"):
        # `give rugosa` reads better than `offer rugosa`; whose deed it is settles the direction.
        return _read_space(spec, _game, "offer", word)
    raise NotationError(f'"{verb}" needs a whole amount, such as "{verb} 120"')


def _read_group(spec: EditionSpec, _game: Any, _verb: str, word: str) -> int:
    return SELL_GROUP + _find(spec.group_ids, word, "group")


def _read_figure(spec: EditionSpec, _game: Any, _verb: str, word: str) -> int:
    return FIGURE + _find(spec.figure_ids, word, "figure")


def _read_card(spec: EditionSpec, game: Any, _verb: str, word: str) -> int:
    return CARD + _find(spec.card_ids[deck_in_play(game)], word, "card")


def _read_die(_spec: EditionSpec, _game: Any, _verb: str, word: str) -> int:
    if word not in ("1", "2", "3", "4", "5", "6"):
        raise NotationError('one die from 1 to 6 is needed, such as "die 4"')
    return DIE + int(word) - 1


def _read_face(_spec: EditionSpec, _game: Any, _verb: str, word: str) -> int:
    return FORCE_FACE + _find(FACES, word, "face of the Force die")


_READERS: dict[str, Callable[[EditionSpec, Any, str, str], int]] = {
    **dict.fromkeys(ABOUT_SPACES, _read_space),
    **dict.fromkeys(ABOUT_SEATS, _read_seat),
    **dict.fromkeys(AMOUNTS_OF, _read_amount),
    "sell-group": _read_group,
    "figure": _read_figure,
    "draw": _read_card,
    "die": _read_die,
    "force": _read_face,
}
