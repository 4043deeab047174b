"""The clocks of a game: whose time runs, what answers give, what taking back takes away. Arithmetic on the course.
When which of this happens is in `timekeeping.py`."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from bot.ledger.course import Course
from bot.ledger.time_bank import DAY, HOUR, PACES, Gift, Pace, TimeBank

KEPT_GIFTS = 24
"""So many gifts of time are remembered, to be taken back with their answers."""
GRACE_S = HOUR
"""What somebody has who comes back after the time ran out, to finish what was begun."""


def begin(course: Course, pace: str, seats: int) -> None:
    """Give every seat a full bank; nothing for a pace that is none."""
    if pace in PACES:
        course.pace = pace
        course.banks = [TimeBank(float(PACES[pace].bank_s)) for _ in range(seats)]


def pace_of(course: Course) -> Pace | None:
    """How fast the game goes; None without a clock."""
    return PACES.get(course.pace) if course.banks else None


def run(course: Course, seats: Collection[int], now: datetime) -> bool:
    """Let the clocks of exactly these seats run. Whether one of them stood still before."""
    begun = False
    for seat, bank in enumerate(course.banks):
        begun |= seat in seats and bank.since is None
        course.banks[seat] = bank.started(now) if seat in seats else bank.stopped(now)
    return begun


def answered(course: Course, seat: int, number: int, now: datetime) -> None:
    """The seat has finished its decisions with move `number`: its clock stands and gets the increment."""
    pace = pace_of(course)
    if pace is None:
        return
    left = course.banks[seat].left(now)
    course.banks[seat] = course.banks[seat].answered(now, pace)
    gift = Gift(seat, number, course.banks[seat].left_s - left)
    course.gifts = [*course.gifts, gift][-KEPT_GIFTS:]


def take_back(course: Course, numbers: Collection[int], now: datetime) -> None:
    """These decisions are taken back, and what is left of their gifts with them; the time they took stays spent."""
    gone = [gift for gift in course.gifts if gift.number in numbers]
    course.gifts = [gift for gift in course.gifts if gift.number not in numbers]
    revoked = [Gift(gift.seat, gift.number, -_change(course, gift.seat, -gift.seconds, now)) for gift in gone]
    course.revoked = [gift for gift in course.revoked if gift.seat in course.unseen] + revoked


def give_again(course: Course, number: int, seats: Collection[int], now: datetime) -> None:
    """What was taken back is played again, up to move `number`: the gifts of these seats come again."""
    for gift in course.revoked:
        if gift.seat in seats:
            course.gifts.append(Gift(gift.seat, number, _change(course, gift.seat, gift.seconds, now)))
    course.revoked = [gift for gift in course.revoked if gift.seat in course.unseen]


def at_least(course: Course, seat: int, seconds: float, now: datetime) -> None:
    """Fill a bank up to so many seconds if it holds less; it goes on as it did."""
    bank = course.banks[seat]
    if bank.left(now) < seconds:
        course.banks[seat] = TimeBank(float(seconds), now if bank.since is not None else None)


def more_time(course: Course) -> float:
    """What a seat gets for whom the others wait, in seconds: one increment, but at least a day."""
    pace = pace_of(course)
    return float(max(DAY, pace.increment_s if pace is not None else 0))


def out_of_time(course: Course, now: datetime) -> list[int]:
    """The seats whose clock runs and has nothing left."""
    return [seat for seat, bank in enumerate(course.banks) if bank.since is not None and not bank.left(now)]


def _change(course: Course, seat: int, seconds: float, now: datetime) -> float:
    """Put so many seconds into a bank, or take them out; how many that were within its bounds."""
    pace, bank = pace_of(course), course.banks[seat]
    assert pace is not None, "only clocks give time"
    left = bank.left(now)
    after = min(float(pace.bank_s), max(0.0, left + seconds))
    course.banks[seat] = TimeBank(after, now if bank.since is not None else None)
    return after - left
