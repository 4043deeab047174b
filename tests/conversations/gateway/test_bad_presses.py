"""Stale, foreign, unknown, malformed and doubled interactions: one sentence, and the game as it was."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox.autoplay import controls
from bot.sandbox.people import NotSent
from tests.conversations.house import House, choices, decide, forged


@pytest.mark.slow
async def test_a_stale_button_changes_nothing_and_shows_the_table_as_it_is(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    old = choices(panel)[0][0]
    await decide(mover, panel)
    before = await house.saved(table)
    outcome = await forged(mover, panel, old)
    assert not outcome.failed
    shown = await outcome.reply()
    assert "moved on" in shown.text or "weiter" in shown.text
    assert await house.saved(table) == before


async def test_somebody_elses_turn_is_refused_with_a_sentence(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
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
    (shown,) = await house.boards(table, carla)
    before = await house.saved(table)
    reply = await (await carla.press(shown, controls(shown, "@play")[0])).reply()
    typed = await (await carla.command("fleet", "reroll", channel=shown.channel_id)).reply()
    assert reply.ephemeral
    assert "not playing at this table" in reply.text
    assert "not playing at this table" in typed.text
    assert await house.saved(table) == before


@pytest.mark.parametrize(
    "custom_id",
    ["nonsense", "q:", "q:abc:1", "q:abc:x:@play", "q:zzzzzzzzzz:0:@play", "q:../../x:0:@play", "q:a:99999999999:@x"],
)
async def test_unknown_and_malformed_controls_get_a_sentence(house: House, custom_id: str) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    board = await house.board(table, anna)
    before = await house.saved(table)
    outcome = await forged(anna, board, custom_id)
    assert not outcome.failed
    assert (await outcome.reply()).text
    assert await house.saved(table) == before


async def test_an_illegal_choice_in_a_forged_id_is_refused_with_its_rule(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    real = choices(panel)[0][0]
    unoffered = ":".join([*real.split(":")[:3], "mark", "barge"])
    before = await house.saved(table)
    reply = await (await forged(mover, panel, unoffered)).reply()
    assert "(Rule F4." in reply.text
    assert await house.saved(table) == before


@pytest.mark.slow
async def test_a_doubled_interaction_is_played_once(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    house.standin.faults.duplicate_interactions()
    after = await decide(mover, panel)
    assert "moved on" not in after.text
    await decide(mover, after)  # pressed later, answered later: the twin is done by now
    assert len(await house.store.games.moves(table.game_id)) == 2


@pytest.mark.slow
async def test_two_people_pressing_at_once_both_count(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla")
    owing = await house.owing(table)
    while len(owing) < 2:
        mover = await house.mover(table, people)
        await decide(mover, await house.panel(table, mover))
        await house.delivered(table)
        owing = await house.owing(table)
    movers = [person for person in people if int(person.id) in owing]
    panels = [await house.panel(table, mover) for mover in movers]
    before = len(await house.store.games.moves(table.game_id))
    await asyncio.gather(*(decide(mover, panel) for mover, panel in zip(movers, panels, strict=True)))
    assert len(await house.store.games.moves(table.game_id)) == before + len(movers)


async def test_after_forged_presses_at_the_same_time_the_page_is_as_strict_as_before(house: House) -> None:
    """Of presses that end in another order than they began, none may leave the page open for the tests that follow."""
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    unoffered = controls(panel, "@why")[0].replace("@why", "@sheet")
    await asyncio.gather(*(forged(mover, panel, unoffered) for _ in range(3)))
    with pytest.raises(NotSent):
        await mover.press(panel, f"{unoffered}x")
