"""A person's run on their screen: its private panel, with a mention of where it is told."""

from __future__ import annotations

from bot.challenges.run_places import RunPlaces
from bot.challenges.snapshot import ChallengeSnapshot
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from db.challenge_records import Run


class RunPanels:
    """Opens runs."""

    def __init__(self, places: RunPlaces, panel: SeatPanel) -> None:
        self._places = places
        self._panel = panel

    async def show(self, reply: Reply, shown: ChallengeSnapshot, run: Run) -> None:
        """Let the answer be the panel of the run. Raises `Sorry` when nobody can get there."""
        loaded = await self._places.of(reply, shown, run)
        key = "challenge-run-is" if shown.is_open else "challenge-run-late"
        said = reply.words(key, place=f"<#{loaded.row.thread_id}>")
        await self._panel.show(reply, loaded, loaded.seat_held(reply.interaction.user.id), [said])
