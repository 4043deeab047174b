"""What holds for every test: none of them is a test of time, so no example of hypothesis has a deadline."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest
from hypothesis import settings

from tests.postgres import migrated_postgres_url, postgres_server, postgres_template, postgres_url

__all__ = ["migrated_postgres_url", "postgres_server", "postgres_template", "postgres_url"]

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_collection_modifyitems(items: Iterable[pytest.Item]) -> None:
    """Mark what talks to PostgreSQL, that it can be chosen."""
    conversations = os.environ.get("QUAYSIDE_CONVERSATIONS_ON") == "postgresql"
    for item in items:
        if isinstance(item, pytest.Function):
            chosen = hasattr(item, "callspec") and "postgresql" in item.callspec.params.values()
            held = conversations and "house" in item.fixturenames
            if chosen or held or "postgres_server" in item.fixturenames:
                item.add_marker("postgresql")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: conversations wait for disks and clocks as much as they compute."""
    return (os.cpu_count() or 1) + 1
