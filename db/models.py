"""The tables: what is kept of games and challenges, of what must be said, and of people.
Declared as SQLAlchemy models for the sake of their types; nobody makes an object of one, and there is no Session. The
store's modules make statements on their tables (`db.rows.table_of`) and hand out `db.records`."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, Float, ForeignKey, Index, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from db.columns import Blob, Instant, Serial


class Base(DeclarativeBase):
    """Names every constraint, so that migrations can speak of them on every database."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {
        datetime: Instant,
        bytes: Blob,
        dict[str, Any]: JSON(none_as_null=True),
        list[str]: JSON(none_as_null=True),
        list[dict[str, Any]]: JSON(none_as_null=True),
        float: Float(53),
    }


class Game(Base):
    """One game from its lobby to its end, with the table as it is now."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    kind: Mapped[str] = mapped_column(String(32))
    state: Mapped[str] = mapped_column(String(16))
    rules: Mapped[int]
    shape: Mapped[int]
    digest: Mapped[str] = mapped_column(String(128))
    options: Mapped[dict[str, Any]]
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    thread_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    host_id: Mapped[int] = mapped_column(BigInteger)
    lobby_message_id: Mapped[int | None] = mapped_column(BigInteger)
    board_message_id: Mapped[int | None] = mapped_column(BigInteger)
    locale: Mapped[str] = mapped_column(String(16))
    commitment: Mapped[str] = mapped_column(String(128))
    salt: Mapped[str] = mapped_column(Text)
    version: Mapped[int] = mapped_column(server_default="0")
    revision: Mapped[int] = mapped_column(server_default="0")
    checkpoint_revision: Mapped[int | None]
    created_at: Mapped[datetime]
    updated_at: Mapped[datetime]
    finished_at: Mapped[datetime | None]
    result: Mapped[dict[str, Any] | None]
    secret: Mapped[bytes]
    table_blob: Mapped[bytes | None]
    checkpoint: Mapped[bytes | None]

    __table_args__ = (Index(None, "state"), Index(None, "channel_id"), Index(None, "guild_id", "state"))


class Seat(Base):
    """Who sits where: a person, a computer player, or a computer player keeping a person's seat warm."""

    __tablename__ = "seats"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    player: Mapped[str | None] = mapped_column(String(32))
    joined_interaction_id: Mapped[int | None] = mapped_column(BigInteger)
    color: Mapped[int] = mapped_column("colour", key="color")  # stored under the name of the first version
    status: Mapped[str] = mapped_column(String(16), server_default="active")
    notes: Mapped[dict[str, Any]]

    __table_args__ = (UniqueConstraint("game_id", "person_id"),)


class Move(Base):
    """One decision, or the undoing of some; never changed but for its `undone`."""

    __tablename__ = "moves"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    number: Mapped[int]
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    choice: Mapped[str] = mapped_column(String(40))
    interaction_id: Mapped[int | None] = mapped_column(BigInteger)
    person_id: Mapped[int | None] = mapped_column(BigInteger)
    at: Mapped[datetime]
    events: Mapped[bytes]
    undone: Mapped[bool]

    __table_args__ = (UniqueConstraint("game_id", "number"), UniqueConstraint("interaction_id"))


class Archive(Base):
    """The moves of an ended game, packed into one value; such a game has no rows of `moves` any more."""

    __tablename__ = "archives"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    moves: Mapped[bytes]


class Mover(Base):
    """Who made a move in an archived game, so that it is found when they ask for what is kept of them."""

    __tablename__ = "movers"

    person_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)

    __table_args__ = ({"sqlite_with_rowid": False},)


class Outbox(Base):
    """Something that must be said to Discord, at its time, until it is said."""

    __tablename__ = "outbox"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    game_id: Mapped[str | None] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(32))
    payload: Mapped[dict[str, Any]]
    nonce: Mapped[str] = mapped_column(String(64), unique=True)
    state: Mapped[str] = mapped_column(String(8), server_default="waiting")
    due_at: Mapped[datetime]
    leased_until: Mapped[datetime | None]
    attempts: Mapped[int] = mapped_column(server_default="0")
    first_tried_at: Mapped[datetime | None]
    last_error: Mapped[str | None] = mapped_column(Text)
    channel_id: Mapped[int | None] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)

    # AUTOINCREMENT: an id is never used twice, so a late answer about a deleted row cannot hit a new one.
    __table_args__ = (Index(None, "state", "due_at"), Index(None, "game_id", "state"), {"sqlite_autoincrement": True})


