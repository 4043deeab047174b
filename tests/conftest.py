"""What holds for every test: none of them is a test of time, so no example of hypothesis has a deadline."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
