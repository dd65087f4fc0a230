"""Chance: the only source of randomness, identical on every backend."""

from freehold.jit import rule
from freehold.state import Game

MASK = 0xFFFFFFFF


@rule
def mix(x: int) -> int:
    """Scatter the bits of a 32-bit word.

    Words are kept in 64-bit integers and both factors are below 2**31, so
    no product overflows and Python, LLVM and PTX agree without a cast.
    """
    x = (x ^ (x >> 16)) & MASK
    x = (x * 0x21F0AAAD) & MASK
    x = x ^ (x >> 15)
    x = (x * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@rule
def plant(game: Game, seed: int) -> None:
    """Begin a game's chance with a seed; what is the same in every draw is worked out here."""
    game.seed = seed
    game.key = mix(mix(seed & MASK) ^ ((seed >> 32) & MASK))


@rule
def foresee(game: Game, n: int) -> int:
    """What `draw` will say."""
    return (mix(game.key ^ (game.draws + 1)) * n) >> 32


@rule
def draw(game: Game, n: int) -> int:
    """A number in range(n): a pure function of the seed and the count of draws."""
    drawn = foresee(game, n)
    game.draws += 1
    return drawn
