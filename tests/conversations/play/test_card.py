"""/card: anybody, anywhere, in either language; in a game it means that game, and it tells nothing about it."""

from __future__ import annotations

import pytest

from tests.conversations.house import House


@pytest.mark.slow
async def test_a_card_is_shown_outside_any_game_in_the_readers_language(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    offered = await anna.autocomplete("card", focused="name", typed="light", channel=anna.channel("general"))
    assert [choice["name"] for choice in offered] == ["Lighthouse (Leuchtturm)"]
    shown = await (await anna.command("card", name=offered[0]["value"], channel=anna.channel("general"))).reply()
    assert shown.ephemeral
    assert "Transfer Reserve action is carried out for you" in str(shown.pictures)
    german = await (await ben.command("card", name="lighthouse", channel=ben.channel("general"))).reply()
    assert "Leuchtturm" in str(german.pictures)
    assert "eigener Wert" in str(german.pictures)


async def test_in_a_game_its_own_cards_are_suggested_and_others_can_be_named(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    anna, thread = people[0], await house.thread(table)
    suggested = await anna.autocomplete("card", focused="name", channel=thread)
    assert {choice["value"].partition(":")[0] for choice in suggested} == {"fleet_dice"}
    named = await anna.autocomplete("card", focused="name", typed="fish st", game="nusfjord", channel=thread)
    assert [choice["value"] for choice in named] == ["nusfjord:A103"]
    before = await house.saved(table)
    other = await (await anna.command("card", name="Fish Stand", channel=thread)).reply()
    assert other.pictures
    assert await house.saved(table) == before


async def test_an_unknown_name_gets_a_sentence(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    for nonsense in ("no such card", "@everyone", "a" * 300):
        reply = await (await anna.command("card", name=nonsense, channel=anna.channel("general"))).reply()
        assert reply.ephemeral
        assert "I know no card" in reply.text
    several = await (await ben.command("card", name="fisch", channel=ben.channel("general"))).reply()
    assert "Fischerei" in several.text
