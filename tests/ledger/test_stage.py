"""An edition's stage is counted from its tests, not claimed."""

import pytest

from freehold import ledger


def shown_by(*kinds: str, without: str = "", own: bool = True) -> dict[str, dict[str, list[str]]]:
    """Marks for all rules of these kinds but one, per edition or for any."""
    return {
        entry.id: {edition: ["t"] for edition in entry.editions} if own else {"any": ["t"]}
        for entry in ledger.rules()
        if entry.kind in kinds and entry.id != without
    }


ALL = ("book", "ruling", "house")


@pytest.mark.parametrize(
    ("shown", "stage"),
    [
        ({}, "draft"),
        (shown_by(*ALL), "conformant"),
        (shown_by(*ALL, without="RENT-4"), "draft"),
        (shown_by(*ALL, without="F-42"), "playable"),
        (shown_by(*ALL, without="F-41"), "conformant"),
        (shown_by(*ALL, own=False), "playable"),
    ],
    ids=["nothing", "all", "a book's rule less", "a ruling less", "not of saga", "not its own"],
)
def test_the_stage_of_saga(
    monkeypatch: pytest.MonkeyPatch, shown: dict[str, dict[str, list[str]]], stage: str
) -> None:
    monkeypatch.setattr(ledger, "shown", lambda: shown)

    assert ledger.stage("saga") == stage
