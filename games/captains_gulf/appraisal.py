"""What catch, cards and tracks are worth to a player, in dollars, judged by the view of its seat.
Rough by design: nothing here looks ahead or knows what is hidden; who chooses with it is in `players.py`."""

from __future__ import annotations

from itertools import pairwise

from games.captains_gulf import data
from games.captains_gulf.bundles import best_hauls, counts_of
from games.captains_gulf.data import (
    CARD_INDEX,
    CREW,
    FIRST_PORT,
    ICONS,
    KINDS,
    PLACE_INDEX,
    PORTS,
    PRICES,
    ROUNDS,
    SEAFOOD,
    STARS,
    TRACK,
    UPGRADES,
)
from games.captains_gulf.gulf import DISTANCE
from games.captains_gulf.view import CaptainView, View

# What a dollar's worth of tiles is worth at sea and in port before it is sold, a unit of fuel, a spare bonus tile.
AT_SEA, IN_PORT, FUEL, TILE = 0.65, 0.88, 0.22, 0.8
# What an added card brings in each round still to come.
CREW_WORTH = {"first_mate": 0.7, "engineer": 0.2, "deckhand": 0.35}
UPGRADE_WORTH = {
    "crew_quarters": 0.2, "improved_propeller": 0.7, "tool_box": 0.1, "tank_small": 0.3, "tank_big": 0.4,
    "improved_engine": 0.7, "galley": 0.5, "fuel_line": 0.3,
}  # fmt: skip


def track_worth() -> list[float]:
    """What each space of a track is worth: the points it scores, and in between a share of the next ones."""
    known = {1: -float(TRACK.light_penalty), TRACK.light_to + 1: 0.0}
    known |= {star.space: float(star.payout[0]) for star in STARS}
    known[TRACK.spaces] = STARS[-1].payout[0] + float(TRACK.final_bonus)
    spaces = sorted(known)
    worth = [0.0] * (TRACK.spaces + 1)
    for low, high in pairwise(spaces):
        for space in range(low, high + 1):
            worth[space] = known[low] + (known[high] - known[low]) * (space - low) / (high - low)
    return worth


TRACK_WORTH = track_worth()


