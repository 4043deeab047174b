"""What a choice of Captains of the Gulf would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from games.captains_gulf import (
    adding,
    bonus,
    data,
    drawing,
    fishing,
    phases,
    picks,
    round_cards,
    sailing,
    scoring,
    selling,
    small_print,
    trading,
    upkeep,
    wheel,
)
from games.captains_gulf.bundles import NONE, hauls, tiles, wild_needed
from games.captains_gulf.data import (
    ALL_KINDS,
    CARD_INDEX,
    FIRST_PORT,
    KINDS,
    PLACE_INDEX,
    PLACES,
    PORTS,
    ROW_NAMES,
    SPACES,
)
from games.captains_gulf.money import loans_for
from games.captains_gulf.picks import PICKS
from games.engine import Choice, Detail, Pick, Remark

if TYPE_CHECKING:
    from games.captains_gulf.table import Table


def detail(table: Table, step: Choice, choice: str) -> Detail | None:
    """The facts a player wants to see with `choice`; None if its name says it all."""
    asked = PICKS.read(choice)
    describe = DETAILS.get(type(asked))
    return describe(table, step, asked) if describe is not None else None


# -- on the wheel and on the gulf ---------------------------------------------------------------------------------


def _go(table: Table, step: Choice, go: picks.Go) -> Detail:
    """What the move costs, whether it ends the round, and what is in the way of the action there."""
    seat, space = step.seat, SPACES.index(go.space)
    captain = table.captains[seat]
    number, cost = wheel.wheel_move(table.card, captain, space)
    crosses = captain.wheel >= 0 and captain.wheel + number >= len(SPACES)
    ends = int(crosses and (table.timer + 1) % table.seats == 0)
    if table.round == data.ROUNDS:  # the game with it
        ends *= 2
    pays, gets = bill(table, seat) if ends and space != data.SHIPYARD else (0, 0)
    loans = loans_for(captain, cost + pays) if pays and space != data.MARKET else 0
    why = in_vain(table, seat, space)
    towed = not why and _only_sails(table, seat, space) and _must_be_towed(table, seat)
    if ends and table.card == data.COAST_GUARD and (why or space != data.MARKET) and not towed:
        due = _inspection_due(table, seat, cost, refuels=space == data.FUEL_DOCK and not why)
        if due.loans and due.kept:
            if why:
                return small_print.GoInVainInspected(cost, int(crosses), ends, why, *due)
            return small_print.GoInspected(cost, int(crosses), ends, *due, *_refueling(table, seat, space))
        if due.loans:
            pays, loans = due.pays, due.loans
    if not why:
        if towed and (least := _least_loans(table, seat, cost)):
            return small_print.GoTowed(cost=cost, crosses=int(crosses), ends=ends, loans=least)
        if (pays or gets) and not towed:
            return small_print.GoBill(cost, int(crosses), ends, pays, gets, loans, *_refueling(table, seat, space))
        return small_print.Go(cost, int(crosses), ends, int(towed), *_refueling(table, seat, space))
    if pays or gets:
        return small_print.GoInVainBill(cost, int(crosses), ends, why, pays, gets, loans)
    return small_print.GoInVain(cost=cost, crosses=int(crosses), ends=ends, why=why)


def _refueling(table: Table, seat: int, space: int) -> tuple[int, int, int]:
    """What the Fuel Dock brings: the fuel there is and that of the tank, unless it is full, and what a Fuel Engineer
    earns."""
    captain = table.captains[seat]
    if space != data.FUEL_DOCK:
        return 0, 0, 0
    fuel, tank = (captain.fuel, captain.tank) if captain.fuel < captain.tank else (0, 0)
    return fuel, tank, captain.engineer(data.FUEL_ENGINEER)


def bill(table: Table, seat: int) -> tuple[int, int]:
    """CG13.2: what the round card would take from a player if the round ended now, and what it would bring. Of what the
    Coast Guard takes nothing is certain (CG14.5)."""
    if table.card < 0 or table.card == data.COAST_GUARD or data.ROWS.round_card[table.card].timing != "reset":
        return 0, 0
    money = round_cards.card_money(table.card, table.captains[seat])
    return max(0, -money), max(0, money)


class _Due(NamedTuple):
    """What the Coast Guard takes of whoever pays with money alone, and the loans for that. Who keeps so much fuel may
    pay with it instead; 0 if nobody can. That takes the loans of `either`."""

    pays: int
    loans: int
    kept: int
    either: int


def _inspection_due(table: Table, seat: int, cost: int, *, refuels: bool) -> _Due:
    """CG14.5: the inspection as money and fuel stand once the move on the wheel is paid, with a full tank if the boat
    `refuels` there."""
    captain, fuel = table.captains[seat], data.ROWS.round_card[data.COAST_GUARD].fuel
    earned = captain.engineer(data.FUEL_ENGINEER) if refuels else 0
    by_money, by_fuel = (round_cards.inspection_cost(captain, with_fuel) for with_fuel in (False, True))
    with_money, with_fuel = (loans_for(captain, cost - earned + price) for price in (by_money, by_fuel))
    if (captain.tank if refuels else captain.fuel) < fuel:
        return _Due(by_money, with_money, 0, 0)
    return _Due(by_money, with_money, fuel, with_fuel)


def round_ending(table: Table, seat: int) -> list[Remark]:
    """CG13.2, CG14.5: at the end of the turn with which the round ends, the loans that its card takes as the money
    stands: a bonus action may still earn some."""
    if not table.crossed or table.timer:
        return []
    captain = table.captains[seat]
    if table.card == data.COAST_GUARD:
        due = _inspection_due(table, seat, 0, refuels=False)
    else:
        pays, _ = bill(table, seat)
        due = _Due(pays, loans_for(captain, pays) if pays else 0, 0, 0)
    return [small_print.RoundEnding(data.ROUND_CARDS[table.card], *due)] if due.loans else []


def round_card(table: Table, seat: int) -> small_print.RoundCard:
    """What the active round card does, and to this player."""
    pays, gets = bill(table, seat)
    return small_print.RoundCard(data.ROUND_CARDS[table.card], pays, gets, int(table.round == data.ROUNDS))


def first_card(table: Table, step: trading.Shipyard) -> small_print.FirstCard:
    """CG5.E: what has been chosen where a second card is asked for."""
    item = adding.item_of(step.first, step.section)
    return small_print.FirstCard(data.CARDS[step.first], item, step.first_price(table))


def why_discard(table: Table, step: upkeep.DropCards) -> list[Remark]:
    """CG3.9: what a discard is for. A step knows how many cards must go, not after what: two go after the Radar alone,
    and nothing of a turn without a bonus action is the Radar's."""
    hand, found = len(table.captains[step.seat].hand), list[Remark]()
    if step.forced:
        radar = step.forced == data.RULES.radar_discard > 1
        why = "radar" if radar else "either" if table.marked else "reward"
        found.append(small_print.MustDiscard(why=why, number=step.forced))
    if hand - data.SETUP.hand_size > step.forced:
        found.append(small_print.HandLimit(cards=hand))
    return found


