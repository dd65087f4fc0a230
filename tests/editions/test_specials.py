"""The missions, the powers and the Force of the built-in editions, and one of somebody's own."""

import numpy as np
import pytest

from freehold.editions import check, edition_names, load, pack
from freehold.editions.specials import AnotherTurn, Duel, TakeFree
from freehold.state import EDITION
from freehold.vocabulary import ForceFace, Side, SpecialEffect, Token, Trigger
from tests.editions import tiny

L, D = Side.LIGHT, Side.DARK
E = SpecialEffect

# Rule id: side, pips, needs, effect, count, amount, penalty.
MISSIONS = {
    "CW-M-L1": (L, 1, 2, E.TAKE_FREE, 1, 100, 100),
    "CW-M-L2": (L, 2, 2, E.TAKE_FREE, 2, 200, 100),
    "CW-M-L3": (L, 3, 2, E.MOVE_ANYWHERE, 0, 0, 100),
    "CW-M-L4": (L, 4, 2, E.ANOTHER_TURN, 0, 0, 100),
    "CW-M-L5": (L, 5, 6, E.RECEIVE, 0, 3000, 100),
    "CW-M-L6": (L, 6, 4, E.PUT_OTHER, 0, 0, 100),
    "CW-M-D1": (D, 1, 4, E.STEAL, 1, 0, 100),
    "CW-M-D2": (D, 2, 4, E.STEAL, 2, 0, 100),
    "CW-M-D3": (D, 3, 2, E.MOVE_ANYWHERE, 0, 0, 100),
    "CW-M-D4": (D, 4, 2, E.ANOTHER_TURN, 0, 0, 100),
    "CW-M-D5": (D, 5, 6, E.BEAT, 0, 0, 200),
    "CW-M-D6": (D, 6, 4, E.PUT_OTHER, 0, 0, 100),
}
SITH, JEDI = 0, 1
POWERS = {
    "SG-F-D1": (Side.NONE, 1, 0, E.LEAP, 0, 0, 0),
    "SG-F-D2": (Side.NONE, 2, 0, E.RECEIVE, 0, 200, 0),
    "SG-F-D3": (Side.NONE, 3, 0, E.COLLECT_EACH, 0, 40, 0),
    "SG-F-D4": (Side.NONE, 4, 0, E.DRAW_CARD, JEDI, 0, 0),
    "SG-F-D5": (Side.NONE, 5, 0, E.DRAW_CARD, SITH, 0, 0),
    "SG-F-D6": (Side.NONE, 6, 0, E.DUEL, 1, 0, 0),
}
COLUMNS = ("side", "pips", "needs", "effect", "count", "amount", "penalty")

FIELDS = [
    "figure_side",
    "n_specials",
    "token_start",
    "force_face",
    "force_penalty",
    *(name for name in EDITION.names or () if name.startswith("special_")),
]


def rows(record):
    """The rows of a record's table of specials, as the tables above write them."""
    columns = [record[f"special_{name}"].tolist() for name in COLUMNS]
    return [tuple(row) for row in zip(*columns, strict=True)][: record["n_specials"]]


def sides(name):
    record = pack(load(name))
    return {
        figure: Side(record["figure_side"][at]).name.lower()
        for at, figure in enumerate(load(name).figure_ids)
    }


def test_the_twelve_missions_of_clone_wars():
    record = pack(load("clone-wars"), "special")
    assert rows(record) == list(MISSIONS.values())
    assert set(record["special_trigger"][:12]) == {Trigger.SIX}


def test_the_six_powers_of_saga():
    record = pack(load("saga"), "special")
    assert rows(record) == list(POWERS.values())
    assert set(record["special_trigger"][:6]) == {Trigger.DOUBLE}
    assert load("saga").deck_ids == ("sith", "jedi")


def test_the_sides_of_the_figures():
    assert sides("clone-wars") == {
        "anakin": "light",
        "obi-wan": "light",
        "ahsoka-tano": "light",
        "captain-rex": "light",
        "general-grievous": "dark",
        "asajj-ventress": "dark",
    }
    assert sides("episode-2") == {
        "obi-wan": "light",
        "anakin": "light",
        "padme": "light",
        "mace-windu": "light",
        "clone-trooper": "light",
        "dooku": "dark",
        "jango-fett": "dark",
        "super-battle-droid": "dark",
    }
    assert set(sides("saga").values()) == {"none"}
    assert load("clone-wars").side_of("asajj-ventress") == "dark"
    assert load("saga").side_of("darth-maul") is None


