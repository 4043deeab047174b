"""One version, said in one place, and one command for a release: tried on a repository of its own with these files."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import main

ROOT = Path(__file__).parents[1]
FILES = (".ci/release", ".gitignore", "CHANGELOG.md", "LICENSE", "README.md", "bot/__init__.py", "pyproject.toml")
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Something\n\n## [0.1.0] - 2026-11-22\n\n- The beginning\n"
builds = pytest.mark.skipif(
    not all(importlib.util.find_spec(name) for name in ("build", "hatchling")), reason="these are in the extra `dev`"
)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Version 0.2.0 in the making, committed on main; without most of the code, which no release changes."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("db", "games", "render"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    (tmp_path / "bot" / "__init__.py").write_text('"""The bot."""\n\n__version__ = "0.2.0.dev0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    _git(tmp_path, "init", "-q", "--initial-branch=main")
    _commit(tmp_path)
    return tmp_path


def _surroundings() -> dict[str, str]:
    who = {
        f"GIT_{role}_{what}": f"{what}@example.org" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
    }
    return {**os.environ, **who, "PYTHON": sys.executable}


def _git(repository: Path, *arguments: str) -> str:
    asked = ["git", "-C", str(repository), *arguments]
    return subprocess.run(asked, env=_surroundings(), capture_output=True, text=True, check=True).stdout.strip()


def _commit(repository: Path) -> None:
    _git(repository, "add", "--all")
    _git(repository, "commit", "-q", "--message", "Work")


def _release(repository: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(repository / ".ci" / "release"), *arguments]
    return subprocess.run(command, env=_surroundings(), capture_output=True, text=True, check=False)


def _state(repository: Path) -> tuple[str, str, str, list[str]]:
    files = sorted(path.name for path in repository.iterdir())
    return _git(repository, "rev-parse", "HEAD"), _git(repository, "tag"), _git(repository, "status", "--short"), files


def test_the_command_line_says_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert (end.value.code, capsys.readouterr().out) == (0, f"quayside {__version__}\n")


@pytest.mark.slow
@builds
def test_a_release_is_a_tagged_commit_with_its_changes_listed_and_its_archives_built(repository: Path) -> None:
    done = _release(repository, "0.2.0")
    assert done.returncode == 0, done.stderr
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    assert f"## [Unreleased]\n\n## [0.2.0] - {today}\n\n### Added\n\n- Something\n\n## [0.1.0]" in _git(
        repository, "show", "v0.2.0:CHANGELOG.md"
    )
    assert '__version__ = "0.2.0"' in _git(repository, "show", "v0.2.0:bot/__init__.py")
    assert _git(repository, "cat-file", "-t", "v0.2.0") == "tag"
    with zipfile.ZipFile(repository / "dist" / "quayside-0.2.0-py3-none-any.whl") as wheel:
        assert b"\nVersion: 0.2.0\n" in wheel.read("quayside-0.2.0.dist-info/METADATA")
    with tarfile.open(repository / "dist" / "quayside-0.2.0.tar.gz") as archive:
        assert "quayside-0.2.0/CHANGELOG.md" in archive.getnames()


@pytest.mark.slow
@builds
def test_after_a_release_main_goes_on_under_the_name_of_the_next_one(repository: Path) -> None:
    assert _release(repository, "0.2.0").returncode == 0
    assert '__version__ = "0.2.1.dev0"' in (repository / "bot" / "__init__.py").read_text("utf-8")
    assert _git(repository, "rev-parse", "main~1") == _git(repository, "rev-parse", "v0.2.0^{commit}")
    assert _git(repository, "status", "--short") == ""


@pytest.mark.slow
@builds
def test_a_rehearsal_shows_the_release_and_changes_nothing(repository: Path) -> None:
    before = _state(repository)
    done = _release(repository, "--dry-run", "0.2.0")
    assert done.returncode == 0, done.stderr
    assert '+__version__ = "0.2.0"' in done.stdout
    assert "quayside-0.2.0-py3-none-any.whl" in done.stdout
    assert _state(repository) == before


def _on_another_branch(repository: Path) -> None:
    _git(repository, "switch", "-q", "--create", "other")


def _with_uncommitted_work(repository: Path) -> None:
    (repository / "new.txt").write_text("not yet committed", "utf-8")


def _with_nothing_to_tell(repository: Path) -> None:
    (repository / "CHANGELOG.md").write_text(
        "# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-11-22\n\n- It\n", "utf-8"
    )
    _commit(repository)


def _after_it_was_released(repository: Path) -> None:
    _git(repository, "tag", "v0.2.0")


def _after_a_later_one(repository: Path) -> None:
    _git(repository, "tag", "v0.10.0")


def _as_it_is(_: Path) -> None:
    pass


@pytest.mark.parametrize(
    ("made", "version", "why"),
    [
        (_on_another_branch, "0.2.0", "made on main"),
        (_with_uncommitted_work, "0.2.0", "not committed"),
        (_with_nothing_to_tell, "0.2.0", "nothing unreleased"),
        (_after_it_was_released, "0.2.0", "there is a v0.2.0 already"),
        (_after_a_later_one, "0.9.0", "0.9.0 is before 0.10.0"),
        (_as_it_is, "0.1.9", "0.1.9 is before 0.2.0"),
        (_as_it_is, "0.2.0rc1", "three numbers"),
    ],
)
def test_a_release_is_refused(made: Callable[[Path], None], version: str, why: str, repository: Path) -> None:
    made(repository)
    before = _state(repository)
    refused = _release(repository, version)
    assert refused.returncode == 1
    assert why in refused.stderr
    assert _state(repository) == before
