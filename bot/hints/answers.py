"""What is pressed for a hint: the question whether it is worth the rating, then the captain's three best choices."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence

from bot.errors import Sorry, Stale
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.hints.hints import BEST, Hints
from bot.hints.panel import hint_question, hint_view
from bot.ledger.ledger import Ledger
from bot.players.thinking import CannotThink, Thinking
from games.engine import Weighed

log = logging.getLogger(__name__)


GIVEN = 256
"""So many hints are remembered."""


class HintAnswers:
    """Answers to *Hint*. Only whoever asks sees them."""

    def __init__(self, ledger: Ledger, hints: Hints, thinking: Thinking) -> None:
        self._ledger = ledger
        self._hints = hints
        self._thinking = thinking
        self._given = OrderedDict[tuple[str, int], Sequence[Weighed]]()
        """By game and question: whoever asks for the same again is told the same, and nobody else that they did."""

    def answers(self) -> dict[str, Answer]:
        """A message of its own, so that the panel stays; the question becomes the hint in place."""
        return {
            "@hint": Answer("private", self.ask, "mover", "hint"),
            "@hinted": Answer("panel", self.give, "mover", "hint"),
        }

    async def ask(self, reply: Reply, press: Press) -> None:
        """Give the hint at once if it costs nothing any more; else say what it costs. Raises `Sorry`."""
        reply.acknowledge()
        loaded = await self._ledger.load(press.game_id)
        seat = self._hints.check_hint(loaded, reply.interaction.user.id)
        if await self._hints.hint_costs(loaded):
            await reply.show(hint_question(loaded, seat, loaded.words(reply.words.language)))
            return
        await self.give(reply, press)

    async def give(self, reply: Reply, press: Press) -> None:
        """Think, note it, and show it. Raises `Sorry`, also when the table moved on meanwhile."""
        reply.acknowledge()
        person = reply.interaction.user
        loaded = await self._ledger.load(press.game_id)
        seat = self._hints.check_hint(loaded, person.id)
        asked = loaded.saved.asked[seat]
        if (given := self._given.get((loaded.id, asked))) is not None:
            await reply.show(hint_view(loaded, seat, given, loaded.words(reply.words.language)))
            return

        async def still() -> None:
            now = await self._ledger.load(press.game_id)
            if now.saved.asked[self._hints.check_hint(now, person.id)] != asked:
                raise Sorry("hint-moved-on")

        try:
            best = (await self._thinking.weigh(loaded, seat, asker=reply.asker, still=still))[:BEST]
        except CannotThink as failed:
            log.error("game %s: no hint: %s", loaded.id, failed)
            raise Sorry("hint-failed") from failed
        try:
            loaded = await self._hints.note_hint(loaded.id, person.id, asked, reply.interaction.id)
        except Stale as stale:
            raise Sorry("hint-moved-on") from stale
        self._given[loaded.id, asked] = best
        if len(self._given) > GIVEN:
            self._given.popitem(last=False)
        await reply.show(hint_view(loaded, seat, best, loaded.words(reply.words.language)))
