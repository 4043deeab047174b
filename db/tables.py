"""The tables: what is kept of games and challenges, of what must be said, and of people.
The store's modules make statements on them and hand out `db.records`; there is no object of a row, and so no ORM."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from db.columns import Blob, Instant, Serial

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Every constraint has a name, so that migrations can speak of them on every database."""

_column: partial[Column[Any]] = partial(Column, nullable=False)
_optional: partial[Column[Any]] = partial(Column, nullable=True)
_JSON = JSON(none_as_null=True)

games = Table(
    "games",
    metadata,
    _column("id", String(16), primary_key=True),
    _column("kind", String(32)),
    _column("state", String(16)),
    _column("rules", Integer),
    _column("shape", Integer),
    _column("digest", String(128)),
    _column("options", _JSON),
    _optional("guild_id", BigInteger),
    _column("channel_id", BigInteger),
    _optional("thread_id", BigInteger, index=True),
    _column("host_id", BigInteger),
    _optional("lobby_message_id", BigInteger),
    _optional("board_message_id", BigInteger),
    _column("locale", String(16)),
    _column("commitment", String(128)),
    _column("salt", Text),
    _column("version", Integer, server_default="0"),
    _column("revision", Integer, server_default="0"),
    _optional("checkpoint_revision", Integer),
    _column("created_at", Instant),
    _column("updated_at", Instant),
    _optional("finished_at", Instant),
    _optional("result", _JSON),
    _column("secret", Blob),
    _optional("table_blob", Blob),
    _optional("checkpoint", Blob),
    Index(None, "state"),
    Index(None, "channel_id"),
    Index(None, "guild_id", "state"),
)
"""One game from its lobby to its end, with the table as it is now."""

seats = Table(
    "seats",
    metadata,
    _column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    _column("seat", Integer, primary_key=True, autoincrement=False),
    _optional("person_id", BigInteger, index=True),
    _optional("player", String(32)),
    _optional("joined_interaction_id", BigInteger),
    _column("colour", Integer, key="color"),  # stored under the name of the first version
    _column("status", String(16), server_default="active"),
    _column("notes", _JSON),
    UniqueConstraint("game_id", "person_id"),
)
"""Who sits where: a person, a computer player, or a computer player keeping a person's seat warm."""

moves = Table(
    "moves",
    metadata,
    _column("id", Serial, primary_key=True),
    _column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE")),
    _column("number", Integer),
    _column("kind", String(8)),
    _column("seat", Integer),
    _column("choice", String(40)),
    _optional("interaction_id", BigInteger),
    _optional("person_id", BigInteger),
    _column("at", Instant),
    _column("events", Blob),
    _column("undone", Boolean),
    UniqueConstraint("game_id", "number"),
    UniqueConstraint("interaction_id"),
)
"""One decision, or the undoing of some; never changed but for its `undone`."""

archives = Table(
    "archives",
    metadata,
    _column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    _column("moves", Blob),
)
"""The moves of an ended game, packed into one value; such a game has no rows of `moves` any more."""

movers = Table(
    "movers",
    metadata,
    _column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sqlite_with_rowid=False,
)
"""Who made a move in an archived game, so that it is found when they ask for what is kept of them."""

outbox = Table(
    "outbox",
    metadata,
    _column("id", Serial, primary_key=True),
    _optional("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE")),
    _column("kind", String(32)),
    _column("payload", _JSON),
    _column("nonce", String(64), unique=True),
    _column("state", String(8), server_default="waiting"),
    _column("due_at", Instant),
    _optional("leased_until", Instant),
    _column("attempts", Integer, server_default="0"),
    _optional("first_tried_at", Instant),
    _optional("last_error", Text),
    _optional("channel_id", BigInteger),
    _optional("message_id", BigInteger),
    Index(None, "state", "due_at"),
    Index(None, "game_id", "state"),
    # An id is never used twice, so a late answer about a deleted row cannot hit a new one.
    sqlite_autoincrement=True,
)
"""Something that must be said to Discord, at its time, until it is said."""

