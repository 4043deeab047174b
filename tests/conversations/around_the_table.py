"""What people do at a table besides playing, for conversations about it: the panel behind /table, what others read."""

from __future__ import annotations

from typing import Any

from bot.gateway.controls import control
from bot.ledger.loaded import Loaded
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, Seen
from db.records import SeatRow
from tests.conversations.house import House, forged


async def table_panel(table: Table, person: Person) -> Seen:
    """The private panel behind /table."""
    return await (await person.command("table", game=table.game_id)).reply()


async def do(table: Table, person: Person, action: str) -> Seen:
    """Press a button of the panel (`@quit.yes` is asked once more first); what it becomes."""
    panel = await table_panel(table, person)
    name, _, sure = action.partition(".")
    found = [custom_id for custom_id in controls(panel, name) if custom_id.endswith(action.removesuffix(".yes"))]
    panel = await (await person.press(panel, found[0])).reply()
    if sure == "yes":
        panel = await (await person.press(panel, controls(panel, name)[0])).reply()
    return panel


async def offer(table: Table, person: Person, seat: int, to: str) -> Seen:
    """Pick somebody (an id) in the menu for a seat."""
    panel = await table_panel(table, person)
    return await (await person.select(panel, control(table.game_id, 0, f"@replace.{seat}"), [to])).reply()


async def forge(table: Table, person: Person, action: str, values: list[str] | None = None, **more: Any) -> Seen:
    """Press what the person's panel does not have."""
    panel = await table_panel(table, person)
    return await (await forged(person, panel, control(table.game_id, 0, action), values, **more)).reply()


async def forge_offer(table: Table, person: Person, action: str, to: Person) -> Seen:
    """Pick somebody in a menu of people that the person's panel does not have."""
    return await forge(table, person, action, [to.id], component_type=5, resolved={"users": {to.id: to.me}})


async def told(person: Person, words: str) -> Seen:
    """The newest message besides boards that everybody can read with these words."""

    def fits(seen: Seen) -> bool:
        return not seen.ephemeral and words in seen.text and not controls(seen, "@play")

    return await person.wait_for(fits)


def invitation(table: Table, person: Person) -> Seen | None:
    """The newest invitation to a seat that mentions this person."""
    fitting = (seen for seen in reversed(person.seen.values()) if controls(seen, "@accept") and seen.pings)
    return next((seen for seen in fitting if f":{table.game_id}:" in controls(seen, "@accept")[0]), None)


async def answer(table: Table, person: Person, action: str, *, after: str = "0") -> Seen:
    """Accept or decline the newest invitation (`after` a message); what the person sees then."""

    def newest() -> Seen | None:
        found = invitation(table, person)
        return found if found is not None and int(found.id) > int(after) else None

    seen = await person.wait_until(newest)
    return await (await person.press(seen, controls(seen, action)[0])).reply()


async def loaded_of(house: House, table: Table) -> Loaded:
    return await house.client.manager.load(table.game_id)


async def seat_number(house: House, table: Table, person: Person) -> int:
    seat = (await loaded_of(house, table)).seat_of(int(person.id))
    assert seat is not None
    return seat


async def seat_row(house: House, table: Table, person: Person) -> SeatRow:
    return (await loaded_of(house, table)).seats[await seat_number(house, table, person)]


def notices(person: Person, since: int) -> list[Seen]:
    """Messages that call the person, newer than message `since`."""
    return [seen for seen in person.seen.values() if seen.pings and int(seen.id) > since]
