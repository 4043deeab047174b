"""Nothing overflows, overlaps, fades or gets too small: in both languages, with the longest names, fully played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from bot.text import texts
from bot.text.texts import Words
from games.nusfjord import data
from games.nusfjord.game import GAME
from render import InParts, Picture, painter
from render.audit import Placed, audit
from render.grid import Box
from render.nusfjord.cards import BRIEF
from render.theme import DISC, FLOOR
from tests.render.nusfjord.views import PEOPLE, all_options, finished, fullest, played, seen
from tests.render.sight import contrast

PAINT = painter("nusfjord")
assert isinstance(PAINT, InParts)
PART = PAINT.part
PART_IDS = PAINT.parts
LANGUAGES = ["en", "de"]


def words_of(language: str) -> Words:
    return texts().words(language).of("nusfjord")


def _sheet(words: Words, seats: int, turns: int, seat: int = 0) -> Picture:
    table = played(seats, turns)
    options = all_options(table, seat)
    return PAINT.sheet(GAME.view(table, seat), seat, words, names=PEOPLE, options=options, changed=seen(seats, seat, 9))


def _fullest_sheet(words: Words) -> Picture:
    table = fullest()
    return PAINT.sheet(GAME.view(table, 4), 4, words, names=PEOPLE, options=all_options(table, 4))


def _scored(words: Words, seats: int, **settings: str) -> Picture:
    view, result = finished(seats, **settings)
    return PAINT.scoring(view, result, words, names=PEOPLE)


PICTURES: dict[str, Callable[[Words], Picture]] = {
    "table at the start": lambda words: PAINT.table(seen(2, None, 0), words, names=PEOPLE),
    "table of three": lambda words: PAINT.table(seen(3), words, names=PEOPLE, changed=seen(3, None, 30)),
    "table of four": lambda words: PAINT.table(seen(4, None, 90), words, names=PEOPLE),
    "fullest table of two": lambda words: PAINT.table(GAME.view(fullest(2), None), words, names=PEOPLE),
    "fullest table": lambda words: PAINT.table(GAME.view(fullest(), None), words, names=PEOPLE, changed=seen(5)),
    "alone": lambda words: PAINT.table(seen(1, None, 40), words, names=PEOPLE),
    "board": lambda words: PART(seen(4), "board", words, names=PEOPLE),
    "fullest board": lambda words: PART(GAME.view(fullest(), None), "board", words, names=PEOPLE),
    "a buildings": lambda words: PART(GAME.view(fullest(), None), "buildings_a", words, names=PEOPLE),
    "c buildings": lambda words: PART(GAME.view(fullest(), None), "buildings_c", words, names=PEOPLE),
    "elders": lambda words: PART(GAME.view(fullest(), None), "elders", words, names=PEOPLE),
    "fullest harbour": lambda words: PART(
        GAME.view(fullest(), None), "harbour:2", words, names=PEOPLE, changed=seen(5)
    ),
    "early sheet": lambda words: _sheet(words, 3, 25),
    "late sheet": lambda words: _sheet(words, 4, 95),
    "fullest sheet": _fullest_sheet,
    "scoring of five": lambda words: _scored(words, 5),
    "scoring of two": lambda words: _scored(words, 2),
    "scoring alone": lambda words: _scored(words, 1, series="campaign"),
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
    assert [text for text in placed if not Box(0, 0, 1400, 2400).holds(text.ink)] == []


def test_only_names_of_people_are_ever_cut(placed: list[Placed]) -> None:
    cut = [text.wanted for text in placed if text.text != text.wanted]
    assert [text for text in cut if not any(person in text for person in PEOPLE)] == []


def test_no_text_is_smaller_than_the_floor(placed: list[Placed]) -> None:
    assert [text for text in placed if text.size < FLOOR] == []


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
def test_every_card_fits_on_the_table_whole_or_in_short(language: str) -> None:
    words = words_of(language)
    table = fullest()
    with audit() as drawn:
        for start in range(0, len(data.BUILDINGS), 20):
            table.open_a = list(data.BUILDINGS)[start : start + 20]
            table.open_b, table.open_c = [], []
            PAINT.table(GAME.view(table, None), words, names=PEOPLE)
        for elder in data.ELDERS:
            table.stacks = [(elder,)] * 6
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
