"""Seats that change hands: kept by a computer player for a while, left for good, taken over by somebody named."""

from __future__ import annotations

from bot.games import Loaded
from bot.sandbox.autoplay import Table
from bot.sandbox.people import Person
from bot.saving import Act
from tests.conversations.house import House, choices, decide, eventually


async def _give_away(house: House, table: Table, person: Person) -> None:
    manager = house.client.manager

    async def make(loaded: Loaded) -> Act:
        seat = loaded.seat_of(int(person.id))
        assert seat is not None
        changes = manager.give_to_player(loaded, seat)
        return Act(name="away", seat=seat, events=[manager.told_of(loaded, seat, "@away")], seats=changes)

    await manager.change(table.game_id, make)


async def test_a_computer_player_decides_for_whoever_is_away_and_calls_the_others(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    (other,) = [person for person in people if person is not mover]
    await _give_away(house, table, mover)

    async def passed_on() -> bool:
        return await house.owing(table) == [int(other.id)]

    await eventually(passed_on)
    await house.delivered(table)
    board = await house.board(table, other)
    assert board.pings
    assert not [seen for seen in mover.seen.values() if seen.pings and int(seen.id) >= int(board.id)]


async def test_whoever_decides_while_away_plays_again_and_is_called_again(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    with_nobody_called = house.client.outbox._deliver
    house.client.outbox._deliver = lambda row: with_nobody_called(row) if row.kind != "player" else _nothing()
    await _give_away(house, table, mover)
    assert await house.owing(table) == []
    await decide(mover, panel)
    loaded = await house.client.manager.load(table.game_id)
    seat = loaded.seat_of(int(mover.id))
    assert seat is not None
    assert (loaded.seats[seat].player, loaded.seats[seat].status) == (None, "active")
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    assert await house.owing(table) != [int(mover.id)]


async def _nothing() -> None:
    return None
