"""The eleven actions (X1 to X11): for each its test, its consequence, and why it is refused.
Decisions inside Build a Building, Build a Ship and about elders are in `building.py`, `shipping.py`, `council.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Ask, Auto, Illegal, Luck, Tell
from games.nusfjord import building, council, data, goods, shipping, triggers
from games.nusfjord.deciding import Decision
from games.nusfjord.goods import FISH, GOLD, RESERVE
from games.nusfjord.terms import PLAIN, Terms

if TYPE_CHECKING:
    from games.nusfjord.table import Table


class Act(Auto, frozen=True, tag="act", omit_defaults=True):
    """W4, A4: an action is carried out, then what it triggers, by whatever means it came about."""

    seat: int
    action: str
    terms: Terms = PLAIN

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        begin(table, self.seat, self.action, self.terms, tell)


def begin(table: Table, seat: int, name: str, terms: Terms, tell: Tell) -> None:
    """Carry out an action, its after-effects waiting below it on the stack."""
    action = ACTIONS[name]
    if action.after and not data.AFTER[name].isdisjoint(table.players[seat].buildings):
        table.then(After(seat, name))
    action.start(table, seat, terms, tell)


class After(Auto, frozen=True, tag="after"):
    """A4: the effects that wait for the end of an action."""

    seat: int
    action: str

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        triggers.fire(table, self.seat, f"after:{self.action}")


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
        return Illegal("reserve_empty", "X2")


class ServeFish(Action):
    """X3."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        plate = table.plates
        return plate < len(data.PLATES) and plate_price(plate, terms) <= table.players[seat].goods[FISH]

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(Serve(seat, terms))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        if table.plates == len(data.PLATES):
            return Illegal("plates_full", "X3")
        return Illegal("plate_too_dear", "X3", fish=plate_price(table.plates, terms))


class BuildBuilding(Action):
    """X4: pay, place, own effects, then those of the other buildings (A1)."""

    after = False

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return building.any_possible(table, seat, terms)

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(building.Build(seat, terms))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal("no_building_possible" if table.players[seat].free else "no_free_space", "X4")


class IssueShare(Action):
    """X5."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return table.players[seat].unissued > 0

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.players[seat].unissued -= 1
        table.market[seat] += 1
        tell("share_issued", seat, company=data.COMPANIES[seat])
        goods.gain(table, seat, (0, 0, data.ROWS.action_values.issue_share_gold), "issue_share", tell)

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal("no_unissued_share", "X5")


class BuyShares(Action):
    """X6."""

    def price(self, table: Table, terms: Terms) -> int:
        """A13: the price of all newly issued shares."""
        off = data.SHARE_DISCOUNTS[table.round] + terms.gold
        return max(0, sum(table.market) * data.ROWS.action_values.share_price - off)

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return any(table.market) and self.price(table, terms) <= table.players[seat].goods[GOLD]

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        player = table.players[seat]
        price, count = self.price(table, terms), sum(table.market)
        player.goods[GOLD] -= price
        player.shares = [own + new for own, new in zip(player.shares, table.market, strict=True)]
        table.market = [0] * len(table.market)
        tell("shares_bought", seat, count=count, gold=price)

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        if not any(table.market):
            return Illegal("no_share_for_sale", "X6")
        return Illegal("shares_too_dear", "X6", gold=self.price(table, terms))


class Deforest(Action):
    """X7."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return table.players[seat].removable_forests() > 0

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(Fell(seat))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal("forests_kept" if any(table.players[seat].forests) else "no_forest", "X7")


