"""A pretend person who does what the doctor's messages say, for `quayside doctor --sandbox`. It sees and presses what
the sandbox's page shows; where a button is dead, it says so."""

from __future__ import annotations

import asyncio
import re
from random import Random
from typing import Any

from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.people import NotSent, Person, ShownMessage
from bot.tools.doctor.client_events import MINE

WAIT_S = 0.05
GIVES_UP_AFTER = 10
"""After so many looks at nothing new, what can't be pressed is called dead."""
LAST_RESORTS = ("gray", "nothing", "unable", "unknown")
ELSEWHERE = "inside"
"""A button in another place: it is looked for when the doctor asks for it."""
PRESSES = 24
_THREAD = re.compile(r"<#(\d+)>")


class Pretender:
    """Presses whatever the doctor asks for, until cancelled."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._dead: set[tuple[str, str, int]] = set()
        """Controls that can't be pressed, as (message, custom id, version)."""
        self._answered: set[tuple[str, int]] = set()
        """Messages in which something was pressed, as they were then."""
        self._playing: asyncio.Task[ShownMessage] | None = None
        self._idle = 0

    async def obey(self) -> None:
        """Do what there is to be done, for ever."""
        while True:
            self._play()
            if not await self.press_something():
                self._idle += 1
                await asyncio.sleep(WAIT_S)

    async def press_something(self) -> bool:
        """Press the newest control that was not pressed yet; whether there was one."""
        offered = self._offered()
        resorts = [found for found in offered if _word(found[1]) in LAST_RESORTS]
        asked = any(_word(custom_id) == "gray" for _, custom_id in resorts)
        first = [
            (seen, custom_id)
            for seen, custom_id in offered
            if _word(custom_id) not in LAST_RESORTS and (asked or _word(custom_id) != ELSEWHERE)
        ]
        if not first and (self._idle < GIVES_UP_AFTER or not resorts):
            return False
        self._idle = 0
        seen, custom_id = (first or resorts)[0]
        custom_id = self.chosen(seen, custom_id)
        state = seen.id, seen.version
        if _word(custom_id) == "locked" and (thread := _THREAD.search(seen.text)):
            await self._person.control(thread={"id": thread[1], "locked": True})
        self._answered.add(state)
        try:
            await self._act(seen, custom_id)
        except NotSent:  # dead, or gone meanwhile
            self._answered.discard(state)
            self._dead.add((seen.id, custom_id, seen.version))
        return True

    def chosen(self, seen: ShownMessage, custom_id: str) -> str:
        """What is pressed in a message whose first control this is: the answer that the doctor expects comes first."""
        return custom_id

    async def _act(self, seen: ShownMessage, custom_id: str) -> None:
        menu = next((item for item in seen.selects if item["custom_id"] == custom_id), None)
        if menu is not None:
            await self._person.select(seen, custom_id, [menu["options"][0]["value"]])
            return
        outcome = await self._person.press(seen, custom_id)
        if outcome.modal is not None:
            fields: list[Any] = outcome.modal["components"]
            await self._person.submit(outcome, {each["component"]["custom_id"]: "anything" for each in fields})

    def _offered(self) -> list[tuple[ShownMessage, str]]:
        """The doctor's controls that were not pressed as they are now, the newest message first."""
        return [
            (seen, custom_id)
            for seen in reversed(self._person.seen.values())
            for item in (*seen.selects, *seen.buttons)
            if (custom_id := str(item["custom_id"])).startswith(MINE)
            and (seen.id, custom_id, seen.version) not in self._dead
            and (seen.id, seen.version) not in self._answered
        ]

    def _play(self) -> None:
        """Sit down at the game, once there is one."""
        if self._playing is not None:
            return
        for seen in self._person.seen.values():
            if controls(seen, "@play"):
                table = Table([self._person], Random(1))
                table.game_id = game_of(seen)
                self._playing = asyncio.create_task(table.play(PRESSES))
                return


def _word(custom_id: str) -> str:
    return custom_id.removeprefix(MINE).rpartition(":")[0]
