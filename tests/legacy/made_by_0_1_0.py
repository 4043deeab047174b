"""How `0_1_0_stopped.zip` and `0_1_0_killed.zip` were made: a harbour as version 0.1.0 (commit 014115b) left it.
A document of that time, kept as it ran: it uses that version's insides and runs on no later one; nothing imports it.

    git worktree add ../then 014115b, put this file there, and: python -m tests.legacy.made_by_0_1_0 stopped (or killed)

(The dice of computer players are not fixed: where a game comes out too short for what is to be shown, do it again.)

Eight people and the bot spend some days together on the stand-in of Discord, by the pages' own protocol. Then Discord
fails, and things happen that can't be said: one process is `stopped` in the orderly way, the other one `killed` while
it is sending. Each archive has the database (of the killed one with the write-ahead log beside it), all rows of the
stand-in's journal (`discord.json`: people, channels, threads, and every message with its components, private panels
too), and `manifest.json`: the moment, the ids of people, games and remarkable messages by name, what everybody is asked
in each game, all custom ids that were ever shown, and the rows of the outbox that wait or are held.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import shutil
import sqlite3
import sys
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from bot.errors import Sorry
from bot.games import Loaded
from bot.sandbox import permissions as may
from bot.sandbox.autoplay import controls, game_of
from bot.sandbox.journal import Journal
from bot.sandbox.people import Outcome, Person, Seen
from bot.sandbox.standin import Standin
from bot.sandbox.world import World
from bot.studio import board_pictures, final_pictures
from games.engine import Budget, Luck, Weighed
from games.fleet_dice.steps import Draft
from render import Picture
from tests.conversations.house import DOT, HastyStudio, House, choices

COMMIT = "014115b"
BEGIN = datetime(2026, 10, 30, 9, 0, tzinfo=UTC)
NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Frida", "Georg", "Hanna")
GERMAN = ("Frida",)
FAILED = 503
"""A status after which discord.py does not try again by itself."""
rng = Random(20261030)


class StillStudio(HastyStudio):
    """Every picture is a dot."""

    def draw(self, paint: Any, /, *args: Any, **kwargs: Any) -> Any:
        drawn = asyncio.get_running_loop().create_future()
        dot = Picture(DOT, 1, 1, "a picture")
        drawn.set_result([dot] if paint in (board_pictures, final_pictures) else dot)
        return drawn


class Harbour(House):
    """A house whose Discord goes by the same clock as its database."""

    async def start(self) -> None:
        await super().start()
        self.client.studio.close()
        self.client.studio = StillStudio()
        self.client.thinking.budget = Budget(20.0, 24)

    async def later(self, **time: float) -> None:
        before = self.ahead
        await super().later(**time)
        self.standin.clock.advance((self.ahead - before).total_seconds())


class Maker:
    """What the people do, and what is noted of it."""

    def __init__(self, house: Harbour, people: dict[str, Person]) -> None:
        self.house = house
        self.people = people
        self.games: dict[str, str] = {}
        self.messages: dict[str, dict[str, str]] = {}

    def __getattr__(self, name: str) -> Person:
        return self.people[name.capitalize()]

    # -- opening and playing ------------------------------------------------------------------------------------

    async def open(
        self,
        name: str,
        command: str,
        host: Person,
        *guests: Person,
        players: tuple[str, ...] = (),
        start: bool = True,
        channel: str | None = None,
        **options: Any,
    ) -> str:
        """A game, known by `name` from here on."""
        seats = options.pop("seats", 1 + len(guests) + len(players))
        lobby = await reply(await host.command("new", command, channel=channel, seats=seats, **options))
        if not controls(lobby, "@start") and not controls(lobby, "@join"):  # shown in the forum
            lobby = await host.wait_for(lambda seen: bool(controls(seen, "@leave")) and seen.id > lobby.id)
        game_id = self.games[name] = game_of(lobby)
        for guest in guests:
            shown = await guest.wait_for(lambda seen: seen.id == lobby.id)
            await reply(await guest.press(shown, f"q:{game_id}:0:@join"))
        for player in players:
            shown = await host.wait_for(lambda seen: seen.id == lobby.id)
            await reply(await host.press(shown, f"q:{game_id}:0:@seat.{player}"))
        self.note(f"{name} lobby", host, lobby)
        if start:
            shown = await host.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@start")))
            await reply(await host.press(shown, f"q:{game_id}:0:@start"))
            await self.house.settled()
        return game_id

    async def load(self, name: str) -> Loaded:
        return await self.house.client.manager.load(self.games[name])

    def at(self, loaded: Loaded, seat: int) -> Person:
        """The person who sits there."""
        return next(each for each in self.people.values() if int(each.id) == loaded.seats[seat].person_id)

    async def mover(self, name: str) -> Person:
        """The first person who owes a decision."""
        loaded = await self.load(name)
        return next(self.at(loaded, seat) for seat in loaded.waiting() if loaded.person_at(seat) is not None)

    async def waits(self, name: str) -> Person:
        """The first person who owes none."""
        loaded = await self.load(name)
        seats = [seat.seat for seat in loaded.seats if seat.person_id and seat.seat not in loaded.waiting()]
        return self.at(loaded, seats[0])

    async def decide(self, name: str, choice: str | None = None, *, said: bool = True) -> Loaded:
        """Whoever of the people is asked first types a choice (or any)."""
        loaded = await self.load(name)
        seats = [seat for seat in loaded.waiting() if loaded.person_at(seat) is not None]
        if seats:
            person, options = loaded.person_at(seats[0]), loaded.game.options(loaded.table, seats[0])
            assert person is not None
            await self.house.client.manager.decide(
                loaded.id, person, choice or rng.choice(list(options)), revision=None, interaction_id=None
            )
        if said or not seats:
            await self.house.settled()
        return await self.load(name)

    async def play(self, name: str, enough: Callable[[Loaded], bool] = lambda _: False, *, said: bool = False) -> None:
        """Everybody plays until it is enough, or to the end."""
        for _ in range(3000):
            loaded = await self.load(name)
            if loaded.row.state != "running" or enough(loaded):
                break
            people = [seat for seat in loaded.waiting() if loaded.person_at(seat) is not None]
            await self.decide(name, said=said or not people)
        else:
            raise AssertionError(f"{name} does not get there")
        await self.house.settled()

    async def panel(self, name: str, person: Person, label: str = "") -> Seen:
        """The private panel behind Play on the newest board."""
        found = [each for each in person.seen.values() if game_of(each) == self.games[name] and not each.ephemeral]
        boards = [each for each in found if controls(each, "@play")]
        if boards:
            panel = await reply(await person.press(boards[-1], controls(boards[-1], "@play")[0]))
        else:
            panel = await reply(await person.command("play", game=self.games[name]))
        return self.note(label or f"{name} panel {person.name}", person, panel)

    async def press(self, person: Person, seen: Seen, action: str, label: str = "", *, number: int = 0) -> Seen:
        """Press what begins with this action; the answer, noted by its label."""
        found = [each for each in controls(seen, action.partition(".")[0]) if each.split(":", 3)[3].startswith(action)]
        answer = await reply(await person.press(seen, found[number]))
        return self.note(label, person, answer) if label else answer

    def note(self, label: str, person: Person, seen: Seen) -> Seen:
        """Know this message by a label from here on."""
        self.messages[label] = {"channel": seen.channel_id, "message": seen.id, "person": person.name}
        return seen

    def newest(self, label: str, person: Person, action: str, name: str = "") -> Seen:
        """The newest public message with such a control (of a game), noted by its label."""
        fitting = [seen for seen in person.seen.values() if not seen.ephemeral and controls(seen, action)]
        if name:
            fitting = [seen for seen in fitting if game_of(seen) == self.games[name]]
        return self.note(label, person, max(fitting, key=lambda seen: int(seen.id)))

    # -- the days -----------------------------------------------------------------------------------------------

    async def october(self) -> None:
        """Settings, the first results, and the first day of a challenge; then the month ends."""
        anna, house = self.anna, self.house
        panel = self.note("server", anna, await reply(await anna.command("server")))
        board = next(key for key, each in anna.channels.items() if each.get("name") == "general")
        for what, value in (("clock", "relaxed"), ("vacation", "60"), ("language", "en"), ("board", board)):
            panel = await reply(await anna.select(panel, f"q:me:0:@server.{what}", [value]))
        form = await anna.press(panel, "q:me:0:@server.zone")
        await reply(await anna.submit(form, {"zone": "Berlin"}))

        settings = self.note("settings Ben", self.ben, await reply(await self.ben.command("settings")))
        settings = await reply(await self.ben.select(settings, "q:me:0:@remind", ["6"]))
        settings = await reply(await self.ben.select(settings, "q:me:0:@way", ["direct"]))
        form = await self.ben.press(settings, "q:me:0:@quiet")
        await reply(await self.ben.submit(form, {"begin": "23:30", "end": "00:30", "zone": "Berlin"}))

        await self.challenge("daily challenge", anna, "fleet", repeat="daily", seats=2, against="deckhand", hour=18)
        for person in (self.ben, self.carla):
            await self.begin("daily challenge", person)
            await self.finish(person)
        await self.open("archived", "fleet", anna, self.ben, trophies="yes")
        await self.play("archived")
        await self.open("archived montego", "montego", self.carla, self.dora, players=("deckhand",), rated="no")
        await self.play("archived montego")
        await house.later(days=1)
        await self.begin("daily challenge", self.dora)
        await self.finish(self.dora)
        await self.begin("daily challenge", self.emil)  # never played to its end: it is told that it is late
        stats = self.note("stats Dora", self.dora, await reply(await self.dora.command("stats", "me")))
        await self.press(self.dora, stats, "@curtain.hide")
        await house.later(days=2)  # the month is over, the leaderboards are posted
        assert house.now().month == 11
        await house.client.store.put_away(house.now() - timedelta(hours=1))

    async def november(self) -> None:
        """Games of every sort, each brought to where the upgrade is to find it."""
        await self.late_and_following()
        await self.the_four()
        await self.other_games()
        await self.challenges()
        await self.panels_of_a_person()

    async def late_and_following(self) -> None:
        """Games that need days: somebody is late, somebody is on vacation, somebody follows day by day."""
        emil, frida, house = self.emil, self.frida, self.house
        await self.open("late", "fleet", self.anna, self.ben, self.carla, clock="brisk")
        await self.play("late", lambda loaded: len(loaded.waiting()) == 1)
        await self.open("followed", "fleet", self.anna, self.ben, clock="none")
        for person, how in ((emil, "daily"), (frida, "end")):
            offer = await reply(await person.command("follow", game=self.games["followed"]))
            self.note(f"follow {person.name}", person, offer)
            await self.press(person, offer, f"@follow.{how}")
        settings = await reply(await self.georg.command("settings"))
        form = await self.georg.press(settings, "q:me:0:@quiet")
        await reply(await self.georg.submit(form, {"begin": "00:05", "end": "23:55", "zone": "Berlin"}))
        await self.open("vacation", "fleet", self.dora, emil, clock="daily", captains="yes")
        while await self.mover("vacation") is not emil:
            await self.decide("vacation")
        offer = await reply(await self.georg.command("follow", game=self.games["vacation"]))
        await self.press(self.georg, offer, "@follow.daily", "follow Georg")
        settings = self.note("settings Emil", emil, await reply(await emil.command("settings")))
        form = await emil.press(settings, "q:me:0:@vacation")
        last = (house.now() + timedelta(days=20)).strftime("%Y-%m-%d")
        await reply(await emil.submit(form, {"last": last, "zone": "Berlin"}))
        await house.later(hours=25)
        first = await self.mover("followed")
        while await self.mover("followed") is first:
            await self.decide("followed")
        found = [each for each in emil.seen.values() if controls(each, "@unfollow") and not each.ephemeral]
        self.note("followed news", emil, found[-1])
        while await self.mover("vacation") is emil:
            await self.decide("vacation")
        while await self.mover("vacation") is not emil:
            await self.decide("vacation")
        loaded = await self.load("late")
        vote = loaded.saved.course.vote
        assert vote is not None
        assert vote.about == "late"
        first, second = (self.at(loaded, seat) for seat in vote.asked)
        question = self.newest("late question", first, "@vote", "late")
        await self.press(first, question, "@vote.skip")
        await self.panel("late", second, "late panel of who has not voted")
        await self.panel("late", self.at(loaded, vote.seat), "late panel of who is late")

    async def the_four(self) -> None:
        """One game of each kind, late in its course, with a turn begun, and old panels that show earlier questions."""
        await self.open("fleet", "fleet", self.anna, self.ben, players=("mate",), captains="yes", clock="daily")
        await self.open("montego", "montego", self.ben, self.anna, players=("mate",), doorstep="walk_on")
        await self.open(
            "nusfjord", "nusfjord", self.carla, self.frida, mixed="yes", deck="cod", rated="no", hints="yes"
        )
        await self.open("captains", "captains", self.dora, self.georg, self.hanna, clock="relaxed")
        for name, left in (("fleet", 30), ("montego", 30), ("nusfjord", 24), ("captains", 50)):
            await self.play(name, lambda loaded, left=left: decisions_left(loaded) <= left and begun_a_turn(loaded))
            mover = await self.mover(name)
            await self.panel(name, mover, f"{name} old panel")
            panel = await self.panel(name, mover, f"{name} panel")
            custom_id, value = choices(panel)[0]
            if "@sure" in custom_id:
                panel = await reply(await mover.press(panel, custom_id))
                custom_id = controls(panel, "")[0]
            pressed = mover.select(panel, custom_id, [value]) if value else mover.press(panel, custom_id)
            await reply(await pressed)
            await self.house.settled()
        georg = self.georg
        table = await reply(await georg.command("table", game=self.games["captains"]))
        await self.press(georg, table, "@away", "captains table Georg")
        await self.house.settled()
        loaded = await self.load("captains")
        assert any(loaded.is_kept(seat.seat) for seat in loaded.seats)
        await self.play("captains", begun_a_turn, said=True)
        frida = await self.mover("nusfjord")
        panel = await self.panel("nusfjord", frida, "nusfjord panel with redo")
        if not controls(panel, "@undo"):
            await self.decide("nusfjord")
            panel = await self.panel("nusfjord", frida, "nusfjord panel with redo")
        await self.press(frida, panel, "@undo")
        assert (await self.load("nusfjord")).saved.course.taken is not None

    async def other_games(self) -> None:
        """The rest: a window, a plan, votes, an offer, a pause, a captain, other places, lobbies, an end."""
        anna, ben, carla, dora, hanna = self.anna, self.ben, self.carla, self.dora, self.hanna
        await self.open("window", "fleet", anna, carla, hanna)
        await self.play("window", lambda loaded: len(loaded.waiting()) == 3)
        loaded = await self.load("window")
        first, second, third = (self.at(loaded, seat) for seat in range(3))
        for person in (first, second):
            panel = await self.panel("window", person)
            custom_id, value = choices(panel)[0]
            pressed = person.select(panel, custom_id, [value]) if value else person.press(panel, custom_id)
            panel = await reply(await pressed)
        await self.press(second, panel, "@undo")
        await self.panel("window", third)
        assert (await self.load("window")).table.lanes is not None

        await self.open("plan", "fleet", carla, dora)
        await self.play("plan", waits_for_a_draft, said=True)
        planner = await self.waits("plan")
        panel = await self.panel("plan", planner)
        panel = await self.press(planner, panel, "@plan", "plan panel of wishes")
        wish = next(item for item in panel.selects if item["options"][0]["value"].startswith("die:"))
        await reply(await planner.select(panel, wish["custom_id"], [wish["options"][-1]["value"]]))
        assert (await self.load("plan")).saved.course.plans

        await self.open("undo vote", "fleet", ben, dora)
        first = await self.mover("undo vote")
        while await self.mover("undo vote") is first:
            await self.decide("undo vote")
        await self.decide("undo vote")
        asks = await reply(await first.command("undo", game=self.games["undo vote"]))
        self.note("undo question", first, asks)
        await self.press(first, asks, "@back")
        await self.house.settled()
        other = dora if first is ben else ben
        self.newest("undo consent", other, "@vote", "undo vote")

        await self.open("undo asked", "fleet", ben, anna)
        first = await self.mover("undo asked")
        while await self.mover("undo asked") is first:
            await self.decide("undo asked")
        await self.decide("undo asked")
        asks = await reply(await first.command("undo", game=self.games["undo asked"]))
        self.note("undo not yet asked", first, asks)

        await self.open("offer", "montego", ben, anna, players=("mate",), colours="dealt")
        panel = await reply(await anna.command("table", game=self.games["offer"]))
        seat = (await self.load("offer")).seat_of(int(anna.id))
        await reply(await anna.select(panel, f"q:{self.games['offer']}:0:@replace.{seat}", [dora.id]))
        self.note("offer table Anna", anna, panel)
        panel = self.note("offer table Ben", ben, await reply(await ben.command("table", game=self.games["offer"])))
        mate = next(each.seat for each in (await self.load("offer")).seats if each.player is not None)
        await reply(await ben.select(panel, f"q:{self.games['offer']}:0:@replace.{mate}", [hanna.id]))
        await self.house.settled()
        for person in (dora, hanna):
            self.newest(f"offer to {person.name}", person, "@accept", "offer")
            found = [each for each in person.seen.values() if controls(each, "@accept") and each.pings]
            self.note(f"offer to {person.name}", person, found[-1])

        await self.open("paused", "nusfjord", carla, anna, deck="mackerel", series="return")
        await self.decide("paused")
        panel = await reply(await carla.command("table", game=self.games["paused"]))
        self.note("paused table Carla", carla, panel)
        await self.press(carla, panel, "@pause")
        await self.house.settled()

        await self.open("menus", "nusfjord", carla, dora)
        await self.play("menus", lambda loaded: asks_for(loaded, lambda options: len(options) > 10))
        await self.panel("menus", await self.mover("menus"), "panel with menus")
        await self.play("menus", lambda loaded: asks_for(loaded, lambda options: "skip" in options))
        mover = await self.mover("menus")
        panel = await self.panel("menus", mover, "panel with a careful choice")
        panel = await self.panel("menus", mover)
        await self.press(mover, panel, "@sure", "sure question")
        settings = await reply(await dora.command("settings"))
        await reply(await dora.select(settings, "q:me:0:@mute", [self.games["menus"]]))

        await self.open("captain", "montego", hanna, players=("captain",))
        await self.play(
            "captain", lambda loaded: decisions_left(loaded) <= 12 and bool(loaded.people(loaded.waiting()))
        )
        await self.open("hinted", "montego", carla, hanna, hints="yes", clock="none")

        async def weigh(loaded: Loaded, seat: int, **_: Any) -> list[Weighed]:
            best = loaded.game.options(loaded.table, seat)[:3]
            return [Weighed(choice, 30.5 - place, 1.0, 24) for place, choice in enumerate(best)]

        thinks, self.house.client.thinking.weigh = self.house.client.thinking.weigh, weigh  # the same hint every time
        while not controls(panel := await self.panel("hinted", mover := await self.mover("hinted")), "@hint"):
            await self.decide("hinted")
        question = await self.press(mover, panel, "@hint", "hint question")
        await self.press(mover, question, "@hinted", "hint")
        self.house.client.thinking.weigh = thinks

        server = await reply(await anna.command("server"))
        forum = next(key for key, each in anna.channels.items() if each.get("name") == "harbour-forum")
        server = await reply(await anna.select(server, "q:me:0:@server.channel", [forum]))
        await self.open("forum", "fleet", ben, carla)
        await self.press(anna, server, "@server.everywhere")
        await self.decide("forum")
        direct = (await hanna.say("Ahoy", channel="@bot")).channel_id
        await self.open("direct", "fleet", hanna, players=("deckhand",), channel=direct)
        await self.decide("direct")
        await self.open(
            "lobby", "captains", anna, players=("deckhand",), seats=3, start=False, clock="daily", rated="no"
        )
        await self.open("other lobby", "nusfjord", carla, seats=2, start=False, hints="yes")
        await self.open("given up", "fleet", dora, ben, start=False)
        lobby = await dora.wait_for(lambda seen: bool(controls(seen, "@cancel")))
        await self.press(dora, lobby, "@cancel")

        await self.open("finished", "fleet", ben, anna)
        await self.play("finished")
        self.newest("final scoring", anna, "@again", "finished")
        self.newest("replay", anna, "@watch", "finished")
        await self.open("campaign", "nusfjord", georg := self.georg, series="campaign", solo="advanced")
        await self.play("campaign")
        await self.open("next campaign", "nusfjord", georg, series="campaign", solo="advanced")
        await self.decide("next campaign")
        await self.open("aside", "fleet", dora, hanna)
        await self.decide("aside")
        await self.open("rests", "captains", anna, carla)

    async def challenges(self) -> None:
        """The newest one: Ben is through, Anna, Dora and Georg are under way, Carla has not begun."""
        await self.begin("daily challenge", self.ben)
        await self.finish(self.ben)
        await self.begin("daily challenge", self.anna)
        await self.begin("daily challenge", self.dora)
        await self.begin("daily challenge", self.georg)
        for name, person in (("run", self.anna), ("run of Dora", self.dora), ("run of Georg", self.georg)):
            self.games[name] = (await self.house.store.runs_of(int(person.id)))[-1].game_id
        await self.play("run", lambda loaded: decisions_left(loaded) <= 16)
        await self.panel("run", self.anna, "run panel")
        for name in ("run of Dora", "run of Georg", "followed"):
            await self.play(name, lambda loaded: decisions_left(loaded) <= 6 and asks_for(loaded, bool))
        await self.house.later(seconds=10)
        card = self.newest_card("challenge card", self.anna, "play")
        await reply(await self.ben.press(self.seen_by(self.ben, card), challenge_control(card, "standings")))
        self.newest_card("challenge over", self.anna, "watch")
        standings = await self.ben.command("challenge", "standings")
        self.note("challenge standings", self.ben, await reply(standings))
        await self.challenge(
            "weekly challenge", self.anna, "montego", repeat="weekly", channel="general", **{"global": "yes"}
        )
        self.newest_card("weekly card", self.anna, "play")

    def seen_by(self, person: Person, seen: Seen) -> Seen:
        return person.seen[seen.id]

    def newest_card(self, label: str, person: Person, what: str) -> Seen:
        found = [each for each in person.seen.values() if not each.ephemeral and challenge_controls(each, what)]
        return self.note(label, person, max(found, key=lambda seen: int(seen.id)))

    async def challenge(self, name: str, host: Person, game: str, *, channel: str = "", **options: Any) -> None:
        where = next(key for key, each in host.channels.items() if each.get("name") == (channel or "games"))
        await reply(await host.command("challenge", "new", game, channel=where, **options))
        await self.house.settled()
        card = self.newest_card(f"{name} card", host, "play")
        self.games[name] = game_of(card)

    async def begin(self, name: str, person: Person) -> None:
        """Press Play on the newest card of the daily challenge."""
        here = [each for each in person.seen.values() if challenge_controls(each, "play") and not each.ephemeral]
        mine = [each for each in here if each.channel_id == person.here]
        card = max(mine, key=lambda seen: int(seen.id))
        answer = await reply(await person.press(card, challenge_control(card, "play")))
        self.note(f"{name} begun {person.name}", person, answer)
        await self.house.settled()

    async def finish(self, person: Person) -> None:
        """Play the newest run to its end."""
        run = (await self.house.store.runs_of(int(person.id)))[-1]
        self.games[f"run of {person.name}"] = run.game_id
        await self.play(f"run of {person.name}")

    async def panels_of_a_person(self) -> None:
        """Whatever private can be opened, once each; nothing is changed by it."""
        anna, ben = self.anna, self.ben
        mover = await self.mover("fleet")
        board = self.newest("fleet board", mover, "@play", "fleet")
        for action in ("@sheet", "@log", "@text"):
            await self.press(mover, board, action, f"fleet {action}")
        panel = await self.panel("fleet", mover, "fleet panel now")
        table = await self.press(mover, panel, "@table", "fleet @table")
        await self.press(mover, table, "@history", "fleet history")
        history = await reply(await mover.command("history", game=self.games["fleet"]))
        self.note("fleet history first", mover, await self.press(mover, history, "@step.first"))
        await self.press(mover, panel, "@log", "fleet log")
        pages = await self.press(mover, panel, "@log")
        if controls(pages, "@pages"):
            await self.press(mover, pages, "@pages", "fleet log older")
        await self.press(mover, panel, "@why", "fleet why")
        await self.press(mover, panel, "@manage", "fleet manage")
        if controls(panel, "@primer"):
            await self.press(mover, panel, "@primer", "fleet primer")
        for name in ("montego", "nusfjord", "captains"):
            person = await self.mover(name)
            panel = await self.panel(name, person, f"{name} panel now")
            await self.press(person, panel, "@why", f"{name} why")
            board = await self.press(person, panel, "@table", f"{name} @table")
            await self.press(person, panel, "@manage", f"{name} manage")
        skips = await self.load("nusfjord")
        assert skips.game.careful
        watcher = self.hanna
        shown = await reply(await watcher.command("board", game=self.games["fleet"]))
        self.note("fleet watched", watcher, shown)
        offer = await self.press(watcher, shown, "@following", "follow offered")
        assert controls(offer, "@follow")
        leave = await reply(await anna.command("table", game=self.games["window"]))
        self.note("window quit", anna, await self.press(anna, leave, "@quit"))
        ending = await reply(await anna.command("table", game=self.games["window"]))
        self.note("window end", anna, await self.press(anna, ending, "@end"))
        hosting = await reply(await anna.command("table", game=self.games["window"]))
        self.note("window hosting", anna, hosting)
        for label, path in (
            ("games", ("games",)),
            ("stats", ("stats", "me")),
            ("stats server", ("stats", "server")),
            ("leaderboard", ("leaderboard",)),
            ("settings", ("settings",)),
            ("server now", ("server",)),
            ("forget me", ("forget-me",)),
        ):
            self.note(label, anna, await reply(await anna.command(*path)))
        stats = await reply(await ben.command("stats", "me", game="fleet_dice"))
        self.note("stats of a game", ben, stats)
        month = await reply(await ben.command("leaderboard", game="fleet_dice"))
        self.note("leaderboard of a game", ben, month)
        again = await self.press(anna, self.newest("final scoring", anna, "@again", "finished"), "@table")
        self.note("last table", anna, again)

    # -- the end ------------------------------------------------------------------------------------------------

    async def shut(self) -> None:
        """Games in a channel that is then closed to the bot: what they have to say is held."""
        house, anna, ben, carla = self.house, self.anna, self.ben, self.carla
        general = next(key for key, each in anna.channels.items() if each.get("name") == "general")
        await self.open("held turns", "fleet", anna, ben, channel=general)
        await self.open("held end", "fleet", carla, channel=general)
        await self.open("held notice", "montego", ben, carla, channel=general)
        await self.open("held open", "captains", carla, anna, channel=general, start=False)
        offer = await reply(await self.hanna.command("follow", game=self.games["held end"]))
        await self.press(self.hanna, offer, "@follow.end")
        lobby = await carla.wait_for(lambda seen: game_of(seen) == self.games["held open"])
        house.standin.faults.fail("POST /channels/*/messages/*/threads", 1, status=FAILED)  # it begins only when shut
        await self.press(carla, lobby, "@start")
        house.deny(general, may.VIEW_CHANNEL, may.SEND_MESSAGES, may.SEND_MESSAGES_IN_THREADS)
        before = (await self.load("held turns")).waiting()
        for _ in range(3):
            while (await self.decide("held turns")).waiting() == before:
                pass
            before = (await self.load("held turns")).waiting()
        await self.play("held end")
        panel = await reply(await ben.command("table", game=self.games["held notice"], channel="@bot"))
        await self.press(ben, panel, "@pause")
        await house.settled()
        shown = await house.store.challenge(self.games["weekly challenge"])
        assert shown is not None
        await house.client.challenges.organiser.entered(shown)  # a card to be edited that can't be seen
        await house.later(seconds=40)

    async def unsaid(self) -> None:
        """What happens while Discord takes no messages: a row of every kind is left."""
        house, manager = self.house, self.house.client.manager
        # a board that passes on, and the computer player, the look and the reminder that wait behind it
        await self.pass_on("forum")
        await self.pass_on("forum")
        await self.pass_on("fleet")
        await self.pass_on("montego")
        await manager.decide(*await self.typed("captain"), revision=None, interaction_id=None)
        await reply(await self.anna.command("board", game=self.games["fleet"]))
        # a game that begins, one that ends, one that is ended by its host
        lobby = self.carla.seen[self.messages["other lobby lobby"]["message"]]
        await reply(await self.anna.press(self.anna.seen[lobby.id], f"q:{self.games['other lobby']}:0:@join"))
        await reply(await self.carla.press(self.carla.seen[lobby.id], f"q:{self.games['other lobby']}:0:@start"))
        await self.quietly("followed")
        panel = await reply(await self.anna.command("table", game=self.games["rests"]))
        panel = await self.press(self.anna, panel, "@end")
        await self.press(self.anna, panel, "@end.yes")
        # a run that ends, one that does not
        await manager.decide(*await self.typed("run of Dora"), revision=None, interaction_id=None)
        await asyncio.sleep(1.0)  # the edit of its board is under way now: its end has to wait
        await self.quietly("run of Dora")
        # a game that can't go on
        with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as other:
            other.execute("UPDATE games SET table_blob = x'c1' WHERE id = ?", (self.games["aside"],))
            other.commit()
        await reply(await self.dora.command("play", game=self.games["aside"]))

    async def tables(self) -> dict[str, dict[str, Any]]:
        """Where each game stands: its state, and who is asked to choose among what."""
        found: dict[str, dict[str, Any]] = {}
        for name, game_id in self.games.items():
            if name in ("daily challenge", "weekly challenge", "aside"):
                continue
            loaded = await self.house.client.manager.load(game_id)
            seats = loaded.waiting() if loaded.row.state == "running" else []
            asked = {str(seat): list(loaded.game.options(loaded.table, seat)) for seat in seats}
            found[name] = {"kind": loaded.row.kind, "state": loaded.row.state, "asked": asked}
        return found

    async def typed(self, name: str) -> tuple[str, int, str]:
        """A decision as `decide` wants it."""
        loaded = await self.load(name)
        seat = next(seat for seat in loaded.waiting() if loaded.person_at(seat) is not None)
        person = loaded.person_at(seat)
        assert person is not None
        return loaded.id, person, rng.choice(list(loaded.game.options(loaded.table, seat)))

    async def pass_on(self, name: str) -> None:
        """The people who are asked decide until the game waits for somebody else; nobody waits for what is said."""
        before = (await self.load(name)).waiting()
        while (await self.load(name)).waiting() == before:
            await self.house.client.manager.decide(*await self.typed(name), revision=None, interaction_id=None)

    async def quietly(self, name: str) -> None:
        """People and computer players play to the end, without anything being said."""
        while (loaded := await self.load(name)).row.state == "running":
            seat = loaded.waiting()[0]
            person, option = loaded.person_at(seat), rng.choice(list(loaded.game.options(loaded.table, seat)))
            if person is None:

                async def choose(_: Loaded, options: Any) -> str:
                    return options[0]

                with suppress(Sorry):  # its own row was faster
                    await self.house.client.manager.decide_for_player(loaded.id, seat, choose)
            else:
                await self.house.client.manager.decide(loaded.id, person, option, revision=None, interaction_id=None)


# -- small helpers --------------------------------------------------------------------------------------------------


async def reply(outcome: Outcome) -> Seen:
    seen = await outcome.reply()
    assert "went wrong" not in seen.text, seen.text
    assert "schiefgegangen" not in seen.text, seen.text
    return seen


def challenge_controls(seen: Seen, what: str) -> list[str]:
    ids = [item["custom_id"] for item in (*seen.buttons, *seen.selects)]
    return [each for each in ids if each.endswith(f":@challenge.{what}")]


def challenge_control(seen: Seen, what: str) -> str:
    return challenge_controls(seen, what)[0]


def begun_a_turn(loaded: Loaded) -> bool:
    """Somebody has taken a step of their turn and owes the next one."""
    waiting, trail = loaded.waiting(), loaded.saved.trail
    return (
        len(waiting) == 1 and bool(trail) and trail[-1].seat == waiting[0] and loaded.person_at(waiting[0]) is not None
    )


def asks_for(loaded: Loaded, what: Callable[[list[str]], bool]) -> bool:
    """A person owes a decision with such choices."""
    seats = [seat for seat in loaded.waiting() if loaded.person_at(seat) is not None]
    return bool(seats) and what(list(loaded.game.options(loaded.table, seats[0])))


def waits_for_a_draft(loaded: Loaded) -> bool:
    waiting, pool = loaded.waiting(), loaded.table.pool
    drafts = [step.seat for step in loaded.table.stack if isinstance(step, Draft)]
    return len(waiting) == 1 and drafts == [1 - waiting[0], waiting[0]] and len(set(pool)) == len(pool)


def decisions_left(loaded: Loaded) -> int:
    """About how many decisions are still to come."""
    table, dice, luck = loaded.game.load(loaded.saved.table), Random(1), Luck(b"x" * 32, "salt")
    count = 0
    while waiting := sorted(loaded.game.waiting(table)):
        loaded.game.apply(table, waiting[0], dice.choice(list(loaded.game.options(table, waiting[0]))), luck)
        count += 1
    return count


def ever_shown(world: World) -> tuple[set[str], set[str]]:
    """Every custom id in every state of every message from now on, and every value of a menu of choices."""
    ids, values = set[str](), set[str]()
    save = world.save_message

    def look(component: Any) -> None:
        if isinstance(component, dict):
            if isinstance(component.get("custom_id"), str):
                ids.add(component["custom_id"])
                values.update(f"{component['custom_id']} {each['value']}" for each in component.get("options", []))
            for each in component.values():
                look(each)
        elif isinstance(component, list):
            for each in component:
                look(each)

    def saved(channel: Any, message: Any) -> None:
        look(message.wire["components"])
        save(channel, message)

    world.save_message = saved  # type: ignore[method-assign]
    return ids, values


def fixed_chance() -> None:
    """The same ids, secrets and salts each time."""
    dice = Random(14115)
    secrets.token_bytes = lambda nbytes=32: dice.randbytes(nbytes or 32)
    secrets.token_hex = lambda nbytes=32: dice.randbytes(nbytes or 32).hex()
    secrets.token_urlsafe = lambda nbytes=32: dice.randbytes(nbytes or 32).hex()
    secrets.choice = dice.choice


async def make(ending: str, folder: Path) -> None:
    """One archive."""
    fixed_chance()
    rng.seed(20261030)
    with tempfile.TemporaryDirectory() as work:
        database, journal = Path(work) / "games.sqlite3", Path(work) / "discord.sqlite3"
        world = World.open(journal, people=len(NAMES))
        ids, values = ever_shown(world)
        async with Standin(world=world) as standin:
            standin.clock.advance((BEGIN - datetime.now(UTC)).total_seconds())
            house = Harbour(standin, f"sqlite:///{database}", pictures=True)
            house.ahead = BEGIN - datetime.now(UTC)
            await house.start()
            people = {name: await standin.person(name) for name in NAMES}
            for name, person in people.items():
                await person.speak("de" if name in GERMAN else "en-US")
            maker = Maker(house, people)
            await maker.october()
            await maker.november()
            await maker.shut()
            took = Path(work) / "taken"
            took.mkdir()
            if ending == "stopped":
                for route in (
                    "POST /channels/*/messages",
                    "PATCH /channels/*/messages/*",
                    "GET /channels/*/messages/*",
                ):
                    standin.faults.fail(route, None, status=FAILED)
                await maker.quietly("run of Georg")
                await maker.unsaid()
                await house.settled()
                house.ahead += timedelta(hours=30)  # clocks, reminders and a challenge's end are due
                standin.clock.advance(30 * 3600)
                await house.settled()
                tables = await maker.tables()
                await house.stop()
                shutil.copy(database, took)
            else:
                standin.faults.lose_reply("POST /channels/*/messages", 1)
                await maker.pass_on("plan")
                await house.settled()
                standin.faults.delay("POST /channels/*/messages", 3600.0, None)
                await maker.quietly("run of Georg")
                await asyncio.sleep(0.3)
                for method in ("PATCH", "GET"):
                    standin.faults.delay(f"{method} /channels/*/messages/*", 3600.0, None)
                await maker.unsaid()
                await asyncio.sleep(0.3)
                tables = await maker.tables()
                for file in (database, Path(f"{database}-wal")):
                    shutil.copy(file, took)
                house.client.thinking._end()
            await world.journal.written()
            manifest = {
                "made by": COMMIT,
                "ended": ending,
                "now": house.now().isoformat(),
                "people": {name: person.id for name, person in people.items()},
                "games": maker.games,
                "messages": maker.messages,
                "tables": tables,
                "custom ids": sorted(ids),
                "menus": sorted(values),
                "outbox": outbox(took / database.name),
            }
            rows = [
                {"kind": kind, "id": row_id, "body": json.loads(body)}
                for kind, row_id, body in Journal(journal).rows()
                if kind not in ("commands", "interaction", "emoji")
            ]
            write(folder / f"0_1_0_{ending}.zip", took, {"discord.json": rows, "manifest.json": manifest})
            report(manifest)
            if ending == "killed":
                import os

                os._exit(0)  # nothing is finished


def outbox(database: Path) -> list[dict[str, Any]]:
    """The rows that are still to be said, as they are stored (read from a copy: looking closes the log)."""
    with tempfile.TemporaryDirectory() as work:
        for file in database.parent.iterdir():
            shutil.copy(file, work)
        with closing(sqlite3.connect(Path(work) / database.name)) as looked:
            found = looked.execute(
                "SELECT id, game_id, kind, payload, nonce, state, due_at, leased_until, attempts FROM outbox"
                " WHERE state IN ('waiting', 'held') ORDER BY id"
            )
            names = [column[0] for column in found.description]
            return [dict(zip(names, row, strict=True)) for row in found]


def write(path: Path, took: Path, documents: dict[str, Any]) -> None:
    """The archive, alike whenever it is made."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        for file in sorted(took.iterdir()):
            archive.writestr(zipfile.ZipInfo(file.name), file.read_bytes(), zipfile.ZIP_LZMA)
        for name, content in documents.items():
            data = json.dumps(content, indent=None, separators=(",", ":"), ensure_ascii=False)
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_LZMA)


def report(manifest: dict[str, Any]) -> None:
    kinds: dict[str, int] = {}
    for row in manifest["outbox"]:
        more = json.loads(row["payload"]).get("do", "") if isinstance(row["payload"], str) else ""
        key = f"{row['kind']} {more} {row['state']} {'tried' if row['attempts'] else ''}"
        kinds[key] = kinds.get(key, 0) + 1
    for key, count in sorted(kinds.items()):
        print(f"{count:4} {key}")
    actions = sorted({each.split(":", 3)[3].split(".")[0] for each in manifest["custom ids"] if ":@" in each})
    print(len(manifest["custom ids"]), "custom ids:", *actions)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    target = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).parent
    asyncio.run(make(sys.argv[1], target))
