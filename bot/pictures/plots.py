"""Pictures of statistics and leaderboards, drawn in a process of their own: the plotting library takes a second to
load and 55 MB, which the bot itself is spared. Started as `python -m bot.pictures.plots` by `show`."""

from __future__ import annotations

import msgspec

from bot.players.worker_process import apart, serve
from render.canvas import Picture
from render.results import Board, Page


async def show(content: Page | Board) -> Picture:
    """The picture, drawn beside everything else. Raises `bot.players.worker_process.Failed`."""
    return msgspec.msgpack.decode(await apart("bot.pictures.plots", msgspec.msgpack.encode(content)), type=Picture)


def _draw(order: bytes) -> bytes:
    from render.results.drawing import results_picture  # noqa: PLC0415 - the bot itself draws none of these

    return msgspec.msgpack.encode(results_picture(msgspec.msgpack.decode(order, type=Page | Board)))


if __name__ == "__main__":
    serve(_draw)
