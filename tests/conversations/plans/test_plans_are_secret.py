"""Plans are nobody else's business: what everybody reads is the same with them and without."""

from __future__ import annotations

import pytest

from tests.conversations.house import House
from tests.conversations.plans.planning import before_a_draft, finish_draft, loaded_of, play, public


def _dice(pool: list[str]) -> list[str]:
    return [f"die:{face}" for face in pool]


async def _told(house: House, *, planned: str, pressed: str) -> list[str]:
    """What everybody reads of a draft that was planned or pressed, up to the board after the shared die."""
    table, _, waits = await before_a_draft(house)
    loaded = await loaded_of(house, table)
    pool = list(dict.fromkeys(loaded.table.pool))
    seat, mine = loaded.waiting()[0], 1 - loaded.waiting()[0]
    dice = {"gone": "die:gone", "third": _dice(pool)[-1], "second": _dice(pool)[1]}
    if planned:
        for choice in planned.split():
            await house.parts.plans.wish(table.game_id, int(waits.id), dice.get(choice, choice))
    await house.delivered(table)
    await finish_draft(house, table, seat, _dice(pool)[0])
    for choice in pressed.split():
        await play(house, table, mine, dice.get(choice, choice))
    for each in (seat, mine):
        if each in (await loaded_of(house, table)).waiting():
            await play(house, table, each, "use:coin")
    boards = len(await house.boards(table, waits))
    while len(await house.boards(table, waits)) == boards:
        loaded = await loaded_of(house, table)
        each = loaded.waiting()[0]
        await play(house, table, each, loaded.game.suggestion(loaded.table, each))
    return await public(house, table, waits)


@pytest.mark.slow
async def test_a_plan_that_is_not_played_leaves_every_public_message_as_it_is_without(house: House) -> None:
    plain = await _told(house, planned="", pressed="second use:coin")
    assert await _told(house, planned="mark:pub", pressed="second use:coin") == plain
    assert len(plain) > 2


@pytest.mark.slow
async def test_which_plan_it_was_is_in_no_public_message(house: House) -> None:
    plans = ["second use:coin", "second use:coin third", "use:coin second third"]
    first, *others = [await _told(house, planned=each, pressed="") for each in plans]
    assert others == [first, first]


@pytest.mark.slow
async def test_planned_or_pressed_the_next_board_is_the_same_to_the_byte(house: House) -> None:
    planned = await _told(house, planned="second use:coin", pressed="")
    pressed = await _told(house, planned="", pressed="second use:coin")
    assert planned[-1] == pressed[-1]
    assert len(planned) == len(pressed) - 1, "who need not be called gets no board"
    assert "plan" not in "".join(planned).lower()


@pytest.mark.slow
async def test_planned_or_pressed_the_log_and_the_table_are_the_same_to_the_byte(house: House) -> None:
    logs: list[object] = []
    for planned, pressed in (("second use:coin", ""), ("", "second use:coin")):
        await _told(house, planned=planned, pressed=pressed)
        game = max(
            await house.store.games.of_person(int((await house.people("Anna"))[0].id)), key=lambda game: game.updated_at
        )
        loaded = await house.ledger.load(game.id)
        moves = [(move.number, move.seat, move.choice, move.kind) for move in await house.store.games.moves(game.id)]
        tables = loaded.saved.table, loaded.saved.posted, loaded.saved.trail
        logs.append((await house.app.core.chronicle.events(loaded, None), moves, tables))
    assert logs[0] == logs[1]


async def test_a_plan_moves_its_game_up_in_nobodys_list(house: House) -> None:
    table, mover, waits = await before_a_draft(house)
    before = await house.store.games.of_person(int(mover.id))
    loaded = await loaded_of(house, table)
    await house.parts.plans.wish(table.game_id, int(waits.id), f"die:{loaded.table.pool[0]}")
    after = await house.store.games.of_person(int(mover.id))
    assert [(game.updated_at, game.revision) for game in after] == [(game.updated_at, game.revision) for game in before]
