"""The pictures of challenges for the gallery: cards and standings, empty, usual and as full as they get."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from bot.text import texts
from bot.tools.gallery.moments import PEOPLE
from games.engine import registry
from render import Picture
from render.challenge import ROWS, Headline, Row, card_picture, standings_picture

CATEGORIES = ("fish", "boats", "licenses", "buildings", "bonus")
GAME = "fleet_dice"


class Sample(NamedTuple):
    """A picture still to be drawn, with its file's name and what stands below it."""

    name: str
    title: str
    draw: Callable[[], Picture]


def challenge_exhibits(language: str) -> Iterator[Sample]:
    """Made-up challenges of a game everybody knows."""
    words = texts().words(language)
    categories = [words.of(GAME).category(category) for category in CATEGORIES]
    longest = max((words(f"{kind}-title") for kind in registry() if words.has(f"{kind}-title")), key=len)
    day, week = words("picture-challenge-daily"), words("picture-challenge-weekly")
    luck = words("picture-challenge-same-luck")
    begun = Headline(1, day, words(f"{GAME}-title"), luck)
    yield Sample("card-new", "A new card", partial(card_picture, begun, 0, 0, (), words))
    leaders = [(6, PEOPLE[2]), (4, PEOPLE[3]), (2, PEOPLE[1])]
    usual = Headline(12, day, words(f"{GAME}-title"), luck)
    yield Sample("card-usual", "A card at noon", partial(card_picture, usual, 5, 3, leaders, words))
    full = Headline(1234, week, longest, luck)
    most = [(365, name) for name in (PEOPLE[0], PEOPLE[5], PEOPLE[1])]
    yield Sample("card-full", "As full as it gets", partial(card_picture, full, 143, 98, most, words))
    yield Sample("standings-none", "Nobody was through", partial(standings_picture, begun, categories, (), words))
    total = words("challenge-news-winner", people=PEOPLE[2], total=61, count=1)
    rows = [
        Row(1, PEOPLE[2], 61, (12, 20, 14, 9, 6), 6, best=True),
        Row(2, PEOPLE[0], 58, (10, 20, 10, 9, 9), 4, own=True),
        Row(2, PEOPLE[3], 58, (9, 21, 10, 9, 9)),
        Row(None, words("player-mate", number=""), 52, (10, 12, 10, 11, 9)),
        Row(4, PEOPLE[1], 40, (10, 10, 10, 1, 9)),
        Row(None, words("player-deckhand", number=""), 21, (1, 2, 9, 0, 9)),
    ]
    over = Headline(12, day, words(f"{GAME}-title"), total)
    yield Sample("standings-usual", "A usual day", partial(standings_picture, over, categories, rows, words))
    crowd = [
        Row(1 + each, PEOPLE[each % 6], 90 - each, (20, 30, 20, 10, 10 - each % 9), 99, best=True)
        for each in range(ROWS)
    ]
    all_win = words("challenge-news-winner", people=words.listed(list(PEOPLE)), total=90, count=6)
    packed = Headline(1234, week, longest, all_win)
    yield Sample(
        "standings-full", "As full as it gets", partial(standings_picture, packed, categories * 2, crowd, words, 84)
    )
