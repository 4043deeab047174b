"""Answers to /challenge and to what is pressed on cards and standings. Everything but the card itself is private."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from bot.challenges.deal import check_deal, is_run, new_id, player_rng, players_seed
from bot.challenges.lifecycle import Organiser
from bot.challenges.panel import ACCENT, at, intro_view, private_view, run_view, title
from bot.challenges.posts import Courier, Wall
from bot.challenges.seal import check_sight
from bot.challenges.snapshot import Shown, look
from bot.errors import Sorry
from bot.gateway.layout import clipped, layout, text
from bot.gateway.permissions import PRIVATE_THREADS, key, kind_of, missing
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Interaction, Reply
from bot.ledger.loaded import Loaded
from bot.lobby.answers import member_of
from bot.lobby.lobby import Place
from bot.people.preferences import read_habits
from bot.people.quiet_hours import read_zone
from bot.server.rules import server_rules
from bot.text import Words, language_of, texts
from db.challenge_records import Repeat, Run, Series
from db.errors import AlreadyRun
from games.engine import registry

if TYPE_CHECKING:
    from random import Random

    from bot.client import QuaysideClient

log = logging.getLogger(__name__)
WEEK = 10080
MOST_SERIES = 10
"""So many series may go on at once on a server."""
LISTED = 10


class ChallengeService:
    """For those who post challenges, and for those who play them."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client
        self.courier = Courier(client)
        self.organiser = Organiser(client.store, client.manager.load, client.outbox.wake)
        self._beginning: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    def answers(self) -> dict[str, Answer]:
        """What is pressed at a challenge."""
        return {"@challenge": Answer("private", self.pressed)}

    async def pressed(self, reply: Reply, press: Press) -> None:
        """A button of the card, or a run picked below the standings."""
        reply.acknowledge()
        await self._client.door.check_challenge(reply.interaction, press.game_id)
        match press.argument:
            case "play":
                await self.play(reply, press.game_id)
            case "standings":
                await self.standings(reply, press.game_id)
            case "watch":
                await self._watch(reply, press)
            case _:
                raise Sorry("error-unknown-control")

    # -- posting ------------------------------------------------------------------------------------------------

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
        guild_id = self._host(interaction)
        check_deal(kind, settings, opponents)
        where = self._channel(reply, channel)
        asked_zone = read_zone(zone) if zone else None
        await reply.acknowledged()
        store = self._client.store
        if len(await store.series_in(guild_id)) >= MOST_SERIES:
            raise Sorry("challenge-too-many", most=MOST_SERIES)
        server = await store.guild(guild_id)
        person = await store.person(interaction.user.id)
        own_zone = read_habits(person.settings if person is not None else None).zone
        locale = (server.locale if server is not None else None) or str(interaction.guild_locale or "en")
        series = Series(
            id=new_id(),
            guild_id=guild_id,
            channel_id=where,
            person_id=interaction.user.id,
            kind=kind,
            settings=settings,
            opponents=opponents,
            repeat=repeat,
            days=days,
            hour=hour,
            zone=asked_zone or server_rules(server).zone or own_zone or "UTC",
            is_global=is_global,
            locale=language_of(locale),
        )
        await self.organiser.begin(series)
        await reply.show(layout(text(reply.words("challenge-posted", place=f"<#{where}>")), accent=ACCENT))

    def _channel(self, reply: Reply, channel: discord.TextChannel | None) -> int:
        """Where the challenge is to hang. Raises `Sorry` where the bot can't post."""
        interaction = reply.interaction
        if channel is None:
            here, has = interaction.channel, interaction.app_permissions
        else:
            here = self._client.get_channel(channel.id)
            guild = getattr(here, "guild", None)
            if guild is None or guild.id != interaction.guild_id:
                raise Sorry("challenge-no-channel")
            has = here.permissions_for(guild.me) if isinstance(here, Wall) else discord.Permissions()
        if not isinstance(here, Wall):
            raise Sorry("challenge-no-channel")
        if lacking := missing(has, kind_of(here)):
            named = reply.words.listed([reply.words(key(right)) for right in lacking])
            raise Sorry("challenge-channel-shut", channel=here.mention, permissions=named, count=len(lacking))
        return here.id

    @staticmethod
    def _host(interaction: Interaction) -> int:
        """The server on which this person may post challenges. Raises `Sorry`."""
        if interaction.guild_id is None:
            raise Sorry("challenge-no-server")
        may = interaction.permissions
        if not (may.manage_guild or may.manage_events or may.create_events):
            raise Sorry("challenge-hosts-only")
        return interaction.guild_id

    async def end(self, reply: Reply, series_id: str) -> None:
        """Let no further challenge of a series follow. Raises `Sorry`."""
        guild_id = self._host(reply.interaction)
        reply.acknowledge()
        series = await self._client.store.series(series_id)
        if series is None or series.guild_id != guild_id:
            raise Sorry("challenge-no-series")
        if not await self._client.store.end_series(series_id):
            raise Sorry("challenge-ended-already")
        await reply.show(layout(text(reply.words("challenge-ended")), accent=ACCENT))

    # -- playing ------------------------------------------------------------------------------------------------

    async def play(self, reply: Reply, challenge_id: str) -> None:
        """Begin the person's run in private, or show where it is. Raises `Sorry` when there can't be one (any more)."""
        await reply.acknowledged()
        person = reply.interaction.user.id
        shown = await look(self._client.store, challenge_id)
        async with self._beginning.setdefault((shown.deal.id, person), asyncio.Lock()):
            run = await self._client.store.run_of(shown.deal.id, person)
            if run is None:
                run = await self._begin(reply, shown)
            else:
                await self._go_on(shown, run)
        place = await self._place_of(reply, shown, run)
        await reply.show(run_view(shown, reply.words, run, place))

    async def _begin(self, reply: Reply, shown: Shown) -> Run:
        deal, store = shown.deal, self._client.store
        if not shown.is_open or store.now() >= deal.closes_at:
            raise Sorry("challenge-is-over")
        game = registry().get(deal.kind)
        if game is None or game.digest != deal.digest:
            raise Sorry("challenge-other-figures")
        if await store.ran_and_forgotten(deal.id, reply.interaction.user.id):
            raise Sorry("challenge-played-already")
        place, message_id = await self._private_place(reply, shown)
        person = member_of(reply.interaction)
        try:
            await self._client.manager.begin_run(deal, shown.challenge.id, person, place, message_id)
        except AlreadyRun:  # begun by another process at this very moment
            log.info("person %s has a run of %s already", person.id, shown.challenge.id)
        await self.organiser.entered(shown.challenge)
        run = await store.run_of(deal.id, person.id)
        assert run is not None, "it has just begun"
        return run

    async def _go_on(self, shown: Shown, run: Run) -> None:
        """A second press: the one run counts on this server too. Raises `Sorry` when it is over."""
        new_here = all(each.game_id != run.game_id for each in shown.runs)
        if new_here and shown.is_open and run.person_id is not None:
            await self._client.store.count_here(shown.challenge.id, run.person_id)
            await self.organiser.entered(shown.challenge)
        if run.state == "cancelled":
            raise Sorry("challenge-given-up")
        if run.state == "finished":
            raise Sorry("challenge-counts-here" if new_here else "challenge-played-already")

    async def _place_of(self, reply: Reply, shown: Shown, run: Run) -> str:
        """Where the run is; it moves to a new place when the old one is gone."""
        client = self._client
        loaded = await client.manager.load(run.game_id)
        try:
            await client.threads.place(loaded)
        except Sorry:
            place, message_id = await self._private_place(reply, shown)
            await client.store.place(
                loaded.id, channel_id=place.channel_id, thread_id=place.channel_id, lobby_message_id=message_id
            )
            loaded = await client.manager.load(run.game_id)
            await client.manager.show_again(loaded)
        return f"<#{loaded.row.thread_id}>"

    async def _private_place(self, reply: Reply, shown: Shown) -> tuple[Place, int]:
        """A direct message, or else a private thread; with the message that stands first in it. Raises `Sorry`."""
        interaction = reply.interaction
        language = reply.words.language
        view = intro_view(shown, reply.words)
        try:
            direct = await self._client.create_dm(discord.Object(interaction.user.id))
            message = await direct.send(view=view)
            return Place(None, direct.id, language, is_thread=True), message.id
        except discord.Forbidden:
            log.info("%s takes no direct messages", interaction.user.id)
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Sorry("challenge-nowhere")
        if not all(getattr(interaction.app_permissions, right) for right in PRIVATE_THREADS):
            raise Sorry("challenge-nowhere")
        try:
            thread = await channel.create_thread(
                name=clipped(f"{title(shown, reply.words)} · {interaction.user.display_name}", 100),
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=WEEK,
            )
            await thread.add_user(discord.Object(interaction.user.id))
            message = await thread.send(view=view)
        except discord.Forbidden as error:
            raise Sorry("challenge-nowhere") from error
        return Place(None, thread.id, language, is_thread=True), message.id

    async def rng(self, loaded: Loaded, seat: int) -> Random | None:
        """The chance of a computer player in a run: the same for equal choices; None in any other game."""
        if not is_run(loaded.id):
            return None
        seed = players_seed(await self._client.store.secret(loaded.id))
        made = sum(move.seat == seat for move in await self._client.store.moves(loaded.id))
        return player_rng(seed, seat, made)

    # -- looking ------------------------------------------------------------------------------------------------

    async def standings(self, reply: Reply, challenge_id: str) -> None:
        """The standings for whoever may see them. Raises `Sorry` for who is not through while others play."""
        reply.acknowledge()
        shown = await look(self._client.store, challenge_id)
        run = shown.run_of(reply.interaction.user.id)
        if shown.is_open and (run is None or run.state != "finished"):
            raise Sorry("challenge-standings-sealed")
        files = await self.courier.files(shown, reply.words, reply.interaction.user.id)
        await reply.show(private_view(shown, reply.words, run, files), *files)

    async def _watch(self, reply: Reply, press: Press) -> None:
        """The replay of a run that may be seen."""
        if not is_run(press.value):
            raise Sorry("error-unknown-control")
        await check_sight(self._client.store, press.value, reply.interaction.user.id)
        await self._client.tables.replay(reply, press.value)

    async def list(self, reply: Reply) -> None:
        """What goes on on this server, and what was closed last."""
        guild_id = reply.interaction.guild_id
        if guild_id is None:
            raise Sorry("challenge-no-server")
        reply.acknowledge()
        store, words = self._client.store, reply.words
        lines: list[str] = []
        for challenge in (await store.challenges_in(guild_id, still_open=True))[:LISTED]:
            shown = await look(store, challenge.id)
            lines.append(
                words(
                    "challenge-list-line",
                    challenge=title(shown, words),
                    place=self._link(shown),
                    at=at(shown.deal.closes_at),
                    count=len(shown.runs),
                    through=shown.through,
                )
            )
        for challenge in (await store.challenges_in(guild_id, still_open=False))[: LISTED - len(lines)]:
            shown = await look(store, challenge.id)
            lines.append(
                words("challenge-list-closed", challenge=title(shown, words), at=at(shown.deal.closes_at, "R"))
            )
        said = [words("challenge-list-title"), *lines] if lines else [words("challenge-list-none")]
        await reply.show(layout(text("\n".join(said)), accent=ACCENT))

    @staticmethod
    def _link(shown: Shown) -> str:
        challenge = shown.challenge
        if challenge.message_id is None:
            return f"<#{challenge.channel_id}>"
        return f"https://discord.com/channels/{challenge.guild_id}/{challenge.channel_id}/{challenge.message_id}"

    async def suggest(self, interaction: Interaction, *, series: bool) -> list[tuple[str, str]]:
        """The challenges of this server, or its series that go on, as (name, id)."""
        if interaction.guild_id is None:
            return []
        store, words = self._client.store, texts().words(interaction.locale.value)
        if series:
            going_on = await store.series_in(interaction.guild_id)
            return [(self._series_name(each, words), each.id) for each in going_on]
        found: list[tuple[str, str]] = []
        for still_open in (True, False):
            for challenge in await store.challenges_in(interaction.guild_id, still_open=still_open):
                shown = await look(store, challenge.id)
                found.append((f"{title(shown, words)} ({shown.deal.closes_at:%d.%m.})", challenge.id))
        return found

    @staticmethod
    def _series_name(series: Series, words: Words) -> str:
        return f"{words(f'{series.kind}-title')} · {words(f'repeat-{series.repeat}')}"

    async def latest(self, interaction: Interaction) -> str:
        """The challenge meant where none is named: the newest of this server. Raises `Sorry`."""
        if interaction.guild_id is None:
            raise Sorry("challenge-no-server")
        for still_open in (True, False):
            found = await self._client.store.challenges_in(interaction.guild_id, still_open=still_open, limit=1)
            if found:
                return found[0].id
        raise Sorry("challenge-gone")
