"""Games and their moves: reading them, and the one transaction that makes a move.
Lobbies and the outbox have modules of their own; what a table or an event means is known to the games alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple, NoReturn

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    null,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from db.archive import ENDED, archived
from db.errors import DuplicateInteraction, GameMissing, NotSeated, StaleVersion
from db.lobby import seats_of
from db.outbox import drop_unsaid, put
from db.people import keep
from db.person_lock import hold
from db.records import (
    OPEN,
    Checkpoint,
    Commit,
    GameRow,
    GameSummary,
    MoveRow,
    NewMove,
    NewPost,
    OwnGame,
    SeatChange,
    SeatRow,
    State,
)
from db.repository import Repository
from db.results import note_results
from db.rows import changes, one, readable, records, select_for, values_of
from db.shards import Shards
from db.tables import games, moves, seats

_SUMMARIES = select_for(GameSummary, games)
_ITS_ID = bindparam("its_id", type_=games.c.id.type)
_WITH_TABLE = select_for(GameRow, games)
_LOAD = _WITH_TABLE.where(games.c.id == _ITS_ID)
_SAT_AT = (
    select_for(OwnGame, games)
    .add_columns(seats.c.seat, seats.c.player)
    .join(seats, seats.c.game_id == games.c.id)
    .where(seats.c.person_id == bindparam("person"), games.c.state.in_(OPEN))
    .order_by(games.c.created_at, games.c.id)
)
_PLAYED = _SAT_AT.where(games.c.state == "running", seats.c.player.is_(None))  # one that is kept waits for nobody
_SEATED = (
    select_for(SeatRow, seats)
    .where(seats.c.game_id.in_(bindparam("these", expanding=True)))
    .order_by(seats.c.game_id, seats.c.seat)
)
_SECRET = select(games.c.secret).where(games.c.id == _ITS_ID)
_CHECKPOINT = select(games.c.checkpoint, games.c.checkpoint_revision).where(games.c.id == _ITS_ID)
_VERSION = select(games.c.version).where(games.c.id == _ITS_ID)
_COUNTED = 1_000_000_000
"""Versions are counted on up to here: no number that stands there makes the statement fail."""
NEWEST = (  # not by when they last changed: a hidden move changes a game
    case({"running": 0, "lobby": 1}, value=games.c.state, else_=2),
    func.coalesce(games.c.finished_at, games.c.created_at).desc(),
    games.c.id,
)
_PERSON, _CHANNEL = bindparam("person", type_=games.c.host_id.type), bindparam("channel", type_=games.c.channel_id.type)
_SITS = exists().where(seats.c.game_id == games.c.id, seats.c.person_id == _PERSON)
_HERE = or_(games.c.channel_id == _CHANNEL, games.c.thread_id == _CHANNEL)
_LISTED = (
    _SUMMARIES.where(games.c.state.in_(bindparam("states", expanding=True))).order_by(*NEWEST).limit(bindparam("most"))
)
_HOSTED = (
    select_for(OwnGame, games)
    .add_columns(null(), null())
    .where(games.c.host_id == _PERSON, games.c.state == "lobby", ~_SITS)
    .order_by(games.c.created_at, games.c.id)
)
_OF_PERSON = _LISTED.where(or_(_SITS, and_(games.c.host_id == _PERSON, games.c.state == "lobby")))
_IN_CHANNEL = _LISTED.where(_HERE)
_SEATED_IN_CHANNEL = _LISTED.where(_HERE, _SITS)
_IN_GUILD = _LISTED.where(games.c.guild_id == bindparam("guild", type_=games.c.guild_id.type))
_PLACE = update(games).where(games.c.id == _ITS_ID)  # the columns to write are those for which values are given
_COUNTS = select(games.c.state, func.count().label("games")).group_by(games.c.state)
_SET_ASIDE = select(games.c.id).where(games.c.state == "aside").order_by(games.c.created_at, games.c.id)
_RUNNING = select(games.c.id).where(games.c.state == "running").order_by(games.c.created_at, games.c.id)

_GUILDS = select(games.c.guild_id).where(games.c.state == "running", games.c.guild_id.is_not(None)).distinct()

_ALL_MOVES = (
    select_for(MoveRow, moves)
    .where(moves.c.game_id == bindparam("its_game"), moves.c.number > bindparam("since"))
    .order_by(moves.c.number)
)
_NOT_UNDONE = _ALL_MOVES.where(moves.c.undone.is_(False))


class _Which(NamedTuple):
    """Some of a game's moves, as the database is asked for them, and as they are picked from an archive."""

    statement: Select[*tuple[Any, ...]]
    undone: bool
    acts: bool

    def wants(self, move: MoveRow) -> bool:
        return (self.undone or not move.undone) and (self.acts or move.kind == "choice")


