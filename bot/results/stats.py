"""Statistics over many results: of a person or of a server, in one game or in all. Lists are oldest first."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from functools import reduce

import msgspec

from bot.results.figures import Luck
from bot.results.months import month_of
from db.records import ResultRow

BEST = 3
DAY_S = 86400
MONTHS = 12


class Best(msgspec.Struct, frozen=True):
    """One of the best results, with the game it stands in and whose it is (empty: somebody forgotten)."""

    total: int
    game_id: str
    name: str
    at: datetime


class Streak(msgspec.Struct, frozen=True):
    """Victories in a row: up to now, and the most there ever were."""

    now: int = 0
    most: int = 0


class PastResult(msgspec.Struct, frozen=True):
    """One game of the course of time: points, place and at how many seats."""

    at: datetime
    total: int
    place: int
    seats: int


class Waiting(msgspec.Struct, frozen=True):
    """How so many games of several people went: how often each waited for somebody, one after the other, and how many
    days it was played, on average."""

    games: int
    waits: float
    days: float


class GameSheet(msgspec.Struct, frozen=True):
    """All about one game. `won`, `places` (how often first, second, ...) and `streak` are of games with others only,
    of which there were `against`. `answer_s` is the mean time for a decision, `waiting` how games with other people
    went; None where nothing is known of it."""

    kind: str
    played: int
    against: int
    won: int
    mean: float
    course: list[PastResult]
    places: list[int]
    categories: list[tuple[str, float]]
    best: list[Best]
    answer_s: float | None
    luck: Luck | None
    streak: Streak
    waiting: Waiting | None = None


class Sheet(msgspec.Struct, frozen=True):
    """All about a person or a server: how many games in which months (the last ones, oldest first), game by game."""

    played: int
    against: int
    won: int
    people: int
    months: list[tuple[str, dict[str, int]]]
    games: list[GameSheet]
    streak: Streak
    answer_s: float | None


def sheet(rows: Sequence[ResultRow], now: datetime, zone: str = "") -> Sheet:
    """The statistics of these results; those of one game's seats count as that many results of one game played."""
    kinds = sorted({row.kind for row in rows}, key=lambda kind: (-sum(row.kind == kind for row in rows), kind))
    against = [row for row in rows if row.seats > 1]
    return Sheet(
        played=_played(rows),
        against=_played(against),
        won=sum(row.place == 1 for row in against),
        people=len({row.person_id for row in rows if row.person_id is not None}),
        months=_months(rows, now, zone),
        games=[game_sheet([row for row in rows if row.kind == kind]) for kind in kinds],
        streak=_streak(against),
        answer_s=_answer(rows),
    )


def game_sheet(rows: Sequence[ResultRow]) -> GameSheet:
    """The same of one game alone; there must be a result."""
    against = [row for row in rows if row.seats > 1]
    places = Counter(row.place for row in against)
    return GameSheet(
        kind=rows[0].kind,
        played=_played(rows),
        against=_played(against),
        won=places[1],
        mean=sum(row.total for row in rows) / len(rows),
        course=[PastResult(row.finished_at, row.total, row.place, row.seats) for row in rows],
        places=[places[place] for place in range(1, max((row.seats for row in against), default=0) + 1)],
        categories=_categories(rows),
        best=[
            Best(row.total, row.game_id, row.name, row.finished_at)
            for row in sorted(rows, key=lambda row: (-row.total, row.finished_at))[:BEST]
        ],
        answer_s=_answer(rows),
        luck=_luck(rows),
        streak=_streak(against),
        waiting=_waiting(rows),
    )


def _played(rows: Sequence[ResultRow]) -> int:
    return len({row.game_id for row in rows})


def _months(rows: Sequence[ResultRow], now: datetime, zone: str) -> list[tuple[str, dict[str, int]]]:
    """Games finished in each of the last months, by game."""
    year, number = map(int, month_of(now, zone).split("-"))
    last = year * 12 + number - 1
    names = [f"{each // 12:04}-{each % 12 + 1:02}" for each in range(last - MONTHS + 1, last + 1)]
    found: dict[str, dict[str, set[str]]] = {name: defaultdict(set) for name in names}
    for row in rows:
        if (month := month_of(row.finished_at, zone)) in found:
            found[month][row.kind].add(row.game_id)
    return [(name, {kind: len(games) for kind, games in found[name].items()}) for name in names]


def _categories(rows: Sequence[ResultRow]) -> list[tuple[str, float]]:
    """The mean points in each category, in the game's order."""
    names = dict.fromkeys(name for row in reversed(rows) for name in row.categories)
    return [(name, sum(row.categories.get(name, 0) for row in rows) / len(rows)) for name in names]


def _answer(rows: Sequence[ResultRow]) -> float | None:
    decisions = sum(row.decisions or 0 for row in rows)
    return sum(row.thought_s or 0.0 for row in rows) / decisions if decisions else None


def _waiting(rows: Sequence[ResultRow]) -> Waiting | None:
    games = {
        row.game_id: (row.waits, row.lasted_s) for row in rows if row.waits is not None and row.lasted_s is not None
    }
    if not games:
        return None
    waits, lasted = zip(*games.values(), strict=True)
    return Waiting(len(games), sum(waits) / len(games), sum(lasted) / len(games) / DAY_S)


def _luck(rows: Sequence[ResultRow]) -> Luck | None:
    known: list[Luck] = []
    for row in rows:
        if row.luck is not None:
            with suppress(msgspec.ValidationError):  # that of a damaged row is not known
                known.append(msgspec.convert(row.luck, Luck))
    return reduce(Luck.and_, known) if known else None


def _streak(rows: Sequence[ResultRow]) -> Streak:
    now = most = 0
    for row in rows:
        now = now + 1 if row.place == 1 else 0
        most = max(most, now)
    return Streak(now, most)