def _only_sails(table: Table, seat: int, space: int) -> bool:
    """CG5.C, CG5.D: whether all that can be done there is to sail to a port."""
    return space == data.SAIL_TO_PORT or (space == data.FISH_OR_SAIL and not fishing.targets(table, seat))


def _must_be_towed(table: Table, seat: int) -> bool:
    """Whether there is too little fuel for a sail to any port (CG7.5)."""
    captain = table.captains[seat]
    return all(sailing.sail_fuel(table.card, captain, place) > captain.fuel for place in range(FIRST_PORT, len(PLACES)))


def _least_loans(table: Table, seat: int, cost: int) -> int:
    """How many loans it takes to be towed to the cheapest port, once the move on the wheel is paid (CG7.6)."""
    captain = table.captains[seat]
    ports = range(FIRST_PORT, len(PLACES))
    price = min(sailing.towing(captain, sailing.sail_fuel(table.card, captain, place)) for place in ports)
    return loans_for(captain, cost + price)


def given_up(table: Table, step: Choice | None, options: Sequence[str]) -> list[str]:
    """Those of the options with which the turn brings no main action, or one that changes nothing, though another could
    be carried out (CG3.4, CG5); the end of the turn while a bonus action could still be taken (CG3.5); and what takes
    more loans than another one (CG12)."""
    if isinstance(step, phases.Turn):
        moves = [each for each in options if each in wheel.GO]
        vain = [each for each in moves if in_vain(table, step.seat, wheel.GO.index(each))]
        owing = _may_owe(table, step.seat)
        return [*vain, *(_in_more_debt(table, step, [each for each in moves if each not in vain]) if owing else ())]
    if isinstance(step, phases.After):
        worth_it = set(bonus.BONUS).difference(too_late(table, options))
        return [phases.END] if not worth_it.isdisjoint(options) else []
    declining = [each for each in options if each == upkeep.DECLINE]
    if step is None or declining == options:
        return declining
    return [*declining, *_in_more_debt(table, step, [each for each in options if each not in declining])]


