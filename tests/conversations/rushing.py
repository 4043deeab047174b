"""A game played to its end in no time, for conversations about what comes after: nobody presses anything meanwhile."""

from __future__ import annotations

import asyncio
from random import Random

from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.people import Person, ShownMessage
from db.records import PostRow
from tests.conversations.house import PATIENCE_S, House


async def rushed(house: House, table: Table, person: Person) -> ShownMessage:
    """Let everybody at the table decide at random until the game is over; the final scoring as the person sees it.

    Every decision is stored as if it had been typed. What there is to say waits until the end, so most of it gives way.
    """
    deliver, over = house.delivery.deliver, asyncio.Event()

    async def afterwards(row: PostRow) -> int | None:
        await over.wait()
        return await deliver(row)

    house.delivery.deliver = afterwards
    try:
        await all_decide(house, table)
    finally:
        house.delivery.deliver = deliver
        over.set()
    return await person.wait_for(
        lambda seen: game_of(seen) == table.game_id and not seen.ephemeral and bool(controls(seen, "@again")),
        PATIENCE_S,
    )


async def all_decide(house: House, table: Table) -> None:
    """Every decision until the game is over, at random, stored as if it had been typed."""
    rng, deciding = Random(1), house.parts.deciding
    while (loaded := await house.ledger.load(table.game_id)).row.state == "running":
        seat = rng.choice(loaded.waiting())
        present = loaded.person_at(seat)
        if present is None:
            owed = await deciding.owed(table.game_id, seat)
            if owed is not None:
                choice = rng.choice(owed.game.options(owed.table, seat))
                await deciding.answer_for_player(owed, seat, choice)
        else:
            choice = rng.choice(loaded.game.options(loaded.table, seat))
            await deciding.decide(table.game_id, present, choice, revision=None, interaction_id=None)
