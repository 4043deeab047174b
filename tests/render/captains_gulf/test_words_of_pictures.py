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
def test_whoever_differs_by_seafood_has_its_first_letters_on_a_small_card(language: str) -> None:
    words = words_of(language)
    members = [row for row in data.ROWS.crew if row.category in ("first_mate", "deckhand")]
    assert len(members) == 2 * len(data.SEAFOOD)
    for row in members:
        name = words.name(row.id)
        said = words("captains_gulf-noun-in_brief", item_id=row.id, item=name)
        assert said == f"{name.split(' (')[0]} {'/'.join(words.name(each)[0] for each in row.seafood)}"
