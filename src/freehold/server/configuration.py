"""What whoever runs a server may set."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

MOST = 10**9
"""No limit needs to be higher."""

Count = Annotated[int, Meta(ge=0, le=MOST)]
Rate = Annotated[float, Meta(ge=0, le=MOST)]


class Limits(msgspec.Struct, frozen=True):
    """How much one server and one client may use; whatever is above it is cut off."""

    message_bytes: Count = 16_384
    """The longest message of a socket."""
    body_bytes: Count = 262_144
    """The longest body of a request."""
    messages_per_second: Rate = 30.0
    """Of one socket, in the long run."""
    burst: Count = 120
    """How many messages may come at once."""
    requests_per_second: Rate = 50.0
    """Of one address, in the long run."""
    request_burst: Count = 200
    """How many requests of one address may come at once."""
    sockets: Count = 4000
    """Of the whole server."""
    sockets_per_address: Count = 1000
    """A household, or a proxy that is not trusted, is one address."""
    sockets_per_table: Count = 64
    """Players and spectators."""
    tables: Count = 10_000
    """That are kept; the oldest that nobody plays any more make room."""
    tables_per_hour: Count = 600
    """That one address may create."""
    replays_per_minute: Count = 120
    """Records that one address may have replayed or verified: they take a while."""
    backlog: Count = 64
    """Messages that wait for a slow reader before it is cut off."""


class Configuration(msgspec.Struct, frozen=True):
    """One server."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8765
    root_path: str = ""
    """Where a proxy serves it: "/freehold"."""
    hosts: tuple[str, ...] = ()
    """The names by which the server may be called; empty: any.  A page elsewhere that lets its own
    name lead to this machine is refused by it."""
    origins: tuple[str, ...] = ()
    """Further origins that may use the API; the server's own always may."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto of a proxy are believed."""
    limits: Limits = Limits()
    version: str = "unknown"
    """Of Freehold, for the health page."""
    bot_threads: int = 2
    gone_after: float = 60.0
    """Seconds until a bot stands in for a person whose line is lost while others wait."""
    idle_after: float = 900.0
    """Seconds until a table that nobody looks at leaves the memory; it stays on disk."""


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where tables are kept by default, as every system likes it."""
    if environ.get("FREEHOLD_DATA"):
        return Path(environ["FREEHOLD_DATA"])
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "freehold"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "freehold"
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "freehold"
    return Path(environ.get("HOME") or Path.home()) / ".local" / "share" / "freehold"


def default_database() -> Path:
    """The database in the user's data folder."""
    return data_folder(os.environ) / "tables.sqlite3"
