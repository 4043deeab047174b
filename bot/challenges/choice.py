"""Which challenge or series a command means: the one named, or the newest of the server; and what there is to name."""

from __future__ import annotations

from bot.challenges.admission import Admission
from bot.challenges.panel import title
from bot.challenges.snapshot import look
from bot.chores.sparing import sparing
from bot.errors import Sorry
from bot.gateway.reply import Interaction
from bot.text import Words, texts
from db.challenge_records import Challenge, Series
from db.store import Store


class ChallengeChoice:
    """Finds challenges, and suggests them while somebody types."""

    def __init__(self, store: Store, admission: Admission) -> None:
        self._store = store
        self._admission = admission

    async def find(self, interaction: Interaction, named: str | None) -> str:
        """The id of the challenge meant. Raises `Sorry` when there is none, or it is not theirs to see."""
        challenge_id = named or await self._latest(interaction)
        await self._admission.check(interaction, challenge_id)
        return challenge_id

    async def suggest(self, interaction: Interaction, *, series: bool) -> list[tuple[str, str]]:
        """The challenges of this server that they may see, or its series that go on, as (name, id)."""
        if interaction.guild_id is None:
            return []
        store, words = self._store, texts().words(interaction.locale.value)
        found: list[tuple[str, str]] = []
        if series:
            for each in await self._admission.seen_series(
                interaction, await store.challenges.series_in(interaction.guild_id)
            ):
                with sparing(f"series {each.id}"):
                    found.append((await self._series_name(each, words), each.id))
            return found
        for still_open in (True, False):
            for challenge in await self._seen(interaction, interaction.guild_id, still_open=still_open):
                with sparing(f"challenge {challenge.id}"):
                    shown = await look(store, challenge.id)
                    found.append((f"{title(shown, words)} ({shown.deal.closes_at:%d.%m.})", challenge.id))
        return found

    async def _series_name(self, series: Series, words: Words) -> str:
        """Several of the same game are told apart by the day on which what is open ends."""
        latest = await self._store.challenges.latest_of(series.id)
        deal = await self._store.challenges.deal(latest.deal_id) if latest is not None else None
        ends = f" ({deal.closes_at:%d.%m.})" if deal is not None else ""
        return f"{words(f'{series.kind}-title')} · {words(f'repeat-{series.repeat}')}{ends}"

    async def _latest(self, interaction: Interaction) -> str:
        """The newest challenge of this server that they may see, an open one rather than a closed one."""
        if interaction.guild_id is None:
            raise Sorry("challenge-no-server")
        for still_open in (True, False):
            if found := await self._seen(interaction, interaction.guild_id, still_open=still_open):
                return found[0].id
        raise Sorry("challenge-gone")

    async def _seen(self, interaction: Interaction, guild_id: int, *, still_open: bool) -> list[Challenge]:
        found = await self._store.challenges.challenges_in(guild_id, still_open=still_open)
        return await self._admission.seen(interaction, found)
