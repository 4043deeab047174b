"""Answers to what is pressed when a table votes, and to /undo beyond one's own last step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.errors import Sorry
from bot.gateway.controls import control
from bot.gateway.layout import button, layout, rows, text
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.loaded import Loaded, decode_events
from bot.play.board import ACCENT
from bot.text.markdown import in_markdown
from bot.text.story import shortened, tell
from games.engine import visible

if TYPE_CHECKING:
    from bot.client import QuaysideClient

ROOM = 2500


class VotingService:
    """What people asked say, and asking them to take something back."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    def answers(self) -> dict[str, Answer]:
        """What is pressed in a vote."""
        return {
            "@vote": Answer("panel", self.vote, "player"),
            "@back": Answer(
                "panel", lambda reply, press: self.ask_back(reply, press.game_id, press.revision), "present"
            ),
        }

    async def vote(self, reply: Reply, press: Press) -> None:
        """Say yes, no, or whatever is asked."""
        reply.acknowledge()
        interaction = reply.interaction
        loaded = await self._client.manager.vote(
            press.game_id, interaction.user.id, press.revision, press.argument, interaction.id
        )
        reply.played = True
        await self._panel(reply, loaded, "vote-heard")

    async def back(self, reply: Reply, game_id: str) -> None:
        """`/undo`: at once where that touches nobody, else say what would be taken back and who would be asked."""
        reply.acknowledge()
        manager = self._client.manager
        loaded = await manager.load(game_id)
        seat = loaded.seat_of(reply.interaction.user.id)
        if seat is None:
            raise Sorry("error-no-seat")
        if loaded.table is None:
            raise Sorry("error-not-started")
        if manager.can_undo(loaded, seat):
            await self._client.tables.undo(reply, game_id, None)
            return
        back = await manager.taking_back(loaded, seat)
        words = loaded.words(reply.words.language)
        events = visible([event for move in back.moves for event in decode_events(move.events)], seat)
        asked = words.listed([in_markdown(words.seat(other)) for other in back.asked])
        lines = [words("undo-goes"), *tell(events, words)]
        style = discord.ButtonStyle
        buttons = [
            button(
                control(game_id, back.moves[0].number, "@back"),
                words("button-ask-undo" if back.asked else "button-undo-all"),
                style.danger,
            ),
            button(control(game_id, 0, "@fresh"), words("button-not-sure"), style.primary),
        ]
        await reply.show(
            layout(
                text(shortened(lines, words, ROOM)),
                text(words("undo-asks", people=asked, count=len(back.asked))),
                *rows(buttons),
                accent=ACCENT,
            )
        )

    async def ask_back(self, reply: Reply, game_id: str, since: int) -> None:
        """Ask those whom it touches."""
        reply.acknowledge()
        interaction = reply.interaction
        loaded = await self._client.manager.ask_back(game_id, interaction.user.id, since, interaction.id)
        reply.played = True
        await self._panel(reply, loaded, "undo-is-asked" if loaded.saved.course.vote is not None else "panel-undone")

    async def _panel(self, reply: Reply, loaded: Loaded, news: str) -> None:
        seat = loaded.seat_of(reply.interaction.user.id)
        assert seat is not None, "only who sits at the table may ask or be asked"
        await self._client.tables.show_panel(reply, loaded, seat, [reply.words(news)])
