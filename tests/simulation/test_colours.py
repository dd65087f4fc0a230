"""The colours of the report: what is written can be read on whatever it is written on."""

import re

import pytest

from freehold.simulation.page.document import stylesheet

READABLE = 4.5
"""The contrast that WCAG asks of texts."""
PAGES = ("light", "dark")

Colour = tuple[float, ...]


def colours(page: str) -> dict[str, Colour]:
    """The colours that style.css calls by name, as linear light."""
    light, dark = re.findall(r":root \{(.*?)\}", stylesheet(), re.DOTALL)[:2]
    named = dict(re.findall(r"--(\w+): #(\w{6});", light + (dark if page == "dark" else "")))
    return {name: tuple(map(linear, bytes.fromhex(written))) for name, written in named.items()}


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def brightness(colour: Colour) -> float:
    return sum(part * light for part, light in zip((0.2126, 0.7152, 0.0722), colour, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("page", PAGES)
def test_texts_can_be_read(page: str):
    named = colours(page)

    for text in ("ink", "soft", "main", "second", "up", "down"):
        assert contrast(named[text], named["paper"]) >= READABLE, text
    for text in ("ink", "soft"):
        assert contrast(named[text], named["card"]) >= READABLE, text


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("strong", ["hot", "gain", "loss"])
def test_spaces_of_the_board_can_be_read_however_strong_their_colour_is(page: str, strong: str):
    named = colours(page)

    assert contrast(named["ink"], named[strong]) >= READABLE
