"""A harbor in which everything is going on at once: what is damaged is Ben's and Emil's, the others are Carla and Dora.
The bot's owner, Anna, only looks on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from random import Random
from typing import Any

import msgspec
from sqlalchemy import Column, Table

from bot.sandbox.autoplay import Table as GameTable
from bot.sandbox.autoplay import controls
from bot.sandbox.held_time import held_time
from bot.sandbox.people import Person
from tests.conversations.challenges.challenging import begin, finish, post
from tests.conversations.damage.kinds import Torn, kinds_for
from tests.conversations.damage.rows import Row, Rows, tables
from tests.conversations.house import House

VICTIMS = ("Ben", "Emil")
OTHERS = ("Carla", "Dora")

LOOKS = ("games", "settings", "board", "stats server", "leaderboard", "challenge list")
"""Commands whose answers have something of all who play on the server, or of the game of the others."""


class Harm(msgspec.Struct, frozen=True):
    """Damage that is done to one row."""

    row: Row
    column: Column[Any]
    torn: Torn

    def __str__(self) -> str:
        return f"{self.row.table.name}.{self.column.name} {self.torn.name}"


def batches(harms: Sequence[Harm], most: int) -> list[list[Harm]]:
    """Harms to be done together, in another order: in each row at most one."""
    rng, made = Random(7), list[list[Harm]]()
    left = rng.sample(harms, len(harms))
    while left:
        batch: dict[int, Harm] = {}
        for harm in left[: 4 * most]:
            if len(batch) < most:
                batch.setdefault(id(harm.row), harm)
        made.append(list(batch.values()))
        taken = {id(harm) for harm in batch.values()}
        left = [harm for harm in left if id(harm) not in taken]
    return made


class Scene:
    """What is going on, and whether the others go on with it."""

    def __init__(self, house: House, rows: Rows) -> None:
        self.house = house
        self.rows = rows
        self.victims: list[Person] = []
        self.others: list[Person] = []
        self.torn_game: GameTable
        self.game: GameTable

    async def set(self) -> None:
        """Let something happen that leaves a row in every table."""
        house = self.house
        ended, self.victims = await house.game(*VICTIMS)
        await self._play_out(ended)
        await house.store.archive.put_away(house.now() + timedelta(days=1))
        self.torn_game, _ = await house.game(*VICTIMS)
        (owner,) = await house.people("Anna")
        card = await post(house, owner)
        for person in self.victims:
            await begin(person, card)
        await finish(house, self.victims[0])
        await self.victims[0].command("settings")
        host = self.victims[1]
        await host.command("new", "fleet", seats=3)
        await self._new_game()
        await self.victims[0].command("follow", game=self.game.game_id)
        await house.settled()
        known = [self.torn_game.game_id, int(self.victims[0].id)]
        for table in tables():
            if not self.rows.of(table):
                self.rows.invent(table, known)

    def rows_of(self, table: Table) -> list[Row]:
        """The first and the last row of a table that has to do with the victims; any, if none has."""
        mine = {self.torn_game.game_id, *(int(person.id) for person in self.victims)}
        others = {self.game.game_id, *(int(person.id) for person in self.others)}
        found = self.rows.of(table)
        theirs = [row for row in found if mine & set(row.values.values())]
        alone = [row for row in theirs if not others & set(row.values.values())]
        found = alone or theirs or found
        return found[:1] + found[1:][-1:]

    def harms(self) -> list[Harm]:
        """Everything that can be done to the rows of every table."""
        return [
            Harm(row, column, torn)
            for table in tables()
            for row in self.rows_of(table)
            for column in table.columns
            for torn in kinds_for(column, row.values[column.name])
        ]

    async def suffer(self, harms: Sequence[Harm]) -> list[str]:
        """What is wrong for the others while all this is done at once; said of each harm alone, if any is."""
        done = [harm for harm in harms if self.rows.damage(harm.row, harm.column, harm.torn)]
        try:
            wrong = await self.wrong() if done else []
        finally:
            for harm in done:
                if harm.column.primary_key:
                    self.rows.drop(harm.row, harm.column, harm.torn)
                self.rows.mend(harm.row)
        if not wrong:
            return []
        if len(done) == 1:
            return [f"{done[0]}: {each}" for each in wrong]
        found = [each for harm in done for each in await self.suffer([harm])]
        return found or [f"{', '.join(str(harm) for harm in done)} together: {each}" for each in wrong]

    async def wrong(self) -> list[str]:
        """What the others can't do: here they look at everything, and play a round on."""
        held_time().renew_patience()
        house, found = self.house, list[str]()
        if not house.app.core.outbox.running or house.app.lifetime.tasks.failed.is_set():
            return ["nothing is delivered"]
        for chore in house.app.lifetime.chores:
            if chore.every_s:
                try:
                    await chore.work()
                except Exception as error:
                    found.append(f"chore {chore.name} fails: {error!r}")
        carla = self.others[0]
        for command in LOOKS:
            options = {"game": self.game.game_id} if command == "board" else {}
            said = await (await carla.command(*command.split(), **options)).reply()
            if "code" in said.text.casefold() or "went wrong" in said.text:
                found.append(f"/{command}: {said.text}")
            if command == "games" and "Dora" not in said.text:
                found.append(f"/games without the game: {said.text}")
            if "does not exist" in said.text:
                found.append(f"/{command}: {said.text}")
        suggested = await carla.autocomplete("board", focused="game")
        if self.game.game_id not in [each["value"] for each in suggested]:
            found.append(f"suggested is {suggested}")
        found += await self._play_on()
        return found

    async def _play_on(self) -> list[str]:
        """Somebody decides until it is another one's turn; what is wrong with that."""
        house = self.house
        try:
            last = (await house.board(self.game, self.others[0])).id
            owing = set(await house.owing(self.game))
            while await self._decide(self.game):
                before, owing = owing, set(await house.owing(self.game))
                if owing - before:  # it is somebody else's turn
                    break
            await house.settled()
            state = (await house.store.games.load(self.game.game_id)).state
            if state == "finished":
                await self._new_game()
            elif state != "running":
                return [f"the game of the others is {state}"]
            elif (await house.board(self.game, self.others[0])).id == last:
                return ["no board is posted"]
        except Exception as error:
            return [f"play ends: {error!r}"]
        return []

    async def _decide(self, game: GameTable) -> bool:
        loaded = await self.house.ledger.load(game.game_id)
        waiting = loaded.waiting()
        if not waiting or loaded.row.state != "running":
            return False
        person = loaded.person_at(waiting[0])
        assert person is not None
        choice = loaded.game.options(loaded.table, waiting[0])[0]
        await self.house.parts.deciding.decide(game.game_id, person, choice, revision=None, interaction_id=None)
        return True

    async def _play_out(self, game: GameTable) -> None:
        while await self._decide(game):
            pass
        await self.house.settled()

    async def others_finish(self) -> bool:
        """Whether the others can play their game to its end."""
        await self._play_out(self.game)
        return (await self.house.store.games.load(self.game.game_id)).state == "finished"

    async def _new_game(self) -> None:
        self.game, self.others = await self.house.game(*OTHERS)
        assert controls(await self.house.board(self.game, self.others[0]), "@play")
