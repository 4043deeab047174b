"""What a choice of Nusfjord would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from games.engine import Choice, Detail, Event, Pick, Remark
from games.nusfjord import (
    actions,
    banquet,
    building,
    council,
    data,
    deciding,
    effects,
    events,
    fishing,
    following,
    goods,
    last_turn,
    picks,
    scoring,
    shipping,
    small_print,
    uses,
)
from games.nusfjord.operations import worthwhile
from games.nusfjord.picks import PICKS
from games.nusfjord.player import Player
from games.nusfjord.steps import DONE, SKIP, Final, Rest, Turn
from games.nusfjord.table import Table
from games.nusfjord.terms import PLAIN, RESERVE_FISH, RESERVE_GOLD, RESERVE_WOOD, Terms

DEFOREST = "deforest"
_FELLING = ("forest_removed", f"after:{DEFOREST}")


def detail(table: Table, step: Choice, choice: str) -> Detail | None:
    """The facts a player wants to see with `choice`; None if its name says it all."""
    asked = PICKS.read(choice)
    describe = DETAILS.get(type(asked))
    return describe(table, step, asked) if describe is not None else None


def blocked_spaces(table: Table, seat: int, options: Sequence[str]) -> list[Remark]:
    """W2, W5: the spaces this player cannot use any more, by the seats whose workers lie there, and by whether copying
    them is among the options."""
    unblocked = table.players[seat].never_blocked()
    found: dict[tuple[tuple[int, ...], bool], list[str]] = {}
    for action in data.ACTION_IDS:
        if not table.has_room(action) and action not in unblocked:
            there = tuple(table.seats_on(action)), data.COPY[action] in options
            found.setdefault(there, []).append(action)
    return [
        small_print.Blocked(actions=actions, seats=[*seats], copy="possible" if copied else "impossible")
        for (seats, copied), actions in found.items()
    ]


def room_for_forest(options: Sequence[str]) -> list[Remark]:
    """B4: the spaces to build on that leave all double spaces free for forest, where others don't; and where none
    does."""
    free = building.FreeSpaces.among(options)
    if free.alone and free.halves:
        return [small_print.RoomForForest(spaces=free.alone)]
    return [small_print.NoRoomForForest()] if free.halves else []


def given_up(table: Table, step: Choice | None, options: Sequence[str]) -> list[str]:
    """Those of the options that use up something for nothing: a worker's turn (W1), an action that a card offers and
    that would cost no goods (A12), in one's last turn the use of a new elder (X11), before scoring the gold that goods
    could still become (G2) or what a building does once (A5), a strip that brings neither wood nor space (X7). In one's
    last turn, where goods and forests bring nothing any more, declining does so only if points are lost with it, and
    felling if it costs points (G2)."""
    if isinstance(step, Final):
        return [DONE] if any(_brings_points(PICKS.read(option)) for option in options) else []
    if isinstance(step, council.UseNow):
        return _declining(table, step, options) if table.last_turn else []
    if step is None:
        return []
    offered = step.op if isinstance(step, deciding.Answer) else None
    in_vain = felled_in_vain(table, step.seat, options)
    for_nothing = in_vain if in_vain and _frees_no_space(table, step.seat) else _costing_points(table, step, options)
    if isinstance(offered, effects.Action) and not in_vain and _costs_nothing(table, step.seat, offered):
        return [*for_nothing, *_declining(table, step, options)]
    return [*for_nothing, *(option for option in options if option == SKIP)]


def _declining(table: Table, step: Choice, options: Sequence[str]) -> list[str]:
    """G2: to decline, if that is an option; in one's last turn unless nothing else brings more points."""
    if deciding.DECLINE not in options:
        return []
    if (without := last_turn.points_with(table, step, deciding.DECLINE)) is not None:
        others = [last_turn.points_with(table, step, each) for each in options if each != deciding.DECLINE]
        if all(each is not None and each <= without for each in others):
            return []
    return [deciding.DECLINE]


