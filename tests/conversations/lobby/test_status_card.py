"""The status card: where the lobby was, it says where the game stands and who owes a decision, and it calls nobody."""

from __future__ import annotations

import pytest

from bot.sandbox.autoplay import controls
from tests.conversations.house import House, choices, decide
from tests.conversations.rushing import rushed


async def test_the_card_names_who_owes_a_decision_since_when_and_calls_nobody(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    row = await house.store.games.load(table.game_id)
    card = first.seen[str(row.lobby_message_id)]
    assert f"Waiting for **{first.name}**, who was pinged " in card.text
    panel = await house.panel(table, first)
    while choices(panel):
        panel = await decide(first, panel)
    second = await house.mover(table, people)
    await house.later(seconds=10)
    await house.delivered(table)
    card = first.seen[str(row.lobby_message_id)]
    assert f"Waiting for **{second.name}**, who was pinged <t:" in card.text
    assert f"Waiting for **{first.name}**" not in card.text
    assert "Round 1" in card.text
    assert not card.raw["mentions"]


@pytest.mark.slow
async def test_many_decisions_in_a_row_edit_the_card_once(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    await house.later(seconds=10)
    await house.delivered(table)
    row = await house.store.games.load(table.game_id)
    version = people[0].seen[str(row.lobby_message_id)].version
    for _ in range(3):
        mover = await house.mover(table, people)
        panel = await house.panel(table, mover)
        while choices(panel):
            panel = await decide(mover, panel)
    waiting = [post for post in await house.store.outbox.waiting(table.game_id) if post.kind == "status"]
    assert len(waiting) == 1
    await house.later(seconds=10)
    await house.delivered(table)
    assert people[0].seen[str(row.lobby_message_id)].version == version + 1


@pytest.mark.slow
async def test_the_card_of_a_finished_game_names_the_winner(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    await rushed(house, table, people[0])
    await house.later(seconds=10)
    await house.delivered(table)
    row = await house.store.games.load(table.game_id)
    card = people[0].seen[str(row.lobby_message_id)]
    assert "🏁" in card.text


@pytest.mark.slow
async def test_the_card_opens_the_panel(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    row = await house.store.games.load(table.game_id)
    card = mover.seen[str(row.lobby_message_id)]
    assert choices(await (await mover.press(card, controls(card, "@fresh")[0])).reply())


@pytest.mark.slow
async def test_in_a_window_the_card_does_not_tell_when_somebody_answered(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla")
    while len(await house.owing(table)) < 3:
        mover = await house.mover(table, people)
        await decide(mover, await house.panel(table, mover))
        await house.delivered(table)
    await house.later(seconds=10)
    await house.delivered(table)
    row = await house.store.games.load(table.game_id)
    card = people[0].seen[str(row.lobby_message_id)].text
    first, second, third = (f"**{name}**" for name in (await house.ledger.load(table.game_id)).names)
    assert f"Waiting for {first}, {second} and {third}, who decide at the same time." in card
    assert "pinged" not in card


@pytest.mark.slow
async def test_a_deleted_card_is_posted_anew_and_calls_nobody(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    row = await house.store.games.load(table.game_id)
    house.delete_message(people[0].seen[str(row.lobby_message_id)])
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await house.later(seconds=10)
    await house.delivered(table)
    now = await house.store.games.load(table.game_id)
    assert now.lobby_message_id != row.lobby_message_id
    card = people[0].seen[str(now.lobby_message_id)]
    assert "who was pinged " in card.text
    assert not card.raw["mentions"]