_MOST = 2**31 - 1
"""No column of whole numbers takes more, and a statement with more in it fails for all games it asks about."""
_ALL = _Which(_ALL_MOVES, undone=True, acts=True)
_TOLD = _Which(_NOT_UNDONE, undone=False, acts=True)
_DECISIONS = _Which(_NOT_UNDONE.where(moves.c.kind == "choice"), undone=False, acts=False)
_TIMES_OF = select(moves.c.game_id, moves.c.at).where(
    tuple_(moves.c.game_id, moves.c.number).in_(bindparam("these", expanding=True))
)
_MOVE_OF = select_for(MoveRow, moves).where(moves.c.interaction_id == bindparam("interaction"))
_KNOWN = select(moves.c.id).where(moves.c.interaction_id.in_(bindparam("interactions", expanding=True))).limit(1)
_ADVANCE = (  # the columns to write are those for which values are given
    update(games)
    .where(games.c.id == _ITS_ID, games.c.version == bindparam("its_version"))
    .values(version=games.c.version + 1)
)
_UNDO = (
    update(moves)
    .where(moves.c.game_id == bindparam("its_game"), moves.c.number == bindparam("its_number"))
    .values(undone=True)
)
_INSERT_MOVES = insert(moves).inline()  # nobody asks for the numbers of their rows


