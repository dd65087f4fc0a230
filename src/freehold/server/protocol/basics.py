"""What all messages share: the version, names and numbers with their limits, and the two bases."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL = 1
"""Changes whenever an older client would misunderstand a message."""

Language = Literal["en", "de", "nl"]
SeatKind = Literal["person", "bot", "open"]
"""`open`: anybody with the link may sit down; a bot plays it if nobody does."""
Side = Literal["light", "dark"]
Away = Literal["", "left", "gone", "clock"]
"""Why a bot stands in for a person: it left, its line was lost, or its clock ran out."""

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Slug = Annotated[str, Meta(max_length=60, pattern="^[a-z0-9-]*$")]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
ActionText = Annotated[str, Meta(min_length=1, max_length=2000)]
"""Actions as `Choice.action` has them; several are parted by semicolons: all of them or none."""
Entropy = Annotated[str, Meta(min_length=16, max_length=128, pattern="^[0-9a-f]*$")]
"""What a browser adds to the dice: at least eight random bytes, in hexadecimal."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
SpaceNumber = Annotated[int, Meta(ge=0, le=127)]
CardNumber = Annotated[int, Meta(ge=0, le=15)]
MoveNumber = Annotated[int, Meta(ge=0, le=2**31)]
Milliseconds = Annotated[int, Meta(ge=0, le=10_000)]
SettingValue: TypeAlias = bool | int | str


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """What all messages of the socket share: the field `type` says which it is."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that messages are made of."""
