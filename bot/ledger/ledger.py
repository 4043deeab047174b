"""The one writer of games: locks a game, loads it, lets somebody change what was loaded, and stores the change with all
that follows from it in one transaction. What follows, its guests say; nothing here talks to Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.errors import Sorry
from bot.ledger.change import Act, Before, Change, is_hidden
from bot.ledger.entry import Entry
from bot.ledger.guest import Guest
from bot.ledger.loaded import Loaded
from bot.ledger.quarantine import Quarantine
from bot.telemetry import meters
from bot.telemetry.structured_logs import about
from db.errors import DuplicateInteraction, GameMissing, RowDamaged, StaleVersion
from db.games import GameRepository
from db.records import Checkpoint, Commit, NewPost, ProgressChange, SeatChange, SeatRow, State
from games.engine import Luck, Record, Result

log = logging.getLogger(__name__)
ATTEMPTS = 5
KEPT_LUCK = 256
T = TypeVar("T")


class Ledger:
    """Load, change, store. One change of a game at a time in this process; versions guard against other processes.

    `wake` tells the outbox that there are new rows.
    """

    def __init__(self, games: GameRepository, wake: Callable[[], None], quarantine: Quarantine) -> None:
        self._games = games
        self._wake = wake
        self._quarantine = quarantine
        self._guests: tuple[Guest, ...] = ()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._luck: dict[str, Luck] = {}

    def invite(self, *guests: Guest) -> None:
        """Let these take part in every change from now on, in this order."""
        self._guests = (*self._guests, *guests)

    # -- reading ------------------------------------------------------------------------------------------------

    async def load(self, game_id: str) -> Loaded:
        """The game as it is stored now. Raises `Sorry` when there is none that can be read."""
        try:
            row, seats = await self._games.load_seated(game_id)
        except GameMissing as error:
            raise Sorry("error-no-such-game") from error
        except RowDamaged as error:
            await self._quarantine.set_aside_unread(game_id, error)
            raise Sorry("error-aside") from error
        if row.state == "aside":
            raise Sorry("error-aside")
        try:
            return Loaded(row, seats)
        except Exception as error:  # whatever the damage leads to
            log.error("the table of game %s (%s) can't be read: %r", game_id, row.kind, error)
            if row.state == "running":
                await self._quarantine.set_aside(row, error)
            else:
                self._quarantine.tell_of_table(game_id)
            raise Sorry("error-aside") from error

    async def dealt(self, game_id: str) -> Loaded:
        """A game that has a table. Raises `Sorry`."""
        loaded = await self.load(game_id)
        loaded.check_dealt()
        return loaded

    async def luck(self, loaded: Loaded) -> Luck:
        """The luck of a game that has begun."""
        luck = self._luck.get(loaded.id)
        if luck is None:
            luck = Luck(await self._games.secret(loaded.id), loaded.row.salt)
            while len(self._luck) >= KEPT_LUCK:
                self._luck.pop(next(iter(self._luck)))
            self._luck[loaded.id] = luck
        return luck

    async def record(self, loaded: Loaded) -> Record:
        """Everything from which the game can be played again. Its secret must not leave the process before the end."""
        row = loaded.row
        return Record(
            game=row.kind,
            rules=row.rules,
            shape=row.shape,
            seats=len(loaded.seats),
            settings=loaded.options.settings,
            data=row.digest,
            secret=await self._games.secret(loaded.id),
            salt=row.salt,
            choices=[(move.seat, move.choice) for move in await self._games.moves(loaded.id)],
        )

    async def set_aside(self, game_id: str, why: BaseException) -> bool:
        """Set a running game aside that can't go on; whether that was to be done still."""
        try:
            row = await self._games.load(game_id)
        except RowDamaged as error:
            return await self._quarantine.set_aside_unread(game_id, error)
        return await self._quarantine.set_aside(row, why)

    # -- changing -----------------------------------------------------------------------------------------------

    async def alone(self, game_id: str, once: Callable[[Loaded], Awaitable[T]]) -> T:
        """Let `once` look at a game as it is stored and change it, alone in this process.

        When another process was faster, it looks again, at the game as it has become. Raises `Sorry` when that happens
        again and again.
        """
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            for _ in range(ATTEMPTS):
                with suppress(StaleVersion):
                    return await once(await self.load(game_id))
        raise Sorry("error-busy")

    async def change(self, game_id: str, make: Callable[[Loaded], Awaitable[Act | Change]]) -> Loaded:
        """Do something to a game under way: `make` looks at it, raises `Sorry` or alters what is kept beside the table.

        The table itself is only for decisions and for taking them back. Raises `DuplicateInteraction`,
        `StoreUnavailable`; then nothing has changed.
        """

        async def once(loaded: Loaded) -> Loaded:
            loaded.check_begun()
            before = Before.of(loaded)
            made = await make(loaded)
            await self.enter(loaded, made if isinstance(made, Change) else made.change_of(loaded), before)
            return loaded

        return await self.alone(game_id, once)

    async def change_if_due(self, game_id: str, look: Callable[[Loaded], Awaitable[Change | None]]) -> None:
        """Change a running game if `look` finds something due. One that rests is left alone."""

        async def once(loaded: Loaded) -> None:
            if loaded.row.state != "running" or loaded.saved.course.resting:
                return
            before = Before.of(loaded)
            change = await look(loaded)
            if change is not None:
                await self.enter(loaded, change, before)

        await self.alone(game_id, once)

    async def enter(self, loaded: Loaded, change: Change, before: Before) -> Entry:
        """Store the changed game with its moves and everything that must be said about it, in one transaction.

        For `alone`. `loaded` is then the game as it is stored. Returns the entry as its guests left it.
        """
        loaded.seats = [_seated(seat, change.seats) for seat in loaded.seats]
        entry = Entry(loaded, change, before)
        for guest in self._guests:
            await guest.attend(entry)
        change, number, state = entry.change, entry.number, entry.state
        checkpoint = change.checkpoint
        if change.settled:
            loaded.saved.trail = []
            checkpoint = Checkpoint(loaded.game.save(loaded.table), number)
        result = entry.result
        ended = _stored(result, entry.progress) if result is not None else None
        await self._games.commit_move(
            Commit(
                game_id=loaded.id,
                expected_version=loaded.row.version,
                moves=change.moves,
                undone=change.undone,
                table_blob=loaded.encode(),
                checkpoint=checkpoint,
                state=state,
                result=ended,
                host_id=change.host_id,
                seats=change.seats,
                posts=entry.posts,
                supersede=sorted(entry.superseded),
                gameless_posts=entry.elsewhere,
                progress=entry.progress,
                results=entry.results,
                people=_named(loaded, change),
            )
        )
        self._wake()
        _note(loaded, change, state, before)
        loaded.row = msgspec.structs.replace(
            loaded.row,
            version=loaded.row.version + 1,
            revision=number,
            state=state or loaded.row.state,
            result=ended,
            host_id=change.host_id or loaded.row.host_id,
        )
        return entry

    async def amend(self, loaded: Loaded, posts: Sequence[NewPost] = (), *, supersede: Collection[str] = ()) -> None:
        """Store what was altered beside the table, with no move: nobody is to see that anything was.

        Raises `StaleVersion` when the game has changed since it was loaded.
        """
        version = loaded.row.version
        await self._games.commit_move(
            Commit(
                game_id=loaded.id,
                expected_version=version,
                table_blob=loaded.encode(),
                posts=posts,
                supersede=supersede,
            )
        )
        self._wake()
        loaded.row = msgspec.structs.replace(loaded.row, version=version + 1)

    async def raise_if_duplicate(self, interaction_id: int | None) -> None:
        """What looks stale may be the twin of an interaction that was played: then `DuplicateInteraction` is raised."""
        if interaction_id is not None and await self._games.move_of(interaction_id) is not None:
            raise DuplicateInteraction(f"interaction {interaction_id}")


