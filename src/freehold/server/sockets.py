"""The socket of a table."""

from typing import Any

from litestar import WebSocket, websocket

from freehold.server.connection import TOO_MUCH, Connection
from freehold.server.hall import Hall
from freehold.server.refusals import Refusal
from freehold.server.security import address_of, is_own_origin

NO_SUCH_TABLE = 4404
OTHER_ORIGIN = 4403


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Play and watch: see docs/reference/protocol.md."""
    hall: Hall = socket.app.state.hall
    configuration, metrics = hall.configuration, hall.metrics
    limits = configuration.limits
    await socket.accept()
    if not is_own_origin(socket.scope, configuration.origins):
        metrics.count(metrics.cut_off, "other-origin")
        await socket.close(OTHER_ORIGIN)
        return
    address = address_of(socket.scope, trust_proxy=configuration.trust_proxy)
    try:
        room = await hall.room(table)
    except Refusal:
        await socket.close(NO_SUCH_TABLE)
        return
    too_many = (
        hall.sockets.total() >= limits.sockets
        or hall.sockets[address] >= limits.sockets_per_address
        or len(room.presence.watchers) >= limits.sockets_per_table
    )
    if too_many:
        metrics.count(metrics.cut_off, "too-many-sockets")
        await socket.close(TOO_MUCH)
        return
    hall.sockets[address] += 1
    metrics.sockets_opened += 1
    try:
        await Connection(socket, room, limits, metrics).run()
    finally:
        hall.sockets[address] -= 1
        if hall.sockets[address] <= 0:
            del hall.sockets[address]
