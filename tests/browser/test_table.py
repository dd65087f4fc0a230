"""What happens at a table: lost lines, trades, several people at one screen, other languages."""

import socket
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.server.servers import Party, Server, likely


def play_until(party: Party, wanted, seats=(0, 1), choose=likely, moves=3000):
    """Play over HTTP until a snapshot is as it is wanted; that snapshot."""
    for _ in range(moves):
        actor = party.snapshot()["actor"]
        seat = actor if actor in seats else seats[0]
        snapshot = party.snapshot(seat)
        if wanted(snapshot):
            return snapshot
        assert not snapshot["over"]
        if actor in seats:
            answer = party.act(actor, snapshot["number"], choose(snapshot, actor))
            assert answer.status_code in (200, 201), answer.text
    raise AssertionError("it never came to that")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def declines(snapshot, seat):
    families = {c["family"]: c["action"] for c in snapshot["choices"] if not c["between"]}
    return families.get("decline") or likely(snapshot, seat)


def bid_on(person: Person) -> Any:
    """Where a page shows the highest bid."""
    return person.page.locator(".auction .bid strong")


def test_reconnect_in_the_middle_of_an_auction(visit: Visit, tmp_path: Path):
    with Server(tmp_path / "own.sqlite3", "--port", str(free_port())) as own:
        party = own.create("pp", "saga").start()
        snapshot = play_until(party, lambda s: s["auction"] is not None, choose=declines)
        first, second = snapshot["actor"], 1 - snapshot["actor"]
        bidder = visit(own).sit(party, first)
        other = visit(own).sit(party, second)
        bidder.page.locator("[data-bid]").nth(1).click()
        other.page.wait_for_selector("[data-bid]")
        seen = bid_on(other).inner_text()
        assert any(character.isdigit() for character in seen)
        expect(bid_on(bidder)).to_have_text(seen)

        own.kill()
        for person in (bidder, other):
            person.page.wait_for_selector("[data-line=waiting]")
        own.start()
        for person in (bidder, other):
            person.page.wait_for_selector("[data-line=open]")
            expect(bid_on(person)).to_have_text(seen)
        other.page.locator("[data-bid]").first.click()
        bidder.page.wait_for_selector("[data-bid]")
        higher = bid_on(bidder).inner_text()
        assert higher != seen
        expect(bid_on(other)).to_have_text(higher)

        bidder.page.reload()
        bidder.page.wait_for_selector("[data-bid]")
        expect(bid_on(bidder)).to_have_text(higher)
        bidder.page.locator("[data-family=pass]").click()
        other.page.wait_for_selector(".auction", state="detached")
        owners = {d["space"]: d["owner"] for d in party.snapshot()["deeds"]}
        assert owners[snapshot["auction"]["space"]] == second


def buys(snapshot, seat):
    families = {c["family"]: c["action"] for c in snapshot["choices"] if not c["between"]}
    return families.get("buy") or likely(snapshot, seat)


def deeds_of(snapshot, seat):
    return [d["space"] for d in snapshot["deeds"] if d["owner"] == seat and d["level"] == 0]


def test_a_trade_with_a_counter_offer(visit: Visit, server: Server):
    party = server.create("pp", "fallout").start()
    info = server.get("/api/editions/fallout").json()
    names = [space["name"] for space in info["spaces"]]
    snapshot = play_until(
        party,
        lambda s: s["decision"] == "turn" and s["actor"] == 0 and deeds_of(s, 0) and deeds_of(s, 1),
        choose=buys,
    )
    mine, theirs = deeds_of(snapshot, 0)[0], deeds_of(snapshot, 1)[0]
    ann, bob = visit().sit(party, 0), visit().sit(party, 1)

    ann.page.get_by_role("button", name="Trade with Bob").click()
    dialog = ann.page.get_by_role("dialog")
    assert dialog.locator("[data-propose]").is_disabled()
    dialog.get_by_role("group", name="You give").get_by_label("Cash").fill("999999")
    dialog.get_by_role("checkbox", name=names[theirs]).check()
    dialog.locator(".problem").first.wait_for()
    assert dialog.locator("[data-propose]").is_disabled()
    dialog.get_by_role("group", name="You give").get_by_label("Cash").fill("10")
    dialog.get_by_text("Ann gives 10 caps", exact=False).wait_for()
    dialog.locator("[data-propose]:not([disabled])").click()

    bob.page.locator("[data-family=counter]").click()
    answer = bob.page.get_by_role("dialog")
    assert answer.get_by_role("checkbox", name=names[theirs]).is_checked()
    answer.get_by_role("checkbox", name=names[mine]).check()
    answer.get_by_text(names[mine], exact=False).last.wait_for()
    answer.locator("[data-propose]:not([disabled])").click()

    ann.page.get_by_text("Counter-offer").first.wait_for()
    ann.page.locator("[data-family=accept]").click()
    ann.page.wait_for_selector(".offer", state="detached")
    owners = {d["space"]: d["owner"] for d in party.snapshot()["deeds"]}
    assert (owners[mine], owners[theirs]) == (1, 0)


