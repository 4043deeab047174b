"""Two games that differ only in what is not revealed look alike to everybody who may not know, to the last byte:
messages, their order and number, pictures, alt texts, the board as text, the log, suggestions, the replay so far.

A few games of each kind are played here. `QUAYSIDE_TWINS=500 pytest tests/twins` plays 500 of each (of one with
`-k montego_bay`) on all cores.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from bot.offered import offered
from games.engine import Game
from games.engine.conformance import Broken, every_option
from tests.twins.twins import Pair

GAMES = int(os.environ.get("QUAYSIDE_TWINS", "4"))
PART = 20
"""So many games are one test."""


def _parts() -> Iterator[tuple[str, range]]:
    for kind in offered():
        for first in range(0, GAMES, PART):
            yield kind, range(first, min(first + PART, GAMES))


async def _play(game: Game[Any, Any], number: int) -> Pair:
    cases = [(seats, settings) for seats, settings in every_option(game) if seats > 1]
    seats, settings = cases[number % len(cases)]
    pair = Pair(game, seats, settings, f"twins {number}")
    try:
        await pair.play()
    except Broken as broken:
        raise Broken(f"game {number}, {seats} seats, {settings}: {broken}") from broken
    return pair


@pytest.mark.timeout(0)
@pytest.mark.parametrize(("kind", "numbers"), list(_parts()), ids=str)
async def test_twins_look_alike(kind: str, numbers: range) -> None:
    for number in numbers:
        pair = await _play(offered()[kind], number)
        assert pair.compared > 10
        assert pair.drawn
