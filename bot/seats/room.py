"""The room of seats: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.seats.answers import SeatAnswers
from bot.seats.command import register
from bot.seats.host_answers import HostAnswers
from bot.seats.hosting import Hosting
from bot.seats.offer_answers import OfferAnswers
from bot.seats.replacing import Replacing
from bot.seats.seating import Seating
from bot.seats.table_answers import TableAnswers


def room(
    ledger: Ledger,
    seating: Seating,
    replacing: Replacing,
    hosting: Hosting,
    panel: SeatPanel,
    choice: GameChoice,
) -> Room:
    """Standing up, coming back, handing over; and what a host does to a game."""
    table = TableAnswers(ledger)
    seats = SeatAnswers(ledger, seating, panel, table)
    offers, hosts = OfferAnswers(replacing, panel, table), HostAnswers(ledger, hosting, panel, table)
    return Room(
        name="seats",
        answers=table.answers() | seats.answers() | offers.answers() | hosts.answers(),
        commands=[lambda tree: register(tree, table, choice)],
    )
