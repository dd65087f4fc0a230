"""Everything to do with Freehold, on a machine that has nothing but Python and pip.

On first use it makes the folder .venv beside this file and installs the pinned
packages of requirements/ there; later starts only compare a few hashes.  It uses
the standard library alone, and its syntax is old enough for an old Python to
read it and say what is missing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = "freehold-dev.json"

PLAY = {
    "play": "play in the browser, with bots and with friends",
    "table": "play a game in the terminal: `table saga`",
    "editions": "list the editions with their players, games and stage",
    "rules": "list the rules, their values in an edition and the tests that show them",
    "edition": "check your own edition: `edition check PATH`",
    "replay": "play a saved game through and check it",
    "simulate": "play games by the million and report: `simulate saga --report saga.html`",
    "compare": "show what a rule changes: `compare saga --set free-parking-pot=true`",
    "verify": "check every throw and card of a game against its commitment",
    "serve": "host tables for browsers",
}
"""The commands of freehold itself, which are passed on as they are."""

WORK = {
    "python": "Python with Freehold in it, for scripts and for trying things out",
    "setup": "install everything for work on Freehold and stop",
    "test": "run the tests; `test -k jail` narrows",
    "test-slow": "run the tests that take minutes",
    "check": "format, lint and types, as CI does it",
    "format": "format the code and mend what the linter can mend",
    "golden": "rewrite the golden files; read the diff before you commit it",
    "generate": "rewrite the pages and tables that are made from the code",
    "bench": "measure speed and add it to the history",
    "web": "build the pages of the browser",
    "web-check": "types, lint and unit tests of the pages",
    "pin": "choose the versions in requirements/ anew",
    "hooks": "check before every commit from now on",
}
"""The commands for people who work on Freehold."""

COST = {
    "run": "this happens once and takes about a minute or two (650 MB on disk)",
    "dev": "this happens once and takes about three minutes (1.8 GB on disk)",
}


class DevError(Exception):
    """Something a person has to mend, in words for that person."""


def usage() -> str:
    """What can be said after `python3 dev.py`."""
    lines = ["Usage: python3 dev.py COMMAND [ARGUMENTS]", "", "Play:"]
    lines += [f"  {name:<10} {words}" for name, words in PLAY.items()]
    lines += ["", "Work on Freehold:"]
    lines += [f"  {name:<10} {words}" for name, words in WORK.items()]
    lines += ["", "The first command installs what it needs into .venv, beside this file."]
    return "\n".join(lines)


def workers() -> str:
    """How many test processes: one a core, within reason."""
    return str(min(max(os.cpu_count() or 1, 2), 8))


def pinning(name: str, *more: str) -> list[str]:
    """The command that writes requirements/NAME.txt, naming no index and no local path."""
    command = ["-m", "uv", "--quiet", "pip", "compile", "pyproject.toml", "--upgrade", *more]
    command += ["--universal", "--python-version", ".".join(map(str, OLDEST))]
    command += ["--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    command += ["--custom-compile-command", "python3 dev.py pin"]
    return [*command, "--output-file", f"requirements/{name}.txt"]


def commands(verb: str, args: list[str]) -> list[list[str]]:
    """What Python is called with, one list a call."""
    if verb in PLAY:
        return [["-m", "freehold", verb, *args]]
    pytest = ["-m", "pytest", "-n", workers(), "--dist", "worksteal"]
    return {
        "python": [args],
        "setup": [],
        "test": [[*pytest, "-m", "not slow", *args]],
        "test-slow": [[*pytest, "-m", "slow", *args]],
        "check": [
            ["-m", "ruff", "format", "--check", "."],
            ["-m", "ruff", "check", "."],
            ["-m", "pyright", "--pythonpath", str(venv_python())],
        ],
        "format": [["-m", "ruff", "check", "--fix", "."], ["-m", "ruff", "format", "."]],
        "golden": [["-m", "tests.golden.rewrite", *args]],
        "generate": [
            ["-m", "freehold.ledger.collect", *args],
            ["-m", "freehold.ledger.pages", *args],
            ["-m", "freehold.glossary", *args],
            ["-m", "freehold.reference", *args],
            ["-m", "freehold.server.typescript", *args],
        ],
        "bench": [["-m", "bench", *args]],
        "web": [["hatch_build.py"]],
        "web-check": [["hatch_build.py", "check"]],
        # The packages for play come first; those for work may not differ from them.
        "pin": [
            pinning("run", "--group", "build"),
            pinning("dev", "--group", "dev", "--constraint", "requirements/run.txt"),
        ],
        "hooks": [["-m", "pre_commit", "install"]],
    }[verb]


IN_THE_BROWSER = {"play", "serve"}
TAKES_ARGUMENTS = {*PLAY, "python", "test", "test-slow", "golden", "generate", "bench"}


def understand(words: list[str]) -> tuple[str, list[str]]:
    """The command and its arguments, or a problem that names what is close to it."""
    verb, args = words[0], words[1:]
    known = [*PLAY, *WORK]
    if verb not in known:
        import difflib  # noqa: PLC0415  (only needed here, and every start counts)

        close = difflib.get_close_matches(verb, known, n=1)
        hint = f" Did you mean `{close[0]}`?" if close else ""
        raise DevError(f"There is no command `{verb}`.{hint} `python3 dev.py --help` lists them.")
    if args and verb not in TAKES_ARGUMENTS:
        raise DevError(f"`{verb}` takes no arguments, but got: {' '.join(args)}")
    return verb, args


def kind_of(verb: str) -> str:
    """Which packages a command needs: those for play, or all."""
    return "run" if verb in PLAY or verb == "python" else "dev"


def check_python(version: tuple[int, int]) -> None:
    """Refuse a Python that cannot run Freehold."""
    if version < OLDEST:
        has, needs = (".".join(map(str, v)) for v in (version, OLDEST))
        raise DevError(
            f"Freehold needs Python {needs} or later, and this is Python {has}.\n"
            f"Install a newer one and call it by name, for example: python{needs} dev.py --help"
        )


# --- the environment -------------------------------------------------------------


def venv_python() -> Path:
    """The Python of the environment."""
    return VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"


def fingerprint(kind: str) -> str:
    """Changes whenever the environment has to be brought up to date."""
    digest = hashlib.sha256()
    for name in ("requirements/pip.txt", f"requirements/{kind}.txt", "pyproject.toml"):
        try:
            digest.update((ROOT / name).read_bytes())
        except FileNotFoundError:
            raise DevError(
                f"{name} is missing, so this is not a complete copy of Freehold.\n"
                f"Bring it back (`git checkout -- {name}`) or fetch Freehold again."
            ) from None
    return digest.hexdigest()


def base() -> list[str]:
    """What an environment cannot outlive: its Python and its place."""
    return [".".join(map(str, sys.version_info[:2])), str(ROOT)]


def read_stamp() -> dict[str, object]:
    """What is installed; empty after an interrupted installation."""
    try:
        found = json.loads((VENV / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}  # pyright: ignore[reportUnknownVariableType]


def write_stamp(stamp: dict[str, object]) -> None:
    """Say what is installed, in one go."""
    VENV.mkdir(exist_ok=True)
    draft = VENV / (STAMP + ".new")
    draft.write_text(json.dumps(stamp), encoding="utf-8")
    os.replace(draft, VENV / STAMP)


def ready(kind: str) -> bool:
    """Whether everything is installed as the files of requirements/ say."""
    stamp = read_stamp()
    as_wanted = stamp.get(kind) == fingerprint(kind) and stamp.get("base") == base()
    return as_wanted and venv_python().exists()


def say(text: str) -> None:
    """Speak to the person; standard output belongs to the command."""
    print(text, file=sys.stderr, flush=True)


def call(command: list[str], otherwise: str) -> None:
    """Run a step of the installation."""
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        raise DevError(otherwise)


def clear_environment() -> None:
    """Empty .venv, but only if this script made it."""
    if not VENV.exists():
        return
    if not (VENV / STAMP).exists() and any(VENV.iterdir()):
        raise DevError(
            f"{VENV} was not made by dev.py, so it is left alone.\n"
            "Move it away or delete it, and run the command again."
        )
    for entry in VENV.iterdir():
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        elif entry.name != STAMP:  # stays to the end, so that an interruption is no riddle
            entry.unlink()


def make_environment() -> None:
    """A new, empty environment with the pinned pip in it."""
    if importlib.util.find_spec("venv") is None:
        raise DevError(
            "This Python has no `venv` module, which Freehold needs for its packages.\n"
            "On Debian and Ubuntu: apt install python3-venv.  Elsewhere, install Python in full."
        )
    clear_environment()
    write_stamp({})
    venv, pip = [sys.executable, "-m", "venv", str(VENV)], [str(venv_python()), "-m", "pip"]
    if importlib.util.find_spec("ensurepip") is None:
        # Some systems split venv in two; their own pip then serves the new environment.
        venv.append("--without-pip")
        pip = [sys.executable, "-m", "pip", "--python", str(venv_python())]
    call(venv, f"Could not make the environment {VENV}; Python's own words are above.")
    install([*pip, "install"], "pip.txt")


def install(pip: list[str], requirements: str) -> None:
    """Install one file of requirements/."""
    options = ["--quiet", "--quiet", "--disable-pip-version-check", "--no-input"]
    call(
        [*pip, *options, "-r", str(ROOT / "requirements" / requirements)],
        f"Could not install requirements/{requirements}; pip's own words are above.\n"
        "The packages come over the network: is this machine online?\n"
        "Nothing is broken: run the same command again, and it starts afresh.",
    )


def prepare(kind: str) -> None:
    """Make the environment, or bring it up to date; the stamp is written last."""
    if ready(kind):
        return
    wanted = fingerprint(kind)
    stamp = read_stamp()
    in_place = stamp.get("base") == base() and venv_python().exists()
    if in_place:
        say("Bringing .venv up to date with requirements/ …")
        write_stamp({})
    else:
        say(f"Setting Freehold up in {VENV}: {COST[kind]} …")
        make_environment()
    pip = [str(venv_python()), "-m", "pip", "install"]
    install(pip, f"{kind}.txt")
    call(
        [*pip, "--quiet", "--quiet", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
        "Could not install Freehold itself; pip's own words are above.",
    )
    # The packages for work contain those for play.
    kinds = ["run", "dev"] if kind == "dev" else ["run"]
    write_stamp({"base": base(), **{k: fingerprint(k) for k in kinds}, kind: wanted})
    say("Ready.")


def prepare_pages() -> None:
    """Build the pages of the browser, if their sources have changed since."""
    import hatch_build  # noqa: PLC0415  (beside this file; only the browser needs it)

    if not hatch_build.is_fresh(ROOT):
        call(
            [str(venv_python()), "hatch_build.py"],
            "Could not build the pages of the browser; the reason is above.",
        )


# --- running -----------------------------------------------------------------------


def become(command: list[str]) -> NoReturn:
    """Go on as another program, with its exit code as ours."""
    if os.name == "nt":  # exec on Windows returns to the prompt before the program ends
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


def run_all(todo: list[list[str]]) -> int:
    """Run every command, even after one that fails, and name those that did."""
    failed: list[str] = []
    for command in todo:
        words = " ".join(word for word in command[2:4] if not word.startswith("-"))
        say(f"→ {words}")
        if subprocess.run(command, check=False).returncode != 0:
            failed.append(words)
    if failed:
        say(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def print_usage() -> int:
    """Print it; if it does not arrive that is a failure, but no traceback."""
    try:
        print(usage(), flush=True)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            say(f"Standard output cannot be written: {error.strerror}")
        return 1
    return 0


def main(words: list[str]) -> int:
    """Understand, prepare, run."""
    check_python(sys.version_info[:2])
    if not words or words[0] in {"-h", "--help", "help"}:
        return print_usage()
    verb, args = understand(words)
    prepare(kind_of(verb))
    if verb in IN_THE_BROWSER:
        prepare_pages()
    todo = [[str(venv_python()), *command] for command in commands(verb, args)]
    os.environ.setdefault("PYRIGHT_PYTHON_IGNORE_WARNINGS", "1")  # the pinned version is on purpose
    if kind_of(verb) == "dev":
        os.chdir(ROOT)  # play keeps the folder it was started in, for the files it reads and writes
    if len(todo) == 1:
        become(todo[0])
    return run_all(todo)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except DevError as problem:
        say(str(problem))
        sys.exit(2)
    except KeyboardInterrupt:
        say("\nInterrupted; the next start picks it up.")
        sys.exit(130)
