"""The manager's part that stores a changed game with its moves and all that must be said about it, in one transaction.
What a change is, other modules say: decisions `manager.py`, taking back `undoing.py`."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.clocks.timekeeping import Moment
from bot.errors import Sorry
from bot.ledger.loaded import Loaded, Trace, encode_events
from bot.reminders.alarms import ALARM, Alarms
from bot.telemetry import meters
from bot.telemetry.structured_logs import about
from db.errors import StaleVersion
from db.records import Checkpoint, NewMove, NewPost, NewResult, ProgressChange, SeatChange, SeatRow, State
from db.store import Store
from games.engine import Event, Luck, Record, Result

log = logging.getLogger(__name__)
ATTEMPTS = 5
T = TypeVar("T")
STATUS_AFTER = timedelta(seconds=5)
"""The status card is edited so long after a change, once for all that happened meanwhile."""
_encode = msgspec.msgpack.Encoder().encode


class Before(msgspec.Struct, frozen=True):
    """What everybody knew before a move: who owed a decision (seats, and the people there), the public view and
    course."""

    waiting: list[int]
    people: list[int]
    public: bytes
    course: bytes


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """What people, or time, do to a game besides deciding in it: a move of its own kind, with a name for the record.

    `events` tell it. With `notice` a message of its own says so at once and mentions `pings`; otherwise the next board
    does. `seats`, `host_id` and `state` are what changes of the game's row. `arrived` are people
    who sit down (again) by this act: they see their panel and need no call.
    """

    name: str
    seat: int
    events: Sequence[Event]
    person_id: int | None = None
    interaction_id: int | None = None
    notice: bool = True
    pings: Sequence[int] = ()
    seats: Sequence[SeatChange] = ()
    arrived: Sequence[int] = ()
    host_id: int | None = None
    state: State | None = None


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be stored of a changed game. `settled` says that nothing up to here can be taken back any more.

    `checkpoint` is the table as of an earlier move of this change behind which nothing goes, if `settled` is not said.
    `undone` are the numbers of moves taken back, `posts` what is said besides the usual. A `quiet` change calls nobody:
    whoever takes an own step back has the panel open; so have those who have `arrived` at a seat. `again` says that
    what was taken back is played again.
    """

    moves: Sequence[NewMove]
    quiet: bool = False
    acted: int | None = None
    settled: bool = False
    checkpoint: Checkpoint | None = None
    undone: Sequence[int] = ()
    posts: Sequence[NewPost] = ()
    seats: Sequence[SeatChange] = ()
    arrived: Sequence[int] = ()
    host_id: int | None = None
    state: State | None = None
    again: bool = False

    def after(self, first: Change) -> Change:
        """Both changes in one, `first` being an answer that led to this one: its rows come first."""
        return msgspec.structs.replace(
            self,
            moves=[*first.moves, *self.moves],
            posts=[*first.posts, *self.posts],
            seats=[*first.seats, *self.seats],
            arrived=[*first.arrived, *self.arrived],
            host_id=self.host_id or first.host_id,
            state=self.state or first.state,
        )


