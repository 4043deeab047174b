"""Whole games of people who vanish, come back, think again, vote and go on vacation, without Discord: each one ends,
no clock leaves its bounds, nobody is asked twice about the same, and no alarm rings in vain for ever."""

from __future__ import annotations

import os
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app import App
from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.ledger.time_bank import PACES
from bot.people.preferences import Preferences, written
from bot.people.vacation import vacation_until
from bot.workers.thread import WorkerThread
from bot.workers.workers import Workers
from db.store import Store

pytestmark = pytest.mark.slow

PEOPLE = {11: "Anna", 12: "Ben", 13: "Carla"}
HOUR = timedelta(hours=1)
THOROUGH = bool(os.environ.get("QUAYSIDE_THOROUGH"))


class Months:
    """A game whose time is pushed forward; what falls due on the way is done."""

    def __init__(self, seed: int) -> None:
        self.now = datetime(2027, 3, 20, tzinfo=UTC)
        self.rng = Random(seed)
        self.said: Counter[str] = Counter()
        self.questions: list[int] = []
        self.rung = 0
        self.app: App
        self.store: Store
        self.game_id = ""

    async def begin(self, store: Store, kind: str, clock: str) -> None:
        self.app, self.store = App(store, workers=Workers(make=WorkerThread)), store
        lobbies = self.app.parts.lobbies
        host, *guests = [Member(person, name, person) for person, name in PEOPLE.items()]
        self.game_id = await lobbies.open_lobby(kind, Options(3, clock=clock), host, OpeningPlace(None, 5, "en"))
        for guest in guests:
            await lobbies.join(self.game_id, guest)
        await lobbies.start(self.game_id, host.id, 99)

    async def loaded(self) -> Loaded:
        return await self.app.ledger.load(self.game_id)

    async def running(self) -> bool:
        return (await self.loaded()).row.state == "running"

    async def later(self, time: timedelta) -> None:
        end = self.now + time
        for _ in range(1000):
            for row in await self.store.outbox.due(self.now):
                await self._do(row.kind, row.payload)
                await self.store.outbox.sent(row.id)
            due = await self.store.outbox.next_due()
            if due is None or due > end:
                self.now = max(self.now, end)
                return
            self.now = max(self.now, due)
        raise AssertionError("something is due again and again")

    async def _do(self, kind: str, payload: dict[str, object]) -> None:
        self.said[kind] += 1
        match kind:
            case "alarm":
                self.rung += 1
                await self.app.parts.ringing.ring(self.game_id)
            case "player":
                seat = payload["seat"]
                assert isinstance(seat, int)
                deciding = self.app.parts.deciding
                owed = await deciding.owed(self.game_id, seat)
                if owed is not None:
                    choice = self.rng.choice(owed.game.options(owed.table, seat))
                    await deciding.answer_for_player(owed, seat, choice)
            case "notice" if payload["pings"]:
                number = payload["number"]
                assert isinstance(number, int)
                self.questions.append(number)
            case _:
                pass

    async def act(self, person: int, loaded: Loaded) -> None:
        """A person does one thing or another."""
        parts = self.app.parts
        seat, vote, rng = loaded.seat_of(person), loaded.saved.course.vote, self.rng
        assert seat is not None
        if vote is not None and seat in vote.asked and vote.cast.get(seat) is None:
            answer = rng.choice(vote.answers)
            await parts.votes.vote(self.game_id, person, vote.number, answer, None)
        elif rng.random() < 0.03:
            now = self.now
            away = (vacation_until((now + timedelta(days=rng.randrange(1, 5))).date(), now, "Europe/Berlin"),)
            preferences = Preferences(every_h=6, vacations=away if rng.random() < 0.5 else ())
            await self.store.people.set_person(person, name=PEOPLE[person], settings=written(preferences))
            await parts.vacations.tell_vacation(person)
            await parts.alarms.set_alarms(person)
        elif rng.random() < 0.2 and parts.undo.can_undo(loaded, seat):
            await parts.undo.undo(self.game_id, person, revision=None, interaction_id=None)
        elif rng.random() < 0.5 and parts.undo.can_redo(loaded, seat):
            await parts.undo.redo(self.game_id, person, revision=None, interaction_id=None)
        elif seat in loaded.waiting():
            choice = rng.choice(loaded.game.options(loaded.table, seat))
            await parts.deciding.decide(self.game_id, person, choice, revision=None, interaction_id=None)


@pytest.mark.parametrize(
    ("kind", "clock", "seed"),
    [
        ("fleet_dice", "brisk", 1),
        pytest.param(
            "montego_bay",
            "brisk",
            3,
            marks=pytest.mark.skipif(not THOROUGH, reason="long; played with QUAYSIDE_THOROUGH=1"),
        ),
    ],
)
@pytest.mark.timeout(400)
async def test_a_game_of_people_who_vanish_return_and_think_again_ends(
    tmp_path: Path, kind: str, clock: str, seed: int
) -> None:
    months = Months(seed)
    address = f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3"
    async with await Store.open(address, clock=lambda: months.now) as store:
        await months.begin(store, kind, clock)
        began, absent, bank_s = months.now, -1, PACES[clock].bank_s
        while await months.running():
            assert months.now - began < timedelta(days=1000), "the game stands still"
            if months.rng.random() < 0.05:
                await months.later(months.rng.choice([HOUR, 9 * HOUR, 30 * HOUR, timedelta(seconds=bank_s)]))
                absent = months.rng.choice([-1, *PEOPLE])
            loaded = await months.loaded()
            if loaded.row.state != "running":
                break
            person = months.rng.choice(list(PEOPLE))
            if person != absent:
                try:
                    await months.act(person, loaded)
                except Sorry as sorry:
                    if sorry.key != "error-away":  # a computer player plays for them
                        raise
            if months.rng.random() < 0.8:
                continue
            await months.later(timedelta(minutes=1))
            loaded = await months.loaded()
            course = loaded.saved.course
            assert all(0 <= bank.left(months.now) <= bank_s for bank in course.banks)
            assert course.vote is None or course.vote.seat in loaded.waiting()
        await months.later(timedelta(days=30))
        moves = await store.games.moves(months.game_id, include_undone=True)
    asked = [move.number for move in moves if move.choice == "late"]
    assert asked, "nobody was ever late"
    assert sorted(months.questions) == asked, "each question is asked in one message"
    hours = (months.now - began) / HOUR
    assert months.rung <= hours / 4 + 3 * len(moves), "alarms ring when something is due, or every six hours"
