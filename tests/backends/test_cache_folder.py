"""Where compiled rules are kept: never where others could put something to be executed."""

import os
import tempfile
from pathlib import Path

import pytest

from freehold.cache import cache_folder, temporary_folder

pytestmark = pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders have no owners here")


@pytest.fixture(autouse=True)
def _new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FREEHOLD_CACHE", raising=False)
    temporary_folder.cache_clear()


def test_the_cache_is_where_it_is_wanted_or_in_the_users_cache_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "freehold"
    assert cache_folder().is_dir()

    monkeypatch.setenv("FREEHOLD_CACHE", str(tmp_path / "elsewhere"))
    assert cache_folder() == tmp_path / "elsewhere"


def test_without_one_there_is_a_folder_of_the_user_among_the_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    no_folder = tmp_path / "file"
    no_folder.touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(no_folder))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))

    folder = cache_folder()

    assert folder == tmp_path / f"freehold-{os.getuid()}"
    assert folder.stat().st_mode & 0o777 == 0o700
    temporary_folder.cache_clear()
    assert cache_folder() == folder


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="root may write anywhere")
def test_a_users_cache_folder_of_somebody_else_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "freehold").mkdir(mode=0o500)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    assert cache_folder() != tmp_path / "freehold"


def test_who_has_no_home_has_temporary_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))

    assert cache_folder() == tmp_path / f"freehold-{os.getuid()}"


@pytest.mark.parametrize("put_there", ["open folder", "link", "file"])
def test_what_others_may_write_to_is_not_taken(put_there: str, tmp_path: Path):
    taken = tmp_path / f"freehold-{os.getuid()}"
    if put_there == "open folder":
        taken.mkdir()
        taken.chmod(0o777)
    elif put_there == "link":
        (tmp_path / "trap").mkdir()
        taken.symlink_to(tmp_path / "trap")
    else:
        taken.touch()

    folder = temporary_folder(tmp_path)

    assert folder not in {taken, tmp_path / "trap"}
    assert folder.stat().st_mode & 0o777 == 0o700
    assert temporary_folder(tmp_path) == folder, "one process has one cache"
