"""Ships (C7, C8, X10, B8): what can be built, what it costs, launching and taking back.
Ships that cards give, upgrade or sell use these functions too."""

from __future__ import annotations

from games.engine import Illegal, Luck, Question, Tell
from games.nusfjord import building, data, events, picks, questions, refusals
from games.nusfjord.counting import Displays
from games.nusfjord.deciding import Decision
from games.nusfjord.table import Table
from games.nusfjord.terms import PLAIN, Terms


def launch(table: Table, seat: int, ship: int) -> None:
    """Take a ship from the supply board and place it leftmost."""
    player = table.players[seat]
    table.ships[ship] -= 1
    player.ships[ship] += 1
    player.width += data.LENGTHS[ship]


def remove(table: Table, seat: int, ship: int) -> None:
    """Give a ship back to the supply board; the others slide left."""
    player = table.players[seat]
    table.ships[ship] += 1
    player.ships[ship] -= 1
    player.width -= data.LENGTHS[ship]


def upgradable(table: Table, seat: int) -> list[int]:
    """Ship types of which one may become the next larger one: a tile is left and it fits."""
    player = table.players[seat]
    return [
        ship
        for ship in range(len(data.SHIPS) - 1)
        if player.ships[ship] and table.ships[ship + 1] and player.fits(data.LENGTHS[ship + 1] - data.LENGTHS[ship])
    ]


def cost(table: Displays, seat: int, way: str, terms: Terms) -> tuple[int, int, int]:
    """A13: what this ship costs in this way of payment, all discounts taken off good by good."""
    ship, price = data.SHIP_WAYS[way]
    buildings = table.players[seat].buildings
    if terms is PLAIN and data.SHIP_HELPERS.isdisjoint(buildings):
        return price
    wood, fish, gold = price
    off_wood, off_fish, off_gold = terms.discount
    for owned in buildings:
        if owned in data.SHIP_DISCOUNTS:
            discount = data.SHIP_DISCOUNTS[owned][ship]
            off_wood, off_fish, off_gold = off_wood + discount[0], off_fish + discount[1], off_gold + discount[2]
    return max(0, wood - off_wood), max(0, fish - off_fish), max(0, gold - off_gold)


def buildable(table: Table, seat: int, terms: Terms) -> list[str]:
    """The ships this player can build now, each with its way of payment."""
    player = table.players[seat]
    room = data.TRACK - player.width
    if room < data.LENGTHS[0]:
        return []
    funds = building.funds(player)
    found: list[str] = []
    for way, (ship, _) in data.SHIP_WAYS.items():
        if data.LENGTHS[ship] <= room and table.ships[ship]:
            wood, fish, gold = cost(table, seat, way, terms)
            if wood <= funds[0] and fish <= funds[1] and gold <= funds[2]:
                found.append(data.SHIP[way])
    return found


def any_buildable(table: Table, seat: int, terms: Terms) -> bool:
    """Whether there is one."""
    player = table.players[seat]
    room = data.TRACK - player.width
    if room < data.LENGTHS[0]:
        return False
    if not data.SHIP_HELPERS.isdisjoint(player.buildings):
        return bool(buildable(table, seat, terms))
    own, left = player.goods, table.ships
    wood, fish, gold = own[0], own[1], own[2]
    if terms is not PLAIN:  # a discount never brings a cost below 0, so it is as good as so much more to pay with
        wood, fish, gold = wood + terms.wood, fish + terms.fish, gold + terms.gold
    for price_wood, price_fish, price_gold, ship, length in data.SHIP_PRICES:
        if price_wood <= wood and price_fish <= fish and price_gold <= gold and length <= room and left[ship]:
            return True
    return False


def why_none(table: Table, seat: int) -> Illegal:
    """Why no ship can be built."""
    player = table.players[seat]
    left = [ship for ship in range(len(data.SHIPS)) if table.ships[ship]]
    if not any(player.fits(data.LENGTHS[ship]) for ship in left):
        return Illegal(refusals.NoRoomOnTrack() if left else refusals.NoShipLeft())
    return Illegal(refusals.NoShipAffordable())


def missing(table: Table, seat: int, terms: Terms) -> list[str]:
    """The ships this player can't have now, however they would pay: each once, in its first way of payment."""
    buyable = {data.SHIP_WAYS[picks.Ship.of(way).ship][0] for way in buildable(table, seat, terms)}
    found: dict[int, str] = {}
    for way, (ship, _) in data.SHIP_WAYS.items():
        if ship not in buyable:
            found.setdefault(ship, data.SHIP[way])
    return list(found.values())


def why_not(table: Table, seat: int, way: str, terms: Terms = PLAIN) -> Illegal:
    """Why this ship can't be built in this way."""
    if way not in data.SHIP_WAYS:
        return Illegal(refusals.UnknownShip(ship=way))
    ship = data.SHIP_WAYS[way][0]
    if not table.ships[ship]:
        return Illegal(refusals.ShipGone(ship=data.SHIP_IDS[ship]))
    if not table.players[seat].fits(data.LENGTHS[ship]):
        return Illegal(refusals.ShipTooLong(ship=data.SHIP_IDS[ship]))
    own = building.funds(table.players[seat])
    wood, fish, gold = (max(0, amount - have) for amount, have in zip(cost(table, seat, way, terms), own, strict=False))
    return Illegal(refusals.ShipTooDear(ship=data.SHIP_IDS[ship], wood=wood, fish=fish, gold=gold))


class BuildShip(Decision, frozen=True, tag="ship", omit_defaults=True):
    """X10: which ship, and for a schooner which way of payment."""

    terms: Terms = PLAIN

    def question(self, table: Table) -> Question:
        return questions.Ship()

    def answers(self, table: Table) -> list[str]:
        return buildable(table, self.seat, self.terms)

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        way = picks.Ship.of(choice).ship
        ship = data.SHIP_WAYS[way][0]
        price = cost(table, self.seat, way, self.terms)
        launch(table, self.seat, ship)
        haul = table.players[self.seat].haul()
        wood, fish, gold = price
        tell(events.ShipBuilt(ship=data.SHIP_IDS[ship], wood=wood, fish=fish, gold=gold, haul=haul), self.seat)
        table.then(*building.payments(table, self.seat, price, tell))

    def refusal(self, table: Table, choice: str) -> Illegal:
        asked = picks.Ship.read(choice)
        return (
            why_not(table, self.seat, asked.ship, self.terms) if asked is not None else super().refusal(table, choice)
        )
