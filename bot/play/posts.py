"""Boards on Discord: posting a new one, editing the newest silently, looking whether it is still there.
Every row may be delivered twice (after a crash); each way of saying it makes sure that it shows once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import TypeAlias

import discord
import msgspec

from bot.gateway.reply import BROKEN
from bot.ledger.chronicle import BEGINNING, Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.post import Delivery, read_post
from bot.outbox.errors import NotYet, Shut, Undeliverable
from bot.outbox.messages import GameMessages
from bot.outbox.public_message import PublicMessage
from bot.outbox.refusals import TOO_OFTEN
from bot.outbox.threads import GameThreads
from bot.people.digest_times import to_call
from bot.people.preferences import preferences_at
from bot.play.board_message import board_message, overtaken_message
from bot.play.boards import Boards, number_of
from bot.play.computer_turns import ComputerTurns
from bot.play.drawing import BoardDrawing
from bot.play.final_posts import FinalScorings, Notices
from bot.play.kinds import Board, ComputerTurn, Final, Look, Notice, Opening, Overtaken, Refresh
from bot.text import Words
from bot.text.event_lines import Story, tell
from db.records import PostRow
from db.store import Store

log = logging.getLogger(__name__)
ShowLobby = Callable[[Loaded, int], Awaitable[None]]
Unsaid: TypeAlias = tuple[PostRow, Board | Opening]
"""A new board that waits to be said, and its row."""
_NEW_BOARDS: dict[str, type[Board | Opening]] = {Board.kind: Board, Opening.kind: Opening}


class BoardWriting:
    """Writes the messages with boards."""

    def __init__(self, store: Store, chronicle: Chronicle, drawing: BoardDrawing) -> None:
        self._store = store
        self._chronicle = chronicle
        self._drawing = drawing

    async def board(self, loaded: Loaded, since: int, called: Sequence[int], words: Words) -> PublicMessage:
        """The board as it is now, with what happened after move `since`. It mentions those of the people `called` who
        owe a decision and want to be called to this game."""
        still = await self._still_called(loaded, called) if called else []
        until = loaded.saved.posted if loaded.row.state == "finished" else None  # the final scoring tells the rest
        before, last = await self._chronicle.parted(loaded, since, until)
        story = Story.parted(before, last, words, loaded.game.round_ends)
        if since == BEGINNING:
            dealt = tell(await self._chronicle.events(loaded, None, until=0), words)
            begun = f"{loaded.row.kind}-begins"
            begins = [words(begun)] if words.has(begun) else []
            story = Story([*dealt, *begins, *story.before], story.last) if last else Story(dealt, begins)
        return board_message(loaded, words, story, await self._drawing.table(loaded, words), still)

    async def overtaken(self, loaded: Loaded, board: Overtaken, until: int, words: Words) -> PublicMessage:
        """What is left of a board once the next one stands, which tells what happened after move `until`."""
        story = tell(await self._chronicle.events(loaded, None, board.since, until), words)
        return overtaken_message(loaded, words, story, board.number)

    async def _still_called(self, loaded: Loaded, called: Sequence[int]) -> list[int]:
        waiting, preferences = loaded.people(loaded.waiting()), await preferences_at(self._store, loaded)
        return to_call(loaded, preferences, [person for person in dict.fromkeys(called) if person in waiting])


class NewBoards:
    """Delivers new boards."""

    def __init__(self, store: Store, boards: Boards, writing: BoardWriting, messages: GameMessages) -> None:
        self._store = store
        self._boards = boards
        self._writing = writing
        self._messages = messages

    async def post(self, loaded: Loaded, post: Board | Opening, row: PostRow) -> int | None:
        """A new message with the table that calls those of its people who still decide; none if a newer one is to
        come, or has."""
        if loaded.row.state not in ("running", "finished"):
            return None
        overtaken = loaded.saved.posted > post.number
        if overtaken and await self._newer_was_sent(loaded, row):
            return None
        number = number_of(post)
        found = await self._messages.sent_before(
            loaded, row, lambda each: each.revision >= number and each.action == "@play"
        )
        if found is not None:
            await self._store.games.place(loaded.id, board_message_id=found)
            return found
        if not loaded.waiting():  # the final scoring follows right away
            return None
        unsaid = await self._unsaid(loaded, row)
        if await self._handed_on(post, row, unsaid):
            return None
        held = [older for other, older in unsaid if other.id < row.id]
        telling = post.telling_also(held) if isinstance(post, Board) else post
        pings = () if overtaken else post.pings

        async def written(words: Words) -> PublicMessage:
            board = await self._writing.board(loaded, telling.since, pings, words)
            return _first(loaded, board, self._messages, words) if isinstance(post, Opening) else board

        alike = () if pings else await self._boards.sent(loaded)
        message_id = await self._messages.send(loaded, row, written, alike)
        if message_id in alike:
            await self._boards.go_on_in(loaded, message_id)
        else:
            await self._store.games.place(loaded.id, board_message_id=message_id)
            await self._overtake(loaded, telling)
        return message_id

    async def _overtake(self, loaded: Loaded, newer: Board | Opening) -> None:
        """Let the board before this one ask nobody any more. If that fails it stays as it was: its buttons show the
        game as it is now."""
        older = loaded.row.board_message_id
        if older is None or newer.overtakes is msgspec.UNSET:
            return
        said = await self._writing.overtaken(loaded, newer.overtakes, newer.since, loaded.words())
        await self._messages.reword(loaded, older, said)

    async def _handed_on(self, post: Board | Opening, row: PostRow, unsaid: Sequence[Unsaid]) -> bool:
        """Leave it to the newest board that waits, which tells what this one does and calls whom it has not called.

        Raises `NotYet` while that one is being said: shown now, this one would be taken for it, and nobody be called.
        """
        for heir, newer in reversed(unsaid):
            if heir.id > row.id and isinstance(newer, Board):
                telling = newer.telling_also([post]).calling_also(self._messages.uncalled(row, post.pings))
                if await self._store.outbox.hand_on(row, heir, msgspec.to_builtins(telling)):
                    return True
                raise NotYet(f"post {heir.nonce} tells it, too")
        return False

    async def _unsaid(self, loaded: Loaded, row: PostRow) -> list[Unsaid]:
        """The other boards of the game that wait or are held, in their order."""
        found: list[Unsaid] = []
        for each in await self._store.outbox.waiting(loaded.id):
            kind = _NEW_BOARDS.get(each.kind)
            if kind is not None and each.id != row.id:
                with suppress(msgspec.ValidationError):  # it is given up when its time comes
                    found.append((each, read_post(each, kind)))
        return found

    async def _newer_was_sent(self, loaded: Loaded, row: PostRow) -> bool:
        newest = await self._store.outbox.newest(loaded.id, list(_NEW_BOARDS))
        return newest is not None and newest.id > row.id and newest.state == "sent"


class Openings:
    """Delivers the beginning of a game. `show_lobby` lets the lobby's message show that it has begun."""

    def __init__(self, ledger: Ledger, threads: GameThreads, boards: NewBoards, show_lobby: ShowLobby) -> None:
        self._ledger = ledger
        self._threads = threads
        self._boards = boards
        self._show_lobby = show_lobby

    async def open(self, loaded: Loaded, post: Opening, row: PostRow) -> int | None:
        """The game's thread, then its first board there. Whoever decides first is called though neither can be had."""
        try:
            await self._threads.open(loaded, row.attempts)
        except (Shut, Undeliverable) as error:
            log.warning("game %s has no thread: %s", loaded.id, error)
        except (discord.HTTPException, *BROKEN) as error:
            if row.attempts < TOO_OFTEN:
                raise
            log.warning("game %s has no thread: %s", loaded.id, error)
        loaded = await self._ledger.load(loaded.id)
        try:
            await self._show_lobby(loaded, row.attempts)
        except (Shut, Undeliverable, discord.HTTPException, *BROKEN) as error:  # it is edited again soon
            log.warning("the card of game %s stays as it is: %s", loaded.id, error)
        return await self._boards.post(loaded, post, row)


