"""Whole games, from the first page to the last, as people play them."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person, play_to_the_end
from tests.server.servers import Server


def limit_turns(page, turns, label="Turn limit"):
    page.get_by_label(label, exact=True).fill(str(turns))
    page.keyboard.press("Tab")


def test_two_people_and_two_bots_by_mouse(visit: Visit):
    ann, ben = visit(), visit()
    ann.open()
    ann.page.get_by_role("link", name="Star Wars Saga").first.click()
    ann.page.get_by_label("Seat 1: name").fill("Ann")
    ann.page.get_by_role("button", name="Add a friend").click()
    limit_turns(ann.page, 14)
    ann.page.get_by_role("button", name="Set up the table").click()
    ann.page.wait_for_selector(".lobby")

    ben.open()
    ben.page.get_by_label("Link to the table").fill(
        ann.page.get_by_label("Link to this table").input_value()
    )
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_label("Name").fill("Ben")
    ben.page.get_by_label("Figure").select_option(label="Yoda")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".you")

    ann.page.get_by_text("Ben", exact=True).wait_for()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_selector("main.game")
    ben.page.wait_for_selector("main.game")
    ann.page.get_by_label("Bots").select_option(label="at once")
    play_to_the_end(ann, ben)

    for person in (ann, ben):
        assert person.page.locator(".standing li").count() == 4
        # A level line has no height, and what has none is not visible to a browser's driver.
        person.page.wait_for_selector(".chart path.line", state="attached")
        assert person.page.locator(".chart path.line").count() == 4
    assert ann.page.locator("h1").inner_text() == ben.page.locator("h1").inner_text()
    check_the_dice(ann)
    check_the_record(ann)
    watch_the_replay(ann)


def check_the_dice(person: Person):
    person.page.get_by_role("button", name="Check the dice").click()
    person.page.wait_for_selector(".dice .good:nth-of-type(3)")
    assert person.page.locator(".dice .bad").count() == 0


def check_the_record(person: Person):
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Download the record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith("freehold-record")
    assert "\nreveal " in text


def watch_the_replay(person: Person):
    person.page.get_by_role("link", name="Watch the replay").click()
    person.page.wait_for_selector(".replay")
    slider = person.page.get_by_role("slider")
    last = int(slider.get_attribute("max"))
    person.page.get_by_role("button", name="One step on").click()
    assert slider.input_value() == "1"
    slider.fill(str(last))
    person.page.get_by_text(f"{last:,} of {last:,}").wait_for()
    person.page.get_by_text("The game is over", exact=False).first.wait_for()


def press_until(page, key, wanted, limit=300):
    """Press a key until the focus is where it is wanted."""
    for _ in range(limit):
        if page.evaluate(
            f"() => {{ const at = document.activeElement; return Boolean({wanted}); }}"
        ):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {wanted}")


def test_by_keyboard_alone(visit: Visit):
    page = visit().open().page
    page.wait_for_selector(".card")
    press_until(page, "Tab", "at.textContent === 'Fallout'")
    page.keyboard.press("Enter")
    page.wait_for_selector("form")
    press_until(page, "Tab", "at.autocomplete === 'nickname'")
    page.keyboard.type("Ann")
    press_until(page, "Tab", "at.type === 'number' && at.labels[0].textContent === 'Turn limit'")
    page.keyboard.press("Control+a")
    page.keyboard.type("12")
    press_until(page, "Tab", "at.type === 'submit'")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.game")
    page.keyboard.press("s")

    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.dataset.space") == "0"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.space") == "1"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.space") == "29"
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Citadel").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.dataset.space") == "29"
    page.keyboard.press("?")
    page.get_by_role("heading", name="Keys").wait_for()
    page.keyboard.press("Escape")

    for _ in range(600):
        if page.locator("main.end").count():
            break
        keyboard_move(page)
    page.wait_for_selector("main.end")
    press_until(page, "Tab", "at.textContent.trim() === 'Check the dice'")
    page.keyboard.press("Enter")
    page.wait_for_selector(".dice .good:nth-of-type(3)")


NUMBER = "document.querySelector('main.game')?.dataset.number ?? 'over'"


def keyboard_move(page):
    """Press the number of the first choice, or open a list and take its first entry."""
    number = page.evaluate(NUMBER)
    plain = page.locator(".actions [data-family]")
    bids = page.locator(".actions [data-bid]")
    if plain.count():
        # In an auction the only plain answer is to pass.
        page.keyboard.press("1")
    elif (
        page.locator("li.acts .you").count()
        and page.locator(".actions [data-group]").count()
        and not bids.count()
    ):
        press_until(page, "Tab", "at.dataset.group")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    elif page.locator("kbd", has_text="S").count():
        page.keyboard.press("s")
    if page.locator("[data-confirm]").count():
        press_until(page, "Tab", "'confirm' in at.dataset")
        page.keyboard.press("Enter")
    for _ in range(20):
        page.wait_for_timeout(20)
        if page.evaluate(NUMBER) != number:
            return
    # Nothing happened: it is somebody else's turn.
    page.keyboard.press("Escape")


def test_on_a_phone(visit: Visit):
    ann = visit(size=PHONE).open()
    page = ann.page
    page.get_by_role("link", name="Star Wars: The Clone Wars").first.tap()
    page.get_by_label("Seat 1: name").fill("Ann")
    limit_turns(page, 12)
    nothing_sticks_out(page)
    page.get_by_role("button", name="Set up the table").tap()
    page.wait_for_selector("main.game.narrow")
    page.get_by_label("Bots").select_option(label="at once")

    nothing_sticks_out(page)
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["y"] + dock["height"] == pytest.approx(PHONE["height"], abs=1)
    sizes = page.locator(".space").evaluate_all(
        "all => all.map(s => s.getBoundingClientRect().width)"
    )
    assert len(sizes) == 40
    assert min(sizes) >= 40  # a finger finds it
    smallest = page.locator("svg .name").evaluate_all(
        """all => {
            const board = all[0].ownerSVGElement;
            const scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width;
            return scale * Math.min(...all.map(name => name.getAttribute('font-size')));
        }"""
    )
    assert smallest >= 8
    page.locator("[data-space='39']").tap()
    page.get_by_role("heading", name="Jabba's Palace").wait_for()
    page.get_by_role("button", name="Close").tap()
    for tab in ("Log", "My deeds", "Players"):
        page.get_by_role("tab", name=tab).tap()
        assert page.get_by_role("tab", name=tab).get_attribute("aria-selected") == "true"
        nothing_sticks_out(page)
    play_to_the_end(ann)
    nothing_sticks_out(page)


def nothing_sticks_out(page):
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]


GAMES = [
    ("clone-wars", "special", "de"),
    ("saga", "special", "nl"),
    ("episode-2", "special", "de"),
    ("fallout", "short", "nl"),
    ("planetopoly", "standard", "de"),
]
CREATE = {"de": "Tisch aufbauen", "nl": "Tafel klaarzetten"}
CHECK = {"de": "Würfel prüfen", "nl": "Dobbelstenen nagaan"}


@pytest.mark.parametrize(("edition", "form", "language"), GAMES)
def test_every_edition_with_its_special_rules(
    visit: Visit, server: Server, edition: str, form: str, language: str
):
    info = server.get(f"/api/editions/{edition}", language=language).json()
    limit = next(s["label"] for s in info["settings"] if s["id"] == "turn-limit")
    ann = visit(language=language).open(f"#/new/{edition}")
    page = ann.page
    page.wait_for_selector("form")
    page.locator("input[autocomplete=nickname]").fill("Ann")
    page.locator(f"input[name=form][value={form}]").check()
    limit_turns(page, 16, limit)
    page.get_by_role("button", name=CREATE[language]).click()
    page.wait_for_selector("main.game")
    assert page.locator(".space").count() == len(info["spaces"])
    page.get_by_label("Bots").select_option(index=3)
    names = set(
        page.locator(".space").evaluate_all("all => all.map(s => s.ariaLabel.split(',')[0])")
    )
    assert names == {space["name"].split(",")[0] for space in info["spaces"]}
    play_to_the_end(ann)
    page.get_by_role("button", name=CHECK[language]).click()
    page.wait_for_selector(".dice .good:nth-of-type(3)")
    assert page.evaluate("document.documentElement.lang") == language