def _costing_points(table: Table, step: Choice, options: Sequence[str]) -> list[str]:
    """X7, G2: in one's last turn, those of the options that deforest although the display has more points without:
    spaces are free then that stay empty."""
    felling = [option for option in options if getattr(PICKS.read(option), "action", "") == DEFOREST]
    if not felling or not table.last_turn:
        return []
    if deciding.DECLINE in options:
        without = last_turn.points_with(table, step, deciding.DECLINE)
    else:
        without = sum(scoring.points(table, step.seat))
    found = ((each, last_turn.points_with(table, step, each)) for each in felling)
    return [each for each, points in found if points is not None and without is not None and points < without]


def felled_in_vain(table: Table, seat: int, options: Sequence[str]) -> list[str]:
    """X7, C3: those of the options that deforest although there is room for no wood and no building brings anything
    for it."""
    player = table.players[seat]
    if player.wood_room():
        return []
    hooks = [data.HOOKS.get(when, {}) for when in _FELLING]
    programs = (program for building in player.buildings for each in hooks for program in each.get(building, ()))
    if any(worthwhile(table, seat, data.PROGRAMS[program].ops) for program in programs):
        return []
    return [option for option in options if getattr(PICKS.read(option), "action", "") == DEFOREST]


def _frees_no_space(table: Table, seat: int) -> bool:
    """X7: whether every strip that can be removed lies on another one."""
    player = table.players[seat]
    return all(player.forests[data.DOUBLE_INDEX[double]] > 1 for double in player.removable_doubles())


def _brings_points(asked: Pick | None) -> bool:
    """Whether this free use may bring points before scoring: a sale and exchanges for gold do, those for other goods
    don't."""
    return isinstance(asked, picks.Use | picks.Trade) or (isinstance(asked, picks.Convert) and asked.what == "gold")


def _costs_nothing(table: Table, seat: int, offered: effects.Action) -> bool:
    """Whether there is a way to carry out this action for no goods at all."""
    terms = offered.terms
    match offered.name:
        case "serve_fish":
            return False
        case "build_building":
            buildings = map(picks.Build.of, building.possible(table, seat, terms))
            costs = [building.cost(table, seat, each.building, terms) for each in buildings]
        case "build_ship":
            ships = map(picks.Ship.of, shipping.buildable(table, seat, terms))
            costs = [shipping.cost(table, seat, each.ship, terms) for each in ships]
        case "buy_shares":
            costs = [(0, 0, actions.share_price(table, terms))]
        case _:
            return True
    return any(not any(cost) for cost in costs)


# -- what a space brings now, where that is not in its name ---------------------------------------------------------


def _action(table: Table, step: Choice, asked: picks.Place | picks.Copy) -> Detail | None:
    describe = _ACTIONS.get(asked.action)
    return describe(table, step.seat, PLAIN) if describe is not None else None


def _got(table: Table, seat: int, wood: int = 0, fish: int = 0, gold: int = 0) -> Detail:
    """C3: goods for the supply, and the wood that there is no room for."""
    wood, lost = table.players[seat].takes_wood(wood)
    if lost:
        return small_print.GoodsWithLoss(wood=wood, fish=fish, gold=gold, lost=lost)
    return small_print.Goods(wood=wood, fish=fish, gold=gold)


def _lost_for_a_space(player: Player) -> int:
    """G2: the points that an empty building space costs this player."""
    return 0 if data.NO_PENALTY & {*player.buildings} else -data.ROWS.scoring.empty_space


def _issue_share(table: Table, seat: int, terms: Terms) -> Detail:
    left = table.players[seat].unissued - 1
    points = -data.ROWS.scoring.share_unissued
    return small_print.Issued(gold=data.ROWS.action_values.issue_share_gold, left=left, points=points)


def _reforest(table: Table, seat: int, terms: Terms) -> Detail:
    points = 2 * _lost_for_a_space(table.players[seat])
    return small_print.Forests(strips=data.ROWS.action_values.reforest_forests, points=points)


