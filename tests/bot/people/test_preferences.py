"""What a person set holds, whatever else a later version or a foreign hand left beside it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.people.preferences import Preferences, read_preferences


@pytest.mark.parametrize(
    ("stored", "meant"),
    [
        (None, Preferences()),
        ({"private": True, "way": "pigeon"}, Preferences(private=True)),
        ({"private": True, "muted": ["g1"], "quiet": {"begin": 1320}}, Preferences(private=True, muted=("g1",))),
        ({"every_h": -1, "zone": "Europe/Berlin"}, Preferences(zone="Europe/Berlin")),
    ],
)
def test_what_cannot_be_read_takes_nothing_else_along(stored: dict[str, Any] | None, meant: Preferences) -> None:
    assert read_preferences(stored) == meant
