"""The manager's part for seats kept warm: a computer player plays for a person, who may come back any time.
Notices, clocks and reminders know the difference; who plays at a seat is `Loaded.person_at`."""

from __future__ import annotations

from bot.games import Loaded
from bot.players import stand_in
from bot.voting import Voting
from db.records import SeatChange
from games.engine import Event

ACTIVE, AWAY, LEFT = "active", "away", "left"
"""What a seat's status says: its person plays, a computer player plays for them, they have left for good."""


class Seating(Voting):
    """Who plays at a seat."""

    def give_to_player(self, loaded: Loaded, seat: int, player: str = "") -> list[SeatChange]:
        """Let a computer player (the strongest unless named) play for the person at `seat`, who stays its owner.

        For the act that is about to be stored: with it the computer player is called and the person is not any more.
        """
        return [SeatChange(seat=seat, player=player or stand_in(loaded.row.kind), status=AWAY)]

    def take_back(self, loaded: Loaded, seat: int) -> list[SeatChange]:
        """Let the person at `seat` play again themselves; for the act that is about to be stored."""
        return [SeatChange(seat=seat, player=None, status=ACTIVE)]

    @staticmethod
    def told_of(loaded: Loaded, seat: int, kind: str) -> Event:
        """What the person at `seat` does to the game, told by the name they have now."""
        row = loaded.seats[seat]
        assert row.person_id is not None, "computer players do nothing but play"
        return Event(kind, None, {"who": loaded.named(row.person_id, loaded.names[seat])})
