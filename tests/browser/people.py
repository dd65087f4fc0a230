"""Somebody before a screen: looks, clicks, types, and knows no more than the page shows."""

import json
from typing import Any

from tests.server.servers import Party, Server

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
WAYS = [("light", DESK), ("dark", DESK), ("light", PHONE), ("dark", PHONE)]
LOST_LINE = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
"""What Chromium writes to its console when a server is gone: no fault of the page."""

CHOICE = ".actions [data-family]:not([disabled]), .actions [data-bid]:not([disabled])"
CAUTIOUS = ("end", "pass", "refuse", "decline", "roll", "buy", "done", "stay", "keep")


class Person:
    """One browser with its own memory."""

    def __init__(
        self,
        browser: Any,
        server: Server,
        *,
        size: dict[str, int] = DESK,
        language: str = "en",
        scheme: str = "light",
    ) -> None:
        self.server = server
        self.troubles: list[str] = []
        self.context = browser.new_context(
            viewport=size,
            locale=language,
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=size is PHONE,
            accept_downloads=True,
        )
        self.context.set_default_timeout(15_000)
        self.page: Any = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _heard(self, message: Any) -> None:
        lost = any(words in message.text for words in LOST_LINE)
        if message.type in ("error", "warning") and not lost:
            self.troubles.append(message.text)

    def open(self, address: str = "") -> "Person":
        self.page.goto(f"{self.server.http}/{address}")
        return self

    def sit(self, party: Party, *seats: int, host: bool = False) -> "Person":
        """Come back to seats that were taken before, as this browser would remember them."""
        known = {
            "table": party.table,
            "edition": "",
            "seen": 1,
            "over": False,
            "host": party.host if host else "",
            "seats": {seat: party.tokens[seat] for seat in seats},
        }
        text = json.dumps(json.dumps([known]))
        self.page.add_init_script(f"localStorage['freehold:tables'] ??= {text}")
        self.open(f"#/t/{party.table}")
        self.page.wait_for_selector("main")
        return self

    # --- what the page shows ---------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    @property
    def number(self) -> int:
        """How many moves the page has seen."""
        game = self.page.locator("main.game")
        return int(game.get_attribute("data-number")) if game.count() else -1

    def wait_past(self, number: int) -> None:
        """Until the table has gone on, or the game is over."""
        self.page.wait_for_function(
            """number => document.querySelector('main.end')
              || Number(document.querySelector('main.game')?.dataset.number ?? -1) > number""",
            arg=number,
        )

    def table_number(self) -> str:
        self.page.wait_for_url("**/#/t/*")
        return self.page.url.rsplit("/", 1)[1]

    # --- playing by mouse or by finger ----------------------------------------------

    def families(self) -> list[str]:
        return self.page.locator(CHOICE).evaluate_all(
            "nodes => nodes.map(node => node.dataset.family ?? 'bid')"
        )

    def play_on(self) -> bool:
        """Make one choice, if there is one to make; whether there was."""
        families = self.families()
        if not families:
            return self._choose_from_a_list()
        number = self.number
        wanted = next((f for f in CAUTIOUS if f in families), families[0])
        if "buy" in families:
            wanted = "buy"
        self.page.locator(CHOICE).nth(families.index(wanted)).click()
        confirm = self.page.locator("[data-confirm]")
        if confirm.count():
            confirm.click()
        self.wait_past(number)
        return True

    def _choose_from_a_list(self) -> bool:
        """Some decisions have a list only: which space, which deed to sell."""
        game = self.page.locator("main.game")
        mine = self.page.locator("li.acts .you").count() > 0 or game.count() == 0
        groups = self.page.locator(".actions [data-group]:not([data-group=trade])")
        if not mine or groups.count() == 0:
            return False
        number = self.number
        groups.first.click()
        self.page.locator("dialog[open] .content button:not([disabled])").first.click()
        confirm = self.page.locator("[data-confirm]")
        if confirm.count():
            confirm.click()
        self.wait_past(number)
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        return True


def play_to_the_end(*people: Person, moves: int = 900) -> None:
    """Everybody plays in turn until the game is over."""
    for _ in range(moves):
        if people[0].is_over:
            break
        moved = [person.play_on() for person in people if not person.is_over]
        if not any(moved):
            people[0].page.wait_for_timeout(30)
    for person in people:
        person.page.wait_for_selector("main.end")


def violations(page: Any, axe: str, within: str = "html") -> list[str]:
    """What axe finds, each with its rule and the first node."""
    page.evaluate(axe)
    found = page.evaluate("async within => (await axe.run(within)).violations", within)
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]
