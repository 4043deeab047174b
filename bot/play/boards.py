"""Which boards follow a change: a new one that calls those who now decide, a silent edit, or the final scoring.
What they look like is in `board_message.py`, how they get to Discord in `posts.py`."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec

from bot.ledger.change import owed_by_players, public_bytes
from bot.ledger.chronicle import BEGINNING
from bot.ledger.entry import Entry
from bot.ledger.loaded import Loaded
from bot.ledger.post import read_post
from bot.ledger.posting import Posting
from bot.play.kinds import Board, ComputerTurn, Final, Look, Notice, Opening, Overtaken, Refresh
from db.records import NewPost, PostRow
from db.store import Store

ON_THEIR_WAY = {Opening.kind, Board.kind, Final.kind}
"""Posts that will show the table in a new message."""


class Boards:
    """What everybody at a table is shown, and when computer players are called."""

    def __init__(self, store: Store, posting: Posting) -> None:
        self._store = store
        self._posting = posting
        self._looking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def attend(self, entry: Entry) -> None:
        """With every change: what it announces, then the board, then the computer players that now decide.

        A new message when the decision passes on to a person, else a silent edit. It calls exactly those who now
        decide; computer players need no message, nor does whoever has come to a seat by this change or takes an own
        step back, for they have the panel open. What changed nothing that everybody may see is followed by nothing.
        """
        loaded, change, saved = entry.loaded, entry.change, entry.loaded.saved
        if change.settled and len(loaded.seats) == 1 and loaded.waiting():
            _turn_page(loaded, entry.number)  # nobody is ever called: the board is read as it goes
        for each in change.announced:
            saved.course.notices = loaded.next_number
            entry.say(Notice(number=each.number, pings=each.pings, shown_as=saved.course.notices), "n")
        if change.state is not None:
            if entry.over:  # the board says that it is the last one
                entry.supersede(Refresh)
                entry.say(Refresh(since=saved.posted_before))
                entry.shown = True
            return
        waiting = loaded.waiting()
        passes = not change.quiet and set(loaded.people(waiting)) - {*entry.before.people, *change.arrived}
        if not waiting:
            entry.supersede(Refresh)
            entry.say(
                Refresh(since=saved.posted_before, number=saved.posted)
            )  # it stays above the end, and asks no more
            entry.say(Final(since=saved.posted))
        elif passes:
            entry.supersede(Refresh)
            since = saved.posted
            overtakes = Overtaken(number=loaded.board, since=saved.posted_before if since else BEGINNING)
            _turn_page(loaded, entry.number)
            called = loaded.people(waiting)
            entry.say(Board(since=since, number=entry.number, pings=called, shown_as=loaded.board, overtakes=overtakes))
            entry.shown = True
        elif public_bytes(loaded) != entry.before.public:
            entry.supersede(Refresh)
            entry.say(Refresh(since=saved.posted_before, number=saved.posted))
            entry.shown = True
        entry.posts += calls_of_players(loaded, known=entry.before.by_players)

    async def show_again(self, loaded: Loaded) -> None:
        """Post the board anew, calling nobody: whoever decides was called before. Not if one is on its way already, nor
        if another one than `loaded` has was posted meanwhile."""
        async with self._looking.setdefault(loaded.id, asyncio.Lock()):  # several may find out at once
            now = await self._store.games.load(loaded.id)
            if now.state != "running" or now.board_message_id != loaded.row.board_message_id:
                return
            if await self.on_its_way(loaded.id):
                return
            await self._posting.post(loaded.id, [board_again(loaded)], supersede=(Refresh.kind,))

    async def sent(self, loaded: Loaded) -> list[int]:
        """The messages that have shown the newest board, as far as they are known, the latest first."""
        found: list[int] = []
        for row in await self._store.outbox.sent_of(loaded.id, (Opening.kind, Board.kind)):
            with suppress(msgspec.ValidationError):
                post = read_post(row, Board if row.kind == Board.kind else Opening)
                if row.message_id is not None and number_of(post) == loaded.board:
                    found.append(row.message_id)
        return found

    async def on_its_way(self, game_id: str) -> bool:
        """Whether a new message with the table waits to be posted."""
        return bool(await self._on_their_way(game_id))

    async def new_one_waits(self, game_id: str) -> bool:
        """Whether another board is to follow the one that stands there."""
        return any(row.kind == Board.kind for row in await self._on_their_way(game_id))

    async def calling(self, loaded: Loaded, people: Sequence[int]) -> list[NewPost]:
        """The newest board as a post that calls these people; it tells what boards that wait would have, which are to
        be superseded. None where one that waits calls them, or the beginning or the end of the game waits."""
        rows = await self._on_their_way(loaded.id)
        waiting = list[Board]()
        for row in rows:
            if row.kind == Board.kind:  # what else shows the table reads like a board, too
                with suppress(msgspec.ValidationError):
                    waiting.append(read_post(row, Board))
        if len(waiting) < len(rows) or any(set(people) <= set(each.pings) for each in waiting):
            return []
        return [board_again(loaded, people, waiting)]

    async def _on_their_way(self, game_id: str) -> list[PostRow]:
        return [row for row in await self._store.outbox.waiting(game_id) if row.kind in ON_THEIR_WAY]

    async def was_given_up(self, game_id: str) -> bool:
        """Whether the newest message with the table never came to be."""
        newest = await self._store.outbox.newest(game_id, ON_THEIR_WAY)
        return newest is not None and newest.state == "dead"

    async def edit_again(self, loaded: Loaded) -> None:
        """Let the board show the table as it is if its newest edit was given up."""
        newest = await self._store.outbox.newest(loaded.id, (Refresh.kind,))
        if newest is not None and newest.state == "dead":
            await self._edit(loaded)

    async def go_on_in(self, loaded: Loaded, message_id: int) -> None:
        """This message is the newest board from now on, and shows the table as it is."""
        await self._store.games.place(loaded.id, board_message_id=message_id)
        await self._edit(loaded)

    async def _edit(self, loaded: Loaded) -> None:
        again = Refresh(since=loaded.saved.posted_before).row(f"{loaded.id}-e{secrets.token_hex(4)}")
        await self._posting.post(loaded.id, [again], supersede=(Refresh.kind,))

    async def look_after(self, game_id: str) -> None:
        """Let it be looked whether the newest board is still there; what waits for its place is tried now."""
        await self._store.outbox.release((await self._store.games.load(game_id)).guild_id)
        look = Look().row(f"{game_id}-l{secrets.token_hex(4)}")
        await self._posting.post(game_id, [look], supersede=(Look.kind,))

    async def call_players(self, loaded: Loaded) -> None:
        """Call the computer players of a game that wait without having been called (their call was given up)."""
        calls = calls_of_players(loaded)
        waiting = await self._store.outbox.waiting(loaded.id) if calls else []
        if calls and not any(row.kind in (ComputerTurn.kind, Opening.kind) for row in waiting):
            await self._posting.post(loaded.id, calls)


def number_of(post: Board | Opening) -> int:
    """The number of a board, by which its controls know it."""
    return post.number if post.shown_as is msgspec.UNSET else post.shown_as


def board_again(loaded: Loaded, called: Sequence[int] = (), instead_of: Sequence[Board] = ()) -> NewPost:
    """The row that posts the newest board once more, `instead_of` others that wait, and calls these people."""
    saved = loaded.saved
    since = saved.posted_before if saved.posted else BEGINNING
    board = Board(since=since, number=saved.posted, pings=list(called), shown_as=loaded.board)
    return board.telling_also(instead_of).row(f"{loaded.id}-{loaded.board}b{secrets.token_hex(4)}")


def calls_of_players(loaded: Loaded, *, known: Collection[tuple[int, int]] = ()) -> list[NewPost]:
    """A row for each decision that a computer player owes now, but those that are `known`: it was called for them
    before, and that call lasts until they are answered."""
    return [
        ComputerTurn(seat=seat).row(f"{loaded.id}-{secrets.token_hex(4)}p{seat}")
        for seat, asked in owed_by_players(loaded)
        if (seat, asked) not in known
    ]


def first_posts(loaded: Loaded) -> list[NewPost]:
    """What is said when a game begins: the first board, and calls of the computer players that begin."""
    opening = Opening(pings=loaded.people(loaded.waiting()))
    return [opening.row(f"{loaded.id}-0"), *calls_of_players(loaded)]


def _turn_page(loaded: Loaded, number: int) -> None:
    """The board tells and marks what happens from the one before on."""
    saved = loaded.saved
    saved.posted_before, saved.posted, saved.course.board = saved.posted, number, loaded.next_number
    saved.base, saved.latest = saved.latest, loaded.game.save(loaded.table)
