"""Every message is checked in a fixed order, and a refusal changes nothing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.servers import Client, Party, Server, likely


@pytest.fixture
def buying(server: Server) -> Iterator[tuple[Party, Client, int]]:
    """Two persons, one of whom stands on a deed that can be bought."""
    party = server.create("pp").start()
    with party.socket(0, 1) as client:
        client.see()
        while client.last["decision"] != "buy":
            number = client.last["number"]
            seat = client.last["actor"]
            assert client.act(seat, likely(client.last, seat))["type"] == "accepted"
            client.see(lambda s, n=number: s["number"] > n)
        seat = client.last["actor"]
    with party.socket(seat) as client:
        client.see()
        yield party, client, seat


def refused(client: Client, **message: Any) -> tuple[str, str]:
    client.send(**message)
    answer = client.until("refused", "accepted")
    assert answer["type"] == "refused"
    return answer["check"], answer["reason"]


def test_the_order_of_the_checks(buying: tuple[Party, Client, int]):
    """A message with every fault is refused for the first; mended one by one, for the next."""
    party, client, seat = buying
    number, other = client.last["number"], 1 - seat
    before = party.record()

    assert refused(client, type="fly", seat="x")[0] == "unknown"
    assert refused(client, type="act", seat="x", number=0, action="roll")[0] == "malformed"
    assert refused(client, type="act", seat=other, number=0, action="fly")[0] == "malformed"
    assert refused(client, type="act", seat=other, number=0, action="roll")[0] == "seat"
    assert refused(client, type="act", seat=seat, number=number + 5, action="roll")[0] == "stale"
    with party.socket(other) as second:
        second.see()
        assert refused(second, type="act", seat=other, number=number, action="roll")[0] == "turn"
    assert refused(client, type="act", seat=seat, number=number, action="roll")[0] == "illegal"

    assert party.record() == before
    assert party.snapshot()["number"] == number


def test_a_refusal_names_the_number_and_speaks_the_language(buying: tuple[Party, Client, int]):
    party, _, seat = buying
    with party.socket(seat, language="de") as client:
        number = client.see()["number"]
        answer = client.act(seat, "roll", number)

    assert answer["number"] == number
    assert answer["reason"].startswith("Würfeln geht") or "geht" in answer["reason"]


def test_the_same_number_again_is_answered_but_not_done_again(buying: tuple[Party, Client, int]):
    party, client, seat = buying
    number = client.last["number"]
    first = client.act(seat, "buy", number)
    record = party.record()

    again = client.act(seat, "buy", number)
    over_http = party.act(seat, number, "buy")

    assert (first["type"], first["repeated"]) == ("accepted", False)
    assert (again["type"], again["repeated"]) == ("accepted", True)
    assert over_http.json()["repeated"]
    assert party.record() == record


def test_another_action_with_an_old_number_is_stale(buying: tuple[Party, Client, int]):
    party, client, seat = buying
    number = client.last["number"]
    client.act(seat, "buy", number)

    assert client.act(seat, "decline", number)["check"] == "stale"
    assert party.act(seat, number, "decline").status_code == 409


def test_undo_over_the_socket(buying: tuple[Party, Client, int]):
    party, client, seat = buying
    record = party.record()
    client.act(seat, "buy")
    client.see(lambda s: s["may_undo"] == [seat])
    client.send(type="undo", seat=seat, number=client.last["number"])

    assert client.until("accepted", "refused")["type"] == "accepted"
    assert client.see(lambda s: s["decision"] == "buy")["events"][-1]["event"] == "undone"
    assert party.record() == record


def test_why_not_answers_from_the_rules(buying: tuple[Party, Client, int]):
    party, client, seat = buying
    before = party.record()
    client.send(type="why-not", seat=seat, action="roll", ask=7)
    answer = client.until("answered")

    assert (answer["ask"], answer["allowed"]) == (7, False)
    assert answer["reason"]
    client.send(type="why-not", seat=seat, action="buy", ask=8)
    assert client.until("answered")["allowed"]
    assert party.record() == before


def test_a_trade_is_checked_while_it_is_built(server: Server):
    party = server.create("pp").start()
    with party.socket(0, 1) as client:
        seat = client.see()["actor"]
        trade = {"seat": seat, "to": 1 - seat, "gives": {"deeds": [1]}, "wants": {"cash": 5000}}
        client.send(type="check-trade", ask=3, **trade)
        answer = client.until("trade-checked")
        assert answer["ask"] == 3
        assert len(answer["problems"]) == 1  # the deed is the bank's
        trade = {**trade, "gives": {}, "wants": {"cash": 5000}}
        client.send(type="check-trade", **trade)
        assert client.until("trade-checked")["problems"]
        client.send(type="check-trade", **{**trade, "gives": {"cash": 100}, "wants": {}})
        answer = client.until("trade-checked")
        assert answer["problems"] == []
        assert "100" in answer["sentence"]


def test_a_trade_with_a_counter_offer(server: Server):
    party = server.create("pp").start()
    with party.socket(0, 1) as client:
        seat = client.see()["actor"]
        other = 1 - seat
        message = {"type": "propose", "seat": seat, "to": other, "number": client.last["number"]}
        client.send(**message, gives={"cash": 100}, wants={})
        assert client.until("accepted", "refused")["type"] == "accepted"
        offer = client.see(lambda s: s["decision"] == "answer-offer")
        assert (offer["actor"], offer["trade"]["gives"]["cash"]) == (other, 100)
        client.send(**message, gives={"cash": 100}, wants={})
        assert client.until("accepted", "refused")["repeated"]
        counter = {"type": "propose", "seat": other, "to": seat, "number": offer["number"]}
        client.send(**counter, gives={}, wants={"cash": 150}, counter=True)
        assert client.until("accepted", "refused")["type"] == "accepted"
        offer = client.see(lambda s: s["decision"] == "answer-offer" and s["actor"] == seat)
        assert offer["trade"]["wants"]["cash"] == 150
        assert offer["trade"]["counters"] == 1
        client.act(seat, "accept")
        cash = client.see(lambda s: s["trade"] is None)["seats"]
    assert cash[other]["cash"] - cash[seat]["cash"] == 300


def test_a_highest_bid_is_gone_to_by_itself(server: Server):
    party = server.create("pp").start()
    with party.socket(0, 1) as client:
        client.see()
        while client.last["decision"] != "buy":
            number, seat = client.last["number"], client.last["actor"]
            client.act(seat, likely(client.last, seat))
            client.see(lambda s, n=number: s["number"] > n)
        client.act(client.last["actor"], "decline")
        bidder = client.see(lambda s: s["decision"] == "bid")["actor"]
        other = 1 - bidder
        client.send(type="bid-up-to", seat=other, limit=40)
        client.see(lambda s: s["bidding_up_to"] == {str(other): 40})
        client.act(bidder, "bid 20")
        assert (
            client.see(lambda s: s["auction"] and s["auction"]["bid"] > 20)["auction"]["bidder"]
            == other
        )
        client.see(lambda s: s["actor"] == bidder)
        client.act(bidder, "bid 40")
        # Above the limit the person is asked again.
        assert client.see(lambda s: s["actor"] == other and s["auction"])["auction"]["bid"] == 40
        client.send(type="bid-up-to", seat=other, limit=100000)
        assert client.until("refused")["check"] == "illegal"


def test_before_hello_nothing_is_answered_but_ping(server: Server):
    party = server.create("pb")
    with party.socket() as client:
        client.until("lobby")
        client.send(type="hello")
        assert client.until("refused")["check"] == "state"
    from websockets.sync.client import connect  # noqa: PLC0415

    with connect(f"ws://{server.base}{party.path}/socket") as raw:
        raw.send(json.dumps({"type": "start"}))
        assert json.loads(raw.recv(timeout=5))["check"] == "state"
        raw.send('{"type":"ping"}')
        assert json.loads(raw.recv(timeout=5)) == {"type": "pong"}
