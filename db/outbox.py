"""The outbox: rows that must be said to Discord, claimed under a lease so that no two processes say the same.
How they are said is the bot's; nothing here knows what a payload means."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Insert,
    Select,
    Update,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal,
    literal_column,
    or_,
    select,
    true,
    update,
)

from db.people import INSERTS
from db.records import Ahead, Backlog, NewPost, PostRow
from db.repository import Repository
from db.rows import columns_for, readable, select_for, values_of
from db.shards import Shards
from db.tables import games, outbox

if TYPE_CHECKING:
    from sqlalchemy.sql.dml import ReturningUpdate

earlier = outbox.alias("earlier")
later = outbox.alias("later")

LEASE = timedelta(seconds=60)
"""How long a claimed row is left alone before it counts as lost and comes back."""

STUCK = 6
"""What was tried so often in vain keeps rows of other kinds waiting no longer: over a message that nobody takes, others
are called, and clocks go on."""

_COUNTED = 1_000_000
"""Attempts are counted up to here: no number that stands there makes the statement fail."""

_NOW = bindparam("now", type_=outbox.c.due_at.type)
_GAME_ID = bindparam("its_game", type_=outbox.c.game_id.type)

_FREE = or_(outbox.c.leased_until.is_(None), outbox.c.leased_until <= _NOW)


def _claiming(which: ColumnElement[bool]) -> ReturningUpdate[*tuple[Any, ...]]:
    """The statement that claims rows which are ready; rows that another process is claiming are passed over."""
    return (
        update(outbox)
        .where(
            outbox.c.id.in_(
                select(outbox.c.id)
                .where(which)
                .order_by(outbox.c.due_at, outbox.c.id)
                .limit(bindparam("most"))
                .with_for_update(skip_locked=True)
            )
        )
        .values(
            leased_until=bindparam("lease_end", type_=outbox.c.leased_until.type),
            attempts=case((outbox.c.attempts < _COUNTED, outbox.c.attempts + 1), else_=_COUNTED),
            first_tried_at=func.coalesce(outbox.c.first_tried_at, _NOW),
        )
        .returning(*columns_for(PostRow, outbox))
    )


_UNSAID = or_(outbox.c.state == "waiting", outbox.c.state == "held")
_SETTLE = (  # the columns to write are those for which values are given
    update(outbox)
    .where(outbox.c.id == bindparam("its_id", type_=outbox.c.id.type), outbox.c.state == "waiting")
    .values(leased_until=None)
)
_GUILD = select(games.c.guild_id).where(games.c.id == outbox.c.game_id).scalar_subquery()
_LONG_AGO = bindparam("long_ago", type_=outbox.c.due_at.type)
_OVERTAKEN = (
    select_for(PostRow, outbox)
    .where(outbox.c.state == "waiting", outbox.c.attempts > 0, outbox.c.due_at > _NOW, _FREE)
    .where(
        select(later.c.id)
        .where(
            later.c.game_id == outbox.c.game_id,
            later.c.state == "waiting",
            later.c.kind == outbox.c.kind,
            later.c.id > outbox.c.id,
        )
        .exists()
    )
    .order_by(outbox.c.id)
)
_WAITING = select_for(PostRow, outbox).where(outbox.c.game_id == _GAME_ID, _UNSAID).order_by(outbox.c.id)


class _Waited(NamedTuple):
    """Which rows others of their game wait for: those of the kinds `passing` no more once they have failed, those of
    the kinds `own_queue` only their own kind."""

    passing: frozenset[str]
    own_queue: frozenset[str]

    def behind(self, when: ColumnElement[bool]) -> ColumnElement[bool]:
        """Whether an earlier row of its game, and `when`, keeps a row waiting.

        A game's rows go out one after the other. A row that is being sent, or was tried and waits to be tried again,
        holds others up, unless it is stuck. For a row that stands apart, or is stuck, only others of its kind wait.
        """
        waits = or_(and_(*_none_of(self.own_queue), earlier.c.attempts < STUCK), earlier.c.kind == outbox.c.kind)
        before = select(earlier.c.id).where(
            earlier.c.game_id == outbox.c.game_id,
            earlier.c.state == "waiting",
            earlier.c.id < outbox.c.id,
            waits,
            or_(and_(true(), *_none_of(self.passing)), earlier.c.last_error.is_(None)),
            when,
        )
        return before.exists()


def _none_of(kinds: Collection[str]) -> list[ColumnElement[bool]]:
    """The earlier row is of none of these kinds. They are written into the statement once, not given each time."""
    return [earlier.c.kind != literal_column(_quoted(kind), earlier.c.kind.type) for kind in sorted(kinds)]


def _quoted(kind: str) -> str:
    return "'" + kind.replace("'", "''") + "'"


@cache
def _claim(waited: _Waited, share: Shards | None) -> ReturningUpdate[*tuple[Any, ...]]:
    """Claims what is ready: all, or what is a share's own, and what lay for so long that whoever it belongs to must be
    dead. A reminder that waits for its hour holds nobody up."""
    held_up = waited.behind(or_(earlier.c.due_at <= _NOW, earlier.c.attempts > 0))
    own = [] if share is None else [or_(share.holds(_GUILD), outbox.c.due_at <= _LONG_AGO)]
    return _claiming(and_(outbox.c.state == "waiting", outbox.c.due_at <= _NOW, _FREE, ~held_up, *own))


@cache
def _ahead(waited: _Waited, share: Shards | None) -> Select[*tuple[Any, ...]]:
    """Whether a row is overtaken, when the next lease ends, and when the next row falls due: one of all, or one of the
    share's and one of the others'. A row behind one that was tried already cannot go before that one does."""
    able = and_(outbox.c.state == "waiting", ~waited.behind(earlier.c.attempts > 0))
    lease_end = func.min(outbox.c.leased_until, type_=outbox.c.leased_until.type)
    # read in the order of its index, so that it stops at the first
    free = (
        select(outbox.c.due_at)
        .where(able, outbox.c.leased_until.is_(None), outbox.c.due_at.is_not(None))
        .order_by(outbox.c.due_at)
        .limit(1)
    )
    frees = [free] if share is None else [free.where(share.holds(_GUILD)), free.where(~share.holds(_GUILD))]
    return select(
        _OVERTAKEN.exists(),
        select(lease_end).where(able, outbox.c.leased_until.is_not(None)).scalar_subquery(),
        *(each.scalar_subquery() for each in frees),
    )


class OutboxRepository(Repository):
    """Rows that must be said, and what became of them."""

    async def post(self, game_id: str | None, posts: Sequence[NewPost], *, supersede: Collection[str] = ()) -> None:
        """Store rows to be sent, apart from any move. Waiting rows of the kinds `supersede` give way to them."""
        now = self._clock()
        await self._write(lambda connection: put(connection, game_id, posts, now, supersede))

    async def due(
        self,
        now: datetime,
        limit: int = 20,
        *,
        lease: timedelta = LEASE,
        share: Shards | None = None,
        passing: Collection[str] = (),
        own_queue: Collection[str] = (),
    ) -> list[PostRow]:
        """Claim rows whose time has come, at most one of each game, oldest first. Those of the kinds `passing` keep no
        later row of their game waiting once they have failed, those of the kinds `own_queue` only their own kind.

        Whoever claims a row has until `leased_until` to call `sent`, `failed` or `dead`, or `renew`; then it is handed
        out again.
        With a `share` the rows of other games are left to others, until nobody has taken them for as long as a lease.
        """
        values = {"now": now, "lease_end": now + lease, "most": limit}
        if share is not None:
            values["long_ago"] = now - LEASE
        claim = _claim(_Waited(frozenset(passing), frozenset(own_queue)), share)
        claimed = await self._write(lambda connection: _claimed(connection, claim, values))
        return sorted(claimed, key=lambda row: (row.due_at, row.id))

    async def renew(self, post_ids: Collection[int], until: datetime) -> None:
        """Keep claimed rows that are still being said, so that they are handed out to nobody before then."""
        values = {"leased_until": until}
        await self._write(lambda connection: connection.execute(_leased(post_ids).values(values)).rowcount)

    async def hand_on(self, row: PostRow, heir: PostRow, payload: dict[str, Any]) -> bool:
        """Let the later row `heir` say `payload`, which tells what `row` has to say, too: `row` counts as said then.

        As long as it has waited, the heir has. False, and nothing changes, if the heir is being said, or something has
        become of it since it was read: whom it has called meanwhile stands in its payload.
        """
        now, since = self._clock(), literal(row.first_tried_at, outbox.c.first_tried_at.type)
        as_read = (
            outbox.c.state == heir.state,
            outbox.c.attempts == heir.attempts,
            outbox.c.leased_until.is_not_distinct_from(literal(heir.leased_until, outbox.c.leased_until.type)),
        )
        inherit = (
            update(outbox)
            .where(outbox.c.id == heir.id, *as_read, _UNSAID, _FREE)
            .values(payload=payload, first_tried_at=func.coalesce(outbox.c.first_tried_at, since))
        )
        said = update(outbox).where(outbox.c.id == row.id, outbox.c.state == "waiting")

        def hand(connection: Connection) -> bool:
            handed = connection.execute(inherit, {"now": now}).rowcount > 0
            if handed:
                connection.execute(said.values(state="sent", leased_until=None, last_error=None))
            return handed

        return await self._write(hand)

    async def reword(self, post_id: int, payload: dict[str, Any]) -> None:
        """The row says `payload` from now on, unless it was said already."""
        statement = update(outbox).where(outbox.c.id == post_id, _UNSAID).values(payload=payload)
        await self._write(lambda connection: connection.execute(statement).rowcount)

    async def sent(self, post_id: int, message_id: int | None = None, channel_id: int | None = None) -> None:
        """The row has been said, as this message. Saying so twice changes nothing."""
        where: dict[str, Any] = {} if channel_id is None else {"channel_id": channel_id}
        await self._settle(post_id, state="sent", message_id=message_id, last_error=None, **where)

    async def failed(self, post_id: int, error: str, retry_at: datetime) -> None:
        """It could not be said now: try again at `retry_at`. A row sent meanwhile by another process stays sent."""
        await self._settle(post_id, due_at=retry_at, last_error=error)

    async def dead(self, post_id: int, error: str) -> None:
        """It can never be said (channel gone, forbidden): let the rows behind it pass."""
        await self._settle(post_id, state="dead", last_error=error)

    async def hold(
        self, post_id: int, error: str, *, payload: dict[str, Any] | None = None, instead_of: Sequence[int] = ()
    ) -> None:
        """It can't be said as long as its place is shut: let the rows behind it pass, and keep it for `release`.

        It then says `payload`, if given, and the rows `instead_of` are forgotten.
        """
        said = {} if payload is None else {"payload": payload}
        keep = (
            update(outbox)
            .where(outbox.c.id == post_id, outbox.c.state == "waiting")
            .values(state="held", attempts=0, first_tried_at=None, leased_until=None, last_error=error, **said)
        )

        def put_aside(connection: Connection) -> None:
            if connection.execute(keep).rowcount and instead_of:
                connection.execute(delete(outbox).where(outbox.c.id.in_(instead_of), outbox.c.state == "held"))

        await self._write(put_aside)

    async def overtaken(self) -> list[PostRow]:
        """The rows that wait to be tried again while a newer one of their game and kind waits behind them."""
        values = {"now": self._clock()}
        return await self._read(lambda connection: readable(PostRow, connection.execute(_OVERTAKEN, values)))

    async def give_way(self, post_id: int, to: int, payload: dict[str, Any]) -> bool:
        """Forget a row that waits to be tried again; the row `to`, which was not tried yet, says `payload` then. False,
        and nothing changes, if that one was tried already."""
        now = self._clock()
        older = delete(outbox).where(outbox.c.id == post_id, outbox.c.state == "waiting", _FREE)
        newer = update(outbox).where(outbox.c.id == to, outbox.c.state == "waiting", outbox.c.attempts == 0)

        def tell(connection: Connection) -> bool:
            told = connection.execute(newer.values(payload=payload)).rowcount > 0
            if told:
                connection.execute(older, {"now": now})
            return told

        return await self._write(tell)

    async def release(self, guild_id: int | None = None, *, pause: timedelta = timedelta()) -> int:
        """Let rows that are held be tried again, after a pause if one is given: those of a server's games and of no
        game, or all; how many there were."""
        its_games = outbox.c.game_id.in_(select(games.c.id).where(games.c.guild_id == guild_id))
        mine = [] if guild_id is None else [or_(outbox.c.game_id.is_(None), its_games)]
        due_at = self._clock() + pause
        statement = update(outbox).where(outbox.c.state == "held", *mine).values(state="waiting", due_at=due_at)
        return await self._write(lambda connection: connection.execute(statement).rowcount)

    async def backlog(self, late: timedelta) -> Backlog:
        """How many rows are overdue by more than `late`, how many are held, and how many were given up."""
        since = self._clock() - late
        counts = select(
            func.count().filter(outbox.c.state == "waiting", outbox.c.due_at < since),
            func.count().filter(outbox.c.state == "held"),
            func.count().filter(outbox.c.state == "dead"),
        ).select_from(outbox)
        return await self._read(lambda connection: Backlog(*connection.execute(counts).one()))

    async def release_leases(self) -> int:
        """Give all claimed rows back at once; how many. For the start of a process that is the only one.

        After a crash the rows it was sending need not wait for their leases then.
        """
        statement = (
            update(outbox)
            .where(outbox.c.state == "waiting", outbox.c.leased_until.is_not(None))
            .values(leased_until=None)
        )
        return await self._write(lambda connection: connection.execute(statement).rowcount)

    async def give_back(self, post_ids: Collection[int]) -> None:
        """Hand these claimed rows out again at once: nothing was done about them."""
        values = {"leased_until": None}
        await self._write(lambda connection: connection.execute(_leased(post_ids).values(values)).rowcount)

    async def next_due(
        self, share: Shards | None = None, passing: Collection[str] = (), own_queue: Collection[str] = ()
    ) -> datetime | None:
        """When the next row may be claimed: the earliest due time or lease end. None when nothing waits."""
        return (await self.ahead(share, passing, own_queue)).next_due

    async def ahead(
        self, share: Shards | None = None, passing: Collection[str] = (), own_queue: Collection[str] = ()
    ) -> Ahead:
        """When the next row may be claimed, and whether there is anything `overtaken`, in one question."""
        question, now = _ahead(_Waited(frozenset(passing), frozenset(own_queue)), share), self._clock()

        def ask(connection: Connection) -> Ahead:
            overtaken, *times = connection.execute(question, {"now": now}).one()
            # what belongs to others is anybody's after a lease
            waits = (timedelta(), timedelta(), LEASE)
            known = [time + wait for time, wait in zip(times, waits, strict=False) if isinstance(time, datetime)]
            return Ahead(
                min(known, default=None), bool(overtaken), len(known) < sum(time is not None for time in times)
            )

        return await self._read(ask)

    async def waiting(self, game_id: str) -> list[PostRow]:
        """The rows of a game that are still to be said, held ones too, in their order."""
        values = {"its_game": game_id}
        return await self._read(lambda connection: readable(PostRow, connection.execute(_WAITING, values)))

    async def newest(self, game_id: str, kinds: Collection[str]) -> PostRow | None:
        """The latest row of a game of one of these kinds, whatever became of it."""
        mine = select_for(PostRow, outbox).where(outbox.c.game_id == game_id, outbox.c.kind.in_(kinds))
        latest = mine.order_by(outbox.c.id.desc()).limit(1)
        found = await self._read(lambda connection: readable(PostRow, connection.execute(latest)))
        return found[0] if found else None

    async def sent_of(self, game_id: str, kinds: Collection[str]) -> list[PostRow]:
        """The rows of a game of these kinds that were sent and are not forgotten yet, the latest first."""
        mine = select_for(PostRow, outbox).where(
            outbox.c.game_id == game_id, outbox.c.kind.in_(kinds), outbox.c.state == "sent"
        )
        latest_first = mine.order_by(outbox.c.id.desc())
        return await self._read(lambda connection: readable(PostRow, connection.execute(latest_first)))

    async def running_without(self, kind: str, until: datetime, share: Shards | None = None) -> list[str]:
        """The running games (of a share) that have no waiting row of this kind that is due by then, oldest first."""
        there = exists().where(
            outbox.c.game_id == games.c.id,
            outbox.c.kind == kind,
            outbox.c.state == "waiting",
            outbox.c.due_at <= until,
        )
        mine = [] if share is None else [share.holds(games.c.guild_id)]
        which = select(games.c.id).where(games.c.state == "running", ~there, *mine)
        statement = which.order_by(games.c.created_at, games.c.id)
        return await self._read(lambda connection: values_of(connection, statement, str))

    async def sweep(self, before: datetime) -> int:
        """Forget rows sent or given up that were due before this moment; how many there were."""
        statement = delete(outbox).where(outbox.c.state.in_(["sent", "dead"]), outbox.c.due_at < before)
        return await self._write(lambda connection: connection.execute(statement).rowcount)

    async def _settle(self, post_id: int, **values: Any) -> None:
        values |= {"its_id": post_id}
        await self._write(lambda connection: connection.execute(_SETTLE, values).rowcount)


def _leased(post_ids: Collection[int]) -> Update:
    """A statement about those of these rows that are claimed and not settled."""
    return update(outbox).where(
        outbox.c.id.in_(post_ids), outbox.c.state == "waiting", outbox.c.leased_until.is_not(None)
    )


def _claimed(connection: Connection, claim: ReturningUpdate[*tuple[Any, ...]], values: dict[str, Any]) -> list[PostRow]:
    """The rows that `claim` takes. One that can't be read is given up."""
    found: list[PostRow] = []
    damaged: list[Any] = []
    for row in connection.execute(claim, values).all():
        read = readable(PostRow, [row])
        found += read
        if not read:
            damaged.append(row.id)
    if damaged:
        given_up = {"state": "dead", "leased_until": None, "last_error": "it can't be read"}
        connection.execute(update(outbox).where(outbox.c.id.in_(damaged)).values(given_up))
    return found


