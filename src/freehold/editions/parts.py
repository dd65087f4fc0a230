"""What every edition file is made of: ids, amounts, and tables without unknown keys."""

from typing import Annotated

import msgspec
from msgspec import Meta

Slug = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*\Z",
        description="an id of lower-case ASCII letters, digits and hyphens",
    ),
]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}\Z", description='a colour such as "#1f5fbf"')]
Text = Annotated[str, Meta(min_length=1, description="a text that is not empty")]
Money = Annotated[int, Meta(ge=0, le=1_000_000, description="a whole number from 0 to 1000000")]
Price = Annotated[int, Meta(ge=1, le=1_000_000, description="a whole number from 1 to 1000000")]
Count = Annotated[int, Meta(ge=0, le=100, description="a whole number from 0 to 100")]
Steps = Annotated[int, Meta(ge=1, le=55, description="a whole number from 1 to 55")]
Factor = Annotated[int, Meta(ge=1, le=100, description="a whole number from 1 to 100")]
DiceFactor = Annotated[int, Meta(ge=1, le=10_000, description="a whole number from 1 to 10000")]
"""What a deed or a space multiplies the dice by."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A piece of an edition file; keys are written with hyphens."""
