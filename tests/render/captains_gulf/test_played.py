"""Every moment of games that are really played can be drawn, with a number on every choice."""

from __future__ import annotations

from random import Random

import pytest

from games.captains_gulf.game import GAME
from games.engine import Luck
from render import painter
from render.audit import Placed, audit
from tests.render.captains_gulf.pictures import words_of
from tests.render.captains_gulf.views import PEOPLE

PAINT = painter("captains_gulf")


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (4, "de")])
@pytest.mark.slow
def test_every_moment_of_a_game_can_be_drawn(seats: int, language: str) -> None:
    words, rng, luck = words_of(language), Random(seats), Luck(bytes([seats]) * 32)
    table, _ = GAME.setup(seats, {}, luck)
    earlier = {seat: GAME.view(table, seat) for seat in range(seats)}
    everything: list[Placed] = []
    verbs: set[str] = set()
    turn = 0
    while waiting := list(GAME.waiting(table)):
        seat = rng.choice(waiting)
        options = GAME.options(table, seat)
        new = {choice.partition(":")[0] for choice in options} - verbs
        if turn % 41 == 0 or new:
            verbs |= new
            view = GAME.view(table, seat)
            numbers = {choice: 500 + number for number, choice in enumerate(options)}
            with audit() as placed:
                PAINT.sheet(view, seat, words, names=PEOPLE, options=numbers, changed=earlier[seat])
            drawn = {text.text for text in placed}
            assert [choice for choice, number in numbers.items() if str(number) not in drawn] == []
            everything += placed
            with audit() as placed:
                PAINT.table(GAME.view(table, None), words, names=PEOPLE)
            everything += placed
            assert max(map(len, PAINT.text(view, words, names=PEOPLE).split("\n\n"))) <= 4000
            earlier[seat] = view
        GAME.apply(table, seat, rng.choice([each for each in options if each != "decline"] or options), luck)
        turn += 1
    with audit() as placed:
        PAINT.table(GAME.view(table, None), words, names=PEOPLE)
        PAINT.scoring(GAME.view(table, None), GAME.result(table), words, names=PEOPLE)
    everything += placed
    assert {"go", "fish", "catch", "crew", "upgrade", "drop", "end"} <= verbs
    assert [text for text in everything if not text.box.holds(text.ink, 2)] == []
    assert [text.wanted for text in everything if _cut(text)] == []


def _cut(text: Placed) -> bool:
    return text.text != text.wanted and not any(person in text.wanted for person in PEOPLE)