class GameRepository(Repository):
    """Games under way and ended, their seats and their moves."""

    async def load(self, game_id: str) -> GameRow:
        """The game with its table. Raises `GameMissing`."""
        return one(GameRow, await self._row(_LOAD, game_id))

    async def load_seated(self, game_id: str) -> tuple[GameRow, list[SeatRow]]:
        """The game with its table, and who sits where, in one trip. Raises `GameMissing`."""

        def ask(connection: Connection) -> tuple[GameRow | None, list[SeatRow]]:
            # The game first: if a seat changes in between, the version read here is old and a commit is refused.
            row = connection.execute(_LOAD, {"its_id": game_id}).one_or_none()
            return None if row is None else one(GameRow, row), seats_of(connection, game_id)

        row, seated = await self._read(ask)
        if row is None:
            raise GameMissing(f"no game {game_id}")
        return row, seated

    async def secret(self, game_id: str) -> bytes:
        """The game's secret, which no other reading brings along. Raises `GameMissing`."""
        return (await self._row(_SECRET, game_id))[0]

    async def checkpoint(self, game_id: str) -> Checkpoint | None:
        """The table undo starts from. Raises `GameMissing`."""
        blob, revision = await self._row(_CHECKPOINT, game_id)
        return None if blob is None else Checkpoint(blob, revision)

    async def moves(self, game_id: str, *, since: int = 0, include_undone: bool = False) -> list[MoveRow]:
        """The decisions with a number above `since`, in order; with `include_undone` all moves of whatever kind."""
        return await self._moves(_ALL if include_undone else _DECISIONS, game_id, since)

    async def told(self, game_id: str, *, since: int = 0) -> list[MoveRow]:
        """Everything with a number above `since` that the story of a game tells: what was not taken back, and acts."""
        return await self._moves(_TOLD, game_id, since)

    async def times_of(self, numbers: Mapping[str, int]) -> dict[str, datetime]:
        """When these moves, one of each game, were made, also those that were taken back since. Games that are put
        away are left out, and so are numbers that no move can have."""
        these = [(game_id, number) for game_id, number in numbers.items() if 0 < number <= _MOST]

        def ask(connection: Connection) -> dict[str, datetime]:
            found = connection.execute(_TIMES_OF, {"these": these}) if these else ()
            return {game_id: at for game_id, at in found if isinstance(at, datetime)}

        return await self._read(ask)

    async def _moves(self, which: _Which, game_id: str, since: int) -> list[MoveRow]:
        values = {"its_game": game_id, "since": since}

        def ask(connection: Connection) -> list[MoveRow]:
            # The archive last: a game that is put away in between is then found there.
            found = records(MoveRow, connection.execute(which.statement, values))
            return found or [
                move for move in archived(connection, game_id) if move.number > since and which.wants(move)
            ]

        return await self._read(ask)

    async def seats(self, game_id: str) -> list[SeatRow]:
        """Who sits where, by seat."""
        return await self._read(lambda connection: seats_of(connection, game_id))

    async def move_of(self, interaction_id: int) -> MoveRow | None:
        """The move this interaction made, if it made one in a game that is not put away yet."""
        values = {"interaction": interaction_id}
        found = await self._read(lambda connection: records(MoveRow, connection.execute(_MOVE_OF, values)))
        return found[0] if found else None

    async def of_person(self, person_id: int, states: Collection[State] = OPEN, limit: int = 100) -> list[GameSummary]:
        """The games this person sits at or hosts the lobby of: those under way first, of each the newest."""
        return await self._listed(_OF_PERSON, states, limit, person=person_id)

    async def played_by(self, person_id: int) -> list[OwnGame]:
        """The running games in which this person plays, oldest first."""
        values = {"person": person_id}
        return await self._read(lambda connection: readable(OwnGame, connection.execute(_PLAYED, values)))

    async def own(self, person_id: int) -> list[OwnGame]:
        """All games under way at which this person sits or of which they host the lobby."""
        values = {"person": person_id}

        def ask(connection: Connection) -> list[OwnGame]:
            return [game for each in (_SAT_AT, _HOSTED) for game in readable(OwnGame, connection.execute(each, values))]

        return await self._read(ask)

    async def seated_at(self, game_ids: Collection[str]) -> dict[str, list[SeatRow]]:
        """Who sits where in each of these games, by seat."""
        values = {"these": [*game_ids]}

        def ask(connection: Connection) -> dict[str, list[SeatRow]]:
            found: dict[str, list[SeatRow]] = {game_id: [] for game_id in game_ids}
            for seat in readable(SeatRow, connection.execute(_SEATED, values)) if found else ():
                found[seat.game_id].append(seat)
            return found

        return await self._read(ask)

    async def in_channel(
        self, channel_id: int, states: Collection[State] = OPEN, limit: int = 100
    ) -> list[GameSummary]:
        """The games opened in this channel or played in this thread: those under way first, of each the newest."""
        return await self._listed(_IN_CHANNEL, states, limit, channel=channel_id)

    async def seated_in_channel(
        self, person_id: int, channel_id: int, states: Collection[State], limit: int = 100
    ) -> list[GameSummary]:
        """Those of the games `in_channel` at which this person sits."""
        return await self._listed(_SEATED_IN_CHANNEL, states, limit, channel=channel_id, person=person_id)

    async def namesakes(self, game: GameRow, people: Collection[int], seated: int | None = None) -> int:
        """How many other games of this kind with a thread of their own there are or were on its server at which all of
        these people sit, and `seated` sit in all, if that is said."""
        its_seats = select(func.count()).where(seats.c.game_id == games.c.id).correlate(games).scalar_subquery()
        statement = select(func.count()).where(
            games.c.kind == game.kind,
            games.c.guild_id == game.guild_id,
            games.c.id != game.id,
            games.c.thread_id.is_not(None),
            *(exists().where(seats.c.game_id == games.c.id, seats.c.person_id == person) for person in people),
            *([its_seats == seated] if seated is not None else []),
        )
        return await self._read(lambda connection: connection.execute(statement).scalar_one())

    async def in_guild(self, guild_id: int, states: Collection[State] = OPEN, limit: int = 100) -> list[GameSummary]:
        """The games of a server: those under way first, of each the newest."""
        return await self._listed(_IN_GUILD, states, limit, guild=guild_id)

    async def running(self, share: Shards | None = None) -> list[str]:
        """The ids of all running games, or those of a share, oldest first."""
        statement = _RUNNING if share is None else _RUNNING.where(share.holds(games.c.guild_id))
        return await self._read(lambda connection: values_of(connection, statement, str))

    async def count_by_state(self) -> dict[State, int]:
        """How many games there are in each state; states without games are left out."""
        return await self._read(lambda connection: {row.state: row.games for row in connection.execute(_COUNTS)})

    async def games_set_aside(self) -> list[str]:
        """The ids of all games that are set aside, oldest first."""
        return await self._read(lambda connection: values_of(connection, _SET_ASIDE, str))

    async def guilds_running(self) -> list[int]:
        """The servers on which a game is running."""
        return await self._read(lambda connection: values_of(connection, _GUILDS, int))

    async def place(
        self,
        game_id: str,
        *,
        channel_id: int | None = None,
        thread_id: int | None = None,
        lobby_message_id: int | None = None,
        board_message_id: int | None = None,
    ) -> None:
        """Note where the game is shown on Discord; what is None stays. Not a change of the game: its version stays."""
        given = {
            "channel_id": channel_id,
            "thread_id": thread_id,
            "lobby_message_id": lobby_message_id,
            "board_message_id": board_message_id,
        }
        noted = {name: value for name, value in given.items() if value is not None}
        if noted:
            values = {"its_id": game_id, **noted}
            await self._write(lambda connection: connection.execute(_PLACE, values).rowcount)

    async def thread_gone(self, game_id: str) -> None:
        """The game has no thread any more."""
        statement = update(games).where(games.c.id == game_id).values(thread_id=None)
        await self._write(lambda connection: connection.execute(statement).rowcount)

    async def commit_move(self, change: Commit) -> None:
        """Everything one decision changes, in one transaction; on the disk when this returns.

        Raises `DuplicateInteraction` when a move's interaction is stored already, `StaleVersion` when the game is not
        at `expected_version` any more or a progress not what it was, `GameMissing`, `NotSeated`; then nothing has
        changed.
        """
        now = self._clock()
        its_id = change.game_id
        values = _changed(change, now) | {"its_id": its_id, "its_version": change.expected_version}
        moved = [_values(its_id, move, now) for move in change.moves]
        undone = [{"its_game": its_id, "its_number": number} for number in change.undone]

        def commit(connection: Connection) -> None:
            hold(connection, change.people)
            if connection.execute(_ADVANCE, values).rowcount == 0:
                _explain(connection, change)
            if undone:
                connection.execute(_UNDO, undone)
            if moved:
                connection.execute(_INSERT_MOVES, moved)
            for seat in change.seats:
                _change_seat(connection, its_id, seat)
            keep(connection, change.progress)
            note_results(connection, its_id, now, change.results)
            put(connection, its_id, change.posts, now, change.supersede)
            put(connection, None, change.gameless_posts, now)

        try:
            await self._write(commit)
        except IntegrityError as error:
            if "interaction_id" in str(error.orig):
                raise DuplicateInteraction(f"one of {[move.interaction_id for move in change.moves]}") from error
            raise

    async def kind(self, game_id: str) -> str:
        """Which game is played there, whatever else of its row can't be read; empty if that can't be either."""
        statement = select(games.c.kind).where(games.c.id == game_id)
        found = await self._read(lambda connection: connection.execute(statement).scalar_one_or_none())
        return found if isinstance(found, str) else ""

    async def set_aside(self, game_id: str, told: NewPost) -> bool:
        """Set a running game aside of whose row nothing need be readable; whether it was running.

        What it had to say is not said any more but `told`.
        """
        now = self._clock()
        aside = update(games).where(games.c.id == game_id, games.c.state == "running")
        raised = case((games.c.version < _COUNTED, games.c.version + 1), else_=0)

        def put_aside(connection: Connection) -> bool:
            if connection.execute(aside.values(state="aside", version=raised, updated_at=now)).rowcount == 0:
                return False
            drop_unsaid(connection, game_id, now)
            put(connection, game_id, [told], now)
            return True

        return await self._write(put_aside)

    async def _row(self, statement: Select[*tuple[Any, ...]], game_id: str) -> Sequence[Any]:
        row = await self._read(lambda connection: connection.execute(statement, {"its_id": game_id}).one_or_none())
        if row is None:
            raise GameMissing(f"no game {game_id}")
        return row

    async def _listed(
        self, statement: Select[*tuple[Any, ...]], states: Collection[State], limit: int, **which: int
    ) -> list[GameSummary]:
        values = {"states": list(states), "most": limit, **which}
        return await self._read(lambda connection: readable(GameSummary, connection.execute(statement, values)))


