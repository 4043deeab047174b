"""Nothing overflows, overlaps, fades or gets too small: in both languages, with the longest names, fully played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest

from bot.text import texts
from bot.text.texts import Words
from games.captains_gulf import data
from games.engine import Ask
from render import InParts, Picture, painter
from render.audit import Placed, audit
from render.grid import Box
from render.theme import DISC, FLOOR
from tests.render.captains_gulf.views import (
    PEOPLE,
    all_cards,
    all_catches,
    all_loose,
    all_places,
    early,
    fullest,
    result,
)
from tests.render.sight import contrast

PAINT = painter("captains_gulf")
LANGUAGES = ["en", "de"]
assert isinstance(PAINT, InParts)
TABLE, SHEET, PART = (partial(draw, names=PEOPLE) for draw in (PAINT.table, PAINT.sheet, PAINT.part))


def words_of(language: str) -> Words:
    return texts().words(language).of("captains_gulf")


ADVANCE = Ask("advance", {"steps": 4, "boosted": 5})
PICTURES: dict[str, Callable[[Words], Picture]] = {
    "table of two": lambda words: TABLE(early(2), words),
    "table of three": lambda words: TABLE(early(3), words, changed=early(3)),
    "table of four": lambda words: TABLE(early(4, window=True, waiting=[1, 2]), words),
    "fullest table of two": lambda words: TABLE(fullest(2), words, changed=early(2)),
    "fullest table of four": lambda words: TABLE(fullest(4), words, changed=early(4)),
    "early sheet": lambda words: SHEET(early(3, 0), 0, words, options=all_places(), changed=early(3, 0)),
    "cards of a full hand": lambda words: SHEET(early(4, 0), 0, words, options=all_cards(early(4, 0))),
    "catches": lambda words: SHEET(early(2, 0, hex="C4"), 0, words, options=all_catches(early(2, 0))),
    "fullest sheet": lambda words: SHEET(
        fullest(4, 0), 0, words, options=all_cards(fullest(4, 0)) | all_loose(), changed=early(4, 0)
    ),
    "fullest catches": lambda words: SHEET(fullest(4, 0), 0, words, options=all_catches(fullest(4, 0))),
    "fullest places": lambda words: SHEET(
        fullest(4, 0, waiting=[0], window=False, asked=ADVANCE), 0, words, options=all_places()
    ),
    "sheet of a spectator": lambda words: SHEET(early(4), 2, words),
    "map": lambda words: PART(early(3), "map", words),
    "fullest map": lambda words: PART(fullest(4), "map", words, changed=early(4)),
    "fullest ports": lambda words: PART(fullest(4), "ports", words, changed=early(4)),
    "boat": lambda words: PART(early(3), "boat:1", words),
    "fullest boat": lambda words: PART(fullest(4), "boat:0", words, changed=early(4)),
    "scoring of four": lambda words: PAINT.scoring(fullest(4), result(fullest(4)), words, names=PEOPLE),
    "scoring of two": lambda words: PAINT.scoring(early(2), result(early(2)), words, names=PEOPLE),
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
    assert [text for text in placed if not Box(0, 0, 1400, 2000).holds(text.ink)] == []


def test_only_names_of_people_are_ever_cut(placed: list[Placed]) -> None:
    cut = [text.wanted for text in placed if text.text != text.wanted]
    assert [text for text in cut if not any(person in text for person in PEOPLE)] == []


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
def test_every_row_of_the_data_has_its_words(language: str) -> None:
    words = words_of(language)
    for row in [*data.ROWS.crew, *data.ROWS.upgrade, *data.ROWS.bonus_action, *data.ROWS.wheel_space]:
        assert words.name(row.id) != row.id
    for row in data.ROWS.round_card:
        assert words.text(row.id)