def too_late(table: Table, options: Sequence[str]) -> list[str]:
    """Those of the options at the end of a turn that bring nothing but cards and bonus tiles, where the game ends with
    it: nobody plays those any more (CG15)."""
    ends = phases.END in options and phases.ends_round(table) and table.round == data.ROUNDS
    return [each for each in options if each == bonus.BONUS[data.RADAR]] if ends else []


def _may_owe(table: Table, seat: int) -> bool:
    """Whether a move on the wheel may take a loan: a round card must be paid, or a sail to any port be a tow."""
    return bill(table, seat)[0] > 0 or (not table.captains[seat].in_port and _must_be_towed(table, seat))


def _in_more_debt(table: Table, step: Choice, options: Sequence[str]) -> list[str]:
    """CG7.6, CG12, CG15.4: those of the options that take more loans than another one; each loan costs more than it
    brings, and what is not repaid costs points."""
    loans = {each: _loans(table, step, each) for each in options}
    least = min(loans.values(), default=0)
    return [each for each, taken in loans.items() if taken > least]


def _loans(table: Table, step: Choice, choice: str) -> int:
    """How many loans a choice takes."""
    if not isinstance(PICKS.read(choice), picks.Go | picks.Sail | picks.Inspection):  # nothing else ever takes any
        return 0
    return getattr(detail(table, step, choice), "loans", 0)


def no_better(table: Table, step: Choice | None, options: Sequence[str]) -> list[str]:
    """Those of the options that buy no more fuel than a cheaper one, as the rest finds no room (CG6.9)."""
    if not isinstance(step, upkeep.BuyFuel):
        return []
    captain = table.captains[step.seat]
    room, bought = captain.tank - captain.fuel, [data.FUEL_AMOUNT[upkeep.BUY.index(each)] for each in options]
    return [each for each, fuel in zip(options, bought, strict=True) if any(room <= less < fuel for less in bought)]


def into_debt(table: Table, step: Choice | None, options: Sequence[str]) -> list[str]:
    """Those of the options that take a loan (CG7.6)."""
    return [each for each in options if step is not None and _loans(table, step, each)]


def in_vain(table: Table, seat: int, space: int) -> small_print.Why | Literal[""]:
    """Why the action of a wheel space could not be carried out now, or would change nothing; empty if it could."""
    captain = table.captains[seat]
    if space in (data.FUEL_DOCK, data.SHIPYARD, data.MARKET) and not captain.in_port:
        return "at_sea"
    if space == data.SHIPYARD:  # CG4.6: the move is paid first
        left = captain.money - wheel.wheel_move(table.card, captain, space)[1]
        return "" if adding.offers(table, seat, data.ALL_SECTIONS, left) else "no_card"
    if space == data.FUEL_DOCK:  # a bonus action that it would allow afterwards could be taken before as well (CG3.3)
        full = captain.fuel >= captain.tank and not captain.engineer(data.FUEL_ENGINEER)
        return "full" if full else ""
    if len(phases.main_step(space, seat).options(table)) > 1:
        return ""
    if space == data.SAIL_TO_PORT:
        return "in_port"
    if space == data.MARKET:
        return "nothing_aboard"
    if captain.free_boxes() <= 0:
        return "no_box"
    if fishing.within_reach(table, seat):
        return "no_bait"
    room = captain.room()
    if not any(room[kind] > 0 for kind in KINDS):
        return "licenses_full"
    return "no_fuel" if any(room[kind] > 0 and any(table.sea[kind]) for kind in KINDS) else "no_catch"


