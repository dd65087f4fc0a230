"""The HTTP API of records: step through any game, and verify its dice."""

import asyncio

from litestar import post

from freehold.server.protocol.records import Replay, ReplayRequest, Verdict, VerifyRequest
from freehold.server.refusals import Refusal
from freehold.server.replaying import replayed, verdict_on
from freehold.server.requests import AnyRequest, hall_of
from freehold.server.security import address_of


@post("/api/replay", status_code=200)
async def replay_record(request: AnyRequest, data: ReplayRequest) -> Replay:
    """Some steps of a record, each with the whole table."""
    _check_rate(request)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(hall_of(request).readers, replayed, data)


@post("/api/verify", status_code=200)
async def verify_record(request: AnyRequest, data: VerifyRequest) -> Verdict:
    """Whether every throw, card and dealt deed follows from what was committed to."""
    _check_rate(request)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(hall_of(request).readers, verdict_on, data)


def _check_rate(request: AnyRequest) -> None:
    hall = hall_of(request)
    address = address_of(request.scope, trust_proxy=hall.configuration.trust_proxy)
    if not hall.may_replay(address):
        raise Refusal("limit", "too-fast")


HANDLERS = [replay_record, verify_record]
