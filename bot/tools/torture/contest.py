"""Challenges under torture: one is posted now and then, people take it up, and play their runs beside their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from bot.ledger.ids import is_run
from bot.sandbox.autoplay import controls, game_of
from bot.sandbox.people import Person
from bot.sandbox.shown_message import ShownMessage
from bot.text import texts
from bot.tools.torture.presser import Presser, sleep

EVERY_S, SLOWER = 20.0, 1.4
"""So soon somebody posts another one, about, and so much later each time: a person's share of a day is bounded."""
MOST = 15
DAYS = 2


class Contest:
    """Challenges, and who plays them."""

    def __init__(
        self, kinds: Sequence[str], people: Sequence[Person], channels: Sequence[str], presser: Presser, rng: Random
    ) -> None:
        self._kinds = kinds
        self._people = people
        self._channels = channels
        self._presser = presser
        self._rng = rng

    async def play(self, stop: asyncio.Event) -> None:
        """Post and play until told to stop; a press under way is waited for."""
        await asyncio.gather(self._post(stop), *(self._run(person, stop) for person in self._people[1:4]))

    async def _post(self, stop: asyncio.Event) -> None:
        words = texts().words("en")
        for number in range(MOST):
            game = words(f"{self._rng.choice(self._kinds)}-command")
            days, hour = self._rng.randint(1, DAYS), self._rng.randrange(24)
            channel = self._channels[number % len(self._channels)]
            await self._presser.type(self._people[0], "challenge", "new", game, channel=channel, days=days, hour=hour)
            if await sleep(self._rng.uniform(0.5, 1.5) * EVERY_S * SLOWER**number, stop):
                return

    async def _run(self, person: Person, stop: asyncio.Event) -> None:
        """Take up the newest challenge, and decide something in some run."""
        while not await sleep(self._rng.uniform(0.5, 3.0), stop):
            seen = list(person.seen.values())
            cards = [each for each in seen if not each.ephemeral and _play(each)]
            runs = [each for each in seen if is_run(game_of(each)) and controls(each, "@play")]
            if cards and (not runs or self._rng.random() < 0.2):
                card = self._rng.choice(cards)
                await self._presser.press(person, card, _play(card)[0])
            elif runs:
                await self._decide(person, runs[-1], stop)

    async def _decide(self, person: Person, board: ShownMessage, stop: asyncio.Event) -> None:
        panel = await self._presser.press(person, board, controls(board, "@play")[0])
        while panel is not None and (offered := controls(panel, "")) and not stop.is_set():
            panel = await self._presser.press(person, panel, self._rng.choice(offered))


def _play(seen: ShownMessage) -> list[str]:
    return [item["custom_id"] for item in seen.buttons if item["custom_id"].endswith(":@challenge.play")]
