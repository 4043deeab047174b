"""A moment at which somebody waits for their draft of Fleet, and what they press where plans are made."""

from __future__ import annotations

from bot.ledger.loaded import Loaded
from bot.ledger.plan import Meaning, Wish, entries
from bot.plans.plans import Place
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from games.fleet_dice.steps import Draft as Draw
from tests.conversations.house import House
from tests.conversations.plans.planning import before_a_draft, finish_draft, loaded_of, play


async def after(person: Person, panel: ShownMessage, entry: int) -> ShownMessage:
    """The list of what comes after this entry of the list that is shown."""
    (menu,) = [item for item in panel.selects if "@plan" in item["custom_id"]]
    return await (await person.select(panel, menu["custom_id"], [str(entry)])).reply()


async def press(person: Person, panel: ShownMessage, action: str) -> ShownMessage:
    return await (await person.press(panel, controls(panel, action)[0])).reply()


async def moves_of(house: House, table: Table, seat: int) -> list[str]:
    return [move.choice for move in await house.store.games.moves(table.game_id) if move.seat == seat]


async def wishes_of(house: House, table: Table, seat: int) -> list[tuple[tuple[int, ...], str]]:
    plan = (await loaded_of(house, table)).saved.course.plans.get(seat)
    return [(path, wish.choice) for path, wish in entries(plan.wishes)] if plan is not None else []


class Draft:
    """Somebody waits for their draft of Fleet: who, where, and the dice that are there."""

    def __init__(self, house: House, table: Table, mover: Person, waits: Person, loaded: Loaded) -> None:
        self.house, self.table, self.mover, self.waits = house, table, mover, waits
        self.other, mine = loaded.waiting()[0], loaded.seat_of(int(waits.id))
        assert mine is not None
        self.mine = mine
        self.dice = [f"die:{face}" for face in loaded.table.pool]

    @classmethod
    async def open(cls, house: House, *names: str) -> Draft:
        table, mover, waits = await before_a_draft(house, *names)
        return cls(house, table, mover, waits, await loaded_of(house, table))

    @classmethod
    async def of_three(cls, house: House) -> Draft:
        """The same where somebody drafts after whoever waits, and so between their two next decisions."""
        table, people = await house.game("Anna", "Carla", "Emil")
        while True:
            loaded = await loaded_of(house, table)
            drafts = [step.seat for step in loaded.table.stack if isinstance(step, Draw)]
            if len(drafts) == 3 and len(set(drafts)) == 3 and len(set(loaded.table.pool)) == len(loaded.table.pool):
                break
            await play(house, table, loaded.waiting()[0], loaded.game.suggestion(loaded.table, loaded.waiting()[0]))
        mover, waits = (_at(loaded, people, seat) for seat in (drafts[-1], drafts[-2]))
        return cls(house, table, mover, waits, loaded)

    async def put(self, *wishes: Wish) -> None:
        await self.house.parts.plans.put(self.table.game_id, int(self.waits.id), Place(), wishes)

    async def wish(self, *choices: str) -> Wish:
        """One after the other, each with the small print that it has now."""
        loaded = await loaded_of(self.house, self.table)
        can, found = loaded.game.plannable(loaded.table, self.mine), tuple[Wish, ...]()
        for choice in reversed(choices):
            found = (Wish(choice, Meaning.of(can.get(choice)), found),)
        return found[0]

    async def other_drafts(self, die: str = "") -> None:
        await finish_draft(self.house, self.table, self.other, die or self.dice[0])


def _at(loaded: Loaded, people: list[Person], seat: int) -> Person:
    return next(person for person in people if loaded.seat_of(int(person.id)) == seat)


async def unrated(house: House) -> Draft:
    """The same at a table that does not count."""
    table, people = await house.game("Anna", "Carla", rated="no")
    while True:
        loaded = await loaded_of(house, table)
        waiting = loaded.waiting()
        if len(waiting) == 1 and any(
            choice.startswith("die:") for choice in loaded.game.plannable(loaded.table, 1 - waiting[0])
        ):
            break
        await play(house, table, waiting[0], loaded.game.suggestion(loaded.table, waiting[0]))
    mover = await house.mover(table, people)
    return Draft(house, table, mover, next(person for person in people if person is not mover), loaded)
