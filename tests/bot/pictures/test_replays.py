"""Replays: their frames, their captions, and the process that draws them."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

from bot.pictures.replays import ROOM, Order, caption, frames
from bot.pictures.studio import Studio
from bot.text import texts
from bot.tools.gallery.moments import play
from bot.workers.process import Failed
from bot.workers.queue import Asker
from bot.workers.workers import Workers
from games.engine import Record, registry, replay, visible
from render import Picture

FLEET = registry()["fleet_dice"]
PLAYED = play(FLEET, 2, "replays", player="random")


@pytest.mark.parametrize("most", [1000, 20, 3])
def test_every_public_event_is_told_in_exactly_one_frame(most: int) -> None:
    found = frames(FLEET, PLAYED.record, most)
    _, told = replay(FLEET, PLAYED.record)
    assert [event for frame in found for event in frame.events] == [
        event for events in told for event in visible(events, None)
    ]
    assert len(found) <= most


def test_frames_begin_with_the_deal_and_end_with_the_end() -> None:
    found = frames(FLEET, PLAYED.record, 10)
    assert found[0].view == FLEET.view(PLAYED.moments[0].table, None)
    assert found[-1].view == FLEET.view(PLAYED.moments[-1].table, None)
    assert all(frame.view.viewer is None for frame in found)


def test_a_game_alone_has_frames_for_every_throw_of_its_dice() -> None:
    alone = play(FLEET, 1, "replays", player="random").record
    found = frames(FLEET, alone)
    thrown = [event for frame in found for event in frame.events if event.kind == "rolled"]
    assert len(thrown) == 16
    assert len(found) > len(thrown)
    assert all(sum(event.kind == "rolled" for event in frame.events) <= 1 for frame in found)


def test_captions_are_plain_and_hold_the_newest_sentences() -> None:
    words = texts().words("en").of("fleet_dice", ["Anna", "Ben"])
    found = frames(FLEET, PLAYED.record)
    captions = [caption(frame.events, words) for frame in found]
    assert all(len(each) <= ROOM and "*" not in each for each in captions)
    assert all(captions)


@pytest.mark.slow
async def test_the_animation_comes_from_another_process_with_a_strip_for_captions() -> None:
    short = Record(**{name: getattr(PLAYED.record, name) for name in Record.__struct_fields__ if name != "choices"},
                   choices=PLAYED.record.choices[:6])  # fmt: skip
    foreign = Record(game="fleet_dice", rules=0, shape=0, seats=2, settings={}, data="", secret=b"", salt="")
    workers = Workers()
    studio = Studio(workers)
    try:
        picture = await studio.animate(Order(short, ["Anna", "Ben"], "de"), Asker(None, 1))
        image = Image.open(io.BytesIO(picture.data))
        assert picture.kind == "webp"
        assert image.n_frames == len(frames(FLEET, short))  # type: ignore[attr-defined]
        with pytest.raises(Failed, match="RecordMismatch"):
            await studio.animate(Order(foreign, ["Anna", "Ben"], "en"), Asker(None, 1))
    finally:
        studio.close()
        await workers.close()


class Drawing:
    """A worker that draws nothing; `drawn` are the languages of what it was given."""

    def __init__(self, drawn: list[str]) -> None:
        self._drawn = drawn

    async def do(self, function: Callable[[Any], Any], order: Any) -> Any:
        await asyncio.sleep(0)
        self._drawn.append(order.language)
        return Picture(b"", 1, 1, order.language)

    def end(self) -> None: ...

    async def ended(self) -> None: ...


async def test_one_who_asks_for_many_replays_keeps_nobody_from_theirs() -> None:
    drawn = list[str]()
    studio = Studio(Workers(make=lambda: Drawing(drawn)))
    greedy, names = Asker(7, 11), ["Anna", "Ben"]
    many = [asyncio.create_task(studio.animate(Order(PLAYED.record, names, f"{n}"), greedy)) for n in range(24)]
    await asyncio.sleep(0)
    before = len(drawn)
    ends = [asyncio.create_task(studio.animate(Order(PLAYED.record, names, "end"), Asker(7, "replays")))]
    twice = [asyncio.create_task(studio.animate(Order(PLAYED.record, names, "20"), Asker(8, 12))) for _ in range(2)]
    await asyncio.gather(*many, *ends, *twice)
    assert drawn.index("end") <= before + 3, (
        "behind what is begun, one of the greedy one's, and one of another server's"
    )
    assert len(drawn) == 25, "what several want is drawn once, however much else is asked for"
    studio.close()
