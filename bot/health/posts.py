"""The message to the owner of the bot when a game is set aside."""

from __future__ import annotations

import logging

import discord

from bot.gateway.layout import ACCENT, layout, text
from bot.health.owners import owners_of
from bot.ledger.post import Delivery
from bot.ledger.quarantine import SetAside
from bot.text import language_of, texts
from db.records import PostRow
from db.store import Store

log = logging.getLogger(__name__)


class HealthPosts:
    """Tells the owner."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    def deliveries(self) -> list[Delivery]:
        """What delivers the posts of this room."""
        return [Delivery(SetAside, plain=self._set_aside)]

    async def _set_aside(self, post: SetAside, row: PostRow) -> int | None:
        """A direct message about a game that was set aside."""
        for owner in owners_of(self._client)[:1]:
            known = await self._store.people.person(owner)
            words = texts().words(language_of(known.locale if known is not None else None))
            title = words(f"{post.game}-title") if words.has(f"{post.game}-title") else post.game
            said = words("health-set-aside", title=title, game=row.game_id or "", code=post.code)
            try:
                direct = await self._client.create_dm(discord.Object(owner))
                return (await direct.send(view=layout(text(said), accent=ACCENT), nonce=row.nonce[:25])).id
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("the owner can't be told: %s", error)
        return None