def _deforest(table: Table, seat: int, terms: Terms) -> Detail:
    player = table.players[seat]
    wood, lost = player.takes_wood(data.ROWS.action_values.deforest_wood)
    frees = all(player.forests[data.DOUBLE_INDEX[double]] == 1 for double in player.removable_doubles())
    loss = _lost_for_a_space(player) if frees else 0
    if lost:
        return small_print.FelledWithLoss(wood=wood, strips=1, loss=loss, lost=lost)
    return small_print.Felled(wood=wood, strips=1, loss=loss)


def _thin_out(table: Table, seat: int, terms: Terms) -> Detail:
    return _got(table, seat, sum(table.players[seat].forests))


def _build_building(table: Table, seat: int, terms: Terms) -> Detail:
    """The only building, which is built without asking; or how many there are."""
    choices = building.possible(table, seat, terms)
    if len(choices) != 1:
        return small_print.Affordable(count=len(choices))
    only = picks.Build.of(choices[0]).building
    wood, fish, gold = _least_cost(table, seat, only, terms)
    points = data.BUILDINGS[only].vp
    if points is None:
        return small_print.OnlyStarBuilding(
            building=only, wood=wood, fish=fish, gold=gold, points=_points_once_built(table, seat, only, terms)
        )
    return small_print.OnlyBuilding(building=only, wood=wood, fish=fish, gold=gold, points=points)


def _build_ship(table: Table, seat: int, terms: Terms) -> Detail:
    """The only ship, which is built without asking; or which ones there are."""
    ways = [picks.Ship.of(way).ship for way in shipping.buildable(table, seat, terms)]
    ships = list(dict.fromkeys(data.SHIP_IDS[data.SHIP_WAYS[way][0]] for way in ways))
    if len(ways) != 1:
        return small_print.Ships(ships=ships)
    return small_print.OnlyShip(ship=ships[0], **msgspec.structs.asdict(_ship_of(table, seat, ways[0], terms)))


def _take_elder(table: Table, seat: int, terms: Terms) -> Detail:
    return small_print.Stacks(count=sum(1 for stack in table.stacks if stack), plates=table.plates)


def _serve_fish(table: Table, seat: int, terms: Terms) -> Detail | None:
    left = len(data.PLATES) - table.plates
    if left <= 0:
        return None
    fish, gold = banquet.plate_price(table.plates, terms), banquet.plates_gold(1, terms)
    return small_print.NextPlate(fish=fish, left=left, gold=gold)


def _transfer_reserve(table: Table, seat: int, terms: Terms) -> Detail:
    player = table.players[seat]
    return _got(table, seat, *(player.goods[good] for good in (RESERVE_WOOD, RESERVE_FISH, RESERVE_GOLD)))


def _buy_shares(table: Table, seat: int, terms: Terms) -> Detail:
    count = sum(table.market)
    points = count * data.ROWS.scoring.share_issued
    return small_print.Shares(count=count, gold=actions.share_price(table, terms), points=points)


_ACTIONS: dict[str, Callable[[Table, int, Terms], Detail | None]] = {
    "issue_share": _issue_share,
    "reforest": _reforest,
    "deforest": _deforest,
    "thin_out": _thin_out,
    "build_building": _build_building,
    "build_ship": _build_ship,
    "take_elder": _take_elder,
    "serve_fish": _serve_fish,
    "transfer_reserve": _transfer_reserve,
    "buy_shares": _buy_shares,
}


# -- cards, ships, payments -----------------------------------------------------------------------------------------


def _building(table: Table, step: Choice, build: picks.Build) -> Detail:
    """Cost and points of a building."""
    terms = step.terms if isinstance(step, building.Build) else PLAIN
    wood, fish, gold = _least_cost(table, step.seat, build.building, terms)
    points = data.BUILDINGS[build.building].vp
    hand = int(build.building in table.players[step.seat].hand)
    printed = _least_cost(table, step.seat, build.building, PLAIN)
    less = printed != (wood, fish, gold)
    if points is None:
        worth = _points_once_built(table, step.seat, build.building, terms)
        star = small_print.StarBuilding(wood=wood, fish=fish, gold=gold, hand=hand, points=worth)
        return _for_less(small_print.StarBuildingForLess, star, printed) if less else star
    found = small_print.Building(wood=wood, fish=fish, gold=gold, points=points, hand=hand)
    return _for_less(small_print.BuildingForLess, found, printed) if less else found


