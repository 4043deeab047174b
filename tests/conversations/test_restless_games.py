"""Whole games in which people come and go: they leave, come back, replace each other, pause; and the game finishes."""

from __future__ import annotations

from random import Random

import pytest

from bot.gateway.controls import control
from bot.ledger.loaded import Loaded
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person
from games.engine import replay
from tests.conversations.around_the_table import answer, do, invitation, loaded_of, offer, table_panel
from tests.conversations.house import House, choices, decide, eventually

PATIENCE_S = 30.0
ACTS = ("away", "home", "leave", "replace", "fill", "pause", "host", "restart")


class Restless:
    """A game whose people can't sit still."""

    def __init__(self, house: House, table: Table, everybody: list[Person], seed: int) -> None:
        self.house = house
        self.table = table
        self.everybody = everybody
        self.rng = Random(seed)
        self.done: set[str] = set()
        self.checked = 0

    async def play(self) -> Loaded:
        """Play and fidget until the game is over."""
        await self._check_calls(set(), await self._present())
        while (loaded := await loaded_of(self.house, self.table)).row.state == "running":
            before = await self._present()
            if self.rng.random() < 0.3:
                await self._fidget(loaded)
            else:
                await self._decide(loaded)
            await self.house.delivered(self.table)
            await self._check_calls(before, await self._present())
        return loaded

    async def _decide(self, loaded: Loaded) -> None:
        owing = loaded.people(loaded.waiting())
        if not owing:
            await eventually(self._somebody_owes, PATIENCE_S)
            return
        person = self._person(self.rng.choice(owing))
        panel = await self.house.panel(self.table, person)
        await decide(person, panel, self.rng.randrange(len(choices(panel))))
        for _ in range(self.rng.randint(0, 5)):
            loaded = await loaded_of(self.house, self.table)
            seat = loaded.seat_of(int(person.id))
            if seat not in loaded.waiting():
                return
            choice = self.rng.choice(loaded.game.options(loaded.table, seat))
            await self.house.parts.deciding.decide(
                self.table.game_id, int(person.id), choice, revision=None, interaction_id=None
            )

    async def _somebody_owes(self) -> bool:
        loaded = await loaded_of(self.house, self.table)
        return loaded.row.state != "running" or bool(loaded.people(loaded.waiting()))

    async def _fidget(self, loaded: Loaded) -> None:
        sitting = [self._person(row.person_id) for row in loaded.seats if row.person_id is not None]
        away = [self._person(row.person_id) for row in loaded.seats if row.person_id and row.player]
        computers = [row.seat for row in loaded.seats if row.person_id is None]
        outside = [person for person in self.everybody if person not in sitting]
        person, host = self.rng.choice(sitting), self._person(loaded.row.host_id)
        alone = all(each in away for each in sitting if each is not person)  # somebody stays, or it plays itself
        possible = {
            "away": person not in away and not alone,
            "home": bool(away),
            "leave": bool(outside) and not alone and "leave" not in self.done,
            "replace": bool(outside),
            "fill": bool(computers) and bool(outside),
            "pause": True,
            "host": len(sitting) > 1,
            "restart": True,
        }
        acts = [act for act in ACTS if possible[act]]
        act = self.rng.choice([act for act in acts if act not in self.done] or acts)
        match act:
            case "away":
                await do(self.table, person, "@away.yes")
            case "home":
                await do(self.table, self.rng.choice(away), "@home")
            case "leave":
                await do(self.table, person, "@quit.yes")
            case "replace":
                seat = loaded.seat_of(int(person.id))
                assert seat is not None
                await self._pass(person, seat, self.rng.choice(outside))
            case "fill":
                await self._pass(host, computers[0], self.rng.choice(outside))
            case "pause":
                await do(self.table, host, "@pause")
                await do(self.table, host, "@go-on")
            case "host":
                other = self.rng.choice([each for each in sitting if each is not host])
                panel = await table_panel(self.table, host)
                await host.select(panel, control(self.table.game_id, 0, "@hand-over"), [other.id])
            case _:
                await self.house.restart()
        self.done.add(act)

    async def _pass(self, by: Person, seat: int, to: Person) -> None:
        last = invitation(self.table, to)
        await offer(self.table, by, seat, to.id)
        after = last.id if last is not None else "0"
        await answer(self.table, to, self.rng.choice(["@accept", "@accept", "@decline"]), after=after)

    async def _present(self) -> set[int]:
        loaded = await loaded_of(self.house, self.table)
        return set(loaded.people(range(len(loaded.seats))))

    async def _check_calls(self, before: set[int], after: set[int]) -> None:
        """Whoever was called since the last time played then, or is asked to."""
        since = self.checked
        for person in self.everybody:
            for seen in list(person.seen.values()):
                if seen.pings and int(seen.id) > since:
                    assert controls(seen, "@accept") or int(person.id) in before | after, (person.name, seen.text)
                self.checked = max(self.checked, int(seen.id))

    def _person(self, person_id: int) -> Person:
        return next(person for person in self.everybody if int(person.id) == person_id)


@pytest.mark.slow
async def test_a_game_whose_people_come_and_go_finishes(house: House) -> None:
    table, people = await house.game("Anna", "Carla", "Emil")
    others = await house.people("Ben", "Dora")
    game = Restless(house, table, [*people, *others], 1)
    loaded = await game.play()
    assert loaded.row.state == "finished"
    assert loaded.row.result is not None
    assert game.done == set(ACTS)
    again, _ = replay(loaded.game, await house.ledger.record(loaded))
    assert loaded.game.save(again) == loaded.saved.table
