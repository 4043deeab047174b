"""What the database holds when all is over, game by game, in the words of the reckoning. Only reads."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import msgspec
from sqlalchemy import select

from bot.ledger.chronicle import Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.quarantine import Quarantine
from bot.text.event_lines import tell
from db.outbox import outbox
from db.records import MoveRow, PostRow
from db.store import Store
from games.engine import Illegal, Record, RecordMismatch, digest, replay

SAID = ("open", "turn", "end", "notice", "replay")
"""The kinds of rows that become a message of their own."""


class StoredGame(msgspec.Struct, kw_only=True):
    """One game. `story` is the last line its board tells, `deciding` has since which move each person who decides has
    done so without a break."""

    id: str
    kind: str
    state: str
    revision: int
    posted: int
    board_id: int | None
    story: str
    moves: list[MoveRow]
    players: list[int]
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
        loaded = await ledger.load(game_id)
        if loaded.table is not None:
            found.append(await _stored(store, ledger, loaded))
    return found


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
    told = tell(await Chronicle(store.games, ledger).events(loaded, None, since=saved.story), words)
    return StoredGame(
        id=row.id,
        kind=row.kind,
        state=row.state,
        revision=row.revision,
        posted=saved.posted,
        board_id=row.board_message_id,
        story=told[-1] if told else "",
        moves=await store.games.moves(row.id, include_undone=True),
        players=[seat.seat for seat in loaded.seats if seat.player is not None],
        deciding=await _deciding(store, loaded, record) if row.state == "running" else {},
        digest=digest(loaded.game, loaded.table),
        replayed=replayed,
    )


async def _deciding(store: Store, loaded: Loaded, record: Record) -> dict[int, int]:
    """Who decides, and the number of the move since which they have without a break (0: from the beginning)."""
    game = loaded.game
    table, _ = replay(game, record, until=0)
    since = dict.fromkeys(game.waiting(table), 0)
    for move in await store.games.moves(loaded.id):
        try:
            game.apply(table, move.seat, move.choice, record.luck)
        except Illegal:  # told elsewhere
            break
        since = {seat: since.get(seat, move.number) for seat in game.waiting(table)}
    people = {seat: loaded.person_at(seat) for seat in since}
    return {person: since[seat] for seat, person in people.items() if person is not None}


async def messages_said(store: Store) -> list[tuple[str, int]]:
    """Every row that became a message, as (nonce, message id)."""
    asked = select(outbox.c.nonce, outbox.c.message_id).where(
        outbox.c.state == "sent", outbox.c.message_id.is_not(None), outbox.c.kind.in_(SAID)
    )
    return await store.read(lambda connection: [(nonce, message) for nonce, message in connection.execute(asked)])


async def backlog(store: Store) -> tuple[int, int, int]:
    """How many rows are overdue, held, given up."""
    found = await store.outbox.backlog(timedelta())
    return found.late, found.held, found.dead
