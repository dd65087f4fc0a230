"""axe finds no violation on any page, light or dark."""

from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESK, PHONE, WAYS, play_to_the_end, violations
from tests.browser.test_table import buys, declines, play_until
from tests.server.servers import Party, Server, likely

LOOKS = (("clone-wars", "saga", "planetopoly"), ("episode-2", "fallout"))
"""Every edition has colours of its own: some are looked at on a desk, the others on a phone."""


@pytest.mark.parametrize(("scheme", "size"), WAYS)
def test_pages_before_a_game(
    visit: Visit, server: Server, axe: str, scheme: str, size: dict[str, int]
):
    page = visit(scheme=scheme, size=size).open().page
    page.wait_for_selector(".card")
    assert violations(page, axe) == []
    for edition in LOOKS[size is PHONE]:
        page.goto(f"{server.http}/#/new/{edition}")
        page.get_by_role("heading", name="Who plays?").wait_for()
        assert (edition, violations(page, axe)) == (edition, [])
    page.locator("summary").click()
    assert violations(page, axe, "details") == []
    page.goto(f"{server.http}/#/rules/planetopoly/PL-2-1")
    page.wait_for_selector("article")
    assert violations(page, axe) == []
    page.goto(f"{server.http}/#/replay")
    page.wait_for_selector("textarea")
    assert violations(page, axe) == []
    party = server.create("pob", "fallout")
    page.goto(f"{server.http}/#/t/{party.table}")
    page.wait_for_selector(".lobby")
    assert violations(page, axe) == []


def in_its_middle(snapshot: dict[str, Any]) -> bool:
    mine = snapshot["actor"] in snapshot["you"]
    return mine and snapshot["turns"] > 24 and snapshot["decision"] == "turn"


@pytest.fixture(scope="module")
def midgame(server: Server) -> Party:
    """A table in the middle of a game, with something of everything on its board."""
    party = server.create("ppb", "episode-2", form="special").start()
    play_until(party, in_its_middle, choose=buys)
    return party


@pytest.mark.parametrize(("scheme", "size"), WAYS)
def test_pages_of_a_game(visit: Visit, midgame: Party, axe: str, scheme: str, size: dict[str, int]):
    snapshot = midgame.snapshot()
    page = visit(scheme=scheme, size=size).sit(midgame, snapshot["actor"]).page
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
    in_a_dialog(page, axe)
    page.keyboard.press("?")
    in_a_dialog(page, axe)
    page.get_by_role("button", name="List").click()
    page.wait_for_selector("tbody")
    assert violations(page, axe, "main") == []


def in_a_dialog(page: Any, axe: str) -> None:
    page.wait_for_selector("dialog[open]")
    assert violations(page, axe, "dialog") == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_an_auction(visit: Visit, server: Server, axe: str):
    party = server.create("pp", "clone-wars").start()
    snapshot = play_until(party, lambda s: s["auction"] is not None, choose=declines)
    for scheme in ("light", "dark"):
        page = visit(scheme=scheme).sit(party, snapshot["actor"]).page
        page.wait_for_selector("[data-bid]")
        assert (scheme, violations(page, axe, "main")) == (scheme, [])


def test_a_debt(visit: Visit, server: Server, axe: str):
    party = server.create("pppp", "fallout").start()
    seats = (0, 1, 2, 3)
    snapshot = play_until(party, lambda s: s["debt"] is not None, seats, choose=wasteful)
    for scheme in ("light", "dark"):
        page = visit(scheme=scheme).sit(party, snapshot["actor"]).page
        page.wait_for_selector(".debt")
        assert (scheme, violations(page, axe, "main")) == (scheme, [])


def wasteful(snapshot: dict[str, Any], seat: int) -> str:
    """Bids its last coin for the first thing that comes, and cannot pay the next bill."""
    choices = {c["family"]: c for c in snapshot["choices"] if not c["between"]}
    if "bid" in choices and choices["bid"]["highest"] >= 100:
        return f"bid {choices['bid']['highest']}"
    return choices["decline"]["action"] if "decline" in choices else likely(snapshot, seat)


@pytest.mark.parametrize(("scheme", "size"), [("light", DESK), ("dark", PHONE)])
def test_the_end_and_the_replay(
    visit: Visit, server: Server, axe: str, scheme: str, size: dict[str, int]
):
    party = server.create("pb", "saga", settings={"turn-limit": 8}).start()
    person = visit(scheme=scheme, size=size).sit(party, 0)
    play_to_the_end(person)
    page = person.page
    page.get_by_role("button", name="Check the dice").click()
    page.wait_for_selector(".dice .good:nth-of-type(3)")
    assert violations(page, axe) == []
    page.goto(f"{server.http}/#/replay/{party.table}")
    page.wait_for_selector(".replay")
    assert violations(page, axe) == []
