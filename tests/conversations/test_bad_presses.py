"""Stale, foreign, unknown, malformed and doubled interactions: one sentence, and the game as it was."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, Seen
from tests.conversations.house import House, choices, decide


async def _mover(house: House, table: Table, people: list[Person]) -> Person:
    owing = await house.owing(table)
    return next(person for person in people if int(person.id) in owing)


async def test_a_stale_button_changes_nothing_and_shows_the_table_as_it_is(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await _mover(house, table, people)
    panel = await house.panel(table, mover)
    old = choices(panel)[0][0]
    await decide(mover, panel)
    before = await house.saved(table)
    outcome = await mover.press(Seen(panel.wire), old)
    assert not outcome.failed
    shown = await outcome.reply()
    assert "moved on" in shown.text or "weiter" in shown.text
    assert await house.saved(table) == before


async def test_somebody_elses_turn_is_refused_with_a_sentence(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await _mover(house, table, people)
    other = next(person for person in people if person is not mover)
    await house.panel(table, mover)
    before = await house.saved(table)
    outcome = await other.command("fleet", "die", channel=(await house.board(table, other)).channel_id, face="cod")
    reply = await outcome.reply()
    assert reply.ephemeral
    assert "not your turn" in reply.text or "nicht am Zug" in reply.text
    assert await house.saved(table) == before


async def test_a_spectator_may_look_but_not_play(house: House) -> None:
    table, _ = await house.game("Anna", "Ben")
    (carla,) = await house.people("Carla")
    board = await carla.messages(await _thread(house, table))
    shown = next(seen for seen in reversed(board) if controls(seen, "@play"))
    reply = await (await carla.press(shown, controls(shown, "@play")[0])).reply()
    assert reply.ephemeral
    assert "don't sit" in reply.text


@pytest.mark.parametrize(
    "custom_id",
    ["nonsense", "q:", "q:abc:1", "q:abc:x:@play", "q:zzzzzzzzzz:0:@play", "q:../../x:0:@play", "q:a:99999999999:@x"],
)
async def test_unknown_and_malformed_controls_get_a_sentence(house: House, custom_id: str) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    board = await house.board(table, anna)
    before = await house.saved(table)
    outcome = await _press_raw(anna, board, custom_id)
    assert not outcome.failed
    assert (await outcome.reply()).text
    assert await house.saved(table) == before


async def test_an_illegal_choice_in_a_forged_id_is_refused_with_its_rule(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await _mover(house, table, people)
    panel = await house.panel(table, mover)
    real = choices(panel)[0][0]
    forged = ":".join([*real.split(":")[:3], "mark", "barge"])
    before = await house.saved(table)
    reply = await (await _press_raw(mover, panel, forged)).reply()
    assert "F4.1" in reply.text
    assert await house.saved(table) == before


async def test_a_doubled_interaction_is_played_once(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await _mover(house, table, people)
    panel = await house.panel(table, mover)
    await mover.control(fault={"duplicate_interactions": 1})
    await decide(mover, panel)
    await asyncio.sleep(0.3)
    moves = await house.store.moves(table.game_id)
    assert len(moves) == 1


async def test_two_people_pressing_at_once_both_count(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla")
    owing = await house.owing(table)
    while len(owing) < 2:
        mover = await _mover(house, table, people)
        await decide(mover, await house.panel(table, mover))
        owing = await house.owing(table)
    movers = [person for person in people if int(person.id) in owing]
    panels = [await house.panel(table, mover) for mover in movers]
    before = len(await house.store.moves(table.game_id))
    await asyncio.gather(*(decide(mover, panel) for mover, panel in zip(movers, panels, strict=True)))
    assert len(await house.store.moves(table.game_id)) == before + len(movers)


async def test_a_panel_goes_on_after_a_restart(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await _mover(house, table, people)
    panel = await house.panel(table, mover)
    await house.restart()
    after = await decide(mover, panel)
    assert after.pictures
    assert len(await house.store.moves(table.game_id)) == 1


async def test_a_step_is_taken_back_and_the_same_question_comes_again(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await _mover(house, table, people)
    panel = await house.panel(table, mover)
    offered = [value or custom_id.split(":", 3)[3] for custom_id, value in choices(panel)]
    after = await decide(mover, panel)
    again = await (await mover.press(after, controls(after, "@undo")[0])).reply()
    assert [value or custom_id.split(":", 3)[3] for custom_id, value in choices(again)] == offered


async def test_nothing_is_taken_back_once_another_seat_acted(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await _mover(house, table, people)
    panel = await house.panel(table, first)
    while choices(panel):
        panel = await decide(first, panel)
    second = next(person for person in people if person is not first)
    await decide(second, await house.panel(table, second))
    reply = await (await first.press(panel, controls(panel, "@undo")[0])).reply()
    assert "moved on" in reply.text or "weiter" in reply.text or "zurück" in reply.text
    assert len(await house.store.moves(table.game_id)) >= 3


async def _thread(house: House, table: Table) -> str:
    row = await house.store.load(table.game_id)
    return str(row.thread_id)


async def _press_raw(person: Person, message: Seen, custom_id: str):
    """Press a control that the message does not have: what a hand-made client could send."""
    return await person._interact(3, {"custom_id": custom_id, "component_type": 2}, message.channel_id, message)
