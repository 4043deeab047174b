"""What a finished game came to: a row for each seat, stored with the last move.
Games that ended before there were such rows get theirs from the sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.ledger.entry import Entry
from bot.ledger.ids import is_run
from bot.ledger.loaded import Loaded
from bot.ledger.options import Options, read_options
from bot.results.figures import GameFigures, Told, figures, is_fair
from db.errors import StoreUnavailable
from db.records import GameSummary, MoveRow, NewMove, NewResult, ProgressChange, SeatRow
from db.store import Store
from games.engine import Record, Result, registry

log = logging.getLogger(__name__)
AT_ONCE = 50
"""So many games of before get their rows between two looks."""


class Results:
    """Rows of results."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def attend(self, entry: Entry) -> None:
        """With the change that ends a game: what people keep from it, and a row for each seat."""
        result = entry.result
        if result is not None:
            entry.progress += await self._kept(entry.loaded)
            entry.results += await self._results(entry.loaded, result, entry.change.moves)

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
        now = self._store.now()
        told = [_told(move) for move in await self._store.games.told(loaded.id)]
        told += [Told(now, move.kind, move.seat, move.choice, move.person_id) for move in moves]
        counted = await self._figures(loaded.row, loaded.options, len(loaded.seats), told)
        return _rows(loaded.row, loaded.options, loaded.seats, result, told, counted)

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
        told = [_told(move) for move in await self._store.games.told(row.id)]
        options = read_options(row.options)
        counted = await self._figures(row, options, len(seats), told)
        rows = _rows(row, options, seats, msgspec.convert(row.result, Result), told, counted)
        await self._store.results.add(row.id, row.finished_at or row.updated_at, rows)

    async def _figures(
        self, row: GameSummary, options: Options, seats: int, told: Sequence[Told]
    ) -> GameFigures | None:
        game = registry().get(row.kind)
        if game is None:
            return None
        record = Record(
            game=row.kind,
            rules=row.rules,
            shape=row.shape,
            seats=seats,
            settings=options.settings,
            data=row.digest,
            secret=await self._store.games.secret(row.id),
            salt=row.salt,
        )
        try:
            return await asyncio.to_thread(figures, game, record, told)
        except Exception:  # no figure is worth a game that can't end
            log.exception("game %s: its decisions and its luck can't be counted", row.id)
            return None


def is_rated(game_id: str, options: Options, seats: int, told: Sequence[Told]) -> bool:
    """Whether the game counts for ratings and leaderboards: a fair one between several that was opened as rated, and no
    run of a challenge."""
    return seats > 1 and options.rated and not is_run(game_id) and is_fair(told)


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
    counted: GameFigures | None,
) -> list[NewResult]:
    rated = is_rated(row.id, options, len(seats), told)
    found: list[NewResult] = []
    for score in result.scores:
        seat = seats[score.seat]
        person = seat.person_id if seat.player is None else None
        thought: dict[str, Any] = {}
        if counted is not None:
            luck = counted.luck[score.seat]
            thought["luck"] = msgspec.to_builtins(luck) if luck is not None else None
            if person is not None:
                thought["decisions"] = counted.decisions[score.seat]
                thought["thought_s"] = counted.thought_s[score.seat]
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
                **thought,
            )
        )
    return found


def _told(move: MoveRow) -> Told:
    return Told(move.at, move.kind, move.seat, move.choice, move.person_id)
