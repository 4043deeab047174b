"""Every moment of games that are really played can be drawn."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Luck
from games.montego_bay import GAME
from render import painter, prelude
from render.audit import audit
from render.canvas import ALT_LIMIT
from tests.render.montego_bay.pictures import words_of
from tests.render.montego_bay.views import PEOPLE, Named

PAINT = Named(painter("montego_bay"), PEOPLE)


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (4, "de")])
@pytest.mark.slow
def test_every_moment_of_a_game_can_be_drawn(seats: int, language: str) -> None:
    words, rng, luck = words_of(language), Random(seats), Luck(bytes([seats]) * 32)
    table, _ = GAME.setup(seats, {}, luck)
    earlier = {seat: GAME.view(table, seat) for seat in range(seats)}
    turn, told_of = 0, set[int]()
    with audit() as placed:
        while waiting := sorted(GAME.waiting(table)):
            seat = rng.choice(waiting)
            options = GAME.options(table, seat)
            if turn % 29 == 0 or turn < 4:
                view = GAME.view(table, seat)
                numbers = {choice: number for number, choice in enumerate(options, 1)}
                sheet = PAINT.sheet(view, seat, words, options=numbers, changed=earlier[seat])
                board = PAINT.table(GAME.view(table, None), words, changed=earlier[seat])
                assert max(len(sheet.alt), len(board.alt)) <= ALT_LIMIT
                earlier[seat] = view
            before = GAME.view(table, None)
            GAME.apply(table, seat, rng.choice(options), luck)
            for told in prelude(painter("montego_bay"), GAME.view(table, None), words, names=PEOPLE, changed=before):
                assert len(told.alt) <= ALT_LIMIT
                told_of.add(table.moved)
            turn += 1
        PAINT.table(GAME.view(table, None), words)
        PAINT.sheet(GAME.view(table, 0), 0, words)
        PAINT.scoring(GAME.view(table, None), GAME.result(table), words)
    assert turn > 30
    assert told_of == set(range(1, table.round + 1)), "the moves of every round are told"
    assert [text for text in placed if not text.box.holds(text.ink, 2)] == []
    cut = [text.wanted for text in placed if text.text != text.wanted]
    assert [text for text in cut if not any(person in text for person in PEOPLE)] == []
