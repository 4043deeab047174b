"""What a host does to a game under way: pausing it, ending it, handing it over.
Whoever manages the server may pause and end games there, too."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.errors import Sorry
from bot.ledger import acts
from bot.ledger.change import Act
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.member import Member
from games.engine import Event

NOBODY = -1
"""The seat of an act by somebody who sits at none."""


class Hosting:
    """`manages` says that the person may manage the server the game is played on."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def pause(self, game_id: str, person: Member, manages: bool) -> Loaded:
        """Let nobody act and all clocks stand until the game goes on. Raises `Sorry`."""

        async def make(loaded: Loaded) -> Act:
            self.check_directs(loaded, person.id, manages)
            if loaded.saved.course.paused:
                raise Sorry("seats-paused-already")
            loaded.saved.course.paused = True
            return self._act(loaded, person, acts.PAUSE, "@paused")

        return await self._ledger.change(game_id, make)

    async def go_on(self, game_id: str, person: Member, manages: bool) -> Loaded:
        """Let a paused game go on; who owes a decision is called and owes it from now on. Raises `Sorry`."""

        async def make(loaded: Loaded) -> Act:
            self.check_directs(loaded, person.id, manages)
            if not loaded.saved.course.paused:
                raise Sorry("seats-not-paused")
            loaded.saved.course.paused = False
            loaded.saved.owing = [None] * len(loaded.seats)
            return self._act(loaded, person, acts.GO_ON, "@goes-on", pings=loaded.people(loaded.waiting()))

        return await self._ledger.change(game_id, make)

    async def end(self, game_id: str, person: Member, manages: bool) -> Loaded:
        """End the game without a result. Raises `Sorry`."""

        async def make(loaded: Loaded) -> Act:
            self.check_directs(loaded, person.id, manages)
            return self._act(loaded, person, "end", "@ended", state="cancelled")

        return await self._ledger.change(game_id, make)

    async def hand_over(self, game_id: str, person: Member, to: int) -> Loaded:
        """Let somebody else who sits here be the host. Raises `Sorry`."""

        async def make(loaded: Loaded) -> Act:
            if loaded.row.host_id != person.id:
                raise Sorry("seats-host-only")
            seat = loaded.seat_of(to)
            if to == person.id:
                raise Sorry("seats-host-already")
            if seat is None:
                raise Sorry("error-they-have-no-seat")
            act = self._act(loaded, person, "hand-over", "@hosts", host_id=to)
            return msgspec.structs.replace(act, events=[loaded.told_of(seat, "@hosts")])

        return await self._ledger.change(game_id, make)

    @staticmethod
    def check_directs(loaded: Loaded, person_id: int, manages: bool) -> None:
        """Raise `Sorry` unless this person may pause and end the game."""
        if loaded.row.host_id != person_id and not manages:
            raise Sorry("seats-host-only")

    @staticmethod
    def _act(loaded: Loaded, person: Member, name: str, told: str, **more: Any) -> Act:
        seat = loaded.seat_of(person.id)
        who = loaded.named(person.id, person.name if seat is None else loaded.names[seat])
        return Act(
            name=name,
            seat=NOBODY if seat is None else seat,
            events=[Event(told, None, {"who": who})],
            person_id=person.id,
            interaction_id=person.interaction_id,
            **more,
        )
