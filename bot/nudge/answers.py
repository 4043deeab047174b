"""The answer to who nudges others; nobody else reads it."""

from __future__ import annotations

from bot.gateway.layout import layout, text
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.nudge.nudging import Nudging
from bot.text.markdown import in_markdown


class NudgeAnswers:
    """What comes of the button."""

    def __init__(self, nudging: Nudging) -> None:
        self._nudging = nudging

    def answers(self) -> dict[str, Answer]:
        """One that stands below the status card and in the panels of those who wait."""
        return {"@nudge": Answer("private", self._nudge, "player", "call")}

    async def _nudge(self, reply: Reply, press: Press) -> None:
        reply.acknowledge()
        nudged = await self._nudging.nudge(press.game_id, reply.interaction.user.id)
        reply.played = True
        words = nudged.loaded.words(reply.words.language)
        people = words.listed([in_markdown(words.seat(each)) for each in nudged.seats])
        again = f"<t:{round(nudged.again.timestamp())}:R>"
        await reply.show(layout(text(words("nudge-done", people=people, count=len(nudged.seats), again=again))))
