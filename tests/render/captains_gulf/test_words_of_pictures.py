"""Every text that pictures put together from a row of the data exists, and fits."""

from __future__ import annotations

import pytest

from games.captains_gulf import data
from tests.render.captains_gulf.pictures import LANGUAGES, words_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_data_has_its_words(language: str) -> None:
    words = words_of(language)
    for row in [*data.ROWS.crew, *data.ROWS.upgrade, *data.ROWS.bonus_action, *data.ROWS.wheel_space]:
        assert words.name(row.id) != row.id
    for row in data.ROWS.round_card:
        assert words.text(row.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_mate_is_called_the_same_however_small_its_card_is(language: str) -> None:
    words = words_of(language)
    mates = [row.id for row in data.ROWS.crew if row.category == "first_mate"]
    assert len(mates) == len(data.SEAFOOD)
    for mate in mates:
        name = words.name(mate)
        assert words("captains_gulf-noun-member", crew_id=mate, crew=name) == name
