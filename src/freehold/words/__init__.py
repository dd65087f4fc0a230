"""Every word that a person sees, in English, German and Dutch.

>>> from freehold.editions import load
>>> words = Words(load("saga"), "en", ["Ann", "Bob"])
>>> words.money(1500)
'1,500 credits'
>>> words.text("welcome", title=words.title)
'Welcome to Star Wars Saga!'
"""

from typing import Any

from freehold.editions.settings import find_setting
from freehold.vocabulary import NOBODY, Lot
from freehold.words.asking import ask, ask_in
from freehold.words.catalogue import WordsError, say, say_about
from freehold.words.choosing import label, refuse
from freehold.words.language import LanguageError, choose_language, languages
from freehold.words.names import Names
from freehold.words.telling import SILENT, Told, tell

__all__ = [
    "SILENT",
    "LanguageError",
    "Told",
    "Words",
    "WordsError",
    "choose_language",
    "default_names",
    "languages",
    "text_in",
]


def text_in(language: str, message: str, /, **arguments: str | int) -> str:
    """A message of the terminal, where there is no table yet."""
    return say(language, "terminal", message, _hyphened(arguments))


def default_names(language: str, seats: int) -> list[str]:
    """Names such as "Player 1", for seats that nobody has named."""
    return [text_in(language, "seat-name", number=seat + 1) for seat in range(seats)]


def _hyphened(arguments: dict[str, str | int]) -> dict[str, str | int]:
    """Python's names for Fluent's variables, which are written with hyphens."""
    return {name.replace("_", "-"): value for name, value in arguments.items()}


class Words(Names):
    """All that one table says, in one language.

    `edition` is the table's edition record or its plain form; without it the
    prices and rules are those of the edition's standard game.
    """

    def event(self, told: Told) -> str:
        """What happened, as a sentence for the log; empty if the log is silent about it."""
        return tell(self, told)

    def decision(  # noqa: PLR0913 - one for each thing that a question may name
        self,
        decision: int,
        actor: int,
        space: int = -1,
        *,
        other: int = NOBODY,
        amount: int | None = None,
        lot: int = Lot.DEED,
        in_jail: bool = False,
        again: bool = False,
    ) -> str:
        """The question that a decision puts to its actor.

        `other` is the creditor or the trading partner, `amount` the lowest bid,
        the debt or the sum to settle, `again` whether a double has just been rolled.
        """
        return ask(
            self,
            decision,
            actor,
            space=space,
            other=other,
            amount=amount,
            lot=lot,
            in_jail=in_jail,
            again=again,
        )

    def question(self, game: Any) -> str:
        """The question that a game waits for, with all that the game knows about it."""
        return ask_in(self, game)

    def action(self, action: int, decision: int, space: int = -1, *, game: Any = None) -> str:
        """The label of a choice.

        With the game at hand it says more, such as whether a house or a hotel is built.
        """
        return label(self, action, decision, space, game)

    def refusal(self, code: int, action: int) -> str:
        """Why not: "cannot build: Bothawui is mortgaged"; `code` is `legality.refusal`'s."""
        return refuse(self, code, action)

    def setting(self, name: str) -> tuple[str, str]:
        """The label of a rule setting, and a sentence about it."""
        message = f"setting-{find_setting(name).name}"
        return self.say("settings", message), say_about(self.language, "settings", message)

    def setting_value(self, name: str, value: Any) -> str:
        """A setting's value in words; `value` may be the number in the edition record."""
        setting = find_setting(name)
        if setting.type == "bool":
            return self.say("settings", "value-yes" if value else "value-no")
        if setting.type == "choice":
            choice = value if isinstance(value, str) else setting.choices[int(value)]
            return self.say("settings", f"value-{setting.name}-{choice}")
        values = {"number": int(value), "money": self.money(int(value))}
        return self.say("settings", f"value-{setting.name}", values)

    def rule_kind(self, kind: str) -> str:
        """Whose word a rule is: the book's, a ruling, a house rule, a table setting."""
        return self.say("settings", f"kind-{kind}")

    def text(self, message: str, /, **arguments: str | int) -> str:
        """A message of the terminal; `hotel_money=` fills `{ $hotel-money }`."""
        return text_in(self.language, message, **arguments)
