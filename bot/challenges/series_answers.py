"""What those do who post challenges: a series begins with its first challenge, and ends when no further one follows."""

from __future__ import annotations

import discord

from bot.challenges.deal import check_deal
from bot.challenges.lifecycle import Lifecycle
from bot.challenges.panel import ACCENT
from bot.errors import Sorry
from bot.gateway.layout import layout, text
from bot.gateway.permissions import key, kind_of, missing, opens_private_threads, own_grants
from bot.gateway.public_language import public_language
from bot.gateway.reply import Interaction, Reply
from bot.ledger.ids import new_id
from bot.outbox.walls import Wall
from bot.people.preferences import read_preferences
from bot.people.quiet_hours import read_zone
from bot.server.rules import server_rules
from db.challenge_records import Repeat, Series
from db.errors import TooManySeries
from db.store import Store

MOST_SERIES = 10
"""So many series may go on, or have a challenge that is open still, at once on a server."""


class SeriesAnswers:
    """For those who manage a server or its events."""

    def __init__(self, client: discord.Client, store: Store, lifecycle: Lifecycle) -> None:
        self._client = client
        self._store = store
        self._lifecycle = lifecycle

    async def post(
        self,
        reply: Reply,
        kind: str,
        settings: dict[str, str],
        opponents: list[str],
        repeat: Repeat,
        *,
        days: int,
        hour: int,
        zone: str | None,
        channel: discord.TextChannel | None,
        is_global: bool,
    ) -> None:
        """Post a challenge of this game, and have others follow it. Raises `Sorry` for what can't be."""
        interaction = reply.interaction
        guild_id = _host(interaction)
        check_deal(kind, settings, opponents)
        wall, has = self._wall(reply, channel)
        asked_zone = read_zone(zone) if zone else None
        await reply.acknowledged()
        store = self._store
        server = await store.people.guild(guild_id)
        person = await store.people.person(interaction.user.id)
        own_zone = read_preferences(person.settings if person is not None else None).zone
        language, _ = public_language(interaction, server)
        series = Series(
            id=new_id(),
            guild_id=guild_id,
            channel_id=wall.id,
            person_id=interaction.user.id,
            kind=kind,
            settings=settings,
            opponents=opponents,
            repeat=repeat,
            days=days,
            hour=hour,
            zone=asked_zone or server_rules(server).zone or own_zone or "UTC",
            is_global=is_global,
            locale=language,
        )
        try:
            await self._lifecycle.begin(series, MOST_SERIES)
        except TooManySeries as error:
            raise Sorry("challenge-too-many", most=MOST_SERIES) from error
        lines = [reply.words("challenge-posted", place=wall.mention)]
        if not opens_private_threads(wall, has):
            lines.append(reply.words("challenge-posted-threadless"))
        await reply.show(layout(text("\n".join(lines)), accent=ACCENT))

    async def end(self, reply: Reply, series_id: str) -> None:
        """Let no further challenge of a series follow. Raises `Sorry`."""
        guild_id = _host(reply.interaction)
        reply.acknowledge()
        series = await self._store.challenges.series(series_id)
        if series is None or series.guild_id != guild_id:
            raise Sorry("challenge-no-series")
        if not await self._store.challenges.end_series(series_id):
            raise Sorry("challenge-ended-already")
        await reply.show(layout(text(reply.words("challenge-ended")), accent=ACCENT))

    def _wall(self, reply: Reply, channel: discord.TextChannel | None) -> tuple[Wall, discord.Permissions]:
        """Where the challenge is to hang, and what the bot may do there. Raises `Sorry` where the bot can't post."""
        interaction = reply.interaction
        if channel is None:
            here, has = interaction.channel, interaction.app_permissions
        else:
            here = self._client.get_channel(channel.id)
            guild = getattr(here, "guild", None)
            if guild is None or guild.id != interaction.guild_id:
                raise Sorry("challenge-no-channel")
            has = own_grants(here) if isinstance(here, Wall) else discord.Permissions()
        if not isinstance(here, Wall):
            raise Sorry("challenge-no-channel")
        if lacking := missing(has, kind_of(here)):
            named = reply.words.listed([reply.words(key(right)) for right in lacking])
            raise Sorry("challenge-channel-shut", channel=here.mention, permissions=named, count=len(lacking))
        return here, has


def _host(interaction: Interaction) -> int:
    """The server on which this person may post challenges. Raises `Sorry`."""
    if interaction.guild_id is None:
        raise Sorry("challenge-no-server")
    may = interaction.permissions
    if not (may.manage_guild or may.manage_events or may.create_events):
        raise Sorry("challenge-hosts-only")
    return interaction.guild_id