def _named(loaded: Loaded, change: Change) -> set[int]:
    """The people whom a change, or what follows from it, may name."""
    found = {seat.person_id for seat in loaded.seats} | {move.person_id for move in change.moves} | {change.host_id}
    found |= {person for each in change.announced for person in each.pings}
    return {person for person in found if person is not None}


def _note(loaded: Loaded, change: Change, state: State | None, before: Before) -> None:
    """A line of the log for each move, and a figure for whoever has decided something that everybody sees. Which choice
    it was is nobody's business, and in how many hidden steps only the log's."""
    for move in change.moves:
        log.info("stored", extra=about(game=loaded.id, move=move.number, stored=move.kind))
    hidden = loaded.waiting() if is_hidden(loaded, before) else ()
    for _ in {move.seat for move in change.moves if move.kind == "choice"}.difference(hidden):
        meters.current().decided(loaded.row.kind)
    if state is not None:
        log.info("the game is %s", state, extra=about(game=loaded.id, kind=loaded.row.kind))


def _seated(seat: SeatRow, changes: Sequence[SeatChange]) -> SeatRow:
    """The seat with what changes of it."""
    for change in changes:
        if change.seat == seat.seat:
            given = {
                name: value for name, value in msgspec.structs.asdict(change).items() if value is not msgspec.UNSET
            }
            seat = msgspec.structs.replace(seat, **given)
    return seat


def _stored(result: Result, kept: Sequence[ProgressChange]) -> dict[str, Any]:
    """What is stored of how a game ended; `kept` is told again whenever the final scoring is."""
    return {**msgspec.to_builtins(result), "kept": msgspec.to_builtins(kept)}
