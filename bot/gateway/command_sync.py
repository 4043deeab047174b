"""Telling Discord which slash commands there are: once the bot is there, and only when they have changed.
Only the very first start waits for it: after that Discord knows those of an earlier one."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any, Literal

import aiohttp
import discord
from discord import app_commands

from bot.gateway.connection import told
from bot.gateway.rest_gate import asked_to_wait
from bot.text import texts
from db.applications import ApplicationRepository
from db.errors import StoreError

log = logging.getLogger(__name__)
FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, StoreError)
FIRST_PAUSE_S, LONGEST_PAUSE_S = 60.0, 3600.0
INTRODUCING_S = 30.0
"""So long a start waits for Discord to take the commands."""
State = Literal["as told", "other", "never told"]
"""Of Discord's list of commands: as this database knows that Discord was told it, another one, or not known."""


class CommandSync:
    """Keeps Discord's list of the commands of this tree as it is here."""

    def __init__(
        self, client: discord.Client, tree: app_commands.CommandTree[Any], applications: ApplicationRepository
    ) -> None:
        self._client = client
        self._tree = tree
        self._applications = applications
        self._introduced = False

    async def introduce(self) -> None:
        """At the very first start: without commands nobody could begin anything. What is refused, or takes long, is
        left to `run`."""
        application = self._client.application_id
        try:
            if application is not None and await self._applications.commands(application) is None:
                async with asyncio.timeout(INTRODUCING_S):
                    self._introduced = await self.register()
        except FAILURES as error:
            log.error("the commands can't be registered yet (%s)", told(error))

    async def run(self) -> None:
        """Once the bot is ready: register them if they are not, with growing pauses until Discord has taken them."""
        await self._client.wait_until_ready()
        if self._introduced:
            return
        pause = FIRST_PAUSE_S
        while True:
            try:
                await self.register()
            except Exception as error:
                expected = isinstance(error, FAILURES)
                wait = max(pause, asked_to_wait(error))
                log.error(
                    "the commands can't be registered (%s); trying again in %.0f s", told(error), wait,
                    exc_info=None if expected else error,
                )  # fmt: skip
                await asyncio.sleep(wait)
                pause = min(2 * pause, LONGEST_PAUSE_S)
            else:
                return

    async def register(self) -> bool:
        """Register the commands unless Discord has them; whether that was needed.

        Raises what discord.py raises, `aiohttp.ClientPayloadError` where Discord has taken others, and `StoreError`.
        """
        application = self._client.application_id
        assert application is not None, "not logged in"
        ours = self._ours()
        known = await self._applications.commands(application)
        if known is not None and known == ours + await self._theirs():
            return False
        taken = await self._tree.sync()
        if len(taken) != len(self._tree.get_commands()):
            raise aiohttp.ClientPayloadError(f"it has taken {len(taken)} commands of {len(self._tree.get_commands())}")
        await self._applications.set_commands(application, ours + await self._theirs())
        log.info("Discord has taken the commands")
        return True

    async def state(self) -> State:
        """How Discord's list is now; nothing is changed. Raises what discord.py raises, and `StoreError`."""
        application = self._client.application_id
        assert application is not None, "not logged in"
        theirs = await self._theirs()
        known = await self._applications.commands(application)
        if known is None:
            return "never told"
        return "as told" if known == self._ours() + theirs else "other"

    def _ours(self) -> str:
        """A fingerprint of the commands here: in English, with all words from which the other languages come.

        Translating them for each of Discord's locales takes many times as long.
        """
        return _fingerprint([texts().digest, *(command.to_dict(self._tree) for command in self._tree.get_commands())])

    async def _theirs(self) -> str:
        """A fingerprint of what Discord has: another version of the bot may have told it something else."""
        return _fingerprint([command.to_dict() for command in await self._tree.fetch_commands()])


def _fingerprint(commands: list[Any]) -> str:
    """32 signs that change with anything in these, but not with their order."""
    each = sorted(json.dumps(command, sort_keys=True, default=str) for command in commands)
    return hashlib.sha256("\n".join(each).encode()).hexdigest()[:32]
