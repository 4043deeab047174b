"""Passing a seat on: somebody is asked to take it over, and does so or not.
The others are told by the posts of play."""

from __future__ import annotations

from contextlib import suppress

from bot.errors import Sorry
from bot.gateway.interaction_data import data_of
from bot.gateway.layout import layout, text
from bot.gateway.member import member_of
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Interaction, Reply
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.member import Member
from bot.seats.replacing import Replacing
from bot.seats.table_answers import TableAnswers
from db.errors import DuplicateInteraction


class OfferAnswers:
    """Answers to those who ask somebody to take over a seat, and to those who are asked."""

    def __init__(self, replacing: Replacing, panel: SeatPanel, table: TableAnswers) -> None:
        self._replacing = replacing
        self._panel = panel
        self._table = table

    def answers(self) -> dict[str, Answer]:
        """What is pressed in the panel of a table to pass a seat on, and below an invitation."""
        return {
            "@replace": Answer("panel", self.ask_person, "player", "offer"),
            "@withdraw": Answer(
                "panel", lambda reply, press: self.withdraw(reply, press.game_id, _seat(press)), "player"
            ),
            "@accept": Answer("panel", lambda reply, press: self.accept(reply, press.game_id, press.revision), "asked"),
            "@decline": Answer(
                "panel", lambda reply, press: self.decline(reply, press.game_id, press.revision), "asked"
            ),
        }

    async def ask_person(self, reply: Reply, press: Press) -> None:
        """Ask whoever was picked to take over a seat."""
        asked, is_bot = picked(reply.interaction, press.value)
        if is_bot:
            raise Sorry("seats-no-bot")
        interaction = reply.interaction
        offering = self._replacing.offer(press.game_id, interaction.user.id, _seat(press), asked, interaction.id)
        await self._table.do(reply, press.game_id, offering, "seats-has-been-asked")

    async def withdraw(self, reply: Reply, game_id: str, seat: int) -> None:
        """Ask nobody after all."""
        person = reply.interaction
        await self._table.do(
            reply, game_id, self._replacing.withdraw(game_id, person.user.id, seat, person.id), "seats-withdrawn"
        )

    async def accept(self, reply: Reply, game_id: str, number: int) -> None:
        """Take over the seat, and see its panel."""
        reply.acknowledge()
        with suppress(DuplicateInteraction):
            await self._replacing.accept(game_id, number, member_of(reply.interaction))
        reply.played = True
        await self._panel.play(reply, game_id)

    async def decline(self, reply: Reply, game_id: str, number: int) -> None:
        """Take over nothing."""
        reply.acknowledge()
        interaction = reply.interaction
        await self._replacing.decline(game_id, number, interaction.user.id, interaction.id)
        await reply.show(layout(text(reply.words("seats-has-declined"))))


def _seat(press: Press) -> int:
    """The seat a control is about. Raises `Sorry`."""
    if not (press.argument.isascii() and press.argument.isdigit() and len(press.argument) < 3):
        raise Sorry("error-unknown-control")
    return int(press.argument)


def picked(interaction: Interaction, value: str) -> tuple[Member, bool]:
    """The person picked in a menu of people, and whether it is a bot. Raises `Sorry`."""
    resolved = data_of(interaction).resolved
    user, member = resolved.users.get(value), resolved.members.get(value)
    if user is None:
        raise Sorry("error-unknown-value")
    nick = member.nick if member is not None else None
    return Member(int(value), nick or user.global_name or user.username, interaction.id), user.bot
