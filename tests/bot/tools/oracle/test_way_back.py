"""Going back behind a window tells how many have answered in it, not in how many steps."""

from __future__ import annotations

from random import Random

import pytest

from bot.gateway.catalog import offered_games
from bot.gateway.controls import control
from bot.ledger.loaded import Loaded, decode_events
from bot.tools.oracle.acts import Press
from bot.tools.oracle.desk import Desk, desks, person_at
from bot.tools.oracle.pair import STEP
from games.engine import RANDOM

ID = "wayback00"
FLEET = offered_games()["fleet_dice"]


async def _answer(desk: Desk, seat: int, rng: Random) -> int:
    """The seat answers until it is done in this window; in how many steps."""
    loaded, steps = await desk.loaded(ID), 0
    while seat in loaded.waiting() and (loaded.saved.trail or not steps):
        await desk.rest(desk.now + STEP)
        await desk.decide(ID, seat, RANDOM.choose(None, FLEET.options(loaded.table, seat), rng))
        loaded, steps = await desk.loaded(ID), steps + 1
    return steps


async def _window(desk: Desk, rng: Random) -> Loaded:
    """The game played on to a window that two must answer."""
    while len((loaded := await desk.loaded(ID)).waiting()) < 2:
        seat = loaded.waiting()[0]
        await desk.rest(desk.now + STEP)
        await desk.decide(ID, seat, RANDOM.choose(None, FLEET.options(loaded.table, seat), rng))
    return loaded


@pytest.mark.slow
async def test_who_goes_back_behind_a_window_is_not_told_in_how_many_steps_others_answered() -> None:
    rng, steps, first, second = Random(1), 0, 0, 0
    async with desks(()) as (desk,):
        await desk.begin(ID, FLEET, 2, {}, rng)
        while steps < 2:
            first, second = (await _window(desk, rng)).waiting()
            await _answer(desk, first, rng)
            steps = await _answer(desk, second, rng)
        own = [move for move in await desk.store.games.moves(ID) if move.seat == first]
        await desk.do(Press(person_at(first), control(ID, len(own), "@back")), 1)
        vote = (await desk.loaded(ID)).saved.course.vote
        assert vote is not None
        await desk.do(Press(person_at(second), control(ID, vote.number, "@vote.yes")), 2)
        told = [event for move in await desk.store.games.told(ID, since=0) for event in decode_events(move.events)]
    (undone,) = (event for event in told if event.kind == "@undone")
    assert undone.args == {"count": 2}, f"the last of {steps} steps of one, and an answer of the other"
