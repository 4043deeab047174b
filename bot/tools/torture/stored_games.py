"""What the database holds when all is over, game by game, in the words of the reckoning. Only reads."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import msgspec
from sqlalchemy import func, select

from bot.errors import Sorry
from bot.ledger.acts import TAKEOVERS
from bot.ledger.chronicle import BEGINNING, Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.quarantine import Quarantine
from bot.outbox.delivery import sent_under
from bot.play.kinds import Board
from bot.text.event_lines import tell
from db.records import GameRow, MoveRow, PostRow
from db.rows import readable, select_for
from db.store import Store
from db.tables import challenges, deals, games, outbox, runs
from games.engine import Illegal, Record, RecordMismatch, digest, replay

SAID = ("open", "turn", "end", "notice", "replay")
"""The kinds of rows that become a message of their own."""
BOARDS = ("open", "turn", "end", "refresh")
"""The kinds of rows that become a board, or change one."""
NONCE = 25
"""So many signs Discord takes as a nonce."""


class StoredGame(msgspec.Struct, kw_only=True):
    """One game. `board` is the number of its newest board, `story` the last line it tells, `before_steps_back` what it
    may tell instead: a step back that changes nothing everybody sees is told with the next edit. `deciding` has since
    which board each person who decides has done so without a break. `people` has who sits where."""

    id: str
    kind: str
    guild_id: int | None = None
    state: str
    revision: int
    board: int
    board_id: int | None
    story: str
    before_steps_back: str = ""
    moves: list[MoveRow]
    players: list[int]
    people: dict[int, int] = {}
    deciding: dict[int, int]
    digest: str
    replayed: str


async def waiting_posts(store: Store, game_ids: Sequence[str]) -> list[PostRow]:
    """The rows of these games that should have been said by now."""
    now = store.now()
    rows = [row for game_id in game_ids for row in await store.outbox.waiting(game_id)]
    return [row for row in rows if row.due_at <= now or row.attempts > 0 or row.leased_until is not None]


async def stored_games(store: Store, game_ids: Sequence[str]) -> list[StoredGame]:
    """The games of these ids that have begun."""
    ledger = Ledger(store.games, _nobody_waits, Quarantine(store, _nobody_waits))
    found: list[StoredGame] = []
    for game_id in game_ids:
        try:
            loaded = await ledger.load(game_id)
        except Sorry:
            found.append(_aside(await store.games.load(game_id)))
            continue
        if loaded.table is not None:
            found.append(await _stored(store, ledger, loaded))
    return found


def _aside(row: GameRow) -> StoredGame:
    """A game that can't be read."""
    return StoredGame(
        id=row.id,
        kind=row.kind,
        guild_id=row.guild_id,
        state="aside",
        revision=0,
        board=0,
        board_id=row.board_message_id,
        story="",
        moves=[],
        players=[],
        deciding={},
        digest="",
        replayed="",
    )


def _nobody_waits() -> None:
    """Nothing is delivered here."""


async def _stored(store: Store, ledger: Ledger, loaded: Loaded) -> StoredGame:
    row, saved = loaded.row, loaded.saved
    record = await ledger.record(loaded)
    try:
        table, _ = replay(loaded.game, record)
        replayed = digest(loaded.game, table)
    except (Illegal, RecordMismatch) as error:
        replayed = f"it cannot be played again: {error}"
    words = loaded.words()
    since = saved.posted_before if saved.posted else BEGINNING
    events = await Chronicle(store.games, ledger).events(loaded, None, since=since, but=TAKEOVERS)  # as boards tell it
    told = tell(events, words)
    while events and events[-1].kind == "@taken-back":
        events = events[:-1]
    settled = tell(events, words)
    return StoredGame(
        id=row.id,
        kind=row.kind,
        guild_id=row.guild_id,
        state=row.state,
        revision=row.revision,
        board=loaded.board,
        board_id=row.board_message_id,
        story=told[-1] if told else "",
        before_steps_back=settled[-1] if settled else "",
        moves=await store.games.moves(row.id, include_undone=True),
        players=[seat.seat for seat in loaded.seats if seat.person_id is None],
        people={seat.seat: seat.person_id for seat in loaded.seats if seat.person_id is not None},
        deciding=await _deciding(store, loaded, record) if row.state == "running" else {},
        digest=digest(loaded.game, loaded.table),
        replayed=replayed,
    )


