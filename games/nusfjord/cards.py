"""What each operation of a card does at a table (A12): its test, its question and its consequence.
How operations are written is in `effects.py`; when a card's operations happen is in `deciding.py` and `triggers.py`."""

from __future__ import annotations

from games.engine import Auto, Luck, Tell
from games.nusfjord import actions, data, effects, events, forests, goods, picks, shipping
from games.nusfjord.counting import gains, value
from games.nusfjord.operations import OPERATIONS, Operation, worthwhile
from games.nusfjord.table import Table
from games.nusfjord.terms import FISH, GOLD, GOODS, PLAIN, RESERVE, WOOD, Terms
from games.nusfjord.uses import most

TIMES = [picks.Times(times).text for times in range(effects.MANY + 1)]


class Act(Auto, frozen=True, tag="act", omit_defaults=True):
    """W4, A4: an action is carried out, then what it triggers, by whatever means it came about."""

    seat: int
    action: str
    terms: Terms = PLAIN

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        actions.begin(table, self.seat, self.action, self.terms, tell)


class Gain(Operation[effects.Gain]):
    """Goods from the general supply into the supply or onto the Reserve."""

    def possible(self, op: effects.Gain, table: Table, seat: int) -> bool:
        if value(op.fish, table, seat) or value(op.gold, table, seat):
            return True
        return bool(value(op.wood, table, seat) and (op.to == "reserve" or table.players[seat].wood_room()))

    def run(self, op: effects.Gain, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        into = goods.gain if op.to == "supply" else goods.store
        into(table, seat, gains(op, table, seat), source, tell)


class Exchange(Operation[effects.Exchange]):
    """Give goods and get others (A6, A11)."""

    def possible(self, op: effects.Exchange, table: Table, seat: int) -> bool:
        return most(op, table, seat) > 0

    def answers(self, op: effects.Exchange, table: Table, seat: int) -> list[str]:
        return TIMES[1 : most(op, table, seat) + 1]

    def run(self, op: effects.Exchange, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        own, times = table.players[seat].goods, picks.Times.of(choice).amount
        for good, amount in op.given:
            own[good] -= amount * times
        give = [amount * times for amount in op.give.amounts]
        tell(events.Gave(wood=give[WOOD], fish=give[FISH], gold=give[GOLD], source=source), seat)
        into = goods.gain if op.to == "supply" else goods.store
        into(table, seat, [amount * times for amount in op.get.amounts], source, tell)


class Action(Operation[effects.Action]):
    """One of the eleven actions, without a worker."""

    def possible(self, op: effects.Action, table: Table, seat: int) -> bool:
        return actions.ACTIONS[op.name].legal(table, seat, op.terms)

    def answers(self, op: effects.Action, table: Table, seat: int) -> list[str]:
        return [picks.Do(op.name).text] if op.optional_ and self.possible(op, table, seat) else []

    def run(self, op: effects.Action, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        table.then(Act(seat, op.name, op.terms))


class Choose(Operation[effects.Choose]):
    """Exactly one of several lists of operations; only those that can change something are offered."""

    def possible(self, op: effects.Choose, table: Table, seat: int) -> bool:
        return any(worthwhile(table, seat, ops) for ops in op.of)

    def answers(self, op: effects.Choose, table: Table, seat: int) -> list[str]:
        return [picks.Choose(ops[0].label).text for ops in op.of if worthwhile(table, seat, ops)]

    def run(self, op: effects.Choose, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        """The list that is chosen comes next, and nothing before it."""


class RemoveForest(Operation[effects.RemoveForest]):
    """B4: none from under a building."""

    def possible(self, op: effects.RemoveForest, table: Table, seat: int) -> bool:
        return table.players[seat].removable_forests() >= op.n

    def answers(self, op: effects.RemoveForest, table: Table, seat: int) -> list[str]:
        return [data.FELL[double] for double in table.players[seat].removable_doubles()]

    def run(self, op: effects.RemoveForest, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        forests.fell(table, seat, picks.Fell.of(choice).double, tell)


class PlaceForest(Operation[effects.PlaceForest]):
    """A stack of forests onto a free double space."""

    def possible(self, op: effects.PlaceForest, table: Table, seat: int) -> bool:
        return table.players[seat].has_free_double()

    def answers(self, op: effects.PlaceForest, table: Table, seat: int) -> list[str]:
        return [data.PLANT[double] for double in table.players[seat].free_doubles()]

    def run(self, op: effects.PlaceForest, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        forests.plant(table, seat, picks.Plant.of(choice).double, op.n, tell)


class PlaceShip(Operation[effects.PlaceShip]):
    """Free of charge; not the Build a Ship action (Q9)."""

    def possible(self, op: effects.PlaceShip, table: Table, seat: int) -> bool:
        ship = data.SHIP_INDEX[op.type]
        return table.ships[ship] > 0 and table.players[seat].fits(data.LENGTHS[ship])

    def run(self, op: effects.PlaceShip, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        shipping.launch(table, seat, data.SHIP_INDEX[op.type])
        tell(events.ShipTaken(ship=op.type, haul=table.players[seat].haul(), source=source), seat)


class UpgradeShip(Operation[effects.UpgradeShip]):
    """A sloop becomes a cutter or a cutter a schooner; the cost is paid each time."""

    def answers(self, op: effects.UpgradeShip, table: Table, seat: int) -> list[str]:
        if not goods.affords(table.players[seat].goods, op.cost.amounts):
            return []
        return [picks.Upgrade(data.SHIP_IDS[ship]).text for ship in shipping.upgradable(table, seat)]

    def run(self, op: effects.UpgradeShip, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        old = picks.Upgrade.of(choice).ship
        ship = data.SHIP_INDEX[old]
        if any(op.cost.amounts):
            wood, fish, gold = op.cost.amounts
            goods.pay(table, seat, op.cost.amounts)
            tell(events.Gave(wood=wood, fish=fish, gold=gold, source=source), seat)
        shipping.remove(table, seat, ship)
        shipping.launch(table, seat, ship + 1)
        new = data.SHIP_IDS[ship + 1]
        tell(events.ShipUpgraded(ship=old, new=new, haul=table.players[seat].haul(), source=source), seat)


class SellShip(Operation[effects.SellShip]):
    """Ships back to the supply board for gold, each sale a step of its own (B8)."""

    def answers(self, op: effects.SellShip, table: Table, seat: int) -> list[str]:
        ships = table.players[seat].ships
        return [picks.Sell(ship).text for ship in op.prices if ships[data.SHIP_INDEX[ship]]]

    def run(self, op: effects.SellShip, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        ship = picks.Sell.of(choice).ship
        shipping.remove(table, seat, data.SHIP_INDEX[ship])
        tell(events.ShipSold(ship=ship, haul=table.players[seat].haul(), source=source), seat)
        goods.gain(table, seat, (0, 0, op.prices[ship]), source, tell)  # type: ignore[index]


class TakeShare(Operation[effects.TakeShare]):
    """Newly issued shares of the owner's choice, free of charge; something else if there are none."""

    def possible(self, op: effects.TakeShare, table: Table, seat: int) -> bool:
        return any(table.market) or worthwhile(table, seat, op.else_)

    def answers(self, op: effects.TakeShare, table: Table, seat: int) -> list[str]:
        return [picks.Share(data.COMPANIES[company]).text for company, shares in enumerate(table.market) if shares]

    def run(self, op: effects.TakeShare, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        if not choice:  # there are none
            return
        name = picks.Share.of(choice).company
        company = data.COMPANIES.index(name)
        table.market[company] -= 1
        table.players[seat].shares[company] += 1
        tell(events.ShareTaken(company=name, source=source), seat)


class Move(Operation[effects.Move]):
    """Some of one good between Reserve and supply."""

    def answers(self, op: effects.Move, table: Table, seat: int) -> list[str]:
        start = RESERVE if op.from_ == "reserve" else 0
        most = min(op.max, table.players[seat].goods[start + GOODS.index(op.good)])
        return [picks.Move(amount).text for amount in range(1, most + 1)]

    def run(self, op: effects.Move, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        move = goods.take_back if op.from_ == "reserve" else goods.set_aside
        move(table, seat, GOODS.index(op.good), picks.Move.of(choice).amount, tell)


class CopyAction(Operation[effects.CopyAction]):
    """Any one blocked space of the Action board, without a worker."""

    def possible(self, op: effects.CopyAction, table: Table, seat: int) -> bool:
        return any(table.blocked(name) and action.legal(table, seat, PLAIN) for name, action in actions.ACTIONS.items())

    def answers(self, op: effects.CopyAction, table: Table, seat: int) -> list[str]:
        return [
            data.COPY[name]
            for name, action in actions.ACTIONS.items()
            if table.blocked(name) and action.legal(table, seat, PLAIN)
        ]

    def run(self, op: effects.CopyAction, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        action = picks.Copy.of(choice).action
        tell(events.Copied(action=action), seat)
        table.then(Act(seat, action))


OPERATIONS.update(
    {
        effects.Gain: Gain(),
        effects.Exchange: Exchange(),
        effects.Action: Action(),
        effects.Choose: Choose(),
        effects.RemoveForest: RemoveForest(),
        effects.PlaceForest: PlaceForest(),
        effects.PlaceShip: PlaceShip(),
        effects.UpgradeShip: UpgradeShip(),
        effects.SellShip: SellShip(),
        effects.TakeShare: TakeShare(),
        effects.Move: Move(),
        effects.CopyAction: CopyAction(),
    }
)
