"""Links lead somewhere, files that are named exist, and a sentence has a line of its own."""

import re

import pytest

from tests.docs.pages import ROOT, anchors, is_made, name_of, pages, prose, text_of

LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(r"`((?:src|tests|docs|bench|requirements)/[\w./*<>-]+?)`")
WRITTEN_LATER = {"bench/history.jsonl"}
"""What a command writes, and what is not there before it did."""

PAGES = [pytest.param(page, id=name_of(page)) for page in pages()]
BY_HAND = [
    pytest.param(page, id=name_of(page))
    for page in pages()
    if not is_made(text_of(page)) and "editions" not in name_of(page)
]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_within_the_checkout_leads_somewhere(page):
    broken: list[str] = []
    for link in LINK.findall(prose(text_of(page))):
        if link.startswith(("http:", "https:")):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(text_of(target))):
            broken.append(link)

    assert broken == []


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page):
    named = {path for path in PATH.findall(text_of(page)) if "<" not in path}

    assert [
        path for path in sorted(named - WRITTEN_LATER) if not list(ROOT.glob(path.rstrip("/")))
    ] == []


@pytest.mark.parametrize("page", BY_HAND)
def test_a_sentence_has_a_line_of_its_own(page):
    lines = [
        line for line in prose(text_of(page)).splitlines() if not line.lstrip().startswith("|")
    ]
    joined = [
        line for line in lines if re.search(r"(?<!\d)[.!?] +[A-Z]", re.sub(r"`[^`]*`", "", line))
    ]

    assert joined == []


def test_every_page_can_be_reached_from_the_index():
    start = ROOT / "docs" / "index.md"
    seen, open_pages = {start}, [start]
    while open_pages:
        page = open_pages.pop()
        for link in LINK.findall(prose(text_of(page))):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target.exists() and target not in seen:
                seen.add(target)
                open_pages.append(target)

    assert [name_of(p) for p in pages() if "/editions/" not in name_of(p) and p not in seen] == []
