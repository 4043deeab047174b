"""The Discord client: puts store, manager, studio, outbox and commands together, and receives interactions.
What they do is in their own modules."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands

from bot.announcer import Announcer
from bot.commands import register
from bot.commands.names import FluentTranslator
from bot.dispatcher import dispatch
from bot.games import Loaded
from bot.habits_service import HabitsService
from bot.lobby_service import LobbyService
from bot.manager import GameManager
from bot.outbox import Outbox
from bot.own_service import OwnService
from bot.places import PlaceEvents, Places
from bot.reply import Interaction, guarded
from bot.seats_service import SeatsService
from bot.setup_service import SetupService
from bot.studio import Studio
from bot.table_service import TableService
from bot.upkeep import check_games, sweep_regularly
from bot.voting_service import VotingService
from db.errors import StoreError
from db.store import Store

log = logging.getLogger(__name__)
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here


class QuaysideClient(PlaceEvents):
    """Quayside on Discord. Needs no privileged intent; `store` is opened by the caller and closed by it."""

    def __init__(self, store: Store, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        self.store = store
        self.studio = Studio()
        self.announcer = Announcer(self)
        self.places = Places(self)
        self.outbox = Outbox(store, self.announcer.deliver)
        self.manager = GameManager(store, self.outbox.wake)
        self.tables = TableService(self)
        self.lobbies = LobbyService(self)
        self.habits = HabitsService(self)
        self.voting = VotingService(self)
        self.seats = SeatsService(self)
        self.setup = SetupService(self)
        self.own = OwnService(self)
        services = (self.tables, self.lobbies, self.habits, self.voting, self.seats, self.own)
        self.answers = {action: answer for service in services for action, answer in service.answers().items()}
        self.tree = app_commands.CommandTree(self)
        self._background: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None
        register(self)
        self.tree.error(self._command_failed)

    async def setup_hook(self) -> None:
        """Look at the running games, register the commands, and begin to deliver."""
        await check_games(self.manager)
        if self.shard_id is None:  # no other process is delivering what we left
            await self.store.release_leases()
        await self.tree.set_translator(FluentTranslator())
        await self.tree.sync()
        self.outbox.start()
        self._sweeping = asyncio.create_task(sweep_regularly(self.manager), name="sweep")

    async def on_interaction(self, interaction: Interaction) -> None:
        """Buttons, menus and forms; the command tree receives commands by itself."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await dispatch(self, interaction)

    async def close(self) -> None:
        """Finish what was begun, then leave Discord."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        await self.outbox.stop()
        if self._background:
            await asyncio.wait(self._background, timeout=5)
        await super().close()
        self.studio.close()

    def seen(self, person_id: int, loaded: Loaded) -> None:
        """Note, without making anybody wait, that a person has seen the game as it is now."""
        task = asyncio.create_task(self._note_seen(person_id, loaded.id, loaded.row.revision), name=str(person_id))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def forgotten(self, person_id: int) -> None:
        """Let nothing more be noted of a person that was begun before they asked to be forgotten."""
        if noting := [task for task in self._background if task.get_name() == str(person_id)]:
            await asyncio.wait(noting)

    async def _note_seen(self, person_id: int, game_id: str, revision: int) -> None:
        try:
            await self.store.set_glance(person_id, game_id, revision)
        except StoreError as error:
            log.warning("what %s has seen of game %s could not be noted: %s", person_id, game_id, error)

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def fail(_: object) -> None:
            raise original

        await guarded(interaction, fail)
