"""The pictures worth checking, by name: quiet ones, the fullest, every kind of decision, with the longest names."""

from __future__ import annotations

from collections.abc import Callable

from bot.text import texts
from bot.text.texts import Words
from games.montego_bay.view import View
from render import Picture, painter, prelude
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
