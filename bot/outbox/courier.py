"""Hands every row of the outbox to the room that knows its kind. How they are claimed, tried again and ticked off is in
`delivery.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.ledger.ledger import Ledger
from bot.ledger.post import Delivery, Heard, Post, read_post
from bot.outbox.errors import Shut, Unreadable
from bot.outbox.places import Places
from db.records import PostRow


class Courier:
    """Knows who delivers what. `heard` are told of a post of a game once it was delivered.

    Raises `ValueError` when two deliver the same posts.
    """

    def __init__(
        self,
        ledger: Ledger,
        places: Places,
        deliveries: Iterable[Delivery],
        heard: Mapping[type[Post], Sequence[Heard]],
    ) -> None:
        self._ledger = ledger
        self._places = places
        self._heard = heard
        self._known: dict[str, dict[type[Post], Delivery]] = {}
        for each in deliveries:
            kind, tag = each.post.kind, each.post.tag()
            if any(tag == post.tag() for post in self._known.get(kind, ())):
                raise ValueError(f"two deliver {kind} {tag}".rstrip())
            self._known.setdefault(kind, {})[each.post] = each

    @property
    def posts(self) -> list[type[Post]]:
        """Every kind of post, by name."""
        return [post for kind in sorted(self._known) for post in self._known[kind]]

    @property
    def passing(self) -> list[str]:
        """The kinds of posts that keep no later post of their game waiting."""
        return sorted({post.kind for post in self.posts if not post.holds_up})

    @property
    def own_queue(self) -> list[str]:
        """The kinds of posts that only others of their kind wait for."""
        return sorted({post.kind for post in self.posts if post.own_queue})

    async def deliver(self, row: PostRow) -> int | None:
        """Say one row; returns the id of the message, if one was sent. Raises whatever keeps it from being said."""
        known = self._known.get(row.kind)
        if known is None:
            raise Unreadable("kind", f"unknown kind {row.kind}")
        try:
            post = read_post(row, *known)
        except msgspec.ValidationError as error:
            raise Unreadable("payload", str(error)) from error
        delivery = known[type(post)]
        if delivery.plain is not None:
            return await delivery.plain(post, row)
        if row.game_id is None:
            raise Unreadable("game_id", f"{row.kind} is of no game")
        assert delivery.game is not None
        loaded = await self._ledger.load(row.game_id)
        if delivery.post.shown and self._places.away(loaded.row.guild_id):
            raise Shut("the bot is not on this server any more")
        sent = await delivery.game(loaded, post, row)
        for hear in self._heard.get(delivery.post, ()):
            await hear(loaded)
        return sent

    async def broken(self, row: PostRow, error: Exception) -> None:
        """What a game has to say can't be said because of an error in the game: it is set aside, unless it can go on
        without that."""
        if row.game_id is not None and row.kind not in self.passing:
            await self._ledger.set_aside(row.game_id, error)

    def merged(self, row: PostRow, held: Sequence[PostRow]) -> tuple[PostRow, list[int]]:
        """What is to be kept of a row that is held, and which rows held before it say nothing more then."""
        known = self._known.get(row.kind)
        older = [each for each in held if each.kind == row.kind and each.id < row.id]
        if known is None or not older:
            return row, []
        try:
            merged = read_post(row, *known).telling_also([read_post(each, *known) for each in older])
        except msgspec.ValidationError:  # each is said, or given up, by itself
            merged = None
        if merged is None:
            return row, []
        return msgspec.structs.replace(row, payload=msgspec.to_builtins(merged)), [each.id for each in older]
