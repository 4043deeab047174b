"""Who plays at a seat: a person, a computer player for a while, a computer player for good.
Whoever takes over from somebody is in `replacing.py`, what a host does to a game in `hosting.py`."""

from __future__ import annotations

import msgspec

from bot.errors import Sorry
from bot.ledger import acts
from bot.ledger.change import Act, Change
from bot.ledger.ids import is_run
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.players.registry import stand_in
from bot.votes.votes import Votes
from db.records import SeatChange, SeatRow
from games.engine import Event

ACTIVE, AWAY, LEFT = "active", "away", "left"
"""What a seat's status says: its person plays, a computer player plays for them, they have left for good."""


def given_to_player(loaded: Loaded, seat: int) -> list[SeatChange]:
    """Let the strongest quick computer player play for the person at `seat`, who stays its owner.

    For the act that is about to be stored: with it the computer player is called and the person is not any more.
    """
    return [SeatChange(seat=seat, player=stand_in(loaded.row.kind), status=AWAY)]


def taken_back(seat: int) -> list[SeatChange]:
    """Let the person at `seat` play again themselves; for the act that is about to be stored."""
    return [SeatChange(seat=seat, player=None, status=ACTIVE)]


def host_without(loaded: Loaded, seat: int) -> SeatRow | None:
    """Who hosts the game once the person at `seat` has left for good: whoever does now, else the first who stays,
    somebody who plays in person before others. None where nobody stays."""
    staying = [row for row in loaded.seats if row.person_id is not None and row.seat != seat]
    hosts = [row for row in staying if row.person_id == loaded.row.host_id]
    return min(hosts or staying, key=lambda row: (row.player is not None, row.seat), default=None)


def check_helpable(game_id: str) -> None:
    """Raise `Sorry` where nobody else may play for a person: in the run of a challenge."""
    if is_run(game_id):
        raise Sorry("challenge-no-help")


class Seating:
    """Leaving a seat to a computer player and coming back; leaving it for good."""

    def __init__(self, ledger: Ledger, votes: Votes) -> None:
        self._ledger = ledger
        self._votes = votes

    async def go_away(self, game_id: str, person_id: int, interaction_id: int | None) -> Loaded:
        """Let a computer player play for a person until they come back. Raises `Sorry`, `DuplicateInteraction`.

        Where nobody else plays in person the game stands still meanwhile (`Loaded.unattended`).
        """

        async def make(loaded: Loaded) -> Change:
            seat = self.check_may_go_away(loaded, person_id)
            act = Act(
                name=acts.AWAY,
                seat=seat,
                events=[loaded.told_of(seat, "@break" if loaded.plays_alone(person_id) else "@away")],
                person_id=person_id,
                interaction_id=interaction_id,
                seats=given_to_player(loaded, seat),
            )
            return await self._votes.without(loaded, seat, act.change_of(loaded))

        return await self._ledger.change(game_id, make)

    @staticmethod
    def check_may_go_away(loaded: Loaded, person_id: int) -> int:
        """The seat of a person for whom a computer player may play. Raises `Sorry`."""
        check_helpable(loaded.id)
        loaded.check_begun()
        seat = loaded.seat_held(person_id)
        if loaded.person_at(seat) is None:
            raise Sorry("seats-away-already")
        return seat

    async def come_back(self, game_id: str, person_id: int, interaction_id: int | None) -> Loaded:
        """Let a person play again themselves. Raises `Sorry`, `DuplicateInteraction`."""

        async def make(loaded: Loaded) -> Act:
            seat = loaded.seat_held(person_id)
            if loaded.person_at(seat) is not None:
                raise Sorry("seats-not-away")
            return Act(
                name=acts.HOME,
                seat=seat,
                events=[loaded.told_of(seat, "@home")],
                person_id=person_id,
                interaction_id=interaction_id,
                seats=taken_back(seat),
                arrived=[person_id],
            )

        return await self._ledger.change(game_id, make)

    async def leave_game(self, game_id: str, person_id: int, interaction_id: int | None) -> Loaded:
        """Give a person's seat to a computer player for good; the last person's leaving ends the game.

        Where those who stay have all let computer players play for them, it stands still until one of them is back.

        A host's part passes to the first person who stays. Raises `Sorry`, `DuplicateInteraction`.
        """

        async def make(loaded: Loaded) -> Change:
            seat = loaded.seat_held(person_id)
            act = Act(
                name=acts.LEAVE,
                seat=seat,
                events=[loaded.told_of(seat, "@left")],
                person_id=person_id,
                interaction_id=interaction_id,
            )
            host = host_without(loaded, seat)
            if host is None:
                deserted = [*act.events, Event("@deserted", None)]
                return msgspec.structs.replace(act, events=deserted, state="cancelled").change_of(loaded)
            told = "@left-waiting" if loaded.waits_without(seat) else "@left"
            events, host_id = [loaded.told_of(seat, told)], None
            if loaded.row.host_id == person_id:
                events.append(loaded.told_of(host.seat, "@hosts"))
                host_id = host.person_id
            given = [self._given_up(loaded, loaded.seats[seat])]
            act = msgspec.structs.replace(act, events=events, host_id=host_id, seats=given)
            return await self._votes.without(loaded, seat, act.change_of(loaded))

        return await self._ledger.change(game_id, make)

    @staticmethod
    def _given_up(loaded: Loaded, row: SeatRow) -> SeatChange:
        """The seat as a computer player has it for good, under a name of its own."""
        player = stand_in(loaded.row.kind)
        words, number = loaded.words(), 1
        while (name := words(f"player-{player}", number=number)) in loaded.names:
            number += 1
        return SeatChange(seat=row.seat, person_id=None, player=player, status=LEFT, notes={**row.notes, "name": name})