def _fish(table: Table, step: Choice, fish: picks.Fish) -> Detail:
    """Fuel, what swims there, and how much of it can be caught at once."""
    hex_ = PLACE_INDEX[fish.hex]
    fuel = sailing.fishing_fuel(table.card, table.captains[step.seat], hex_)
    shrimp, oyster, crab = (row[hex_] for row in table.sea)
    most, boosted = (most_at_once(table, step.seat, hex_, wild) for wild in (0, table.captains[step.seat].tiles))
    if boosted > most:
        return small_print.FishWithTiles(fuel, shrimp, oyster, crab, most, boosted)
    return small_print.Fish(fuel=fuel, shrimp=shrimp, oyster=oyster, crab=crab, most=most)


def most_at_once(table: Table, seat: int, hex_: int, wild: int) -> int:
    """Tiles the best single card of the hand would bring from a hex, with so many of its icons made wild."""
    captain = table.captains[seat]
    room, free = fishing.limits(table, seat, hex_, ALL_KINDS), captain.free_boxes()
    found = (hauls(room, free, fishing.icons_of((card,)), min(free, wild)) for card in captain.hand)
    return max((len(haul) for each in found for haul in each), default=0)


def _other(table: Table, step: Choice, other: picks.Other) -> Detail:
    """What is possible besides one card and the most it brings."""
    assert isinstance(step, fishing.Catch)
    captain = table.captains[step.seat]
    less = captain.tiles > 0 or most_at_once(table, step.seat, step.hex, 0) > 1
    more = len(captain.hand) > 1 and fishing.allowed_types(table, step.seat, data.RULES.fishing_cards + 1)
    return small_print.Other(more=int(bool(more)), tiles=captain.tiles, less=int(less))


def more_cards(table: Table, seat: int) -> list[small_print.MoreCards]:
    """CG11.7, CG14.15: that more than one card may be played, and for what."""
    free = data.RULES.fishing_cards
    if len(table.captains[seat].hand) <= free:
        return []
    while fishing.allowed_types(table, seat, free + 1) == ALL_KINDS:
        free += 1
    types = fishing.allowed_types(table, seat, free + 1)
    kinds = [data.SEAFOOD[kind] for kind in KINDS if types >> kind & 1]
    more = free > data.RULES.fishing_cards or kinds
    return [small_print.MoreCards(free, len(kinds), kinds)] if more else []


def _row(table: Table, step: Choice, row: picks.Row) -> Detail:
    """How many hexes one chooses among next."""
    return small_print.Row(hexes=ROW_NAMES.count(row.row))


def _sail(table: Table, step: Choice, sail: picks.Sail) -> Detail:
    """The fuel to a port; where there is not enough of it, what being towed costs."""
    captain, discount = table.captains[step.seat], step.discount if isinstance(step, upkeep.Sail) else 0
    fuel = sailing.sail_fuel(table.card, captain, PLACE_INDEX[sail.port], discount)
    if fuel <= captain.fuel:
        return small_print.Sail(fuel=fuel)
    price = sailing.towing(captain, fuel)
    return small_print.Towed(fuel=captain.fuel, money=price, loans=loans_for(captain, price))


def _take(table: Table, step: Choice, take: picks.Take) -> Detail | None:
    """The bonus tiles that must stand for icons the cards lack."""
    if not isinstance(step, fishing.Play):
        return None
    wild = wild_needed(tiles(take.haul), fishing.icons_of(step.cards))
    return small_print.Take(tiles=wild) if wild else None


# -- in port, and bonus actions -----------------------------------------------------------------------------------


def _bonus(table: Table, step: Choice, bonus: picks.Bonus) -> Detail:
    """What a bonus action does or brings. One that draws may draw more or fewer cards (CG10.8, CG14.8)."""
    captain, action = table.captains[step.seat], bonus.action
    rules, index = data.RULES, data.BONUS_ACTIONS.index(action)
    money, number = {
        data.PRINTER: (rules.printer_surcharge, drawing.drawn(table, rules.printer_draw)),
        data.RADAR: (0, drawing.drawn(table, rules.radar_draw)),
        data.DAY_LABORER: (rules.day_laborer_money, 0),
        data.IMPROVEMENT: (
            rules.dockside_improvement_surcharge,
            drawing.drawn(table, rules.dockside_improvement_draw),
        ),
        data.DOCKSIDE_MARKET: (0, captain.dockside_limit()),
        data.BONUS_ENGINE: (0, rules.engine_sail_fuel_discount),
        data.BONUS_GALLEY: (rules.galley_cost, sum(captain.hold[: len(KINDS)])),
    }.get(index, (captain.money + captain.engineer(data.FUEL_ENGINEER), captain.fuel))
    drop = rules.radar_discard if index == data.RADAR else 0
    return small_print.Bonus(action, money, number, int(data.GIVES_TILE[index]), drop)