class Saving(Alarms):
    """Locks, luck, and the one way a running game changes."""

    def __init__(self, store: Store, wake: Callable[[], None]) -> None:
        super().__init__(store, wake)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._luck: dict[str, Luck] = {}

    async def standings(self, loaded: Loaded) -> dict[int, int | None]:
        """What the people at this table have kept from earlier games of this kind, by person; None at first."""
        kind, key = loaded.row.kind, loaded.keeps
        people = [seat.person_id for seat in loaded.seats if seat.person_id is not None] if key else []
        return {
            person: next(
                (row.value for row in await self.store.progress(person) if (row.kind, row.key) == (kind, key)), None
            )
            for person in people
        }

    async def record(self, loaded: Loaded) -> Record:
        """Everything from which the game can be played again. Its secret must not leave the process before the end."""
        row = loaded.row
        return Record(
            game=row.kind,
            rules=row.rules,
            shape=row.shape,
            seats=len(loaded.seats),
            settings=row.options["settings"],
            data=row.digest,
            secret=await self.store.secret(loaded.id),
            salt=row.salt,
            choices=[(move.seat, move.choice) for move in await self.store.moves(loaded.id)],
        )

    def _lock(self, game_id: str) -> asyncio.Lock:
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def luck(self, loaded: Loaded) -> Luck:
        """The luck of a game that has begun."""
        luck = self._luck.get(loaded.id)
        if luck is None:
            luck = Luck(await self.store.secret(loaded.id), loaded.row.salt)
            while len(self._luck) >= 256:
                self._luck.pop(next(iter(self._luck)))
            self._luck[loaded.id] = luck
        return luck

    async def change(self, game_id: str, make: Callable[[Loaded], Awaitable[Act | Change]]) -> Loaded:
        """Do something to a running game: `make` looks at it, raises `Sorry` or alters what is kept beside the table.

        The table itself is only for decisions and for taking them back. Raises `DoubledInteraction`,
        `StoreUnavailable`; then nothing has changed.
        """

        async def once(loaded: Loaded) -> Loaded:
            self.check_begun(loaded)
            before = self._before(loaded)
            made = await make(loaded)
            await self._save(loaded, made if isinstance(made, Change) else self._change_of(loaded, made), before)
            return loaded

        return await self._alone(game_id, once)

    async def _alone(self, game_id: str, once: Callable[[Loaded], Awaitable[T]]) -> T:
        """Let `once` look at a game as it is stored and change it, alone in this process.

        When another process was faster, it looks again, at the game as it has become. Raises `Sorry` when that happens
        again and again.
        """
        async with self._lock(game_id):
            for _ in range(ATTEMPTS):
                with suppress(StaleVersion):
                    return await once(await self._loaded(game_id))
        raise Sorry("error-busy")

    def _change_of(self, loaded: Loaded, act: Act, *, moves: Sequence[NewMove] = ()) -> Change:
        """The change an act makes, with the row that records it; `moves` come before it."""
        number = loaded.row.revision + len(moves) + 1
        recorded = NewMove(
            number=number,
            seat=act.seat,
            choice=act.name,
            events=encode_events(act.events),
            kind="act",
            interaction_id=act.interaction_id,
            person_id=act.person_id,
        )
        posts: list[NewPost] = []
        if act.notice:
            payload = {"number": number, "pings": list(act.pings)}
            posts.append(NewPost(kind="notice", payload=payload, nonce=f"{loaded.id}-{number}n"))
        return Change(
            moves=[*moves, recorded],
            posts=posts,
            seats=act.seats,
            arrived=act.arrived,
            host_id=act.host_id,
            state=act.state,
        )

    def _before(self, loaded: Loaded) -> Before:
        waiting = loaded.waiting()
        return Before(waiting, loaded.people(waiting), self._public(loaded), self._public_course(loaded))

    def _public(self, loaded: Loaded) -> bytes:
        """What a board shows."""
        return _encode(loaded.game.view(loaded.table, None)) + self._public_course(loaded)

    @staticmethod
    def _public_course(loaded: Loaded) -> bytes:
        """What everybody sees of a game beside its table: whether it stands still, what is asked, who sits there
        and who is away."""
        course = loaded.saved.course
        seated = [(seat.person_id, seat.player) for seat in loaded.seats]
        return _encode((course.paused, course.vote, course.away, seated))

    async def _save(self, loaded: Loaded, change: Change, before: Before) -> bool:
        """Store the changed game with its moves and everything that must be said about it, in one transaction.

        `loaded` is then the game as it is stored. Returns whether a board will be shown.
        """
        loaded.seats = [_seated(seat, change.seats) for seat in loaded.seats]
        for each in change.seats:
            await self.note_away(loaded, each.seat)
        change, before = await self.ahead(loaded, change, before)
        saved, number = loaded.saved, change.moves[-1].number
        checkpoint = change.checkpoint
        if change.settled:
            saved.trail = []
            checkpoint = Checkpoint(loaded.game.save(loaded.table), number)
            if len(loaded.seats) == 1 and loaded.waiting():  # nobody is ever called: the board is read as it goes
                self._turn_page(loaded, number)
        result = loaded.game.result(loaded.table)
        state: State | None = "finished" if result is not None else change.state
        begun = self.keep_time(loaded, _moment(change, before))  # before the posts: it may settle a question
        news = self._public_course(loaded) != before.course
        over = state in ("finished", "cancelled")
        posts = [*change.posts]
        if change.state is None:
            # whoever has come to a seat by this change looks at it already
            before = msgspec.structs.replace(before, people=[*before.people, *change.arrived])
            posts += self._posts(loaded, number, before, undone=change.quiet)
        elif over:  # the board says that it is the last one
            payload = {"since": saved.story}
            posts.append(NewPost(kind="refresh", payload=payload, nonce=f"{loaded.id}-{number}"))
        if over:  # those who follow it are told apart
            posts = [*self.when_over(loaded, number), *posts]
            posts.append(NewPost(kind="followers", payload={}, nonce=f"{loaded.id}-{number}f"))
        kept = await self._kept(loaded) if result is not None else []
        ended = _result(result, kept) if result is not None else None
        results = await self.results(loaded, result, change.moves) if result is not None else []
        season = await self.season_alarm(loaded) if results else []
        owed = self.note_owing(loaded, change.acted, before.waiting)
        alarms = [self.first_alarm(loaded)] if (owed or begun or news) and not over else []
        status = []
        if over or loaded.waiting() != before.waiting or news:
            due = self.store.now() + STATUS_AFTER
            status = [NewPost(kind="status", payload={}, nonce=f"{loaded.id}-{number}s", due_at=due)]
        supersede = ["refresh", *([ALARM] if owed or over else []), *(["status"] if status else [])]
        await self.store.commit_move(
            loaded.id,
            expected_version=loaded.row.version,
            moves=change.moves,
            table_blob=loaded.encode(),
            checkpoint=checkpoint,
            state=state,
            result=ended,
            host_id=change.host_id,
            seats=change.seats,
            undone=change.undone,
            posts=posts + alarms + status,
            supersede=supersede,
            progress=kept,
            results=results,
            apart=season,
        )
        self._wake()
        _note(loaded, change, state)
        loaded.row = msgspec.structs.replace(
            loaded.row,
            version=loaded.row.version + 1,
            revision=number,
            state=state or loaded.row.state,
            result=ended,
            host_id=change.host_id or loaded.row.host_id,
        )
        return any(post.kind in ("turn", "refresh") for post in posts)

    def when_over(self, loaded: Loaded, number: int) -> list[NewPost]:
        """What is to be done first when a game is over, before it is told; `Runs` knows."""
        return []

    async def ahead(self, loaded: Loaded, change: Change, before: Before) -> tuple[Change, Before]:
        """What is stored together with a change because people had planned it; `Planning` knows."""
        return change, before

    async def results(self, loaded: Loaded, result: Result, moves: Sequence[NewMove]) -> list[NewResult]:
        """What the game came to, seat by seat, `moves` being its last ones; `Resulting` knows."""
        return []

    async def season_alarm(self, loaded: Loaded) -> list[NewPost]:
        """The row that rings when the month is over in which this game ends; `Seasons` knows."""
        return []

    def played(self, loaded: Loaded, seat: int, choice: str, number: int, luck: Luck) -> tuple[list[Event], bool]:
        """Play a choice on the loaded table as move `number`, and note what undo needs of it.

        Returns what happened, and whether nothing up to here can be taken back any more. Raises `Illegal`; nothing has
        changed then.
        """
        table, saved = loaded.table, loaded.saved
        window = table.lanes
        events = loaded.game.apply(table, seat, choice, luck)
        in_window = window is not None and table.lanes is window
        saved.trail.append(Trace(seat, choice, in_window, number))
        if in_window:
            saved.asked[seat] += 1  # not `number`, from which the others' answers could be counted
        else:
            saved.asked = [number] * len(loaded.seats)
        course = saved.course
        if course.taken is not None and (not in_window or course.taken.steps[0][0] == seat):
            course.taken = None
        closed = window is not None and not in_window
        return events, closed or any(event.barrier for event in events)

    async def _kept(self, loaded: Loaded) -> list[ProgressChange]:
        """What those who played to the end keep from the game; nobody does for whom a computer player ended it."""
        before = await self.standings(loaded)
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

    def _posts(self, loaded: Loaded, number: int, before: Before, *, undone: bool) -> list[NewPost]:
        """What must be said after a move: a new message when the decision passes on to a person, else a silent edit.

        It calls exactly those who now decide. Whoever takes a step back has the panel open, computer players need no
        message. What changed nothing that everybody may see is followed by nothing public.
        """
        waiting, saved = loaded.waiting(), loaded.saved
        passes = not undone and set(loaded.people(waiting)) - set(before.people)
        posts: list[NewPost] = []
        if not waiting:
            posts.append(NewPost(kind="end", payload={"since": saved.posted}, nonce=f"{loaded.id}-{number}"))
            posts.append(NewPost(kind="replay", payload={}, nonce=f"{loaded.id}-{number}r"))
        elif passes:
            payload = {"since": saved.posted, "number": number, "pings": loaded.people(waiting)}
            posts.append(NewPost(kind="turn", payload=payload, nonce=f"{loaded.id}-{number}"))
            self._turn_page(loaded, number)
        elif self._public(loaded) != before.public:
            payload = {"since": saved.story, "number": saved.posted}
            posts.append(NewPost(kind="refresh", payload=payload, nonce=f"{loaded.id}-{number}"))
        return posts + self._calls(loaded, number)

    @staticmethod
    def _turn_page(loaded: Loaded, number: int) -> None:
        """The board tells and marks what happens from the one before on."""
        saved = loaded.saved
        saved.story, saved.posted = saved.posted, number
        saved.base, saved.latest = saved.latest, loaded.game.save(loaded.table)

    @staticmethod
    def _calls(loaded: Loaded, number: int, again: str = "") -> list[NewPost]:
        """A row for each computer player that owes a decision."""
        return [
            NewPost(kind="player", payload={"seat": seat}, nonce=f"{loaded.id}-{number}p{seat}{again}")
            for seat in loaded.waiting()
            if loaded.seats[seat].player is not None
        ]

    async def call_players(self, loaded: Loaded) -> None:
        """Call the computer players of a game that wait without having been called (their call was given up)."""
        calls = self._calls(loaded, loaded.row.revision, f"-{secrets.token_hex(2)}")
        if calls and not any(row.kind in ("player", "open") for row in await self.store.waiting(loaded.id)):
            await self.store.post(loaded.id, calls)

    def _check_running(self, loaded: Loaded) -> None:
        """Raise `Sorry` unless decisions can be taken now."""
        self.check_begun(loaded)
        if loaded.saved.course.paused:
            raise Sorry("error-paused")

    def check_begun(self, loaded: Loaded) -> None:
        """Raise `Sorry` unless the game is under way, be it paused."""
        match loaded.row.state:
            case "running":
                return
            case "lobby":
                raise Sorry("error-not-started")
            case "finished":
                raise Sorry("error-finished")
            case "cancelled":
                raise Sorry("error-cancelled")
            case "aside":
                raise Sorry("error-aside")