class Appraisal:
    """One view, seen by its own seat."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view = view
        self.me: CaptainView = view.captains[view.viewer]
        self.at = PLACE_INDEX[self.me.place]
        self.in_port = self.at >= FIRST_PORT
        self.hand = [CARD_INDEX[card] for card in self.me.hand]
        self.crew = {CREW.index(name) for _, name in self.me.crew}
        self.upgrades = {UPGRADES.index(name) for _, name in self.me.upgrades}
        wheel = data.SPACES.index(self.me.wheel) if self.me.wheel else 0
        self.rounds_left = max(0.0, ROUNDS - max(1, view.round) + 1 - wheel / len(data.SPACES))
        held = zip(self.me.raw, self.me.cooked, strict=True)
        self.aboard = [raw + cooked for raw, cooked in held]
        self.free = self.me.boxes - sum(self.aboard)

    # -- seafood ------------------------------------------------------------------------------------------------

    def price(self, kind: int, port: int | None = None) -> float:
        """What a raw tile brings in a port; on average a third of the taste if the port is not known."""
        price = float(PRICES[kind])
        if port is None:
            return price + 1 / len(PORTS)
        return price + (self.view.ports[port].taste == SEAFOOD[kind])

    def hold_worth(self, port: int | None = None) -> float:
        """What all tiles aboard would bring."""
        cooked = sum(self.me.cooked)
        return sum(self.price(kind, port) * number for kind, number in enumerate(self.aboard)) + cooked

    def haul(self, card: int, place: int) -> tuple[float, str]:
        """The dearest handful a card brings at a hex, and what it is worth when sold."""
        there = self.view.hexes[place].seafood
        room = [max(0, min(self.me.licensed[kind] - self.aboard[kind], there[kind], self.free)) for kind in KINDS]
        icons = ICONS[card]
        hauls = best_hauls((room[0], room[1], room[2]), self.free, (icons[0], icons[1], icons[2])) if any(room) else ()
        return max(((self.handful(haul), haul) for haul in hauls), default=(0.0, ""))

    def handful(self, haul: str) -> float:
        """What the tiles of a code would bring somewhere."""
        counts = counts_of(haul) or (0, 0, 0)
        return sum(self.price(kind) * counts[kind] for kind in KINDS)

    def best_card(self, place: int) -> float:
        """What the best card of the hand brings at a hex."""
        return max((self.haul(card, place)[0] for card in self.hand), default=0.0)

    def fishing_gain(self, place: int) -> float:
        """What fishing at a hex gains: the catch at sea less the fuel and the way home, above all without fuel."""
        fuel = self.view.fuel_to[place]
        if fuel > self.me.fuel or self.free <= 0:
            return 0.0
        home = min(DISTANCE[place][port] for port in range(FIRST_PORT, FIRST_PORT + len(PORTS)))
        stranded = max(0, home - (self.me.fuel - fuel))
        return AT_SEA * self.best_card(place) - FUEL * fuel - 0.25 * home - 0.8 * stranded

    def best_fishing(self) -> float:
        """The best of all hexes with seafood."""
        return max(
            (self.fishing_gain(place) for place, hex_ in enumerate(self.view.hexes) if any(hex_.seafood)), default=0.0
        )

    def sailing_gain(self, port: int, discount: int = 0) -> float:
        """What coming home gains: tiles are worth more in port, most where they and the track are liked."""
        fuel = max(1, self.view.fuel_to[FIRST_PORT + port] - discount)
        missing = max(0, fuel - self.me.fuel)
        loan = 3 if missing > self.me.money else 0
        worth = self.hold_worth(port) - AT_SEA * self.hold_worth() - (1 - IN_PORT) * self.hold_worth(port)
        if sum(self.aboard):
            worth += 0.6 * self.advance_worth(port, self.steps())
        return worth - FUEL * (fuel - missing) - missing - loan

    def best_sailing(self) -> float:
        """The best port, if at sea."""
        return max(self.sailing_gain(port) for port in range(len(PORTS))) if not self.in_port else 0.0

    def steps(self) -> int:
        """How far the whole hold would move a disc."""
        types = [kind for kind, number in enumerate(self.aboard) if number]
        mates = sum(
            1
            for bit in self.crew
            if data.FIRST_MATES >> bit & 1 and any(data.CREW_SEAFOOD[bit] >> k & 1 for k in types)
        )
        return sum(self.aboard) + max(0, len(types) - 1) + mates - (self.view.card == "few_customers")

    def advance_worth(self, port: int, steps: int) -> float:
        """What so many steps on a track are worth, rewards on the way included."""
        start = self.me.tracks[port]
        end = min(TRACK.spaces, start + max(0, steps))
        rewards = zip(TRACK.reward_spaces, self.view.ports[port].rewards, strict=True)
        found = sum(1 for space, tile in rewards if tile and start < space <= end)
        return TRACK_WORTH[end] - TRACK_WORTH[start] + 1.5 * found

    def selling_gain(self) -> float:
        """What selling the whole hold here gains over keeping it."""
        if not self.in_port or not any(self.aboard):
            return 0.0
        port = self.at - FIRST_PORT
        extra = sum(self.aboard) if self.view.card == "seafood_market" else 0
        return (1 - IN_PORT) * self.hold_worth(port) + extra + self.advance_worth(port, self.steps())

    # -- cards --------------------------------------------------------------------------------------------------

    def license_worth(self, kind: int) -> float:
        """A licence fills a box each round, as long as there are boxes to fill and cards that show its type."""
        licensed = sum(self.me.licensed)
        shown = sum(1 for card in self.hand if ICONS[card][kind])
        use = 0.55 if licensed < self.me.boxes else 0.2 if licensed < self.me.boxes + 2 else 0.08
        use *= 0.8 + 0.05 * shown + (0.15 if self.me.licensed[kind] else 0.0)
        return use * (self.price(kind) + 0.8) * max(0.0, self.rounds_left - 0.5)

    def add_worth(self, section: str, item: str) -> float:
        """What adding a card's section brings until the end, its price left aside."""
        if section == "license":
            row = next(row for row in data.ROWS.license if row.id == item)
            return self.license_worth(SEAFOOD.index(row.seafood))
        rounds = max(0.0, self.rounds_left - 0.5)
        if section == "crew":
            row = next(row for row in data.ROWS.crew if row.id == item)
            return CREW_WORTH[row.category] * rounds
        row = next(row for row in data.ROWS.upgrade if row.id == item)
        if row.boxes:
            spare = max(0, sum(self.me.licensed) - self.me.boxes)
            return rounds * (2.4 * min(row.boxes, spare) + 0.8 * max(0, row.boxes - spare))
        return UPGRADE_WORTH.get(item, 0.0) * rounds

    def card_worth(self, card: int) -> float:
        """What a card in hand is good for: mostly its icons for seafood one is licensed for."""
        fish = sum(ICONS[card][kind] for kind in KINDS if self.me.licensed[kind])
        return 0.5 * fish + 0.1 * len(data.FISH[card])
