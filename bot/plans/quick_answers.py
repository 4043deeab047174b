"""A plan by one press in the private panel of whoever waits, which then shows it. Only they see it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Sorry
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.plan import Wish
from bot.plans.advice import Advice
from bot.plans.plans import FIRST_LIST, Plans


class QuickPlanAnswers:
    """Plans what a computer player would, and what was planned last."""

    def __init__(self, ledger: Ledger, plans: Plans, advice: Advice, panel: SeatPanel) -> None:
        self._ledger = ledger
        self._plans = plans
        self._advice = advice
        self._panel = panel

    def answers(self) -> dict[str, Answer]:
        """The buttons beside the one that opens the panel of a plan."""
        return {
            "@ahead": Answer("panel", self._as_suggested, "player", "hint"),
            "@anew": Answer("panel", self._as_last_time, "player"),
        }

    async def _as_suggested(self, reply: Reply, press: Press) -> None:
        reply.acknowledge()
        loaded, seat = await self._waiting(reply, press)
        await self._plan(reply, loaded, seat, await self._advice.suggested(loaded, seat, (), reply.asker))

    async def _as_last_time(self, reply: Reply, press: Press) -> None:
        reply.acknowledge()
        loaded, seat = await self._waiting(reply, press)
        await self._plan(reply, loaded, seat, self._plans.earlier_of(loaded, seat))

    async def _waiting(self, reply: Reply, press: Press) -> tuple[Loaded, int]:
        """The game and the seat of somebody who can plan. Raises `Sorry`, which the panel itself says, for nobody looks
        below it; whose turn it is by now is asked there."""
        loaded = await self._ledger.load(press.game_id)
        loaded.check_dealt()
        seat = loaded.seat_held(reply.interaction.user.id)

        async def show(sentence: str) -> None:
            now = await self._ledger.load(press.game_id)
            asked = now.row.state == "running" and now.game.step(now.table, seat) is not None
            await self._panel.show(reply, now, seat, notice=reply.words("plan-decide-first") if asked else sentence)

        reply.refuse_in(show)
        self._plans.plannable(loaded, seat)
        return loaded, seat

    async def _plan(self, reply: Reply, loaded: Loaded, seat: int, wishes: Sequence[Wish]) -> None:
        if not wishes:
            raise Sorry("plan-nothing-new")
        loaded = await self._plans.put(loaded.id, reply.interaction.user.id, FIRST_LIST, wishes)
        reply.played = True
        await self._panel.show(reply, loaded, seat)