def _note(loaded: Loaded, change: Change, state: State | None) -> None:
    """A line of the log for each move, and a figure for each decision. Which choice it was is nobody's business."""
    for move in change.moves:
        log.info("stored", extra=about(game=loaded.id, move=move.number, stored=move.kind))
        if move.kind == "choice":
            meters.current().decided(loaded.row.kind)
    if state is not None:
        log.info("the game is %s", state, extra=about(game=loaded.id, kind=loaded.row.kind))


def _moment(change: Change, before: Before) -> Moment:
    """The change as clocks see it."""
    decisions = [move.number for move in change.moves if move.kind == "choice"]
    return Moment(
        number=decisions[-1] if decisions else None,
        waited=before.waiting,
        undone=change.undone,
        handed=[seat.seat for seat in change.seats],
        again=change.again,
    )


def _seated(seat: SeatRow, changes: Sequence[SeatChange]) -> SeatRow:
    """The seat with what changes of it."""
    for change in changes:
        if change.seat == seat.seat:
            given = {
                name: value for name, value in msgspec.structs.asdict(change).items() if value is not msgspec.UNSET
            }
            seat = msgspec.structs.replace(seat, **given)
    return seat


def _result(result: Result, kept: Sequence[ProgressChange]) -> dict[str, Any]:
    """What is stored of how a game ended; `kept` is told again whenever the final scoring is."""
    return {**msgspec.to_builtins(result), "kept": msgspec.to_builtins(kept)}
