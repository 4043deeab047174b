"""Answers to /forget-me: what will happen, and then it happens."""

from __future__ import annotations

import logging

import discord

from bot.errors import Sorry
from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.lobby.card import LobbyCard
from bot.privacy.forgetting import Forgetting
from db.games import GameRepository

log = logging.getLogger(__name__)


class PrivacyAnswers:
    """Everything is private."""

    def __init__(self, games: GameRepository, ledger: Ledger, forgetting: Forgetting, card: LobbyCard) -> None:
        self._games = games
        self._ledger = ledger
        self._forgetting = forgetting
        self._card = card

    def answers(self) -> dict[str, Answer]:
        """What is pressed when the bot asks whether it is really to forget somebody."""
        return {
            "@forget": Answer("panel", lambda reply, press: self.forget(reply), "anybody"),
            "@remember": Answer("panel", lambda reply, press: self.remember(reply), "anybody"),
        }

    async def ask(self, reply: Reply) -> None:
        """`/forget-me`: say what will happen, and ask once more."""
        reply.acknowledge()
        words, person_id = reply.words, reply.interaction.user.id
        games = await self._games.of_person(person_id)
        counts = {state: sum(game.state == state for game in games) for state in ("running", "lobby")}
        lines = [words("forget-question"), words("forget-goes"), words("forget-games", **counts), words("forget-stays")]
        style = discord.ButtonStyle
        buttons = [
            button(control(OWN, 0, "@forget"), words("button-forget"), style.danger),
            button(control(OWN, 0, "@remember"), words("button-remember"), style.primary),
        ]
        await reply.show(layout(text("\n".join(lines)), *rows(buttons), accent=ACCENT))

    async def forget(self, reply: Reply) -> None:
        """Do it."""
        reply.acknowledge()
        person_id = reply.interaction.user.id
        for game_id in await self._forgetting.forget(person_id):
            try:
                await self._card.update(await self._ledger.load(game_id), 1)
            except (Sorry, discord.HTTPException) as error:
                log.info("the lobby of game %s could not be shown anew: %s", game_id, error)
        log.info("somebody was forgotten")
        await reply.show(layout(text(reply.words("forget-done"))))

    async def remember(self, reply: Reply) -> None:
        """Don't."""
        await reply.show(layout(text(reply.words("forget-not"))))
