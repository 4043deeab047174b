"""What a choice of Montego Bay would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Ask, Choice
from games.montego_bay import data, moving, places
from games.montego_bay.data import CAPACITY, FIGURES, JACK, ROOMS, RULES, SLOTS, VP
from games.montego_bay.ranking import ranks
from games.montego_bay.steps import figure_args

if TYPE_CHECKING:
    from games.montego_bay.table import Table


def detail(table: Table, step: Choice, choice: str) -> Ask | None:
    """The facts a player wants to see with `choice`; None if its name says it all."""
    verb, _, rest = choice.partition(":")
    first, _, number = rest.partition(":")
    if verb == "hire":
        return Ask("hire", {"left": table.coins[step.seat] - RULES.jack_cost})
    if verb == "place":
        figure = table.workers(step.seat)[SLOTS.index(first)]
        place = places.place_name(table.at[figure], table.spaces)
        return Ask("place", {"place": place, **figure_args(figure)})
    if verb == "card":
        return _card(table, step.seat, first, int(number))
    if verb in ("load", "split"):
        return _load(table, step.seat, data.SHIP_INDEX[first], int(number))
    if verb == "remove":
        mine = table.holds[table.harbor.index(data.SHIP_INDEX[first])][step.seat]
        return Ask("remove", {"mine": mine - int(number)})
    return None


def beside_cards(table: Table, seat: int) -> list[Ask]:
    """While cards are laid: who moves before whom, and which cards of the seat lie there already."""
    told = [Ask("order", {"order": [FIGURES[figure] for figure in table.tiles]})]
    laid = [table.picks[figure] for figure in table.workers(seat)]
    jack = table.picks[JACK] if table.hirer == seat else 0
    if any(laid) or jack:
        third = laid[2] if len(laid) > 2 else 0
        told.append(Ask("laid", {"big": laid[0], "small": laid[1], "third": third, "jack": jack}))
    return told


def _card(table: Table, seat: int, slot: str, card: int) -> Ask:
    """Where the card leads if nobody comes between, what lies there, and who stands there now."""
    figure = JACK if slot == "jack" else table.workers(seat)[SLOTS.index(slot)]
    place = places.landing(table.at[figure], card, table.spaces)
    room = ROOMS[table.rooms[place]]
    standing = moving.ring_of(table.at, table.spaces)[place]
    return Ask(
        "card" if standing == places.FREE else "card_occupied",
        {
            "slot": slot,
            "space": places.place_name(place, table.spaces),
            "barrels": room.barrels,
            "broken": 0 if figure == JACK else room.broken,  # M6.6
            "coins": room.coins,
            "goods": room.barrels + (0 if figure == JACK else room.broken),
            "by": FIGURES[standing] if standing != places.FREE else "",
        },
    )


def _load(table: Table, seat: int, ship: int, number: int) -> Ask:
    """The own barrels and the free slots afterwards, or the points if that fills the ship."""
    hold = table.holds[table.harbor.index(ship)][:]
    hold[seat] += number
    free = CAPACITY[ship] - sum(hold)
    if free:
        return Ask("load", {"mine": hold[seat], "free": free})
    return Ask("load_fills", {"points": ranks(hold, VP[table.seats][ship])[seat] + RULES.last_barrel_vp})
