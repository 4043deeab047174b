"""Where a run is played: in a direct message, or else in a private thread, and in a new one when that is gone."""

from __future__ import annotations

import logging

import discord

from bot.challenges.panel import intro_message, title
from bot.challenges.snapshot import ChallengeSnapshot
from bot.errors import Sorry
from bot.gateway.permissions import opens_private_threads
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.member import OpeningPlace
from bot.outbox.ladder import Ladder
from bot.outbox.refusals import TOO_OFTEN
from bot.outbox.threads import GameThreads
from bot.play.relocation import Relocation
from bot.text.clipping import clipped
from db.challenge_records import Run

log = logging.getLogger(__name__)
WEEK = 10080


class PrivatePlaces:
    """Opens places that nobody else sees."""

    def __init__(self, client: discord.Client, ladder: Ladder) -> None:
        self._client = client
        self._ladder = ladder

    async def open(self, reply: Reply, shown: ChallengeSnapshot) -> tuple[OpeningPlace, int]:
        """A direct message, or else a private thread; with the message that stands first in it. Raises `Sorry`."""
        interaction = reply.interaction
        language = reply.words.language
        intro, nonce = intro_message(shown, reply.words), str(interaction.id)
        try:
            direct = await self._client.create_dm(discord.Object(interaction.user.id))
            message = await self._ladder.send(direct, intro, nonce, TOO_OFTEN)
            return OpeningPlace(None, direct.id, language, is_thread=True), message.id
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("%s takes no direct messages: %s", interaction.user.id, error)
        channel = interaction.channel
        if not opens_private_threads(channel, interaction.app_permissions):
            raise Sorry("challenge-nowhere")
        try:
            thread = await channel.create_thread(
                name=clipped(f"{title(shown, reply.words)} · {interaction.user.display_name}", 100),
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=WEEK,
            )
            await thread.add_user(discord.Object(interaction.user.id))
            message = await self._ladder.send(thread, intro, nonce, TOO_OFTEN)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            raise Sorry("challenge-nowhere") from error
        return OpeningPlace(None, thread.id, language, is_thread=True), message.id


class RunPlaces:
    """Finds the places of runs that have begun."""

    def __init__(self, ledger: Ledger, threads: GameThreads, relocation: Relocation, private: PrivatePlaces) -> None:
        self._ledger = ledger
        self._threads = threads
        self._relocation = relocation
        self._private = private

    async def of(self, reply: Reply, shown: ChallengeSnapshot, run: Run) -> Loaded:
        """The run where it is; it moves to a new place when the old one is gone. Raises `Sorry`."""
        loaded = await self._ledger.load(run.game_id)
        try:
            await self._threads.place(loaded)
        except Sorry:
            place, message_id = await self._private.open(reply, shown)
            loaded = await self._relocation.into(loaded.id, place.channel_id, message_id)
        return loaded
