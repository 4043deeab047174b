"""What Discord's refusals mean for what was to be said, and telling the owner of the bot of those nobody foresaw.
What is done about one, `ladder.py` and `messages.py` know."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection
from datetime import date
from hashlib import blake2b
from typing import ClassVar, Literal

import discord
import msgspec

from bot.ledger.loaded import Loaded
from bot.ledger.post import Post
from bot.ledger.posting import Posting

log = logging.getLogger(__name__)
Meaning = Literal["later", "place", "way"]
"""To be tried again later; there is no saying it in this place; it must be said in another way."""

TOO_OFTEN = 3
"""An error of Discord's own that hits one row so often is no outage: the row is said in another way, if any works."""
OPENING_TOO_FAST = 40003
LOCKED = 160005
ARCHIVED = 50083
NOT_TAKEN = {50007, 50278, 20026}
"""Somebody takes no direct messages, or none of this bot's."""
WORDS_REFUSED = {200000, 200001, 240000}
"""Words or a title that a server's rules, or Discord's, don't allow."""
_ID = re.compile(r"\d{5,}")
_TOLD = 900
"""So many signs of an error the owner is told."""


class RefusedRequest(Post, frozen=True):
    """Tells the owner of the bot what Discord does not take. Stored once for each route and code."""

    kind: ClassVar[str] = "refused"
    shown: ClassVar[bool] = False
    holds_up: ClassVar[bool] = False

    route: str
    status: int
    code: int
    error: str


class Uncalled(Post, frozen=True):
    """Tells the owner of the bot that somebody who decides in a game knows nothing of it. Stored once a day for a game
    and those people.

    `status` is 0 where Discord has answered nothing.
    """

    kind: ClassVar[str] = "uncalled"
    shown: ClassVar[bool] = False
    holds_up: ClassVar[bool] = False

    game: str
    game_id: str
    guild_id: int | None
    place_id: int
    route: str = ""
    status: int = 0
    code: int = 0
    seats: tuple[int, ...] = ()
    """Where they sit; none in what an earlier version has stored."""


def meaning(error: discord.HTTPException, attempts: int) -> Meaning:
    """What is to be done about a refusal of a row that was tried so many times."""
    if error.code in WORDS_REFUSED:
        return "way"
    if error.status in (401, 429) or error.code == OPENING_TOO_FAST:
        return "later"
    if error.status >= 500:
        return "later" if attempts < TOO_OFTEN else "way"
    if error.status in (403, 404) or error.code in (LOCKED, ARCHIVED):
        return "place"
    return "way"


def passes(error: discord.HTTPException, attempts: int) -> bool:
    """Whether a later attempt may go better."""
    return error.status >= 500 or meaning(error, attempts) == "later"


def shuts(error: BaseException | None) -> bool:
    """Whether a place is shut to the bot, and may be open again some day: a right is lacking, or a thread is locked."""
    return isinstance(error, discord.Forbidden) or (
        isinstance(error, discord.HTTPException) and error.code in (LOCKED, ARCHIVED)
    )


def route_of(error: discord.HTTPException) -> str:
    """The request that was refused, without the ids in it."""
    request = error.response
    path = getattr(getattr(request, "url", None), "path", "")
    return f"{getattr(request, 'method', '')} {_ID.sub('*', path)}".strip()


class Refusals:
    """Tells of refusals."""

    def __init__(self, posting: Posting) -> None:
        self._posting = posting

    async def tell(self, error: discord.HTTPException) -> None:
        """Let the owner know, unless this answer to such a request was told before."""
        route = route_of(error)
        log.warning("Discord does not take %s: %s", route, error)
        post = RefusedRequest(route=route, status=error.status, code=error.code, error=_named(error)[:_TOLD])
        await self._posting.post(None, [post.row(f"refused-{_mark(route, error.status, error.code)}")])

    async def uncalled(self, loaded: Loaded, people: Collection[int], cause: BaseException | None, today: date) -> None:
        """Let the owner know that these people, whom this game is to call, were called nowhere, for this reason."""
        row = loaded.row
        seats = tuple(seat.seat for seat in loaded.seats if seat.person_id in people)
        post = Uncalled(
            game=row.kind, game_id=row.id, guild_id=row.guild_id, place_id=row.thread_id or row.channel_id, seats=seats
        )
        if isinstance(cause, discord.HTTPException):
            post = msgspec.structs.replace(post, route=route_of(cause), status=cause.status, code=cause.code)
        await self._posting.post(None, [post.row(f"uncalled-{_mark(row.id, today, *seats)}")])


def _mark(*words: object) -> str:
    """16 signs: as part of a nonce of at most 25, of which Discord remembers all."""
    return blake2b(" ".join(map(str, words)).encode(), digest_size=8).hexdigest()


def _named(error: discord.HTTPException) -> str:
    """Discord's own words, unable to end the frame they are shown in."""
    return str(error).replace("```", "'''")
