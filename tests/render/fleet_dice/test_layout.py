"""Nothing overflows, overlaps, fades or gets too small: in both languages, with the longest names, fully played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.text import texts
from bot.text.texts import Words
from games.fleet_dice import data
from games.fleet_dice.view import View
from render import Picture, painter
from render.audit import Placed, audit
from render.grid import Box
from render.theme import DISC, FLOOR
from tests.render.fleet_dice.views import PEOPLE, Named, all_options, alone, early, full_sheet, fullest, result, table
from tests.render.sight import contrast

PAINT = Named(painter("fleet_dice"), PEOPLE)
LANGUAGES = ["en", "de"]


def words_of(language: str) -> Words:
    return texts().words(language).of("fleet_dice")


def _bonus_choice() -> View:
    sheet = full_sheet()
    sheet.bonus = ""
    sheet.marked = [max(0, size - 1) for size in data.SIZES]
    sheet.hexes = [0] * len(data.TYPES)
    sheet.recycled, sheet.coins = 0, 40
    return table([sheet, full_sheet(1)], captains=True)


PICTURES: dict[str, Callable[[Words], Picture]] = {
    "table of two": lambda words: PAINT.table(early(2), words),
    "table of three": lambda words: PAINT.table(early(3), words, changed=early(3)),
    "fullest table of three": lambda words: PAINT.table(fullest(3), words),
    "fullest table of four": lambda words: PAINT.table(fullest(4), words, changed=early(4)),
    "fullest table of two": lambda words: PAINT.table(fullest(2), words),
    "table against Ruth": lambda words: PAINT.table(alone(), words),
    "early sheet": lambda words: PAINT.sheet(early(), 0, words, options=all_options(early()), changed=early()),
    "fullest sheet": lambda words: PAINT.sheet(fullest(), 0, words, changed=early(4)),
    "every choice": lambda words: PAINT.sheet(_bonus_choice(), 0, words, options=all_options(_bonus_choice())),
    "sheet against Ruth": lambda words: PAINT.sheet(alone(), 0, words, options=all_options(alone())),
    "scoring of four": lambda words: PAINT.scoring(fullest(), result(fullest()), words),
    "scoring alone": lambda words: PAINT.scoring(alone(), result(alone()), words),
}


@pytest.fixture(params=[(name, language) for name in PICTURES for language in LANGUAGES], ids=" ".join)
def placed(request: pytest.FixtureRequest) -> list[Placed]:
    name, language = request.param
    with audit() as texts_drawn:
        PICTURES[name](words_of(language))
    assert texts_drawn
    return texts_drawn


def test_every_text_stays_in_its_box(placed: list[Placed]) -> None:
    assert [text for text in placed if not text.box.holds(text.ink, 2)] == []


def test_every_text_stays_on_the_paper(placed: list[Placed]) -> None:
    assert [text for text in placed if not Box(0, 0, 1400, 1000).holds(text.ink)] == []


def test_only_names_of_people_are_ever_cut(placed: list[Placed]) -> None:
    cut = [text.wanted for text in placed if text.text != text.wanted]
    assert [text for text in cut if not any(person in text for person in PEOPLE)] == []


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
    words, view = words_of(language), _bonus_choice()
    lines = {
        words(f"fleet_dice-picture-bonus-{row.metric}", points=row.vp, per=row.per) for row in data.BONUSES.values()
    }
    with audit() as placed:
        PAINT.sheet(view, 0, words, options=all_options(view))
    assert lines <= {text.text for text in placed}


def test_no_text_is_smaller_than_the_floor(placed: list[Placed]) -> None:
    small = [text for text in placed if text.size < FLOOR and not text.text.isdigit()]
    assert small == []


def test_no_text_or_number_lies_on_another(placed: list[Placed]) -> None:
    def room(text: Placed) -> Box:
        return text.box.inset(2) if text.ground == DISC else text.ink.inset(1)

    def meet(a: Box, b: Box) -> bool:
        return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom

    assert [(a.text, b.text) for a, b in combinations(placed, 2) if meet(room(a), room(b))] == []


def test_every_text_contrasts_with_its_ground(placed: list[Placed]) -> None:
    faint = {(t.text, t.colour, t.ground) for t in placed if contrast(t.colour, t.ground) < 4.5}
    assert faint == set()


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
