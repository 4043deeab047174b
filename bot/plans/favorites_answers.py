"""Answers to what is pressed about favorites in /settings. All of it is seen by that person alone."""

from __future__ import annotations

from bot.errors import Sorry
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.plans.favorites import Favorites
from bot.plans.favorites_panel import BETWEEN, favorites_view


class FavoriteAnswers:
    """Shows a person's favorites and removes them."""

    def __init__(self, favorites: Favorites) -> None:
        self._favorites = favorites

    def answers(self) -> dict[str, Answer]:
        """The button in the settings, and the menu of the panel it leads to."""
        return {
            "@favorites": Answer("panel", lambda reply, press: self.show(reply), "anybody"),
            "@unfavorite": Answer("panel", self._remove, "anybody"),
        }

    async def show(self, reply: Reply, notice: str = "") -> None:
        """The panel with all of them."""
        reply.acknowledge()
        favorites = await self._favorites.of_person(reply.interaction.user.id)
        await reply.show(favorites_view(favorites, reply.words, notice))

    async def _remove(self, reply: Reply, press: Press) -> None:
        kind, _, mark = press.value.partition(BETWEEN)
        if not (mark.isascii() and mark.isdigit() and len(mark) < 10):
            raise Sorry("error-unknown-value")
        reply.acknowledge()
        gone = await self._favorites.remove(reply.interaction.user.id, kind, int(mark))
        await self.show(reply, "" if gone else reply.words("favorite-none"))
