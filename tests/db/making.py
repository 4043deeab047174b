"""Games, moves and posts as short as a test wants them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from db.personal_data import rows_about
from db.records import GameRow, NewGame, NewMove, NewPost, NewSeat
from db.store import Store

ANN, BEN, CLEO = 101, 102, 103
CHANNEL, THREAD, GUILD = 2001, 2002, 3001
SECRET = b"s" * 32
DAWN = datetime(2026, 5, 1, 6, 0, 0, 123456, tzinfo=UTC)


class Ticking:
    """A clock that stands until it is told to go."""

    def __init__(self) -> None:
        self.now = DAWN

    def __call__(self) -> datetime:
        return self.now

    def go(self, **duration: float) -> datetime:
        """Let time pass; the new time."""
        self.now += timedelta(**duration)
        return self.now


def lobby(game_id: str = "g1", **fields: Any) -> NewGame:
    given: dict[str, Any] = {
        "id": game_id,
        "kind": "toy",
        "rules": 3,
        "shape": 1,
        "digest": "d1",
        "options": {"length": "short"},
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "host_id": ANN,
        "locale": "de",
        "secret": SECRET,
        "commitment": "c1",
    }
    return NewGame(**given | fields)


async def running(store: Store, game_id: str = "g1", people: tuple[int, ...] = (ANN, BEN)) -> GameRow:
    """A game that has just begun, everybody seated."""
    await store.lobbies.create_game(lobby(game_id))
    for person in people:
        await store.lobbies.join(game_id, limit=4, person_id=person)
    version = (await store.games.load(game_id)).version
    seats = [NewSeat(person_id=person, color=color) for color, person in enumerate(people)]
    await store.lobbies.start(game_id, expected_version=version, seats_fixed=seats, table_blob=b"table 0", salt="mix")
    return await store.games.load(game_id)


def move(number: int = 1, choice: str = "mark:harbor.barge", **fields: Any) -> NewMove:
    given: dict[str, Any] = {"seat": 0, "events": b"[]", "person_id": ANN}
    return NewMove(number=number, choice=choice, **given | fields)


def post(nonce: str, kind: str = "board", **fields: Any) -> NewPost:
    return NewPost(**{"kind": kind, "payload": {"n": nonce}, "nonce": nonce} | fields)


async def all_about(store: Store, person_id: int) -> dict[str, list[dict[str, Any]]]:
    """All that a person is told about themselves, by table."""
    return await store.read(lambda connection: {name: list(rows) for name, rows in rows_about(connection, person_id)})