people = Table(
    "people",
    metadata,
    _column("id", BigInteger, primary_key=True, autoincrement=False),
    _column("name", String(64)),
    _optional("locale", String(16)),
    _column("settings", _JSON),
    _column("created_at", Instant),
)
"""A Discord user who has used the bot."""

guilds = Table(
    "guilds",
    metadata,
    _column("id", BigInteger, primary_key=True, autoincrement=False),
    _optional("locale", String(16)),
    _optional("default_channel_id", BigInteger),
    _column("settings", _JSON),
)
"""A Discord server and what its people set for it."""

applications = Table(
    "applications",
    metadata,
    _column("id", BigInteger, primary_key=True, autoincrement=False),
    _column("commands", String(64)),
)
"""A bot as Discord knows it; `commands` is a fingerprint of the commands that Discord took last."""

processes = Table(
    "processes",
    metadata,
    _column("id", String(16), primary_key=True),
    _column("shards", String(255)),
    _column("beats", Integer),
    _column("seen_at", Instant),
)
"""A process that works here: what it serves, of which bot, and a number that grows as long as it lives."""

person_shares = Table(
    "person_shares",
    metadata,
    _column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _column("what", String(16), primary_key=True),
    _column("full_at", Instant),
)
"""How much a person has taken of what everybody has a share of a day: it is all theirs again from `full_at` on."""

guild_shares = Table(
    "guild_shares",
    metadata,
    _column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _column("what", String(16), primary_key=True),
    _column("full_at", Instant),
)
"""The same of a server."""

glances = Table(
    "glances",
    metadata,
    _column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    _column("last_seen_move", Integer),
)
"""Up to which move a person has seen a game."""

progress = Table(
    "progress",
    metadata,
    _column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _column("kind", String(32), primary_key=True),
    _column("key", String(32), primary_key=True),
    _column("value", Integer),
)
"""What a person has reached in a game and keeps for the next one, such as a rank."""

follows = Table(
    "follows",
    metadata,
    _column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    _column("daily", Boolean),
    _column("told_move", Integer),
    _column("told_at", Instant),
    Index(None, "game_id"),
)
"""Who watches a game and wants to hear of it: only of its end, or `daily` too; what they were told of last."""

notes = Table(
    "notes",
    metadata,
    _column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    _column("note", Text),
    Index(None, "game_id"),
)
"""What a person has written down for themselves about a game they play in."""

favorites = Table(
    "favorites",
    metadata,
    _column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _column("kind", String(32), primary_key=True),
    _column("plans", _JSON),
)
"""What a person has kept of their plans for a kind of game, the newest first."""

deals = Table(
    "deals",
    metadata,
    _column("id", String(16), primary_key=True),
    _optional("key", String(255), unique=True),
    _column("kind", String(32)),
    _column("digest", String(128)),
    _column("settings", _JSON),
    _column("opponents", _JSON),
    _column("state", String(16)),
    _column("opens_at", Instant),
    _column("closes_at", Instant),
    _column("commitment", String(128)),
    _column("salt", Text),
    _optional("yardsticks", _JSON),
    _column("secret", Blob),
)
"""One luck that everybody plays who takes a challenge up: what is played with it, from when until when.

`key` says which luck servers share that have asked for the same one.
"""

series = Table(
    "series",
    metadata,
    _column("id", String(16), primary_key=True),
    _column("guild_id", BigInteger, index=True),
    _column("channel_id", BigInteger),
    _optional("person_id", BigInteger),
    _column("kind", String(32)),
    _column("settings", _JSON),
    _column("opponents", _JSON),
    _column("repeat", String(8)),
    _column("days", Integer),
    _column("hour", Integer),
    _column("zone", String(64)),
    _column("is_global", Boolean),
    _column("locale", String(16)),
    _column("state", String(16)),
)
"""What a server has asked for: one challenge, or one every day or week, until `state` is `ended`."""

