"""Every moment of games that are really played can be drawn."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Luck
from games.nusfjord.game import GAME
from render import painter
from render.audit import Placed, audit
from tests.render.nusfjord.pictures import words_of
from tests.render.nusfjord.views import PEOPLE

PAINT = painter("nusfjord")
GAMES = [
    (1, "en", {"solo": "advanced", "deck": "cod"}),
    (3, "de", {"mixed": "yes"}),
    (5, "en", {"deck": "mackerel"}),
]


@pytest.mark.parametrize(("seats", "language", "settings"), GAMES)
@pytest.mark.slow
def test_every_moment_of_a_game_can_be_drawn(seats: int, language: str, settings: dict[str, str]) -> None:
    words, rng, luck = words_of(language), Random(seats), Luck(bytes([seats]) * 32)
    table, _ = GAME.setup(seats, settings, luck)
    earlier = {seat: GAME.view(table, seat) for seat in range(seats)}
    kinds: set[str] = set()
    turn = 0
    with audit() as placed:
        while waiting := list(GAME.waiting(table)):
            seat = rng.choice(waiting)
            options = GAME.options(table, seat)
            view = GAME.view(table, seat)
            if turn % 47 == 0 or view.asked not in kinds:
                kinds.add(view.asked)
                numbers = {choice: number for number, choice in enumerate(options, 1)}
                PAINT.sheet(view, seat, words, names=PEOPLE, options=numbers, changed=earlier[seat])
                PAINT.table(GAME.view(table, None), words, names=PEOPLE, changed=earlier[seat])
                assert max(map(len, PAINT.text(view, words, names=PEOPLE).split("\n\n"))) <= 4000
                earlier[seat] = view
            busy = [choice for choice in options if choice not in ("skip", "decline", "done")] or options
            GAME.apply(table, seat, rng.choice(busy), luck)
            turn += 1
        PAINT.table(GAME.view(table, None), words, names=PEOPLE)
        PAINT.scoring(GAME.view(table, None), GAME.result(table), words, names=PEOPLE)
    assert turn > 20
    assert len(kinds) > 5
    assert [text for text in placed if not text.box.holds(text.ink, 2)] == []
    assert [text.wanted for text in placed if _cut(text)] == []


def _cut(text: Placed) -> bool:
    return text.text != text.wanted and not any(person in text.wanted for person in PEOPLE)
