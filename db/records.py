"""What goes into the store and what comes out of it: small frozen structs.
No database here; field names are column names, and the store's modules rely on that."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType

State = Literal["lobby", "running", "finished", "cancelled", "aside"]
MoveKind = Literal["choice", "undo", "act"]
"""A decision; the undoing of some; or what people did to the game itself, such as leaving it."""
OPEN: tuple[State, ...] = ("lobby", "running")
Usual = Mapping[str, Callable[[], Any]]
"""What stands for a column that can't be read, where the rest of its row is good without it."""
_NO_MOMENT = datetime.fromtimestamp(0, UTC)


class NewGame(msgspec.Struct, frozen=True, kw_only=True):
    """A lobby to open. `id` is a short unguessable text made by the caller."""

    id: str
    kind: str
    rules: int
    shape: int
    digest: str
    options: dict[str, Any]
    channel_id: int
    host_id: int
    locale: str
    secret: bytes
    commitment: str
    guild_id: int | None = None
    thread_id: int | None = None


class GameSummary(msgspec.Struct, frozen=True, gc=False):
    """A game without its blobs. `revision` counts all moves made, undone ones too; `version` all changes."""

    id: str
    kind: str
    state: State
    rules: int
    shape: int
    digest: str
    options: dict[str, Any]
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    host_id: int
    lobby_message_id: int | None
    board_message_id: int | None
    locale: str
    commitment: str
    salt: str
    version: int
    revision: int
    created_at: datetime
    updated_at: datetime
    finished_at: datetime | None
    result: dict[str, Any] | None


class GameRow(GameSummary, frozen=True, gc=False):
    """A game with its table (None in the lobby) and the number of the move its checkpoint stands behind."""

    table_blob: bytes | None
    checkpoint_revision: int | None


class OwnGame(msgspec.Struct, frozen=True, gc=False):
    """Of a game as much as tells whether it waits for somebody, and their seat (None: they host its lobby). A computer
    player (`player`) may keep that seat for them."""

    id: str
    state: State
    created_at: datetime
    table_blob: bytes | None
    seat: int | None
    player: str | None


class Checkpoint(msgspec.Struct, frozen=True, gc=False):
    """The table as it was after move `revision`: where undo starts to play again."""

    table_blob: bytes
    revision: int


class NewSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat to fix at the start: a person, a computer player (`player`), or both."""

    person_id: int | None = None
    player: str | None = None
    joined_interaction_id: int | None = None
    color: int = 0
    notes: dict[str, Any] = {}


class SeatRow(msgspec.Struct, frozen=True, gc=False):
    """Who sits where. `notes` is the bot's (time bank, mute); the store does not read it."""

    usual: ClassVar[Usual] = {"notes": dict, "color": int, "joined_interaction_id": lambda: None}

    game_id: str
    seat: int
    person_id: int | None
    player: str | None
    joined_interaction_id: int | None
    color: int
    status: str
    notes: dict[str, Any]


