"""The Discord client: puts store, manager, studio, outbox and commands together, and receives interactions.
What they do is in their own modules."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands

from bot.challenges.answers import ChallengeService
from bot.commands import register
from bot.follow.answers import FollowService
from bot.gateway.command_names import FluentTranslator
from bot.gateway.dispatch import dispatch
from bot.gateway.duplicates import once
from bot.gateway.press import together
from bot.gateway.reply import Interaction, guarded
from bot.gateway.unreadable_events import forgive
from bot.gateway.visibility import Door
from bot.health.answers import HealthService
from bot.health.health import Health
from bot.health.upkeep import check_games, stay, sweep_regularly
from bot.hints.answers import HintService
from bot.history.answers import HistoryService
from bot.history.log_answers import LogService
from bot.ledger.manager import GameManager
from bot.lobby.answers import LobbyService
from bot.my_games.answers import GamesService
from bot.outbox.delivery import Outbox
from bot.outbox.places import PlaceEvents, Places
from bot.outbox.threads import Threads
from bot.people.answers import HabitsService
from bot.pictures.studio import Studio
from bot.plans.answers import PlanService
from bot.play.announcer import Announcer
from bot.play.answers import TableService
from bot.play.last_seen import Glances
from bot.players.thinking import Thinking
from bot.privacy.answers import OwnService
from bot.records.answers import VerifyService
from bot.results.answers import StatsService
from bot.results.leaderboard_answers import LeaderboardService
from bot.seats.answers import SeatsService
from bot.server.answers import ServerService
from bot.setup.answers import SetupService
from bot.votes.answers import VotingService
from db.shares import Share
from db.store import Store
from games.engine import Budget

log = logging.getLogger(__name__)
ANSWERING_S = 10.0
"""How long interactions that were begun have when the bot is stopped."""
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here


class QuaysideClient(PlaceEvents):
    """Quayside on Discord. Needs no privileged intent; `store` is opened by the caller and closed by it.

    It serves as many shards as Discord recommends, or those of `share` only: then other processes, which share nothing
    with this one but the database, serve the others. `budget` is how long computer players may think.
    """

    def __init__(
        self, store: Store, share: Share | None = None, *, budget: Budget | None = None, **options: Any
    ) -> None:
        if share is not None:
            options |= {"shard_ids": list(share.ids), "shard_count": share.count}
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        once(self._connection.parsers)
        forgive(self._connection.parsers)
        self.store = store
        self.share = share
        self.closing = False
        self.under_way: set[asyncio.Task[Any] | None] = set()
        """The interactions that are being answered."""
        self.health = Health(self)
        self.studio = Studio()
        self.thinking = Thinking(budget)
        self.threads = Threads(self)
        self.announcer = Announcer(self)
        self.places = Places(self)
        self.door = Door(self)
        self.outbox = Outbox(store, self.announcer.deliver, share, self.announcer.broken)
        self.manager = GameManager(store, self.outbox.wake)
        self.glances = Glances(store)
        self.health_service = HealthService(self)
        self.tables = TableService(self)
        self.lobbies = LobbyService(self)
        self.habits = HabitsService(self)
        self.voting = VotingService(self)
        self.server = ServerService(self)
        self.logbook = LogService(self)
        self.history = HistoryService(self)
        self.plans = PlanService(self)
        self.games = GamesService(self)
        self.follows = FollowService(self)
        self.seats = SeatsService(self)
        self.setup = SetupService(self)
        self.own = OwnService(self)
        self.verifier = VerifyService(self)
        self.challenges = ChallengeService(self)
        self.stats = StatsService(self)
        self.hints = HintService(self)
        self.leaderboard = LeaderboardService(self)
        services = (
            self.tables,
            self.lobbies,
            self.habits,
            self.voting,
            self.server,
            self.logbook,
            self.history,
            self.plans,
            self.games,
            self.follows,
            self.seats,
            self.own,
            self.challenges,
            self.stats,
            self.hints,
            self.leaderboard,
        )
        self.answers = together([service.answers() for service in services])
        self.tree = app_commands.CommandTree(self)
        self._chores: list[asyncio.Task[Any]] = []
        self.checking: asyncio.Task[list[str]] | None = None
        """The look at the running games, once begun."""
        register(self)
        self.tree.error(self._command_failed)

    async def setup_hook(self) -> None:
        """Register the commands, begin to deliver, and begin to look at the running games."""
        self.health.start()
        alone = await self.store.enter()
        if alone:  # no other process is delivering what an earlier one left
            await self.store.release_leases()
        await self.tree.set_translator(FluentTranslator())
        if self.share is None or 0 in self.share.ids:  # they are the same for all shards
            await self.tree.sync()
        self.outbox.start()
        self.checking = asyncio.create_task(check_games(self.manager, self.share), name="check")
        self._chores = [
            self.checking,
            asyncio.create_task(sweep_regularly(self.manager), name="sweep"),
            asyncio.create_task(stay(self.store), name="stay"),
        ]

    async def on_interaction(self, interaction: Interaction) -> None:
        """Buttons, menus and forms; the command tree receives commands by itself."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await dispatch(self, interaction)

    async def close(self) -> None:
        """Finish what was begun, then leave Discord: people who press now are asked to press again."""
        self.closing = True
        if waiting := {task for task in self.under_way if task is not None and task is not asyncio.current_task()}:
            _, unfinished = await asyncio.wait(waiting, timeout=ANSWERING_S)
            if unfinished:
                log.warning("%s interactions were not answered in time", len(unfinished))
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.outbox.stop()
        await self.glances.close()
        await super().close()
        self.studio.close()
        self.health.stop()
        await self.thinking.close()

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def fail(_: object) -> None:
            raise original

        await guarded(interaction, fail)