async def _deciding(store: Store, loaded: Loaded, record: Record) -> dict[int, int]:
    """Who decides, and the number of the board since which they have without a break (0: from the beginning).

    Whoever came to it by taking a step back was shown the question then, and needs no call.
    """
    game = loaded.game
    table, _ = replay(game, record, until=0)
    since = dict.fromkeys(game.waiting(table), 0)
    for move in await store.games.moves(loaded.id):
        try:
            game.apply(table, move.seat, move.choice, record.luck)
        except Illegal:  # told elsewhere
            break
        since = {seat: since.get(seat, move.number) for seat in game.waiting(table)}
    asked = select(outbox.c.payload).where(outbox.c.game_id == loaded.id, outbox.c.kind == Board.kind)
    rows = await store.read(lambda connection: list(connection.execute(asked).scalars()))
    boards = [msgspec.convert(row, Board) for row in rows]

    def board_after(move: int) -> int:
        numbers = [each.shown_as for each in boards if each.number >= move and each.shown_as is not msgspec.UNSET]
        return min(numbers, default=loaded.board + 1) if move else 0

    undone = [each for each in await store.games.moves(loaded.id, include_undone=True) if each.kind == "undo"]
    back = {each.person_id: each.number for each in undone}
    people = {seat: loaded.person_at(seat) for seat in since}
    return {
        person: board_after(since[seat])
        for seat, person in people.items()
        if person is not None and back.get(person, 0) <= since[seat]
    }


class StoredChallenge(msgspec.Struct, kw_only=True):
    """A challenge: whether its deal is over by the time of the reckoning, and closed; the runs of the deal whose games
    have ended, and of which that was not noted."""

    id: str
    over: bool
    closed: bool
    unnoted: list[str]


async def stored_challenges(store: Store) -> list[StoredChallenge]:
    """All of them."""
    now = store.now()
    asked = select(challenges.c.id, deals.c.id, deals.c.state, deals.c.closes_at).join_from(
        challenges, deals, challenges.c.deal_id == deals.c.id
    )
    found = await store.read(lambda connection: connection.execute(asked).all())
    ended = games.c.state.in_(("finished", "cancelled"))
    going = select(runs.c.deal_id, runs.c.game_id).join_from(runs, games, runs.c.game_id == games.c.id)
    going = going.where(runs.c.state == "running", ended)
    running = await store.read(lambda connection: connection.execute(going).all())
    return [
        StoredChallenge(
            id=challenge_id,
            over=closes_at <= now,
            closed=state == "closed",
            unnoted=[game_id for of, game_id in running if of == deal_id],
        )
        for challenge_id, deal_id, state, closes_at in found
    ]


async def runs_begun(store: Store) -> list[str]:
    """The ids of the games in which challenges are played."""
    asked = select(runs.c.game_id)
    return await store.read(lambda connection: list(connection.execute(asked).scalars()))


async def challenges_waiting(store: Store) -> int:
    """How much is still to be done about challenges whose time has come."""
    now = store.now()
    asked = select(func.count()).where(
        outbox.c.kind.in_(("challenge", "ran")), outbox.c.state == "waiting", outbox.c.due_at <= now
    )
    return await store.read(lambda connection: connection.execute(asked).scalar_one())


async def messages_said(store: Store) -> list[tuple[str, int]]:
    """Every row that became a message, as (nonce, message id)."""
    asked = select(outbox.c.nonce, outbox.c.message_id).where(
        outbox.c.state == "sent", outbox.c.message_id.is_not(None), outbox.c.kind.in_(SAID)
    )
    return await store.read(lambda connection: [(nonce, message) for nonce, message in connection.execute(asked)])


async def other_messages(store: Store) -> list[str]:
    """The nonces of the messages that lead to a game and are no boards: of reminders and their like, and of what calls
    somebody directly instead of a board. Also where nobody heard of the answer, so that the row knows of no message."""
    rows = await store.read(lambda connection: readable(PostRow, connection.execute(select_for(PostRow, outbox))))
    return [f"{sent_under(row)}{'d' if row.kind in BOARDS else ''}"[:NONCE] for row in rows]


async def backlog(store: Store) -> tuple[int, int, int]:
    """How many rows are overdue, held, given up."""
    found = await store.outbox.backlog(timedelta())
    return found.late, found.held, found.dead
