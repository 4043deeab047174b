"""When a server is welcomed: once, when the bot is invited to it, and never where anybody has used it before."""

from __future__ import annotations

from bot.ledger.posting import Posting
from bot.welcome.kinds import Invited
from db.store import Store


class Welcome:
    """Knows which servers know the bot."""

    def __init__(self, store: Store, posting: Posting) -> None:
        self._store = store
        self._posting = posting

    async def invited(self, guild_id: int) -> None:
        """The bot was invited to a server. Raises `StoreUnavailable`."""
        if await self.is_new(guild_id):
            nonce = f"welcome-{guild_id}-{self._store.now():%d%H%M%S}"  # it may be invited again where it had no place
            await self._posting.post(None, [Invited(guild=guild_id).row(nonce)])

    async def is_new(self, guild_id: int) -> bool:
        """Whether nothing was ever set, played or said there."""
        if await self._store.people.guild(guild_id) is not None:
            return False
        return not await self._store.games.in_guild(guild_id, ("lobby", "running", "finished", "cancelled"), 1)

    async def done(self, guild_id: int) -> None:
        """The server has been welcomed."""
        await self._store.people.set_guild(guild_id)
