"""The games of a server lie down and get up together, whatever is wrong with one of them."""

from __future__ import annotations

from sqlalchemy import update

from bot.ledger.ledger import Ledger
from bot.places.suspension import Suspension
from db.store import Store
from db.tables import games
from tests.bot.ledger.making import begun
from tests.db.making import GUILD


class Bed:
    """Rest of which one game will have nothing."""

    def __init__(self) -> None:
        self.turned: list[tuple[str, bool]] = []

    async def turn(self, game_id: str, *, rests: bool) -> bool:
        if game_id == "g2":
            raise ValueError("sleepless")
        self.turned.append((game_id, rests))
        return game_id != "g3"


async def test_a_game_that_can_not_be_turned_keeps_none_of_the_others_awake(store: Store, ledger: Ledger) -> None:
    for game_id in ("g1", "g2", "g3"):
        await begun(store, game_id)
    bed = Bed()
    suspension = Suspension(store.games, bed)  # type: ignore[arg-type]
    assert await suspension.suspend(GUILD) == 1, "the third one was laid by somebody else"
    for game_id in ("g1", "g2", "g3"):
        await lie_down(ledger, game_id)
    assert await suspension.resume(GUILD) == 1
    assert sorted(bed.turned) == [("g1", False), ("g1", True), ("g3", False), ("g3", True)]


async def lie_down(ledger: Ledger, game_id: str) -> None:
    loaded = await ledger.load(game_id)
    loaded.saved.course.resting = True
    await ledger.amend(loaded)


async def test_a_game_that_lies_or_is_up_already_is_not_turned(store: Store, ledger: Ledger) -> None:
    for game_id in ("g1", "g3"):
        await begun(store, game_id)
    await lie_down(ledger, "g3")
    bed = Bed()
    suspension = Suspension(store.games, bed)  # type: ignore[arg-type]
    await suspension.suspend(GUILD)
    assert bed.turned == [("g1", True)]
    await suspension.resume(GUILD)
    assert bed.turned == [("g1", True), ("g3", False)]


async def test_a_game_whose_column_can_not_be_read_is_turned_for_others_to_find_out(store: Store) -> None:
    await begun(store, "g1")
    await store.write(lambda connection: connection.execute(update(games).values(table_blob=b"\x93")).rowcount)
    bed = Bed()
    await Suspension(store.games, bed).resume(GUILD)  # type: ignore[arg-type]
    assert bed.turned == [("g1", False)]


async def test_games_of_other_servers_are_left_alone(store: Store, ledger: Ledger) -> None:
    await begun(store)
    bed = Bed()
    assert await Suspension(store.games, bed).suspend(GUILD + 1) == 0  # type: ignore[arg-type]
    assert bed.turned == []
