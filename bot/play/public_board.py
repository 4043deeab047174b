"""`/board`: the table for whoever asks, and a look whether everybody else can still see it; of a lobby its message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.play.lookup_answers import LookupAnswers


class PublicBoard:
    """`show_lobby` answers with the message of a lobby; `look_after` lets a game's newest board be looked for."""

    def __init__(
        self,
        ledger: Ledger,
        lookup: LookupAnswers,
        show_lobby: Callable[[Reply, Loaded], Awaitable[None]],
        look_after: Callable[[str], Awaitable[None]],
    ) -> None:
        self._ledger = ledger
        self._lookup = lookup
        self._show_lobby = show_lobby
        self._look_after = look_after

    async def show(self, reply: Reply, game_id: str, part: str) -> None:
        """The table or a `part` of it."""
        reply.acknowledge()
        loaded = await self._ledger.load(game_id)
        if loaded.row.state == "lobby":
            await self._show_lobby(reply, loaded)
            return
        await self._lookup.table(reply, game_id, part)
        if loaded.row.state == "running":
            await self._look_after(game_id)
