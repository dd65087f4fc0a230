"""The HTTP API of records: step through any game, and verify its dice."""

import asyncio

from litestar import post

from freehold.server.protocol import Replay, ReplayRequest, Verdict, VerifyRequest
from freehold.server.replaying import replayed, verdict_on
from freehold.server.requests import AnyRequest, hall_of


@post("/api/replay", status_code=200)
async def replay_record(request: AnyRequest, data: ReplayRequest) -> Replay:
    """Some steps of a record, each with the whole table."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(hall_of(request).readers, replayed, data)


@post("/api/verify", status_code=200)
async def verify_record(request: AnyRequest, data: VerifyRequest) -> Verdict:
    """Whether every throw, card and dealt deed follows from what was committed to."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(hall_of(request).readers, verdict_on, data)


HANDLERS = [replay_record, verify_record]