def _add(table: Table, step: Choice, asked: picks.Crew | picks.Upgrade) -> Detail | None:
    """What a section of a card costs now."""
    found = adding.added(asked.text)
    if found is None:
        return None
    second = isinstance(step, trading.Shipyard) and step.first != trading.NO_CARD
    return (small_print.AddSecond if second else small_print.Add)(money=_cost(table, step, *found))


def _add_license(table: Table, step: Choice, asked: picks.License) -> Detail | None:
    """What a license costs now, and what else its card could be: two of a type differ in nothing else."""
    found = adding.added(asked.text)
    if found is None:
        return None
    card = _card_of(found[0])
    return small_print.AddLicense(_cost(table, step, *found), card.crew, card.upgrade, card.bait)


def _cost(table: Table, step: Choice, card: int, section: int) -> int:
    captain = table.captains[step.seat]
    if isinstance(step, phases.FirstLicense):
        return data.LICENSE_COST[card]
    cost = adding.price(table.card, captain, card, section)
    if isinstance(step, trading.AddCard):
        cost += step.surcharge()
    elif isinstance(step, trading.Shipyard) and step.first != trading.NO_CARD:
        cost += data.RULES.second_card_surcharge
    return cost


def _sell(table: Table, step: Choice, sell: picks.Sell) -> Detail:
    """What the tiles bring, how far the disc may go, and without a bonus tile the rewards on the way there, and what
    the space it reaches is worth more at the end."""
    captain = table.captains[step.seat]
    raw, cooked = tiles(sell.raw), tiles(sell.cooked)
    money = selling.proceeds(table, captain.at - FIRST_PORT, raw, cooked, table.card)
    steps, here = selling.steps(captain, raw, cooked, table.card, False), captain.at - FIRST_PORT
    space = selling.target(table, step.seat, here, steps)
    found = _rewards(table, step.seat, here, space)
    end = sum(_worth_more(captain.tracks, here, space))
    return small_print.Sell(money, steps, found["fuel"], found["money"], found["card"], end)


def _worth_more(tracks: list[int], port: int, space: int) -> tuple[int, int, int]:
    """CG15.3: how much more stars, last spaces and light spaces bring at the end with the disc of a port on a space."""
    reached = [space if each == port else at for each, at in enumerate(tracks)]
    stars, last, light = scoring.track_points(reached)
    stars_before, last_before, light_before = scoring.track_points(tracks)
    return stars - stars_before, last - last_before, light - light_before


def _rewards(table: Table, seat: int, port: int, space: int) -> dict[str, int]:
    """CG9.4: what reward tiles bring on a disc's way to this space, by their kind; only fuel that there is room for."""
    captain, found = table.captains[seat], {"fuel": 0, "money": 0, "card": 0}
    for tile in selling.rewards_between(table, port, captain.tracks[port], space):
        found[data.ROWS.reward_tile[tile].kind] += data.ROWS.reward_tile[tile].amount
    return {**found, "fuel": min(found["fuel"], captain.tank - captain.fuel)}


def _advance(table: Table, step: Choice, asked: picks.Advance | picks.Boost) -> Detail | None:
    """Where the disc of a port stands and where it goes, with a bonus tile or without."""
    if not isinstance(step, trading.Advance):
        return None
    captain, port = table.captains[step.seat], PORTS.index(asked.port)
    space = selling.target(table, step.seat, port, step.boosted if isinstance(asked, picks.Boost) else step.plain)
    money = data.RULES.delivery_truck_cost if port != captain.at - FIRST_PORT else 0
    start = captain.tracks[port]
    stars, last, light = _worth_more(captain.tracks, port, space)
    star, star_before = scoring.star_reached(space), scoring.star_reached(start)
    worth = max(0, stars) if star != star_before else 0
    found = _rewards(table, step.seat, port, space)
    if not (worth or last > 0 or light or any(found.values())):
        return small_print.Advance(start=start, space=space, money=money)
    instead = data.STARS[star_before].id if worth and star_before >= 0 else NONE
    return small_print.AdvanceFor(
        start, space, money, found["fuel"], found["money"], found["card"], data.STARS[star].id if worth else "", worth,
        last, int(light > 0), stars + last + light, instead,
    )  # fmt: skip


