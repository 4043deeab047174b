"""Answers to /follow and to its buttons, and the direct messages that followers get."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.errors import Sorry
from bot.follow.following import Following
from bot.follow.panel import follow_view, news_view, over_view
from bot.gateway.game_choice import game_label
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.gateway.visibility import Spot
from bot.ledger.loaded import Loaded
from bot.telemetry import meters
from bot.text import language_of
from bot.text.story import tell
from db.records import FollowRow, PostRow

if TYPE_CHECKING:
    from bot.client import QuaysideClient

log = logging.getLogger(__name__)
WAYS = {"end": False, "daily": True}


class FollowService:
    """For those who watch."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client
        self.following = Following(client.store, client.outbox.wake)

    def answers(self) -> dict[str, Answer]:
        """The panel is a message of its own; what is pressed in it changes it."""
        return {
            "@following": Answer("private", lambda reply, press: self.show(reply, press.game_id), "newcomer"),
            "@follow": Answer("panel", self.follow, "newcomer"),
            "@unfollow": Answer("panel", self.unfollow, "watcher"),
        }

    async def show(self, reply: Reply, game_id: str) -> None:
        """How the person follows the game, with buttons to change that. Raises `Sorry` for who can't follow it."""
        reply.acknowledge()
        loaded = await self._client.manager.load(game_id)
        known = await self.following.how(loaded, reply.interaction.user.id)
        await self._show(reply, loaded, known, "follow-not")

    async def follow(self, reply: Reply, press: Press) -> None:
        """Follow to the end, or day by day."""
        reply.acknowledge()
        if press.argument not in WAYS:
            raise Sorry("error-unknown-control")
        loaded, user = await self._client.manager.load(press.game_id), reply.interaction.user
        known = await self.following.follow(loaded, user.id, daily=WAYS[press.argument])
        await self._client.store.set_person(user.id, name=user.display_name[:64], locale=reply.interaction.locale.value)
        await self._show(reply, loaded, known, "follow-not")

    async def unfollow(self, reply: Reply, press: Press) -> None:
        """Follow no more."""
        reply.acknowledge()
        loaded = await self._client.manager.load(press.game_id)
        await self.following.unfollow(loaded.id, reply.interaction.user.id)
        await self._show(reply, loaded, None, "follow-stopped")

    async def _show(self, reply: Reply, loaded: Loaded, known: FollowRow | None, otherwise: str) -> None:
        words = reply.words
        state = otherwise if known is None else "follow-daily" if known.daily else "follow-end"
        label = game_label(loaded, words.language)
        daily = known is not None and known.daily
        await reply.show(follow_view(loaded, words, state, label=label, follows=known is not None, daily=daily))

    async def deliver(self, row: PostRow) -> int | None:
        """Tell one follower, unless they have stopped following or play themselves by now."""
        person_id, end = row.payload["person"], row.payload["end"]
        store = self._client.store
        loaded = await self._client.manager.load(row.payload["game"])
        follows = await store.follow_of(person_id, loaded.id) is not None and loaded.seat_of(person_id) is None
        if not follows or (not end and loaded.row.state != "running"):
            return None
        spot = Spot(loaded.row.guild_id, loaded.row.channel_id)
        if await self._client.door.sees(person_id, spot) is False:  # not any more
            await store.unfollow(person_id, loaded.id)
            return None
        person = await store.person(person_id)
        words = loaded.words(language_of(person.locale if person is not None else loaded.row.locale))
        label = game_label(loaded, words.language)
        if end:
            view = over_view(loaded, words, label)
        else:
            since, until = row.payload["since"], row.payload["until"]
            events = await self._client.manager.story(loaded, None, since=since, until=until)
            view = news_view(loaded, words, tell(events, words), label)
        message_id = await self._send(person_id, view, row.nonce.rpartition("-")[0])
        if end:
            await store.unfollow(person_id, loaded.id)
        return message_id

    async def _send(self, person_id: int, view: discord.ui.LayoutView, nonce: str) -> int | None:
        """A direct message; who takes none hears nothing."""
        try:
            direct = await self._client.create_dm(discord.Object(person_id))
            message = await direct.send(view=view, nonce=nonce[:25])
            meters.current().notified(1)
            return message.id
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("%s takes no direct messages: %s", person_id, error)
            return None
