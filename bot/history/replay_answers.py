"""Answers to /replay and to what is pressed for one, where a game is shown and where it is over."""

from __future__ import annotations

from bot.gateway.layout import layout, picture
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.history.replaying import Replaying


class ReplayAnswers:
    """Shows people a game as an animation."""

    def __init__(self, replaying: Replaying) -> None:
        self._replaying = replaying

    def answers(self) -> dict[str, Answer]:
        """An animation is a message of its own."""
        replay = Answer("private", lambda reply, press: self.show(reply, press.game_id), "watcher", "replay")
        return {"@replay": replay, "@watch": replay}

    async def show(self, reply: Reply, game_id: str) -> None:
        """The game so far. Raises `Sorry` as `Replaying.drawn` does."""
        reply.acknowledge()
        file = await self._replaying.drawn(game_id, reply.words.language, reply.asker)
        await reply.show(layout(picture(file)), file)
