"""People who play on whatever happens: who gets no answer comes back later and begins with a fresh panel.
They know messages and buttons only."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from bot.gateway.controls import read
from bot.sandbox.autoplay import controls, game_of
from bot.sandbox.people import Person
from bot.sandbox.shown_message import ShownMessage
from bot.text import texts
from bot.tools.torture.presser import PATIENCE_S, Presser
from bot.tools.torture.whims import Whims

LOOK_AGAIN_S = 3.0
THINK_S = 0.4
"""How long people think before a press, on average."""
CLOCK = "brisk"
"""That of tables without computer players: when the bot's clock jumps, somebody's time is up."""
HASTE = 0.04
"""How often somebody presses two choices at once."""


def choices(panel: ShownMessage) -> list[tuple[str, str]]:
    """What a panel lets one decide, as (custom id, menu value)."""
    found = [(custom_id, "") for action in ("", "@sure") for custom_id in controls(panel, action)]
    for item in panel.selects:
        control = read(item["custom_id"])
        if control is not None and control.action == "@pick":
            found += [(item["custom_id"], option["value"]) for option in item["options"]]
    return found


class Sitting:
    """A few people who play one kind of game, one after the other, with computer players if wanted."""

    def __init__(
        self, kind: str, people: Sequence[Person], players: int, channel: str, rng: Random, presser: Presser
    ) -> None:
        self._command = texts().words("en")(f"{kind}-command")
        self._people = people
        self._channel = channel
        self._clock = "none" if players else CLOCK
        self._players = players
        self._rng = rng
        self._presser = presser
        self._whims = Whims(kind, presser, rng)
        self._over = asyncio.Event()
        self._leaving: set[str] = set()
        """Those who left the game for good, or tried to."""
        self.opened: list[str] = []
        """The games of this table, those that never began left out."""
        self.begun = asyncio.Event()
        """A first decision was pressed and answered."""

    async def open(self) -> bool:
        """From /new to the start of a game; False when something went wrong on the way."""
        self._over.clear()
        self._leaving.clear()
        host, *guests = self._people
        seats = len(self._people) + self._players
        lobby = await self._presser.type(
            host, "new", self._command, channel=self._channel, seats=seats, clock=self._clock
        )
        if lobby is None or not (game_id := game_of(lobby)):
            return False
        for guest in guests:
            if not await self._press_in_lobby(guest, lobby.id, "@join"):
                return False
        for _ in range(self._players):
            if not await self._press_in_lobby(host, lobby.id, "@seat"):
                return False
        if not await self._press_in_lobby(host, lobby.id, "@start"):
            return False
        self.opened.append(game_id)
        return True

    async def play(self, stop: asyncio.Event) -> None:
        """Play games until told to stop; a press under way is waited for."""
        while not stop.is_set():
            if self.opened and not self._over.is_set():
                await asyncio.gather(*(self._sit(person, stop) for person in self._people))
            elif not await self.open():
                await asyncio.sleep(self._rng.uniform(0.1, 0.5))

    async def _sit(self, person: Person, stop: asyncio.Event) -> None:
        panel: ShownMessage | None = None
        while not (stop.is_set() or self._over.is_set()):
            if panel is None:
                board = self._newest(person, "@play", "@again")
                if board is None:
                    await asyncio.sleep(0.1)
                    continue
                if controls(board, "@again"):
                    self._over.set()
                    return
                panel = await self._press(person, board, controls(board, "@play")[0])
                if panel is None:
                    await asyncio.sleep(self._rng.uniform(0.1, 0.6))
                continue
            await self._whims.vote(person, self.opened[-1])
            offered = choices(panel)
            if not offered:
                if self._whims.strike():
                    await self._whims.while_waiting(person, panel)
                await self._called(person)
                panel = None
                continue
            await asyncio.sleep(self._rng.uniform(0, 2 * THINK_S))
            if self._may_leave(person) and self._whims.weary():
                self._leaving.add(person.id)
                if await self._whims.leave(person, panel):
                    return
                panel = None
            else:
                panel = await self._act(person, panel, offered)

    async def _act(
        self, person: Person, panel: ShownMessage, offered: Sequence[tuple[str, str]]
    ) -> ShownMessage | None:
        """Decide, or do something else; the panel to go on with, None for a fresh one."""
        board = self._newest(person, "@play")
        if board is not None and self._whims.strike():
            return await self._whims.follow(person, board, panel)
        first, second = self._rng.choice(offered), self._rng.choice(offered)
        if self._rng.random() < HASTE and first != second:
            await asyncio.gather(self._press(person, panel, *first), self._press(person, panel, *second))
            return None
        return await self._press(person, panel, *first)

    def _may_leave(self, person: Person) -> bool:
        """Whether somebody stays who plays the game to its end."""
        return bool({each.id for each in self._people} - self._leaving - {person.id})

    def _newest(self, person: Person, *actions: str) -> ShownMessage | None:
        for seen in reversed(person.seen.values()):
            ours = not seen.ephemeral and game_of(seen) == self.opened[-1]
            if ours and any(controls(seen, action) for action in actions):
                return seen
        return None

    async def _called(self, person: Person) -> None:
        """Wait until another board or a question to the table is there, or for a while."""
        before = self._newest(person, "@play", "@again")

        def other() -> ShownMessage | None:
            now = self._newest(person, "@play", "@again")
            new = now if now is not None and (before is None or now.id != before.id) else None
            return new or self._whims.question(person, self.opened[-1])

        try:
            await person.wait_until(other, LOOK_AGAIN_S)
        except TimeoutError:
            return

    async def _press_in_lobby(self, person: Person, lobby_id: str, action: str) -> bool:
        try:
            seen = await person.wait_for(lambda seen: seen.id == lobby_id and bool(controls(seen, action)), PATIENCE_S)
        except TimeoutError:
            return False
        return await self._press(person, seen, controls(seen, action)[0]) is not None

    async def _press(self, person: Person, seen: ShownMessage, custom_id: str, value: str = "") -> ShownMessage | None:
        control = read(custom_id)
        reply = await self._presser.press(person, seen, custom_id, value)
        if reply is not None and control is not None and control.action in ("", "@pick"):
            self.begun.set()
        return reply
