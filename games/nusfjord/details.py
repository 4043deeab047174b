"""What a choice of Nusfjord would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine import Ask, Choice
from games.nusfjord import actions, banquet, building, data, deciding, effects, fishing, shipping, uses
from games.nusfjord.steps import SKIP
from games.nusfjord.table import Table
from games.nusfjord.terms import PLAIN, RESERVE_FISH, RESERVE_GOLD, RESERVE_WOOD


def detail(table: Table, step: Choice, choice: str) -> Ask | None:
    """The facts a player wants to see with `choice`; None if its name says it all."""
    verb, _, argument = choice.partition(":")
    describe = DETAILS.get(verb)
    return describe(table, step, argument) if describe is not None else None


def blocked_spaces(table: Table, seat: int) -> list[Ask]:
    """W2, W5: the spaces this player cannot use any more, the seats whose workers lie there, if they can be copied."""
    unblocked = table.players[seat].never_blocked()
    return [
        Ask("blocked", {"action": action, "seats": table.seats_on(action), "copy": table.copying(action)})
        for action in data.ACTION_IDS
        if not table.has_room(action) and action not in unblocked
    ]


def given_up(table: Table, step: Choice | None, options: Sequence[str]) -> list[str]:
    """Those of the options that use up something for nothing: a worker's turn (W1), or an action that a card offers and
    that would cost no goods (A12)."""
    offered = step.op if isinstance(step, deciding.Answer) else None
    if step is None or not isinstance(offered, effects.Action) or not _costs_nothing(table, step.seat, offered):
        return [option for option in options if option == SKIP]
    return [option for option in options if option == deciding.DECLINE]


def _costs_nothing(table: Table, seat: int, offered: effects.Action) -> bool:
    """Whether there is a way to carry out this action for no goods at all."""
    terms = offered.terms
    match offered.name:
        case "serve_fish":
            return False
        case "build_building":
            costs = [building.cost(table, seat, each[6:], terms) for each in building.possible(table, seat, terms)]
        case "build_ship":
            costs = [shipping.cost(table, seat, each[5:], terms) for each in shipping.buildable(table, seat, terms)]
        case "buy_shares":
            costs = [(0, 0, actions.share_price(table, terms))]
        case _:
            return True
    return any(not any(cost) for cost in costs)


# -- what a space brings now, where that is not in its name ---------------------------------------------------------


def _action(table: Table, step: Choice, action: str) -> Ask | None:
    describe = _ACTIONS.get(action)
    return describe(table, step.seat) if describe is not None else None


def _goods(wood: int = 0, fish: int = 0, gold: int = 0) -> Ask:
    return Ask("goods", {"wood": wood, "fish": fish, "gold": gold})


def _issue_share(table: Table, seat: int) -> Ask:
    return _goods(gold=data.ROWS.action_values.issue_share_gold)


def _reforest(table: Table, seat: int) -> Ask:
    return Ask("forests", {"strips": data.ROWS.action_values.reforest_forests})


def _deforest(table: Table, seat: int) -> Ask:
    wood = min(data.ROWS.action_values.deforest_wood, table.players[seat].wood_room())
    return Ask("felled", {"wood": wood, "strips": 1})


def _thin_out(table: Table, seat: int) -> Ask:
    player = table.players[seat]
    return _goods(wood=min(sum(player.forests), player.wood_room()))


def _build_building(table: Table, seat: int) -> Ask:
    return Ask("affordable", {"count": len(building.possible(table, seat, PLAIN))})


def _build_ship(table: Table, seat: int) -> Ask:
    ways = shipping.buildable(table, seat, PLAIN)
    return Ask("ships", {"ships": list(dict.fromkeys(data.SHIP_IDS[data.SHIP_WAYS[way[5:]][0]] for way in ways))})


def _take_elder(table: Table, seat: int) -> Ask:
    return Ask("stacks", {"count": sum(1 for stack in table.stacks if stack), "plates": table.plates})


def _serve_fish(table: Table, seat: int) -> Ask | None:
    left = len(data.PLATES) - table.plates
    return Ask("next_plate", {"fish": data.PLATES[table.plates], "left": left}) if left > 0 else None


def _transfer_reserve(table: Table, seat: int) -> Ask:
    own = table.players[seat].goods
    return _goods(own[RESERVE_WOOD], own[RESERVE_FISH], own[RESERVE_GOLD])


def _buy_shares(table: Table, seat: int) -> Ask:
    return Ask("shares", {"count": sum(table.market), "gold": actions.share_price(table, PLAIN)})


_ACTIONS: dict[str, Callable[[Table, int], Ask | None]] = {
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


def _building(table: Table, step: Choice, card: str) -> Ask:
    """Cost and points of a building."""
    terms = step.terms if isinstance(step, building.Build) else PLAIN
    least = min(building.other_hauls(table, step.seat).values())
    wood, fish, gold = building.cost(table, step.seat, card, terms, least)
    points = data.BUILDINGS[card].vp
    if points is None:
        return Ask("star_building", {"wood": wood, "fish": fish, "gold": gold})
    return Ask("building", {"wood": wood, "fish": fish, "gold": gold, "points": points})


def _other(table: Table, step: Choice, company: str) -> Ask | None:
    if not isinstance(step, building.NameOther):
        return None
    haul = building.other_hauls(table, step.seat)[company]
    wood, fish, gold = building.cost(table, step.seat, step.building, step.terms, haul)
    return Ask("price", {"wood": wood, "fish": fish, "gold": gold})


def _ship(table: Table, step: Choice, way: str) -> Ask:
    """Cost of a ship, and the haul with it."""
    terms = step.terms if isinstance(step, shipping.BuildShip) else PLAIN
    wood, fish, gold = shipping.cost(table, step.seat, way, terms)
    ship = data.SHIP_WAYS[way][0]
    width = table.players[step.seat].width + data.LENGTHS[ship]
    points = data.SHIPS[ship].vp
    return Ask("ship", {"wood": wood, "fish": fish, "gold": gold, "haul": data.HAUL[width], "points": points})


def _plates(table: Table, step: Choice, plates: str) -> Ask | None:
    if not isinstance(step, banquet.Serve):
        return Ask("plates", {"fish": banquet.plates_price(table, int(plates), PLAIN), "gold": int(plates)})
    fish = banquet.plates_price(table, int(plates), step.terms)
    return Ask("plates", {"fish": fish, "gold": int(plates) * step.terms.plate_gold})


def _swap(op: effects.Exchange, times: int) -> Ask:
    wood, fish, gold = (amount * times for amount in op.give.amounts)
    get_wood, get_fish, get_gold = (amount * times for amount in op.get.amounts)
    return Ask(
        "swap",
        {"wood": wood, "fish": fish, "gold": gold, "get_wood": get_wood, "get_fish": get_fish, "get_gold": get_gold},
    )


def _times(table: Table, step: Choice, times: str) -> Ask | None:
    if isinstance(step, deciding.Answer) and isinstance(step.op, effects.Exchange):
        return _swap(step.op, int(times))
    return None


def _convert(table: Table, step: Choice, use: str) -> Ask:
    card, what, times = use.split(":")
    op = uses.find(card, what)
    assert isinstance(op, effects.Exchange)
    return _swap(op, int(times))


def _trade(table: Table, step: Choice, use: str) -> Ask:
    card, ship = use.split(":")
    op = uses.find(card, ship)
    assert isinstance(op, effects.SellShip)
    return Ask("sale", {"gold": op.prices[ship]})  # type: ignore[index]


def _reserve(table: Table, step: Choice, amount: str) -> Ask | None:
    if not isinstance(step, building.PayMix):
        return None
    return Ask("from_supply", {"amount": step.amount - int(amount), "good": step.good})


def _effect(table: Table, step: Choice, elder: str) -> Ask:
    return Ask("effect", {"elder": elder})


def _feed(table: Table, step: Choice, elder: str) -> Ask:
    player = table.players[step.seat]
    return Ask("elder_fish", {"fish": player.elder_fish[player.elders.index(elder)]})


def _dividend(table: Table, step: Choice, company: str) -> Ask:
    holder = data.COMPANIES.index(company)
    owed = fishing.abroad(table, step.seat)[holder] - table.players[step.seat].paid.count(holder)
    return Ask("owed", {"shares": owed})


def _fell(table: Table, step: Choice, double: str) -> Ask:
    return Ask("strips", {"strips": table.players[step.seat].forests[data.DOUBLE_INDEX[double]]})


def _decline(table: Table, step: Choice, argument: str) -> Ask | None:
    """The action that is lost with it, if that would have cost nothing."""
    offered = step.op if isinstance(step, deciding.Answer) else None
    if not isinstance(offered, effects.Action) or not given_up(table, step, [deciding.DECLINE]):
        return None
    return Ask("given_up", {"action": offered.name})


DETAILS: dict[str, Callable[[Table, Choice, str], Ask | None]] = {
    "place": _action,
    "copy": _action,
    "build": _building,
    "other": _other,
    "ship": _ship,
    "serve": _plates,
    "times": _times,
    "convert": _convert,
    "trade": _trade,
    "reserve": _reserve,
    "feed": _feed,
    "elder": _effect,
    "take": _effect,
    "now": _effect,
    "dividend": _dividend,
    "fell": _fell,
    "decline": _decline,
}
