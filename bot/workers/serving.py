"""The other side of a worker process: reads orders, does them, writes the answers, and ends with the bot.
Only what an order needs is imported, so that a process that thinks has nothing of pictures in it."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from bot.workers.process import DONE, FAILED, LAST, LENGTH, types_of

NICENESS = 5
LARGEST_MB = 120.0
"""What a process takes beyond that, after a replay, it gives back by ending."""
_encode = msgspec.msgpack.Encoder().encode


class Named(msgspec.Struct, frozen=True, array_like=True):
    """Which function is to be called with what."""

    function: str
    order: msgspec.Raw


def done(asked: bytes) -> bytes:
    """The answer to an order: what the function made of it, or why it made nothing."""
    try:
        named = msgspec.msgpack.decode(asked, type=Named)
        function = _function(named.function)
        return DONE + _encode(function(msgspec.msgpack.decode(named.order, type=types_of(function)[0])))
    except Exception as error:  # the bot is told, and logs it
        return FAILED + repr(error).encode()


def _function(name: str) -> Callable[[Any], Any]:
    module, _, function = name.partition(":")
    known = module in sys.modules
    found: Callable[[Any], Any] = getattr(import_module(module), function)
    if not known:
        gc.collect()
        gc.freeze()  # what is loaded stays for good: the collector need not look through it while somebody waits
    return found


def resident_mb() -> float:
    """The memory this process takes now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def orders(bot: BinaryIO) -> Iterator[bytes]:
    """Order after order, until the bot is gone."""
    while len(length := bot.read(LENGTH)) == LENGTH:
        yield bot.read(int.from_bytes(length))


def serve(bot: BinaryIO, answers: BinaryIO) -> None:
    """Do what is ordered until the bot is gone; then at once end, in the middle of whatever is being done."""
    waiting = SimpleQueue[bytes]()

    def listen() -> None:
        for order in orders(bot):
            waiting.put(order)
        os._exit(0)

    Thread(target=listen, name="orders", daemon=True).start()
    while True:
        answer = done(waiting.get())
        if answer[:1] == DONE and resident_mb() > LARGEST_MB:
            answer = LAST + answer[1:]
        answers.write(len(answer).to_bytes(LENGTH) + answer)
        answers.flush()


def main() -> None:
    """Be a worker process; politely, below the bot itself, which says when it is over."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for number in (signal.SIGINT, signal.SIGTERM):  # whoever stops the bot may send them to all its processes
        signal.signal(number, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anybody prints is no answer
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
