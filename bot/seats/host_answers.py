"""What a host does to a game besides playing it: pause it, end it, hand it over.
The others are told by the posts of play."""

from __future__ import annotations

from contextlib import suppress

from bot.errors import Sorry
from bot.gateway.member import member_of
from bot.gateway.permissions import manages
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.ledger.member import Member
from bot.seats.button import HERE
from bot.seats.hosting import Hosting
from bot.seats.panel import YES, end_view
from bot.seats.table_answers import TableAnswers
from db.errors import DuplicateInteraction


class HostAnswers:
    """Answers to hosts, and to those who manage the server."""

    def __init__(self, ledger: Ledger, hosting: Hosting, panel: SeatPanel, table: TableAnswers) -> None:
        self._ledger = ledger
        self._hosting = hosting
        self._panel = panel
        self._table = table

    def answers(self) -> dict[str, Answer]:
        """What is pressed in the panel of a table by those who direct its game."""
        return {
            "@pause": Answer("panel", lambda reply, press: self.pause(reply, press.game_id), "director", "call"),
            "@go-on": Answer(
                "panel", lambda reply, press: self.go_on(reply, press.game_id, press.argument), "director", "call"
            ),
            "@end": Answer(
                "panel", lambda reply, press: self.end(reply, press.game_id, press.argument == YES), "director"
            ),
            "@hand-over": Answer(
                "panel", lambda reply, press: self.hand_over(reply, press.game_id, press.value), "host", "call"
            ),
        }

    async def pause(self, reply: Reply, game_id: str) -> None:
        """Let the game stand still."""
        await self._table.do(reply, game_id, self._hosting.pause(game_id, *await self._director(reply, game_id)))

    async def go_on(self, reply: Reply, game_id: str, where: str) -> None:
        """Let it go on; who has pressed that in the panel of their seat plays on there."""
        going = self._hosting.go_on(game_id, *await self._director(reply, game_id))
        if where != HERE:
            await self._table.do(reply, game_id, going)
            return
        with suppress(DuplicateInteraction):  # its twin has done it, but perhaps this one was acknowledged
            await going
        reply.played = True
        await self._panel.play(reply, game_id)

    async def end(self, reply: Reply, game_id: str, sure: bool) -> None:
        """End the game without a result; asked once more before."""
        reply.acknowledge()
        person, managing = await self._director(reply, game_id)
        if sure:
            await self._table.do(reply, game_id, self._hosting.end(game_id, person, managing))
            return
        loaded = await self._ledger.load(game_id)
        loaded.check_begun()
        self._hosting.check_directs(loaded, person.id, managing)
        await reply.show(end_view(loaded, loaded.words(reply.words.language)))

    async def hand_over(self, reply: Reply, game_id: str, to: str) -> None:
        """Let somebody else be the host."""
        if not to.isdecimal():
            raise Sorry("error-unknown-value")
        host = member_of(reply.interaction)
        await self._table.do(reply, game_id, self._hosting.hand_over(game_id, host, int(to)), "seats-handed-over")

    async def _director(self, reply: Reply, game_id: str) -> tuple[Member, bool]:
        """The person, and whether they manage the server the game is played on."""
        reply.acknowledge()
        loaded = await self._ledger.load(game_id)
        return member_of(reply.interaction), manages(reply.interaction, loaded.row.guild_id)
