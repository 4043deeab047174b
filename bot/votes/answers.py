"""What is pressed when a table votes. What it votes about, other rooms ask."""

from __future__ import annotations

from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from bot.votes.votes import Votes


class VoteAnswers:
    """What people who are asked say."""

    def __init__(self, votes: Votes, panel: SeatPanel) -> None:
        self._votes = votes
        self._panel = panel

    def answers(self) -> dict[str, Answer]:
        """What is pressed in a vote."""
        return {"@vote": Answer("panel", self.vote, "player")}

    async def vote(self, reply: Reply, press: Press) -> None:
        """Say yes, no, or whatever is asked."""
        reply.acknowledge()
        interaction = reply.interaction
        loaded = await self._votes.vote(
            press.game_id, interaction.user.id, press.revision, press.argument, interaction.id
        )
        reply.played = True
        await self._panel.show(reply, loaded, loaded.seat_held(interaction.user.id), [reply.words("vote-heard")])
