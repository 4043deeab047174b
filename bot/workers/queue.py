"""Who waits for heavy work, and whose turn is next: servers in turn, on each server its askers in turn.
What the work is, and who does it, nobody here knows."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """For whom work is done: somebody on a server (None: in direct messages, or on all servers at once).

    Who is a person, or a purpose of the server's own such as its computer players.
    """

    server: int | None
    who: int | str


BOT = Asker(None, "bot")
_asking = ContextVar("asking", default=BOT)


@contextmanager
def asked_by(asker: Asker) -> Generator[None]:
    """All that is done meanwhile, in tasks begun meanwhile too, is done for them."""
    before = _asking.set(asker)
    try:
        yield
    finally:
        _asking.reset(before)


def asking() -> Asker:
    """For whom something is done now; the bot itself where nobody has asked for it, as for a board."""
    return _asking.get()


class FairQueue(Generic[T]):
    """However much one asker has waiting, the others' next pieces are only one of theirs away."""

    def __init__(self) -> None:
        self._servers: dict[int | None, dict[int | str, deque[T]]] = {}

    def __len__(self) -> int:
        return sum(len(line) for lines in self._servers.values() for line in lines.values())

    def put(self, asker: Asker, piece: T) -> None:
        """Let it wait behind what its asker has waiting."""
        self._servers.setdefault(asker.server, {}).setdefault(asker.who, deque()).append(piece)

    def take(self) -> T | None:
        """The next piece; None when nothing waits. Its server, and its asker there, come last from now on."""
        if not self._servers:
            return None
        server, lines = next(iter(self._servers.items()))
        who, line = next(iter(lines.items()))
        piece = line.popleft()
        del self._servers[server], lines[who]
        if line:
            lines[who] = line
        if lines:
            self._servers[server] = lines
        return piece

    def drop(self, asker: Asker, piece: T) -> None:
        """Let what waits wait no more."""
        lines = self._servers[asker.server]
        lines[asker.who].remove(piece)
        if not lines[asker.who]:
            del lines[asker.who]
        if not lines:
            del self._servers[asker.server]
