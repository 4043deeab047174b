"""Ratings: how strong those who play a game on a server are, folded over its rated results in their order.
Nothing of it is stored: it follows from the results alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

from db.records import ResultRow

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

SURE = 2
"""So many deviations to both sides hold the true strength nineteen times out of twenty."""


class Who(msgspec.Struct, frozen=True, order=True):
    """Somebody who is rated: a person, or a kind of computer player."""

    person_id: int = 0
    player: str = ""


class Rating(msgspec.Struct, frozen=True):
    """A strength of which we are nearly sure that it lies within `within` of `strength`, after so many games.

    A newcomer is taken to be as strong as 25.
    """

    strength: float
    within: float
    games: int

    @property
    def at_least(self) -> float:
        """The strength of which we are nearly sure: what lists are ordered by, so that one lucky game is no fame."""
        return self.strength - self.within


class Fold:
    """The ratings of one game on one server, which go on from where they stood when new results come."""

    def __init__(self) -> None:
        self._known: dict[Who, tuple[float, float, int]] = {}
        self._upto: tuple[Any, ...] = ()
        self._rows = 0

    def over(self, rows: Sequence[ResultRow]) -> Mapping[Who, Rating]:
        """The ratings after these results, which are all there are, oldest first; unrated ones are passed over."""
        rated = [row for row in rows if row.rated]
        old, new = _split(rated, self._upto)
        gone = not self._known.keys() <= {who_of(row) for row in rated}
        if gone or len(old) != self._rows:  # somebody was forgotten, an earlier game came in late: begin anew
            self._known, old, new = {}, [], rated
        for _, game in groupby(new, key=lambda row: row.game_id):
            self._play(list(game))
        self._rows = len(rated)
        self._upto = _place(rated[-1]) if rated else ()
        return {
            who: Rating(strength, SURE * deviation, games) for who, (strength, deviation, games) in self._known.items()
        }

    def _play(self, seats: Sequence[ResultRow]) -> None:
        """Let one game count. Somebody forgotten counts as a newcomer in each of their games; of a computer player
        that sat at several seats the mean counts, once."""
        who = [who_of(row) for row in seats]
        teams = [[self._rating(each)] for each in who]
        after = _model().rate(teams, ranks=[float(row.place) for row in seats])
        made: dict[Who, list[PlackettLuceRating]] = {}
        for each, team in zip(who, after, strict=True):
            if each is not None:
                made.setdefault(each, []).append(team[0])
        for each, found in made.items():
            games = self._known.get(each, (0, 0, 0))[2]
            strength = sum(rating.mu for rating in found) / len(found)
            deviation = sum(rating.sigma for rating in found) / len(found)
            self._known[each] = (strength, deviation, games + 1)

    def _rating(self, who: Who | None) -> PlackettLuceRating:
        known = self._known.get(who) if who is not None else None
        return _model().rating() if known is None else _model().rating(mu=known[0], sigma=known[1])


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - a start need not wait for it

    return PlackettLuce()


def who_of(row: ResultRow) -> Who | None:
    """Who sat there; None where a person was forgotten."""
    if row.person_id is not None:
        return Who(person_id=row.person_id)
    return Who(player=row.player) if row.player else None


def _split(rows: Iterable[ResultRow], upto: tuple[Any, ...]) -> tuple[list[ResultRow], list[ResultRow]]:
    old, new = list[ResultRow](), list[ResultRow]()
    for row in rows:
        (old if upto and _place(row) <= upto else new).append(row)
    return old, new


def _place(row: ResultRow) -> tuple[Any, ...]:
    return row.finished_at, row.game_id, row.seat
