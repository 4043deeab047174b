"""Who may see a challenge at all: who can see the channel its card is posted in, and who plays a run of it.
What they may see of other people's runs is said in `seal.py`."""

from __future__ import annotations

from bot.gateway.reply import Interaction
from bot.gateway.visibility import Spot, Visibility
from db.challenges import ChallengeRepository


class Admission:
    """Asked before anything is told of a challenge."""

    def __init__(self, challenges: ChallengeRepository, visibility: Visibility) -> None:
        self._challenges = challenges
        self._visibility = visibility

    async def check(self, interaction: Interaction, challenge_id: str) -> None:
        """Raise `Sorry` for somebody who may not see this challenge: its card is not for them, and they play no run.

        Of a challenge that does not exist others will tell.
        """
        challenge = await self._challenges.challenge(challenge_id)
        if challenge is None:
            return
        run = await self._challenges.run_of(challenge.deal_id, interaction.user.id)
        spot = Spot(challenge.guild_id, challenge.channel_id, challenge.thread_id)
        await self._visibility.admit(interaction, spot, belongs=run is not None)
