"""Running a server: one process, one event loop."""

import asyncio
import contextlib
import errno
import os
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from freehold.server.app import create_app
from freehold.server.configuration import Configuration

ANYWHERE = ("0.0.0.0", "::", "")


def bind(configuration: Configuration) -> socket.socket:
    """The socket to listen on; an OSError says why it cannot be had."""
    family = socket.AF_INET6 if ":" in configuration.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((configuration.host, configuration.port))
    except OSError:
        listener.close()
        raise
    except (TypeError, UnicodeError) as error:
        # It cannot even be written as the name of a machine.
        listener.close()
        raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL)) from error
    return listener


def address_in(configuration: Configuration, listener: socket.socket) -> str:
    """What a browser on this machine opens."""
    host = configuration.host
    return _address(configuration, listener, "127.0.0.1" if host in ANYWHERE else host)


def address_for_others(configuration: Configuration, listener: socket.socket) -> str:
    """What others in the local network open; empty if they cannot."""
    if configuration.host not in ANYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says by which address it would.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return _address(configuration, listener, probe.getsockname()[0])


def _address(configuration: Configuration, listener: socket.socket, host: str) -> str:
    port = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{configuration.root_path.rstrip('/')}/"


def run(
    configuration: Configuration,
    listener: socket.socket,
    when_ready: Callable[[], Any] | None = None,
    *,
    log_level: str = "warning",
) -> None:
    """Serve until interrupted."""
    app = create_app(configuration)
    settings = uvicorn.Config(
        app,  # pyright: ignore[reportArgumentType]
        log_level=log_level,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * configuration.limits.message_bytes,
        # A snapshot is a few kilobytes: compressing it would cost more memory than it saves.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = uvicorn.Server(settings)

    async def serve() -> None:
        task: asyncio.Task[None] | None = None
        if when_ready is not None:
            task = asyncio.create_task(_once_started(server, when_ready))
        await server.serve([listener])
        if task is not None:
            task.cancel()

    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(serve())


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: not on Windows."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _once_started(server: uvicorn.Server, when_ready: Callable[[], Any]) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    await asyncio.to_thread(when_ready)
