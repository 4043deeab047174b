"""Rooms and patches that let hidden steps of a window show, each in another way: in a number that everybody sees, in
what a post is sent under, in a file for one's own use, in an order, at a time, in a figure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, ClassVar
from unittest import mock

from discord import ui
from sqlalchemy import select

import bot.lobby.panel
from bot.app import Core
from bot.gateway.controls import control
from bot.gateway.layout import button, layout, rows, text
from bot.gateway.press import Answer
from bot.gateway.room import Room
from bot.ledger.entry import Entry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.post import Delivery, Post
from bot.lobby.status_card import status_card
from bot.outbox.messages import GameMessages
from bot.outbox.public_message import PublicMessage
from bot.text import Words
from db import games, personal_data, tables
from db.notes import NoteRepository
from db.records import PostRow


@contextmanager
def number_on_the_card() -> Iterator[None]:
    """The status card's button carries the number of the last move."""

    def with_number(loaded: Loaded, words: Any, place_id: int) -> Any:
        lines, controls = status_card(loaded, words, place_id)
        for row in controls:
            for item in row.children:
                assert isinstance(item, ui.Button)
                item.custom_id = control(loaded.id, loaded.row.revision, "@fresh.play")
        return lines, controls

    with mock.patch.object(bot.lobby.panel, "status_card", with_number):
        yield


@contextmanager
def number_of_notices() -> Iterator[None]:
    """Notices, votes and offers are known by the number of the last move."""
    with mock.patch.object(Loaded, "next_number", property(lambda loaded: loaded.row.revision + 1)):
        yield


@contextmanager
def pressed_together() -> Iterator[None]:
    """Notices, votes and offers are known by a number that counts what was decided in one press with something else:
    one by one it would count nothing."""

    def counting(loaded: Loaded) -> int:
        course = loaded.saved.course
        return max(course.notices, loaded.board) + 1 + len(course.joined)

    with mock.patch.object(Loaded, "next_number", property(counting)):
        yield


@contextmanager
def number_of_the_board() -> Iterator[None]:
    """Boards are known by the number of the move they were posted after."""
    with mock.patch.object(Loaded, "board", property(lambda loaded: loaded.saved.posted)):
        yield


@contextmanager
def counting_nonces() -> Iterator[None]:
    """What is said is sent under the number of the move it follows."""

    def say(entry: Entry, post: Post, mark: str = "", due_at: Any = None) -> None:
        entry.posts.append(post.row(f"{entry.loaded.id}-{entry.number}{mark}", due_at))

    with mock.patch.object(Entry, "say", say):
        yield


@contextmanager
def exported_numbers() -> Iterator[None]:
    """Whoever exports their data, or follows a game, is told the numbers of moves."""
    with mock.patch.object(personal_data, "COUNTING", frozenset[str]()):
        yield


@contextmanager
def touched_first() -> Iterator[None]:
    """Lists of games begin with the one that was changed last."""
    latest = (games.games.c.updated_at.desc(), games.games.c.id)
    with ExitStack() as planted:
        for name in ("_OF_PERSON", "_IN_CHANNEL", "_SEATED_IN_CHANNEL", "_IN_GUILD"):
            by_change = getattr(games, name).order_by(None).order_by(*latest)
            planted.enter_context(mock.patch.object(games, name, by_change))
        yield


@contextmanager
def reminded_since_the_last_step() -> Iterator[None]:
    """Whoever goes on answering is reminded as long after their last hidden step."""
    with mock.patch("bot.reminders.alarms.is_hidden", return_value=False):
        yield


@contextmanager
def counted_steps() -> Iterator[None]:
    """`/metrics` counts every step of an answer."""
    with mock.patch("bot.ledger.ledger.is_hidden", return_value=False):
        yield


@contextmanager
def notes_of_others() -> Iterator[None]:
    """Whoever opens the game reads the longest note on it, whosever it is."""

    async def longest(notes: NoteRepository, person_id: int, game_id: str) -> str:
        del person_id
        its = select(tables.notes.c.note).where(tables.notes.c.game_id == game_id)
        found = await notes._read(lambda connection: connection.execute(its).scalars().all())  # pyright: ignore
        return max(found, key=len, default="")

    with mock.patch.object(NoteRepository, "note_of", longest):
        yield


PLANTED: dict[str, Callable[[], Any]] = {
    each.__name__: each
    for each in (
        number_on_the_card,
        number_of_notices,
        pressed_together,
        number_of_the_board,
        counting_nonces,
        exported_numbers,
        touched_first,
        reminded_since_the_last_step,
        counted_steps,
        notes_of_others,
    )
}


class Applause(Post, frozen=True):
    """Somebody is applauded."""

    kind: ClassVar[str] = "applause"


class Applauding:
    """Posts a message of a kind of its own, which tells how many moves there were."""

    def __init__(self, ledger: Ledger, messages: GameMessages) -> None:
        self._ledger = ledger
        self._messages = messages

    async def attend(self, entry: Entry) -> None:
        if entry.loaded.waiting() != entry.before.waiting:
            entry.say(Applause(), "x")

    async def deliver(self, loaded: Loaded, post: Applause, row: PostRow) -> int | None:
        del post

        async def written(_: Words) -> PublicMessage:
            return PublicMessage(content=f"Bravo! {'👏' * loaded.row.revision}")

        return await self._messages.send(loaded, row, written)


def applause(core: Core) -> Room:
    """The room of applause."""
    applauding = Applauding(core.ledger, core.messages)
    return Room(name="applause", guests=[applauding], posts=[Delivery(Applause, game=applauding.deliver)])


class Whispering:
    """Tells whoever asks, and nobody else, how many moves there were."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def whisper(self, reply: Any, press: Any) -> None:
        loaded = await self._ledger.dealt(press.game_id)
        more = button(control(loaded.id, loaded.row.revision, "@whisper"), "…")
        await reply.show(layout(text("Psst"), *rows([more])))


def whispers(core: Core) -> Room:
    """The room of whispers."""
    return Room(name="whispers", answers={"@whisper": Answer("panel", Whispering(core.ledger).whisper, "watcher")})
