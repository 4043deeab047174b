"""A process that ends at a bad moment: panels go on, boards come once, nothing is forgotten."""

from __future__ import annotations

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person
from tests.conversations.house import House, choices, decide, eventually


async def _until_it_passes_on(house: House, table: Table, people: list[Person]) -> None:
    mover = await house.mover(table, people)
    before = await house.owing(table)
    panel = await house.panel(table, mover)
    while await house.owing(table) == before:
        panel = await decide(mover, panel)


async def _window(house: House, *names: str) -> tuple[Table, list[Person], list[Person]]:
    """A game in which several people decide at once, and those people."""
    table, people = await house.game(*names)
    while len(owing := await house.owing(table)) < 2:
        await _until_it_passes_on(house, table, people)
        await house.delivered(table)
    return table, people, [person for person in people if int(person.id) in owing]


@pytest.mark.slow
async def test_a_panel_goes_on_after_a_restart(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    await house.restart()
    after = await decide(mover, panel)
    assert after.pictures
    assert len(await house.store.games.moves(table.game_id)) == 1


@pytest.mark.slow
async def test_a_window_goes_on_after_a_restart(house: House) -> None:
    table, _, (first, *others) = await _window(house, "Anna", "Ben", "Carla")
    panel = await house.panel(table, first)
    waiting = [(person, await house.panel(table, person)) for person in others]
    await decide(first, panel)
    await house.restart()
    moves = len(await house.store.games.moves(table.game_id))
    for person, their_panel in waiting:
        await decide(person, their_panel)
    assert len(await house.store.games.moves(table.game_id)) == moves + len(others)


@pytest.mark.slow
async def test_a_board_that_was_not_yet_posted_is_posted_once_by_the_next_process(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    boards = len(await house.boards(table, people[0]))

    async def not_now(row: object) -> int | None:
        raise ConnectionError("the cable is cut")

    house.delivery.deliver = not_now
    await _until_it_passes_on(house, table, people)
    await house.kill()
    await house.start()
    await house.delivered(table)
    assert len(await house.boards(table, people[0])) == boards + 1


@pytest.mark.slow
async def test_a_board_posted_by_a_process_that_died_before_noting_it_is_not_posted_again(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    boards = len(await house.boards(table, people[0]))
    sent = house.store.outbox.sent

    async def posted() -> bool:
        return len(await house.boards(table, people[0])) == boards + 1

    async def die(*row: int) -> None:
        if not await posted():  # a silent edit: noted as usual
            await sent(*row)
            return
        house.store.outbox.sent = sent
        house.app.core.outbox.cancel()

    house.store.outbox.sent = die  # type: ignore[method-assign]
    await _until_it_passes_on(house, table, people)
    await eventually(posted)
    await house.kill()
    await house.start()
    await house.delivered(table)
    assert await posted()


async def test_a_thread_opened_by_a_process_that_died_is_found_again(house: House) -> None:
    people = await house.people("Anna", "Ben")
    table = Table(people, house.rng)
    place = house.store.games.place

    async def die(game_id: str, **noted: int | None) -> None:
        if "thread_id" in noted:
            house.store.games.place = place
            raise RuntimeError("the process dies here")
        await place(game_id, **noted)

    house.store.games.place = die  # type: ignore[method-assign]
    await table.open("fleet")
    await house.board(table, people[0])
    await house.delivered(table)
    assert len(house.standin.world.threads()) == 1
    assert len(await house.boards(table, people[0])) == 1


@pytest.mark.slow
async def test_a_computer_player_whose_call_was_given_up_is_called_again(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    lobby = await (await anna.press(lobby, controls(lobby, "@seat")[0])).reply()
    table = Table([anna], house.rng)
    table.game_id = controls(lobby, "@start")[0].split(":")[1]
    dead = house.store.outbox.dead

    async def give_up(row: object) -> int | None:
        kind = getattr(row, "kind", "")
        if kind == "player":
            from bot.outbox.delivery import Undeliverable

            raise Undeliverable("a bug that the next version does not have")
        return await house.delivery.courier.deliver(row)  # type: ignore[arg-type]

    house.delivery.deliver = give_up
    assert dead is not None
    await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()
    await house.board(table, anna)
    await house.delivered(table)
    while len(await house.owing(table)) and choices(panel := await house.panel(table, anna)):
        await decide(anna, panel)
    await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    assert loaded.people(loaded.waiting()) == []
    await house.restart()
    await house.delivered(table)
    assert await house.owing(table) == [int(anna.id)]