def test_the_force_of_episode_2():
    spec = load("episode-2")
    record = pack(spec, "special")
    faces = [ForceFace(face).name for face in record["force_face"]]
    assert sorted(faces) == ["DARK", "DARK", "DARK", "LIGHT", "LIGHT", "SHIFT"]
    assert record["force_penalty"] == 200
    starts = [spec.space_ids[at] for at in record["token_start"]]
    assert starts[Token.LIGHT] == "free-parking"
    assert starts[Token.DARK] == "go"


@pytest.mark.parametrize("name", edition_names())
def test_the_table_is_in_the_box_whatever_form_is_played(name):
    spec = load(name)
    first, *others = [pack(spec, form) for form in spec.forms]
    for other in others:
        assert all(np.array_equal(first[field], other[field]) for field in FIELDS)


@pytest.mark.parametrize("name", ["fallout", "planetopoly"])
def test_an_edition_without_the_file_has_noughts(name):
    record = pack(load(name))
    assert not (load(name).folder / "specials.toml").exists()
    assert load(name).specials == ()
    assert load(name).force is None
    assert all(not np.any(record[field]) for field in FIELDS)
    assert len(FIELDS) == 13


@pytest.mark.parametrize("name", edition_names())
def test_rows_are_in_the_order_of_their_ids(name):
    spec = load(name)
    assert spec.special_ids == tuple(special.id for special in spec.specials)
    assert len(set(spec.special_ids)) == pack(spec)["n_specials"]


# --- somebody's own -----------------------------------------------------------------


def test_a_mission_and_a_power_of_one_s_own_need_no_python(tmp_path):
    folder = tiny.write(tmp_path, tiny.SPECIAL_FILES)
    assert check(folder) == []
    spec = load(folder)
    assert list(spec.forms) == ["standard", "special", "short"]
    assert spec.special_ids == ("salvage", "spring-tide", "regatta", "boarding")
    assert [type(special) for special in spec.specials[:2]] == [TakeFree, AnotherTurn]
    assert isinstance(spec.specials[3], Duel)
    record = pack(spec, "special")
    assert (record["missions"], record["force_powers"], record["force"]) == (1, 1, 1)
    assert rows(record) == [
        (L, 1, 3, E.TAKE_FREE, 1, 40, 15),
        (D, 1, 0, E.ANOTHER_TURN, 0, 0, 0),
        (Side.NONE, 2, 5, E.DRAW_CARD, 0, 0, 0),
        (Side.NONE, 2, 0, E.DUEL, 1, 0, 0),
    ]
    assert record["special_trigger"][:4].tolist() == [0, 0, 0, 1]
    assert record["figure_side"][:3].tolist() == [Side.DARK, Side.LIGHT, Side.LIGHT]
    assert record["token_start"].tolist() == [8, 0]
    assert record["force_face"].tolist() == [0, 0, 1, 1, 2, 2]
    assert record["force_penalty"] == 20


SEVENTH = """
[[specials]]
id = "second-wind"
trigger = "six"
pips = 1
effect = "receive"
amount = 75
"""


def test_a_seventh_power_for_saga(tmp_path):
    """A copy of a built-in edition, one row and two words a language more."""
    saga = load("saga")
    names = ("edition.toml", "spaces.toml", "cards.toml", "specials.toml")
    files = {name: (saga.folder / name).read_text(encoding="utf-8") for name in names}
    files["specials.toml"] += SEVENTH
    files["edition.toml"] = files["edition.toml"].replace(
        "force-powers = true", "force-powers = true\nmissions = true"
    )
    about = "special-second-wind = Second wind\nspecial-second-wind-about = 75 credits.\n"
    for language, text in saga.words.items():
        files[f"words/{language}.ftl"] = f"{text}\n{about}"
    spec = load(tiny.write(tmp_path, files))
    record = pack(spec, "special")
    assert rows(record) == [*POWERS.values(), (Side.NONE, 1, 0, E.RECEIVE, 0, 75, 0)]
    assert record["special_trigger"][6] == Trigger.SIX
    assert (record["missions"], record["force_powers"]) == (1, 1)