class SeatChange(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What changes at one seat; what is left out stays."""

    seat: int
    person_id: int | UnsetType | None = UNSET
    player: str | UnsetType | None = UNSET
    status: str | UnsetType = UNSET
    notes: dict[str, Any] | UnsetType = UNSET


class NewMove(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A move to store. `number` counts from 1 within the game; `events` are bytes the store does not read."""

    number: int
    seat: int
    choice: str
    events: bytes
    kind: MoveKind = "choice"
    interaction_id: int | None = None
    person_id: int | None = None


class MoveRow(msgspec.Struct, frozen=True, gc=False):
    """A stored move."""

    game_id: str
    number: int
    kind: MoveKind
    seat: int
    choice: str
    interaction_id: int | None
    person_id: int | None
    at: datetime
    events: bytes
    undone: bool


class NewPost(msgspec.Struct, frozen=True, kw_only=True):
    """Something to say to Discord. A nonce that is stored already is not stored again."""

    kind: str
    payload: dict[str, Any]
    nonce: str
    due_at: datetime | None = None  # None: now
    channel_id: int | None = None


class PostRow(msgspec.Struct, frozen=True, gc=False):
    """A row of the outbox, claimed until `leased_until`. `attempts` counts this one too."""

    id: int
    game_id: str | None
    kind: str
    payload: dict[str, Any]
    nonce: str
    state: str
    due_at: datetime
    leased_until: datetime | None
    attempts: int
    first_tried_at: datetime | None
    last_error: str | None
    channel_id: int | None
    message_id: int | None


class Ahead(msgspec.Struct, frozen=True, gc=False):
    """What the outbox has before it: when the next row may be claimed (None: nothing waits); whether a row that is to
    be tried again was overtaken by a newer one of its game and kind; whether a time can't be read, so that only a claim
    tells what is due."""

    next_due: datetime | None
    overtaken: bool
    unclear: bool


class Backlog(msgspec.Struct, frozen=True, gc=False):
    """How the outbox stands: rows overdue, rows held because their place is shut, rows given up."""

    late: int
    held: int
    dead: int


class PersonRow(msgspec.Struct, frozen=True, gc=False):
    """A person and their settings."""

    usual: ClassVar[Usual] = {
        "name": lambda: "?",
        "locale": lambda: None,
        "settings": dict,
        "created_at": lambda: _NO_MOMENT,
    }

    id: int
    name: str
    locale: str | None
    settings: dict[str, Any]
    created_at: datetime


class GuildRow(msgspec.Struct, frozen=True, gc=False):
    """A server and its settings."""

    usual: ClassVar[Usual] = {"locale": lambda: None, "default_channel_id": lambda: None, "settings": dict}

    id: int
    locale: str | None
    default_channel_id: int | None
    settings: dict[str, Any]


class ProcessRow(msgspec.Struct, frozen=True, gc=False):
    """A process and what it said last."""

    id: str
    shards: str
    beats: int
    seen_at: datetime


class FollowRow(msgspec.Struct, frozen=True, gc=False):
    """Somebody follows a game: `daily` or only to its end, told at `told_at` of everything up to `told_move`."""

    person_id: int
    game_id: str
    daily: bool
    told_move: int
    told_at: datetime


class ProgressRow(msgspec.Struct, frozen=True, gc=False):
    """What a person keeps from game to game of one kind, under a key of that game's own."""

    person_id: int
    kind: str
    key: str
    value: int


class ProgressChange(msgspec.Struct, frozen=True, kw_only=True):
    """A new value of what a person keeps; `before` is the one it was reckoned from (None: none was stored)."""

    person_id: int
    kind: str
    key: str
    before: int | None
    value: int


class NewResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a game came to for one seat; `player` is the computer player who sat there, if no person did.

    `shown_from` is when others than the person may know it (None: at once). `decisions` and `thought_s` are how many
    decisions the person took and how long they thought about them, None where nobody can say. `luck` is the bot's.
    `waits` and `lasted_s` are the whole game's: how often it waited for somebody, one after the other, and how long it
    was played.
    """

    seat: int
    person_id: int | None
    player: str | None
    name: str
    guild_id: int | None
    kind: str
    settings: dict[str, Any]
    seats: int
    place: int
    total: int
    categories: dict[str, Any]
    rated: bool
    shown_from: datetime | None = None
    decisions: int | None = None
    thought_s: float | None = None
    luck: dict[str, Any] | None = None
    waits: int | None = None
    lasted_s: float | None = None


class SeatFigures(msgspec.Struct, frozen=True):
    """What is counted of a finished game for one seat, as it stands in `NewResult`."""

    seat: int
    decisions: int
    thought_s: float
    luck: dict[str, Any] | None
    waits: int | None
    lasted_s: float


class Commit(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one change of a game writes, in one transaction. What is None or empty stays as it is.

    A game that is finished or cancelled by it keeps no checkpoint. Rows that wait in the outbox give way before new
    ones are put there.
    """

    game_id: str
    expected_version: int
    """The version of the game that the change was made from; at any other one it is refused."""
    moves: Sequence[NewMove] = ()
    """New moves; they continue the game's numbers."""
    undone: Collection[int] = ()
    """The numbers of earlier moves that are taken back."""
    table_blob: bytes | None = None
    checkpoint: Checkpoint | None = None
    """Where undo starts to play again from now on."""
    state: State | None = None
    result: dict[str, Any] | None = None
    """What the game came to, as the bot shows it."""
    host_id: int | None = None
    seats: Sequence[SeatChange] = ()
    posts: Sequence[NewPost] = ()
    """Rows for the outbox that belong to the game."""
    supersede: Collection[str] = ()
    """The kinds of the game's waiting rows that give way, unless one is being sent at this moment."""
    gameless_posts: Sequence[NewPost] = ()
    """Rows for the outbox that belong to no game."""
    progress: Sequence[ProgressChange] = ()
    """What people keep from the game."""
    results: Sequence[NewResult] = ()
    """What the game came to, seat by seat."""
    people: Collection[int] = ()
    """Whom any of this names: none of them is forgotten meanwhile."""


class ResultRow(msgspec.Struct, frozen=True, gc=False):
    """A stored result. The name is empty where a person was forgotten."""

    game_id: str
    seat: int
    person_id: int | None
    player: str | None
    name: str
    guild_id: int | None
    kind: str
    settings: dict[str, Any]
    seats: int
    place: int
    total: int
    categories: dict[str, int]
    finished_at: datetime
    rated: bool
    shown_from: datetime | None
    decisions: int | None
    thought_s: float | None
    luck: dict[str, float] | None
    waits: int | None
    lasted_s: float | None

    usual: ClassVar[Usual] = {
        "name": str,
        "settings": dict,
        "categories": dict,
        "decisions": lambda: None,
        "thought_s": lambda: None,
        "luck": lambda: None,
        "waits": lambda: None,
        "lasted_s": lambda: None,
    }


class StandingRow(msgspec.Struct, frozen=True, gc=False):
    """A line of a month's leaderboard; `kind` is empty on the one of all games, the name where a person was
    forgotten."""

    guild_id: int
    month: str
    kind: str
    line: int
    person_id: int | None
    name: str
    points: float
    games: int
    wins: int
