"""Challenges are shown whatever Discord refuses besides: two requests at once, a history that can't be read."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.people import Person
from tests.conversations.challenges.challenging import begin, finish, post, public
from tests.conversations.house import House, eventually

PATIENCE_S = 600.0
HISTORY_FAILS = [(500, 0), (400, 50035), (403, 50013), (404, 10003)]


async def _shown(person: Person, choice: str) -> bool:
    return bool(public(person, choice))


@pytest.mark.parametrize(("status", "code"), HISTORY_FAILS)
async def test_a_card_that_failed_once_is_posted_where_the_history_can_t_be_read(
    tides: None, house: House, status: int, code: int
) -> None:
    (anna,) = await house.people("Anna")
    house.standin.faults.lose_request(f"POST /channels/{anna.here}/messages")
    house.standin.faults.fail(f"GET /channels/{anna.here}/messages", None, status=status, code=code)
    await (await anna.command("challenge", "new", "tides")).reply()
    await eventually(lambda: _shown(anna, "play"), PATIENCE_S)
    assert len(public(anna, "play")) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code"), [(400, 50035), (500, 0)])
async def test_the_standings_are_posted_where_the_card_can_t_be_edited(
    tides: None, house: House, status: int, code: int
) -> None:
    (anna,) = await house.people("Anna")
    card = await post(house, anna, "tides")
    await begin(anna, card)
    await finish(house, anna)
    house.standin.faults.fail(f"PATCH /channels/{anna.here}/messages/*", None, status=status, code=code)
    house.ahead += timedelta(days=1, minutes=1)
    house.app.core.outbox.wake()
    await eventually(lambda: _shown(anna, "watch"), PATIENCE_S)
    assert len(public(anna, "watch")) == 1
