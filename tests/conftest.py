"""What holds for every test: none of them is a test of time, so no example of hypothesis has a deadline."""

from __future__ import annotations

from hypothesis import settings

from tests.postgres import migrated_postgres_url, postgres_server, postgres_template, postgres_url

__all__ = ["migrated_postgres_url", "postgres_server", "postgres_template", "postgres_url"]

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
