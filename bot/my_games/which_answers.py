"""Which of several games: /play opens the one that waits for a person, other commands go on with the one they pick."""

from __future__ import annotations

from bot.errors import WhichGame
from bot.gateway.game_choice import GameChoice
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.waiting import waiting_for
from bot.my_games.answers import MyGamesAnswers
from db.store import Store


class WhichAnswers:
    """Answers to whoever has several games."""

    def __init__(self, store: Store, choice: GameChoice, panel: SeatPanel, games: MyGamesAnswers) -> None:
        self._store = store
        self._choice = choice
        self._panel = panel
        self._games = games

    def answers(self) -> dict[str, Answer]:
        """What was picked takes the place of the menu."""
        return {"@which": Answer("panel", self._pick, "anybody", self._choice.takes)}

    async def play(self, reply: Reply, named: str | None) -> None:
        """The panel of the game that is meant; of several the one that waits for the person, or the list of them."""
        reply.acknowledge()
        try:
            game_id = await self._choice.find(reply.interaction, named)
        except WhichGame as which:
            meant = {each.game_id for each in which.games}
            waiting = await waiting_for(self._store.games, reply.interaction.user.id)
            mine = [each.game_id for each in waiting if each.game_id in meant]
            if len(mine) != 1:
                await self._games.show(reply)
                return
            (game_id,) = mine
        await self._panel.play(reply, game_id)

    async def _pick(self, reply: Reply, press: Press) -> None:
        reply.acknowledge()
        await self._choice.picked(reply, press.value, press.argument)
