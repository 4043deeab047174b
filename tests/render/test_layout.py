"""Nothing overflows, overlaps, fades or gets too small in any game: in both languages, with the longest names, fully
played. What is looked at stands in `tests/render/<game>/pictures.py`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from importlib import import_module
from itertools import combinations
from pathlib import Path
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


LOOKED_AT = [game for game in registry() if (Path(__file__).parent / game / "pictures.py").is_file()]
LONGER = "de"
CASES = [
    pytest.param((game, language), marks=[pytest.mark.slow] if language != LONGER else [])
    for game in LOOKED_AT
    for language in LANGUAGES
]


class Drawn(NamedTuple):
    """A picture's paper and the texts on it; `people` are the names that may be cut."""

    paper: Box
    texts: list[Placed]
    people: list[str]


@cache
def _drawn(game: str, language: str) -> dict[str, Drawn]:
    """All pictures of a game by their names."""
    found: dict[str, Drawn] = {}
    for name, draw in _of(game).PICTURES.items():
        with audit() as placed:
            picture = draw(texts().words(language).of(game))
        assert placed, name
        found[name] = Drawn(Box(0, 0, picture.width, picture.height), placed, _of(game).PEOPLE)
    return found


@pytest.fixture(
    params=CASES, ids=" ".join, scope="module"
)  # of a module, so that all looks at a picture are one process's
def pictures(request: pytest.FixtureRequest) -> dict[str, Drawn]:
    return _drawn(*request.param)


@pytest.mark.parametrize("game", sorted(registry()))
def test_every_game_of_ours_says_which_pictures_are_worth_looking_at(game: str) -> None:
    assert game in LOOKED_AT, f"there is no tests/render/{game}/pictures.py"


def faults(pictures: dict[str, Drawn], found: Callable[[Drawn], Collection[object]]) -> dict[str, Collection[object]]:
    """What was found, by picture; nothing for pictures in which nothing was."""
    return {name: wrong for name, drawn in pictures.items() if (wrong := found(drawn))}


@pytest.mark.slow
def test_every_text_stays_in_its_box(pictures: dict[str, Drawn]) -> None:
    assert faults(pictures, lambda drawn: [text for text in drawn.texts if not text.box.holds(text.ink, 2)]) == {}


@pytest.mark.slow
def test_every_text_stays_on_the_paper(pictures: dict[str, Drawn]) -> None:
    assert faults(pictures, lambda drawn: [text for text in drawn.texts if not drawn.paper.holds(text.ink)]) == {}


@pytest.mark.slow
def test_only_names_of_people_are_ever_cut(pictures: dict[str, Drawn]) -> None:
    def others(drawn: Drawn) -> list[str]:
        cut = [text.wanted for text in drawn.texts if text.text != text.wanted]
        return [text for text in cut if not any(person in text for person in drawn.people)]

    assert faults(pictures, others) == {}


@pytest.mark.slow
def test_no_text_is_smaller_than_the_floor(pictures: dict[str, Drawn]) -> None:
    """Numbers and single letters on pieces are signs, which are known by their piece."""

    def small(drawn: Drawn) -> list[Placed]:
        written = [text for text in drawn.texts if len(text.text) > 1 and not text.text.isdigit()]
        return [text for text in written if text.size < FLOOR]

    assert faults(pictures, small) == {}


def test_no_text_or_number_lies_on_another(pictures: dict[str, Drawn]) -> None:
    def room(text: Placed) -> Box:
        return text.box.inset(2) if text.ground == DISC else text.ink.inset(1)

    def meeting(drawn: Drawn) -> list[tuple[str, str]]:
        rooms = [(text.text, room(text)) for text in drawn.texts]
        return [
            (one, other)
            for (one, a), (other, b) in combinations(rooms, 2)
            if a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
        ]

    assert faults(pictures, meeting) == {}


def test_every_text_contrasts_with_its_ground(pictures: dict[str, Drawn]) -> None:
    def faint(drawn: Drawn) -> set[tuple[object, ...]]:
        seen = {(text.color, text.ground): text.text for text in drawn.texts}
        return {(text, *colors) for colors, text in seen.items() if contrast(*colors) < 4.5}

    assert faults(pictures, faint) == {}
