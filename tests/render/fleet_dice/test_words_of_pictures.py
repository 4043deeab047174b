"""Every text that pictures put together from a row of the data exists, and fits."""

from __future__ import annotations

import pytest

from games.fleet_dice import data
from tests.render.fleet_dice.pictures import LANGUAGES, words_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_pictures_exists_in_both_languages(language: str) -> None:
    words = words_of(language)
    for face in [*data.BOAT_FACES, *data.TOWN_FACES]:
        if face not in data.TYPES:
            assert words.has(f"fleet_dice-picture-face-{face}")
    for phase in ("setup", "boat", "income", "fishing", "town", "end"):
        assert words.has(f"fleet_dice-picture-phase-{phase}")
    for row in [*data.BONUSES.values()]:
        assert words.has(f"fleet_dice-picture-bonus-{row.metric}")
    for card in data.CAPTAINS.values():
        assert words.has(f"fleet_dice-picture-bonus-{card.bonus_metric}")
