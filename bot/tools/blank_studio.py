"""A studio that draws nothing, for tools that watch who is told what and when, and not what it looks like."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bot.pictures.replays import Order
from bot.pictures.studio import Studio, board_pictures, final_pictures
from bot.workers.queue import Asker
from render import Picture

BLANK = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010800000000"
    "3a7e9b550000000a49444154789c6360000000020001e221bc330000000049454e44ae426082"
)
"""The smallest gray PNG."""


class Blank(Studio):
    """Every picture is one gray dot."""

    def draw(self, paint: Callable[..., Any], /, *args: Any, **kwargs: Any) -> asyncio.Future[Any]:
        dot = Picture(BLANK, 1, 1, "blank")
        drawn: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        drawn.set_result([dot] if paint in (board_pictures, final_pictures) else dot)
        return drawn

    async def animate(self, order: Order, asker: Asker) -> Picture:
        return Picture(BLANK, 1, 1, "blank")
