"""A fifth game is a folder of rules, a module of pictures and a Fluent file a language, and not a line elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.text import texts
from games.engine import registry
from tests.conversations.house import House, choices


@pytest.mark.usefixtures("tides")
class TestAddedGame:
    @pytest.mark.slow
    async def test_it_is_played_from_the_lobby_to_the_final_scoring(self, house: House) -> None:
        people = await house.people("Anna", "Ben", "Carla")
        table = Table(people, Random(1))
        await table.open("tides", length="long")
        final = await table.play()
        assert controls(final, "@again")
        row = await house.store.games.load(table.game_id)
        assert row.kind == "tides"
        assert row.state == "finished"
        assert "three rounds" in str(await _lobby_text(house, table))

    @pytest.mark.slow
    async def test_it_can_be_typed_explained_and_read_in_both_languages(self, house: House) -> None:
        anna, ben = await house.people("Anna", "Ben")
        table = Table([anna, ben], Random(2))
        await table.open("tides")
        thread = (await house.board(table, ben)).channel_id
        panel = await house.panel(table, ben)
        assert "Welche bietest du?" in panel.text
        assert len(controls(panel, "")) == 3
        assert len(choices(panel)) == 3 + 3 * 2, "each card, and each with either answer to what comes then"
        offered = await ben.autocomplete("tides", "offer", focused="card", channel=thread)
        assert len(offered) == 3
        refused = await (await ben.command("tides", "offer", card="99", channel=thread)).reply()
        assert "nicht auf der Hand" in refused.text
        played = await (await ben.command("tides", "offer", card=offered[0]["value"], channel=thread)).reply()
        assert "Prahlst du?" in played.text
        assert "Tides" in (await (await anna.command("help")).reply()).text


async def _lobby_text(house: House, table: Table) -> str:
    row = await house.store.games.load(table.game_id)
    messages = await table.people[0].messages(str(row.channel_id))
    return next(seen.text for seen in messages if int(seen.id) == row.lobby_message_id)


def test_without_it_there_is_no_trace_of_it() -> None:
    assert "tides" not in registry()
    assert not texts().has("en", "tides-title")
