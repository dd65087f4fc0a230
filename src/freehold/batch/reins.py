"""How whoever asked for a batch holds it while it is under way.

A GPU plays a batch of millions, which takes seconds.  Nobody has to wait for its end to see
how far it is, or for all of its games when no more are wanted.
"""


class Reins:
    """One thread waits for a batch, and another looks at it or calls it back."""

    def __init__(self) -> None:
        self.over = 0
        """Of the batch that is under way at least so many games are over."""
        self.enough = False
        """No more games shall begin: a batch then ends with the first of its games, of which all
        that were begun are played to their ends."""