def _for_less(kind: type[Detail], found: Detail, printed: tuple[int, int, int]) -> Detail:
    """The same small print with the cost that no card takes anything off."""
    without = dict(zip(("printed_wood", "printed_fish", "printed_gold"), printed, strict=True))
    return kind(**msgspec.structs.asdict(found), **without)


def _points_once_built(table: Table, seat: int, built: str, terms: Terms) -> int:
    """B6: what a building would be worth once it is paid and stands on the first space that leaves room for forest."""
    then = table.clone()
    price = _least_cost(table, seat, built, terms)
    if goods.affords(then.players[seat].goods, price):
        goods.pay(then, seat, price)
    site = building.Site(seat, built)
    if spaces := site.answers(then):
        alone = building.FreeSpaces.among(spaces).alone
        building.stand(then, seat, built, alone[0] if alone else picks.At.of(spaces[0]).space)
    return scoring.building_points(then, seat, built)


def _least_cost(table: Table, seat: int, built: str, terms: Terms) -> tuple[int, int, int]:
    """What a building costs; one that names another player, with the haul that costs least."""
    least = min(building.other_hauls(table, seat).values())
    return building.cost(table, seat, built, terms, least)


def _other(table: Table, step: Choice, other: picks.Other) -> Detail | None:
    if not isinstance(step, building.NameOther):
        return None
    haul = building.other_hauls(table, step.seat)[other.company]
    wood, fish, gold = building.cost(table, step.seat, step.building, step.terms, haul)
    return small_print.Price(wood=wood, fish=fish, gold=gold)


def _ship(table: Table, step: Choice, ship: picks.Ship) -> Detail:
    terms = step.terms if isinstance(step, shipping.BuildShip) else PLAIN
    found, (_, printed) = _ship_of(table, step.seat, ship.ship, terms), data.SHIP_WAYS[ship.ship]
    less = printed != (found.wood, found.fish, found.gold)
    return _for_less(small_print.ShipForLess, found, printed) if less else found


def _ship_of(table: Table, seat: int, way: str, terms: Terms) -> small_print.Ship:
    """Cost of a ship that is built in this way, and the haul with it."""
    wood, fish, gold = shipping.cost(table, seat, way, terms)
    built = data.SHIP_WAYS[way][0]
    width = table.players[seat].width + data.LENGTHS[built]
    points = data.SHIPS[built].vp
    return small_print.Ship(wood=wood, fish=fish, gold=gold, haul=data.HAUL[width], points=points)


def _plates(table: Table, step: Choice, serve: picks.Serve) -> Detail | None:
    terms = step.terms if isinstance(step, banquet.Serve) else PLAIN
    fish, gold = banquet.plates_price(table, serve.plates, terms), banquet.plates_gold(serve.plates, terms)
    if brought := serve.plates * terms.plate_wood:
        wood, lost = table.players[step.seat].takes_wood(brought)
        if lost:
            return small_print.PlatesWithLoss(fish=fish, gold=gold, wood=wood, lost=lost)
        return small_print.PlatesWithWood(fish=fish, gold=gold, wood=wood)
    if isinstance(step, council.Provide) and (then := _spendings(table, step, serve)[1:]):
        return small_print.PlatesNext(fish=fish, gold=gold, **small_print.as_next(then[0]))
    return small_print.Plates(fish=fish, gold=gold)


def _do(table: Table, step: Choice, do: picks.Do) -> Detail | None:
    """What an action brings that a card lets one carry out, on the card's terms."""
    offered = step.op if isinstance(step, deciding.Answer) else None
    if not isinstance(offered, effects.Action) or (describe := _ACTIONS.get(offered.name)) is None:
        return None
    return describe(table, step.seat, offered.terms)


