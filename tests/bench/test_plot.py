"""The picture of the history of measurements."""

import xml.etree.ElementTree as ET
from itertools import pairwise
from typing import Any

from bench.plot import Chart, charts, picture

SPACES = "{http://www.w3.org/2000/svg}"


def simulated(commit: str, **rates: float) -> dict[str, Any]:
    editions = {
        name: {"standard": {"one_core": {"games_per_cpu_s": rate}}} for name, rate in rates.items()
    }
    return {"benchmark": "simulate", "commit": commit, "editions": editions}


def on_gpu(commit: str, **rates: int) -> dict[str, Any]:
    sizes = {size.strip("_"): {"games_per_s": rate} for size, rate in rates.items()}
    return {"benchmark": "device", "commit": commit, "sizes": sizes}


def texts(drawn: ET.Element) -> list[str | None]:
    return [node.text for node in drawn.iter(f"{SPACES}text")]


def test_every_edition_has_a_line_and_every_commit_a_name():
    series: dict[str, list[float | None]] = {"saga": [900.0, 1200.0], "fallout": [None, 1000.0]}
    drawn = ET.fromstring(picture([Chart("rates", ["abc1234", "def5678"], series)]))
    lines = [node.attrib["points"].split() for node in drawn.iter(f"{SPACES}polyline")]

    assert {"rates", "abc1234", "def5678", "saga", "fallout"} <= set(texts(drawn))
    assert [len(line) for line in lines] == [2, 1]


def test_nothing_measured_is_an_empty_picture():
    assert ET.fromstring(picture([])) is not None
    assert charts([]) == []
    assert charts([{"benchmark": "server", "commit": "abc1234"}]) == []


def test_a_processor_and_a_gpu_have_a_chart_each():
    rows = [
        simulated("abc1234", saga=900.0),
        on_gpu("abc1234+changes", _131072=5_000, _4194304=9_000),
        simulated("def5678", saga=1_200.0, fallout=1_000.0),
        on_gpu("def5678", _131072=7_000, _65536=1),
    ]

    core, gpu = charts(rows)

    assert core.commits == ["abc1234", "def5678"]
    assert core.series == {"saga": [900.0, 1_200.0], "fallout": [None, 1_000.0]}
    assert gpu.commits == ["abc1234", "def5678"]
    assert gpu.series == {
        "131,072": [5_000.0, 7_000.0],
        "1,048,576": [None, None],
        "4,194,304": [9_000.0, None],
    }


def test_charts_stand_below_each_other():
    chart = Chart("rates", ["abc1234"], {"saga": [5.0]})
    one, two = (ET.fromstring(picture([chart] * n)) for n in (1, 2))

    width, height = map(float, one.attrib["viewBox"].split()[2:])
    assert list(map(float, two.attrib["viewBox"].split()[2:])) == [width, 2 * height]
    moved = [node.attrib["transform"] for node in two.findall(f"{SPACES}g")]
    assert moved == ["translate(0 0.0)", f"translate(0 {height})"]


def test_lines_across_are_at_round_values_and_neither_too_many_nor_too_few():
    for highest in (7, 999, 12_345, 25_503, 48_000, 757_064, 3_023_768):
        drawn = ET.fromstring(picture([Chart("rates", ["abc1234"], {"saga": [float(highest)]})]))
        values = [
            int((node.text or "").replace(",", ""))
            for node in drawn.iter(f"{SPACES}text")
            if node.attrib.get("class") == "end"
        ]

        assert values[0] == 0
        assert values[-1] <= highest * 1.08
        assert 4 <= len(values) <= 10
        assert len({b - a for a, b in pairwise(values)}) == 1