challenges = Table(
    "challenges",
    metadata,
    _column("id", String(16), primary_key=True),
    _column("series_id", String(16), ForeignKey("series.id", ondelete="CASCADE")),
    _column("deal_id", String(16), ForeignKey("deals.id", ondelete="CASCADE"), index=True),
    _column("number", Integer),
    _column("guild_id", BigInteger),
    _column("channel_id", BigInteger),
    _optional("message_id", BigInteger),
    _optional("thread_id", BigInteger),
    UniqueConstraint("series_id", "number"),
    Index(None, "guild_id"),
)
"""A deal as it is played on one server: its card, and the thread for those who are through."""

entries = Table(
    "entries",
    metadata,
    _column("challenge_id", String(16), ForeignKey("challenges.id", ondelete="CASCADE"), primary_key=True),
    _column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _column("at", Instant),
    Index(None, "person_id"),
)
"""Who has taken a challenge up on which server; the same run counts on all of them."""

runs = Table(
    "runs",
    metadata,
    _column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    _column("deal_id", String(16), ForeignKey("deals.id", ondelete="CASCADE")),
    _optional("person_id", BigInteger, index=True),
    _column("seat", Integer),
    _column("state", String(16)),
    _column("started_at", Instant),
    _optional("finished_at", Instant),
    _optional("total", Integer),
    _optional("categories", _JSON),
    _column("counted", Boolean),
    _optional("mark", String(32)),
    UniqueConstraint("deal_id", "person_id"),
)
"""A person's one game with a deal; what came of it once it is over. It counts if it was over in time.

`mark` stands for a person who was forgotten while the deal was open, that they don't play it again.
"""

results = Table(
    "results",
    metadata,
    _column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    _column("seat", Integer, primary_key=True, autoincrement=False),
    _optional("person_id", BigInteger, index=True),
    _optional("player", String(32)),
    _column("name", String(64)),
    _optional("guild_id", BigInteger),
    _column("kind", String(32)),
    _column("settings", _JSON),
    _column("seats", Integer),
    _column("place", Integer),
    _column("total", Integer),
    _column("categories", _JSON),
    _column("finished_at", Instant),
    _column("rated", Boolean),
    _optional("shown_from", Instant),
    _optional("decisions", Integer),
    _optional("thought_s", Float(53)),
    _optional("luck", _JSON),
    _optional("waits", Integer),
    _optional("lasted_s", Float(53)),
    Index(None, "guild_id", "finished_at"),
)
"""What a finished game came to for one seat: who sat there, place and points, and what may be counted of it."""

standings = Table(
    "standings",
    metadata,
    _column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _column("month", String(7), primary_key=True),
    _column("kind", String(32), primary_key=True),
    _column("line", Integer, primary_key=True, autoincrement=False),
    _optional("person_id", BigInteger, index=True),
    _column("name", String(64)),
    _column("points", Float(53)),
    _column("games", Integer),
    _column("wins", Integer),
)
"""One line of a server's leaderboard of a month that is over, for one game or (`kind` empty) for all."""

puzzles = Table(
    "puzzles",
    metadata,
    _column("id", String(16), primary_key=True),
    _column("kind", String(32)),
    _column("rules", Integer),
    _column("shape", Integer),
    _column("digest", String(128)),
    _optional("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), index=True),
    _column("found_at", Instant),
    _column("puzzle", Blob),
)
"""A moment of a finished game with one best choice; without a `game_id` of one among computers, which is not kept."""

posed = Table(
    "posed",
    metadata,
    _column("id", String(16), primary_key=True),
    _column("puzzle_id", String(16), ForeignKey("puzzles.id", ondelete="CASCADE"), index=True),
    _column("guild_id", BigInteger),
    _column("day", String(10)),
    _column("channel_id", BigInteger),
    _optional("message_id", BigInteger),
    _column("locale", String(16)),
    _column("state", String(8)),
    _column("answers", Integer),
    _column("found", Integer),
    UniqueConstraint("guild_id", "day"),
)
"""A puzzle as it is posted on one server on one day; once it is `solved`, how many answered it and found it."""

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    _column("person_id", BigInteger, primary_key=True, autoincrement=False),
    _column("posed_id", String(16), ForeignKey("posed.id", ondelete="CASCADE"), primary_key=True),
    _column("choice", String(40)),
    Index(None, "posed_id"),
)
"""What a person answered first; gone once the puzzle is solved."""
