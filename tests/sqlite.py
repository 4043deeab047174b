"""SQLite to test with: the migrations run once for each process of a test run, and every test gets a copy of the file.
Every test loads this module, so what it needs is imported where it is needed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.postgres import at_once


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file that has all tables and nothing in them."""
    from db.store import Store

    path = tmp_path_factory.mktemp("template") / "template.sqlite3"

    async def fill() -> None:
        await (await Store.open(f"sqlite:///{path}")).close()

    at_once(fill())
    return path


@pytest.fixture
def migrated_sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """The address of a SQLite file with all tables and nothing in them."""
    path = tmp_path / "quay" / "quayside.sqlite3"
    path.parent.mkdir()
    shutil.copyfile(sqlite_template, path)
    path.chmod(0o600)
    return f"sqlite:///{path}"