def _changed(change: Commit, now: datetime) -> dict[str, Any]:
    """The columns of the game that are written, but for its version."""
    given = {name: getattr(change, name) for name in ("table_blob", "state", "result", "host_id")}
    values: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if change.moves or change.state is not None:  # what is kept beside the game is nothing that happened in it
        values["updated_at"] = now
    if change.moves:
        values["revision"] = change.moves[-1].number
    if change.checkpoint is not None:
        values |= {"checkpoint": change.checkpoint.table_blob, "checkpoint_revision": change.checkpoint.revision}
    if change.state in ENDED:
        values |= {"finished_at": now, "checkpoint": None, "checkpoint_revision": None}
    return values


def _explain(connection: Connection, change: Commit) -> NoReturn:
    """Raise why the game could not be written."""
    game_id, version = change.game_id, change.expected_version
    interactions = [move.interaction_id for move in change.moves if move.interaction_id is not None]
    if interactions and connection.execute(_KNOWN, {"interactions": interactions}).first() is not None:
        raise DuplicateInteraction(f"one of {interactions}")
    found = connection.execute(_VERSION, {"its_id": game_id}).scalar_one_or_none()
    if found is None:
        raise GameMissing(f"no game {game_id}")
    raise StaleVersion(f"game {game_id} is at version {found}, not {version}")


def _change_seat(connection: Connection, game_id: str, change: SeatChange) -> None:
    values = changes(change)
    statement = update(seats).where(seats.c.game_id == game_id, seats.c.seat == change.seat).values(values)
    if connection.execute(statement).rowcount == 0:
        raise NotSeated(f"game {game_id} has no seat {change.seat}")


def _values(game_id: str, move: NewMove, now: datetime) -> dict[str, Any]:
    return {**msgspec.structs.asdict(move), "game_id": game_id, "at": now, "undone": False}