def put(
    connection: Connection,
    game_id: str | None,
    posts: Sequence[NewPost],
    now: datetime,
    supersede: Collection[str] = (),
) -> None:
    """Store `posts` in the transaction of `connection`; waiting rows of the kinds `supersede` give way first.

    A row that is being sent at this moment stays: it may have arrived already.
    """
    if supersede:
        kinds = {f"kind_{number}": kind for number, kind in enumerate(supersede)}
        connection.execute(_give_way(len(kinds)), {"its_game": game_id, "now": now, **kinds})
    if posts:
        rows = [{**msgspec.structs.asdict(post), "game_id": game_id, "due_at": post.due_at or now} for post in posts]
        connection.execute(_insert(connection.dialect.name), rows)


def drop_unsaid(connection: Connection, game_id: str, now: datetime) -> None:
    """Drop everything that a game has not said, unless it is being said."""
    unsaid = delete(outbox).where(outbox.c.game_id == game_id, _UNSAID, _FREE)
    connection.execute(unsaid, {"now": now})


@cache
def _insert(dialect: str) -> Insert:
    """The statement that stores a new row, unless its nonce is there already."""
    return INSERTS[dialect](outbox).inline().on_conflict_do_nothing(index_elements=["nonce"])


@cache
def _give_way(kinds: int) -> Delete:
    """The statement that drops what a game has not said of so many kinds, unless it is being said."""
    of_a_kind = [outbox.c.kind == bindparam(f"kind_{number}", type_=outbox.c.kind.type) for number in range(kinds)]
    return delete(outbox).where(outbox.c.game_id == _GAME_ID, or_(*of_a_kind), _UNSAID, _FREE)
