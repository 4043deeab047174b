"""The private panel of a table: who plays where, and what the person who looks may do about it.
Shown to whoever asks, and as it is then to whoever has done something there."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.gateway.permissions import manages
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.seats.panel import PersonAtTable, seats_view
from db.errors import DuplicateInteraction


class TableAnswers:
    """Answers with the panel of a table."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def answers(self) -> dict[str, Answer]:
        """What opens the panel."""
        return {"@manage": Answer("panel", lambda reply, press: self.show(reply, press.game_id), "watcher")}

    async def show(self, reply: Reply, game_id: str) -> None:
        """The panel. Raises `Sorry` for a lobby: there, everything has a button of its own."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        await self._panel(reply, loaded)

    async def do(self, reply: Reply, game_id: str, doing: Awaitable[Loaded], said: str = "") -> None:
        """Do it, and show the panel as it is then."""
        reply.acknowledge()
        try:
            loaded = await doing
        except DuplicateInteraction:  # its twin has done it, but perhaps this one was acknowledged
            loaded = await self._ledger.load(game_id)
        reply.played = True
        await self._panel(reply, loaded, reply.words(said) if said else "")

    async def _panel(self, reply: Reply, loaded: Loaded, said: str = "") -> None:
        who = PersonAtTable.of(
            loaded, reply.interaction.user.id, manages=manages(reply.interaction, loaded.row.guild_id)
        )
        await reply.show(seats_view(loaded, loaded.words(reply.words.language), who, said))
