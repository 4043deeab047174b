"""What holds for every test: none of them is a test of time, so no example of hypothesis has a deadline."""

from __future__ import annotations

import os

from hypothesis import settings

from tests.postgres import migrated_postgres_url, postgres_server, postgres_template, postgres_url

__all__ = ["migrated_postgres_url", "postgres_server", "postgres_template", "postgres_url"]

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: conversations wait for disks and clocks as much as they compute."""
    return (os.cpu_count() or 1) + 1
