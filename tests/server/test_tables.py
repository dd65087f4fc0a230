"""Creating, joining, watching, leaving, coming back: over real connections."""

import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

from tests.server.servers import Party, Server, likely


def play(party: Party, seats: tuple[int, ...], moves: int) -> list[dict[str, Any]]:
    """Some moves by these seats; all events that they saw."""
    events: list[dict[str, Any]] = []
    with party.socket(*seats) as client:
        client.see()
        events += client.last["events"]
        for _ in range(moves):
            snapshot = client.see(lambda s: s["actor"] in seats or s["over"])
            if snapshot["over"]:
                break
            number = snapshot["number"]
            client.act(snapshot["actor"], likely(snapshot, snapshot["actor"]))
            client.see(lambda s, n=number: s["number"] > n)
    return events


# --- the lobby ----------------------------------------------------------------------


def test_a_table_is_created_and_seats_are_taken(server: Server):
    party = server.create("pob", edition="clone-wars")
    lobby = party.snapshot(0)

    assert lobby["type"] == "lobby"
    assert [seat["taken"] for seat in lobby["seats"]] == [True, False, False]
    assert lobby["you"] == [0]
    assert len(lobby["commitment"]) == 64
    assert not lobby["host"]


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"seat": 0}, 403),
        ({"seat": 2}, 403),
        ({"seat": 7}, 400),
        ({"seat": 1, "name": "ann"}, 409),
        ({"seat": 1, "name": " \u0007 "}, 400),
        ({"seat": 1, "figure": "yoda-on-ice"}, 400),
        ({"seat": 1, "figure": "anakin"}, 409),
        ({"seat": 1, "entropy": "xyz"}, 400),
        ({"seat": 1, "entropy": ""}, 400),
    ],
)
def test_who_cannot_sit_down_is_told_why(server: Server, wish: dict[str, Any], status: int):
    party = server.create("oob", edition="clone-wars")
    party.join(0, figure="anakin")
    body = {"name": "Zoe", "entropy": "ab" * 16, **wish}

    answer = server.post(f"{party.path}/join", body)

    assert answer.status_code == status
    assert answer.json()["reason"]


