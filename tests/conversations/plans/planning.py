"""Planning ahead in conversations: moments at which somebody waits for a draft of Fleet, and what the others read."""

from __future__ import annotations

import json
import re
from typing import Any

from bot.ledger.loaded import Loaded
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from games.fleet_dice.steps import Draft, UseDie
from tests.conversations.house import House


async def loaded_of(house: House, table: Table) -> Loaded:
    return await house.ledger.load(table.game_id)


async def play(house: House, table: Table, seat: int, choice: str) -> None:
    """A choice typed by whoever sits there, and what is said of it: what nobody was told yet, the next board tells."""
    person = (await loaded_of(house, table)).seats[seat].person_id
    assert person is not None
    await house.parts.deciding.decide(table.game_id, person, choice, revision=None, interaction_id=None)
    await house.delivered(table)


async def before_a_draft(house: House, *names: str) -> tuple[Table, Person, Person]:
    """A game of two in which one is about to draft and the other will after that; no die is there twice."""
    table, people = await house.game(*(names or ("Anna", "Ben")))
    while True:
        loaded = await loaded_of(house, table)
        waiting = loaded.waiting()
        drafts = [step.seat for step in loaded.table.stack if isinstance(step, Draft)]
        pool = loaded.table.pool
        if len(waiting) == 1 and drafts == [1 - waiting[0], waiting[0]] and len(set(pool)) == len(pool):
            break
        await play(house, table, waiting[0], loaded.game.suggestion(loaded.table, waiting[0]))
    mover = await house.mover(table, people)
    return table, mover, next(person for person in people if person is not mover)


async def finish_draft(house: House, table: Table, seat: int, die: str) -> None:
    """Draft this die and use it for a coin."""
    await play(house, table, seat, die)
    loaded = await loaded_of(house, table)
    while seat in loaded.waiting() and isinstance(loaded.game.step(loaded.table, seat), UseDie):
        await play(house, table, seat, "use:coin")
        loaded = await loaded_of(house, table)


async def plan_panel(house: House, table: Table, person: Person) -> ShownMessage:
    """The panel where plans are made, by the button in the private panel."""
    panel = await house.panel(table, person)
    return await (await person.press(panel, controls(panel, "@plan")[0])).reply()


async def pick(person: Person, panel: ShownMessage, choice: str) -> ShownMessage:
    """Add a choice to the plan."""
    for item in panel.selects:
        if choice in [option["value"] for option in item["options"]]:
            return await (await person.select(panel, item["custom_id"], [choice])).reply()
    raise AssertionError(f"{choice} is not offered")


async def plan(house: House, table: Table, person: Person, *choices: str) -> ShownMessage:
    """Plan these choices; the panel as it then is."""
    panel = await plan_panel(house, table, person)
    for choice in choices:
        panel = await pick(person, panel, choice)
    return panel


async def public(house: House, table: Table, reader: Person) -> list[str]:
    """Every message in the game's thread: to the byte, but for ids, times, addresses, who has which seat, and the
    numbers of boards, which each game draws by lot."""
    loaded, thread = await loaded_of(house, table), await house.thread(table)
    shown = sorted(await reader.messages(thread, limit=100), key=lambda seen: int(seen.id))
    return [_plain(loaded, seen.raw) for seen in shown if not seen.ephemeral]


def _plain(loaded: Loaded, wire: dict[str, Any]) -> str:
    mentioned = sorted(user["id"] for user in wire["mentions"])
    kept = json.dumps([wire["content"], wire["components"], mentioned], sort_keys=True).replace(loaded.id, "GAME")
    for seat in loaded.seats:
        kept = kept.replace(str(seat.person_id), f"PERSON{seat.seat}").replace(loaded.names[seat.seat], f"N{seat.seat}")
    kept = re.sub(r"<t:\d+:", "<t:T:", kept)
    kept = re.sub(r"q:GAME:\d+:", "q:GAME:N:", kept)
    return re.sub(r'"(url|proxy_url|attachment_id|id)": ("[^"]*"|\d+)', r'"\1": ""', kept)
