"""Names, captains and bonuses stand whole where there is room for them, in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.fleet_dice import data
from render.audit import audit
from tests.render.fleet_dice.pictures import LANGUAGES, PAINT, PICTURES, bonus_choice, words_of
from tests.render.fleet_dice.views import PEOPLE, all_options, fullest


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["fullest table of two", "fullest table of four", "fullest sheet", "scoring of four"])
def test_a_long_name_of_a_person_is_whole_where_there_is_room_for_two_lines(name: str, language: str) -> None:
    with audit() as placed:
        PICTURES[name](words_of(language))
    decision = f"{PEOPLE[0]}: ", ", ".join(PEOPLE)
    assert [t.text for t in placed if t.text != t.wanted and not any(part in t.wanted for part in decision)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("captain", data.CAPTAINS)
def test_every_captain_is_whole_beside_two_trophies(captain: str, language: str) -> None:
    view = fullest(4)
    view.sheets[0] = replace(view.sheets[0], captain=captain)
    with audit() as placed:
        PAINT.sheet(view, 0, words_of(language))
    assert [text.wanted for text in placed if text.text != text.wanted] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonuses_stand_on_one_line_with_their_numbers_or_holders_before_them(language: str) -> None:
    words, view = words_of(language), bonus_choice()
    lines = {
        words(f"fleet_dice-picture-bonus-{row.metric}", points=row.vp, per=row.per) for row in data.BONUSES.values()
    }
    with audit() as placed:
        PAINT.sheet(view, 0, words, options=all_options(view))
    assert lines <= {text.text for text in placed}
