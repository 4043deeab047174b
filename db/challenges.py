"""Challenges: series, the deals everybody plays alike, their cards on servers, and people's runs.
Who may see what of a run is the bot's business; a deal's secret is read by a method of its own."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import BigInteger, Connection, Select, and_, bindparam, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from db.challenge_records import Challenge, Deal, Past, Run, Score, Series
from db.errors import AlreadyRun, TooManySeries
from db.lobby import begun
from db.outbox import put
from db.people import INSERTS
from db.person_lock import hold
from db.records import Checkpoint, NewGame, NewPost, NewSeat
from db.repository import Repository
from db.rows import columns_for, readable, select_for, values_of
from db.tables import challenges, deals, entries, games, moves, runs, seats, series

R = TypeVar("R", bound=msgspec.Struct)

SEALED = select(runs.c.game_id).join(deals, deals.c.id == runs.c.deal_id).where(deals.c.state == "open")
"""The games that are runs of an open challenge: nobody else may learn anything of them. For a `NOT IN` elsewhere."""

_DEALS = select_for(Deal, deals)
_SERIES = select_for(Series, series)
_CHALLENGES = select_for(Challenge, challenges)
_DEAL = _DEALS.where(deals.c.id == bindparam("its_id"))
_ITS_SERIES = _SERIES.where(series.c.id == bindparam("its_id"))
_CHALLENGE = _CHALLENGES.where(challenges.c.id == bindparam("its_id"))
_WITH_DEAL = _CHALLENGES.where(challenges.c.deal_id == bindparam("its_id")).order_by(challenges.c.id)
_END_SINGLE = (
    update(series)
    .where(
        series.c.repeat == "once",
        series.c.id.in_(select(challenges.c.series_id).where(challenges.c.deal_id == bindparam("its_id"))),
    )
    .values(state="ended")
)
_LATEST = _CHALLENGES.where(challenges.c.series_id == bindparam("its_id")).order_by(challenges.c.number.desc()).limit(1)
_GOING_ON = (
    select(func.count(series.c.id.distinct()))
    .outerjoin(challenges, challenges.c.series_id == series.c.id)
    .outerjoin(deals, deals.c.id == challenges.c.deal_id)
    .where(series.c.guild_id == bindparam("its_guild"), or_(series.c.state == "running", deals.c.state == "open"))
)
_ONE_AT_A_TIME = select(func.pg_advisory_xact_lock(bindparam("its_guild", type_=BigInteger)))
_SECRET = select(deals.c.secret).where(deals.c.id == bindparam("its_id"))
_SEALED = SEALED.where(runs.c.game_id.in_(bindparam("ids", expanding=True)))
_PAST = (
    select(runs.c.person_id, challenges.c.number, runs.c.total)
    .join(challenges, challenges.c.deal_id == runs.c.deal_id)
    .join(entries, and_(entries.c.challenge_id == challenges.c.id, entries.c.person_id == runs.c.person_id))
    .where(challenges.c.series_id == bindparam("its_id"), challenges.c.number <= bindparam("until"), runs.c.counted)
    .order_by(challenges.c.number)
)
_RUNS = select(*columns_for(Run, runs), seats.c.notes).join(
    seats, and_(seats.c.game_id == runs.c.game_id, seats.c.seat == runs.c.seat)
)
_ORDERED = _RUNS.order_by(runs.c.started_at, runs.c.game_id)
_HERE = select(entries.c.person_id).where(entries.c.challenge_id == bindparam("its_challenge"))
_RUN = _ORDERED.where(runs.c.game_id == bindparam("its_id"))
_MARKED = select(runs.c.game_id).where(runs.c.deal_id == bindparam("its_id"), runs.c.mark == bindparam("mark"))
_RUN_OF = _ORDERED.where(runs.c.deal_id == bindparam("its_id"), runs.c.person_id == bindparam("person"))
_RUNS_WITH = _ORDERED.where(runs.c.deal_id == bindparam("its_id"))
_RUNS_IN = _ORDERED.where(runs.c.deal_id == bindparam("its_id"), runs.c.person_id.in_(_HERE))


class ChallengeRepository(Repository):
    """Series, challenges, deals and runs."""

    # -- series and cards ---------------------------------------------------------------------------------------

    async def open_challenge(
        self,
        asked: Series,
        deal: Deal,
        secret: bytes,
        challenge: Challenge,
        posts: Sequence[NewPost],
        *,
        most: int | None = None,
    ) -> Challenge | None:
        """Store the next challenge of a series, with the series if it is new, and the rows that say so.

        A deal whose key is there already is not stored again: the challenge is one more card for that one. None, and
        nothing has changed, when the series has this number already or was ended meanwhile. Raises `TooManySeries` if
        `most` series of the server go on already, or have a challenge that is open still.
        """
        now = self._clock()

        def store(connection: Connection) -> Challenge | None:
            insert_ = INSERTS[connection.dialect.name]
            if most is not None:
                if connection.dialect.name == "postgresql":  # SQLite has one writer at a time
                    connection.execute(_ONE_AT_A_TIME, {"its_guild": asked.guild_id})
                if connection.execute(_GOING_ON, {"its_guild": asked.guild_id}).scalar_one() >= most:
                    raise TooManySeries(f"{most} series go on on server {asked.guild_id}")
            row = msgspec.structs.asdict(asked)
            connection.execute(insert_(series).values(row).on_conflict_do_nothing(index_elements=["id"]))
            state = connection.execute(
                select(series.c.state).where(series.c.id == asked.id).with_for_update()
            ).scalar_one()
            there = select(challenges.c.id).where(
                challenges.c.series_id == asked.id, challenges.c.number == challenge.number
            )
            if state != "running" or connection.execute(there).first() is not None:
                return None
            dealt = msgspec.structs.asdict(deal) | {"secret": secret}
            deal_id = deal.id
            if deal.key is None:
                connection.execute(insert(deals), dealt)
            else:
                connection.execute(insert_(deals).values(dealt).on_conflict_do_nothing(index_elements=["key"]))
                deal_id = connection.execute(select(deals.c.id).where(deals.c.key == deal.key)).scalar_one()
            stored = msgspec.structs.replace(challenge, deal_id=deal_id)
            connection.execute(insert(challenges), msgspec.structs.asdict(stored))
            put(connection, None, posts, now)
            return stored

        return await self._write(store)

    async def end_series(self, series_id: str) -> bool:
        """Let no further challenge follow; whether one would have."""
        statement = update(series).where(series.c.id == series_id, series.c.state == "running").values(state="ended")
        return await self._write(lambda connection: connection.execute(statement).rowcount) > 0

    async def series(self, series_id: str) -> Series | None:
        """What a server has asked for."""
        return await self._one(Series, _ITS_SERIES, series_id)

    async def series_in(self, guild_id: int) -> list[Series]:
        """The series of a server that go on, oldest first."""
        mine = _SERIES.where(series.c.guild_id == guild_id, series.c.state == "running")
        return await self._all(Series, mine.order_by(series.c.id))

    async def challenge(self, challenge_id: str) -> Challenge | None:
        """A challenge on a server."""
        return await self._one(Challenge, _CHALLENGE, challenge_id)

    async def challenges_with(self, deal_id: str) -> list[Challenge]:
        """All cards of a deal."""
        return await self._all(Challenge, _WITH_DEAL, its_id=deal_id)

    async def taken_up(self, deal_id: str, person_id: int) -> list[Challenge]:
        """The cards of a deal on which a person's run counts."""
        mine = _CHALLENGES.join(entries, entries.c.challenge_id == challenges.c.id).where(
            challenges.c.deal_id == deal_id, entries.c.person_id == person_id
        )
        return await self._all(Challenge, mine.order_by(challenges.c.id))

    async def challenges_in(self, guild_id: int, *, still_open: bool, limit: int = 25) -> list[Challenge]:
        """The challenges of a server that are open, or closed, newest first."""
        wanted = deals.c.state == "open" if still_open else deals.c.state != "open"
        mine = _CHALLENGES.join(deals, deals.c.id == challenges.c.deal_id).where(
            challenges.c.guild_id == guild_id, wanted
        )
        return await self._all(Challenge, mine.order_by(deals.c.closes_at.desc(), challenges.c.id).limit(limit))

    async def latest_of(self, series_id: str) -> Challenge | None:
        """The newest challenge of a series."""
        return await self._one(Challenge, _LATEST, series_id)

    async def show_challenge(
        self, challenge_id: str, *, message_id: int | None = None, thread_id: int | None = None
    ) -> None:
        """Note where a challenge is shown; what is None stays."""
        given = {"message_id": message_id, "thread_id": thread_id}
        noted = {name: value for name, value in given.items() if value is not None}
        statement = update(challenges).where(challenges.c.id == challenge_id).values(noted)
        await self._write(lambda connection: connection.execute(statement).rowcount)

    # -- deals --------------------------------------------------------------------------------------------------

    async def deal(self, deal_id: str) -> Deal | None:
        """A deal without its secret."""
        return await self._one(Deal, _DEAL, deal_id)

    async def deal_secret(self, deal_id: str) -> bytes:
        """Its secret, which must not leave the house before it is closed."""
        values = {"its_id": deal_id}
        return await self._read(lambda connection: connection.execute(_SECRET, values).scalar_one())

    async def close_deal(self, deal_id: str, yardsticks: Sequence[dict[str, Any]], posts: Sequence[NewPost]) -> bool:
        """Nothing counts any more, nothing is sealed, and the series of a single challenge ends with it.

        False if it was closed before.
        """
        now = self._clock()
        shut = (
            update(deals)
            .where(deals.c.id == deal_id, deals.c.state == "open")
            .values(state="closed", yardsticks=list(yardsticks))
        )

        def close(connection: Connection) -> bool:
            if connection.execute(shut).rowcount == 0:
                return False
            connection.execute(update(runs).where(runs.c.deal_id == deal_id).values(mark=None))
            connection.execute(_END_SINGLE, {"its_id": deal_id})
            put(connection, None, posts, now)
            return True

        return await self._write(close)

    # -- runs ---------------------------------------------------------------------------------------------------

    async def begin_run(
        self,
        game: NewGame,
        deal: Deal,
        challenge_id: str,
        seated: Sequence[NewSeat],
        seat: int,
        checkpoint: Checkpoint,
        posts: Sequence[NewPost],
        *,
        table_blob: bytes,
        lobby_message_id: int,
    ) -> None:
        """A person's run begins: the game with the deal's luck, in one transaction with the run and the entry.

        Raises `AlreadyRun` when this person has a run with this deal, or had one before they were forgotten; then
        nothing has changed.
        """
        now, person_id = self._clock(), seated[seat].person_id
        assert person_id is not None, "a run is somebody's"
        run = {
            "game_id": game.id, "deal_id": deal.id, "person_id": person_id, "seat": seat, "state": "running",
            "started_at": now, "counted": False,
        }  # fmt: skip

        def begin(connection: Connection) -> None:
            hold(connection, [person_id])
            if _ran_and_forgotten(connection, deal.id, person_id):  # since it was looked
                raise AlreadyRun(f"person {person_id} had a run with deal {deal.id}")
            begun(
                connection, game, now, seated, table_blob=table_blob, salt=deal.salt, checkpoint=checkpoint,
                lobby_message_id=lobby_message_id,
            )  # fmt: skip
            connection.execute(insert(runs), run)
            _enter(connection, challenge_id, person_id, now)
            put(connection, game.id, posts, now)

        try:
            await self._write(begin)
        except IntegrityError as error:
            if await self.run_of(deal.id, person_id) is not None:
                raise AlreadyRun(f"person {person_id} has a run with deal {deal.id}") from error
            raise

    async def count_here(self, challenge_id: str, run: Run) -> bool:
        """Let a run count on this card too; False, and it does not, once its person has decided anything in it. (What
        a computer player does before that is the same in every run.)"""
        now, person_id = self._clock(), run.person_id
        decided = exists().where(moves.c.game_id == games.c.id, moves.c.seat == run.seat)
        is_open = and_(games.c.id == run.game_id, games.c.state == "running", ~decided)
        undecided = select(games.c.id).where(is_open).with_for_update()

        def enter(connection: Connection) -> bool:
            hold(connection, [person_id])
            if person_id is None or connection.execute(undecided).first() is None:
                return False
            _enter(connection, challenge_id, person_id, now)
            return True

        return await self._write(enter)

    async def mix_deal(self, deal_id: str, into: str) -> Deal:
        """Mix this into a deal's luck, unless something was before; the deal as it is played."""
        salt = select(deals.c.salt).where(deals.c.id == deal_id).with_for_update()
        played = select(runs.c.game_id).where(runs.c.deal_id == deal_id).limit(1)

        def mix(connection: Connection) -> None:
            known = connection.execute(salt).scalar_one()
            if "," not in known and connection.execute(played).first() is None:
                connection.execute(update(deals).where(deals.c.id == deal_id).values(salt=f"{known},{into}"))

        await self._write(mix)
        mixed = await self.deal(deal_id)
        assert mixed is not None, "deals are kept"
        return mixed

    async def run_of(self, deal_id: str, person_id: int) -> Run | None:
        """A person's run with a deal."""
        return _first(await self._runs(_RUN_OF, its_id=deal_id, person=person_id))

    async def ran_and_forgotten(self, deal_id: str, person_id: int) -> bool:
        """Whether a person had a run with an open deal, and was forgotten since."""

        return await self._read(lambda connection: _ran_and_forgotten(connection, deal_id, person_id))

    async def run(self, game_id: str) -> Run | None:
        """The run that this game is; None for any other game."""
        return _first(await self._runs(_RUN, its_id=game_id))

    async def runs_with(self, deal_id: str) -> list[Run]:
        """All runs of a deal, on whatever server, in the order they began."""
        return await self._runs(_RUNS_WITH, its_id=deal_id)

    async def runs_in(self, challenge: Challenge) -> list[Run]:
        """The runs of a deal whose people have taken it up on this server, in the order they began."""
        return await self._runs(_RUNS_IN, its_id=challenge.deal_id, its_challenge=challenge.id)

    async def finish_run(self, game_id: str, finished_at: datetime, score: Score | None, *, counted: bool) -> bool:
        """A run is over, with points or given up; False if that was known."""
        values: dict[str, Any] = {"state": "cancelled" if score is None else "finished", "finished_at": finished_at}
        if score is not None:
            values |= {"total": score.total, "categories": score.categories, "counted": counted}
        statement = update(runs).where(runs.c.game_id == game_id, runs.c.state == "running").values(values)
        return await self._write(lambda connection: connection.execute(statement).rowcount) > 0

    async def sealed(self, game_ids: Collection[str]) -> set[str]:
        """Those of these games that are runs of a challenge that is still open."""
        if not game_ids:
            return set()
        values = {"ids": list(game_ids)}
        return await self._read(lambda connection: set(values_of(connection, _SEALED, str, values)))

    async def past_of(self, series_id: str, until: int) -> list[Past]:
        """Every run that counted in a series, up to its `until`-th challenge, by number."""
        values = {"its_id": series_id, "until": until}
        return await self._read(lambda connection: readable(Past, connection.execute(_PAST, values)))

    async def name_in(self, series_id: str, person_id: int) -> str:
        """By which name a person played last in a series."""
        mine = (
            _RUNS.join(challenges, challenges.c.deal_id == runs.c.deal_id)
            .where(challenges.c.series_id == series_id, runs.c.person_id == person_id)
            .order_by(challenges.c.number.desc())
            .limit(1)
        )
        found = await self._runs(mine)
        return found[0].name if found else "?"

    async def entered(self, challenge_id: str) -> int:
        """How many have taken a challenge up on its server."""
        statement = select(func.count()).where(entries.c.challenge_id == challenge_id)
        return await self._read(lambda connection: connection.execute(statement).scalar_one())

    async def _runs(self, statement: Select[*tuple[Any, ...]], **values: int | str) -> list[Run]:
        def ask(connection: Connection) -> list[Run]:
            rows = connection.execute(statement, values)
            return readable(Run, [(*its, _name_in(notes)) for *its, notes in rows])

        return await self._read(ask)

    async def _one(self, record: type[R], statement: Select[*tuple[Any, ...]], its_id: str) -> R | None:
        return _first(await self._all(record, statement, its_id=its_id))

    async def _all(self, record: type[R], statement: Select[*tuple[Any, ...]], **values: str) -> list[R]:
        return await self._read(lambda connection: readable(record, connection.execute(statement, values)))


