"""Standing orders: given in /settings, carried out when a decision comes, told to nobody but whoever gave them."""

from __future__ import annotations

import pytest

from bot.gateway.controls import OWN, control
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, forged
from tests.conversations.plans.planning import before_a_draft, finish_draft, loaded_of, play

SHARED = "fleet_dice.shared_die"


async def give(person: Person, order: str = SHARED) -> ShownMessage:
    """Give an order, or take it back, in the settings."""
    settings = await (await person.command("settings")).reply()
    panel = await (await person.press(settings, controls(settings, "@orders")[0])).reply()
    (menu,) = [item for item in panel.selects if "@order" in item["custom_id"]]
    return await (await person.select(panel, menu["custom_id"], [order])).reply()


async def _before_the_shared_die(house: House, table: Table, first: int) -> None:
    """Both draft, the one who waits second."""
    loaded = await loaded_of(house, table)
    dice = [f"die:{face}" for face in loaded.table.pool]
    await finish_draft(house, table, first, dice[0])
    await finish_draft(house, table, 1 - first, dice[1])


async def test_an_order_is_given_in_the_settings_and_taken_back_there(house: House) -> None:
    (anna,) = await house.people("Anna")
    panel = await give(anna)
    assert "use the shared die" in panel.text
    settings = await (await anna.press(panel, controls(panel, "@settings")[0])).reply()
    assert "**Fleet: The Dice Game**: use the shared die" in settings.text
    panel = await give(anna)
    assert "No standing orders" in panel.text
    assert "given; pick it" not in str(panel.selects)


@pytest.mark.slow
async def test_an_order_answers_and_its_owner_is_not_called_and_reads_of_it(house: House) -> None:
    table, mover, waits = await before_a_draft(house, "Anna", "Carla")
    loaded = await loaded_of(house, table)
    first = loaded.waiting()[0]
    for person in (mover, waits):
        await give(person)
    await _before_the_shared_die(house, table, first)
    orders = [
        (event.to, event.args["choice"])
        for seat in range(2)
        for event in await house.app.core.chronicle.events(await loaded_of(house, table), seat)
        if event.kind == "@ordered"
    ]
    assert orders
    assert all(choice.startswith(("use:", "mark:")) for _, choice in orders)
    owner = mover if orders[0][0] == first else waits
    panel = await house.panel(table, owner)
    log = await (await owner.press(panel, controls(panel, "@log")[0])).reply()
    assert "Your standing order: " in log.text
    public = await house.app.core.chronicle.events(await loaded_of(house, table), None)
    assert not any(event.kind == "@ordered" for event in public)


@pytest.mark.slow
async def test_what_an_order_did_can_be_taken_back_and_is_not_done_again(house: House) -> None:
    table, mover, waits = await before_a_draft(house, "Anna", "Carla")
    first = (await loaded_of(house, table)).waiting()[0]
    await give(waits, "fleet_dice.shared_die")
    dice = [f"die:{face}" for face in (await loaded_of(house, table)).table.pool]
    await finish_draft(house, table, first, dice[1])
    await play(house, table, 1 - first, dice[2])  # what is left to share can only be marked once
    await play(house, table, 1 - first, "use:coin")
    loaded = await loaded_of(house, table)
    moves = [move.choice for move in await house.store.games.moves(table.game_id) if move.seat == 1 - first]
    assert loaded.table.lanes is not None, "the other one has something to choose"
    assert 1 - first not in loaded.waiting(), "the die leaves no choice"
    assert moves[-2:-1] == ["use:coin"]
    panel = await house.panel(table, waits)
    panel = await (await waits.press(panel, controls(panel, "@undo")[0])).reply()
    assert choices(panel), "whoever takes back decides by hand"
    assert 1 - first in (await loaded_of(house, table)).waiting()
    assert mover is not waits


@pytest.mark.parametrize("order", ["fleet_dice.sink", "chess.sensible", "", "fleet_dice"])
async def test_what_is_no_order_gets_a_sentence(house: House, order: str) -> None:
    (anna,) = await house.people("Anna")
    panel = await give(anna)
    await forged(anna, panel, control(OWN, 0, "@order"), [order])
    refused = await anna.wait_for(lambda seen: seen.ephemeral and "value" in seen.text.lower())
    assert "\n" not in refused.text
    person = await house.store.people.person(int(anna.id))
    assert person is not None
    assert person.settings["orders"] == {"fleet_dice": ["shared_die"]}
