"""What a change of a game is before it is stored: the moves it records, who sits where, and what goes with it.
Who makes which change, the rooms say; what follows from one, the ledger's guests."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.ledger.loaded import Loaded, encode_events
from db.records import Checkpoint, NewMove, SeatChange, State
from games.engine import Event

_encode = msgspec.msgpack.Encoder().encode


class Before(msgspec.Struct, frozen=True):
    """What everybody knew before a change: who owed a decision (seats, and the people there), the public view and
    course; and which decisions computer players owed, as pairs of seat and number."""

    waiting: list[int]
    people: list[int]
    public: bytes
    course: bytes
    by_players: list[tuple[int, int]]

    @classmethod
    def of(cls, loaded: Loaded) -> Before:
        """As the game is now."""
        waiting = loaded.waiting()
        return cls(
            waiting, loaded.people(waiting), public_bytes(loaded), public_course(loaded), owed_by_players(loaded)
        )


def owed_by_players(loaded: Loaded) -> list[tuple[int, int]]:
    """The decisions that computer players owe, as pairs of seat and number; none while the game stands still."""
    waiting = [] if loaded.standing_still else loaded.waiting()
    return [(seat, loaded.saved.asked[seat]) for seat in waiting if loaded.seats[seat].player is not None]


def public_bytes(loaded: Loaded) -> bytes:
    """What a board shows."""
    return _encode(loaded.game.view(loaded.table, None)) + public_course(loaded)


def is_hidden(loaded: Loaded, before: Before) -> bool:
    """Whether a change of a game is a step in a window that shows nobody else anything."""
    return loaded.table.lanes is not None and public_bytes(loaded) == before.public


def public_course(loaded: Loaded) -> bytes:
    """What everybody sees of a game beside its table: whether it stands still, what is asked, who sits there and who
    is away."""
    course = loaded.saved.course
    seated = [(seat.person_id, seat.player) for seat in loaded.seats]
    return _encode((course.paused, course.vote, course.away, seated))


class Announcement(msgspec.Struct, frozen=True):
    """A message of its own that tells act `number` and mentions `pings`."""

    number: int
    pings: Sequence[int] = ()


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

    def change_of(self, loaded: Loaded, *, after: Sequence[NewMove] = ()) -> Change:
        """The change this act makes, with the move that records it; the moves `after` which it comes stand first."""
        number = loaded.row.revision + len(after) + 1
        recorded = NewMove(
            number=number,
            seat=self.seat,
            choice=self.name,
            events=encode_events(self.events),
            kind="act",
            interaction_id=self.interaction_id,
            person_id=self.person_id,
        )
        return Change(
            moves=[*after, recorded],
            announced=[Announcement(number, list(self.pings))] if self.notice else [],
            seats=self.seats,
            arrived=self.arrived,
            host_id=self.host_id,
            state=self.state,
        )


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be stored of a changed game. `settled` says that nothing up to here can be taken back any more.

    `checkpoint` is the table as of an earlier move of this change behind which nothing goes, if `settled` is not said.
    `undone` are the numbers of moves taken back, `announced` what is said besides the usual. A `quiet` change calls
    nobody: whoever takes an own step back has the panel open; so have those who have `arrived` at a seat. `again` says
    that what was taken back is played again.
    """

    moves: Sequence[NewMove]
    quiet: bool = False
    acted: int | None = None
    settled: bool = False
    checkpoint: Checkpoint | None = None
    undone: Sequence[int] = ()
    announced: Sequence[Announcement] = ()
    seats: Sequence[SeatChange] = ()
    arrived: Sequence[int] = ()
    host_id: int | None = None
    state: State | None = None
    again: bool = False

    @property
    def number(self) -> int:
        """The number of its last move."""
        return self.moves[-1].number

    def after(self, first: Change) -> Change:
        """Both changes in one, `first` being an answer that led to this one: its rows come first."""
        return msgspec.structs.replace(
            self,
            moves=[*first.moves, *self.moves],
            announced=[*first.announced, *self.announced],
            seats=[*first.seats, *self.seats],
            arrived=[*first.arrived, *self.arrived],
            host_id=self.host_id or first.host_id,
            state=self.state or first.state,
        )
