"""Tables of a server that have not begun and where a seat is free, for whoever can see them."""

from __future__ import annotations

from bot.chores.sparing import sparing
from bot.gateway.heading import opponents
from bot.gateway.reply import Reply
from bot.gateway.visibility import Spot, Visibility
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.text import Words
from db.store import Store

MOST = 8
"""So many are listed."""
LOOKED_AT = 40
"""So many are looked at for that."""


class OpenTables:
    """Finds tables to join."""

    def __init__(self, store: Store, ledger: Ledger, visibility: Visibility) -> None:
        self._store = store
        self._ledger = ledger
        self._visibility = visibility

    async def lines(self, reply: Reply, kind: str) -> list[str]:
        """The newest tables of this game on the person's server where a seat is free for them, a line each with the way
        there. None in direct messages."""
        interaction = reply.interaction
        if interaction.guild_id is None:
            return []
        lobbies = await self._store.games.in_guild(interaction.guild_id, ("lobby",), LOOKED_AT)
        found: list[str] = []
        for row in (each for each in lobbies if each.kind == kind and each.lobby_message_id is not None):
            with sparing(f"game {row.id}"):
                loaded = await self._ledger.load(row.id)
                if _has_room(loaded, interaction.user.id):
                    spot = Spot(row.guild_id, row.channel_id, row.thread_id)
                    await self._visibility.admit(interaction, spot, belongs=False)
                    found.append(_line(loaded, reply.words))
        return found[:MOST]


def _has_room(loaded: Loaded, person_id: int) -> bool:
    """Whether somebody could still sit down."""
    free = len(loaded.seats) < loaded.options.seats
    return loaded.row.state == "lobby" and free and loaded.seat_of(person_id) is None


def _line(loaded: Loaded, words: Words) -> str:
    """Who sits there, how many seats are free, and the way there."""
    row, free = loaded.row, loaded.options.seats - len(loaded.seats)
    place = f"https://discord.com/channels/{row.guild_id or '@me'}/{row.channel_id}/{row.lobby_message_id}"
    return words("learn-table", people=opponents(loaded, words), free=free, place=place)
