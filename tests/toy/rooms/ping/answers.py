"""What /ping and its button do."""

from __future__ import annotations

from bot.gateway.controls import control
from bot.gateway.layout import button, layout, rows, text
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from tests.toy.rooms.ping.pings import Pings


class PingAnswers:
    """For whoever wants to hear of a move."""

    def __init__(self, ledger: Ledger, pings: Pings) -> None:
        self._ledger = ledger
        self._pings = pings

    def answers(self) -> dict[str, Answer]:
        """The button."""
        return {"@ping": Answer("panel", self.promise, "watcher")}

    async def ask(self, reply: Reply, game_id: str) -> None:
        """The question, with its button."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        yes = button(control(loaded.id, loaded.row.revision, "@ping"), reply.words("ping-button"))
        await reply.show(layout(text(reply.words("ping-question")), *rows([yes])))

    async def promise(self, reply: Reply, press: Press) -> None:
        """It will be said."""
        reply.acknowledge()
        self._pings.wanted.add(press.game_id)
        await reply.show(layout(text(reply.words("ping-promised"))))
