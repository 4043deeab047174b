"""Boards on Discord: posting a new one, editing the newest silently, looking whether it is still there.
Every row may be delivered twice (after a crash); each way of saying it makes sure that it shows once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
import msgspec

from bot.gateway.reply import ARCHIVED
from bot.ledger.chronicle import Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.post import Delivery
from bot.outbox.errors import Shut
from bot.outbox.messages import GameMessages
from bot.outbox.threads import GameThreads
from bot.people.preferences import preferences_at
from bot.play.board_view import board_view
from bot.play.boards import Boards
from bot.play.computer_turns import ComputerTurns
from bot.play.drawing import BoardDrawing
from bot.play.final_posts import FinalScorings, Notices
from bot.play.kinds import Board, ComputerTurn, Final, Look, Notice, Opening, Refresh
from bot.text.event_lines import tell
from bot.text.markdown import in_markdown
from db.records import PostRow
from db.store import Store

log = logging.getLogger(__name__)
ShowLobby = Callable[[Loaded], Awaitable[None]]


class NewBoards:
    """Delivers new boards."""

    def __init__(
        self, store: Store, chronicle: Chronicle, drawing: BoardDrawing, threads: GameThreads, messages: GameMessages
    ) -> None:
        self._store = store
        self._chronicle = chronicle
        self._drawing = drawing
        self._threads = threads
        self._messages = messages

    async def post(self, loaded: Loaded, post: Board | Opening, row: PostRow) -> int | None:
        """A new message with the table that calls those of its people who still decide."""
        if loaded.row.state not in ("running", "finished"):
            return None
        place, words = await self._threads.find(loaded), loaded.words()
        found = await self._messages.sent_before(loaded, place, row, lambda each: each.revision >= post.number)
        if found is not None:
            await self._store.games.place(loaded.id, board_message_id=found)
            return found
        if not loaded.waiting():  # the final scoring follows right away
            return None
        waiting = set(loaded.people(loaded.waiting()))
        overtaken = loaded.saved.posted > post.number  # a newer board follows and calls people
        preferences = await preferences_at(self._store, loaded)
        muted = {person for person, each in preferences.items() if loaded.id in each.muted}
        pings = [] if overtaken else [person for person in post.pings if person in waiting - muted]
        story = tell(await self._chronicle.events(loaded, None, since=post.since), words)
        files = await self._drawing.table(loaded, words)
        deciders = [f"<@{person}>" for person in pings]
        uncalled = [seat for seat in loaded.waiting() if loaded.seats[seat].person_id not in pings]
        deciders += [in_markdown(words.seat(seat)) for seat in uncalled]
        view = board_view(loaded, words, story, files, deciders)
        message = await self._messages.send(loaded, place, row, view=view, files=files, pings=pings)
        await self._store.games.place(loaded.id, board_message_id=message.id)
        return message.id


class Openings:
    """Delivers the beginning of a game. `show_lobby` lets the lobby's message show that it has begun."""

    def __init__(self, ledger: Ledger, threads: GameThreads, boards: NewBoards, show_lobby: ShowLobby) -> None:
        self._ledger = ledger
        self._threads = threads
        self._boards = boards
        self._show_lobby = show_lobby

    async def open(self, loaded: Loaded, post: Opening, row: PostRow) -> int | None:
        """The game's thread, then its first board there."""
        await self._threads.open(loaded)
        loaded = await self._ledger.load(loaded.id)
        await self._show_lobby(loaded)
        return await self._boards.post(loaded, post, row)


class NewestBoards:
    """Delivers what is done to the newest board of a game."""

    def __init__(self, chronicle: Chronicle, boards: Boards, drawing: BoardDrawing, threads: GameThreads) -> None:
        self._chronicle = chronicle
        self._boards = boards
        self._drawing = drawing
        self._threads = threads

    async def refresh(self, loaded: Loaded, post: Refresh, row: PostRow) -> int | None:
        """Edit the newest board silently."""
        del row
        if loaded.row.board_message_id is None or loaded.row.state not in ("running", "cancelled"):
            return None
        if post.number not in (msgspec.UNSET, loaded.saved.posted):  # a newer board is on its way
            return None
        place = await self._threads.find(loaded)
        await self._threads.wake(place)
        words = loaded.words()
        story = tell(await self._chronicle.events(loaded, None, since=post.since), words)
        files = await self._drawing.table(loaded, words)
        names = [in_markdown(words.seat(seat)) for seat in loaded.waiting()]
        message = place.get_partial_message(loaded.row.board_message_id)
        view = board_view(loaded, words, story, files, names)
        try:
            await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            log.info("the board of game %s was deleted; it is posted anew", loaded.id)
            await self._boards.show_again(loaded)
        except discord.Forbidden as error:
            raise Shut(f"channel {place.id}: {error}") from error
        except discord.HTTPException as error:
            if error.code == ARCHIVED and isinstance(place, discord.Thread):
                await self._threads.wake(place)  # it went to sleep unnoticed; now try again
                raise
            if error.status != 400:
                raise
            log.warning("the board of game %s stays as it is: %s", loaded.id, error)
        return None

    async def look(self, loaded: Loaded, post: Look, row: PostRow) -> int | None:
        """Post the board anew if somebody has deleted it."""
        del post, row
        board = loaded.row.board_message_id
        if board is None or loaded.row.state != "running":
            return None
        place = await self._threads.find(loaded)
        try:
            await place.fetch_message(board)
        except discord.NotFound:
            await self._boards.show_again(loaded)
        except discord.Forbidden as error:  # without the history there is no telling
            log.info("the board of game %s can't be looked at: %s", loaded.id, error)
        return None


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
