"""How a status card is brought up to date."""

from __future__ import annotations

from bot.ledger.loaded import Loaded
from bot.ledger.post import Delivery
from bot.lobby.card import LobbyCard
from bot.lobby.kinds import Status
from db.records import PostRow


def deliveries(card: LobbyCard) -> list[Delivery]:
    """What delivers the posts of this room."""

    async def status(loaded: Loaded, post: Status, row: PostRow) -> None:
        await card.update(loaded, row.attempts)

    return [Delivery(Status, game=status)]