def test_the_device_passes_from_hand_to_hand(visit: Visit, server: Server):
    party = server.create("pp", "saga").start()
    both = visit().sit(party, 0, 1)
    first = party.snapshot()["actor"]
    name = ["Ann", "Bob"][first]
    both.page.get_by_role("button", name=f"I am {name}").click()
    assert both.page.locator(".seats .you").count() == 1
    for _ in range(60):
        if both.page.locator("[data-curtain]").count():
            break
        both.play_on()
    assert both.page.locator("#curtain-title").inner_text().startswith(["Bob", "Ann"][first])
    both.page.locator("[data-curtain]").click()
    both.page.wait_for_selector("[data-curtain]", state="detached")


def test_a_spectator_sees_everything_and_can_do_nothing(visit: Visit, server: Server):
    party = server.create("pp", "clone-wars").start()
    page = visit().open(f"#/t/{party.table}").page
    page.wait_for_selector("main.game")
    assert page.locator(".actions [data-family]").count() == 0
    assert page.get_by_label("Players").locator("li").count() == 2


def test_a_table_that_does_not_exist_is_told_so(visit: Visit):
    person = visit().open("#/t/nosuchtable1")
    person.page.get_by_role("alert").wait_for()
    person.page.get_by_role("link", name="To the first page").click()
    person.page.wait_for_selector(".card")
    assert all("404" in trouble for trouble in person.troubles)
    person.troubles.clear()


def test_another_language_in_the_middle_of_a_game(visit: Visit, server: Server):
    party = server.create("pp", "episode-2").start()
    person = visit().sit(party, 0, 1)
    person.page.locator("[data-curtain]").click()
    person.page.get_by_label("Language").select_option("de")
    person.page.get_by_role("button", name="Warum nicht?").wait_for()
    person.page.get_by_text("Zug 1", exact=False).first.wait_for()
    person.page.get_by_label("Sprache").select_option("nl")
    person.page.get_by_role("button", name="Waarom niet?").wait_for()


def test_the_list_says_what_the_board_says(visit: Visit, server: Server):
    party = server.create("pp", "saga").start()
    snapshot = play_until(party, lambda s: s["turns"] > 12 and s["decision"] == "turn", choose=buys)
    person = visit().sit(party, snapshot["actor"])
    person.page.locator(".space").nth(39).wait_for()
    spoken = person.page.locator(".space").evaluate_all("all => all.map(s => s.ariaLabel)")
    person.page.get_by_role("button", name="List").click()
    person.page.locator("tbody tr").nth(39).wait_for()
    rows = person.page.locator("tbody tr").all_inner_texts()
    assert len(rows) == len(spoken)
    names = [seat["name"] for seat in snapshot["seats"]]
    for deed in snapshot["deeds"]:
        if deed["owner"] >= 0:
            assert names[deed["owner"]] in rows[deed["space"]]
            assert f"owned by {names[deed['owner']]}" in spoken[deed["space"]]
            assert ("mortgaged" in rows[deed["space"]]) is deed["mortgaged"]


def test_bidding_up_to_a_limit(visit: Visit, server: Server):
    party = server.create("pp", "saga").start()
    snapshot = play_until(party, lambda s: s["auction"] is not None, choose=declines)
    actor = snapshot["actor"]
    person = visit().sit(party, actor)
    person.page.get_by_label("Your own bid", exact=False).fill("50")
    person.page.get_by_role("button", name="Bid up to this").click()
    person.page.get_by_text("Bidding for you up to", exact=False).wait_for()
    raised = party.snapshot(1 - actor)
    party.act(1 - actor, raised["number"], "bid 20")
    person.page.get_by_text("21 credits").first.wait_for()
