"""Imports point down the list of layers, never up."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "freehold"

LAYERS = [
    "vocabulary errors version typed",
    "record state jit sets callgraph standing_in cache files llvm_code fields answers unrolling",
    "chance",
    "rules",
    "statistics",
    "widths short_numbers near gpu_instructions gpu_copies primitives watching program backend"
    " choices listing soundness",
    "editions ledger words glossary",
    "notation perft",
    "seating table records bots",
    "batch playthrough proof",
    "simulation server",
    "cli __main__ reference",
]
"""From the bottom to the top; modules of one layer may know each other."""

RANK = {name: rank for rank, layer in enumerate(LAYERS) for name in layer.split()}
PUBLIC = "the public names of freehold"
RANK[PUBLIC] = len(LAYERS) - 1  # `from freehold import Table` is for the top layer and for users

MODULES = sorted(p for p in PACKAGE.rglob("*.py") if p != PACKAGE / "__init__.py")
CORE_LIBRARIES = {"numpy", "numba", "llvmlite"}  # Numba is made of llvmlite


def part_of(module: Path) -> str:
    """The layer's name for a module: its folder in the package, or its own name."""
    return module.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(source: str, module: Path) -> set[str]:
    """Full names of all that a module imports, relative imports resolved."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                parents = ("freehold", *module.relative_to(PACKAGE).parts)[: -node.level]
                origin = ".".join([*parents, *filter(None, [origin])])
            names |= {f"{origin}.{alias.name}" for alias in node.names}
    return names


def parts_imported(source: str, module: Path) -> set[str]:
    """The parts of freehold that a module imports."""
    parts: set[str] = set()
    for name in imported(source, module):
        first, _, rest = name.partition(".")
        if first == "freehold":
            part = rest.split(".")[0]
            is_part = (PACKAGE / part).is_dir() or (PACKAGE / f"{part}.py").exists()
            parts.add(part if part and is_part else PUBLIC)
    return parts


def upward(source: str, module: Path) -> set[str]:
    """The imports that point up."""
    mine = RANK[part_of(module)]
    return {part for part in parts_imported(source, module) if RANK[part] > mine}


@pytest.mark.parametrize("part", sorted({part_of(module) for module in MODULES}))
def test_every_part_has_a_layer(part: str):
    assert part in RANK, f"say in LAYERS of {Path(__file__).name} where `{part}` belongs"


@pytest.mark.parametrize("module", MODULES, ids=lambda m: m.relative_to(PACKAGE).as_posix())
def test_imports_point_down(module: Path):
    assert upward(module.read_text(encoding="utf-8"), module) == set()


@pytest.mark.parametrize(
    "module",
    [
        m
        for m in MODULES
        if part_of(m) in {"vocabulary", "record", "state", "jit", "sets", "chance", "rules"}
    ],
    ids=lambda m: m.relative_to(PACKAGE).as_posix(),
)
def test_the_core_needs_only_numpy_and_numba(module: Path):
    names = imported(module.read_text(encoding="utf-8"), module)
    others = {name.split(".")[0] for name in names} - {"freehold"} - set(sys.stdlib_module_names)

    assert others <= CORE_LIBRARIES


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ("import freehold.editions.spec", {"editions"}),
        ("import freehold.rules.flow as flow, freehold.state", {"rules", "state"}),
        ("from freehold.editions import spec", {"editions"}),
        ("from freehold.editions.spec import Rules", {"editions"}),
        ("from freehold import editions", {"editions"}),
        ("from freehold import Table", {PUBLIC}),
        ("import freehold", {PUBLIC}),
        ("from .. import editions", {"editions"}),
        ("from ..editions.spec import Rules", {"editions"}),
        ("from . import agenda", {"rules"}),
        ("def f():\n    from freehold.editions import spec", {"editions"}),
        ("import numpy", set[str]()),
    ],
)
def test_every_way_of_importing_is_seen(source: str, parts: set[str]):
    assert parts_imported(source, PACKAGE / "rules" / "flow.py") == parts


def test_a_rule_may_not_ask_for_the_edition_by_name():
    rule = PACKAGE / "rules" / "flow.py"

    assert upward("from freehold.editions import pack", rule) == {"editions"}
    assert upward("from freehold.state import Edition", rule) == set()
