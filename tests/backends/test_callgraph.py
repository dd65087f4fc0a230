"""The order in which rules are compiled, and those that a GPU calls instead of copying them."""

from typing import Any

import pytest

from freehold import callgraph
from freehold.batch import loops
from freehold.batch.kinds import KINDS_OF_WORK, Kind
from freehold.batch.playing import play_on
from freehold.callgraph import called_apart, callees_first, parts_of
from freehold.jit import RULES
from freehold.vocabulary import CardEffect, Decision


def leaf(x: Any) -> Any:
    return x * 2 + x * 3 + x * 4 + x * 5 + x * 6 + x * 7 + x * 8 + x * 9


def branch(x: Any) -> Any:
    return leaf(x) + leaf(x + 1) + leaf(x + 2)


def root(x: Any) -> Any:
    return branch(x) + branch(x + 1)


def circle(x: Any) -> Any:
    return root(x)


TOY = {f.__name__: f for f in (root, branch, leaf)}


def test_callees_come_first_and_strangers_are_left_out():
    assert [f.__name__ for f in callees_first(TOY, ("root",))] == ["leaf", "branch", "root"]
    assert [f.__name__ for f in callees_first(TOY, ("branch",))] == ["leaf", "branch"]


def test_rules_that_call_each_other_in_a_circle_are_refused():
    with pytest.raises(TypeError, match="must not recurse: root > branch > leaf > root"):
        callees_first({"root": root, "branch": branch, "leaf": circle}, ("root",))


def test_what_is_copied_most_is_called_instead(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(callgraph, "WORTH_A_CALL", 20)
    monkeypatch.setattr(callgraph, "WORTH_KEEPING_APART", 100)
    functions = callees_first(TOY, ("root",))

    assert "leaf" in called_apart(functions, ("root",))
    assert "root" not in called_apart(functions, ("root",))


def test_what_would_save_little_is_copied():
    assert called_apart(callees_first(TOY, ("root",)), ("root",)) == set()


def test_what_is_rare_is_kept_out_of_what_is_not(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(callgraph, "WORTH_A_RARE_CALL", 20)
    functions = callees_first(TOY, ("root",))

    assert called_apart(functions, ("root",), {"leaf"}) == {"leaf"}
    assert called_apart(functions, ("root",), {"branch", "leaf"}) == {"branch"}
    assert called_apart(functions, ("root",), {"root", "branch", "leaf"}) == set()


def test_a_rare_function_that_is_shorter_than_a_call_is_copied(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(callgraph, "WORTH_A_RARE_CALL", 1_000)

    assert called_apart(callees_first(TOY, ("root",)), ("root",), {"leaf"}) == set()


def test_the_rules_have_what_is_better_called():
    assert loops.play_all.__name__ in RULES
    roots = (play_on.__name__,)

    apart = called_apart(callees_first(RULES, roots), roots)

    assert {"is_legal", "choose_action", "go_bankrupt"} <= apart
    assert not {"tell", "push", "is_in", *roots} & apart


def test_the_parts_of_a_program_come_in_one_order_and_each_once():
    class Library:
        def __init__(self, name: str, *called: "Library") -> None:
            self.name, self._linking_libraries = name, set(called)

    leaf = Library("leaf")
    branches = [Library(f"branch {i:02}", leaf) for i in range(20)]

    names = [part.name for part in parts_of(Library("root", *branches))]

    assert names[0] == "root"
    assert sorted(names[1:]) == [branch.name for branch in branches] + ["leaf"]
    assert [n for n in names[1:] if n != "leaf"] == [b.name for b in reversed(branches)]


def test_every_kind_of_work_has_a_number_of_its_own():
    kinds = {*map(int, Decision), *map(int, Kind)}

    assert len(kinds) == len(Decision) + len(Kind)
    assert max(kinds) < KINDS_OF_WORK
    assert Kind.ANSWER + max(Decision) < Kind.CARD
    assert Kind.CARD + max(CardEffect) < Kind.ROLL_TO_KNOWN_CARD
