"""Seats that pass from one to another: somebody is asked by name, and takes over or declines.
A person offers their own seat, the host that of a computer player."""

from __future__ import annotations

import msgspec

from bot.errors import Sorry
from bot.ledger import acts
from bot.ledger.change import Act
from bot.ledger.course import Offer
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.member import Member
from bot.seats.seating import ACTIVE, check_helpable
from bot.text.markdown import in_markdown
from db.records import SeatChange
from games.engine import Event


class Replacing:
    """Offers of seats. Each seat is offered to one person at a time."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def offer(self, game_id: str, person_id: int, seat: int, asked: Member, interaction_id: int | None) -> Loaded:
        """Ask somebody to take over `seat`; who was asked before is not any more. Raises `Sorry`."""
        check_helpable(game_id)

        async def make(loaded: Loaded) -> Act:
            self._check_offerable(loaded, person_id, seat)
            name = in_markdown(asked.name)
            if asked.id == person_id:
                raise Sorry("seats-not-oneself")
            if loaded.seat_of(asked.id) is not None:
                raise Sorry("seats-sits-here", name=name)
            offers = loaded.saved.course.offers
            if seat in offers and offers[seat].person_id == asked.id:
                raise Sorry("seats-asked-already", name=name)
            offers[seat] = Offer(loaded.next_number, asked.id, person_id)
            people = {"by": self._by(loaded, person_id), "who": loaded.named(asked.id, asked.name)}
            own = int(loaded.seats[seat].person_id is not None)
            return Act(
                name="offer",
                seat=seat,
                events=[Event("@seat-offered", None, {**people, "own": own})],
                person_id=person_id,
                interaction_id=interaction_id,
                pings=[asked.id],
            )

        return await self._ledger.change(game_id, make)

    async def withdraw(self, game_id: str, person_id: int, seat: int, interaction_id: int | None) -> Loaded:
        """Ask nobody for this seat after all. Raises `Sorry`."""

        async def make(loaded: Loaded) -> Act:
            self._check_offerable(loaded, person_id, seat)
            if loaded.saved.course.offers.pop(seat, None) is None:
                raise Sorry("seats-nobody-asked")
            return Act(
                name="withdraw",
                seat=seat,
                events=[Event("@seat-kept", None, {"who": self._by(loaded, person_id)})],
                person_id=person_id,
                interaction_id=interaction_id,
            )

        return await self._ledger.change(game_id, make)

    async def accept(self, game_id: str, number: int, member: Member) -> Loaded:
        """Whoever was asked by notice `number` sits down and plays on, with all the seat may see. Raises `Sorry`."""

        async def make(loaded: Loaded) -> Act:
            seat = self._offered(loaded, number, member.id)
            if loaded.seat_of(member.id) is not None:
                raise Sorry("seats-you-sit")
            course, row = loaded.saved.course, loaded.seats[seat]
            course.offers = {
                each: offer for each, offer in course.offers.items() if each != seat and offer.person_id != member.id
            }
            if seat < len(loaded.saved.owing):
                loaded.saved.owing[seat] = None  # what is owed here is owed anew
            people = {"who": loaded.named(member.id, member.name)}
            if row.person_id is not None:
                people["by"] = loaded.named(row.person_id, loaded.names[seat])
            events = [Event("@replaced" if "by" in people else "@filled", None, people)]
            hosts = row.person_id == loaded.row.host_id
            if hosts:
                events.append(Event("@hosts", None, {"who": people["who"]}))
            taken = SeatChange(
                seat=seat, person_id=member.id, player=None, status=ACTIVE, notes={**row.notes, "name": member.name}
            )
            return Act(
                name=acts.ACCEPT,
                seat=seat,
                events=events,
                person_id=member.id,
                interaction_id=member.interaction_id,
                seats=[taken],
                arrived=[member.id],
                host_id=member.id if hosts else None,
            )

        return await self._ledger.change(game_id, make)

    async def decline(self, game_id: str, number: int, person_id: int, interaction_id: int | None) -> Loaded:
        """Whoever was asked by notice `number` does not sit down. Raises `Sorry`."""

        async def make(loaded: Loaded) -> Act:
            seat = self._offered(loaded, number, person_id)
            del loaded.saved.course.offers[seat]
            who = next(each for each in reversed(loaded.saved.course.named) if each.person_id == person_id)
            return Act(
                name="decline",
                seat=seat,
                events=[Event("@declined", None, {"who": loaded.named(*msgspec.structs.astuple(who))})],
                person_id=person_id,
                interaction_id=interaction_id,
            )

        return await self._ledger.change(game_id, make)

    @staticmethod
    def _offered(loaded: Loaded, number: int, person_id: int) -> int:
        """The seat that notice `number` offered this person. Raises `Sorry`."""
        for seat, offer in loaded.saved.course.offers.items():
            if offer.number == number:
                if offer.person_id != person_id:
                    raise Sorry("seats-not-asked")
                return seat
        raise Sorry("seats-offer-over")

    @staticmethod
    def _check_offerable(loaded: Loaded, person_id: int, seat: int) -> None:
        """Raise `Sorry` unless this person may say who takes over the seat."""
        if loaded.row.guild_id is None:
            raise Sorry("seats-direct")
        if not 0 <= seat < len(loaded.seats):
            raise Sorry("error-unknown-control")
        owner = loaded.seats[seat].person_id
        if owner is None and loaded.row.host_id != person_id:
            raise Sorry("seats-host-only")
        if owner is not None and owner != person_id:
            raise Sorry("seats-not-yours")

    @staticmethod
    def _by(loaded: Loaded, person_id: int) -> int:
        seat = loaded.seat_held(person_id)
        return loaded.named(person_id, loaded.names[seat])
