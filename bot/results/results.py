"""The manager's part for what a finished game came to: a row for each seat, stored with the last move.
Games that ended before there were such rows get theirs from the sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.challenges.deal import is_run
from bot.ledger.loaded import Loaded
from bot.ledger.saving import Saving
from bot.results.figures import Figures, Told, figures, is_fair
from db.errors import StoreError
from db.records import GameSummary, MoveRow, NewMove, NewResult, SeatRow
from games.engine import Record, Result, registry

log = logging.getLogger(__name__)
AT_ONCE = 50
"""So many games of before get their rows between two looks."""


class Resulting(Saving):
    """Rows of results."""

    async def results(self, loaded: Loaded, result: Result, moves: Sequence[NewMove]) -> list[NewResult]:
        now = self.store.now()
        told = [_told(move) for move in await self.store.told(loaded.id)]
        told += [Told(now, move.kind, move.seat, move.choice, move.person_id) for move in moves]
        counted = await self._figures(loaded.row, len(loaded.seats), told)
        return _rows(loaded.row, loaded.seats, result, told, counted)

    async def catch_up(self) -> int:
        """Store the results of games that ended before results were kept; how many games there were.

        One that can't be counted is left for another time, and said in the log.
        """
        caught, left = 0, set[str]()
        while games := [row for row in await self.store.unresulted(AT_ONCE + len(left)) if row.id not in left]:
            for row in games:
                try:
                    await self._count(row)
                    caught += 1
                except StoreError:
                    raise
                except Exception:
                    log.exception("the results of game %s can't be counted", row.id)
                    left.add(row.id)
        return caught

    async def _count(self, row: GameSummary) -> None:
        seats = await self.store.seats(row.id)
        told = [_told(move) for move in await self.store.told(row.id)]
        counted = await self._figures(row, len(seats), told)
        rows = _rows(row, seats, msgspec.convert(row.result, Result), told, counted)
        await self.store.add_results(row.id, row.finished_at or row.updated_at, rows)

    async def _figures(self, row: GameSummary, seats: int, told: Sequence[Told]) -> Figures | None:
        game = registry().get(row.kind)
        if game is None:
            return None
        record = Record(
            game=row.kind,
            rules=row.rules,
            shape=row.shape,
            seats=seats,
            settings=row.options["settings"],
            data=row.digest,
            secret=await self.store.secret(row.id),
            salt=row.salt,
        )
        try:
            return await asyncio.to_thread(figures, game, record, told)
        except Exception:  # no figure is worth a game that can't end
            log.exception("game %s: its decisions and its luck can't be counted", row.id)
            return None


def is_rated(row: GameSummary, seats: int, told: Sequence[Told]) -> bool:
    """Whether the game counts for ratings and leaderboards: a fair one between several that was opened as rated, and no
    run of a challenge."""
    return seats > 1 and bool(row.options.get("rated", True)) and not is_run(row.id) and is_fair(told)


def _shown_from(row: GameSummary) -> datetime | None:
    """When others may know of it: of a run when its challenge is closed."""
    return datetime.fromtimestamp(row.options["closes"], UTC) if is_run(row.id) else None


def _rows(
    row: GameSummary, seats: Sequence[SeatRow], result: Result, told: Sequence[Told], counted: Figures | None
) -> list[NewResult]:
    rated = is_rated(row, len(seats), told)
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
                settings=row.options["settings"],
                seats=len(seats),
                place=score.place,
                total=score.total,
                categories=score.categories,
                rated=rated,
                shown_from=_shown_from(row),
                **thought,
            )
        )
    return found


def _told(move: MoveRow) -> Told:
    return Told(move.at, move.kind, move.seat, move.choice, move.person_id)
