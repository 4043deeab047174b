"""What can be planned ahead in Montego Bay: Lazy Jack, movement cards, and whole loads (section 13).
Decides no rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.engine import Ask, Coming, foreseen
from games.montego_bay.data import CAPACITY, JACK, ROOMS, RULES
from games.montego_bay.details import detail
from games.montego_bay.loading import LOAD, MOST, REMOVE, SPLIT, LoadBarrels, RemoveBarrels, ends_with_this_round
from games.montego_bay.steps import CARD, DONE, Cards, ChooseColor, Hire, PlaceJack, ThirdFigure

if TYPE_CHECKING:
    from games.montego_bay.table import Table


def plannable(table: Table, seat: int) -> dict[str, Ask | None]:
    """What may come next for a seat that owes nothing."""
    return foreseen(table, _coming(table, seat), detail) if not table.over else {}


def _coming(table: Table, seat: int) -> Iterator[Coming]:
    if table.phase == "setup":
        for step in reversed(table.stack):
            if isinstance(step, ChooseColor | ThirdFigure) and step.seat == seat:
                yield step, step.options(table)
    elif table.phase == "hire":
        if table.wants[seat]:  # perhaps he comes
            place = PlaceJack(seat)
            yield place, place.options(table)
        yield _cards(table, seat)
    elif table.phase == "cards" or _fetches(table, seat):
        yield from _loads(table, seat)
    elif table.phase == "load" and not ends_with_this_round(table):
        if table.coins[seat] >= RULES.jack_cost:
            hire = Hire(seat)
            yield hire, hire.options(table)
        yield _cards(table, seat)


def _cards(table: Table, seat: int) -> Coming:
    """M4.2: any card for each own figure; Jack's waits until he is there."""
    slots = CARD[: len(table.workers(seat))]
    return Cards(seat), [*(text for texts in slots for text in texts.values()), DONE]


def _fetches(table: Table, seat: int) -> bool:
    """Whether a figure of this seat has still to load or to take back what its room shows (M6.1)."""
    return any(_most_to_do(table, seat))


def _most_to_do(table: Table, seat: int) -> tuple[int, int]:
    """How many barrels a room of this seat's figures at most has to be loaded, and to be taken back: of those that
    still wait; any while cards are laid."""
    if table.phase == "cards":
        return MOST, MOST
    own = [each for each in table.queue if (table.hirer if each == JACK else table.owner[each]) == seat]
    rooms = [(each, ROOMS[table.rooms[table.at[each]]]) for each in own]
    broken = [room.broken for each, room in rooms if each != JACK]  # M6.6
    return max((room.barrels for _, room in rooms), default=0), max(broken, default=0)


def _loads(table: Table, seat: int) -> Iterator[Coming]:
    """M6.2, M6.4: barrels onto every ship that has room, and own ones back from it, as many as may come up. Ships are
    named, never piers."""
    load, back = _most_to_do(table, seat)
    whole, split, remove = list[str](), list[str](), list[str]()
    for pier, ship in enumerate(table.harbor):
        free, mine = CAPACITY[ship] - sum(table.holds[pier]), table.holds[pier][seat]
        most = min(free, load, table.supply[seat])
        whole += LOAD[ship][1 : most + 1]
        split += SPLIT[ship][1 : min(most + 1, free, load)]
        remove += REMOVE[ship][1 : min(mine, back) + 1]
    yield LoadBarrels(seat, load), whole
    yield LoadBarrels(seat, load), split
    yield RemoveBarrels(seat, back), remove
