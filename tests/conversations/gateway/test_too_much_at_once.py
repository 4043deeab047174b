"""Whoever sends more than a thumb can press is answered with a sentence, and nobody else notices."""

from __future__ import annotations

import asyncio

import pytest

from bot.gateway.reply import MOST_AT_ONCE
from bot.sandbox.people import Person
from tests.conversations.house import House

SLOWLY = "in a moment"


async def _looked_at(person: Person, game_id: str) -> str:
    return (await (await person.command("board", game=game_id)).reply()).text


@pytest.mark.slow
async def test_only_so_much_of_one_person_is_answered_at_a_time(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    house.shore.trouble = "slow"
    many = [_looked_at(anna, table.game_id) for _ in range(MOST_AT_ONCE + 10)]
    *flood, other = await asyncio.gather(*many, _looked_at(carla, table.game_id))
    house.shore.trouble = ""
    assert sum(SLOWLY in each for each in flood) == 10
    assert SLOWLY not in other
    await asyncio.sleep(1.0)  # what is still read for an answer that is shown already is slow, too
    assert SLOWLY not in await _looked_at(anna, table.game_id)
