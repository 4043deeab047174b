"""The studio of a desk: a picture that is not drawn is a digest of what it would be drawn from, for it follows from
that alone. It goes where the picture would go."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ParamSpec, TypeVar

import msgspec

from bot.pictures.replays import Order, frames
from bot.pictures.studio import Studio, board_pictures, final_pictures
from bot.workers.queue import Asker
from games.engine import registry
from games.engine.conformance import plain
from render import Picture

P = ParamSpec("P")
T = TypeVar("T")


class RecordingStudio(Studio):
    """Draws when `draws` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.draws = False

    def draw(self, paint: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        drawn = asyncio.get_running_loop().create_future()
        if self.draws:
            drawn.set_result(paint(*args, **kwargs))
        else:
            stands_for = _digest([paint.__name__, _views(args), _views(kwargs.values())])
            drawn.set_result([stands_for] if paint in (board_pictures, final_pictures) else stands_for)
        return drawn

    async def animate(self, order: Order, asker: Asker) -> Picture:
        """A replay: every view and event of it. What it is made from stays in the house."""
        game_frames = frames(registry()[order.record.game], order.record)
        return _digest([(frame.view, frame.events) for frame in game_frames])


def _digest(thing: Any) -> Picture:
    return Picture(hashlib.blake2b(plain(thing)).digest(), 1, 1, "not drawn")


def _views(arguments: Iterable[Any]) -> list[Any]:
    return [each for each in arguments if isinstance(each, msgspec.Struct | int | list | Mapping)]