def _upgrade(table: Table, step: Choice, upgrade: picks.Upgrade) -> Detail | None:
    """What a larger ship costs."""
    offered = step.op if isinstance(step, deciding.Answer) else None
    if not isinstance(offered, effects.UpgradeShip) or not any(offered.cost.amounts):
        return None
    wood, fish, gold = offered.cost.amounts
    return small_print.Price(wood=wood, fish=fish, gold=gold)


def _swap(table: Table, seat: int, op: effects.Exchange, times: int, free: int = 0) -> Detail:
    """C3: what is given and got, and how much wood there is no room for."""
    wood, fish, gold = (amount * times for amount in op.give.amounts)
    get_wood, get_fish, get_gold = (amount * times for amount in op.get.amounts)
    swap = small_print.Swap(
        wood=wood, fish=fish, gold=gold, get_wood=get_wood, get_fish=get_fish, get_gold=get_gold, free=free
    )
    room = table.players[seat].wood_room() + (wood if op.from_ == "supply" else 0)
    if op.to == "supply" and get_wood > room:
        return small_print.SwapWithLoss(**msgspec.structs.asdict(swap), lost=get_wood - room)
    return swap


def _times(table: Table, step: Choice, times: picks.Times) -> Detail | None:
    if isinstance(step, deciding.Answer) and isinstance(step.op, effects.Exchange):
        return _swap(table, step.seat, step.op, times.amount)
    return None


def _convert(table: Table, step: Choice, use: picks.Convert) -> Detail:
    """What is given and got, and what is spent then without asking, as only one answer is left to the question that
    the use stands beside."""
    op = uses.find(use.building, use.what)
    assert isinstance(op, effects.Exchange)
    swap = _swap(table, step.seat, op, use.amount, free=1)
    then = [] if isinstance(step, Turn | Rest) else _spendings(table, step, use)[1:]
    return small_print.SwapNext(**msgspec.structs.asdict(swap), **small_print.as_next(then[0])) if then else swap


def _trade(table: Table, step: Choice, use: picks.Trade) -> Detail:
    op = uses.find(use.building, use.ship)
    assert isinstance(op, effects.SellShip)
    return small_print.Sale(gold=op.prices[use.ship])  # type: ignore[index]


def _reserve(table: Table, step: Choice, reserve: picks.Reserve) -> Detail | None:
    if not isinstance(step, building.PayMix):
        return None
    return small_print.FromSupply(amount=step.amount - reserve.amount, good=step.good)


def _effect(table: Table, step: Choice, asked: picks.Take) -> Detail:
    """What an elder does who can be taken, and whether he could do nothing now even if he were fed (E3), as far as that
    is known: an own building may bring something in between."""
    if not data.HOOKS.get("after:take_elder", {}).keys().isdisjoint(table.players[step.seat].buildings):
        return small_print.Effect(elder=asked.elder)
    then = table.clone()
    player, then.plates = then.players[step.seat], max(then.plates, 1)
    player.elders.append(asked.elder)
    player.elder_fish.append(0)
    player.elder_workers.append(-1)
    return small_print.Effect(elder=asked.elder, idle=int(not council.usable(then, step.seat, asked.elder)))


def _use_elder(table: Table, step: Choice, asked: picks.UseElder) -> Detail:
    """E2: it takes a fish from the Banquet Table; where a building serves one before, nobody knows of how many."""
    served = council.provider(table.players[step.seat]) is not None
    return _used(table, step, asked, 0 if served else table.plates)


def _now(table: Table, step: Choice, asked: picks.Now) -> Detail:
    """E2: it takes a fish from the Banquet Table."""
    return _used(table, step, asked, table.plates)


