"""Where pictures are drawn: one thread beside the event loop, which never waits for a brush. However many somebody asks
for, everybody else's next one is only one of theirs away."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Any, NamedTuple, ParamSpec, TypeVar

import discord
import msgspec

from bot.pictures.replays import Order, draw
from bot.telemetry import meters
from bot.workers.queue import Asker, FairQueue, asking
from bot.workers.workers import Workers, ready
from games.engine import Result
from render import Painter, Picture, Words, prelude, table
from render.sampling import sampled

P = ParamSpec("P")
T = TypeVar("T")
KEPT = 4
"""So many replays are kept for the next person who asks."""


class Studio:
    """Draws pictures one after another in a thread of its own (the sprite caches are shared by all of them), in turn
    for those who ask (`asking`).

    Replays are drawn by the `workers`; where there are none, in the same thread. Of each picture it draws `every` so
    many-th pixel (see `render.sampling`): if that is not all of them, there need be no workers.
    """

    def __init__(self, workers: Workers | None = None, *, every: int = 1) -> None:
        self._workers = workers
        self._every = every
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studio")
        self._waiting = FairQueue[Callable[[], None]]()
        self._turn = Lock()
        self._replays: dict[bytes, asyncio.Task[Picture]] = {}

    def draw(self, paint: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        """What `paint` makes of these arguments, one picture or several. It takes its place in the queue at once."""

        def timed() -> T:
            began = time.perf_counter()
            with sampled(self._every):
                drawn = paint(*args, **kwargs)
            meters.current().drawn(time.perf_counter() - began)
            return drawn

        return self.apart(timed)

    def apart(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        """What `work` makes of these arguments, as a picture is drawn: for what one must be made from."""
        made = Future[T]()

        def piece() -> None:
            if made.set_running_or_notify_cancel():
                try:
                    made.set_result(work(*args, **kwargs))
                except BaseException as error:
                    made.set_exception(error)

        with self._turn:
            self._waiting.put(asking(), piece)
        loop = asyncio.get_running_loop()
        loop.run_in_executor(self._thread, self._next)
        return asyncio.wrap_future(made, loop=loop)

    def _next(self) -> None:
        """Do whatever is to be done next: as often as something was put there."""
        with self._turn:
            piece = self._waiting.take()
        assert piece is not None, "it was put there"
        piece()

    async def animate(self, order: Order, asker: Asker) -> Picture:
        """A replay; those who want the same one share it. Raises `Failed`, `Stopping`."""
        key = msgspec.msgpack.encode(order)
        task = self._replays.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            self._replays.pop(key, None)
            for drawn in [each for each, task in self._replays.items() if task.done()][: 1 - KEPT]:
                del self._replays[drawn]
            task = self._replays[key] = asyncio.create_task(self._animated(order, asker))
        return await asyncio.shield(task)

    async def _animated(self, order: Order, asker: Asker) -> Picture:
        if self._workers is None:
            return await self.draw(draw, order)
        return await self._workers.do(draw, ready(order), asker=asker)

    def close(self) -> None:
        """Finish the pictures that were begun; replays are drawn again when they are asked for again."""
        for task in self._replays.values():
            task.cancel()
        self._thread.shutdown(wait=True)


def board_pictures(paint: Painter, view: Any, words: Words, *, names: Sequence[str], changed: Any) -> list[Picture]:
    """What a public board shows: how the table came to be as it is, where the game tells that, and the table last,
    at a glance if that is how it can be read."""
    before = prelude(paint, view, words, names=names, changed=changed)
    return [*before, table(paint, view, words, names=names, changed=changed)]


def final_pictures(
    paint: Painter, view: Any, result: Result, words: Words, *, names: Sequence[str], changed: Any
) -> list[Picture]:
    """What the end of a game shows: how it came to it, where the game tells that, and the final scoring last."""
    before = prelude(paint, view, words, names=names, changed=changed)
    return [*before, paint.scoring(view, result, words, names=names)]


class Attached(NamedTuple):
    """The pictures of a message: those that lead to what it is about, that itself, and what shows it whole."""

    leading: list[discord.File]
    main: discord.File
    whole: discord.File | None = None

    @property
    def all(self) -> list[discord.File]:
        """All of them in their order."""
        return [*self.leading, self.main, *([self.whole] if self.whole is not None else [])]


def attach_all(pictures: Sequence[Picture], name: str) -> Attached:
    """The pictures of one message in their order. The table, or whatever it is, bears the name; those that lead to it
    are numbered."""
    leading = [attach(each, f"{name}-{number}") for number, each in enumerate(pictures[:-1], 1)]
    last = pictures[-1]
    if last.whole is None:
        return Attached(leading, attach(last, name))
    return Attached(leading, attach(last, f"{name}-glance"), attach(last.whole, name))


def attach(picture: Picture, name: str) -> discord.File:
    """The picture as an attachment with its text for people who don't see it."""
    return discord.File(io.BytesIO(picture.data), f"{name}.{picture.kind}", description=picture.alt)