class NewestBoards:
    """Delivers what is done to the newest board of a game."""

    def __init__(self, boards: Boards, writing: BoardWriting, threads: GameThreads, messages: GameMessages) -> None:
        self._boards = boards
        self._writing = writing
        self._threads = threads
        self._messages = messages

    async def refresh(self, loaded: Loaded, post: Refresh, row: PostRow) -> int | None:
        """Edit the newest board silently. Whom it has called and who still owes a decision stays mentioned."""
        if loaded.row.board_message_id is None or loaded.row.state == "lobby":
            return None
        if post.number not in (msgspec.UNSET, loaded.saved.posted):  # a newer board is on its way
            return None
        if loaded.waiting() and await self._boards.new_one_waits(loaded.id):
            return None  # with the numbers of that one it would be taken for it, and nobody be called
        board = loaded.row.board_message_id
        mentioned = await self._messages.mentioned(loaded, board)
        if mentioned is None or not await self._messages.edit(
            loaded, board, await self._board_now(loaded, post, mentioned), row.attempts
        ):
            log.info("the board of game %s is gone; it is posted anew", loaded.id)
            await self._boards.show_again(loaded)
        return None

    async def _board_now(self, loaded: Loaded, post: Refresh, mentioned: Collection[int]) -> PublicMessage:
        called = [person for person in loaded.people(loaded.waiting()) if person in mentioned]
        since = post.since if loaded.saved.posted else BEGINNING  # the first board tells how everything was dealt
        board = await self._writing.board(loaded, since, called, loaded.words())
        return board if loaded.saved.posted else _first(loaded, board, self._messages, loaded.words())

    async def look(self, loaded: Loaded, post: Look, row: PostRow) -> int | None:
        """Post the board anew if somebody has deleted it, or if the newest one never came to be; edit it again if that
        was given up."""
        del post, row
        board = loaded.row.board_message_id
        if loaded.row.state != "running":
            return None
        if board is None or await self._boards.was_given_up(loaded.id):
            await self._boards.show_again(loaded)
            return None
        place = await self._threads.find(loaded)
        try:
            await place.fetch_message(board)
        except discord.NotFound:
            await self._come_back(loaded)
        except discord.Forbidden as error:  # without the history there is no telling
            log.info("the board of game %s can't be looked at: %s", loaded.id, error)
        else:
            await self._boards.edit_again(loaded)
        return None

    async def _come_back(self, loaded: Loaded) -> None:
        """The newest board is not where the game is shown now: it is posted there, or goes on where it stood before."""
        there = await self._messages.shown_here(loaded, await self._boards.sent(loaded))
        if there is None:
            await self._boards.show_again(loaded)
        else:
            await self._boards.go_on_in(loaded, there)


def _first(loaded: Loaded, board: PublicMessage, messages: GameMessages, words: Words) -> PublicMessage:
    """The first board of a game, which says why there is no thread for it if there should be one."""
    why = messages.why_unopened(loaded, words)
    return msgspec.structs.replace(board, foot=words("board-threadless", why=why)) if why else board


def deliveries(
    openings: Openings,
    boards: NewBoards,
    newest: NewestBoards,
    finals: FinalScorings,
    notices: Notices,
    turns: ComputerTurns,
) -> list[Delivery]:
    """What delivers the posts of this room."""
    return [
        Delivery(Opening, game=openings.open),
        Delivery(Board, game=boards.post),
        Delivery(Refresh, game=newest.refresh),
        Delivery(Look, game=newest.look),
        Delivery(Final, game=finals.post),
        Delivery(Notice, game=notices.post),
        Delivery(ComputerTurn, game=turns.play),
    ]
