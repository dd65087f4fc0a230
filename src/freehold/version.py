"""The version of Freehold, for every part that tells it."""

__version__ = "0.1.0"
