"""Notes: written in a form or by a command, read in one's own panel, there after a restart, and nobody else's."""

from __future__ import annotations

import pytest

from bot.gateway.controls import control
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from db.notes import LONGEST_NOTE
from tests.conversations.house import House, decide, forged
from tests.conversations.plans.planning import public
from tests.conversations.privacy.test_privacy import forget, in_database

SAID = "Mind the *lobster*.\nThen <@1> cod."


async def note(house: House, table: Table, person: Person, said: str) -> ShownMessage:
    """Write this by the button in the panel; what the panel becomes."""
    panel = await house.panel(table, person)
    form = await person.press(panel, controls(panel, "@note")[0])
    return await (await person.submit(form, {"note": said})).reply()


async def test_a_note_stands_in_the_panel_of_whoever_wrote_it_as_it_was_written(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    other = next(person for person in people if person is not mover)
    mine, theirs = ("Your note", "Deine Notiz") if mover is people[0] else ("Deine Notiz", "Your note")
    panel = await note(house, table, mover, SAID)
    assert mine in panel.text
    assert "Mind the \\*lobster\\*.\nThen \\<@1> cod." in panel.text
    assert controls(panel, ""), "it asks on"
    assert "lobster" in (await decide(mover, panel)).text
    panel = await house.panel(table, other)
    assert "lobster" not in str(panel.raw)
    assert theirs not in panel.text
    assert "lobster" not in "".join(await public(house, table, other))


@pytest.mark.slow
async def test_the_form_has_what_was_written_and_an_empty_one_takes_it_away(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    await note(house, table, anna, "one")
    await house.restart()
    panel = await house.panel(table, anna)
    assert "one" in panel.text
    form = await anna.press(panel, controls(panel, "@note")[0])
    assert form.modal is not None
    assert '"one"' in str(form.modal).replace("'", '"')
    panel = await (await anna.submit(form, {"note": "  "})).reply()
    assert "Your note" not in panel.text
    assert "Your note" not in (await house.panel(table, anna)).text


async def test_the_command_writes_a_note_and_shows_the_panel(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    panel = await (await anna.command("note", channel=thread, text="Mind the lobster.")).reply()
    assert panel.ephemeral
    assert "Mind the lobster." in panel.text
    assert "lobster" not in (await house.panel(table, ben)).text


@pytest.mark.slow
async def test_whoever_has_no_seat_writes_none_and_a_form_says_no_more_than_fits(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    (carla,) = await house.people("Carla")
    board = await (await carla.command("help")).reply()
    for refused in (
        await forged(carla, board, control(table.game_id, 0, "@note")),
        await carla.command("note", channel=await house.thread(table), text="mine"),
    ):
        assert "You're not playing at this table" in (await refused.reply()).text
    panel = await note(house, table, anna, "x" * LONGEST_NOTE)
    assert "x" * LONGEST_NOTE in panel.text
    assert "xxx" not in (await house.panel(table, ben)).text


@pytest.mark.slow
async def test_whoever_is_forgotten_leaves_no_note(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    await note(house, table, anna, "Mind the lobster.")
    await note(house, table, ben, "Cod first.")
    await forget(anna)
    kept = await in_database(house)
    assert "lobster" not in kept
    assert "Cod first." in kept


@pytest.mark.slow
async def test_writing_a_note_posts_and_edits_nothing_that_others_see(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    before = await public(house, table, ben), await house.saved(table)
    await note(house, table, anna, "Mind the lobster.")
    await house.later(minutes=1)
    assert (await public(house, table, ben), await house.saved(table)) == before
