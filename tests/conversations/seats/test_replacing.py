"""Seats that pass to somebody named: who is asked, who may answer, who sees what afterwards."""

from __future__ import annotations

import pytest

from bot.ledger.loaded import decode_events
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person
from tests.conversations.around_the_table import (
    answer,
    do,
    forge,
    forge_offer,
    invitation,
    loaded_of,
    notices,
    offer,
    seat_number,
    table_panel,
    told,
)
from tests.conversations.house import House, choices, decide
from tests.conversations.rushing import rushed


async def _replaced(house: House, by: str = "Emil") -> tuple[Table, Person, Person, Person]:
    """A game in which the player who decides has asked somebody who has read it: the table, both, and who was asked."""
    table, people = await house.game("Anna", "Carla")
    (named,) = await house.people(by)
    mover = await house.mover(table, people)
    other = next(person for person in people if person is not mover)
    await offer(table, mover, await seat_number(house, table, mover), named.id)
    await named.wait_until(lambda: invitation(table, named))
    return table, mover, other, named


@pytest.mark.slow
async def test_only_who_is_asked_is_called_and_nothing_changes_before_the_answer(house: House) -> None:
    table, mover, other, emil = await _replaced(house)
    asked = await emil.wait_until(lambda: invitation(table, emil))
    assert f"{mover.name} asks {emil.name} to take over" in asked.text
    assert "hidden things included" in asked.text
    assert {user["id"] for user in asked.raw["mentions"]} == {emil.id}
    assert await house.owing(table) == [int(mover.id)]
    assert "has been asked" in (await table_panel(table, other)).text
    assert choices(await house.panel(table, mover))


@pytest.mark.slow
async def test_who_accepts_decides_sees_the_seat_and_the_other_sees_it_no_more(house: House) -> None:
    table, mover, other, emil = await _replaced(house)
    old = await house.panel(table, mover)
    seat = await seat_number(house, table, mover)
    asked = await emil.wait_until(lambda: invitation(table, emil))
    panel = await answer(table, emil, "@accept")
    assert choices(panel) == choices(old)
    await house.delivered(table)
    assert not notices(emil, int(asked.id)), "who has the panel open needs no call"
    await told(other, f"{emil.name} takes over from {mover.name}")
    row = (await loaded_of(house, table)).seats[seat]
    assert (row.person_id, row.player, row.notes["name"]) == (int(emil.id), None, emil.name)
    for custom_id in (choices(old)[0][0], controls(old, "@log")[0]):
        await mover.press(old, custom_id)
    refused = await mover.wait_for(lambda seen: seen.ephemeral and "not playing at this table" in seen.text)
    assert refused
    assert await house.owing(table) == [int(emil.id)]
    assert not controls(await table_panel(table, mover), "@away")
    await decide(emil, panel)
    await house.delivered(table)
    assert emil.name in (await house.board(table, other)).text


@pytest.mark.slow
async def test_reminders_go_to_who_took_over_and_count_from_then(house: House) -> None:
    table, mover, _, emil = await _replaced(house)
    await house.later(hours=20)
    await answer(table, emil, "@accept")
    since = max(map(int, emil.seen))
    await house.later(hours=23)
    await house.delivered(table)
    assert not notices(emil, since)
    assert not notices(mover, since)
    await house.later(hours=2)
    await house.delivered(table)
    assert len(notices(emil, since)) == 1
    assert not notices(mover, since)


async def test_who_declines_leaves_everything_as_it_was(house: House) -> None:
    table, mover, other, emil = await _replaced(house)
    said = await answer(table, emil, "@decline")
    assert "stays as it is" in said.text
    await told(other, f"{emil.name} doesn't want to take over")
    assert await house.owing(table) == [int(mover.id)]
    late = await answer(table, emil, "@accept")
    assert "no longer on offer" in late.text


@pytest.mark.slow
async def test_a_withdrawn_offer_can_not_be_accepted(house: House) -> None:
    table, mover, other, emil = await _replaced(house)
    seat = await seat_number(house, table, mover)
    await do(table, mover, f"@withdraw.{seat}")
    await told(other, f"{mover.name} no longer asks anybody to take over")
    assert "no longer on offer" in (await answer(table, emil, "@accept")).text
    assert "Nobody is being asked" in (await forge(table, mover, f"@withdraw.{seat}")).text


@pytest.mark.slow
async def test_asking_somebody_else_takes_the_first_offer_back(house: House) -> None:
    table, mover, _, emil = await _replaced(house)
    (ben,) = await house.people("Ben")
    await offer(table, mover, await seat_number(house, table, mover), ben.id)
    assert "no longer on offer" in (await answer(table, emil, "@accept")).text
    assert choices(await answer(table, ben, "@accept"))


