"""Numbers as a language writes them."""

from collections.abc import Mapping

from freehold.simulation.measures import Measure
from freehold.words.catalogue import say

MARKS = {"en": (",", "."), "de": (".", ","), "nl": (".", ",")}
"""What groups thousands, and what comes before the decimals."""
MINUS = "\N{MINUS SIGN}"
THIN = "\N{NARROW NO-BREAK SPACE}"


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
        space = "" if self.language == "en" else THIN
        return f"{self.number(100 * value, digits)}{space}%"

    def share(self, measure: Measure) -> str:
        """A share with as many decimals as its interval deserves."""
        return self.percent(measure.value, self.digits(measure))

    @staticmethod
    def digits(measure: Measure) -> int:
        """Decimals of a percentage: one less than the interval's own size."""
        width = measure.high - measure.low
        return 1 if width > 0.002 else 2

    def spread(self, measure: Measure) -> str:
        """Half of an interval, as what is put behind ±."""
        half = (measure.high - measure.low) / 2
        return self.number(100 * half, self.digits(measure))
