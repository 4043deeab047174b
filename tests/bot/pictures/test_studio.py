"""In whose turn pictures are drawn: nobody waits for more than one of each other person's."""

from __future__ import annotations

import asyncio
from threading import Event

from bot.pictures.studio import Studio
from bot.workers.queue import Asker, asked_by

HARBOR, ISLAND = 1, 2


async def test_whoever_leafs_quickly_delays_nobodys_picture_by_more_than_one() -> None:
    studio, drawn, begun = Studio(), list[str](), Event()

    def paint(what: str) -> str:
        begun.wait()
        drawn.append(what)
        return what

    with asked_by(Asker(HARBOR, 11)):
        pictures = [studio.draw(paint, f"page {number}") for number in range(20)]
    with asked_by(Asker(HARBOR, 12)):
        pictures.append(studio.draw(paint, "somebody else's table"))
    with asked_by(Asker(ISLAND, 13)):
        pictures.append(studio.apart(paint, "somebody's turn elsewhere"))
    pictures.append(studio.draw(paint, "a board"))
    begun.set()
    assert await asyncio.gather(*pictures) == [
        *(f"page {number}" for number in range(20)),
        "somebody else's table",
        "somebody's turn elsewhere",
        "a board",
    ]
    assert drawn.index("somebody else's table") <= 5
    assert drawn.index("somebody's turn elsewhere") <= 3
    assert drawn.index("a board") <= 3
    assert [each for each in drawn if each.startswith("page")] == [f"page {number}" for number in range(20)]
    studio.close()


async def test_what_nobody_waits_for_any_more_is_not_drawn_and_what_fails_fails_alone() -> None:
    studio, drawn, begun = Studio(), list[str](), Event()

    def paint(what: str) -> str:
        begun.wait()
        if what == "torn":
            raise MemoryError(what)
        drawn.append(what)
        return what

    first, unwanted, torn, last = (studio.draw(paint, each) for each in ("first", "unwanted", "torn", "last"))
    unwanted.cancel()
    await asyncio.sleep(0)  # the studio hears of it
    begun.set()
    assert [await first, await last] == ["first", "last"]
    assert isinstance(torn.exception(), MemoryError)
    studio.close()
    assert drawn == ["first", "last"]


async def test_what_waits_when_the_studio_closes_is_finished() -> None:
    studio = Studio()
    pictures = [studio.draw(str, number) for number in range(5)]
    studio.close()
    assert await asyncio.gather(*pictures) == ["0", "1", "2", "3", "4"]
