"""Nothing overflows, overlaps, fades or gets too small in any game: in both languages, with the longest names, fully
played. What is looked at stands in `tests/render/<game>/pictures.py`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from bot.text import LANGUAGES, texts
from games.engine import registry
from render.audit import Placed, audit
from render.grid import Box
from render.theme import DISC, FLOOR
from tests.render.sight import contrast


def _of(game: str) -> Any:
    return import_module(f"tests.render.{game}.pictures")


CASES = [(game, name, language) for game in registry() for name in _of(game).PICTURES for language in LANGUAGES]


class Drawn(NamedTuple):
    """A picture's paper and the texts on it; `people` are the names that may be cut."""

    paper: Box
    texts: list[Placed]
    people: list[str]


@cache
def _drawn(game: str, name: str, language: str) -> Drawn:
    with audit() as placed:
        picture = _of(game).PICTURES[name](texts().words(language).of(game))
    return Drawn(Box(0, 0, picture.width, picture.height), placed, _of(game).PEOPLE)


@pytest.fixture(params=CASES, ids=" ".join)
def drawn(request: pytest.FixtureRequest) -> Drawn:
    found = _drawn(*request.param)
    assert found.texts
    return found


def test_every_text_stays_in_its_box(drawn: Drawn) -> None:
    assert [text for text in drawn.texts if not text.box.holds(text.ink, 2)] == []


def test_every_text_stays_on_the_paper(drawn: Drawn) -> None:
    assert [text for text in drawn.texts if not drawn.paper.holds(text.ink)] == []


def test_only_names_of_people_are_ever_cut(drawn: Drawn) -> None:
    cut = [text.wanted for text in drawn.texts if text.text != text.wanted]
    assert [text for text in cut if not any(person in text for person in drawn.people)] == []


def test_no_text_is_smaller_than_the_floor(drawn: Drawn) -> None:
    """Numbers and single letters on pieces are signs, which are known by their piece."""
    written = [text for text in drawn.texts if len(text.text) > 1 and not text.text.isdigit()]
    assert [text for text in written if text.size < FLOOR] == []


def test_no_text_or_number_lies_on_another(drawn: Drawn) -> None:
    def room(text: Placed) -> Box:
        return text.box.inset(2) if text.ground == DISC else text.ink.inset(1)

    def meet(a: Box, b: Box) -> bool:
        return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom

    assert [(a.text, b.text) for a, b in combinations(drawn.texts, 2) if meet(room(a), room(b))] == []


def test_every_text_contrasts_with_its_ground(drawn: Drawn) -> None:
    faint = {
        (text.text, text.color, text.ground, round(contrast(text.color, text.ground), 1))
        for text in drawn.texts
        if contrast(text.color, text.ground) < 4.5
    }
    assert faint == set()
