"""A person's own settings fit into a message, however much there is to set."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.people.panel import settings_view
from bot.people.preferences import Preferences
from bot.people.quiet_hours import QuietHours
from bot.people.vacation import vacation_until
from bot.text import LANGUAGES, texts
from bot.tools.check.limits import check_fits

NOW = datetime(2027, 3, 28, tzinfo=UTC)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_fit_with_many_games(language: str) -> None:
    preferences = Preferences(
        zone="America/Argentina/Buenos_Aires",
        quiet=QuietHours(0, 60),
        muted=tuple(map(str, range(25))),
        vacations=(vacation_until(NOW.date(), NOW, "Europe/London"),),
    )
    games = [(str(number), "A game of five · " + "W" * 60) for number in range(25)]
    view = settings_view(preferences, texts().words(language), games, "x" * 120, now=NOW, limit=30)
    check_fits(view, language)
