"""What people do about their own seat: stand up and come back, or leave for good."""

from __future__ import annotations

from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.seats.panel import PAUSE, YES, away_view, quit_view
from bot.seats.seating import Seating
from bot.seats.table_answers import TableAnswers


class SeatAnswers:
    """Answers to those who sit at a table."""

    def __init__(self, ledger: Ledger, seating: Seating, panel: SeatPanel, table: TableAnswers) -> None:
        self._ledger = ledger
        self._seating = seating
        self._panel = panel
        self._table = table

    def answers(self) -> dict[str, Answer]:
        """What is pressed about one's own seat."""
        return {
            "@away": Answer(
                "panel",
                lambda reply, press: self.go_away(reply, press.game_id, press.argument),
                "present",
                {YES: "call", PAUSE: "call"},
            ),
            "@home": Answer("panel", lambda reply, press: self.come_back(reply, press.game_id), "player"),
            "@quit": Answer(
                "panel", lambda reply, press: self.leave(reply, press.game_id, press.argument == YES), "player"
            ),
        }

    async def go_away(self, reply: Reply, game_id: str, sure: str) -> None:
        """Let a computer player play for the person; asked once more before, with what comes of it. Who was told that
        the game waits is asked anew if by now somebody else plays in person."""
        reply.acknowledge()
        person = reply.interaction
        loaded = await self._ledger.load(game_id)
        alone = loaded.plays_alone(person.user.id)
        if sure == YES or (sure == PAUSE and alone):
            said = "seats-gone-away-alone" if alone else "seats-gone-away"
            await self._table.do(reply, game_id, self._seating.go_away(game_id, person.user.id, person.id), said)
            return
        self._seating.check_may_go_away(loaded, person.user.id)
        await reply.show(away_view(loaded, loaded.words(reply.words.language), alone=alone))

    async def come_back(self, reply: Reply, game_id: str) -> None:
        """Play again oneself: straight to the panel of the seat."""
        await self._panel.play(reply, game_id)

    async def leave(self, reply: Reply, game_id: str, sure: bool) -> None:
        """Leave for good; asked once more before."""
        reply.acknowledge()
        person = reply.interaction
        if sure:
            await self._table.do(
                reply, game_id, self._seating.leave_game(game_id, person.user.id, person.id), "seats-left"
            )
            return
        loaded = await self._ledger.load(game_id)
        seat = loaded.seat_held(person.user.id)
        loaded.check_begun()
        await reply.show(quit_view(loaded, loaded.words(reply.words.language), seat))
