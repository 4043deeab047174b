"""The manager's part for who plays at a seat: a person, a computer player for a while, a computer player for good.
Whoever takes over from somebody is in `replacing.py`, what a host does to a game in `hosting.py`."""

from __future__ import annotations

import msgspec

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.saving import Act, Change
from bot.players.registry import stand_in
from bot.votes.votes import Voting
from db.records import SeatChange, SeatRow
from games.engine import Event

ACTIVE, AWAY, LEFT = "active", "away", "left"
"""What a seat's status says: its person plays, a computer player plays for them, they have left for good."""


class Seating(Voting):
    """Leaving a seat to a computer player and coming back; leaving it for good."""

    def give_to_player(self, loaded: Loaded, seat: int, player: str = "") -> list[SeatChange]:
        """Let a computer player (the strongest unless named) play for the person at `seat`, who stays its owner.

        For the act that is about to be stored: with it the computer player is called and the person is not any more.
        """
        return [SeatChange(seat=seat, player=player or stand_in(loaded.row.kind), status=AWAY)]

    def take_back(self, loaded: Loaded, seat: int) -> list[SeatChange]:
        """Let the person at `seat` play again themselves; for the act that is about to be stored."""
        return [SeatChange(seat=seat, player=None, status=ACTIVE)]

    async def go_away(self, game_id: str, person_id: int, interaction_id: int | None) -> Loaded:
        """Let a computer player play for a person until they come back. Raises `Sorry`, `DoubledInteraction`."""

        async def make(loaded: Loaded) -> Change:
            seat = self._seat_held(loaded, person_id)
            if loaded.person_at(seat) is None:
                raise Sorry("seats-away-already")
            return await self._apart(
                loaded,
                Act(
                    name="away",
                    seat=seat,
                    events=[self.told_of(loaded, seat, "@away")],
                    person_id=person_id,
                    interaction_id=interaction_id,
                    seats=self.give_to_player(loaded, seat),
                ),
            )

        return await self.change(game_id, make)

    async def come_back(self, game_id: str, person_id: int, interaction_id: int | None) -> Loaded:
        """Let a person play again themselves. Raises `Sorry`, `DoubledInteraction`."""

        async def make(loaded: Loaded) -> Act:
            seat = self._seat_held(loaded, person_id)
            if loaded.person_at(seat) is not None:
                raise Sorry("seats-not-away")
            return Act(
                name="home",
                seat=seat,
                events=[self.told_of(loaded, seat, "@home")],
                person_id=person_id,
                interaction_id=interaction_id,
                seats=self.take_back(loaded, seat),
                arrived=[person_id],
            )

        return await self.change(game_id, make)

    async def leave_game(self, game_id: str, person_id: int, interaction_id: int | None) -> Loaded:
        """Give a person's seat to a computer player for good; the last person's leaving ends the game.

        A host's part passes to the first person who stays. Raises `Sorry`, `DoubledInteraction`.
        """

        async def make(loaded: Loaded) -> Change:
            seat = self._seat_held(loaded, person_id)
            act = Act(
                name="leave",
                seat=seat,
                events=[self.told_of(loaded, seat, "@left")],
                person_id=person_id,
                interaction_id=interaction_id,
            )
            staying = [each for each in loaded.seats if each.person_id is not None and each.seat != seat]
            if not staying:
                deserted = [*act.events, Event("@deserted", None)]
                return self._change_of(loaded, msgspec.structs.replace(act, events=deserted, state="cancelled"))
            events, host_id = [*act.events], None
            if loaded.row.host_id == person_id:
                host = min(staying, key=lambda each: (each.player is not None, each.seat))
                events.append(self.told_of(loaded, host.seat, "@hosts"))
                host_id = host.person_id
            given = [self._given_up(loaded, loaded.seats[seat])]
            return await self._apart(loaded, msgspec.structs.replace(act, events=events, host_id=host_id, seats=given))

        return await self.change(game_id, make)

    @staticmethod
    def _given_up(loaded: Loaded, row: SeatRow) -> SeatChange:
        """The seat as a computer player has it for good, under a name of its own."""
        player = stand_in(loaded.row.kind)
        words, number = loaded.words(), 1
        while (name := words(f"player-{player}", number=number)) in loaded.names:
            number += 1
        return SeatChange(seat=row.seat, person_id=None, player=player, status=LEFT, notes={**row.notes, "name": name})

    async def _apart(self, loaded: Loaded, act: Act) -> Change:
        """The change by which a person does not play at the act's seat any more: the open question goes on without
        them, or lapses if it was theirs."""
        vote = loaded.saved.course.vote
        change = self._change_of(loaded, act)
        if vote is None:
            return change
        if vote.seat == act.seat:
            loaded.saved.course.vote = None
        elif act.seat in vote.asked:
            vote = vote.without(act.seat)
            loaded.saved.course.vote = vote
            return await self._decided(loaded, vote, change)
        return change

    @staticmethod
    def told_of(loaded: Loaded, seat: int, kind: str) -> Event:
        """What the person at `seat` does to the game, told by the name they have now."""
        row = loaded.seats[seat]
        assert row.person_id is not None, "computer players do nothing but play"
        return Event(kind, None, {"who": loaded.named(row.person_id, loaded.names[seat])})

    @staticmethod
    def _seat_held(loaded: Loaded, person_id: int) -> int:
        """The person's seat, whoever plays there. Raises `Sorry`."""
        seat = loaded.seat_of(person_id)
        if seat is None:
            raise Sorry("error-no-seat")
        return seat
