"""What holds for every test: which are run when nothing is said, and in how many processes (see docs/testing.md).
None is a test of time, so no example of hypothesis has a deadline."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.postgres import migrated_postgres_url, postgres_server, postgres_template, postgres_url
from tests.sqlite import migrated_sqlite_url, sqlite_template

__all__ = [
    "migrated_postgres_url",
    "migrated_sqlite_url",
    "postgres_server",
    "postgres_template",
    "postgres_url",
    "sqlite_template",
]

EVERYDAY = "not slow and not browser and not postgresql"

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Whole folders are tested without what takes long or needs a server or a browser, unless `-m` says otherwise."""
    gc.disable()  # modules and tests are read to stay: looking through them meanwhile takes a quarter of the time
    if not config.option.markexpr and not _files_only(config):
        config.option.markexpr = EVERYDAY


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """None for files and single tests; else one more than there are cores, for tests wait as much as they compute."""
    return 0 if _files_only(config) else (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what talks to PostgreSQL, that it can be chosen."""
    conversations = os.environ.get("QUAYSIDE_CONVERSATIONS_ON") == "postgresql"
    for item in items:
        if isinstance(item, pytest.Function):
            chosen = hasattr(item, "callspec") and "postgresql" in item.callspec.params.values()
            held = conversations and "house" in item.fixturenames
            if chosen or held or "postgres_server" in item.fixturenames:
                item.add_marker("postgresql")


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end."""
    gc.collect()
    gc.freeze()
    gc.enable()


def _files_only(config: pytest.Config) -> bool:
    """Whether files or tests in them were named, and no folder."""
    return all(not Path(argument.partition("::")[0]).is_dir() for argument in config.args)