def _used(table: Table, step: Choice, asked: picks.UseElder | picks.Now, plates: int) -> Detail:
    """What an elder does, and what is spent with it without asking."""
    usable = council.usable(table, step.seat, asked.elder)
    told: Sequence[Event] = following.told(table, step, asked.text) if usable else ()
    spent = small_print.spendings(told, step.seat)
    if not spent or spent[0]["does"] == "exchange":  # its price is part of what the elder does
        felled: Sequence[Event] = following.told(table, step, asked.text, felling=True) if usable else ()
        if lost := events.WoodLost.first(felled, step.seat):
            return small_print.EffectWithLoss(elder=asked.elder, plates=plates, lost=lost.wood)
        return small_print.Effect(elder=asked.elder, plates=plates)
    if spent[1:]:
        return small_print.EffectFollowsNext(
            **spent[0], elder=asked.elder, plates=plates, **small_print.as_next(spent[1])
        )
    return small_print.EffectFollows(**spent[0], elder=asked.elder, plates=plates)


def _choose(table: Table, step: Choice, asked: picks.Choose) -> Detail | None:
    """What a branch of a card brings that is an action, on the card's terms; else what is spent without asking."""
    offered = step.op if isinstance(step, deciding.Answer) else None
    if not isinstance(offered, effects.Choose):
        return None
    first = next(ops[0] for ops in offered.of if ops[0].label == asked.action)
    if isinstance(first, effects.Action) and (describe := _ACTIONS.get(first.name)) is not None:
        return describe(table, step.seat, first.terms)
    return _follows(table, step, asked)


def _follows(table: Table, step: Choice, asked: Pick) -> Detail | None:
    """What is spent without asking."""
    spent = _spendings(table, step, asked)
    return small_print.Follows(**spent[0]) if spent else None


def _spendings(table: Table, step: Choice, asked: Pick) -> list[dict[str, Any]]:
    """All that is spent with this answer and then without a question."""
    return small_print.spendings(following.told(table, step, asked.text), step.seat)


def _feed(table: Table, step: Choice, feed: picks.Feed) -> Detail:
    player = table.players[step.seat]
    return small_print.ElderFish(fish=player.elder_fish[player.elders.index(feed.elder)])


def _dividend(table: Table, step: Choice, dividend: picks.Dividend) -> Detail:
    holder = data.COMPANIES.index(dividend.company)
    owed = fishing.abroad(table, step.seat)[holder] - table.players[step.seat].paid.count(holder)
    return small_print.Owed(shares=owed)


def _fell(table: Table, step: Choice, fell: picks.Fell) -> Detail:
    player = table.players[step.seat]
    strips = player.forests[data.DOUBLE_INDEX[fell.double]]
    return small_print.Strips(strips=strips, loss=_lost_for_a_space(player) if strips == 1 else 0)


def _decline(table: Table, step: Choice, asked: picks.Decline) -> Detail | None:
    """What is lost with it: an action that would have cost nothing, the use of an elder in one's last turn; and what is
    spent then without asking (A12)."""
    if isinstance(step, council.UseNow):
        return small_print.ElderUnused(elder=step.elder) if table.last_turn else None
    if not isinstance(step, deciding.Answer | council.Provide):
        return None
    offered = step.op if isinstance(step, deciding.Answer) else None
    if not isinstance(offered, effects.Action) or deciding.DECLINE not in given_up(table, step, step.options(table)):
        return _follows(table, step, asked)
    spent = _spendings(table, step, asked)
    return small_print.GivenUpFollows(**spent[0], action=offered.name) if spent else small_print.GivenUp(offered.name)


DETAILS: dict[type[Pick | None], Callable[[Table, Choice, Any], Detail | None]] = {
    picks.Place: _action,
    picks.Copy: _action,
    picks.Build: _building,
    picks.Other: _other,
    picks.Ship: _ship,
    picks.Serve: _plates,
    picks.Do: _do,
    picks.Upgrade: _upgrade,
    picks.Times: _times,
    picks.Convert: _convert,
    picks.Trade: _trade,
    picks.Reserve: _reserve,
    picks.Feed: _feed,
    picks.UseElder: _use_elder,
    picks.Take: _effect,
    picks.Now: _now,
    picks.Choose: _choose,
    picks.Use: _follows,
    picks.Dividend: _dividend,
    picks.Fell: _fell,
    picks.Decline: _decline,
}
