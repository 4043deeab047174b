"""The games of a server lie down and get up together, whatever is wrong with one of them."""

from __future__ import annotations

from bot.ledger.ledger import Ledger
from bot.places.suspension import Suspension
from db.store import Store
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
    assert await suspension.suspend(GUILD) == 1, "the third one lay already"
    assert await suspension.resume(GUILD) == 1
    assert sorted(bed.turned) == [("g1", False), ("g1", True), ("g3", False), ("g3", True)]


async def test_games_of_other_servers_are_left_alone(store: Store, ledger: Ledger) -> None:
    await begun(store)
    bed = Bed()
    assert await Suspension(store.games, bed).suspend(GUILD + 1) == 0  # type: ignore[arg-type]
    assert bed.turned == []
