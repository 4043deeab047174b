"""Shares of a day: how often people, and everybody on a server together, may do what calls others or is much work.
What is taken of a share is kept in `db.shares`; what each control and command takes, it says itself."""

from __future__ import annotations

import logging
import math
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from types import MappingProxyType

import msgspec

from bot.errors import Sorry, WhichGame
from bot.gateway.access import What
from bot.gateway.reply import Interaction, Reply
from db.errors import DuplicateInteraction, StoreUnavailable
from db.shares import Part, ShareRepository

log = logging.getLogger(__name__)


class Share(msgspec.Struct, frozen=True):
    """So many a day for a person, and for a server. `comes_back` when what it was taken for was refused: what is much
    work may have been done all the same. `reads` that nothing is stored by it: it goes on where nothing can be, as when
    the disk is full, and takes no part then."""

    person: int
    server: int
    comes_back: bool = True
    reads: bool = False


SHARES: Mapping[What, Share] = MappingProxyType(
    {
        "lobby": Share(20, 200),
        "challenge": Share(20, 20),
        "offer": Share(20, 200),
        "call": Share(60, 600),
        "undo": Share(300, 3000),
        "hint": Share(200, 2000, comes_back=False),
        "replay": Share(40, 400, comes_back=False, reads=True),
        "review": Share(20, 200, comes_back=False, reads=True),
        "file": Share(40, 400, comes_back=False, reads=True),
    }
)
"""More than anybody needs who plays; documented in docs/hosting.md."""


class Shares:
    """Takes parts of shares before anything is done for them."""

    def __init__(self, repository: ShareRepository) -> None:
        self._repository = repository

    @asynccontextmanager
    async def part(self, reply: Reply, what: What | None) -> AsyncGenerator[None]:
        """Do something that takes a part of a share (None: of none). Raises `Sorry` while the share is used up, with
        the time at which it goes on."""
        if what is None:
            yield
            return
        share, parts = SHARES[what], _parts(reply.interaction, SHARES[what])
        try:
            spent = await reply.quietly(self._repository.take(what, parts))
        except StoreUnavailable as error:
            if not share.reads:
                raise
            log.warning("nobody can be kept from more than their share of %s: %s", what, error)
            spent, parts = None, []
        if spent is not None:
            raise Sorry(f"share-{what}", whose=spent.owner, at=f"<t:{math.ceil(spent.until.timestamp())}:R>")
        try:
            yield
        except (Sorry, DuplicateInteraction) as error:
            if parts and (share.comes_back or isinstance(error, WhichGame)):  # the game that is picked takes the part
                await self._repository.give_back(what, parts)
            raise


def _parts(interaction: Interaction, share: Share) -> list[Part]:
    mine = [Part("person", interaction.user.id, share.person)]
    return mine if interaction.guild_id is None else [*mine, Part("guild", interaction.guild_id, share.server)]
