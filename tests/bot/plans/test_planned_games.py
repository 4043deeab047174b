"""Whole random games in which everybody plans at random: they end, are what was played, call whom they must once."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.app import App
from bot.ledger.loaded import Loaded, decode_events
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.ledger.plan import MOST_WISHES
from db.records import MoveRow
from db.store import Store
from games.engine import Luck, registry, replay

pytestmark = pytest.mark.slow

KINDS = [("captains_gulf", 2), ("fleet_dice", 3), ("montego_bay", 2), ("nusfjord", 3)]


class Evening:
    """One game of random people, looked at after every decision."""

    def __init__(self, app: App, game_id: str, rng: Random) -> None:
        self.ledger, self.parts, self.store = app.ledger, app.parts, app.core.store
        self.id, self.rng = game_id, rng
        self.counted: Counter[str] = Counter()
        self.turns: set[str] = set()

    async def play(self) -> Loaded:
        """To the end."""
        while (loaded := await self.ledger.load(self.id)).row.state == "running":
            self._check_stored(loaded, await self.ledger.luck(loaded), await self.store.games.checkpoint(self.id))
            for seat in range(len(loaded.seats)):
                if loaded.game.step(loaded.table, seat) is None and self.rng.random() < 0.6:
                    await self._plan(loaded, seat)
            await self._decide(await self.ledger.load(self.id))
        return loaded

    async def _plan(self, loaded: Loaded, seat: int) -> None:
        person = loaded.seats[seat].person_id
        assert person is not None
        plan = self.parts.plans.plan_of(loaded, seat)
        wished = [wish.choice for wish in plan.wishes] if plan is not None else []
        can = [choice for choice in loaded.game.plannable(loaded.table, seat) if choice not in wished]
        for choice in self.rng.sample(can, min(len(can), MOST_WISHES - len(wished))):
            await self.parts.plans.wish(self.id, person, choice)

    async def _decide(self, before: Loaded) -> None:
        """Somebody decides, or takes back; then exactly those are called who owe a decision anew."""
        seat = self.rng.choice(before.waiting())
        person = before.seats[seat].person_id
        assert person is not None
        if self.parts.undo.can_undo(before, seat) and self.rng.random() < 0.2:
            await self.parts.undo.undo(self.id, person, revision=None, interaction_id=None)
            self.counted["undone"] += 1
            assert await self._called() == []
            return
        choice = self.rng.choice(before.game.options(before.table, seat))
        await self.parts.deciding.decide(self.id, person, choice, revision=None, interaction_id=None)
        after = await self.ledger.load(self.id)
        moves = await self.store.games.moves(self.id, since=before.row.revision)
        planned = [any(e.kind == "@planned" for e in decode_events(move.events)) for move in moves]
        assert planned == [False] + [True] * (len(moves) - 1)
        assert [(move.person_id, move.kind) for move in moves] == [
            (after.seats[move.seat].person_id, "choice") for move in moves
        ]
        self.counted["planned"] += sum(planned)
        self.counted["dropped"] += len(after.saved.course.dropped)
        assert await self._called() == self._due(before, after, moves, await self.ledger.luck(before))

    async def _called(self) -> list[list[int]]:
        """Whom new board messages call."""
        rows = [row for row in await self.store.outbox.waiting(self.id) if row.kind == "turn"]
        fresh = [sorted(row.payload["pings"]) for row in rows if row.nonce not in self.turns]
        self.turns |= {row.nonce for row in rows}
        return fresh

    @staticmethod
    def _due(before: Loaded, after: Loaded, moves: list[MoveRow], luck: Luck) -> list[list[int]]:
        """Whom one message must call: all who owe a decision, if anybody owes one who did not all the time."""
        game, owing = before.game, set(before.waiting())
        for move in moves:
            game.apply(before.table, move.seat, move.choice, luck)
            if len(moves) > 1:  # a plan was played: whoever owed nothing in between is called
                owing &= set(before.waiting())
        assert game.save(before.table) == after.saved.table, "what is stored is what was played"
        waiting = after.waiting()
        return [sorted(after.people(waiting))] if set(waiting) - owing else []

    @staticmethod
    def _check_stored(loaded: Loaded, luck: Luck, checkpoint: Any) -> None:
        """No plan is left for whoever owes a decision, and what undo would play again leads to the table."""
        assert not set(loaded.saved.course.plans) & set(loaded.waiting())
        table = loaded.game.load(checkpoint.table_blob)
        for trace in loaded.saved.trail:
            loaded.game.apply(table, trace.seat, trace.choice, luck)
        assert loaded.game.save(table) == loaded.saved.table


@pytest.mark.parametrize(("kind", "seats"), KINDS)
async def test_everybody_plans_at_random_and_the_game_is_played_to_its_end(
    migrated_sqlite_url: str, kind: str, seats: int
) -> None:
    async with await Store.open(migrated_sqlite_url) as store:
        app = App(store)
        lobbies = app.parts.lobbies
        game_id = await lobbies.open_lobby(kind, Options(seats), Member(1, "P1", 1), OpeningPlace(1, 2, "en"))
        for person in range(2, seats + 1):
            await lobbies.join(game_id, Member(person, f"P{person}", person))
        await lobbies.start(game_id, 1, 99)
        evening = Evening(app, game_id, Random(f"plans {kind}"))
        loaded = await evening.play()
        assert loaded.row.state == "finished"
        assert loaded.row.result is not None
        table, _ = replay(registry()[kind], await app.ledger.record(loaded))
        assert loaded.game.save(table) == loaded.saved.table
        assert evening.counted["planned"] > 8, evening.counted  # some 20 to 60; no two evenings are alike
        assert evening.counted["dropped"] > 0, evening.counted
        assert evening.counted["undone"] > 0, evening.counted
