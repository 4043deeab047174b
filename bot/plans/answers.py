"""Answers to /plan and to what is pressed where a person plans ahead. All of it is seen by that person alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import Sorry
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.loaded import Loaded
from bot.plans.panel import plan_view

if TYPE_CHECKING:
    from bot.client import QuaysideClient


class PlanService:
    """Making a plan, changing it, dropping it."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    def answers(self) -> dict[str, Answer]:
        """What is pressed in the panel of a plan, and the button that leads there."""
        return {
            "@plan": Answer("panel", lambda reply, press: self.plan(reply, press.game_id), "player"),
            "@wish": Answer("panel", self._wish, "player"),
            "@unwish": Answer("panel", self._unwish, "player"),
            "@unplan": Answer("panel", lambda reply, press: self.drop(reply, press.game_id), "player"),
        }

    async def plan(self, reply: Reply, game_id: str) -> None:
        """The panel with the person's plan and everything they can plan."""
        reply.acknowledge()
        await self._show(reply, await self._client.manager.load(game_id))

    async def drop(self, reply: Reply, game_id: str) -> None:
        """Forget the plan; the person is called again as always."""
        await self._change(reply, game_id, "")

    async def _wish(self, reply: Reply, press: Press) -> None:
        if len(press.values) != 1:
            raise Sorry("error-unknown-control")
        reply.acknowledge()
        loaded = await self._client.manager.wish(press.game_id, reply.interaction.user.id, press.value)
        reply.played = True
        await self._show(reply, loaded)

    async def _unwish(self, reply: Reply, press: Press) -> None:
        if not press.argument:
            raise Sorry("error-unknown-control")
        await self._change(reply, press.game_id, press.argument)

    async def _change(self, reply: Reply, game_id: str, choice: str) -> None:
        reply.acknowledge()
        loaded = await self._client.manager.unwish(game_id, reply.interaction.user.id, choice)
        reply.played = True
        await self._show(reply, loaded)

    async def _show(self, reply: Reply, loaded: Loaded) -> None:
        manager = self._client.manager
        if loaded.table is None:
            raise Sorry("error-not-started" if loaded.row.state == "lobby" else "error-cancelled")
        seat = loaded.seat_of(reply.interaction.user.id)
        if seat is None:
            raise Sorry("error-no-seat")
        can, plan = manager.plannable(loaded, seat), manager.plan_of(loaded, seat)
        if not can and plan is None:
            raise Sorry("plan-nothing")
        await reply.show(plan_view(loaded, loaded.words(reply.words.language), plan, can))