def _buy(table: Table, step: Choice, buy: picks.Buy) -> Detail:
    """A package of fuel: its price, and how much of it the tank takes."""
    captain, package = table.captains[step.seat], data.FUEL_AMOUNT.index(buy.fuel)
    gained = min(data.FUEL_AMOUNT[package], captain.tank - captain.fuel)
    return small_print.Buy(money=data.FUEL_PRICE[package], fuel=gained)


# -- cards and money ----------------------------------------------------------------------------------------------


def _inspection(table: Table, step: Choice, asked: picks.Inspection) -> Detail:
    """What the Coast Guard takes, and the loans that takes."""
    captain, with_fuel = table.captains[step.seat], asked.text == round_cards.WITH_FUEL
    fuel = data.ROWS.round_card[data.COAST_GUARD].fuel if with_fuel else 0
    price = round_cards.inspection_cost(captain, with_fuel)
    return small_print.Inspection(fuel=fuel, money=price, loans=loans_for(captain, price))


def _card(table: Table, step: Choice, asked: picks.Catch) -> Detail:
    """What else the card could have become, and the bonus tiles that it takes."""
    card = _card_of(CARD_INDEX[asked.card])
    if not (wild := fishing.wild_in(asked)):
        return card
    return small_print.CardWithTiles(wild, card.license, card.crew, card.upgrade, card.bait)


def _drop(table: Table, step: Choice, asked: picks.Drop) -> Detail:
    """The bait of a card whose entry names all it can become."""
    return small_print.Bait(_card_of(CARD_INDEX[asked.card]).bait)


def _play(table: Table, step: Choice, asked: picks.Play) -> Detail:
    """The same of a card whose bait its button names, and what it catches at once."""
    card = _card_of(CARD_INDEX[asked.card])
    told = small_print.Played(card.license, card.crew, card.upgrade)
    assert isinstance(step, fishing.Play)
    cards = (*step.cards, CARD_INDEX[asked.card])
    match [PICKS.read(each) for each in fishing.Play(step.seat, step.hex, cards).options(table)]:
        case [picks.Take(haul)]:  # one option alone is taken without asking
            return msgspec.structs.replace(told, haul=haul, tiles=wild_needed(tiles(haul), fishing.icons_of(cards)))
        case _:
            return told


def _card_of(card: int) -> small_print.Card:
    return small_print.Card(
        license=data.LICENSES[data.LICENSE_OF[card]],
        crew=data.CREW[data.CREW_OF[card]],
        upgrade=data.UPGRADES[data.UPGRADE_OF[card]],
        bait=[data.SEAFOOD[data.LETTERS.index(letter)] for letter in data.FISH[card]],
    )


def _repay(table: Table, step: Choice, repay: picks.Repay) -> Detail:
    return small_print.Repay(money=data.LOAN.repay)


def _draw(table: Table, step: Choice, draw: picks.Draw) -> Detail:
    """CG6.12, CG14.8, CG3.9: the cards that are drawn, and how many are too many then."""
    number = drawing.drawn(table, data.RULES.bonus_tile_draw)
    over = len(table.captains[step.seat].hand) + number - data.SETUP.hand_size
    return small_print.Draw(number=number, drop=max(0, over))


DETAILS: dict[type[Pick | None], Callable[[Table, Choice, Any], Detail | None]] = {
    picks.Go: _go,
    picks.Bonus: _bonus,
    picks.License: _add_license,
    picks.Crew: _add,
    picks.Upgrade: _add,
    picks.Fish: _fish,
    picks.Row: _row,
    picks.Other: _other,
    picks.Sail: _sail,
    picks.Sell: _sell,
    picks.Advance: _advance,
    picks.Boost: _advance,
    picks.Buy: _buy,
    picks.Inspection: _inspection,
    picks.Play: _play,
    picks.Drop: _drop,
    picks.Catch: _card,
    picks.Take: _take,
    picks.Repay: _repay,
    picks.Draw: _draw,
}
