"""How pretend people press and type: every interaction is written down with how it ended.
What they press, and when, is in `people.py`, `whims.py` and `contest.py`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.gateway.controls import read
from bot.sandbox.people import NotSent, Outcome, Person
from bot.sandbox.shown_message import ShownMessage
from bot.tools.torture.press_log import LoggedPress, PressLog

PATIENCE_S, LONGEST_S = 5.0, 60.0
"""So long people wait for an answer at least; and at most, of a bot that did not go away meanwhile."""


class Meant(msgspec.Struct, frozen=True):
    """What an interaction is about, for the log."""

    game_id: str = ""
    revision: int = 0
    choice: str = ""
    action: str = ""
    wish: str = ""
    command: str = ""


class Presser:
    """Presses and types for people. None is what comes when nothing does: it was not sent, or not answered. `was_away`
    says whether a bot was since some moment."""

    def __init__(self, log: PressLog, was_away: Callable[[float], bool] = lambda since: False) -> None:
        self._log = log
        self._was_away = was_away

    async def press(self, person: Person, seen: ShownMessage, custom_id: str, value: str = "") -> ShownMessage | None:
        """Press a button or choose from a menu, and see what it brings."""
        acting = person.select(seen, custom_id, [value]) if value else person.press(seen, custom_id)
        control = read(custom_id)
        if control is None:
            return await self.answer(person, acting, Meant())
        decides = control.action in ("", "@pick")
        meant = Meant(
            game_id=control.game_id,
            revision=control.revision,
            choice=(control.picked(value) if value else control.choice) if decides else "",
            action="" if decides else control.action,
            wish=value if control.action == "@wish" else "",
        )
        return await self.answer(person, acting, meant)

    async def type(
        self, person: Person, *path: str, channel: str | None = None, meant: Meant | None = None, **options: Any
    ) -> ShownMessage | None:
        """Type a slash command, and see what it brings."""
        typed = msgspec.structs.replace(meant or Meant(), command=" ".join(path))
        try:
            return await self.answer(person, person.command(*path, channel=channel, **options), typed)
        except LookupError:  # Discord doesn't know it yet
            return None

    async def answer(self, person: Person, acting: Awaitable[Outcome], meant: Meant) -> ShownMessage | None:
        """Do something, write down how it ended, and return what it brought."""
        began = time.monotonic()
        try:
            outcome = await acting
        except NotSent:  # what was to be pressed has changed: nothing was sent
            return None
        reply = None if outcome.failed else await self._reply(outcome, began)
        self._log.enter(
            LoggedPress(
                interaction_id=int(outcome.interaction_id),
                person_id=int(person.id),
                began=began,
                ended=time.monotonic(),
                acknowledged=not outcome.failed,
                answered=reply is not None,
                **msgspec.structs.asdict(meant),
            )
        )
        return reply

    async def _reply(self, outcome: Outcome, began: float) -> ShownMessage | None:
        """What comes of a press. A bot that is there is waited for: silence is its own then, not the machine's."""
        while True:
            try:
                return await outcome.reply(PATIENCE_S)
            except TimeoutError:
                if time.monotonic() > began + LONGEST_S or self._was_away(began):
                    return None


async def sleep(seconds: float, stop: asyncio.Event) -> bool:
    """Wait for so long, or until it is time to stop; whether it is."""
    try:
        async with asyncio.timeout(seconds):
            await stop.wait()
    except TimeoutError:
        return False
    return True
