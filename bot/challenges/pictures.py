"""The pictures of a challenge, drawn and ready to attach: its card, and the standings.
What they show is read in `snapshot.py`; in which words, `panel.py` says."""

from __future__ import annotations

import discord

from bot.challenges.panel import headline, picture_rows
from bot.challenges.snapshot import ChallengeSnapshot
from bot.pictures.studio import Studio, attach
from bot.text import Words
from render.challenge import card_picture, standings_picture


class ChallengePictures:
    """Draws challenges."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    async def card(self, shown: ChallengeSnapshot, words: Words) -> discord.File:
        """The picture on the card."""
        under_way = sum(run.state == "running" for run in shown.runs)
        drawn = await self._studio.draw(
            card_picture, headline(shown, words), under_way, shown.through, shown.leaders, words
        )
        return attach(drawn, "challenge")

    async def standings(
        self, shown: ChallengeSnapshot, words: Words, person_id: int | None = None
    ) -> list[discord.File]:
        """The standings: the server's, and those of all servers if there are more. `person_id` is who looks."""
        found: list[discord.File] = []
        tables = [("standings", shown.standings)]
        if shown.series.is_global and len(shown.shared_standings) > len(shown.standings):
            tables.append(("everywhere", shown.shared_standings))
        for name, standings in tables:
            categories, rows, more = picture_rows(standings, shown.deal, words, person_id)
            drawn = await self._studio.draw(standings_picture, headline(shown, words), categories, rows, words, more)
            found.append(attach(drawn, name))
        return found
