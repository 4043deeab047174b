"""What holds for every test: which are run when nothing is said, and in how many processes (see docs/testing.md).
None is a test of time, so no example of hypothesis has a deadline, nor is it too slow in being made up."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import migrated_postgres_url, postgres_server, postgres_template, postgres_url
from tests.sqlite import migrated_sqlite_url, sqlite_template
from tests.today import is_due

__all__ = [
    "migrated_postgres_url",
    "migrated_sqlite_url",
    "postgres_server",
    "postgres_template",
    "postgres_url",
    "sqlite_template",
]

EVERYDAY = "not slow and not browser and not postgresql"
TESTS = Path(__file__).parent
QUICK = [
    TESTS / "games",
    TESTS / "render",
    TESTS / "db",
    *(TESTS / "bot" / room for room in ("challenges", "ledger", "outbox", "people", "records", "results", "text")),
    TESTS / "bot" / "test_settings.py",
    TESTS / "conversations" / "undo" / "test_taking_back.py",
]
"""Where the tests are of which each is over at once, and which together say something of all the code."""
NOT_SO_QUICK = [
    *TESTS.glob("render/*/test_pictures.py"),
    *TESTS.glob("render/*/test_played.py"),
    *TESTS.glob("render/*/test_replaced_data.py"),
    TESTS / "render" / "montego_bay" / "test_kept.py",
    TESTS / "render" / "nusfjord" / "test_words_of_pictures.py",
    TESTS / "render" / "test_card.py",
    TESTS / "render" / "test_golden.py",
    TESTS / "render" / "test_layout.py",
    TESTS / "render" / "test_results.py",
    TESTS / "render" / "test_sampling.py",
    TESTS / "render" / "test_same_view_same_picture.py",
    TESTS / "render" / "nusfjord" / "test_nothing_is_cut.py",
    *TESTS.glob("games/*/test_players.py"),
    TESTS / "games" / "golden" / "test_golden.py",
    TESTS / "games" / "engine" / "test_conformance.py",
    TESTS / "games" / "engine" / "test_ways.py",
    TESTS / "games" / "montego_bay" / "test_judging.py",
    TESTS / "games" / "montego_bay" / "test_stowing.py",
    TESTS / "games" / "test_endings.py",
    TESTS / "games" / "test_giving_up.py",
    TESTS / "games" / "test_planning.py",
    TESTS / "bot" / "text" / "test_entries.py",
    TESTS / "bot" / "text" / "test_rooms.py",
    TESTS / "bot" / "text" / "test_second_person.py",
    TESTS / "bot" / "text" / "test_words.py",
    TESTS / "db" / "test_archive.py",
    TESTS / "db" / "test_crash.py",
    TESTS / "db" / "test_database_copy.py",
    TESTS / "db" / "test_process_lock.py",
    TESTS / "db" / "test_released_schemas.py",
]
"""Those among them that are not: they play whole games, or start processes."""
NEVER_QUICK = ("slow", "postgresql", "browser")
CONVERSATIONS = TESTS / "conversations"
YOUNG_OBJECTS = 200_000
"""So many come between two garbage collections, about as many as a conversation leaves. With Python's 700, a fifth of
the CPU of a conversation is the collector's."""

MEMORY = Path("/dev/shm")
SPARE_BYTES = 4 * 2**30

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Whole folders are tested without what takes long or needs a server or a browser, unless `-m` says otherwise."""
    gc.disable()  # modules and tests are read to stay: looking through them meanwhile takes a quarter of the time
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        sys.dont_write_bytecode = False  # or each of some hundred processes compiles everything anew
    if not config.option.markexpr and not _files_only(config):
        config.option.markexpr = EVERYDAY


def pytest_configure(config: pytest.Config) -> None:
    """What tests write stays in memory where there is plenty: their thousands of small databases wait for no disk."""
    if config.option.basetemp is None and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > SPARE_BYTES:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """None for files and single tests; else as many as there are cores: no test waits for anything."""
    return 0 if _files_only(config) else os.cpu_count() or 1


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Who wants the quick tests only does not wait for the others to be read."""
    quick = config.option.markexpr == "quick" and collection_path.suffix == ".py"
    return True if quick and not _is_quick(collection_path) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is quick, what is slow because it says the same once more, and what talks to PostgreSQL. Of what is
    drawn by the date only that is left whose day it is, unless it was named."""
    conversations = os.environ.get("QUAYSIDE_CONVERSATIONS_ON") == "postgresql"
    for item in items:
        if isinstance(item, pytest.Function):
            chosen = hasattr(item, "callspec") and "postgresql" in item.callspec.params.values()
            held = conversations and "house" in item.fixturenames
            if chosen or held or "postgres_server" in item.fixturenames:
                item.add_marker("postgresql")
                if held and item.path.is_relative_to(CONVERSATIONS):
                    item.add_marker(pytest.mark.in_turns(2))  # on SQLite each is played every time
            elif _is_another_case(item):
                item.add_marker("slow")
            elif _is_quick(item.path) and not any(map(item.get_closest_marker, NEVER_QUICK)):
                item.add_marker("quick")
    if not _files_only(config):
        items[:], later = [item for item in items if _is_due(item)], [item for item in items if not _is_due(item)]
        config.hook.pytest_deselected(items=later)


def _is_due(item: pytest.Item) -> bool:
    """Whether a test is run today: always, unless it is marked to be run every so many days."""
    turns = item.get_closest_marker("in_turns")
    return turns is None or is_due(item.nodeid, turns.args[0])


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end, and what tests leave behind is looked through seldom."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 3, 10)
    gc.enable()


def pytest_sessionfinish() -> None:
    """What the last tests left is found now; whatever lives need not be looked through six times more."""
    gc.collect()
    gc.freeze()


def _is_another_case(item: pytest.Function) -> bool:
    """Of a conversation with several cases, the first says most; the others are left to `.ci/run`."""
    cases = any(item.callspec.indices.values()) if hasattr(item, "callspec") else False
    return cases and item.path.is_relative_to(CONVERSATIONS)


@cache
def _is_quick(path: Path) -> bool:
    return path not in NOT_SO_QUICK and any(path.is_relative_to(place) for place in QUICK)


def _files_only(config: pytest.Config) -> bool:
    """Whether files or tests in them were named, and no folder."""
    return all(not Path(argument.partition("::")[0]).is_dir() for argument in config.args)
