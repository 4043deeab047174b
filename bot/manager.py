"""The one writer of games: every decision is loaded, checked, played and stored here, in one transaction.
What must then be said goes into the outbox in the same transaction; nothing here talks to Discord."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bot.alarms import ALARM
from bot.errors import Refused, Sorry, Stale
from bot.games import Loaded, Saved, Trace, decode_events, encode_events
from bot.lobby import Lobbies
from db.errors import DoubledInteraction, StaleVersion
from db.records import Checkpoint, MoveRow, NewMove, NewPost, ProgressChange
from db.store import Store
from games.engine import Event, Illegal, Luck, Record, Result, visible

log = logging.getLogger(__name__)
ATTEMPTS = 5
_encode = msgspec.msgpack.Encoder().encode


class Decided(msgspec.Struct, frozen=True):
    """A stored decision: the game as it is now, the seat that acted, and what its player may know of it."""

    loaded: Loaded
    seat: int
    events: list[Event]
    before: Any  # the seat's view before it acted
    shown: bool = False
    """Whether everybody sees something new."""


class Before(msgspec.Struct, frozen=True):
    """What everybody knew before a move: who owed a decision, and the public view."""

    waiting: list[int]
    public: bytes


class GameManager(Lobbies):
    """Load, decide, save. One decision of a game at a time in this process; versions guard against other processes."""

    def __init__(self, store: Store, wake: Callable[[], None]) -> None:
        super().__init__(store, wake)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._luck: dict[str, Luck] = {}

    def _lock(self, game_id: str) -> asyncio.Lock:
        return self._locks.setdefault(game_id, asyncio.Lock())

    # -- reading ------------------------------------------------------------------------------------------------

    async def load(self, game_id: str) -> Loaded:
        """The game as it is stored now. Raises `Sorry` when there is none."""
        return await self._loaded(game_id)

    async def luck(self, loaded: Loaded) -> Luck:
        """The luck of a game that has begun."""
        luck = self._luck.get(loaded.id)
        if luck is None:
            luck = Luck(await self.store.secret(loaded.id), loaded.row.salt)
            while len(self._luck) >= 256:
                self._luck.pop(next(iter(self._luck)))
            self._luck[loaded.id] = luck
        return luck

    async def story(self, loaded: Loaded, seat: int | None, since: int = 0) -> list[Event]:
        """What `seat` (None: everybody) may read of what happened after move `since`; 0 includes the setup."""
        events: list[Event] = []
        if since == 0:
            row = loaded.row
            _, events = loaded.game.setup(len(loaded.seats), row.options["settings"], await self.luck(loaded))
        for move in await self.store.moves(loaded.id, since=since):
            events += decode_events(move.events)
        return visible(events, seat)

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

    async def moves(self, game_id: str) -> list[MoveRow]:
        """All moves that were not taken back."""
        return await self.store.moves(game_id)

    # -- deciding -----------------------------------------------------------------------------------------------

    async def decide(
        self, game_id: str, person_id: int, choice: str, *, revision: int | None, interaction_id: int | None
    ) -> Decided:
        """Play `choice` for a person.

        `revision` is the one the pressed control carries (None for typed commands). Raises `Sorry` (no seat, not
        running), `Stale`, `Refused`, `DoubledInteraction`, `StoreUnavailable`; the game is then unchanged.
        """

        def seat_of(loaded: Loaded) -> int:
            seat = loaded.seat_of(person_id)
            if seat is None:
                raise Sorry("error-no-seat")
            if revision is not None and revision != loaded.saved.asked[seat]:
                raise Stale(game_id)
            return seat

        try:
            return await self._play(game_id, seat_of, choice, person_id, interaction_id)
        except Stale:
            await self._raise_if_doubled(interaction_id)
            raise

    async def _raise_if_doubled(self, interaction_id: int | None) -> None:
        """What looks stale may be the twin of an interaction that was played: then nothing is wrong."""
        if interaction_id is not None and await self.store.move_of(interaction_id) is not None:
            raise DoubledInteraction(f"interaction {interaction_id}")

    async def decide_for_player(
        self, game_id: str, seat: int, choose: Callable[[Loaded, Sequence[str]], str]
    ) -> Decided | None:
        """Let a computer player answer for `seat`; None when it owes nothing (any more)."""
        loaded = await self.load(game_id)
        if loaded.row.state != "running" or seat not in loaded.waiting():
            return None
        choice = choose(loaded, loaded.game.options(loaded.table, seat))
        asked = loaded.saved.asked[seat]

        def still_asked(now: Loaded) -> int:
            if seat not in now.waiting() or now.saved.asked[seat] != asked:
                raise Stale(game_id)
            return seat

        try:
            return await self._play(game_id, still_asked, choice, None, None)
        except Stale:
            return None

    async def _play(
        self,
        game_id: str,
        seat_of: Callable[[Loaded], int],
        choice: str,
        person_id: int | None,
        interaction_id: int | None,
    ) -> Decided:
        async with self._lock(game_id):
            for _ in range(ATTEMPTS):
                loaded = await self.load(game_id)
                self._check_running(loaded)
                seat = seat_of(loaded)
                try:
                    return await self._decide_once(loaded, seat, choice, person_id, interaction_id)
                except StaleVersion:  # another process was faster
                    continue
        raise Sorry("error-busy")

    async def _decide_once(
        self, loaded: Loaded, seat: int, choice: str, person_id: int | None, interaction_id: int | None
    ) -> Decided:
        game, table, saved = loaded.game, loaded.table, loaded.saved
        before, window = self._before(loaded), table.lanes
        seen = game.view(table, seat)
        try:
            events = game.apply(table, seat, choice, await self.luck(loaded))
        except Illegal as illegal:
            raise Refused(loaded.row.kind, illegal) from illegal
        number = loaded.row.revision + 1
        in_window = window is not None and table.lanes is window
        saved.trail.append(Trace(seat, choice, in_window, number))
        if in_window:
            saved.asked[seat] += 1  # not `number`, from which the others' answers could be counted
        else:
            saved.asked = [number] * len(loaded.seats)
        move = NewMove(
            number=number,
            seat=seat,
            choice=choice,
            events=encode_events(events),
            interaction_id=interaction_id,
            person_id=person_id,
        )
        closed = window is not None and not in_window
        shown = await self._save(loaded, move, before, settled=closed or any(event.barrier for event in events))
        return Decided(loaded, seat, [event for event in events if event.to in (None, seat)], seen, shown)

    # -- taking back --------------------------------------------------------------------------------------------

    def can_undo(self, loaded: Loaded, seat: int) -> bool:
        """Whether this seat's last step may be taken back: nothing was revealed and nobody else acted since."""
        return loaded.row.state == "running" and self._undoable(loaded.saved, seat) is not None

    def _undoable(self, saved: Saved, seat: int) -> Trace | None:
        own = [trace for trace in saved.trail if trace.seat == seat]
        if not own or not (own[-1].in_window or own[-1] is saved.trail[-1]):
            return None
        return own[-1]

    async def undo(self, game_id: str, person_id: int, *, revision: int | None, interaction_id: int | None) -> Decided:
        """Take back the person's last step. Raises as `decide` does, and `Sorry` when it can't be taken back."""
        async with self._lock(game_id):
            for _ in range(ATTEMPTS):
                loaded = await self.load(game_id)
                self._check_running(loaded)
                seat = loaded.seat_of(person_id)
                if seat is None:
                    raise Sorry("error-no-seat")
                if revision is not None and revision != loaded.saved.asked[seat]:
                    await self._raise_if_doubled(interaction_id)
                    raise Stale(game_id)
                dropped = self._undoable(loaded.saved, seat)
                if dropped is None:
                    raise Sorry("error-no-undo")
                try:
                    return await self._undo_once(loaded, seat, dropped, person_id, interaction_id)
                except StaleVersion:
                    continue
        raise Sorry("error-busy")

    async def _undo_once(
        self, loaded: Loaded, seat: int, dropped: Trace, person_id: int, interaction_id: int | None
    ) -> Decided:
        checkpoint = await self.store.checkpoint(loaded.id)
        if checkpoint is None:
            raise Sorry("error-no-undo")
        before, luck, game = self._before(loaded), await self.luck(loaded), loaded.game
        table = game.load(checkpoint.table_blob)
        kept = [trace for trace in loaded.saved.trail if trace is not dropped]
        for trace in kept:
            game.apply(table, trace.seat, trace.choice, luck)
        number = loaded.row.revision + 1
        loaded.table, loaded.saved.trail = table, kept
        if dropped.in_window:
            loaded.saved.asked[seat] += 1
        else:
            loaded.saved.asked = [number] * len(loaded.seats)
        move = NewMove(
            number=number,
            seat=seat,
            choice="",
            events=b"\x90",
            kind="undo",
            interaction_id=interaction_id,
            person_id=person_id,
        )
        shown = await self._save(loaded, move, before, settled=False, undone=[dropped.number])
        return Decided(loaded, seat, [], None, shown)

    # -- saving -------------------------------------------------------------------------------------------------

    def _before(self, loaded: Loaded) -> Before:
        return Before(loaded.waiting(), _encode(loaded.game.view(loaded.table, None)))

    async def _save(
        self, loaded: Loaded, move: NewMove, before: Before, *, settled: bool, undone: Sequence[int] = ()
    ) -> bool:
        """Store the changed game with its move and everything that must be said about it, in one transaction.

        `settled` says that nothing up to here can be taken back any more. Returns whether a board will be shown.
        """
        saved, number = loaded.saved, move.number
        checkpoint = None
        if settled:
            saved.trail = []
            checkpoint = Checkpoint(loaded.game.save(loaded.table), number)
            if len(loaded.seats) == 1 and loaded.waiting():  # nobody is ever called: the board is read as it goes
                self._turn_page(loaded, number)
        posts = self._posts(loaded, number, before, undone=bool(undone))
        result = loaded.game.result(loaded.table)
        kept = await self._kept(loaded) if result is not None else []
        ended = _result(result, kept) if result is not None else None
        alarms = [self.first_alarm(loaded.id)] if self.note_owing(loaded, move.seat, before.waiting) else []
        supersede = ("refresh", ALARM) if alarms or result is not None else ("refresh",)
        await self.store.commit_move(
            loaded.id,
            expected_version=loaded.row.version,
            moves=[move],
            table_blob=loaded.encode(),
            checkpoint=checkpoint,
            state="finished" if result is not None else None,
            result=ended,
            undone=undone,
            posts=posts + alarms,
            supersede=supersede,
            progress=kept,
        )
        self._wake()
        loaded.row = msgspec.structs.replace(
            loaded.row,
            version=loaded.row.version + 1,
            revision=number,
            state="finished" if result is not None else loaded.row.state,
            result=ended,
        )
        return any(post.kind in ("turn", "refresh") for post in posts)

    async def _kept(self, loaded: Loaded) -> list[ProgressChange]:
        """What those who played keep from the game that has just ended."""
        before = await self.standings(loaded)
        return [
            ProgressChange(
                person_id=person,
                kind=loaded.row.kind,
                key=loaded.keeps,
                before=before[person],
                value=loaded.game.kept(loaded.table, seat, before[person] or 0),
            )
            for seat, person in enumerate(each.person_id for each in loaded.seats)
            if person in before
        ]

    def _posts(self, loaded: Loaded, number: int, before: Before, *, undone: bool) -> list[NewPost]:
        """What must be said after a move: a new message when the decision passes on to a person, else a silent edit.

        It calls exactly those who now decide. Whoever takes a step back has the panel open, computer players need no
        message. What changed nothing that everybody may see is followed by nothing public.
        """
        waiting, saved = loaded.waiting(), loaded.saved
        passes = not undone and loaded.people([seat for seat in waiting if seat not in before.waiting])
        posts: list[NewPost] = []
        if not waiting:
            posts.append(NewPost(kind="end", payload={"since": saved.posted}, nonce=f"{loaded.id}-{number}"))
            posts.append(NewPost(kind="replay", payload={}, nonce=f"{loaded.id}-{number}r"))
        elif passes:
            payload = {"since": saved.posted, "number": number, "pings": loaded.people(waiting)}
            posts.append(NewPost(kind="turn", payload=payload, nonce=f"{loaded.id}-{number}"))
            self._turn_page(loaded, number)
        elif _encode(loaded.game.view(loaded.table, None)) != before.public:
            posts.append(NewPost(kind="refresh", payload={"since": saved.story}, nonce=f"{loaded.id}-{number}"))
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


def _result(result: Result, kept: Sequence[ProgressChange]) -> dict[str, Any]:
    """What is stored of how a game ended; `kept` is told again whenever the final scoring is."""
    return {**msgspec.to_builtins(result), "kept": msgspec.to_builtins(kept)}
