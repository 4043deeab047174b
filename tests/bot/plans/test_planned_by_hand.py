"""A plan that is played is the same as the same choices made by hand: to the byte of the table, of the moves, and of
what can be taken back. Each day other games are played."""

from __future__ import annotations

from random import Random

import pytest

from bot.app import App
from bot.ledger.loaded import Loaded, decode_events
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.ledger.plan import Wish
from bot.plans.plans import Place
from bot.players.foresight import Prospect, foresee
from db.store import Store
from games.engine import Luck, told_to
from tests.today import ALL_TURNS, TODAY

pytestmark = pytest.mark.slow
PEOPLE = (1, 2, 3)
DECISIONS = 10
DRAWN = Luck.__init__


class _Game:
    """A game of three in an app of its own."""

    def __init__(self, app: App, game_id: str) -> None:
        self.app, self.id = app, game_id

    @classmethod
    async def begin(cls, app: App, kind: str) -> _Game:
        host, *others = (Member(person, f"P{person}", person) for person in PEOPLE)
        place = OpeningPlace(1, 2, "en")
        game_id = await app.parts.lobbies.open_lobby(kind, Options(len(PEOPLE), rated=False), host, place)
        for other in others:
            await app.parts.lobbies.join(game_id, other)
        await app.parts.lobbies.start(game_id, host.id, 99)
        return cls(app, game_id)

    async def loaded(self) -> Loaded:
        return await self.app.ledger.load(self.id)

    async def decide(self, person: int, choice: str) -> None:
        await self.app.parts.deciding.decide(self.id, person, choice, revision=None, interaction_id=None)

    async def plan(self, loaded: Loaded, seat: int, rng: Random) -> None:
        """What might well come for whoever sits there, with what follows."""
        person, plans = loaded.seats[seat].person_id, self.app.parts.plans
        if person is None or plans.plan_of(loaded, seat) is not None or not plans.can_plan(loaded, seat):
            return
        prospect = Prospect(loaded.row.kind, told_to(loaded.game, loaded.table, seat), seat)
        wishes = list(foresee(prospect).suggested)
        rng.shuffle(wishes)
        if wishes:
            await plans.put(self.id, person, Place(), [_only(wish, rng) for wish in wishes])

    async def told(self) -> list[object]:
        """All that is kept of it and must be the same, however its choices were made."""
        loaded = await self.loaded()
        moves = [
            (
                move.seat,
                move.choice,
                move.kind,
                [each for each in decode_events(move.events) if each.kind != "@planned"],
            )
            for move in await self.app.core.store.games.moves(self.id)
        ]
        trail = [(each.seat, each.choice, each.in_window, each.number) for each in loaded.saved.trail]
        return [loaded.saved.table, moves, trail, loaded.waiting()]


def _only(wish: Wish, rng: Random) -> Wish:
    """A wish, sometimes without what follows it."""
    return wish if rng.random() < 0.8 else Wish(wish.choice, wish.meant)


@pytest.mark.parametrize("kind", ["fleet_dice", "montego_bay", "nusfjord", "captains_gulf"])
@pytest.mark.parametrize("seed", [TODAY, *([TODAY + 1, TODAY + 2] if ALL_TURNS else [])])
async def test_planned_or_by_hand_all_that_is_kept_is_the_same(
    migrated_sqlite_url: str, monkeypatch: pytest.MonkeyPatch, kind: str, seed: int
) -> None:
    rng = Random(seed)
    monkeypatch.setattr(Luck, "__init__", lambda luck, secret, salt="": DRAWN(luck, b"%d" % seed))  # pyright: ignore[reportUnknownLambdaType]
    async with await Store.open(migrated_sqlite_url) as store:
        planned, by_hand = [await _Game.begin(App(store), kind) for _ in range(2)]
        for _ in range(DECISIONS):
            loaded = await planned.loaded()
            if loaded.row.state != "running":
                break
            for seat in range(len(PEOPLE)):
                if seat not in loaded.waiting():
                    await planned.plan(loaded, seat, rng)
            seat = rng.choice(loaded.waiting())
            person = loaded.seats[seat].person_id
            assert person is not None
            await planned.decide(person, rng.choice(loaded.game.options(loaded.table, seat)))
        played = [(move.person_id, move.choice) for move in await store.games.moves(planned.id)]
        for person, choice in played:
            assert person is not None
            await by_hand.decide(person, choice)
        assert await by_hand.told() == await planned.told()
        assert len(played) > DECISIONS, "plans have played something"
