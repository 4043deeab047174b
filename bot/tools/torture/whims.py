"""What people do at a table beside deciding: they take back, play again, plan, stand up and come back, look, vote, and
type instead of pressing. Each answers with the panel that their owner goes on with, or None for a fresh one."""

from __future__ import annotations

import asyncio
from random import Random

from bot.gateway.controls import read
from bot.sandbox.autoplay import controls
from bot.sandbox.people import Person
from bot.sandbox.shown_message import ShownMessage
from bot.text import texts
from bot.tools.torture.presser import Meant, Presser
from games.engine import arguments_in, registry, verb_in

OFTEN = 0.25
"""How often somebody does something else before a decision."""
SELDOM = 0.004
"""How often somebody leaves the game for good."""
LOOKS = (("board",), ("games",), ("why",), ("log",), ("history",), ("table",), ("follow",))
PLANNING = ("@plan", "@wish", "@unwish", "@suggest", "@earlier", "@alike", "@keep", "@favorite")
MOST_PLANNED = 4
MOST_TRIED = 5
AGREES = 0.7
AWAY_S = 1.5
LISTENS_S = 6.0
"""So long whoever asks the table for something waits for answers, at most."""


class Whims:
    """Those of the people at tables of one kind."""

    def __init__(self, kind: str, presser: Presser, rng: Random) -> None:
        self._kind = kind
        self._presser = presser
        self._rng = rng
        self._voted: set[tuple[str, str]] = set()

    def strike(self) -> bool:
        """Whether somebody has one now."""
        return self._rng.random() < OFTEN

    def weary(self) -> bool:
        """Whether somebody leaves for good now."""
        return self._rng.random() < SELDOM

    async def follow(self, person: Person, board: ShownMessage, panel: ShownMessage) -> ShownMessage | None:
        """Do one thing or another."""
        can = [self._look, self._type, self._ask_back]
        if controls(panel, "@undo") or controls(panel, "@redo"):
            can += [self._step_back] * 3
        if controls(panel, "@manage"):
            can.append(self._stand_up)
        if controls(panel, "@try"):
            can.append(self._try_out)
        return await self._rng.choice(can)(person, board, panel)

    async def while_waiting(self, person: Person, panel: ShownMessage) -> None:
        """Plan ahead, try out, or take back what was the last step, as long as others decide."""
        undo = controls(panel, "@undo")
        if undo and self._rng.random() < 0.5:
            await self._presser.press(person, panel, undo[0])
        elif controls(panel, "@try") and self._rng.random() < 0.3:
            await self._try_out(person, panel, panel)
        elif plans := controls(panel, "@plan"):
            planning = await self._presser.press(person, panel, plans[0])
            for _ in range(self._rng.randint(1, MOST_PLANNED)):
                if planning is not None:
                    planning = await self._plan(person, planning)

    async def _plan(self, person: Person, panel: ShownMessage) -> ShownMessage | None:
        """Press something where plans are made: the next list, another entry, or what takes one out."""
        pressed = [each for action in PLANNING for each in controls(panel, action)]
        menus = [item for item in panel.selects if (control := read(item["custom_id"])) and control.action in PLANNING]
        if menus and (not pressed or self._rng.random() < 0.8):
            menu = self._rng.choice(menus)
            return await self._presser.press(
                person, panel, menu["custom_id"], self._rng.choice(menu["options"])["value"]
            )
        return await self._presser.press(person, panel, self._rng.choice(pressed)) if pressed else None

    def question(self, person: Person, game_id: str) -> ShownMessage | None:
        """What the table is asked and this person has not answered."""
        for seen in reversed(list(person.seen.values())):
            asked = [] if seen.ephemeral else controls(seen, "@vote")
            control = read(asked[0]) if asked else None
            if control is not None and control.game_id == game_id and (person.id, seen.id) not in self._voted:
                return seen
        return None

    async def _try_out(self, person: Person, board: ShownMessage, panel: ShownMessage) -> None:
        """Go some steps ahead on an imagined copy, and perhaps make them a plan; the game goes on afresh."""
        seen = await self._presser.press(person, panel, controls(panel, "@try")[0])
        for _ in range(self._rng.randint(1, MOST_TRIED)):
            if seen is None or not (steps := _entries(seen, "@try")):
                break
            seen = await self._presser.press(person, seen, *self._rng.choice(steps))
        if seen is not None and (plans := controls(seen, "@tried")):
            await self._presser.press(person, seen, plans[0])

    async def vote(self, person: Person, game_id: str) -> None:
        """Say yes or no to whatever the table asks."""
        if (seen := self.question(person, game_id)) is not None:
            self._voted.add((person.id, seen.id))
            asked = controls(seen, "@vote")
            await self._presser.press(person, seen, asked[0] if self._rng.random() < AGREES else asked[-1])

    async def _step_back(self, person: Person, board: ShownMessage, panel: ShownMessage) -> ShownMessage | None:
        return await self._presser.press(person, panel, (controls(panel, "@undo") or controls(panel, "@redo"))[0])

    async def _ask_back(self, person: Person, board: ShownMessage, panel: ShownMessage) -> ShownMessage | None:
        asked = await self._presser.type(person, "undo", channel=board.channel_id)
        if asked is not None and (back := controls(asked, "@back")):
            await self._presser.press(person, asked, back[0])
            await asyncio.sleep(self._rng.uniform(0, LISTENS_S))  # whoever plays on at once takes the question back
        return None

    async def _stand_up(self, person: Person, board: ShownMessage, panel: ShownMessage) -> ShownMessage | None:
        """Leave the seat to a computer player, and come back to it."""
        left = await self._at_table(person, panel, "@away")
        await asyncio.sleep(self._rng.uniform(0, AWAY_S))
        if left is not None and (home := controls(left, "@home")):
            return await self._presser.press(person, left, home[0])
        return None  # whoever is still away comes back with *Play*

    async def leave(self, person: Person, panel: ShownMessage) -> bool:
        """Leave for good; whether that is known to have been done."""
        left = await self._at_table(person, panel, "@quit") if controls(panel, "@manage") else None
        return left is not None and not controls(left, "@quit")

    async def _at_table(self, person: Person, panel: ShownMessage, action: str) -> ShownMessage | None:
        """Do this at the table, which asks once more whether it is meant."""
        seen: ShownMessage | None = panel
        for action_now in ("@manage", action, action):
            if seen is None or not (offered := controls(seen, action_now)):
                return None
            seen = await self._presser.press(person, seen, offered[0])
        return seen

    async def _look(self, person: Person, board: ShownMessage, panel: ShownMessage) -> ShownMessage | None:
        await self._presser.type(person, *self._rng.choice(LOOKS), channel=board.channel_id)
        return panel

    async def _type(self, person: Person, board: ShownMessage, panel: ShownMessage) -> ShownMessage | None:
        """Type one of the choices on offer."""
        offered = [control for each in controls(panel, "") if (control := read(each)) is not None]
        game = registry()[self._kind]
        typed = [each for each in offered if any(verb_in(each.choice) == verb.name for verb in game.verbs)]
        if not typed:
            return panel
        control, words = self._rng.choice(typed), texts().words("en")
        values = arguments_in(control.choice)
        verb = next(verb for verb in game.verbs if verb.name == verb_in(control.choice))
        arguments = [words(f"{game.id}-argument-{each}") for each in verb.arguments]
        options = dict(zip(arguments, values, strict=False))
        path = (words(f"{game.id}-command"), words(f"{game.id}-verb-{verb.name}"))
        meant = Meant(game_id=control.game_id, choice=control.choice)
        return await self._presser.type(person, *path, channel=board.channel_id, meant=meant, **options)


def _entries(seen: ShownMessage, action: str) -> list[tuple[str, str]]:
    """Each button and each entry of a menu that leads there, as (custom id, value)."""
    menus = [item for item in seen.selects if (control := read(item["custom_id"])) and control.action == action]
    entries = [(item["custom_id"], option["value"]) for item in menus for option in item["options"]]
    return [*((custom_id, "") for custom_id in controls(seen, action)), *entries]
