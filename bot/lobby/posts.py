"""How a status card is brought up to date, and how a lobby ends that nobody starts."""

from __future__ import annotations

from bot.ledger.loaded import Loaded
from bot.ledger.post import Delivery
from bot.lobby.card import LobbyCard
from bot.lobby.kinds import LOBBY_LASTS, Expired, Status, Unstarted
from bot.lobby.lobby import Lobbies
from bot.lobby.panel import ACCENT
from bot.outbox.messages import GameMessages
from bot.outbox.public_message import PublicMessage
from bot.text import Words
from db.records import PostRow


class LobbyPosts:
    """Delivers what lobbies and status cards have to say."""

    def __init__(self, lobbies: Lobbies, card: LobbyCard, messages: GameMessages) -> None:
        self._lobbies = lobbies
        self._card = card
        self._messages = messages

    def deliveries(self) -> list[Delivery]:
        """What to do about each of them."""
        return [
            Delivery(Status, game=self._status),
            Delivery(Unstarted, game=self._unstarted),
            Delivery(Expired, game=self._expired),
        ]

    async def _status(self, loaded: Loaded, post: Status, row: PostRow) -> None:
        del post
        await self._card.update(loaded, row.attempts)

    async def _unstarted(self, loaded: Loaded, post: Unstarted, row: PostRow) -> None:
        """Close the lobby if it has waited for so long, else look again when it has."""
        del post, row
        await self._lobbies.expire(loaded)

    async def _expired(self, loaded: Loaded, post: Expired, row: PostRow) -> int | None:
        """Edit the lobby, and say so below, where somebody sees it. Nobody is called."""
        del post
        await self._card.update(loaded, row.attempts)

        async def written(words: Words) -> PublicMessage:
            said = words("lobby-expired", game=words(f"{loaded.row.kind}-title"), days=LOBBY_LASTS.days)
            return PublicMessage(content=said, accent=ACCENT)

        return await self._messages.send(loaded, row, written)
