"""People who play on whatever happens: who gets no answer comes back later and begins with a fresh panel.
They know messages and buttons only, and write down what they pressed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from random import Random

from bot.gateway.controls import Control, read
from bot.sandbox.autoplay import controls, game_of
from bot.sandbox.people import Outcome, Person, Refused
from bot.sandbox.seen import Seen
from bot.tools.torture.ledger import Ledger, Press

PATIENCE_S = 5.0
LOOK_AGAIN_S = 3.0
HASTE = 0.04
"""How often somebody presses two choices at once."""


def choices(panel: Seen) -> list[tuple[str, str]]:
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
        self, command: str, people: Sequence[Person], players: int, rng: Random, ledger: Ledger, think: float
    ) -> None:
        self._command = command
        self._people = people
        self._players = players
        self._rng = rng
        self._ledger = ledger
        self._think = think
        self._over = asyncio.Event()
        self.opened: list[str] = []
        """The games of this table, those that never began left out."""
        self.begun = asyncio.Event()
        """A first decision was pressed and answered."""

    async def open(self) -> bool:
        """From /new to the start of a game; False when something went wrong on the way."""
        self._over.clear()
        host, *guests = self._people
        seats = len(self._people) + self._players
        lobby = await self._answer(host, host.command("new", self._command, seats=seats))
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
        panel: Seen | None = None
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
            offered = choices(panel)
            if not offered:
                await self._called(person)
                panel = None
                continue
            await asyncio.sleep(self._rng.uniform(0, 2 * self._think))
            first, second = self._rng.choice(offered), self._rng.choice(offered)
            if self._rng.random() < HASTE and first != second:
                await asyncio.gather(self._press(person, panel, *first), self._press(person, panel, *second))
                panel = None
            else:
                panel = await self._press(person, panel, *first)

    def _newest(self, person: Person, *actions: str) -> Seen | None:
        for seen in reversed(person.seen.values()):
            ours = not seen.ephemeral and game_of(seen) == self.opened[-1]
            if ours and any(controls(seen, action) for action in actions):
                return seen
        return None

    async def _called(self, person: Person) -> None:
        """Wait until another board is there, or for a while."""
        before = self._newest(person, "@play", "@again")

        def other() -> Seen | None:
            now = self._newest(person, "@play", "@again")
            return now if now is not None and (before is None or now.id != before.id) else None

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

    async def _press(self, person: Person, seen: Seen, custom_id: str, value: str = "") -> Seen | None:
        """Press a button or choose from a menu, and see what it brings; None when nothing comes."""
        acting = person.select(seen, custom_id, [value]) if value else person.press(seen, custom_id)
        return await self._answer(person, acting, read(custom_id), value)

    async def _answer(
        self, person: Person, acting: Awaitable[Outcome], control: Control | None = None, value: str = ""
    ) -> Seen | None:
        """Do something, write down how it ended, and return what it brought."""
        began = time.monotonic()
        try:
            outcome = await acting
        except Refused:  # what was to be pressed has changed: nothing was sent
            return None
        reply: Seen | None = None
        if not outcome.failed:
            try:
                reply = await outcome.reply(PATIENCE_S)
            except TimeoutError:
                reply = None
        choice = ""
        if control is not None and control.action in ("", "@pick"):
            choice = value or control.choice
            if reply is not None:
                self.begun.set()
        self._ledger.enter(
            Press(
                interaction_id=int(outcome.interaction_id),
                person_id=int(person.id),
                game_id=control.game_id if control is not None else "",
                revision=control.revision if control is not None else 0,
                choice=choice,
                began=began,
                ended=time.monotonic(),
                acknowledged=not outcome.failed,
                answered=reply is not None,
            )
        )
        return reply
