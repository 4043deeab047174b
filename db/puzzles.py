"""Puzzles, where they are posted, and what people answered. What a puzzle is, and whose games it may be from, is the
bot's business."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, bindparam, case, delete, func, or_, select, update

from db.outbox import put
from db.people import INSERTS
from db.puzzle_records import WITHDRAWN, Posed, PuzzleRow, Tally
from db.records import NewPost
from db.repository import Repository
from db.rows import readable, select_for, values_of
from db.tables import games, posed, puzzle_answers, puzzles, runs, seats

_PUZZLE = select_for(PuzzleRow, puzzles).where(puzzles.c.id == bindparam("its_id"))
_POSED = select_for(Posed, posed).where(posed.c.id == bindparam("its_id"))
_OF_DAY = select_for(Posed, posed).where(
    posed.c.guild_id == bindparam("its_guild"), posed.c.day == bindparam("its_day")
)
_HAD = select(posed.c.puzzle_id).where(posed.c.guild_id == bindparam("its_guild"))
_NEW_TO = (
    select_for(PuzzleRow, puzzles)
    .where(puzzles.c.id.not_in(_HAD))
    .order_by(puzzles.c.found_at.desc(), puzzles.c.id)
    .limit(bindparam("most"))
)
_MINE = select(puzzle_answers.c.choice).where(
    puzzle_answers.c.posed_id == bindparam("its_id"), puzzle_answers.c.person_id == bindparam("person")
)
_TALLY = select(
    func.count(), func.coalesce(func.sum(case((puzzle_answers.c.choice == bindparam("answer"), 1), else_=0)), 0)
).where(puzzle_answers.c.posed_id == bindparam("its_id"), puzzle_answers.c.person_id != bindparam("but"))
ARRIVED = timedelta(minutes=10)
"""By then has arrived what was on its way to a message, such as its solution, when the puzzle was withdrawn."""
NOBODY = 0
"""No Discord user has this id."""


class PuzzleRepository(Repository):
    """Puzzles of all servers."""

    async def add(self, puzzle: PuzzleRow) -> bool:
        """Store a puzzle; False if it was there already."""

        def add(connection: Connection) -> bool:
            insert = INSERTS[connection.dialect.name](puzzles).values(msgspec.structs.asdict(puzzle))
            return connection.execute(insert.on_conflict_do_nothing(index_elements=["id"])).rowcount > 0

        return await self._write(add)

    async def puzzle(self, puzzle_id: str) -> PuzzleRow | None:
        """A puzzle; None when it is gone, or can't be read."""
        values = {"its_id": puzzle_id}
        found = await self._read(lambda connection: readable(PuzzleRow, connection.execute(_PUZZLE, values)))
        return found[0] if found else None

    async def new_to(self, guild_id: int, most: int) -> list[PuzzleRow]:
        """The puzzles that were not posted on a server yet, newest first."""
        values = {"its_guild": guild_id, "most": most}
        return await self._read(lambda connection: readable(PuzzleRow, connection.execute(_NEW_TO, values)))

    async def ended_games(self, kind: str, since: datetime, most: int) -> list[str]:
        """Finished games of this kind that are no run of a challenge and have no puzzle yet, the newest first."""
        known = select(puzzles.c.game_id).where(puzzles.c.game_id.is_not(None))
        statement = (
            select(games.c.id)
            .where(games.c.kind == kind, games.c.state == "finished", games.c.finished_at >= since)
            .where(games.c.id.not_in(select(runs.c.game_id)), games.c.id.not_in(known))
            .order_by(games.c.finished_at.desc(), games.c.id)
            .limit(most)
        )
        return await self._read(lambda connection: values_of(connection, statement, str))

    async def drop(self, puzzle_id: str) -> None:
        """Let a puzzle go, and be taken down where it is posted."""
        await self._write(lambda connection: _withdraw(connection, puzzles.c.id == puzzle_id, self._clock()))

    async def drop_games_of(self, person_id: int) -> None:
        """Let there be no puzzles any more from games at which this person sat, nor where they are posted."""
        await self._write(lambda connection: drop_puzzles_of(connection, person_id, self._clock()))

    async def drop_older(self, before: datetime) -> None:
        """Let puzzles go that were found before this moment, and what is kept of them. Those from games of people stay
        where they are posted, and so remain known, should somebody not allow them any more."""
        spared = puzzles.c.id.in_(select(posed.c.puzzle_id))
        statement = delete(puzzles).where(puzzles.c.found_at < before, or_(puzzles.c.game_id.is_(None), ~spared))
        await self._write(lambda connection: connection.execute(statement).rowcount)

    # -- on servers ---------------------------------------------------------------------------------------------

    async def pose(self, new: Posed) -> Posed | None:
        """Store that a puzzle is posted; the one that the server has on this day, if it has one already. None when the
        puzzle is gone."""
        values = {"its_guild": new.guild_id, "its_day": new.day}

        def pose(connection: Connection) -> Posed | None:
            if connection.execute(_PUZZLE, {"its_id": new.puzzle_id}).first() is None:
                return None
            insert = INSERTS[connection.dialect.name](posed).values(msgspec.structs.asdict(new))
            connection.execute(insert.on_conflict_do_nothing(index_elements=["guild_id", "day"]))
            found = readable(Posed, connection.execute(_OF_DAY, values))
            return found[0] if found else None

        return await self._write(pose)

    async def of_day(self, guild_id: int, day: str) -> Posed | None:
        """What a server has on this day."""
        values = {"its_guild": guild_id, "its_day": day}
        found = await self._read(lambda connection: readable(Posed, connection.execute(_OF_DAY, values)))
        return found[0] if found else None

    async def posed(self, posed_id: str) -> Posed | None:
        """A puzzle on a server; None when it is gone, or can't be read."""
        values = {"its_id": posed_id}
        found = await self._read(lambda connection: readable(Posed, connection.execute(_POSED, values)))
        return found[0] if found else None

    async def shown(self, where: Posed, message_id: int) -> None:
        """Note in which message it stands; it is taken down if it was withdrawn while it was being sent."""
        statement = update(posed).where(posed.c.id == where.id).values(message_id=message_id)

        def note(connection: Connection) -> None:
            if connection.execute(statement).rowcount == 0:
                put(connection, None, [_takedown(replace(where, message_id=message_id))], self._clock())

        await self._write(note)

    async def answer(self, posed_id: str, person_id: int, choice: str) -> tuple[str, bool] | None:
        """What a person answers: their first answer, and whether this is it. None when nothing is answered there any
        more."""
        values = {"its_id": posed_id, "person": person_id}
        going_on = select(posed.c.id).where(posed.c.id == posed_id, posed.c.state == "open").with_for_update()
        row = {"posed_id": posed_id, "person_id": person_id, "choice": choice}

        def answer(connection: Connection) -> tuple[str, bool] | None:
            if connection.execute(going_on).first() is None:
                return None
            insert = INSERTS[connection.dialect.name](puzzle_answers).values(row)
            keys = list(puzzle_answers.primary_key.columns)
            is_first = connection.execute(insert.on_conflict_do_nothing(index_elements=keys)).rowcount > 0
            return connection.execute(_MINE, values).scalar_one(), is_first

        return await self._write(answer)

    async def tally(self, posed_id: str, answer: str, but: int = NOBODY) -> Tally:
        """How many have answered so far, without one person."""
        values = {"its_id": posed_id, "answer": answer, "but": but}
        return await self._read(lambda connection: Tally(*map(int, connection.execute(_TALLY, values).one())))

    async def solve(self, posed_id: str, answer: str) -> None:
        """Nothing is answered any more: what was is counted, and goes. Done again it changes nothing."""
        values = {"its_id": posed_id, "answer": answer, "but": NOBODY}
        going_on = select(posed.c.id).where(posed.c.id == posed_id, posed.c.state == "open").with_for_update()

        def solve(connection: Connection) -> None:
            if connection.execute(going_on).first() is None:
                return
            answers, found = connection.execute(_TALLY, values).one()
            counted = {"state": "solved", "answers": int(answers), "found": int(found)}
            connection.execute(update(posed).where(posed.c.id == posed_id).values(counted))
            connection.execute(delete(puzzle_answers).where(puzzle_answers.c.posed_id == posed_id))

        await self._write(solve)


