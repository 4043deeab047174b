"""Several decisions in one press as the bot plays them, without Discord: what is refused, and what stays one press."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.app import App
from bot.errors import Refused, Stale
from bot.ledger.loaded import Loaded
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from db.store import Store
from games.engine import ways


class Evening:
    """A game of two."""

    def __init__(self, app: App, store: Store) -> None:
        self._app, self.store, self.parts = app, store, app.parts
        self.id = ""

    async def begin(self, kind: str) -> None:
        lobbies = self.parts.lobbies
        self.id = await lobbies.open_lobby(kind, Options(2), Member(1, "Anna", 1), OpeningPlace(1, 2, "en"))
        await lobbies.join(self.id, Member(2, "Ben", 2))
        await lobbies.start(self.id, 1, 99)

    async def now(self) -> Loaded:
        return await self._app.ledger.load(self.id)

    async def press(self, seat: int, *choices: str) -> None:
        """All of them in one press, of the panel as it is."""
        loaded = await self.now()
        person, then = loaded.seats[seat].person_id, choices[1:]
        assert person is not None
        await self.parts.deciding.decide(
            self.id, person, choices[0], revision=loaded.saved.asked[seat], interaction_id=loaded.row.version, then=then
        )

    async def longest(self, seat: int) -> tuple[str, ...]:
        """A way of this seat that saves the most."""
        loaded = await self.now()
        offered = [way.choices for each in ways(loaded.game, loaded.table, seat) for way in each.ways]
        return max(offered, key=len)


@pytest.fixture
async def evening(migrated_sqlite_url: str) -> AsyncIterator[Evening]:
    async with await Store.open(migrated_sqlite_url) as store:
        yield Evening(App(store), store)


async def test_more_decisions_than_a_way_has_are_no_way_though_each_of_them_is_possible(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin("fleet_dice")
    seat = (await evening.now()).waiting()[0]
    choices = await evening.longest(seat)
    monkeypatch.setattr("bot.play.deciding.LONGEST_WAY", len(choices) - 1)
    with pytest.raises(Stale):
        await evening.press(seat, *choices)
    assert await evening.store.games.moves(evening.id) == []
    monkeypatch.setattr("bot.play.deciding.LONGEST_WAY", len(choices))
    await evening.press(seat, *choices)
    assert [move.choice for move in await evening.store.games.moves(evening.id)] == list(choices)


@pytest.mark.parametrize("forged", ["mark:nowhere", "mark:", "bonus:x", "", "@undo", "use:coin+use:coin", "x" * 3000])
async def test_a_forged_later_step_is_refused_with_a_reason_and_nothing_is_played(
    evening: Evening, forged: str
) -> None:
    await evening.begin("fleet_dice")
    seat = (await evening.now()).waiting()[0]
    first = (await evening.longest(seat))[0]
    with pytest.raises(Refused):
        await evening.press(seat, first, forged)
    assert await evening.store.games.moves(evening.id) == []


async def test_a_press_that_was_taken_back_and_played_again_is_still_one_press(evening: Evening) -> None:
    await evening.begin("fleet_dice")
    loaded = await evening.now()
    seat, undo = loaded.waiting()[0], evening.parts.undo
    person = loaded.seats[seat].person_id
    assert person is not None
    choices = await evening.longest(seat)
    await evening.press(seat, *choices)
    await undo.undo(evening.id, person, revision=None, interaction_id=1001)
    await undo.redo(evening.id, person, revision=None, interaction_id=1002)
    other = next(each for each in (await evening.now()).waiting() if each != seat)
    await evening.press(other, *await evening.longest(other))
    back = await undo.taking_back(await evening.now(), seat)
    assert [move.choice for move in back.moves if move.seat == seat] == list(choices), "the table is asked about all"
