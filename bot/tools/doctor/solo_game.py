"""Part B, at its end: the bot itself, in a database that is thrown away, plays one round with the person."""

from __future__ import annotations

import asyncio

from bot.app import App
from bot.gateway.member import member_of
from bot.ledger.loaded import Loaded
from bot.ledger.member import OpeningPlace
from bot.ledger.options import Options
from bot.text import language_of
from bot.tools.doctor.examination import Check, Examination
from bot.tools.doctor.findings import unless
from bot.tools.doctor.guide import Guide
from bot.tools.doctor.presses import IN_TIME_S, acknowledged_s

GAME = "fleet_dice"
ROUNDS = 1
LOOK_S = 0.5
PLAYED_S = 180.0


class SoloGame:
    """One round of Fleet: The Dice Game, alone. `app` has a store of its own, and delivers nothing yet."""

    def __init__(self, app: App, guide: Guide) -> None:
        self._app = app
        self._guide = guide

    def checks(self) -> list[Check]:
        """The two of them."""
        return [Check(("game", "game answered"), self._play)]

    async def _play(self, at: Examination) -> None:
        press = await self._guide.ask(
            "Last comes the first round of a game. *Deal*, then press *Play* on the board and choose what you like.",
            ("deal", "Deal"),
        )
        await self._guide.thank(press)
        before = len(at.exchanges.all)
        app, person = self._app, press.user
        app.core.outbox.start(app.courier)
        said = await at.post({"content": "A game of Quayside's doctor."})
        place = OpeningPlace(guild_id=at.guild.id, channel_id=at.channel.id, language=language_of(press.locale.value))
        game_id = await app.parts.lobbies.open_lobby(GAME, Options(seats=1, rated=False), member_of(press), place)
        await app.core.store.games.place(game_id, lobby_message_id=int(said.reply["id"]))
        await app.parts.lobbies.start(game_id, person.id, press.id)
        loaded = await self._played(game_id)
        await app.core.outbox.settled()
        made = at.exchanges.all[before:]
        if loaded.table.round <= ROUNDS:
            for probe in ("game", "game answered"):
                at.findings.not_tried(probe, "the round was not played to its end")
            return
        refused = [each for each in made if each.status >= 400 and each.status != 429]
        named = [f"{each.method} {each.route}: {each.status}/{each.code}" for each in refused]
        waited = sum(each.status == 429 for each in made)
        at.findings.judge("game", faults=named, note=f"{len(made)} requests, {waited} of them asked to wait")
        took = [seconds for each in made if (seconds := acknowledged_s(each)) is not None]
        slow = [f"{seconds:.1f} s" for seconds in took if seconds >= IN_TIME_S]
        callbacks = [each for each in made if each.route.endswith("/callback")]
        if callbacks and not took:
            at.findings.not_tried("game answered", "Discord did not say when")
            return
        at.findings.judge(
            "game answered",
            faults=[*unless(callbacks, "nothing was pressed"), *slow],
            note=f"{len(callbacks)} presses, at most {1000 * max(took, default=0):.0f} ms by Discord's clock",
        )

    async def _played(self, game_id: str) -> Loaded:
        """The game once the round is over, or when nobody plays on."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PLAYED_S
        while True:
            loaded = await self._app.ledger.load(game_id)
            if loaded.table.round > ROUNDS or loop.time() > end:
                return loaded
            await asyncio.sleep(LOOK_S)
