"""Nudging whoever holds a game up: whom a table mate may nudge, and from when on. The call itself is a reminder like
any other, so it comes when it suits whoever is called, and not at all to who has muted the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

import msgspec

from bot.errors import Sorry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.owing import Owing
from db.records import NewPost

SOONEST = timedelta(hours=3)
"""Whoever was called so short a while ago is left alone."""
AGAIN = timedelta(days=1)
"""So long after a nudge nobody is nudged again about the same decision."""

NextAlarm = Callable[[Loaded], Awaitable[list[NewPost]]]


class Nudged(msgspec.Struct, frozen=True):
    """Who was nudged (seats), and when they can be again."""

    loaded: Loaded
    seats: list[int]
    again: datetime


class Nudging:
    """`next_alarm` is the row that rings when somebody is to be reminded, which takes the place of those of the kinds
    `alarms`; `now` the time rows go by."""

    def __init__(self, ledger: Ledger, next_alarm: NextAlarm, alarms: tuple[str, ...], now: Callable[[], datetime]):
        self._ledger = ledger
        self._next_alarm = next_alarm
        self._alarms = alarms
        self._now = now

    async def nudge(self, game_id: str, person_id: int) -> Nudged:
        """Let those be called once more for whom the game waits, other than this person who plays in it.

        Raises `Sorry` where nobody can be nudged, or nobody yet; what it says follows from what everybody knows.
        """
        return await self._ledger.alone(game_id, lambda loaded: self._once(loaded, person_id))

    async def _once(self, loaded: Loaded, person_id: int) -> Nudged:
        seat, now = loaded.seat_held(person_id), self._now()
        loaded.check_running()
        awaited = awaited_by(loaded, seat)
        if not awaited:
            raise Sorry("nudge-nobody")
        here = {each: owes for each, owes in awaited.items() if loaded.person_at(each) not in loaded.saved.course.away}
        if not here:
            raise Sorry("nudge-away")
        soonest = {each: _from(owes) for each, owes in here.items()}
        seats = [each for each, at in soonest.items() if at <= now]
        if not seats:
            again = any(owes.nudged for owes in here.values())
            at = f"<t:{round(min(soonest.values()).timestamp())}:R>"
            raise Sorry("nudge-again" if again else "nudge-early", at=at)
        for each in seats:
            loaded.saved.owing[each] = here[each].nudged_at(now)
        await self._ledger.amend(loaded, await self._next_alarm(loaded), supersede=self._alarms)
        return Nudged(loaded, seats, now + AGAIN)


def awaited_by(loaded: Loaded, seat: int) -> dict[int, Owing]:
    """Which people at other seats hold the game up for this one, and what they owe."""
    owing = loaded.saved.owing
    found: dict[int, Owing] = {}
    for each in [] if loaded.standing_still else loaded.waiting():
        owes = owing[each] if each < len(owing) else None
        if each != seat and owes is not None and loaded.person_at(each) is not None:
            found[each] = owes
    return found


def _from(owes: Owing) -> datetime:
    """From when on somebody may be nudged about what they owe."""
    called = datetime.fromtimestamp(owes.since, UTC) + SOONEST
    return max(called, datetime.fromtimestamp(owes.nudged, UTC) + AGAIN) if owes.nudged else called