def drop_puzzles_of(connection: Connection, person_id: int, now: datetime) -> None:
    """Let there be no puzzles any more from games at which this person sits, nor where they are posted."""
    theirs = select(seats.c.game_id).where(seats.c.person_id == person_id)
    _withdraw(connection, puzzles.c.game_id.in_(theirs), now)


def _withdraw(connection: Connection, which: ColumnElement[bool], now: datetime) -> None:
    """Let these puzzles go. In the same transaction their messages are noted, which must be taken down: nothing leads
    to them afterward."""
    ids = select(puzzles.c.id).where(which)
    where = select_for(Posed, posed).where(posed.c.puzzle_id.in_(ids), posed.c.message_id.is_not(None))
    for each in readable(Posed, connection.execute(where)):
        take_down = _takedown(each)
        again = replace(take_down, nonce=f"{take_down.nonce}-again", due_at=now + ARRIVED)
        put(connection, None, [take_down, again], now)
    connection.execute(delete(puzzles).where(which))


def _takedown(where: Posed) -> NewPost:
    shown = {"guild": where.guild_id, "channel": where.channel_id, "message": where.message_id}
    payload = {**shown, "locale": where.locale}
    return NewPost(kind=WITHDRAWN, payload=payload, nonce=f"{WITHDRAWN}-{where.message_id}")
