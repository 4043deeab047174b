"""An event loop whose time stands still while anything is going on, and jumps to the next timer when nothing is:
no wait takes real time, and none ends early because a machine is slow. What leaves the loop is in `outside_work.py`."""

from __future__ import annotations

import asyncio
import errno
import os
import selectors
import socket
import threading
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import wraps
from ssl import SSLContext
from typing import Any, ParamSpec, TypeVar

from bot.sandbox.clock import SystemClock
from bot.sandbox.pipe import connect

P = ParamSpec("P")
T = TypeVar("T")
BEGIN = datetime(2026, 3, 4, 12, tzinfo=UTC)
"""When held time begins: at noon on a Wednesday."""
NEAR = ("127.0.0.1", 0)
"""Where whoever calls a server of this loop is."""
LONGEST_S = 3600.0
"""Nobody waits so long for anything unless said otherwise: what is waited for will never come."""


class NothingHappens(AssertionError):
    """Whatever waits in the loop waits in vain; the message says where."""


class HeldTime(asyncio.SelectorEventLoop):
    """`outside` counts what is under way elsewhere, in threads and other processes: time stands still meanwhile.
    Once more than `longest_s` would have passed, since the beginning or `renew_patience`, whatever still waits waits in
    vain.

    Executors are counted by the loop, everything else by whoever waits for it (`counted`). `uncounted` are the threads
    that came back from what nobody had counted: time may have jumped past it.

    A client and a server of this loop are connected in memory (`pipe.py`): no byte is ever on its way unseen. That
    both would encrypt is left out.
    """

    def __init__(self, longest_s: float = LONGEST_S) -> None:
        self.outside = 0
        self.uncounted: list[str] = []
        self._now = 0.0
        self._longest_s = self._limit = longest_s
        self._abandoned = False
        self._own_thread = threading.get_ident()
        self._servers: dict[object, tuple[asyncio.Server, Callable[[], asyncio.BaseProtocol], SSLContext | None]] = {}
        self._called: dict[socket.socket, object] = {}
        super().__init__(_Selector(self))
        self._executor = ThreadPoolExecutor(thread_name_prefix="asyncio")
        self.set_default_executor(self._executor)

    # -- time ---------------------------------------------------------------------------------------------------------

    def time(self) -> float:
        return self._now

    def now(self) -> datetime:
        """The moment, as a calendar has it."""
        return BEGIN + timedelta(seconds=self._now)

    def clock(self) -> SystemClock:
        """A clock for the stand-in that goes with this loop."""
        return SystemClock(lambda: self.now().timestamp())

    def jump(self, seconds: float | None) -> None:
        """Let the time until the next timer pass (None: there is no timer). Raises `NothingHappens`."""
        if seconds is None or self._now + seconds > self._limit:
            self.renew_patience()  # for whatever is still to be tidied away
            waiting = sorted(f"{task.get_name()}: {' > '.join(_places(task))}" for task in asyncio.all_tasks(self))
            raise NothingHappens("\n".join(["nothing will happen any more, and this waits for something:", *waiting]))
        self._now += seconds

    def renew_patience(self) -> None:
        """What was waited for has come: from now on as much time may pass as at the beginning."""
        self._limit = self._now + self._longest_s

    # -- work outside -------------------------------------------------------------------------------------------------

    @contextmanager
    def work_outside(self) -> Generator[None]:
        """Something is under way in another thread or process, which wakes the loop when it is done."""
        self.outside += 1
        try:
            yield
        except asyncio.CancelledError:
            self._abandoned = True  # it may come back although nobody waits for it any more
            raise
        finally:
            self.outside -= 1

    def run_in_executor(self, executor: Executor | None, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        submitted = (executor or self._executor).submit(func, *args)
        self.outside += 1
        awaited = asyncio.wrap_future(submitted, loop=self)
        submitted.add_done_callback(self._came_back)  # after the result, which is on its way to the loop by then
        return awaited

    def _came_back(self, _: object) -> None:
        def note() -> None:
            self.outside -= 1

        if not self.is_closed():
            self.call_soon_threadsafe(note)

    async def shutdown_default_executor(self, *args: Any) -> None:
        with self.work_outside():
            await super().shutdown_default_executor(*args)

    def call_soon_threadsafe(self, callback: Callable[..., object], *args: Any, context: Any = None) -> asyncio.Handle:
        if not (self.outside or self._abandoned) and threading.get_ident() != self._own_thread:
            self.uncounted.append(f"{threading.current_thread().name} came back with {callback!r}")
        return super().call_soon_threadsafe(callback, *args, context=context)

    # -- connections --------------------------------------------------------------------------------------------------

    async def create_server(self, protocol_factory: Any, *args: Any, **options: Any) -> asyncio.Server:
        server = await super().create_server(protocol_factory, *args, **options)
        for listening in server.sockets:
            self._servers[listening.getsockname()] = (server, protocol_factory, options.get("ssl"))
        return server

    async def sock_connect(self, sock: socket.socket, address: Any) -> None:
        if address in self._servers:
            self._server_at(address)
            self._called[sock] = address
            return
        with self.work_outside():
            await super().sock_connect(sock, address)

    async def create_connection(
        self, protocol_factory: Any, host: Any = None, port: Any = None, *, sock: Any = None, **options: Any
    ) -> Any:
        address = (host, port)
        if sock in self._called:
            address = self._called.pop(sock)
            sock.close()  # it is not used
        if address not in self._servers:
            return await super().create_connection(protocol_factory, host, port, sock=sock, **options)
        far_protocol, context = self._server_at(address)
        protocol = protocol_factory()
        facts = {"peername": address, "sslcontext": options.get("ssl") or None}
        return connect(protocol, far_protocol(), facts, {"peername": NEAR, "sslcontext": context}), protocol

    def _server_at(self, address: object) -> tuple[Callable[[], asyncio.BaseProtocol], SSLContext | None]:
        """What answers at an address of this loop, and how it is encrypted."""
        server, protocol_factory, context = self._servers[address]
        if not server.is_serving():
            raise ConnectionRefusedError(errno.ECONNREFUSED, f"{address}: {os.strerror(errno.ECONNREFUSED)}")
        return protocol_factory, context

    def close(self) -> None:
        for sock in self._called:
            sock.close()
        super().close()


class _Selector(selectors.DefaultSelector):
    """Waits really only for what is outside; otherwise it lets the time pass."""

    def __init__(self, loop: HeldTime) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        if self._loop.outside:
            return super().select(None)
        found = super().select(0)
        if not found:
            self._loop.jump(timeout)
        return found


def held_time() -> HeldTime:
    """The loop that runs."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, HeldTime), "this runs by real time"
    return loop


def counted(wait: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """The same, counted as work outside of the loop; for what waits for nothing inside of it."""

    @wraps(wait)
    async def waiting(*args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        if not isinstance(loop, HeldTime):  # in a thread with a loop of its own, such as an operator's command
            return await wait(*args, **kwargs)
        with loop.work_outside():
            return await wait(*args, **kwargs)

    return waiting


def _places(task: asyncio.Task[Any]) -> Iterator[str]:
    """Where a task waits, from the outermost coroutine to the innermost."""
    waiting: Any = task.get_coro()
    while (frame := getattr(waiting, "cr_frame", None)) is not None:
        yield f"{frame.f_code.co_name} ({os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno})"
        waiting = waiting.cr_await
