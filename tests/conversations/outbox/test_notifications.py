"""Who is called when: exactly once for each decision they owe, and never otherwise."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.sandbox.autoplay import Table
from tests.conversations.calls import DecisionsThatCame
from tests.conversations.house import House

HALF = 110
"""So many decisions are about half a game of Fleet."""


@pytest.mark.slow
async def test_in_a_game_of_three_each_decider_is_called_once_each_time_they_begin_to_owe_a_decision(
    house: House,
) -> None:
    came = DecisionsThatCame()
    house.ledger.invite(came)
    due, going_on = came.due, came.going_on
    table, people = await house.game("Anna", "Ben", "Carla")
    first = {str(person) for person in await house.owing(table)}
    due.update(first)
    await table.play(until=HALF)
    await house.delivered(table)
    called = Counter({person.id: sum(seen.pings for seen in person.seen.values()) for person in people})
    for person in people:
        assert due[person.id] <= called[person.id] <= due[person.id] + going_on[person.id]


@pytest.mark.slow
async def test_a_board_names_computer_players_and_calls_people_only(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    for action in ("@seat.deckhand", "@start"):
        lobby = await (await anna.press(lobby, next(
            item["custom_id"] for item in lobby.buttons if item["custom_id"].endswith(f":{action}")
        ))).reply()  # fmt: skip
    table = Table([anna], house.rng)
    table.game_id = (await house.store.games.of_person(int(anna.id)))[0].id
    await table.play(until=30)
    await house.delivered(table)
    for board in await house.boards(table, anna):
        assert {user["id"] for user in board.raw["mentions"]} <= {anna.id}
        assert not board.raw["mention_everyone"]
