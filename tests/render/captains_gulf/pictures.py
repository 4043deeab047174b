"""The pictures worth checking, by name: quiet ones, the fullest, every kind of decision, with the longest names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.text import texts
from bot.text.texts import Words
from games.engine import Ask
from render import AtAGlance, InParts, Picture, painter
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

PAINT = painter("captains_gulf")
LANGUAGES = ["en", "de"]
assert isinstance(PAINT, InParts)
TABLE, SHEET, PART = (partial(draw, names=PEOPLE) for draw in (PAINT.table, PAINT.sheet, PAINT.part))
assert isinstance(PAINT, AtAGlance)
GLANCE = partial(PAINT.glance, names=PEOPLE)


def words_of(language: str) -> Words:
    return texts().words(language).of("captains_gulf")


ADVANCE = Ask("advance", {"steps": 4, "boosted": 5})
PICTURES: dict[str, Callable[[Words], Picture]] = {
    "table of two": lambda words: TABLE(early(2), words),
    "table of three": lambda words: TABLE(early(3), words, changed=early(3)),
    "table of four": lambda words: TABLE(early(4, window=True, waiting=[1, 2]), words),
    "fullest table of two": lambda words: TABLE(fullest(2), words, changed=early(2)),
    "fullest table of four": lambda words: TABLE(fullest(4), words, changed=early(4)),
    "glance of two": lambda words: GLANCE(early(2), words),
    "glance of three": lambda words: GLANCE(early(3, window=True, waiting=[1, 2]), words, changed=fullest(3)),
    "fullest glance of two": lambda words: GLANCE(fullest(2), words, changed=early(2)),
    "fullest glance": lambda words: GLANCE(fullest(4), words, changed=early(4)),
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
