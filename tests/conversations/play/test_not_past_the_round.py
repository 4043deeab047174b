"""A forged press of several decisions goes no further than one that is offered: not past the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.gateway.controls import THEN
from bot.sandbox.autoplay import Table
from games.engine import Game, Luck
from tests.conversations.house import House, forged


async def test_no_press_goes_on_after_the_round(house: House) -> None:
    rng, people = Random(4), await house.people("Anna", "Ben")
    table = Table(people, rng)
    await table.open("nusfjord")
    await house.board(table, people[0])
    await house.delivered(table)
    for _ in range(200):
        loaded = await house.ledger.load(table.game_id)
        seat, luck = loaded.waiting()[0], await house.ledger.luck(loaded)
        mover = next(each for each in people if loaded.seat_of(int(each.id)) == seat)
        if further := _past_the_round(loaded.game, loaded.table, seat, luck, rng):
            break
        choice = rng.choice(loaded.game.options(loaded.table, seat))
        await house.parts.deciding.decide(table.game_id, int(mover.id), choice, revision=None, interaction_id=None)
    else:
        raise AssertionError("no such moment came up")
    await house.delivered(table)
    panel = await house.panel(table, mover)
    before = await house.saved(table)
    pressed = f"q:{table.game_id}:{loaded.saved.asked[seat]}:@pick.x"
    answer = await (await forged(mover, panel, pressed, [THEN.join(further)])).reply()
    assert "⚠️" in answer.text
    assert await house.saved(table) == before


def _past_the_round(game: Game[Any, Any], table: Any, seat: int, luck: Luck, rng: Random) -> Sequence[str]:
    """Decisions of this seat of which the last is made in the next round, with nothing shown in between."""
    begun_in = game.round_of(table)
    for _ in range(40):
        world, chosen = game.load(game.save(table)), list[str]()
        for _ in range(4):
            options = game.options(world, seat)
            if not options or world.over:
                break
            chosen.append(rng.choice(options))
            if game.round_of(world) != begun_in and len(chosen) > 1:
                return chosen
            window = world.lanes
            events = game.apply(world, seat, chosen[-1], luck)
            if any(each.barrier for each in events) or (window is not None and world.lanes is not window):
                break
    return ()
