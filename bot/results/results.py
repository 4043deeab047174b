"""What a finished game came to: a row for each seat, stored with the last move.
Games that ended before there were such rows get theirs from the sweep."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from bot.ledger.entry import Entry
from bot.ledger.loaded import Loaded
from bot.ledger.options import Options, read_options
from bot.ledger.rated import is_rated
from bot.results.counting_figures import FigureCounting, seat_figures
from bot.results.figures import Told
from bot.results.kinds import FiguresDue
from db.errors import StoreUnavailable
from db.records import GameSummary, NewMove, NewResult, ProgressChange, SeatFigures, SeatRow
from db.store import Store
from games.engine import Result, registry

log = logging.getLogger(__name__)
AT_ONCE = 50
"""So many games of before get their rows between two looks."""


class Results:
    """Rows of results."""

    def __init__(self, store: Store, counting: FigureCounting) -> None:
        self._store = store
        self._counting = counting

    async def attend(self, entry: Entry) -> None:
        """With the change that ends a game: what people keep from it, and a row for each seat, whose figures follow."""
        result = entry.result
        if result is not None:
            entry.progress += await self._kept(entry.loaded)
            entry.results += await self._results(entry.loaded, result, entry.change.moves)
            entry.say(FiguresDue(), "c")

    async def _kept(self, loaded: Loaded) -> list[ProgressChange]:
        """What those who played to the end keep from the game; nobody does for whom a computer player ended it."""
        before = await kept_before(self._store, loaded)
        return [
            ProgressChange(
                person_id=person,
                kind=loaded.row.kind,
                key=loaded.keeps,
                before=before[person],
                value=loaded.game.kept(loaded.table, seat, before[person] or 0),
            )
            for seat in range(len(loaded.seats))
            if (person := loaded.person_at(seat)) in before
        ]

    async def _results(self, loaded: Loaded, result: Result, moves: Sequence[NewMove]) -> list[NewResult]:
        now, told = self._store.now(), await self._counting.told(loaded.id)
        told += [Told(now, move.kind, move.seat, move.choice, move.person_id) for move in moves]
        return _rows(loaded.row, loaded.options, loaded.seats, result, told)

    async def catch_up(self) -> int:
        """Store the results of games that ended before results were kept; how many games there were.

        One that can't be counted is left for another time, and said in the log.
        """
        caught, left = 0, set[str]()
        while games := [row for row in await self._store.results.unresulted(AT_ONCE + len(left)) if row.id not in left]:
            for row in games:
                try:
                    await self._count(row)
                    caught += 1
                except StoreUnavailable:
                    raise
                except Exception:
                    log.exception("the results of game %s can't be counted", row.id)
                    left.add(row.id)
        return caught

    async def _count(self, row: GameSummary) -> None:
        seats = await self._store.games.seats(row.id)
        told, options = await self._counting.told(row.id), read_options(row.options)
        counted = None
        if row.kind in registry():
            counted = await self._counting.figures(row, options, len(seats), told)
        rows = _rows(row, options, seats, msgspec.convert(row.result, Result), told)
        if counted is not None:
            rows = [_with(row, each) for row, each in zip(rows, seat_figures(counted), strict=True)]
        await self._store.results.add(row.id, row.finished_at or row.updated_at, rows)


async def kept_before(store: Store, loaded: Loaded) -> dict[int, int | None]:
    """What the people at this table have kept from earlier games of this kind, by person; None at first."""
    kind, key = loaded.row.kind, loaded.keeps
    people = [seat.person_id for seat in loaded.seats if seat.person_id is not None] if key else []
    return {
        person: next(
            (row.value for row in await store.people.progress(person) if (row.kind, row.key) == (kind, key)), None
        )
        for person in people
    }


def _rows(
    row: GameSummary,
    options: Options,
    seats: Sequence[SeatRow],
    result: Result,
    told: Sequence[Told],
) -> list[NewResult]:
    rated = is_rated(row.id, options, len(seats), told)
    found: list[NewResult] = []
    for score in result.scores:
        seat = seats[score.seat]
        person = seat.person_id if seat.player is None else None
        found.append(
            NewResult(
                seat=score.seat,
                person_id=person,
                player=seat.player,
                name=str(seat.notes.get("name", ""))[:64] if person is not None or seat.player else "",
                guild_id=row.guild_id,
                kind=row.kind,
                settings=options.settings,
                seats=len(seats),
                place=score.place,
                total=score.total,
                categories=score.categories,
                rated=rated,
                shown_from=options.closes_at,
            )
        )
    return found


def _with(row: NewResult, counted: SeatFigures) -> NewResult:
    row = msgspec.structs.replace(row, luck=counted.luck, waits=counted.waits, lasted_s=counted.lasted_s)
    if row.person_id is None:
        return row
    return msgspec.structs.replace(row, decisions=counted.decisions, thought_s=counted.thought_s)