@pytest.mark.parametrize(
    ("plan", "status"),
    [
        ({"edition": "chess"}, 404),
        ({"form": "blitz"}, 400),
        ({"settings": {"no-such": True}}, 400),
        ({"settings": {"jail-turns": 77}}, 400),
        ({"seats": [{"kind": "person"}]}, 400),
        ({"seats": []}, 400),
        ({"seats": [{"kind": "robot"}] * 3}, 400),
        ({"seats": [{"figure": "nobody"}] * 2}, 400),
        ({"pace": -1}, 400),
        ({"clock": {"decision": 1}}, 400),
        ({"cheat": 1}, 400),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, plan: dict[str, Any], status: int):
    body = {"edition": "saga", "seats": [{"kind": "person"}, {"kind": "bot"}], **plan}

    answer = server.post("/api/tables", body)

    assert answer.status_code == status
    assert answer.json()["check"] in ("unknown", "malformed")


def test_only_the_host_begins_and_only_when_all_are_there(server: Server):
    party = server.create("op")
    assert server.post(f"{party.path}/start", token=party.tokens[1]).status_code == 403
    assert server.post(f"{party.path}/seats/0", {"kind": "person"}, party.host).status_code == 200
    answer = server.post(f"{party.path}/start", token=party.host)
    assert answer.status_code == 409
    assert "One seat" in answer.json()["reason"]
    assert server.post(f"{party.path}/seats/0", {"kind": "bot"}, party.host).status_code == 200

    party.start()

    assert party.snapshot()["type"] == "snapshot"
    assert server.post(f"{party.path}/start", token=party.host).status_code == 409


def test_bots_take_open_seats_and_a_person_may_take_one_over_later(server: Server):
    party = server.create("po", pace=10_000).start()
    assert party.snapshot()["seats"][1]["kind"] == "open"

    party.join(1)

    assert party.snapshot(1)["you"] == [1]
    assert party.snapshot()["seats"][1]["name"] == "Bob"


def test_settings_and_forms_reach_the_game(server: Server):
    party = server.create(
        "pp", edition="fallout", form="short", settings={"free-parking-pot": True}
    )
    snapshot = party.start().snapshot()

    assert snapshot["form"] == "short"
    assert snapshot["settings"] == {"free-parking-pot": True}
    assert sum(deed["owner"] >= 0 for deed in snapshot["deeds"]) > 0


# --- watching -------------------------------------------------------------------------


def test_a_spectator_sees_everything_and_may_do_nothing(server: Server):
    party = server.create("pp").start()
    with party.socket() as watcher:
        snapshot = watcher.see()
        assert (snapshot["you"], snapshot["choices"], snapshot["may_undo"]) == ([], [], [])
        assert watcher.act(snapshot["actor"], "roll")["check"] == "seat"
        watcher.send(type="pace", pace=5)
        assert watcher.until("refused")["check"] == "seat"
        assert watcher.see(lambda s: s["spectators"] == 1)
        play(party, (0, 1), 1)
        assert watcher.see(lambda s: s["number"] == 1)["events"]


def test_a_token_of_nobody_is_refused(server: Server):
    party = server.create("pp").start()

    assert server.get(party.path, "guess").status_code == 403
    assert server.get("/api/tables/nowhere").status_code == 404


def test_nothing_secret_leaves_the_server(server: Server):
    party = server.create("ppb").start()
    play(party, (0, 1), 12)
    with closing(sqlite3.connect(server.database)) as database:
        found = database.execute("select secret, salt from tables where id = ?", (party.table,))
        secret, salt = found.fetchone()
    texts = [server.get(party.path, token).text for token in ("", *party.tokens.values())]
    texts += [server.get(f"{party.path}/summary").text, party.record()]

    for text in texts:
        assert secret.hex() not in text
        assert salt.hex() not in text
        assert "seed" not in text
    for seat, token in party.tokens.items():
        others = [text for s, text in zip((None, 0, 1), texts, strict=False) if s != seat]
        assert all(token not in text for text in others)


def test_tokens_are_kept_as_hashes_only(server: Server):
    party = server.create("pp").start()
    path = server.database
    data = b"".join(
        file.read_bytes() for file in (path, path.with_name(path.name + "-wal")) if file.exists()
    )

    assert party.host.encode() not in data
    assert all(token.encode() not in data for token in party.tokens.values())


def test_every_viewer_reads_the_same_in_another_language(server: Server):
    party = server.create("pp").start()
    with party.socket(0, language="de") as german, party.socket(1, language="nl") as dutch:
        one, two = german.see(), dutch.see()
        assert one["events"][0]["sentence"] != two["events"][0]["sentence"]
        assert one["events"][0]["event"] == two["events"][0]["event"]
        german.send(type="language", language="nl")
        same = german.see(lambda s: s["events"] and s["events"][0]["index"] == 0 and s is not one)
        assert same["events"] == two["events"]


# --- coming back ------------------------------------------------------------------------


def test_a_reconnect_brings_exactly_the_gap(server: Server):
    party = server.create("pp").start()
    with party.socket(0) as client:
        seen = client.see()
        log = list(seen["events"])
    play(party, (0, 1), 6)
    with party.socket(0, since=seen["next_event"]) as client:
        gap = client.see()["events"]

    whole = party.snapshot()["events"]

    assert log + gap == whole
    assert len(gap) > 3


def test_several_seats_on_one_device(server: Server):
    party = server.create("ppp").start()
    with party.socket(0, 1, 2, host=True) as client:
        snapshot = client.see()
        assert (snapshot["you"], snapshot["host"]) == ([0, 1, 2], True)
    play(party, (0, 1, 2), 9)

    assert party.snapshot()["number"] >= 9


# --- bots and stand-ins ---------------------------------------------------------------------


def test_bots_play_by_themselves_and_their_pace_can_be_changed(server: Server):
    party = server.create("pbb", pace=10_000).start()
    with party.socket(0) as client:
        client.see()
        client.send(type="pace", pace=0)
        client.see(lambda s: s["pace"] == 0)
        for _ in range(3):
            snapshot = client.see(lambda s: s["actor"] == 0)
            client.act(0, likely(snapshot, 0))
            client.see(lambda s, n=snapshot["number"]: s["number"] > n)
        assert client.see(lambda s: any(e["seat"] == 1 for e in s["events"]) or s["number"] > 5)


def test_waiting_for_bots_can_be_skipped(server: Server):
    party = server.create("bbp", pace=10_000).start()
    with party.socket(2) as client:
        snapshot = client.see()
        if snapshot["actor"] == 2:
            return
        client.send(type="skip")
        began = time.monotonic()
        client.see(lambda s: s["actor"] == 2)
        assert time.monotonic() - began < 8


def test_who_leaves_is_stood_in_for_and_takes_the_seat_back(server: Server):
    party = server.create("pp").start()
    with party.socket(0) as ann, party.socket(1) as bob:
        ann.see()
        ann.send(type="leave", seat=0)
        seen = bob.see(lambda s: s["seats"][0]["away"] == "left")
        assert any(e["event"] == "stood-in" for e in seen["events"])
        bob.see(lambda s: s["actor"] == 1)
        ann.see(lambda s: s["seats"][0]["away"] == "left")
        assert ann.act(0, "roll")["check"] == "seat"
        assert ann.last["choices"] == []
        ann.send(type="take-back", seat=0)
        assert bob.see(lambda s: s["seats"][0]["away"] == "")
        snapshot = bob.see(lambda s: s["actor"] == 1)
        bob.act(1, likely(snapshot, 1))


def test_a_lost_line_is_stood_in_for_while_others_wait_and_comes_back_by_itself(server: Server):
    party = server.create("pp").start()
    with party.socket(0, 1) as both:
        actor = both.see()["actor"]
    other = 1 - actor
    with party.socket(other) as waiting:
        with party.socket(actor) as losing:
            losing.see()
        assert waiting.see(lambda s: s["seats"][actor]["away"] == "gone")
        with party.socket(actor):
            assert waiting.see(lambda s: s["seats"][actor]["away"] == "")


def test_a_request_with_the_token_is_a_sign_of_life_too(server: Server):
    party = server.create("pp").start()
    with party.socket(0, 1) as both:
        actor = both.see()["actor"]
    with party.socket(1 - actor) as waiting:
        waiting.see(lambda s: s["seats"][actor]["away"] == "gone")
        party.snapshot(actor)
        waiting.see(lambda s: s["seats"][actor]["away"] == "")


def test_nobody_waits_so_nobody_stands_in(server: Server):
    party = server.create("pb").start()
    with party.socket(0) as client:
        client.see(lambda s: s["actor"] == 0)
    time.sleep(1.0)

    assert party.snapshot()["seats"][0]["away"] == ""


# --- the end --------------------------------------------------------------------------------


def test_a_whole_game_with_the_dice_verified(server: Server):
    # Whoever never builds nor trades, with dice that nobody knows, may play for ever.
    limit = {"turn-limit": 150}
    party = server.create("pbb", edition="fallout", form="short", settings=limit).start()
    with party.socket(0) as client:
        client.see()
        while True:
            snapshot = client.see(lambda s: s["actor"] == 0 or s["over"], timeout=60)
            if snapshot["over"]:
                break
            client.act(0, likely(snapshot, 0))
            client.see(lambda s, n=snapshot["number"]: s["number"] > n)
    record = party.record()

    assert server.post("/api/verify", {"record": record}).json()["sound"]
    summary = server.get(f"{party.path}/summary").json()
    assert summary["over"]
    assert summary["standing"][0]["won"]
    replay = server.post("/api/replay", {"record": record, "first": 3, "count": 2}).json()
    assert [frame["step"] for frame in replay["frames"]] == [3, 4]
    assert replay["edition"] == "fallout"


def test_time_is_called_by_the_host_alone(server: Server):
    party = server.create("pp", edition="clone-wars", form="timed").start()
    with party.socket(0) as client:
        number = client.see()["number"]
        client.send(type="act", seat=0, number=number, action="time-up")
        assert client.until("refused")["check"] == "seat"
    with party.socket(0, host=True) as client:
        snapshot = client.see()
        assert any(c["family"] == "time-up" for c in snapshot["choices"])
        assert client.act(0, "time-up")["type"] == "accepted"
