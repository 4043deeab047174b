"""Looking at one part of the table alone: by command, by the menu below the whole table, and where there are none."""

from __future__ import annotations

from random import Random

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person
from tests.conversations.house import House, forged


async def _tides(house: House, *names: str) -> tuple[Table, list[Person], str]:
    people = await house.people(*names)
    table = Table(people, Random(1))
    await table.open("tides")
    return table, people, (await house.board(table, people[0])).channel_id


@pytest.mark.usefixtures("tides")
class TestParts:
    @pytest.mark.slow
    async def test_every_part_is_suggested_in_the_readers_language_and_drawn(self, house: House) -> None:
        _, (anna, ben), thread = await _tides(house, "Anna", "Ben")
        offered = await ben.autocomplete("board", focused="part", channel=thread)
        assert {each["name"] for each in offered} == {"Die Gezeit", "Anna: Hand", "Ben: Hand"}
        typed = await anna.autocomplete("board", focused="part", typed="BEN", channel=thread)
        assert [each["name"] for each in typed] == ["Ben: hand"]
        whole = await (await anna.command("board", channel=thread)).reply()
        part = await (await anna.command("board", part="tide", channel=thread)).reply()
        assert part.ephemeral
        assert part.pictures[0]["description"] == "Round 1, ebb tide"
        assert part.pictures[0]["description"] != whole.pictures[0]["description"]

    @pytest.mark.slow
    async def test_the_menu_below_the_table_changes_the_picture_in_place(self, house: House) -> None:
        table, (anna, _), _ = await _tides(house, "Anna", "Ben")
        panel = await house.panel(table, anna)
        whole = await (await anna.press(panel, controls(panel, "@table")[0])).reply()
        (menu,) = whole.selects
        all_of_it = whole.pictures[0]["description"]
        labels = [option["label"] for option in menu["options"]]
        assert labels[:2] == ["Whole table", "The tide"]
        assert set(labels[2:]) == {"Anna: hand", "Ben: hand"}
        closer = await (await anna.select(whole, menu["custom_id"], ["hand:0"])).reply()
        assert closer.id == whole.id
        assert closer.pictures[0]["description"] != all_of_it
        (menu,) = closer.selects  # under another id: what was picked stands in it no longer
        back = await (await anna.select(closer, menu["custom_id"], ["@table"])).reply()
        assert back.pictures[0]["description"] == all_of_it

    @pytest.mark.slow
    async def test_a_part_shows_no_more_than_its_reader_may_know(self, house: House) -> None:
        table, (anna, ben), thread = await _tides(house, "Anna", "Ben")
        annas = f"hand:{(await house.ledger.load(table.game_id)).seat_of(int(anna.id))}"
        own = await (await anna.command("board", part=annas, channel=thread)).reply()
        others = await (await ben.command("board", part=annas, channel=thread)).reply()
        assert "," in own.pictures[0]["description"]
        assert "," not in others.pictures[0]["description"]

    @pytest.mark.slow
    async def test_a_part_that_is_not_there_is_refused_with_a_sentence(self, house: House) -> None:
        _, (anna, ben), thread = await _tides(house, "Anna", "Ben")
        for nonsense in ("hand:7", "zzz", "@play", "<@&1>"):
            refused = await (await ben.command("board", part=nonsense, channel=thread)).reply()
            assert refused.ephemeral
            assert "So einen Teil" in refused.text
        whole = await (await anna.command("board", channel=thread)).reply()
        for values in ([], ["hand:9"]):
            refused = await (await forged(anna, whole, whole.selects[0]["custom_id"], values)).reply()
            assert "no such part" in refused.text


async def test_a_game_without_parts_has_no_menu_and_nothing_to_suggest(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    assert await anna.autocomplete("board", focused="part", channel=thread) == []
    assert (await (await anna.command("board", channel=thread)).reply()).selects == []
    refused = await (await anna.command("board", part="map", channel=thread)).reply()
    assert "no such part" in refused.text
