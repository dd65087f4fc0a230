"""axe finds no violation on any page, light or dark."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import ROOT, Visit
from tests.browser.people import DESK, PHONE, Person, play_to_the_end
from tests.browser.test_table import buys, declines, play_until
from tests.server.servers import Server, likely

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LOOKS = (("clone-wars", "saga", "planetopoly"), ("episode-2", "fallout"))
"""Every edition has colours of its own: some are looked at on a desk, the others on a phone."""
WAYS = [("light", DESK), ("dark", DESK), ("light", PHONE), ("dark", PHONE)]


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: `npm --prefix web ci`")
    return Path(AXE).read_text(encoding="utf-8")


def violations(page: Any, axe: str) -> list[str]:
    """What axe finds, each with its rule and the first node."""
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]


@pytest.mark.parametrize(("scheme", "size"), WAYS)
def test_pages_before_a_game(visit: Visit, server: Server, axe: str, scheme, size):
    page = visit(scheme=scheme, size=size).open().page
    page.wait_for_selector(".card")
    assert violations(page, axe) == []
    for edition in LOOKS[size is PHONE]:
        page.goto(f"{server.http}/#/new/{edition}")
        page.get_by_role("heading", name="Who plays?").wait_for()
        assert (edition, violations(page, axe)) == (edition, [])
    page.locator("summary").click()
    assert violations(page, axe) == []
    page.goto(f"{server.http}/#/rules/saga/RENT-1")
    page.wait_for_selector("article")
    assert violations(page, axe) == []
    page.goto(f"{server.http}/#/replay")
    page.wait_for_selector("textarea")
    assert violations(page, axe) == []
    party = server.create("pob", "fallout")
    page.goto(f"{server.http}/#/t/{party.table}")
    page.wait_for_selector(".lobby")
    assert violations(page, axe) == []


@pytest.mark.parametrize(("scheme", "size"), WAYS)
def test_pages_of_a_game(visit: Visit, server: Server, axe: str, scheme, size):
    party = server.create("ppb", "episode-2", form="special").start()
    snapshot = play_until(
        party,
        lambda s: s["turns"] > 24 and s["decision"] == "turn" and s["actor"] in (0, 1),
        choose=buys,
    )
    person = visit(scheme=scheme, size=size).sit(party, snapshot["actor"])
    page = person.page
    page.wait_for_selector("[data-family=roll]")
    assert violations(page, axe) == []
    owned = [d["space"] for d in snapshot["deeds"] if d["owner"] >= 0]
    for space in (owned[0], 2, 4):
        page.locator(f"[data-space='{space}']").dispatch_event("click")
        in_a_dialog(page, axe)
    page.get_by_role("button", name="Why not?").click()
    page.wait_for_selector("dialog li")
    in_a_dialog(page, axe)
    page.locator("[data-group=trade]").click()
    page.wait_for_selector("dialog")
    in_a_dialog(page, axe)
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    in_a_dialog(page, axe)
    page.get_by_role("button", name="List").click()
    page.wait_for_selector("tbody")
    assert violations(page, axe) == []


def in_a_dialog(page, axe):
    page.wait_for_selector("dialog[open]")
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_auction_and_a_debt(visit: Visit, server: Server, axe: str, scheme):
    party = server.create("pp", "clone-wars").start()
    snapshot = play_until(party, lambda s: s["auction"] is not None, choose=declines)
    page = visit(scheme=scheme).sit(party, snapshot["actor"]).page
    page.wait_for_selector("[data-bid]")
    assert violations(page, axe) == []
    poor = server.create("ppbb", "fallout").start()
    snapshot = play_until(
        poor, lambda s: s["debt"] is not None and s["actor"] in (0, 1), choose=bankrupting
    )
    page = visit(scheme=scheme).sit(poor, snapshot["actor"]).page
    page.wait_for_selector(".debt")
    assert violations(page, axe) == []


def bankrupting(snapshot, seat):
    """Buys and bids for everything, until it cannot pay."""
    families = {c["family"]: c["action"] for c in snapshot["choices"] if not c["between"]}
    return families.get("buy") or families.get("build") or likely(snapshot, seat)


@pytest.mark.parametrize(("scheme", "size"), [("light", DESK), ("dark", PHONE)])
def test_the_end_and_the_replay(visit: Visit, server: Server, axe: str, scheme, size):
    party = server.create("pb", "saga", settings={"turn-limit": 8}).start()
    person: Person = visit(scheme=scheme, size=size).sit(party, 0)
    play_to_the_end(person)
    page = person.page
    page.get_by_role("button", name="Check the dice").click()
    page.wait_for_selector(".dice .good:nth-of-type(3)")
    assert violations(page, axe) == []
    page.goto(f"{server.http}/#/replay/{party.table}")
    page.wait_for_selector(".replay")
    assert violations(page, axe) == []
