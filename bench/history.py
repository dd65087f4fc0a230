"""The history of all measurements: one line of JSON a run."""

import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "history.jsonl"


def commit() -> str:
    """The commit that is measured, marked if the tree has changes."""
    try:
        name = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], text=True).strip()
        changes = subprocess.check_output(["git", "status", "--porcelain", "src"], text=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{name}+changes" if changes.strip() else name


def processor() -> str:
    """The processor's name, as far as the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def append(benchmark: str, figures: dict[str, Any]) -> None:
    """Add a run to the history."""
    import numba  # noqa: PLC0415
    import numpy as np  # noqa: PLC0415

    row = {
        "benchmark": benchmark,
        "commit": commit(),
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": f"{processor()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
        **figures,
    }
    with FILE.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")
