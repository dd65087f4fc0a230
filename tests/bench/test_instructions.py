"""Instructions by rule, out of what callgrind writes."""

from pathlib import Path

import pytest

from bench.instructions import Program, count, moved

PROGRAM = Program([0x1000, 0x1100, 0x1200], ["play_on", "run", "land"], 0x1300)

PROFILE = """\
positions: instr line
events: Ir
fn=(1) 0x1000
0x1000 0 5
+0x10 0 7
cfn=(2)
calls=3 +0xf0 0
* 0 90
fn=(2)
0x1100 0 40
calls=2 0x1200 0
+4 0 30
0x1200 0 30
fn=(3) something of Python's
0x9000 0 1000
calls=1 0x1000 0
+1 0 200
totals: 1372
"""


@pytest.mark.parametrize(
    ("text", "address"), [("*", 256), ("+16", 272), ("-0x10", 240), ("0x200", 512)]
)
def test_addresses_are_read_as_they_are_written(text: str, address: int):
    assert moved(256, text) == address


def test_instructions_count_for_the_rule_and_for_those_that_call_it(tmp_path: Path):
    profile = tmp_path / "profile"
    profile.write_text(PROFILE, encoding="utf-8")

    counted = count(profile, PROGRAM)

    assert counted.own == {"play_on": 12, "run": 40, "land": 30}
    assert counted.whole == {"run": 90, "land": 30}


def test_what_is_no_rule_is_not_counted():
    assert [PROGRAM.rule_at(place) for place in (0xFFF, 0x1000, 0x12FF, 0x1300)] == [
        "",
        "play_on",
        "land",
        "",
    ]
