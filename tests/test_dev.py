"""dev.py: what it understands, what it installs when, and what it says when it cannot."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py as a module, in a made-up checkout, where every call of a program is only noted."""
    spec = importlib.util.spec_from_file_location("dev_under_test", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "requirements").mkdir()
    for name in ("requirements/pip.txt", "requirements/run.txt", "requirements/dev.txt"):
        (tmp_path / name).write_text(f"{name}\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.chdir(tmp_path)
    return module


@pytest.fixture
def called(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The programs that dev.py starts; making an environment leaves a Python in it."""
    calls: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        if "venv" in command:
            dev.venv_python().parent.mkdir(parents=True)
            dev.venv_python().touch()
        return subprocess.CompletedProcess(command, 0)

    def become(command: list[str]) -> None:
        calls.append(command)
        raise SystemExit(0)

    monkeypatch.setattr(dev.subprocess, "run", run)
    monkeypatch.setattr(dev, "become", become)
    return calls


def installed(called: list[list[str]]) -> list[str]:
    """The files of requirements/ that were installed, in order."""
    return [Path(c[c.index("-r") + 1]).name for c in called if "-r" in c]


def start(dev: ModuleType, *words: str) -> None:
    with pytest.raises(SystemExit):
        dev.main(list(words))


# --- what is understood ------------------------------------------------------------


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]])
def test_help_lists_every_command_and_installs_nothing(
    dev: ModuleType, called: list[list[str]], words: list[str], capsys: pytest.CaptureFixture[str]
):
    assert dev.main(words) == 0

    shown = capsys.readouterr().out
    assert [name for name in [*dev.PLAY, *dev.WORK] if f"  {name} " not in shown] == []
    assert called == []


def test_every_command_of_the_help_can_be_called(dev: ModuleType):
    for verb in [*dev.PLAY, *dev.WORK]:
        assert isinstance(dev.commands(verb, []), list)


def test_a_command_of_freehold_is_passed_on_with_its_arguments(
    dev: ModuleType, called: list[list[str]]
):
    start(dev, "table", "saga", "--language", "de")

    assert called[-1][1:] == ["-m", "freehold", "table", "saga", "--language", "de"]


@pytest.mark.parametrize("verb", ["play", "serve"])
def test_pages_are_built_before_the_browser_needs_them(
    dev: ModuleType, called: list[list[str]], verb: str
):
    (dev.ROOT / "web").mkdir()
    (dev.ROOT / "web" / "package.json").write_text("{}")

    start(dev, verb, "--port", "1")

    assert called[-2][1:] == ["hatch_build.py"]
    assert called[-1][1:] == ["-m", "freehold", verb, "--port", "1"]


def test_pages_that_are_fresh_are_not_built_again(dev: ModuleType, called: list[list[str]]):
    import hatch_build  # noqa: PLC0415

    client = dev.ROOT / "src" / "freehold" / "server" / "client"
    client.mkdir(parents=True)
    (dev.ROOT / "web").mkdir()
    (dev.ROOT / "web" / "package.json").write_text("{}")
    (client / "index.html").write_text("page")
    (client / ".built").write_text(hatch_build.fingerprint(dev.ROOT) + "\n")

    start(dev, "play")

    assert not any("hatch_build.py" in command for command in called)
    (dev.ROOT / "web" / "package.json").write_text('{"private": true}')
    start(dev, "play")
    assert any("hatch_build.py" in command for command in called)


def test_the_terminal_needs_no_pages(dev: ModuleType, called: list[list[str]]):
    (dev.ROOT / "web").mkdir()
    (dev.ROOT / "web" / "package.json").write_text("{}")

    start(dev, "table", "saga")

    assert not any("hatch_build.py" in command for command in called)


def test_test_leaves_out_slow_tests_and_takes_arguments_of_pytest(dev: ModuleType):
    (command,) = dev.commands("test", ["-k", "jail"])

    assert command[:2] == ["-m", "pytest"]
    assert command[-4:] == ["-m", "not slow", "-k", "jail"]


def test_check_runs_all_three_checks_even_after_a_failure(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    ran: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(" ".join(command[2:4]))
        return subprocess.CompletedProcess(command, 1 if "format" in command else 0)

    monkeypatch.setattr(dev, "prepare", lambda _kind: None)
    monkeypatch.setattr(dev.subprocess, "run", run)

    assert dev.main(["check"]) == 1
    assert ran == ["ruff format", "ruff check", "pyright --pythonpath"]
    assert capsys.readouterr().err.endswith("→ pyright\nFailed: ruff format\n")


def test_an_unknown_command_names_the_nearest_and_installs_nothing(
    dev: ModuleType, called: list[list[str]]
):
    with pytest.raises(dev.DevError, match=r"no command `tabel`. Did you mean `table`\?"):
        dev.main(["tabel", "saga"])

    assert called == []


def test_arguments_that_would_be_ignored_are_refused(dev: ModuleType):
    with pytest.raises(dev.DevError, match="`setup` takes no arguments, but got: now"):
        dev.main(["setup", "now"])


def test_play_needs_few_packages_and_work_needs_all(dev: ModuleType):
    assert {dev.kind_of(verb) for verb in dev.PLAY} == {"run"}
    assert {verb for verb in dev.WORK if dev.kind_of(verb) == "run"} == {"python"}


# --- what is installed, and when ---------------------------------------------------


def test_the_first_start_installs_and_the_second_does_not(
    dev: ModuleType, called: list[list[str]], capsys: pytest.CaptureFixture[str]
):
    start(dev, "editions")
    assert installed(called) == ["pip.txt", "run.txt"]
    assert "about a minute" in capsys.readouterr().err

    called.clear()
    start(dev, "editions")

    assert [c[1:] for c in called] == [["-m", "freehold", "editions"]]


def test_setup_messages_stay_out_of_standard_output(
    dev: ModuleType, called: list[list[str]], capsys: pytest.CaptureFixture[str]
):
    start(dev, "rules", "--json")

    assert called != []
    assert capsys.readouterr().out == ""


def test_an_environment_for_work_serves_play_too(dev: ModuleType, called: list[list[str]]):
    assert dev.main(["setup"]) == 0
    called.clear()

    start(dev, "editions")

    assert installed(called) == []


def test_an_environment_for_play_grows_into_one_for_work(dev: ModuleType, called: list[list[str]]):
    start(dev, "editions")
    called.clear()

    dev.main(["setup"])

    assert installed(called) == ["dev.txt"]
    assert not any("venv" in c for c in called)


def test_changed_requirements_are_installed_in_place(dev: ModuleType, called: list[list[str]]):
    start(dev, "editions")
    called.clear()
    (dev.ROOT / "requirements" / "run.txt").write_text("something-newer\n")

    start(dev, "editions")

    assert installed(called) == ["run.txt"]


def test_an_interrupted_installation_starts_afresh(
    dev: ModuleType, called: list[list[str]], monkeypatch: pytest.MonkeyPatch
):
    def interrupted(_pip: list[str], requirements: str) -> None:
        if requirements == "run.txt":
            raise KeyboardInterrupt

    with monkeypatch.context() as once:
        once.setattr(dev, "install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            dev.main(["editions"])
    (dev.VENV / "half").write_text("a half-written file")
    called.clear()

    start(dev, "editions")

    assert installed(called) == ["pip.txt", "run.txt"]
    assert not (dev.VENV / "half").exists()


def test_a_damaged_stamp_starts_afresh(dev: ModuleType, called: list[list[str]]):
    start(dev, "editions")
    called.clear()
    (dev.VENV / dev.STAMP).write_text("{ not json")

    start(dev, "editions")

    assert installed(called) == ["pip.txt", "run.txt"]


def test_another_python_makes_the_environment_anew(dev: ModuleType, called: list[list[str]]):
    start(dev, "editions")
    called.clear()
    stamp = json.loads((dev.VENV / dev.STAMP).read_text())
    stamp["base"][0] = "3.99"
    (dev.VENV / dev.STAMP).write_text(json.dumps(stamp))

    start(dev, "editions")

    assert installed(called) == ["pip.txt", "run.txt"]


def test_a_python_without_ensurepip_uses_its_own_pip(
    dev: ModuleType, called: list[list[str]], monkeypatch: pytest.MonkeyPatch
):
    found = importlib.util.find_spec
    without = lambda name: None if name == "ensurepip" else found(name)  # noqa: E731
    monkeypatch.setattr(dev.importlib.util, "find_spec", without)

    start(dev, "editions")

    assert "--without-pip" in called[0]
    assert called[1][:5] == [sys.executable, "-m", "pip", "--python", str(dev.venv_python())]


# --- what is said when it cannot ----------------------------------------------------


def test_an_old_python_is_told_which_one_is_needed(dev: ModuleType):
    with pytest.raises(dev.DevError, match=r"needs Python 3\.11 or later, and this is Python 3\.9"):
        dev.check_python((3, 9))

    dev.check_python((3, 11))


@pytest.mark.parametrize("name", ["requirements/run.txt", "requirements/pip.txt", "pyproject.toml"])
def test_a_missing_file_is_named_with_the_remedy(
    dev: ModuleType, called: list[list[str]], name: str
):
    (dev.ROOT / name).unlink()

    with pytest.raises(dev.DevError, match=rf"{name} is missing(.|\n)*git checkout -- {name}"):
        dev.main(["editions"])

    assert called == []


def test_an_environment_made_by_hand_is_left_alone(dev: ModuleType, called: list[list[str]]):
    dev.VENV.mkdir()
    (dev.VENV / "pyvenv.cfg").write_text("made by hand")

    with pytest.raises(dev.DevError, match=r"was not made by dev\.py"):
        dev.main(["editions"])

    assert [p.name for p in dev.VENV.iterdir()] == ["pyvenv.cfg"]
    assert called == []


def test_a_python_without_venv_is_told_how_to_get_it(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda _name: None)

    with pytest.raises(dev.DevError, match=r"no `venv` module(.|\n)*apt install python3-venv"):
        dev.main(["editions"])


def test_a_failed_download_asks_for_the_network_and_leaves_no_stamp(
    dev: ModuleType, called: list[list[str]], monkeypatch: pytest.MonkeyPatch
):
    note = dev.subprocess.run

    def offline(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        note(command, **options)
        return subprocess.CompletedProcess(command, 1 if "-r" in command else 0)

    monkeypatch.setattr(dev.subprocess, "run", offline)

    with pytest.raises(dev.DevError, match="is this machine online"):
        dev.main(["editions"])

    assert installed(called) == ["pip.txt"]
    assert not dev.ready("run")


def test_a_message_is_printed_without_a_traceback():
    done = subprocess.run(
        [sys.executable, "dev.py", "tabel"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no command `tabel`.")


# --- the real files -----------------------------------------------------------------


def pins(name: str) -> set[str]:
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def test_work_uses_the_same_versions_as_play():
    assert pins("run.txt") <= pins("dev.txt")


@pytest.mark.parametrize("name", ["pip.txt", "run.txt", "dev.txt"])
def test_requirements_are_pins_that_name_no_host_and_no_path(name: str):
    loose = [line for line in pins(name) if "==" not in line.split(";")[0] or "://" in line]

    assert loose == []


def test_every_command_of_freehold_is_passed_on(dev: ModuleType):
    from freehold.cli import COMMANDS  # noqa: PLC0415  (the other tests here need no packages)

    assert set(dev.PLAY) == set(COMMANDS)
