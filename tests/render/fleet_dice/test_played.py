"""Every moment of games that are really played can be drawn."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Luck
from games.fleet_dice.game import GAME
from render import painter
from render.audit import Placed, audit
from tests.render.fleet_dice.pictures import words_of
from tests.render.fleet_dice.views import PEOPLE, Named

PAINT = Named(painter("fleet_dice"), PEOPLE)


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), (2, "de"), (4, "en")])
@pytest.mark.slow
def test_every_moment_of_a_game_can_be_drawn(seats: int, language: str) -> None:
    words, rng, luck = words_of(language), Random(seats), Luck(bytes([seats]) * 32)
    settings = {"captains": "yes"} | ({"trophies": "yes"} if seats > 1 else {})
    table, _ = GAME.setup(seats, settings, luck)
    earlier = {seat: GAME.view(table, seat) for seat in range(seats)}
    turn = 0
    with audit() as placed:
        while waiting := list(GAME.waiting(table)):
            seat = rng.choice(waiting)
            options = GAME.options(table, seat)
            if turn % 17 == 0:
                view = GAME.view(table, seat)
                numbers = {choice: number for number, choice in enumerate(options, 1)}
                PAINT.sheet(view, seat, words, options=numbers, changed=earlier[seat])
                PAINT.table(GAME.view(table, None), words)
                earlier[seat] = view
            GAME.apply(table, seat, rng.choice(options), luck)
            turn += 1
        PAINT.table(GAME.view(table, None), words)
        PAINT.scoring(GAME.view(table, None), GAME.result(table), words)
    assert turn > 17
    assert [text for text in placed if not text.box.holds(text.ink, 2)] == []
    assert [text.wanted for text in placed if _cut(text)] == []


def _cut(text: Placed) -> bool:
    return text.text != text.wanted and not any(person in text.wanted for person in PEOPLE)
