"""Every text that pictures put together from a row of the data exists, and fits."""

from __future__ import annotations

import pytest

from games.montego_bay import GAME
from games.montego_bay.scoring import CATEGORIES
from tests.render.montego_bay.pictures import LANGUAGES, words_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_computed_text_of_the_pictures_exists(language: str) -> None:
    words = words_of(language)
    for phase in ("setup", "hire", "cards", "load", "end"):
        assert words.has(f"{GAME.id}-picture-phase-{phase}")
    for moment in ("over", "setup", "hire", "place", "cards", "load"):
        assert words.has(f"{GAME.id}-picture-decision-{moment}")
    for category in CATEGORIES:
        assert words.has(f"{GAME.id}-picture-score-{category}")
        assert words.has(f"{GAME.id}-category-{category}")
