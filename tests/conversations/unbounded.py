"""Watches in every conversation that whatever people do takes a part of a share when it calls others, or is much work:
it stands where that happens, whatever control or command leads there."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from contextvars import ContextVar
from typing import Any
from unittest.mock import patch

from bot.app import App
from bot.gateway.access import What
from bot.gateway.reply import Reply, Sharing
from bot.ledger.entry import Entry
from bot.privacy.exporting import exported
from bot.workers.workers import Workers


class Unbounded:
    """`found` is what was done without taking a part of its share."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._taken: ContextVar[tuple[str, What | None] | None] = ContextVar("taken", default=None)

    def watch(self, app: App, until: ExitStack) -> None:
        """Watch everything that is done by this app."""
        app.ledger.invite(self)
        app.client.shares = Watched(app.client.shares, self._taken)
        store, thinking = app.core.store, app.core.thinking
        places: list[tuple[Any, str, What]] = [
            (store.lobbies, "create_game", "lobby"),
            (store.challenges, "open_challenge", "challenge"),
            (thinking, "weigh", "hint"),
        ]
        for owner, name, share in places:
            until.enter_context(patch.object(owner, name, self.watched(owner, name, share)))
        workers = app.core.workers
        until.enter_context(patch.object(workers, "do", self.ordered(workers)))

    def watched(self, owner: object, name: str, share: What) -> Callable[..., Awaitable[Any]]:
        """The method of this name, which takes a part of this share when a person has it done."""

        async def does(*args: Any, **kwargs: Any) -> Any:
            self.done({share})
            return await getattr(type(owner), name)(owner, *args, **kwargs)

        return does

    def ordered(self, workers: Workers) -> Callable[..., Awaitable[Any]]:
        """The `do` of these workers, which takes a part of a share when a person has files made."""

        async def do(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            if function is exported:
                self.done({"file"})
            return await Workers.do(workers, function, *args, **kwargs)

        return do

    async def attend(self, entry: Entry) -> None:
        """What people do to a game that calls others apart from whoever decides next."""
        if any(each.pings for each in entry.change.announced):
            self.done({"offer", "call", "undo"})

    def done(self, shares: set[What]) -> None:
        """Something happens that takes a part of one of these shares."""
        taken = self._taken.get()
        if taken is not None and taken[1] not in shares:
            self.found.append(f"{taken[0]} does what takes a part of {sorted(shares)} and takes one of {taken[1]}")


class Watched:
    """The shares, which note what is taken for what is being done."""

    def __init__(self, shares: Sharing, taken: ContextVar[tuple[str, What | None] | None]) -> None:
        self._shares = shares
        self._taken = taken

    @asynccontextmanager
    async def part(self, reply: Reply, what: What | None) -> AsyncGenerator[None]:
        interaction = reply.interaction
        name = interaction.command.qualified_name if interaction.command is not None else str(interaction.data)
        before = self._taken.set((name, what))
        try:
            async with self._shares.part(reply, what):
                yield
        finally:
            self._taken.reset(before)
