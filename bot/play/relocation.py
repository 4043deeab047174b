"""Games that go on in another place because theirs is gone: that is stored, and their newest board is posted there."""

from __future__ import annotations

from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.play.boards import Boards
from db.games import GameRepository
from db.records import GameSummary


class Relocation:
    """Moves games that are under way."""

    def __init__(self, games: GameRepository, ledger: Ledger, boards: Boards) -> None:
        self._games = games
        self._ledger = ledger
        self._boards = boards

    async def into(self, game_id: str, thread_id: int, first_message_id: int) -> Loaded:
        """The game goes on in this thread or direct message, below its first message there; the game then."""
        await self._games.place(game_id, channel_id=thread_id, thread_id=thread_id, lobby_message_id=first_message_id)
        loaded = await self._ledger.load(game_id)
        await self._boards.show_again(loaded)
        return loaded

    async def out_of(self, game: GameSummary, thread_id: int, parent_id: int) -> None:
        """The game goes on in the channel above its thread, or in a new post of the forum."""
        if game.channel_id == thread_id:
            await self._games.place(game.id, channel_id=parent_id)
        await self._games.thread_gone(game.id)
        await self.where_it_belongs(game.id)

    async def where_it_belongs(self, game_id: str) -> None:
        """The game goes on in its thread, or above it while that is closed; its board may stand there already."""
        await self._boards.look_after(game_id)
