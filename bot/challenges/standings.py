"""Who stands where in a challenge: places that equal points share, streaks, personal bests. Pure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from db.challenge_records import Past, Run


class RunStanding(msgspec.Struct, frozen=True):
    """A run in the standings. `streak` counts the challenges in a row up to this one; `before` is the person's best
    result in the series until then, None if this is the first."""

    run: Run
    place: int
    streak: int
    before: int | None

    @property
    def total(self) -> int:
        assert self.run.total is not None, "only finished runs stand anywhere"
        return self.run.total

    @property
    def is_best(self) -> bool:
        """Whether the person has bettered their own result."""
        return self.before is not None and self.total > self.before


def standings(runs: Sequence[Run], past: Sequence[Past], number: int) -> list[RunStanding]:
    """The runs that count, the most points first, and of equal points the earliest; `past` are those of the series up
    to its challenge `number`, this one."""
    counted = sorted(
        (run for run in runs if run.counted and run.total is not None and run.finished_at is not None),
        key=lambda run: (-(run.total or 0), run.finished_at, run.game_id),
    )
    found: list[RunStanding] = []
    for run in counted:
        place = 1 + sum((other.total or 0) > (run.total or 0) for other in counted)
        mine = [each for each in past if each.person_id == run.person_id]
        earlier = [each.total for each in mine if each.number < number]
        played = {each.number for each in mine} | {number}
        found.append(RunStanding(run, place, streak(played, number), max(earlier, default=None)))
    return found


def streak(played: set[int], until: int) -> int:
    """How many challenges in a row, ending with number `until`."""
    length = 0
    while until - length in played:
        length += 1
    return length


def streaks(past: Sequence[Past], until: int) -> list[tuple[int, int]]:
    """Who has played how many in a row up to challenge `until`: (length, person), at least two, the longest first."""
    played: dict[int, set[int]] = {}
    for each in past:
        played.setdefault(each.person_id, set()).add(each.number)
    lengths = [(streak(numbers, until), person) for person, numbers in played.items()]
    return sorted((each for each in lengths if each[0] > 1), key=lambda each: (-each[0], each[1]))