def mark_runs(connection: Connection, person_id: int) -> None:
    """Let open deals know again whom they don't know any more; before the person is struck out of their runs.

    Without a deal's secret a mark tells nothing, and it goes before the secret is told.
    """
    mine = select(runs.c.game_id, deals.c.secret).join(deals, deals.c.id == runs.c.deal_id)
    for game_id, secret in connection.execute(mine.where(runs.c.person_id == person_id, deals.c.state == "open")).all():
        connection.execute(update(runs).where(runs.c.game_id == game_id).values(mark=_mark(secret, person_id)))


def _ran_and_forgotten(connection: Connection, deal_id: str, person_id: int) -> bool:
    secret = connection.execute(_SECRET, {"its_id": deal_id}).scalar_one()
    marked = {"its_id": deal_id, "mark": _mark(secret, person_id)}
    return connection.execute(_MARKED, marked).first() is not None


def _mark(secret: bytes, person_id: int) -> str:
    return hmac.digest(secret, str(person_id).encode(), "sha256").hex()[:32]


def _enter(connection: Connection, challenge_id: str, person_id: int, now: datetime) -> None:
    row = {"challenge_id": challenge_id, "person_id": person_id, "at": now}
    connection.execute(INSERTS[connection.dialect.name](entries).values(row).on_conflict_do_nothing())


def _name_in(notes: Any) -> str:
    return str(cast("dict[str, Any]", notes).get("name", "?")) if isinstance(notes, dict) else "?"


def _first(found: Sequence[R]) -> R | None:
    return found[0] if found else None
