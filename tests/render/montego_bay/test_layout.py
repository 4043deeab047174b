"""Nothing overflows, overlaps, fades or gets too small: in both languages, with the longest names, fully played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest

from bot.text import texts
from bot.text.texts import Words
from games.montego_bay import GAME
from games.montego_bay.scoring import CATEGORIES
from games.montego_bay.view import View
from render import Picture, painter, prelude
from render.audit import Placed, audit
from render.grid import Box
from render.theme import DISC, FLOOR
from tests.render.montego_bay.views import (
    CARDS,
    LOADS_OPEN,
    MOST_LOADS,
    PEOPLE,
    REMOVALS,
    Named,
    bidding,
    choosing,
    crowded_taverns,
    first_moves,
    fullest,
    loading,
    lobby,
    numbers,
    placing,
    removing,
    result,
)
from tests.render.sight import contrast

PAINT = Named(painter("montego_bay"), PEOPLE)
LANGUAGES = ["en", "de"]
PLACES = numbers(["place:big", "place:small", "place:third"])


def words_of(language: str) -> Words:
    return texts().words(language).of("montego_bay")


def _full(draw: Callable[[View, View], Picture], seats: int = 4) -> Picture:
    before, now = fullest(seats)
    return draw(before, now)


def _moves(before: View, now: View, words: Words) -> Picture:
    [picture] = prelude(painter("montego_bay"), now, words, names=PEOPLE, changed=before)
    return picture


PICTURES: dict[str, Callable[[Words], Picture]] = {
    "colours": lambda words: PAINT.table(lobby(), words),
    "third figure": lambda words: PAINT.sheet(
        lobby(2), 0, words, options=numbers(["figure:orange_big", "figure:orange_small", "figure:green_big"])
    ),
    "table of two": lambda words: PAINT.table(loading(2), words, changed=loading(2)),
    "table of three": lambda words: PAINT.table(loading(3, 2), words),
    "table of four": lambda words: PAINT.table(loading(4, 1), words),
    "table of bids": lambda words: PAINT.table(bidding(), words),
    "table of cards": lambda words: PAINT.table(choosing(4, None), words),
    "crowded taverns": lambda words: PAINT.table(crowded_taverns(), words),
    "fullest table of four": lambda words: _full(lambda before, now: PAINT.table(now, words, changed=before)),
    "fullest table of three": lambda words: _full(lambda before, now: PAINT.table(now, words, changed=before), 3),
    "fullest table of two": lambda words: _full(lambda before, now: PAINT.table(now, words, changed=before), 2),
    "moves of two": lambda words: _full(lambda before, now: _moves(before, now, words), 2),
    "moves of three": lambda words: _full(lambda before, now: _moves(before, now, words), 3),
    "moves of four": lambda words: _full(lambda before, now: _moves(before, now, words)),
    "moves out of the taverns": lambda words: _moves(*first_moves(), words),
    "fullest sheet": lambda words: _full(
        lambda before, now: PAINT.sheet(now, 0, words, changed=before, options=MOST_LOADS)
    ),
    "loading": lambda words: PAINT.sheet(loading(viewer=0), 0, words, options=LOADS_OPEN),
    "removing": lambda words: PAINT.sheet(removing(), 0, words, options=REMOVALS),
    "bid": lambda words: PAINT.sheet(bidding(0), 0, words, options=numbers(["hire", "pass"])),
    "bid of a bystander": lambda words: PAINT.sheet(bidding(1), 1, words),
    "placing Jack": lambda words: PAINT.sheet(placing(), 0, words, options=PLACES),
    "placing Jack beside one of three": lambda words: PAINT.sheet(placing(2), 0, words, options=PLACES),
    "cards": lambda words: PAINT.sheet(choosing(4, 1), 1, words, options=CARDS),
    "cards with Jack": lambda words: PAINT.sheet(choosing(4, 0, "card:big:3", "card:jack:5"), 0, words, options=CARDS),
    "most cards": lambda words: PAINT.sheet(choosing(2, 0, "card:third:3"), 0, words, options=CARDS),
    "cards laid": lambda words: PAINT.sheet(
        choosing(4, 0, "card:big:3", "card:small:5", "card:jack:1", "done"), 0, words
    ),
    "scoring of four": lambda words: PAINT.scoring(fullest()[1], result(fullest()[1]), words),
    "scoring of two": lambda words: PAINT.scoring(loading(2), result(loading(2)), words),
}


@cache
def _texts(name: str, language: str) -> list[Placed]:
    with audit() as texts_drawn:
        PICTURES[name](words_of(language))
    return texts_drawn


@pytest.fixture(params=[(name, language) for name in PICTURES for language in LANGUAGES], ids=" ".join)
def placed(request: pytest.FixtureRequest) -> list[Placed]:
    drawn = _texts(*request.param)
    assert drawn
    return drawn


def test_every_text_stays_in_its_box(placed: list[Placed]) -> None:
    assert [text for text in placed if not text.box.holds(text.ink, 2)] == []


def test_every_text_stays_on_the_paper(placed: list[Placed]) -> None:
    assert [text for text in placed if not Box(0, 0, 1400, 1000).holds(text.ink)] == []


def test_only_names_of_people_are_ever_cut(placed: list[Placed]) -> None:
    cut = [text.wanted for text in placed if text.text != text.wanted]
    assert [text for text in cut if not any(person in text for person in PEOPLE)] == []


def test_no_text_is_smaller_than_the_floor(placed: list[Placed]) -> None:
    assert [text for text in placed if text.size < FLOOR and text.text != "J" and not text.text.isdigit()] == []


def test_no_text_or_number_lies_on_another(placed: list[Placed]) -> None:
    def room(text: Placed) -> Box:
        return text.box.inset(2) if text.ground == DISC else text.ink.inset(1)

    def meet(a: Box, b: Box) -> bool:
        return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom

    assert [(a.text, b.text) for a, b in combinations(placed, 2) if meet(room(a), room(b))] == []


def test_every_text_contrasts_with_its_ground(placed: list[Placed]) -> None:
    faint = {(t.text, t.colour, t.ground, round(contrast(t.colour, t.ground), 1)) for t in placed
             if contrast(t.colour, t.ground) < 4.5}  # fmt: skip
    assert faint == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_computed_text_of_the_pictures_exists(language: str) -> None:
    words = words_of(language)
    for phase in ("setup", "hire", "cards", "load", "end"):
        assert words.has(f"{GAME.id}-picture-phase-{phase}")
    for moment in ("over", "setup", "hire", "place", "cards", "load"):
        assert words.has(f"{GAME.id}-picture-decision-{moment}")
    for category in CATEGORIES:
        assert words.has(f"{GAME.id}-picture-score-{category}")
        assert words.has(f"{GAME.id}-category-{category}")
