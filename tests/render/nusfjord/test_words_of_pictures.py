"""Every text that pictures put together from a row of the data exists, and fits."""

from __future__ import annotations

import pytest

from games.nusfjord import data
from games.nusfjord.game import GAME
from render.audit import audit
from render.nusfjord.cards import BRIEF
from tests.render.nusfjord.pictures import LANGUAGES, PAINT, words_of
from tests.render.nusfjord.views import PEOPLE, fullest


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_every_card_fits_on_the_table_whole_or_in_short(language: str) -> None:
    words = words_of(language)
    table = fullest()
    with audit() as drawn:
        for start in range(0, len(data.BUILDINGS), 20):
            table.open_a = list(data.BUILDINGS)[start : start + 20]
            table.open_b, table.open_c = [], []
            PAINT.table(GAME.view(table, None), words, names=PEOPLE)
        for start in range(0, len(data.ELDERS), 6):
            table.stacks = [(elder,) for elder in list(data.ELDERS)[start : start + 6]]
            PAINT.table(GAME.view(table, None), words, names=PEOPLE)
    cut = {text.wanted for text in drawn if text.text != text.wanted}
    assert {text for text in cut if not any(person in text for person in PEOPLE)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_pictures_exists_in_both_languages(language: str) -> None:
    words = words_of(language)
    for card in BRIEF:
        assert words.has(f"nusfjord-picture-brief-{card}")
    for action in data.ACTION_IDS:
        assert words.has(f"nusfjord-picture-action-{action}")
    for event in {event.event for event in data.ROWS.round_event}:
        assert words.has(f"nusfjord-picture-event-{event}")