class Person(Base):
    """A Discord user who has used the bot."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(64))
    locale: Mapped[str | None] = mapped_column(String(16))
    settings: Mapped[dict[str, Any]]
    created_at: Mapped[datetime]


class Guild(Base):
    """A Discord server and what its people set for it."""

    __tablename__ = "guilds"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    locale: Mapped[str | None] = mapped_column(String(16))
    default_channel_id: Mapped[int | None] = mapped_column(BigInteger)
    settings: Mapped[dict[str, Any]]


class Application(Base):
    """A bot as Discord knows it; `commands` is a fingerprint of the commands that Discord took last."""

    __tablename__ = "applications"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    commands: Mapped[str] = mapped_column(String(64))


class Process(Base):
    """A process that works here: what it serves, of which bot, and a number that grows as long as it lives."""

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    shards: Mapped[str] = mapped_column(String(255))
    beats: Mapped[int]
    seen_at: Mapped[datetime]


class PersonShare(Base):
    """How much a person has taken of what everybody has a share of a day: it is all theirs again from `full_at` on."""

    __tablename__ = "person_shares"

    person_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    what: Mapped[str] = mapped_column(String(16), primary_key=True)
    full_at: Mapped[datetime]


class GuildShare(Base):
    """The same of a server."""

    __tablename__ = "guild_shares"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    what: Mapped[str] = mapped_column(String(16), primary_key=True)
    full_at: Mapped[datetime]


class LastSeen(Base):
    """Up to which move a person has seen a game."""

    __tablename__ = "glances"

    person_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    last_seen_move: Mapped[int]


class Progress(Base):
    """What a person has reached in a game and keeps for the next one, such as a rank."""

    __tablename__ = "progress"

    person_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(32), primary_key=True)
    key: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[int]


class Follow(Base):
    """Who watches a game and wants to hear of it: only of its end, or `daily` too; what they were told of last."""

    __tablename__ = "follows"

    person_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    daily: Mapped[bool]
    told_move: Mapped[int]
    told_at: Mapped[datetime]

    __table_args__ = (Index(None, "game_id"),)


class Deal(Base):
    """One luck that everybody plays who takes a challenge up: what is played with it, from when until when.

    `key` says which luck servers share that have asked for the same one.
    """

    __tablename__ = "deals"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    key: Mapped[str | None] = mapped_column(String(255), unique=True)
    kind: Mapped[str] = mapped_column(String(32))
    digest: Mapped[str] = mapped_column(String(128))
    settings: Mapped[dict[str, Any]]
    opponents: Mapped[list[str]]
    state: Mapped[str] = mapped_column(String(16))
    opens_at: Mapped[datetime]
    closes_at: Mapped[datetime]
    commitment: Mapped[str] = mapped_column(String(128))
    salt: Mapped[str] = mapped_column(Text)
    yardsticks: Mapped[list[dict[str, Any]] | None]
    secret: Mapped[bytes]


class Series(Base):
    """What a server has asked for: one challenge, or one every day or week, until `state` is `ended`."""

    __tablename__ = "series"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, index=True)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    person_id: Mapped[int | None] = mapped_column(BigInteger)
    kind: Mapped[str] = mapped_column(String(32))
    settings: Mapped[dict[str, Any]]
    opponents: Mapped[list[str]]
    repeat: Mapped[str] = mapped_column(String(8))
    days: Mapped[int]
    hour: Mapped[int]
    zone: Mapped[str] = mapped_column(String(64))
    is_global: Mapped[bool]
    locale: Mapped[str] = mapped_column(String(16))
    state: Mapped[str] = mapped_column(String(16))


class Challenge(Base):
    """A deal as it is played on one server: its card, and the thread for those who are through."""

    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    series_id: Mapped[str] = mapped_column(ForeignKey("series.id", ondelete="CASCADE"))
    deal_id: Mapped[str] = mapped_column(ForeignKey("deals.id", ondelete="CASCADE"), index=True)
    number: Mapped[int]
    guild_id: Mapped[int] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    thread_id: Mapped[int | None] = mapped_column(BigInteger)

    __table_args__ = (UniqueConstraint("series_id", "number"), Index(None, "guild_id"))


class Entry(Base):
    """Who has taken a challenge up on which server; the same run counts on all of them."""

    __tablename__ = "entries"

    challenge_id: Mapped[str] = mapped_column(ForeignKey("challenges.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    at: Mapped[datetime]

    __table_args__ = (Index(None, "person_id"),)


class Run(Base):
    """A person's one game with a deal; what came of it once it is over. It counts if it was over in time.

    `mark` stands for a person who was forgotten while the deal was open, that they don't play it again.
    """

    __tablename__ = "runs"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    deal_id: Mapped[str] = mapped_column(ForeignKey("deals.id", ondelete="CASCADE"))
    person_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    seat: Mapped[int]
    state: Mapped[str] = mapped_column(String(16))
    started_at: Mapped[datetime]
    finished_at: Mapped[datetime | None]
    total: Mapped[int | None]
    categories: Mapped[dict[str, Any] | None]
    counted: Mapped[bool]
    mark: Mapped[str | None] = mapped_column(String(32))

    __table_args__ = (UniqueConstraint("deal_id", "person_id"),)


class Result(Base):
    """What a finished game came to for one seat: who sat there, place and points, and what may be counted of it."""

    __tablename__ = "results"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    player: Mapped[str | None] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(64))
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    kind: Mapped[str] = mapped_column(String(32))
    settings: Mapped[dict[str, Any]]
    seats: Mapped[int]
    place: Mapped[int]
    total: Mapped[int]
    categories: Mapped[dict[str, Any]]
    finished_at: Mapped[datetime]
    rated: Mapped[bool]
    shown_from: Mapped[datetime | None]
    decisions: Mapped[int | None]
    thought_s: Mapped[float | None]
    luck: Mapped[dict[str, Any] | None]

    __table_args__ = (Index(None, "guild_id", "finished_at"),)


class Standing(Base):
    """One line of a server's leaderboard of a month that is over, for one game or (`kind` empty) for all."""

    __tablename__ = "standings"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    month: Mapped[str] = mapped_column(String(7), primary_key=True)
    kind: Mapped[str] = mapped_column(String(32), primary_key=True)
    line: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    name: Mapped[str] = mapped_column(String(64))
    points: Mapped[float]
    games: Mapped[int]
    wins: Mapped[int]
