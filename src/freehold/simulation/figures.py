"""Numbers as a language writes them."""

from collections.abc import Mapping, Sequence

from freehold.simulation.measures import Measure, most
from freehold.words.catalogue import say

MARKS = {"en": (",", "."), "de": (".", ","), "nl": (".", ",")}
"""What groups thousands, and what comes before the decimals."""
BEFORE_PERCENT = {"en": "", "de": "\N{NARROW NO-BREAK SPACE}", "nl": ""}
MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"
LOPSIDED = 1.2
"""How much further an interval reaches to one side, before ± would be misleading."""


class Figures:
    """The words and numbers of reports in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._thousands, self._point = MARKS[language]

    def text(self, message: str, /, **arguments: str | int) -> str:
        """A message of the catalogue `simulation`."""
        filled: Mapping[str, str | int] = {k.replace("_", "-"): v for k, v in arguments.items()}
        return say(self.language, "simulation", message, filled)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals."""
        written = f"{abs(value):,.{digits}f}"
        swapped = written.translate({ord(","): self._thousands, ord("."): self._point})
        is_nothing = not any(mark in "123456789" for mark in written)
        return swapped if value >= 0 or is_nothing else MINUS + swapped

    def signed(self, value: float, digits: int = 0) -> str:
        """A difference with its sign."""
        written = self.number(value, digits)
        return written if written.startswith(MINUS) else f"+{written}"

    def percent(self, value: float, digits: int = 1) -> str:
        """A share in percent."""
        return f"{self.number(100 * value, digits)}{BEFORE_PERCENT[self.language]}%"

    def share(self, measure: Measure) -> str:
        """A share with as many decimals as its interval deserves."""
        return self.percent(measure.value, self.digits(measure))

    @staticmethod
    def digits(measure: Measure) -> int:
        """Decimals of a percentage: one less than the interval's own size."""
        width = measure.high - measure.low
        return 1 if width > 0.002 else 2

    def interval(self, measure: Measure) -> str:
        """A share with its interval: ± where both sides look alike, else both ends.

        Near 0 and 1 an interval reaches much further to one side than to the other,
        and ± would put values into it that cannot be.
        """
        digits = self.digits(measure)

        def points(part: float) -> str:
            return self.number(100 * part, digits)

        below, above = measure.value - measure.low, measure.high - measure.value
        if max(below, above) > LOPSIDED * min(below, above):
            return f"{self.share(measure)} ({points(measure.low)}{DASH}{points(measure.high)})"
        return f"{self.share(measure)} ± {points((below + above) / 2)}"

    def rounds(self, value: float | None, bins: Sequence[int]) -> str:
        """A quantile of rounds; None is one in the open last bin."""
        if value is None:
            return self.text("length-more", rounds=self.number(most(bins)))
        return self.number(value)

    def length(
        self,
        message: str,
        marks: Sequence[float | None],
        bins: Sequence[int],
        **arguments: str,
    ) -> str:
        """A sentence about the tenth, the median and the nine tenths of rounds.

        Any of them may lie in the open last bin, and then all above it do as well: the
        sentence is another one for each number of them.  All may be the same, too.
        """
        low, median, high = (self.number(mark or 0) for mark in marks)
        is_same = None not in marks and marks[0] == marks[-1]
        return self.text(
            message,
            open="same" if is_same else sum(mark is None for mark in marks),
            low=low,
            median=median,
            high=high,
            most=self.number(most(bins)),
            **arguments,
        )
