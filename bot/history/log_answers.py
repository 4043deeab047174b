"""The log of a game: everything that happened, acts and takings back included, as far as its reader may know."""

from __future__ import annotations

from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.history.log_panel import log_view
from bot.ledger.chronicle import Chronicle
from bot.ledger.ledger import Ledger
from bot.text.event_lines import told_at


class LogAnswers:
    """Answers to /log and to what is pressed in it."""

    def __init__(self, ledger: Ledger, chronicle: Chronicle) -> None:
        self._ledger = ledger
        self._chronicle = chronicle

    def answers(self) -> dict[str, Answer]:
        """The log is a message of its own; its pages change in place."""
        return {
            "@log": Answer("private", lambda reply, press: self.show(reply, press.game_id), "watcher"),
            "@pages": Answer("panel", lambda reply, press: self.show(reply, press.game_id, press.argument), "watcher"),
        }

    async def show(self, reply: Reply, game_id: str, page: str = "") -> None:
        """A page of the log; the newest one unless another is named."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        words = loaded.words(reply.words.language)
        viewer = loaded.seat_of(reply.interaction.user.id)
        events = await self._chronicle.dated(loaded, viewer)
        await reply.show(log_view(loaded, words, told_at(events, words, viewer), page))
