"""How the bot comes to use each route while it is refused: a table, a forum, a thread that sleeps, a challenge.
What people do at a table is in `playing.py`."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from bot.errors import Sorry
from bot.gateway.controls import read
from bot.sandbox.held_time import NothingHappens
from bot.sandbox.people import Person, ShownMessage
from bot.text import texts
from bot.tools.refusals.answers import Cell
from bot.tools.refusals.findings import Account
from bot.tools.refusals.harbor import HOUR_S, OWNER, Build, Harbor, Trouble, usual
from bot.tools.refusals.playing import DECISIONS, Sitting, Unplayable

BEFORE = 4
"""So many decisions come before what the scene has in store, and before the second refusal of those that come once."""
NOTICED_S = 60.0
"""So long the bot has for noticing that a thread sleeps or is gone."""
POST = "POST /channels/{}/messages"


async def played(cell: Cell, folder: Path, template: Path, build: Build = usual) -> Account:
    """Play a game in the scene of the cell's route; `template` is a migrated, empty database."""
    account = Account(cell.name, cell.route.id)
    async with Harbor(folder, template, build) as harbor:
        scene = _Challenge(harbor, cell, account) if cell.route.scene == "challenge" else _Scene(harbor, cell, account)
        try:
            await scene.happen()
        except Sorry as sorry:  # such a game can't be read any more
            account.broke(
                "games set aside" if sorry.key == "error-aside" else "cells that could not be played", repr(sorry)
            )
        except (TimeoutError, NothingHappens, LookupError) as error:
            account.broke("cells that could not be played", f"{type(error).__name__}: {error}"[:1000])
        account.refused = scene.trouble.hit
        account.hours = asyncio.get_running_loop().time() / HOUR_S
    return account


class _Scene:
    """A game at a table."""

    def __init__(self, harbor: Harbor, cell: Cell, account: Account) -> None:
        self.harbor = harbor
        self.cell = cell
        self.account = account
        self.trouble = Trouble(harbor.standin, cell)
        self.sitting: Sitting
        self.people: list[Person] = []
        self._routes = [] if cell.route.id == "post" else [cell.route.pattern]

    async def happen(self) -> None:
        """The game, what happens in it, and what is left afterwards."""
        self.people = await self.harbor.people(self.cell.seats)
        self.sitting = Sitting(self.harbor, self.cell, self.trouble, self.people, self.account)
        await self._prepare()
        with suppress(Unplayable):  # it goes on once nothing is refused any more
            await self._play()
        if not self.sitting.game_id:
            self.account.broke("cells that could not be played", "there is no game")
            return
        await self.sitting.all_called()
        if self.cell.lasting == "for an hour" and self.trouble.stands:
            await asyncio.sleep(HOUR_S)
        self.trouble.lift()
        self.harbor.standin.faults.clear()
        await self.sitting.afterwards()

    async def _prepare(self) -> None:
        """Before there is a game."""
        if self.cell.route.scene in ("forum", "lost post"):
            forum = int(self.people[0].channel("harbor-forum"))
            guild = int(self.harbor.standin.world.guild_id)
            await self.harbor.store.people.set_guild(guild, default_channel_id=forum)
        if self._routes:
            self.trouble.order(self._routes)

    async def _play(self) -> None:
        direct = [(await each.say("Hello", channel="@bot")).channel_id for each in self.people]

        def begin(lobby_id: str) -> None:
            thread, channel, faults = lobby_id, self.people[0].here, self.harbor.standin.faults
            if self.cell.route.id == "post":  # a thread below a message has the message's id
                places = {
                    "thread": [thread],
                    "thread and channel": [thread, channel],
                    "everywhere to players": [thread, channel, *direct],
                }[self.cell.place]
                self._routes = [POST.format(place) for place in places]
                self.trouble.order(self._routes)
            if self.cell.route.scene == "shut":
                for place in (thread, channel):
                    faults.fail(POST.format(place), None, status=403, code=50013)
            if self.cell.route.scene == "lost replies":
                faults.lose_reply(POST.format("*"))

        await self.sitting.open(begin)
        if self.cell.lasting == "for ever":
            self.trouble.order(self._routes)
        await self.sitting.play(BEFORE)
        if self.cell.lasting == "once":
            self.trouble.order(self._routes)
        await self._meanwhile()
        for _ in range(DECISIONS - BEFORE):
            await self._before_each()
            await self.sitting.play(1)

    async def _before_each(self) -> None:
        """The thread falls asleep again and again, and nobody presses anything for a while."""
        thread = (await self.sitting.loaded()).row.thread_id
        if self.cell.route.scene == "asleep" and thread is not None:
            self.harbor.standin.control.run({"thread": {"id": str(thread), "archived": True}})
            await asyncio.sleep(NOTICED_S)

    async def _meanwhile(self) -> None:
        """What happens in the middle of the game."""
        thread, host = (await self.sitting.loaded()).row.thread_id, self.people[0]
        control, faults = self.harbor.standin.control, self.harbor.standin.faults
        match self.cell.route.scene:
            case "lost post" if thread is not None:
                control.delete_channel(str(thread))
                await asyncio.sleep(NOTICED_S)
            case "restarted":
                await self.harbor.stop()
                await self.harbor.start()
            case "lost replies":
                faults.lose_reply(POST.format("*"))
            case "refused":  # it is acknowledged for all to see, and then it can't be shown
                command = texts().words("en")(f"{self.cell.kind}-command")
                unshown = faults.fail("PATCH /webhooks/*/*/messages/*", None, status=400, code=50035)
                if self.cell.route.id == "withdraw":  # nor in a message of its own
                    faults.fail("POST /webhooks/*/*", status=400, code=50035)
                await self.sitting.press(host, lambda: host.command("new", command, seats=2))
                faults.lift(unshown)
            case _:
                pass


class _Challenge(_Scene):
    """A run of a challenge by somebody who takes no direct messages: it is played in a private thread."""

    async def happen(self) -> None:
        (runner,) = await self.harbor.people(1)
        (owner,) = [await self.harbor.standin.person(OWNER)]
        self.harbor.standin.control.run({"person": {"id": runner.id, "closed": True}})
        sitting = Sitting(self.harbor, self.cell, self.trouble, [runner], self.account)
        command = texts().words("en")(f"{self.cell.kind}-command")
        await sitting.press(owner, lambda: owner.command("challenge", "new", command))
        card = await runner.wait_for(lambda seen: bool(_plays(seen)))
        self.trouble.order(self._routes)
        with suppress(Unplayable):
            await sitting.press(runner, lambda: runner.press(card, _plays(card)[0]))
        if self.cell.lasting == "for an hour":
            await asyncio.sleep(HOUR_S)
        self.trouble.lift()
        await sitting.press(runner, lambda: runner.press(card, _plays(card)[0]))
        games = await self.harbor.store.games.of_person(int(runner.id), ("running",))
        if len(games) != 1:
            self.account.broke("boards missing afterward", f"{len(games)} runs of one person")
            return
        sitting.game_id = games[0].id
        try:
            await sitting.play(DECISIONS)
        except Unplayable as why:
            self.account.broke("cells that could not be played", str(why))
            return
        await sitting.afterwards()


def _plays(seen: ShownMessage) -> list[str]:
    """The buttons of a challenge's card that begin a run."""
    found = [(custom_id, read(custom_id)) for custom_id in seen.custom_ids]
    return [each for each, control in found if control is not None and control.choice == "@challenge.play"]
