"""The replay: posted after the final scoring, shown privately on demand, drawn beside the boards."""

from __future__ import annotations

import msgspec
import pytest

from bot.pictures.replays import Order
from bot.pictures.studio import Studio
from bot.sandbox.autoplay import controls, game_of
from bot.sandbox.people import ShownMessage
from render import Picture
from tests.conversations.house import House
from tests.conversations.rushing import rushed


@pytest.mark.slow
async def test_the_whole_game_is_shown_after_the_final_scoring_to_all_and_in_ones_own_language(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    final = await rushed(house, table, anna)

    def is_replay(seen: ShownMessage) -> bool:
        return game_of(seen) == table.game_id and bool(controls(seen, "@watch"))

    posted = await anna.wait_for(is_replay)
    assert int(posted.id) > int(final.id)
    assert not posted.ephemeral
    assert not posted.pings
    assert posted.pictures[0]["description"].startswith("Replay of a game of Fleet in ")
    for message, action in ((posted, "@watch"), (final, "@replay")):
        shown = await (await ben.press(message, controls(message, action)[0])).reply()
        assert shown.ephemeral
        assert shown.pictures[0]["description"].startswith("Wiederholung einer Partie Fleet in ")


async def test_a_running_game_can_be_replayed_so_far_by_command(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    board = await house.board(table, anna)
    shown = await (await anna.command("replay", channel=board.channel_id)).reply()
    assert shown.ephemeral
    assert shown.pictures[0]["description"].startswith("Replay of a game of Fleet in ")


async def test_a_game_of_other_rules_is_not_replayed_but_explained(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    board = await house.board(table, anna)
    loaded = await house.ledger.load(table.game_id)
    monkeypatch.setattr(type(loaded.game), "rules", loaded.game.rules + 1)
    shown = await (await anna.command("replay", channel=board.channel_id)).reply()
    assert "no longer be replayed" in shown.text


async def test_who_wants_the_same_replay_shares_one_drawing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await house.game("Anna", "Ben")
    record = await house.ledger.record(await house.ledger.load(table.game_id))
    drawn: list[str] = []

    async def show(order: Order) -> Picture:
        drawn.append(order.language)
        return Picture(b"", 1, 1, order.language)

    monkeypatch.setattr("bot.pictures.studio.show", show)
    studio = Studio()
    english, german = Order(record, ["A", "B"], "en"), Order(record, ["A", "B"], "de")
    for order in (english, german, msgspec.structs.replace(english)):
        assert (await studio.animate(order)).alt == order.language
    assert drawn == ["en", "de"]
    studio.close()
