"""Whole games of people pressing what they see, from the lobby to the final scoring."""

from __future__ import annotations

import pytest

from bot.sandbox.autoplay import controls
from tests.conversations.house import House


@pytest.mark.slow
async def test_a_game_goes_from_the_lobby_to_the_final_scoring(house: House) -> None:
    table, people = await house.game("Ben", "Carla")  # in German
    final = await table.play()
    loaded = await house.ledger.load(table.game_id)
    assert loaded.row.state == "finished"
    assert loaded.row.result is not None
    for score in loaded.row.result["scores"]:
        assert str(score["total"]) in final.pictures[0]["description"]
    assert controls(final, "@again")
    assert any(said in final.text for said in ("wins!", "gewinnt!", "victory!", "gemeinsam!"))
    await house.delivered(table)
    there = await people[0].messages(str(loaded.row.thread_id), limit=100)
    board = next(seen for seen in there if seen.id == str(loaded.row.board_message_id))
    assert "This game is over." in board.text or "Diese Partie ist zu Ende." in board.text
    assert not controls(board, "@play")
    assert people[0].me["locale"][:2] in ("en", "de")


async def test_the_thread_speaks_the_servers_language_and_the_panel_its_readers(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    board = await house.board(table, anna)
    assert "Play" in [item["label"] for item in board.buttons]
    panel = await house.panel(table, ben)
    assert ben.me["locale"] == "de"
    assert "Verlauf" in [item["label"] for item in panel.buttons]
