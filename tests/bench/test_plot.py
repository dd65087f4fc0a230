"""The picture of the history of measurements."""

import xml.etree.ElementTree as ET

from bench.plot import picture


def test_every_edition_has_a_line_and_every_commit_a_name():
    series: dict[str, list[float | None]] = {"saga": [900.0, 1200.0], "fallout": [None, 1000.0]}
    drawn = ET.fromstring(picture(["abc1234", "def5678"], series))
    spaces = "{http://www.w3.org/2000/svg}"
    texts = [node.text for node in drawn.iter(f"{spaces}text")]
    lines = [node.attrib["points"].split() for node in drawn.iter(f"{spaces}polyline")]

    assert {"abc1234", "def5678", "saga", "fallout"} <= set(texts)
    assert [len(line) for line in lines] == [2, 1]


def test_nothing_measured_is_an_empty_picture():
    assert ET.fromstring(picture([], {})) is not None
