"""Who may see a challenge at all: who can see the channel its card is posted in, and who plays a run of it.
What they may see of other people's runs is said in `seal.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from bot.errors import Sorry
from bot.gateway.reply import Interaction
from bot.gateway.visibility import Spot, Visibility
from db.challenge_records import Challenge, Series
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
        if challenge is not None:
            await self._admit(interaction, challenge)

    async def seen(self, interaction: Interaction, challenges: Sequence[Challenge]) -> list[Challenge]:
        """Those of these challenges that this person may see, in their order."""
        return [each for each in challenges if await _is_admitted(self._admit(interaction, each))]

    async def seen_series(self, interaction: Interaction, series: Sequence[Series]) -> list[Series]:
        """Those of these series whose cards hang where this person may see them, in their order."""
        walls = [(each, Spot(each.guild_id, each.channel_id)) for each in series]
        admit = self._visibility.admit
        return [each for each, spot in walls if await _is_admitted(admit(interaction, spot, belongs=False))]

    async def _admit(self, interaction: Interaction, challenge: Challenge) -> None:
        run = await self._challenges.run_of(challenge.deal_id, interaction.user.id)
        spot = Spot(challenge.guild_id, challenge.channel_id, challenge.thread_id)
        await self._visibility.admit(interaction, spot, belongs=run is not None)


async def _is_admitted(admitting: Awaitable[None]) -> bool:
    try:
        await admitting
    except Sorry:
        return False
    return True
