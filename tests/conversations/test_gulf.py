"""Captains of the Gulf as it is typed: what cannot be done gets one sentence with its rule, the parts are drawn."""

from __future__ import annotations

from random import Random

import pytest

from bot.ledger.chronicle import BEGINNING
from bot.pictures.studio import Studio
from bot.play.drawing import BoardDrawing
from bot.play.posts import BoardWriting
from bot.sandbox.autoplay import Table
from bot.sandbox.people import Person
from tests.conversations.house import House


async def _at_sea_soon(house: House) -> tuple[Table, Person, str]:
    """A game of two after the first licenses, whoever is on turn having moved to Fishing."""
    people = await house.people("Anna", "Carla")
    table = Table(people, Random(4))
    await table.open("captains")
    for number in range(2):
        loaded = await house.ledger.load(table.game_id)
        (seat,) = loaded.waiting()
        person = loaded.seats[seat].person_id
        assert person is not None
        choice = loaded.game.options(loaded.table, seat)[0]
        await house.parts.deciding.decide(table.game_id, person, choice, revision=None, interaction_id=number + 1)
    mover = await house.mover(table, people)
    thread = (await house.board(table, mover)).channel_id
    await (await mover.command("captains", "go", space="fishing", channel=thread)).reply()
    return table, mover, thread


@pytest.mark.slow
async def test_the_first_call_says_that_the_table_is_set_up_and_then_what_was_dealt(house: House) -> None:
    people = await house.people("Anna", "Carla")
    table = Table(people, Random(4))
    await table.open("captains")
    lines = (await house.board(table, people[0])).raw["content"].split("\n")
    assert lines[0].endswith("Captains of the Gulf: Which license do you begin with?")
    assert lines[1:3] == ["The table is set up.", "-# Before that:"]
    assert any("Oyster" in line or "Shrimp" in line for line in lines[3:]), "what lies at sea"
    core, loaded = house.app.core, await house.ledger.load(table.game_id)
    (seat,) = loaded.waiting()
    person = loaded.people([seat])[0]
    choice = loaded.game.options(loaded.table, seat)[0]
    await house.parts.deciding.decide(table.game_id, person, choice, revision=None, interaction_id=1)
    writing = BoardWriting(house.store, core.chronicle, BoardDrawing(house.studio))
    loaded = await house.ledger.load(table.game_id)
    told = (await writing.board(loaded, BEGINNING, [], loaded.words())).content.split("\n")
    assert " License (G" in told[1], "what was done since is the news"
    assert told[-1] == "The table is set up.", "and everything that was dealt comes before that"
    later = (await writing.board(loaded, 0, [], loaded.words())).content
    assert "The table is set up." not in later


async def test_bad_input_gets_one_sentence_with_its_rule_and_changes_nothing(house: House) -> None:
    table, mover, thread = await _at_sea_soon(house)
    before = await house.saved(table)
    loaded = await house.ledger.load(table.game_id)
    card = loaded.table.captains[loaded.waiting()[0]].hand[0]
    for verb, given, rule in (
        ("fish", {"hex": "A2"}, "CG5.B1"),
        ("sail", {"port": "tampa"}, "CG5.B"),
        ("bonus", {"action": "day_laborer"}, "CG3.4"),
        ("repay", {}, "CG3.4"),
        ("crew", {"card": f"G{card + 1:02}", "member": "fuel_engineer"}, "CG3.4"),
        ("take", {"haul": "ssss"}, "CG3.4"),
        ("fish", {"hex": "Z9"}, "CG3.4"),
    ):
        refused = await (await mover.command("captains", verb, **given, channel=thread)).reply()
        assert refused.ephemeral
        assert f"(Rule {rule}: " in refused.text, (verb, refused.text)
        assert refused.text.count("(Rule CG") == 1
    assert await house.saved(table) == before


@pytest.mark.slow
async def test_the_map_the_ports_and_a_boat_can_be_looked_at_alone(house: House) -> None:
    _, mover, thread = await _at_sea_soon(house)
    house.studio.use(Studio(house.processes()))
    offered = await mover.autocomplete("board", focused="part", channel=thread)
    assert {each["name"] for each in offered} == {"The Gulf", "Ports and tracks", "Anna: boat", "Carla: boat"}
    for part in offered:
        shown = await (await mover.command("board", part=part["value"], channel=thread)).reply()
        assert shown.ephemeral
        assert shown.pictures[0]["width"] == 840
        assert shown.pictures[0]["description"].startswith("Captains of the Gulf, round 1 of 8")
