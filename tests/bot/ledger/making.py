"""Games of Tides as the ledger holds them: made on the spot, or begun in a store. The fixtures that need no game are in
`conftest.py`."""

from __future__ import annotations

from typing import Any

from bot.ledger.loaded import Loaded, Saved, encode_saved
from db.records import GameRow, NewSeat, SeatRow
from db.store import Store
from games.engine import Luck
from tests.db.making import ANN, BEN, DAWN, GUILD, SECRET, lobby
from tests.toy.tides import GAME, Table

LUCK = Luck(SECRET, "mix")
MATE = "deckhand"


def dealt() -> Table:
    """A table of two at the first window."""
    return GAME.setup(2, {}, LUCK)[0]


def seat(number: int = 0, person_id: int | None = ANN, player: str | None = None, **fields: Any) -> SeatRow:
    """Somebody at seat `number` of game g1."""
    given: dict[str, Any] = {"joined_interaction_id": None, "color": number, "status": "active"}
    return SeatRow(
        **{"game_id": "g1", "seat": number, "person_id": person_id, "player": player, "notes": {}, **given} | fields
    )


def game_row(**fields: Any) -> GameRow:
    """Game g1, with neither a table nor anything else that is not given."""
    given: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
    given |= {"id": "g1", "kind": GAME.id, "state": "running", "options": {"seats": 2}, "host_id": ANN, "locale": "de"}
    return GameRow(**given | {"version": 1, "revision": 0, "created_at": DAWN} | fields)


def held(table: Table | None = None, **fields: Any) -> Loaded:
    """Game g1 of Ann and Ben at this table, or at the first window."""
    blob = encode_saved(Saved(GAME.save(table or dealt()), [0, 0]))
    names = [seat(0, ANN, notes={"name": "Ann"}), seat(1, BEN, notes={"name": "Ben"})]
    return Loaded(game_row(**{"table_blob": blob} | fields), names)


def play(table: Table, choices: int = 1000) -> Table:
    """The table after so many choices, or at its end: always the first one of the first seat that owes one."""
    for _ in range(choices):
        if not (waiting := GAME.waiting(table)):
            break
        mover = min(waiting)
        GAME.apply(table, mover, GAME.options(table, mover)[0], LUCK)
    return table


async def begun(store: Store, game_id: str = "g1", table: Table | None = None) -> None:
    """Begin a game of Ann and Ben in the store, at this table, or at the first window."""
    await store.lobbies.create_game(lobby(game_id, kind=GAME.id, options={"seats": 2}, guild_id=GUILD))
    version = (await store.games.load(game_id)).version
    people = [NewSeat(person_id=ANN, notes={"name": "Ann"}), NewSeat(person_id=BEN, color=1, notes={"name": "Ben"})]
    blob = encode_saved(Saved(GAME.save(table or dealt()), [0, 0]))
    await store.lobbies.start(game_id, expected_version=version, seats_fixed=people, table_blob=blob, salt="mix")
