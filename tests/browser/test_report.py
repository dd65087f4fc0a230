"""The HTML reports of `simulate` and `compare`: readable for all, on a desk and on a phone."""

from typing import Any

import pytest

from freehold.editions import load
from freehold.simulation.comparison import compare_sides
from freehold.simulation.crews import threads
from freehold.simulation.duels import duel
from freehold.simulation.page.comparison_page import comparison_page
from freehold.simulation.page.document import page
from freehold.simulation.pairs import PairedTotal, PlayPairs
from freehold.simulation.parts import PlayPart
from freehold.simulation.report import make_report
from freehold.simulation.running import Run
from tests.browser.people import WAYS, violations
from tests.simulation.games import plan_of, total_of

OVER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TWOS = (["steady", "random"], ["steady", "careful"])


@pytest.fixture(scope="module", params=["clone-wars", "planetopoly", "compared"])
def report(request: Any) -> str:
    """A report with all that there may be in one, or two sets of rules side by side."""
    if request.param == "compared":
        plans = [plan_of("saga", 200, settings=each) for each in ({"force-powers": "yes"}, {})]
        compared, spec = PairedTotal(), load("saga")
        compared.add(PlayPairs(*plans)(0, 200, "cpu"))
        found = compare_sides(plans, spec, compared, "de")
        return comparison_page(found, spec, "de", "freehold compare saga")
    form = "special" if request.param == "clone-wars" else "standard"
    plan = plan_of(request.param, 200, form=form, settings={"free-parking-pot": "yes"})
    crew, spec = threads(2), load(request.param)
    fought = [plan_of(request.param, 100, players=two) for two in TWOS]
    duels = [duel(each, Run(100, PlayPart(each), crew)) for each in fought]
    told = make_report(plan, spec, total_of(plan, crew).tally, "de", duels)
    return page(told, spec, "de", f"freehold simulate {request.param}")


@pytest.mark.parametrize(("scheme", "size"), WAYS)
def test_nobody_is_kept_out(browser: Any, axe: str, report: str, scheme: str, size: dict[str, int]):
    context = browser.new_context(viewport=size, color_scheme=scheme)
    try:
        shown = context.new_page()
        shown.set_content(report)
        assert shown.evaluate(OVER) == 0
        assert violations(shown, axe) == []
    finally:
        context.close()
