"""Why a message is refused, in the client's language."""

from freehold.errors import FreeholdError
from freehold.server.protocol.answers import Problem, Refused, Trouble
from freehold.words.catalogue import say
from freehold.words.refusing import why_refused

STATUS: dict[Trouble, int] = {
    "unknown": 404,
    "malformed": 400,
    "seat": 403,
    "stale": 409,
    "turn": 409,
    "illegal": 422,
    "state": 409,
    "limit": 429,
}
"""The HTTP status of every kind of trouble."""


class Refusal(Exception):  # noqa: N818 - nothing went wrong: somebody asked for what cannot be
    """Nothing has changed, and why."""

    def __init__(
        self,
        check: Trouble,
        message: str = "",
        *,
        words: str = "",
        error: FreeholdError | None = None,
        rules: tuple[str, ...] = (),
        **arguments: str | int,
    ) -> None:
        """The reason: a `message` of the catalogue `server`, `words` as they are, or an `error`."""
        super().__init__(words or message)
        self.check: Trouble = check
        self.message = message
        self.words = words
        self.error = error
        self.rules = rules
        self.arguments = arguments

    def sentence(self, language: str) -> str:
        """The reason in a language."""
        if self.words:
            return self.words
        if self.error is not None:
            return why_refused(language, self.error)
        arguments = {name.replace("_", "-"): value for name, value in self.arguments.items()}
        return say(language, "server", f"refused-{self.message}", arguments)

    def as_message(self, language: str, number: int | None = None) -> Refused:
        """For the socket."""
        return Refused(self.check, self.sentence(language), list(self.rules), number)

    def as_problem(self, language: str) -> Problem:
        """For the HTTP API."""
        return Problem(self.check, self.sentence(language), list(self.rules))
