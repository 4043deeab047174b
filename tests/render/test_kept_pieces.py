"""A piece that was kept is what would have been drawn: boards and panels of whole games, in the order in which the bot
draws them, with pieces kept from those before and with none."""

from __future__ import annotations

from functools import partial

import pytest

from bot.text import texts
from bot.tools.gallery.moments import PEOPLE, play
from games.engine import registry
from render import painter, question, table
from render.kept import pixels

STEPS = 5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "seats"), [(kind, seats) for kind, game in registry().items() for seats in {game.seats[0], game.seats[-1]}]
)
def test_a_kept_piece_is_what_would_have_been_drawn(kind: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, words, paint = registry()[kind], texts().words("de").of(kind, PEOPLE), painter(kind)
    moments = play(game, seats, "kept", player="random").moments
    step, wrong = max(2, len(moments) // STEPS), list[str]()
    for number, moment in enumerate(moments):
        if number % step > 1:  # some, and right after each the next one: little is another then
            continue
        changed = moments[max(0, number - (4 if number % step else 1))].table
        draws = [partial(table, paint, game.view(moment.table, None), words, names=PEOPLE[:seats],
                         changed=game.view(changed, None))]  # fmt: skip
        waiting = set(game.waiting(moment.table))
        idle = [seat for seat in range(seats) if seat not in waiting]
        for seat in {min(waiting, default=0), max(idle, default=seats - 1)}:  # who is asked, and who isn't
            asked = game.options(moment.table, seat) if seat in waiting else ()
            options = {choice: place for place, choice in enumerate(asked, 1)}
            draws.append(partial(question, paint, game.view(moment.table, seat), seat, words, names=PEOPLE[:seats],
                                 options=options, changed=game.view(changed, seat)))  # fmt: skip
        for place, draw in enumerate(draws):
            drawn = draw()
            with monkeypatch.context() as nothing:
                nothing.setattr("render.canvas.KEPT", pixels(0))
                if drawn != draw():
                    wrong.append(f"{'table' if not place else f'panel {place - 1}'} at {number}")
    assert wrong == []
