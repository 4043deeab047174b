"""What a choice of Montego Bay would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from games.engine import Choice, Detail, Remark
from games.montego_bay import data, picks, places, small_print
from games.montego_bay.data import CAPACITY, FIGURES, JACK, ROOMS, RULES, SHIPS, SLOTS, VP, WORKERS
from games.montego_bay.forecast import forecast, known_before, moving_after
from games.montego_bay.loading import ends_with_this_round
from games.montego_bay.picks import PICKS
from games.montego_bay.ranking import ranks
from games.montego_bay.scoring import is_last_round
from games.montego_bay.steps import figure_args, other_third_figure

if TYPE_CHECKING:
    from games.montego_bay.table import Table


def detail(table: Table, step: Choice, choice: str) -> Detail | None:
    """The facts a player wants to see with `choice`; None if its name says it all."""
    match PICKS.read(choice):
        case picks.Figure(figure):
            other = other_third_figure(table, WORKERS.index(figure))
            return small_print.ThirdFigure(seats=[1 - step.seat], by=WORKERS[other])
        case picks.Hire():
            return small_print.Hire(left=table.coins[step.seat] - RULES.jack_cost)
        case picks.Place(worker):
            figure = table.workers(step.seat)[SLOTS.index(worker)]
            place = places.place_name(table.at[figure], table.spaces)
            return small_print.Place(place=place, **figure_args(figure))
        case picks.Card(worker, card):
            return _card(table, step.seat, worker, card)
        case picks.Load(ship, number) | picks.Split(ship, number):
            return _load(table, step.seat, data.SHIP_INDEX[ship], number)
        case picks.Remove(ship, number):
            mine = table.holds[table.harbor.index(data.SHIP_INDEX[ship])][step.seat]
            return small_print.Remove(mine=mine - number)
        case _:
            return None


def beside_cards(table: Table, seat: int) -> list[Remark]:
    """While cards are laid: who moves before whom, and which cards of the seat lie there already."""
    told: list[Remark] = [small_print.Order(order=[FIGURES[figure] for figure in table.movers])]
    laid = [table.picks[figure] for figure in table.workers(seat)]
    jack = table.picks[JACK] if table.hirer == seat else 0
    if any(laid) or jack:
        third = laid[2] if len(laid) > 2 else 0
        told.append(small_print.Laid(big=laid[0], small=laid[1], third=third, jack=jack))
    return told


def beside_loads(table: Table) -> list[Remark]:
    """While barrels are loaded: who loads how many after that, in this order."""
    following = [(figure, ROOMS[table.rooms[table.at[figure]]].barrels) for figure in reversed(table.queue)]
    loading = [(figure, barrels) for figure, barrels in following if barrels]
    return [
        small_print.LoadsNext(by=FIGURES[figure], barrels=barrels, first=int(not number))
        for number, (figure, barrels) in enumerate(loading)
    ]


def _card(table: Table, seat: int, slot: str, card: int) -> Detail:
    """Where the card leads, for sure or if nobody comes between, what lies there, and who stands there by then."""
    figure = JACK if slot == "jack" else table.workers(seat)[SLOTS.index(slot)]
    own = [*table.workers(seat), JACK] if table.hirer == seat else table.workers(seat)
    before = known_before(table.movers, figure, own, table.picks) if table.phase == "cards" else None
    after = moving_after(table.movers, figure) if table.phase == "cards" else ()
    at = table.at if table.phase != "load" else [*table.at[:JACK], places.ASIDE]  # M8.3: that is next round
    seen = forecast(at, table.spaces, figure, card, before=before, after=after, walk_on=table.walk_on)
    landing = places.place_name(seen.landing, table.spaces)
    stays = partial(small_print.CardStays, landing=landing, as_it_stands=int(not seen.sure))
    if seen.end < 0:
        tavern = places.place_name(seen.end, table.spaces)
        return stays(slot=slot, space=tavern, barrels=0, broken=0, coins=0, goods=0, by="")
    room = ROOMS[table.rooms[seen.end]]
    standing = seen.standing if seen.end == seen.landing else places.FREE
    broken = 0 if figure == JACK else room.broken  # M6.6
    if seen.end != seen.landing:
        back = partial(small_print.CardSetBack, landing=landing, as_it_stands=int(not seen.sure))
        said = stays if seen.end == table.at[figure] else back
    else:
        said = small_print.Card if standing == places.FREE else small_print.CardOccupied
    return said(
        slot=slot,
        space=places.place_name(seen.end, table.spaces),
        barrels=room.barrels,
        broken=broken,
        coins=room.coins,
        goods=room.barrels + broken,
        by=FIGURES[standing] if standing != places.FREE else "",
    )


def _load(table: Table, seat: int, ship: int, number: int) -> Detail:
    """The own barrels and the free slots afterwards, and what the ship brings if it then casts off; or the points if
    that fills it."""
    pier = table.harbor.index(ship)
    hold = table.holds[pier][:]
    hold[seat] += number
    free, points = CAPACITY[ship] - sum(hold), ranks(hold, VP[table.seats][ship])[seat]
    was_certain = ends_with_this_round(table)
    if free:
        if pier == 0 and not was_certain:
            return small_print.LoadSails(mine=hold[seat], free=free, points=points)
        if was_certain:
            return small_print.Load(mine=hold[seat], free=free, points=points, last=1)
        return small_print.Load(mine=hold[seat], free=free)
    to_come, in_harbor = len(table.first_stack) + len(table.second_stack), len(table.harbor)
    ends = is_last_round(to_come, in_harbor - 1)  # if any is to come, it isn't
    moves_up = SHIPS[table.harbor[1]] if pier == 0 and not ends and in_harbor > 1 else ""
    points += RULES.last_barrel_vp
    return small_print.LoadFills(
        points=points, last=int(ends and not was_certain), moves_up=int(moves_up != ""), next_ship=moves_up
    )