class ThinOut(Action):
    """X8."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        player = table.players[seat]
        return any(player.forests) and player.wood_room() > 0

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        goods.gain(table, seat, (sum(table.players[seat].forests), 0, 0), "thin_out", tell)

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal("wood_full" if any(table.players[seat].forests) else "no_forest", "X8")


class Reforest(Action):
    """X9."""

    def legal(self, table: Table, seat: int, terms: Terms) -> bool:
        return table.players[seat].has_free_double()

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(Plant(seat))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal("no_free_double", "X9")


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
        return len(table.players[seat].elders) < data.ROWS.limits.elders_per_player and any(table.stacks)

    def start(self, table: Table, seat: int, terms: Terms, tell: Tell) -> None:
        table.then(council.TakeElder(seat))

    def why_not(self, table: Table, seat: int, terms: Terms) -> Illegal:
        return Illegal("council_full" if any(table.stacks) else "no_elder_left", "X11")


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


# -- the Banquet Table (C9, X3) ----------------------------------------------------------------------------------


def plate_price(plate: int, terms: Terms) -> int:
    """What the plate costs; a discount leaves at least 1 fish to pay."""
    return max(1, data.PLATES[plate] - terms.plate_discount)


def plates_price(table: Table, plates: int, terms: Terms) -> int:
    """What the next so many plates cost together."""
    return sum(plate_price(plate, terms) for plate in range(table.plates, table.plates + plates))


def most_plates(table: Table, seat: int, terms: Terms) -> int:
    """How many plates this player can fill now."""
    fish, plate = table.players[seat].goods[FISH], table.plates
    last = min(len(data.PLATES), plate + terms.max_plates)
    while plate < last and (fish := fish - plate_price(plate, terms)) >= 0:
        plate += 1
    return plate - table.plates


def serve(table: Table, seat: int, plates: int, terms: Terms, tell: Tell) -> None:
    """Fill the next plates, in ascending order."""
    price = plates_price(table, plates, terms)
    table.players[seat].goods[FISH] -= price
    table.plates += plates
    tell("served", seat, plates=plates, fish=price, filled=table.plates)
    goods.gain(table, seat, (plates * terms.plate_wood, 0, plates * terms.plate_gold), "serve_fish", tell)


class Serve(Decision, frozen=True, tag="serve", omit_defaults=True):
    """X3: how many plates."""

    terms: Terms = PLAIN

    def ask(self, table: Table) -> Ask:
        return Ask("serve", {"filled": table.plates, "fish": plate_price(table.plates, self.terms)})

    def answers(self, table: Table) -> list[str]:
        return [f"serve:{plates}" for plates in range(1, most_plates(table, self.seat, self.terms) + 1)]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        serve(table, self.seat, int(choice[6:]), self.terms, tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return Illegal("too_many_plates", "X3", most=most_plates(table, self.seat, self.terms))


# -- forests (C6, X7, X9) ----------------------------------------------------------------------------------------


def fell(table: Table, seat: int, double: str, tell: Tell) -> None:
    """Remove one strip, and let buildings react."""
    left = table.players[seat].fell(double)
    tell("forest_removed", seat, double=double, left=left)
    triggers.fire(table, seat, "forest_removed")


def plant(table: Table, seat: int, double: str, strips: int, tell: Tell) -> None:
    """Put strips as one stack on a free double space."""
    table.players[seat].plant(double, strips)
    tell("forest_planted", seat, double=double, strips=strips)


class Fell(Decision, frozen=True, tag="fell"):
    """X7: which strip goes."""

    def ask(self, table: Table) -> Ask:
        return Ask("fell", {"wood": min(data.ROWS.action_values.deforest_wood, table.players[self.seat].wood_room())})

    def answers(self, table: Table) -> list[str]:
        return [f"fell:{double}" for double in table.players[self.seat].removable_doubles()]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        fell(table, self.seat, choice[5:], tell)
        goods.gain(table, self.seat, (data.ROWS.action_values.deforest_wood, 0, 0), "deforest", tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        double = choice.partition(":")[2]
        index = data.DOUBLE_INDEX.get(double)
        if index is not None and table.players[self.seat].kept >> index & 1:
            return Illegal("forest_kept", "B4", double=double)
        return Illegal("no_forest_there", "X7", double=double)


class Plant(Decision, frozen=True, tag="plant"):
    """X9: where the new stack goes."""

    def ask(self, table: Table) -> Ask:
        return Ask("plant", {"strips": data.ROWS.action_values.reforest_forests})

    def answers(self, table: Table) -> list[str]:
        return [f"plant:{double}" for double in table.players[self.seat].free_doubles()]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        plant(table, self.seat, choice[6:], data.ROWS.action_values.reforest_forests, tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return Illegal("double_not_free", "X9", double=choice.partition(":")[2])
