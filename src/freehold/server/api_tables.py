"""The HTTP API of tables: the same as the socket, for clients without one."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from freehold.server.protocol.answers import Accepted, Lobby
from freehold.server.protocol.basics import Language
from freehold.server.protocol.client import Act
from freehold.server.protocol.records import Summary
from freehold.server.protocol.snapshot import Snapshot
from freehold.server.protocol.tables import (
    ActOverHttp,
    Created,
    CreateTable,
    HostChange,
    Joined,
    JoinTable,
    SeatPlan,
)
from freehold.server.refusals import Refusal
from freehold.server.requests import AnyRequest, hall_of, language_of, tokens_of
from freehold.server.security import address_of
from freehold.server.summary import summary_of
from freehold.server.views import Viewer

TableId = Annotated[str, Parameter(max_length=40, description="The id in the table's link.")]
Since = Annotated[int, Parameter(ge=0, le=2**31, description="The first event that is wanted.")]


@post("/api/tables", status_code=201)
async def create_table(request: AnyRequest, data: CreateTable) -> Created:
    """Create a table: its id for the link, and the host's token."""
    hall = hall_of(request)
    if not hall.may_create(address_of(request.scope, trust_proxy=hall.configuration.trust_proxy)):
        raise Refusal("limit", "too-many-tables")
    return await hall.create(data)


@get("/api/tables/{table:str}")
async def show_table(
    request: AnyRequest, table: TableId, language: Language | None = None, since: Since = 0
) -> Lobby | Snapshot:
    """The table as its viewer may see it: with a seat's bearer token that seat's view."""
    room = await hall_of(request).room(table)
    viewer = room.viewer(tokens_of(request), language_of(request, language))
    room.asked_over_http(viewer)
    async with room.lock:
        return room.view(viewer, since)


@post("/api/tables/{table:str}/join", status_code=201)
async def join_table(request: AnyRequest, table: TableId, data: JoinTable) -> Joined:
    """Sit down; the answer has the seat's token."""
    room = await hall_of(request).room(table)
    room.asked_over_http(Viewer())
    return await room.join(data)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: AnyRequest,
    table: TableId,
    seat: Annotated[int, Parameter(ge=0, le=7)],
    data: HostChange,
) -> Lobby | Snapshot:
    """The host makes a seat a bot's, a person's or an open one; needs the host's token."""
    room = await hall_of(request).room(table)
    viewer = room.viewer(tokens_of(request), language_of(request))
    plan = SeatPlan(kind=data.kind, character=data.character, name=data.name, figure=data.figure)
    await room.change_seat(viewer, seat, plan)
    async with room.lock:
        return room.view(viewer)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(request: AnyRequest, table: TableId) -> Lobby | Snapshot:
    """The host begins the game; needs the host's token."""
    room = await hall_of(request).room(table)
    viewer = room.viewer(tokens_of(request), language_of(request))
    room.asked_over_http(viewer)
    await room.start(viewer)
    async with room.lock:
        return room.view(viewer)


@post("/api/tables/{table:str}/act", status_code=200)
async def act_at_table(request: AnyRequest, table: TableId, data: ActOverHttp) -> Accepted:
    """A seat acts; needs its token.  The same number again is answered, not done again."""
    room = await hall_of(request).room(table)
    viewer = room.viewer(tokens_of(request), language_of(request))
    room.asked_over_http(viewer)
    if not viewer.seats and not viewer.host:
        raise Refusal("seat", "not-your-seat")
    act = Act(room.seat_to_act(viewer), data.number, data.action)
    # A move goes on even if the client is gone before it is stored.
    return await asyncio.shield(asyncio.create_task(room.act(viewer, act)))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def table_record(request: AnyRequest, table: TableId) -> Response[str]:
    """The game so far as a record; after its end with the secret of the dice."""
    room = await hall_of(request).room(table)
    async with room.lock:
        text = room.match.record()
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{table}.freehold"'},
    )


@get("/api/tables/{table:str}/summary")
async def table_summary(request: AnyRequest, table: TableId) -> Summary:
    """How the game went: standing, wealth over time, what the deeds brought, the dice."""
    room = await hall_of(request).room(table)
    async with room.lock:
        record, match = room.match.record(), room.match
        dice, state = match.dice, match.state
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(
        hall_of(request).readers, summary_of, record, dice, state == "over"
    )


HANDLERS = [
    create_table,
    show_table,
    join_table,
    change_seat,
    start_table,
    act_at_table,
    table_record,
    table_summary,
]
