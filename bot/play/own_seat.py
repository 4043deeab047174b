"""A person's own seat in a game, found when they ask for its panel.
Whoever wants to play has it back from the computer player that kept it."""

from __future__ import annotations

from bot.errors import Sorry
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.seats.seating import Seating
from db.errors import DuplicateInteraction


class OwnSeat:
    """Finds the seats of people. Raises `Sorry` as `seat_of` does."""

    def __init__(self, ledger: Ledger, seating: Seating) -> None:
        self._ledger = ledger
        self._seating = seating

    async def goes_on(self, game_id: str) -> Loaded | None:
        """The game as it is now, if decisions can be taken in it or it has ended. Raises `Sorry`."""
        loaded = await self._ledger.load(game_id)
        if loaded.row.state == "finished":
            return loaded
        return loaded if loaded.row.state == "running" and not loaded.standing_still else None

    async def look(self, reply: Reply, game_id: str) -> tuple[Loaded, int]:
        """The game, and the person's seat."""
        loaded = await self._ledger.load(game_id)
        return loaded, seat_of(loaded, reply)

    async def take(self, reply: Reply, game_id: str) -> tuple[Loaded, int]:
        """The same for who wants to play: it is their own again if it was kept, which the news then tell."""
        loaded, seat = await self.look(reply, game_id)
        if not loaded.is_kept(seat) or loaded.row.state != "running":
            return loaded, seat
        interaction = reply.interaction
        try:
            loaded = await self._seating.come_back(loaded.id, interaction.user.id, interaction.id)
        except DuplicateInteraction:
            loaded = await self._ledger.load(loaded.id)
        return loaded, seat


def seat_of(loaded: Loaded, reply: Reply) -> int:
    """The seat of the person who asks. Raises `Sorry`: no table (any more), or no seat at it."""
    loaded.check_dealt(reply.interaction.user.id)
    if loaded.row.state == "cancelled":
        raise Sorry("error-cancelled")
    return loaded.seat_held(reply.interaction.user.id)