@pytest.mark.slow
async def test_taking_over_twice_and_without_being_asked_gets_a_sentence(house: House) -> None:
    table, _, other, emil = await _replaced(house)
    asked = await emil.wait_until(lambda: invitation(table, emil))
    accept = controls(asked, "@accept")[0]
    (dora,) = await house.people("Dora")
    assert "nicht gefragt" in (await (await dora.press(asked, accept)).reply()).text
    assert "offer isn't for you" in (await (await other.press(asked, accept)).reply()).text
    await (await emil.press(asked, accept)).reply()
    assert "no longer on offer" in (await (await emil.press(asked, accept)).reply()).text
    assert "nicht mehr zu haben" in (await (await dora.press(asked, controls(asked, "@decline")[0])).reply()).text


@pytest.mark.slow
async def test_oneself_a_bot_and_somebody_seated_can_not_take_over(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    anna, carla = people
    seat = await seat_number(house, table, anna)
    version = (await loaded_of(house, table)).row.version
    assert "yourself" in (await offer(table, anna, seat, anna.id)).text
    assert "A bot" in (await offer(table, anna, seat, anna.bot["id"])).text
    assert f"{carla.name} is already at this table" in (await offer(table, anna, seat, carla.id)).text
    other = await seat_number(house, table, carla)
    (emil,) = await house.people("Emil")
    assert "Only the player in this seat" in (await forge_offer(table, anna, f"@replace.{other}", emil)).text
    for wrong in ("@replace.9", "@replace.x", "@replace"):
        assert "nothing I know" in (await forge_offer(table, anna, wrong, emil)).text, wrong
    assert "values" in (await forge(table, anna, f"@replace.{seat}", ["x"])).text
    assert (await loaded_of(house, table)).row.version == version


@pytest.mark.slow
async def test_the_same_person_is_asked_once(house: House) -> None:
    table, mover, _, emil = await _replaced(house)
    again = await offer(table, mover, await seat_number(house, table, mover), emil.id)
    assert "has already been asked" in again.text


@pytest.mark.slow
async def test_who_was_asked_for_two_seats_can_take_only_one(house: House) -> None:
    table, _, other, emil = await _replaced(house)
    first = await emil.wait_until(lambda: invitation(table, emil))
    await offer(table, other, await seat_number(house, table, other), emil.id)
    await answer(table, emil, "@accept", after=first.id)
    assert (await loaded_of(house, table)).seat_of(int(other.id)) is None
    assert "no longer on offer" in (await (await emil.press(first, controls(first, "@accept")[0])).reply()).text


@pytest.mark.slow
async def test_the_host_gives_a_leavers_seat_to_somebody_and_nobody_else_can(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    (emil,) = await house.people("Emil")
    seat = await seat_number(house, table, carla)
    await do(table, carla, "@quit.yes")
    assert "Only the host" in (await forge_offer(table, emil, f"@replace.{seat}", emil)).text
    await offer(table, anna, seat, emil.id)
    await answer(table, emil, "@accept")
    await told(anna, f"{emil.name} takes over from a computer player")
    assert await seat_number(house, table, emil) == seat
    assert (await loaded_of(house, table)).seats[seat].status == "active"


async def test_whoever_takes_over_from_the_host_is_the_host(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    (emil,) = await house.people("Emil")
    await offer(table, anna, await seat_number(house, table, anna), emil.id)
    await answer(table, emil, "@accept")
    assert (await loaded_of(house, table)).row.host_id == int(emil.id)
    await told(carla, f"{emil.name} is now the host")


@pytest.mark.slow
async def test_an_offer_outlives_a_restart_and_the_seats_leaver(house: House) -> None:
    table, mover, _, emil = await _replaced(house)
    await house.restart()
    await do(table, mover, "@quit.yes")
    await house.restart()
    await answer(table, emil, "@accept")
    assert (await loaded_of(house, table)).seat_of(int(emil.id)) is not None


@pytest.mark.slow
async def test_an_offer_ends_with_the_game(house: House) -> None:
    table, mover, other, emil = await _replaced(house)
    await emil.wait_until(lambda: invitation(table, emil))
    await rushed(house, table, other)
    assert "over" in (await answer(table, emil, "@accept")).text
    panel = await table_panel(table, mover)
    assert not panel.selects


async def test_the_story_names_people_as_they_were_called_and_keeps_names_out_of_events(house: House) -> None:
    table, mover, other, emil = await _replaced(house)
    await answer(table, emil, "@accept")
    story = (await (await other.command("log")).reply()).text
    assert f"{mover.name} asks {emil.name} to take over" in story
    assert f"{emil.name} takes over from {mover.name}" in story
    for move in await house.store.games.told(table.game_id):
        for event in decode_events(move.events):
            assert not {mover.name, emil.name} & {value for value in event.args.values() if isinstance(value, str)}
