"""The eleven actions (X1 to X11): for each its test, its consequence, and why it is refused.
What they ask is in `banquet.py`, `building.py`, `forests.py`, `shipping.py` and `council.py`."""

from __future__ import annotations

from games.engine import Illegal, Tell
from games.nusfjord import banquet, building, council, data, events, forests, goods, refusals, shipping, triggers
from games.nusfjord.table import Table
from games.nusfjord.terms import FISH, GOLD, RESERVE, WOOD, Terms


def begin(table: Table, seat: int, name: str, terms: Terms, tell: Tell) -> None:
    """Carry out an action, its after-effects waiting below it on the stack."""
    action = ACTIONS[name]
    if action.after and not data.AFTER[name].isdisjoint(table.players[seat].buildings):
        table.then(triggers.After(seat, name))
    action.start(table, seat, terms, tell)


class Action:
    """One action. `after`: whether its after-effects wait for its end (not so for two that place something first)."""

    after = True

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        """Whether it would change something now."""
        raise NotImplementedError  # pragma: no cover - abstract

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        """Carry it out, or ask what it needs."""
        raise NotImplementedError  # pragma: no cover - abstract

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        """Why it is not legal now."""
        raise NotImplementedError  # pragma: no cover - abstract


class TakeGold(Action):
    """X1."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return True

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        goods.gain(table, seat, (0, 0, data.ROWS.action_values.take_gold), "take_gold", tell)


class TransferReserve(Action):
    """X2."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        own = table.players[seat].goods
        return bool(own[RESERVE] or own[RESERVE + 1] or own[RESERVE + 2])

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        goods.transfer_reserve(table, seat, tell)

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal(refusals.ReserveEmpty())


class ServeFish(Action):
    """X3."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        plate, fish = table.plates, table.players[seat].goods[FISH]
        return fish > 0 and plate < len(data.PLATES) and data.PLATES[plate] - terms.plate_discount <= fish

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(banquet.Serve(seat, terms))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        if table.plates == len(data.PLATES):
            return Illegal(refusals.PlatesFull())
        return Illegal(refusals.PlateTooDear(fish=banquet.plate_price(table.plates, terms)))


class BuildBuilding(Action):
    """X4: pay, place, own effects, then those of the other buildings (A1)."""

    after = False

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return bool(building.possible(table, seat, terms, True))

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(building.Build(seat, terms))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal(refusals.NoBuildingPossible() if table.players[seat].free else refusals.NoFreeSpace())


class IssueShare(Action):
    """X5."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return table.players[seat].unissued > 0

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.players[seat].unissued -= 1
        table.market[seat] += 1
        tell(events.ShareIssued(company=data.COMPANIES[seat]), seat)
        goods.gain(table, seat, (0, 0, data.ROWS.action_values.issue_share_gold), "issue_share", tell)

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal(refusals.NoUnissuedShare())


def share_price(table: Table, terms: Terms) -> int:
    """X6, A13: the price of all newly issued shares."""
    off = data.SHARE_DISCOUNTS[table.round] + terms.gold
    price = sum(table.market) * data.ROWS.action_values.share_price - off
    return price if price > 0 else 0


class BuyShares(Action):
    """X6."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return share_price(table, terms) <= table.players[seat].goods[GOLD] and any(table.market)

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        player = table.players[seat]
        price, count = share_price(table, terms), sum(table.market)
        player.goods[GOLD] -= price
        player.shares = [own + new for own, new in zip(player.shares, table.market, strict=True)]
        companies = [data.COMPANIES[company] for company, shares in enumerate(table.market) if shares]
        table.market = [0] * len(table.market)
        tell(events.SharesBoughtOf(count=count, gold=price, companies=companies), seat)

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        if not any(table.market):
            return Illegal(refusals.NoShareForSale())
        return Illegal(refusals.SharesTooDear(gold=share_price(table, terms)))


class Deforest(Action):
    """X7."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        player = table.players[seat]
        return any(player.forests) if not player.kept else player.removable_forests() > 0

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(forests.Fell(seat))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal(refusals.ForestsKept() if any(table.players[seat].forests) else refusals.NoForest())


class ThinOut(Action):
    """X8."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        player = table.players[seat]
        return any(player.forests) and (player.goods[WOOD] < data.WOOD_SUPPLY or player.wood_room() > 0)

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        goods.gain(table, seat, (sum(table.players[seat].forests), 0, 0), "thin_out", tell)

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal(refusals.WoodFull() if any(table.players[seat].forests) else refusals.NoForest(), "X8")


class Reforest(Action):
    """X9."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return table.players[seat].free in data.WITH_DOUBLE

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(forests.Plant(seat))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal(refusals.NoFreeDouble())


class BuildShip(Action):
    """X10."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return shipping.any_buildable(table, seat, terms)

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(shipping.BuildShip(seat, terms))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return shipping.why_none(table, seat)


class TakeElder(Action):
    """X11; its effects fire when the elder has been seated (A4)."""

    after = False

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return len(table.players[seat].elders) < data.SEATS_IN_COUNCIL and any(table.stacks)

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(council.TakeElder(seat))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal(refusals.CouncilFull() if any(table.stacks) else refusals.NoElderLeft())


ACTIONS: dict[str, Action] = {
    "take_gold": TakeGold(),
    "transfer_reserve": TransferReserve(),
    "serve_fish": ServeFish(),
    "build_building": BuildBuilding(),
    "issue_share": IssueShare(),
    "buy_shares": BuyShares(),
    "deforest": Deforest(),
    "thin_out": ThinOut(),
    "reforest": Reforest(),
    "build_ship": BuildShip(),
    "take_elder": TakeElder(),
}
