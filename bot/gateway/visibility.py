"""Who may see a game at all: who sits at its table, and who can see the channel it is played in.
A game's id opens nothing: ids are copied, typed and forged. What those inside may do is checked where it is done."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import NamedTuple, TypeVar

import discord

from bot.errors import Sorry
from bot.gateway.reply import BROKEN, Interaction
from bot.ledger.ids import is_run
from db.errors import GameMissing, RowDamaged
from db.store import Store

log = logging.getLogger(__name__)
TRUSTED = timedelta(minutes=1)
"""So long somebody who was found on the server is not looked for there again, nor a game where it was found."""
MOST = 1000
Key = TypeVar("Key")


class Spot(NamedTuple):
    """Where something is shown. `guild_id` is None in direct messages."""

    guild_id: int | None
    channel_id: int
    thread_id: int | None = None


CheckRun = Callable[[str, int], Awaitable[None]]
"""Raises `Sorry` for a person (id) who may not see anything of this run (id)."""


class Visibility:
    """Asks Discord only about people who come from outside the server on which a game is played."""

    def __init__(self, client: discord.Client, store: Store, check_run: CheckRun) -> None:
        self._client = client
        self._store = store
        self._check_run = check_run
        self._found: dict[tuple[int, int], float] = {}
        self._shown: dict[tuple[str, int], float] = {}

    async def check(self, interaction: Interaction, game_id: str) -> None:
        """Raise `Sorry` for somebody who may not see this game.

        Of one that does not exist or can't be read whoever asks for it next will tell.
        """
        store, person_id = self._store, interaction.user.id
        if is_run(game_id):  # a run is its person's, wherever it is, until its seal is broken
            await self._check_run(game_id, person_id)
            return
        here, now = (game_id, interaction.channel_id or 0), store.now().timestamp()
        if self._shown.get(here, 0.0) > now:  # nearly every press: it costs no question to the database
            return
        try:
            row, seats = await store.games.load_seated(game_id)
        except (GameMissing, RowDamaged):
            return
        if interaction.channel_id in (row.channel_id, row.thread_id):
            _note(self._shown, here, now)
        belongs = row.host_id == person_id or any(seat.person_id == person_id for seat in seats)
        await self.admit(interaction, Spot(row.guild_id, row.channel_id, row.thread_id), belongs=belongs)

    async def sees(self, person_id: int, spot: Spot) -> bool | None:
        """Whether a person can see this place, from wherever they are; None if that is not known here.

        Raises `discord.HTTPException` when Discord doesn't say.
        """
        guild = self._client.get_guild(spot.guild_id) if spot.guild_id is not None else None
        if guild is None:  # of another process, or the bot was removed
            return None
        try:
            member = await guild.fetch_member(person_id)
        except discord.NotFound:
            return False
        return await self._can_see(member, spot)

    async def admit(self, interaction: Interaction, spot: Spot, *, belongs: bool) -> None:
        """Raise `Sorry` for somebody who may not see what is shown there; `belongs` says that they take part in it."""
        if not await self._admits(interaction, spot, belongs):
            raise Sorry("access-unseen")

    async def _admits(self, interaction: Interaction, spot: Spot, belongs: bool) -> bool:
        if interaction.channel_id in (spot.channel_id, spot.thread_id):  # Discord let them in there
            return True
        person = interaction.user
        if spot.guild_id is None:
            return belongs
        if interaction.guild_id == spot.guild_id:
            return belongs or (isinstance(person, discord.Member) and await self._can_see(person, spot))
        return await (self._is_member(spot.guild_id, person.id) if belongs else self._watches(person.id, spot))

    async def _watches(self, person_id: int, spot: Spot) -> bool:
        try:
            return await self.sees(person_id, spot) is True
        except (discord.HTTPException, *BROKEN) as error:
            log.info("whether %s sees channel %s is not known: %s", person_id, spot.channel_id, error)
            return False

    async def _is_member(self, guild_id: int, person_id: int) -> bool:
        """Whether somebody who plays is still on the server; they get the benefit of the doubt."""
        key, now = (guild_id, person_id), self._store.now().timestamp()
        if self._found.get(key, 0.0) > now:
            return True
        guild = self._client.get_guild(guild_id)
        if guild is None:  # of another process, or the bot was removed
            return True
        try:
            await guild.fetch_member(person_id)
        except discord.NotFound:
            return False
        except (discord.HTTPException, *BROKEN) as error:
            log.info("whether %s is on server %s is not known: %s", person_id, guild_id, error)
            return True
        _note(self._found, key, now)
        return True

    async def _can_see(self, member: discord.Member, spot: Spot) -> bool:
        """A thread is seen by whoever sees the channel above it; private ones are seen from inside only."""
        place = member.guild.get_channel_or_thread(spot.channel_id)
        if place is None:  # a thread that sleeps is not kept in mind
            try:
                place = await self._client.fetch_channel(spot.channel_id)
            except (discord.HTTPException, *BROKEN):
                return False
        if isinstance(place, discord.Thread):
            return not place.is_private() and place.parent is not None and place.permissions_for(member).view_channel
        return isinstance(place, discord.abc.GuildChannel) and place.permissions_for(member).view_channel


def _note(found: dict[Key, float], key: Key, now: float) -> None:
    if len(found) >= MOST:
        found.clear()
    found[key] = now + TRUSTED.total_seconds()
