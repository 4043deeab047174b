"""A game as the bot holds it between loading and saving: the row, who sits where, the table, and what undo needs.
How it changes is the ledger's affair."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.errors import Sorry
from bot.ledger.course import Course, Named, Offer
from bot.ledger.options import Options, read_options
from bot.ledger.owing import Owing
from bot.text import Words, texts
from db.records import GameRow, SeatRow
from games.engine import Event, Game, Numbered, asked_twice, numbered, registry

ASKED = 10**9
"""The numbers of questions are drawn from so many."""
APART = 1000
"""So far apart are the numbers of two boards or notices, at most."""
_encoder = msgspec.msgpack.Encoder()


class Trace(msgspec.Struct, frozen=True, array_like=True):
    """A move that may still be taken back: whose, which, whether it was made in a window, its number."""

    seat: int
    choice: str
    in_window: bool
    number: int


class Saved(msgspec.Struct, array_like=True):
    """What stands in a game's table column.

    `asked` is, seat by seat, the number its controls carry: another one with each question and each answer of its own.
    It counts nothing, and comes never again, also where the game goes another way after a backup was restored. (Games
    of earlier versions have the number of a move there.)
    `trail` are the moves since the checkpoint, from which undo plays again. `posted` is the number of the move the
    newest board message was posted after (0: the first one, which tells how everything was dealt), `posted_before` that
    of the one before it; `latest` and `base` are the tables then.
    `owing` says, seat by seat, since when its player owes a decision; `course` what else befell the game.
    """

    table: bytes
    asked: list[int]
    trail: list[Trace] = []
    posted_before: int = 0
    posted: int = 0
    base: bytes = b""
    latest: bytes = b""
    owing: list[Owing | None] = []
    course: Course = msgspec.field(default_factory=Course)

    def ask(self, seat: int) -> None:
        """A seat is asked anew: no control it has fits any more."""
        self.asked[seat] = _drawn(ASKED)

    def ask_all(self, seats: int) -> None:
        """So is every seat."""
        self.asked = [_drawn(ASKED) for _ in range(seats)]


_decoder = msgspec.msgpack.Decoder(Saved)
_events = msgspec.msgpack.Decoder(list[Event])


def encode_events(events: Sequence[Event]) -> bytes:
    """Events as a move keeps them."""
    return _encoder.encode(events)


def decode_events(data: bytes) -> list[Event]:
    """The events of a move."""
    return _events.decode(data)


def decode_saved(data: bytes) -> Saved:
    """What stands in a table column. Raises `msgspec.MsgspecError`, whatever is wrong with it."""
    try:
        return _decoder.decode(data)
    except (UnicodeDecodeError, RecursionError) as error:  # letters that are none; what is nested too deeply
        raise msgspec.DecodeError(str(error)) from error


def encode_saved(saved: Saved) -> bytes:
    """What to store in the table column."""
    return _encoder.encode(saved)


def _drawn(most: int) -> int:
    """A number below `most`, drawn by lot."""
    return int.from_bytes(secrets.token_bytes(8)) % most


class Loaded:
    """A game read from the database. `table` is None in a lobby."""

    __slots__ = ("_apart", "ahead", "game", "options", "row", "saved", "seats", "table")

    def __init__(self, row: GameRow, seats: list[SeatRow]) -> None:
        if [seat.seat for seat in seats] != list(range(len(seats))) and row.table_blob is not None:
            raise ValueError(f"its seats are {[seat.seat for seat in seats]}")
        self.row = row
        self.seats = seats
        self.game: Game[Any, Any] = registry()[row.kind]
        self.options: Options = read_options(row.options)
        self.saved = decode_saved(row.table_blob) if row.table_blob is not None else Saved(b"", [])
        self.table: Any = self.game.load(self.saved.table) if row.table_blob is not None else None
        self._apart = 0
        self.ahead: list[Event] = []  # what plans answered at once when it was last stored

    @property
    def id(self) -> str:
        return self.row.id

    def seat_of(self, person_id: int) -> int | None:
        """Where this person sits."""
        return next((seat.seat for seat in self.seats if seat.person_id == person_id), None)

    def waiting(self) -> list[int]:
        """The seats that owe a decision, in order."""
        return sorted(self.game.waiting(self.table)) if self.table is not None else []

    def person_at(self, seat: int) -> int | None:
        """The person who plays at this seat; None where a computer player does, be it only for a while."""
        row = self.seats[seat]
        return row.person_id if row.player is None else None

    def people(self, seats: Sequence[int]) -> list[int]:
        """The people who play at these seats; computer players are no people, nor are those they play for."""
        return [person for seat in seats if (person := self.person_at(seat)) is not None]

    def plays_alone(self, person_id: int) -> bool:
        """Whether nobody else plays in person."""
        return self.people(range(len(self.seats))) == [person_id]

    def waits_without(self, seat: int) -> bool:
        """Whether nobody would play in person if the person at `seat` left for good, though somebody may come back."""
        others = [row for row in self.seats if row.person_id is not None and row.seat != seat]
        return bool(others) and all(row.player is not None for row in others)

    def is_kept(self, seat: int) -> bool:
        """Whether a computer player plays here for a person who may come back."""
        return self.seats[seat].person_id is not None and self.seats[seat].player is not None

    @property
    def unattended(self) -> bool:
        """Whether nobody plays in person, though somebody may come back: then computer players wait for them."""
        owned = [row for row in self.seats if row.person_id is not None]
        return bool(owned) and all(row.player is not None for row in owned)

    @property
    def standing_still(self) -> bool:
        """Whether nothing happens until somebody lets the game go on, or comes back to it."""
        return self.saved.course.paused or self.unattended

    @property
    def board(self) -> int:
        """The number of the newest board, by which controls know it. (The first one has 0, a board of an earlier
        version the number of a move.)"""
        return self.saved.course.board or self.saved.posted

    @property
    def next_number(self) -> int:
        """The number of the board or notice that comes next, by which controls know it, and questions it asks.

        Everybody can read it, so it follows from what everybody saw; the number of a move counts hidden ones too, and
        what was done in a window and taken back again shows nowhere, not even when the window has closed. How far it
        is from the last one is drawn by lot: no question comes again where the game goes another way after a backup
        was restored.
        """
        if not self._apart:
            self._apart = 1 + _drawn(APART)
        return max(self.saved.course.notices, self.board) + self._apart

    def offer(self, number: int) -> Offer | None:
        """The offer of a seat made by notice `number`, while it is open."""
        return next((offer for offer in self.saved.course.offers.values() if offer.number == number), None)

    def seat_held(self, person_id: int) -> int:
        """The person's seat, whoever plays there. Raises `Sorry`."""
        seat = self.seat_of(person_id)
        if seat is None:
            raise Sorry("error-no-seat")
        return seat

    def check_dealt(self, asking: int | None = None) -> None:
        """Raise `Sorry` unless there is a table; if the person who is `asking` is known, it says what they can do."""
        if self.table is None:
            raise self._not_started(asking) if self.row.state == "lobby" else Sorry("error-cancelled")

    def _not_started(self, asking: int | None) -> Sorry:
        row = self.row
        place = f"https://discord.com/channels/{row.guild_id or '@me'}/{row.channel_id}"
        if row.lobby_message_id is not None:
            place = f"{place}/{row.lobby_message_id}"
        return Sorry("error-not-started-yours" if asking == row.host_id else "error-not-started", place=place)

    def check_begun(self) -> None:
        """Raise `Sorry` unless the game is under way, be it paused."""
        match self.row.state:
            case "running":
                return
            case "lobby":
                raise self._not_started(None)
            case "finished":
                raise Sorry("error-finished")
            case "cancelled":
                raise Sorry("error-cancelled")
            case "aside":
                raise Sorry("error-aside")

    def check_running(self) -> None:
        """Raise `Sorry` unless decisions can be taken now."""
        self.check_begun()
        if self.saved.course.paused:
            raise Sorry("error-paused")

    def told_of(self, seat: int, kind: str) -> Event:
        """What the person at `seat` does to the game, as an event that tells it by the name they have now."""
        row = self.seats[seat]
        assert row.person_id is not None, "computer players do nothing but play"
        return Event(kind, None, {"who": self.named(row.person_id, self.names[seat])})

    def named(self, person_id: int, name: str) -> int:
        """The number by which events speak of this person, whoever sits where later."""
        known = self.saved.course.named
        who = Named(person_id, name)
        if who not in known:
            known.append(who)
        return len(self.seats) + known.index(who)

    def view_before(self, seat: int | None) -> Any:
        """The view as of the board message before the newest one, to mark what has changed since; None at first."""
        return self.game.view(self.game.load(self.saved.base), seat) if self.saved.base else None

    def numbers(self, seat: int) -> Numbered:
        """The seat's legal choices as they are shown, each with the number on its button and in the picture,
        and which of them gain nothing."""
        return numbered(self.game, self.table, seat)

    def careful(self, seat: int, options: Sequence[str]) -> frozenset[str]:
        """Those of a seat's options about which a person is asked once more: none where there is no other way."""
        return asked_twice(self.game, self.table, seat, options)

    @property
    def keeps(self) -> str:
        """What those who play keep from this game, such as a rank; empty for nothing."""
        return self.game.keeps(self.options.settings)

    def view_posted(self, seat: int | None) -> Any:
        """The view as of the newest board message; None before the first."""
        return self.game.view(self.game.load(self.saved.latest), seat) if self.saved.latest else None

    def words(self, language: str | None = None) -> Words:
        """Words of a language, or the game's own, that know its names and the names of those who play it."""
        named = self.saved.course.named
        people = [*self.names, *(who.name for who in named)]
        seats = {seat.person_id: seat.seat for seat in self.seats if seat.person_id is not None}
        sitting = {
            number: seats[who.person_id] for number, who in enumerate(named, len(self.seats)) if who.person_id in seats
        }
        return texts().words(language or self.row.locale).of(self.row.kind, people, sitting)

    @property
    def names(self) -> list[str]:
        """The names of those who play, by seat."""
        return [str(seat.notes.get("name", "?")) for seat in self.seats]

    def with_table(self, table: Any) -> Loaded:
        """The same game with another table, for whatever shows games: it is not to be stored."""
        other = copy.copy(self)
        other.table = table
        return other

    def encode(self) -> bytes:
        """What to store in the table column."""
        self.saved.table = self.game.save(self.table)
        return encode_saved(self.saved)


class Decided(msgspec.Struct, frozen=True):
    """A stored decision: the game as it is now, the seat that acted, and what its player may know of it."""

    loaded: Loaded
    seat: int
    events: list[Event]
    before: Any  # the seat's view before it acted
    first: int
    """The number of the first move it made."""
    shown: bool = False
    """Whether everybody sees something new."""
    heard: list[Event] = []
    """What its player had done in the open window before, or what had come to them there: it was told at once."""
