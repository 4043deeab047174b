"""The pictures worth checking, by name: quiet ones, the fullest, every kind of decision, with the longest names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.text import texts
from bot.text.texts import Words
from games.nusfjord.game import GAME
from render import AtAGlance, InFocus, InParts, Picture, painter
from tests.render.nusfjord.views import PEOPLE, all_options, finished, fullest, overbuilt, played, poor, seen

PAINT = painter("nusfjord")
assert isinstance(PAINT, InParts)
PART = PAINT.part
assert isinstance(PAINT, AtAGlance)
GLANCE = partial(PAINT.glance, names=PEOPLE)
PART_IDS = PAINT.parts
assert isinstance(PAINT, InFocus)
FOCUS = PAINT.focus
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


def _poor_sheet(words: Words) -> Picture:
    """Asked which building to build with next to nothing, cards of all kinds in sight and in hand."""
    table = poor()
    options = {choice: number for number, choice in enumerate(GAME.options(table, 1), 1)}
    return PAINT.sheet(GAME.view(table, 1), 1, words, names=PEOPLE, options=options)


def _scored(words: Words, seats: int, **settings: str) -> Picture:
    view, result = finished(seats, **settings)
    return PAINT.scoring(view, result, words, names=PEOPLE)


PICTURES: dict[str, Callable[[Words], Picture]] = {
    "table at the start": lambda words: PAINT.table(seen(2, None, 0), words, names=PEOPLE),
    "table of three": lambda words: PAINT.table(seen(3), words, names=PEOPLE, changed=seen(3, None, 30)),
    "table of four": lambda words: PAINT.table(seen(4, None, 90), words, names=PEOPLE),
    "fullest table of two": lambda words: PAINT.table(GAME.view(fullest(2), None), words, names=PEOPLE),
    "fullest table": lambda words: PAINT.table(GAME.view(fullest(), None), words, names=PEOPLE, changed=seen(5)),
    "glance of one": lambda words: GLANCE(seen(1, None, 40), words, changed=seen(1, None, 20)),
    "glance of two": lambda words: GLANCE(seen(2), words, changed=seen(2, None, 30)),
    "glance of three": lambda words: GLANCE(seen(3), words, changed=seen(3, None, 30)),
    "fullest glance": lambda words: GLANCE(GAME.view(fullest(), None), words, changed=seen(5)),
    "fullest glance of two": lambda words: GLANCE(GAME.view(fullest(2), None), words, changed=seen(2)),
    "fullest glance of one": lambda words: GLANCE(GAME.view(fullest(1), None), words),
    "alone": lambda words: PAINT.table(seen(1, None, 40), words, names=PEOPLE),
    "board": lambda words: PART(seen(4), "board", words, names=PEOPLE),
    "fullest board": lambda words: PART(GAME.view(fullest(), None), "board", words, names=PEOPLE),
    "a buildings": lambda words: PART(GAME.view(fullest(), None), "buildings_a", words, names=PEOPLE),
    "c buildings": lambda words: PART(GAME.view(fullest(), None), "buildings_c", words, names=PEOPLE),
    "elders": lambda words: PART(GAME.view(fullest(), None), "elders", words, names=PEOPLE),
    "fullest harbor": lambda words: PART(
        GAME.view(overbuilt(), None), "harbour:2", words, names=PEOPLE, changed=GAME.view(fullest(), None)
    ),
    "harbor with forests": lambda words: PART(GAME.view(fullest(), None), "harbour:0", words, names=PEOPLE),
    "harbor at the start": lambda words: PART(seen(3, None, 0), "harbour:0", words, names=PEOPLE),
    "early sheet": lambda words: _sheet(words, 3, 25),
    "late sheet": lambda words: _sheet(words, 4, 95),
    "fullest sheet": _fullest_sheet,
    "what is missing to build": _poor_sheet,
    "scoring of five": lambda words: _scored(words, 5),
    "scoring of two": lambda words: _scored(words, 2),
    "scoring alone": lambda words: _scored(words, 1, series="campaign"),
}
