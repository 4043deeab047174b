"""Leaderboards: who did best on a server, in a month or ever, in one game or in all.
Only rated games between at least two count; against computer players there is nothing to win but rating."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby

import msgspec

from bot.results.ratings import Rating, Who, who_of
from db.records import ResultRow, StandingRow


class Line(msgspec.Struct, frozen=True):
    """A line of a leaderboard: lines that are worth the same share a place. The name is the latest one used."""

    place: int
    who: Who | None
    name: str
    points: float
    games: int
    wins: int
    rating: Rating | None = None


class _Sum(msgspec.Struct):
    name: str = ""
    points: float = 0.0
    games: int = 0
    wins: int = 0


def by_points(rows: Sequence[ResultRow], hidden: Collection[int] = ()) -> list[Line]:
    """The people by points: one for every person left behind in a game, half a one for sharing a place with them.

    Of equal points more victories are better, then fewer games. `rows` are oldest first; `hidden` people are left out.
    """
    sums = _sums(rows)
    found = [(who, each) for who, each in sums.items() if who.person_id and who.person_id not in hidden]
    found.sort(key=lambda entry: (*_worth(entry[1]), entry[1].name.casefold()))
    worths = [_worth(each) for _, each in found]
    return [
        Line(worths.index(_worth(each)) + 1, who, each.name, each.points, each.games, each.wins) for who, each in found
    ]


def by_rating(rows: Sequence[ResultRow], ratings: Mapping[Who, Rating], hidden: Collection[int] = ()) -> list[Line]:
    """The people and computer players of one game by the strength of which we are nearly sure."""
    sums = _sums(rows)
    found = [(who, rating) for who, rating in ratings.items() if who in sums and who.person_id not in hidden]
    found.sort(key=lambda entry: (-entry[1].at_least, sums[entry[0]].name.casefold()))
    worths = [rating.at_least for who, rating in found if who.person_id]
    return [
        Line(
            worths.index(rating.at_least) + 1 if who.person_id else 0,
            who, sums[who].name, sums[who].points, sums[who].games, sums[who].wins, rating,
        )
        for who, rating in found
    ]  # fmt: skip


def archived(line: Line, guild_id: int, month: str, kind: str, number: int) -> StandingRow:
    """The line as it is kept when its month is over."""
    person = line.who.person_id if line.who is not None else None
    return StandingRow(guild_id, month, kind, number, person, line.name, line.points, line.games, line.wins)


def from_archive(rows: Sequence[StandingRow], hidden: Collection[int] = ()) -> list[Line]:
    """The lines that were kept of a month. Places stay as they were when somebody is left out since."""
    worths = [(-row.points, -row.wins, row.games) for row in rows]
    return [
        Line(
            worths.index(worth) + 1,
            Who(person_id=row.person_id) if row.person_id is not None else None,
            row.name, row.points, row.games, row.wins,
        )
        for row, worth in zip(rows, worths, strict=True)
        if row.person_id is None or row.person_id not in hidden
    ]  # fmt: skip


def _worth(each: _Sum) -> tuple[float, int, int]:
    return -each.points, -each.wins, each.games


def _sums(rows: Sequence[ResultRow]) -> dict[Who, _Sum]:
    """What everybody gathered in rated games; computer players have no points."""
    sums: dict[Who, _Sum] = {}
    rated = (row for row in rows if row.rated)
    for _, game in groupby(rated, key=lambda row: row.game_id):
        seats = list(game)
        people = [row for row in seats if row.player is None]
        counted: set[Who] = set()
        for row in seats:
            who = who_of(row)
            if who is None:
                continue
            each = sums.setdefault(who, _Sum())
            each.name = row.name
            each.wins += row.place == 1
            each.games += who not in counted
            counted.add(who)
            if row.player is None:
                each.points += sum(_gained(row, other) for other in people if other is not row)
    return sums


def _gained(row: ResultRow, other: ResultRow) -> float:
    return 1.0 if row.place < other.place else 0.5 if row.place == other.place else 0.0
