"""The replay: posted after the final scoring, shown privately on demand, drawn beside the boards."""

from __future__ import annotations

import io
from random import Random

import msgspec
import pytest
from PIL import Image

from bot.pictures.replays import Order, frames
from bot.pictures.studio import Studio
from bot.sandbox.autoplay import Stuck, Table, controls, game_of
from bot.sandbox.people import ShownMessage
from bot.sandbox.replay_watching import frames_of, watched
from bot.workers.queue import Asker
from render import Picture
from tests.conversations.house import EVERY, House
from tests.conversations.rushing import rushed


def _is_replay(table: Table, seen: ShownMessage) -> bool:
    return game_of(seen) == table.game_id and bool(controls(seen, "@watch"))


@pytest.mark.slow
async def test_the_whole_game_is_shown_after_the_final_scoring_to_all_and_in_ones_own_language(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    final = await rushed(house, table, anna)
    posted = await anna.wait_for(lambda seen: _is_replay(table, seen))
    assert int(posted.id) > int(final.id)
    assert not posted.ephemeral
    assert not posted.pings
    assert posted.pictures[0]["description"].startswith("Replay of a game of Fleet in ")
    for message, action in ((posted, "@watch"), (final, "@replay")):
        shown = await (await ben.press(message, controls(message, action)[0])).reply()
        assert shown.ephemeral
        assert shown.pictures[0]["description"].startswith("Film einer Partie Fleet in ")


@pytest.mark.slow
async def test_a_running_game_can_be_replayed_so_far_by_command(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    board = await house.board(table, anna)
    shown = await (await anna.command("replay", channel=board.channel_id)).reply()
    assert shown.ephemeral
    assert shown.pictures[0]["description"].startswith("Replay of a game of Fleet in ")


@pytest.mark.slow
async def test_a_game_of_other_rules_is_not_replayed_but_explained(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    board = await house.board(table, anna)
    loaded = await house.ledger.load(table.game_id)
    monkeypatch.setattr(type(loaded.game), "rules", loaded.game.rules + 1)
    shown = await (await anna.command("replay", channel=board.channel_id)).reply()
    assert "can't be replayed" in shown.text


async def test_who_wants_the_same_replay_shares_one_drawing(house: House) -> None:
    table, _ = await house.game("Anna", "Ben")
    record = await house.ledger.record(await house.ledger.load(table.game_id))
    english, german = Order(record, ["A", "B"], "en"), Order(record, ["A", "B"], "de")
    drawn = await house.studio.animate(english, Asker(None, 1))
    other = await house.studio.animate(german, Asker(None, 1))
    assert await house.studio.animate(msgspec.structs.replace(english), Asker(None, 2)) is drawn
    assert other.alt != drawn.alt


class TestInAProcessOfItsOwn:
    """Where replays are drawn for people."""

    @pytest.fixture(autouse=True)
    def _the_same_dice(self) -> None:
        """The other process knows no luck but that of the game."""

    @pytest.mark.slow
    async def test_a_whole_game_is_an_animation_of_every_turn(self, house: House) -> None:
        house.studio.use(Studio(house.processes()))
        table, (anna, _) = await house.game("Anna", "Ben")
        final = await rushed(house, table, anna)
        loaded = await house.ledger.load(table.game_id)
        turns = len(frames(loaded.game, await house.ledger.record(loaded)))
        assert turns > 20
        assert await watched(anna, final) == turns
        posted = await anna.wait_for(lambda seen: _is_replay(table, seen))
        assert frames_of(await anna.fetch(posted.pictures[0]["url"])) == turns


class Stills(Studio):
    """Draws replays in which something is missing."""

    def __init__(self, file: bytes | None) -> None:
        super().__init__(every=EVERY)
        self.file = file

    async def animate(self, order: Order, asker: Asker) -> Picture:
        if self.file is None:
            raise MemoryError("the film is torn")
        return Picture(self.file, 1, 1, "a replay", "webp")


def _film(*colors: str) -> bytes:
    """An animation: of each frame the table's color and the caption's."""
    frames, out = [Image.new("RGB", (8, 80), color) for color in colors], io.BytesIO()
    for number, frame in enumerate(frames):
        frame.paste((0, 0, 90 * number), (0, 40, 8, 80))
    frames[0].save(out, "WEBP", save_all=True, append_images=frames[1:], lossless=True)
    return out.getvalue()


@pytest.mark.slow
@pytest.mark.usefixtures("tides")
async def test_the_self_test_notices_a_replay_that_is_none(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    table = Table([anna, ben], Random(1))
    await table.open("tides")
    final = await table.play()
    for file, fault in (
        (None, "this came instead"),
        (b"no image", "is no image"),
        (_film("red"), "has one frame"),
        (_film("red", "red", "red"), "has 3 frames, and all of them show the same"),
    ):
        house.studio.use(Stills(file))
        with pytest.raises(Stuck, match=fault):
            await watched(anna, final)
    house.studio.use(Stills(_film("red", "red", "blue")))
    assert await watched(anna, final) == 3
