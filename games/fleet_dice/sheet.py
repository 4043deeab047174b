"""One player's score sheet: what is marked, launched, activated and caught, and the questions one asks of it.
What a mark sets in motion is in `marking.py`; points are in `scoring.py`."""

from __future__ import annotations

import msgspec

from games.fleet_dice import data
from games.fleet_dice.rows import Metric


class Sheet(msgspec.Struct, gc=False):
    """A sea sheet and a town sheet. Lists run over sections, boat types or fleets as `data` numbers them.

    `points_list` is the number of what boats bring; games of the first one have none, so they stay as they were stored.
    """

    marked: list[int]
    struck: list[int]  # solo: boxes struck out from below
    levels: list[int]
    fleets: list[list[int]]  # fish on each launched boat
    hexes: list[int]
    coins: int = 0  # coin boxes passed, marked or struck
    struck_stars: list[int] = []
    pending_stars: int = 0
    recycled: int = 0
    king_crab_license: bool = False
    awaits_bonus: bool = False
    bonus: str = ""
    captain: str = ""
    met_silver: bool = False
    points_list: int | msgspec.UnsetType = msgspec.UNSET

    def clone(self) -> Sheet:
        return Sheet(
            self.marked[:],
            self.struck[:],
            self.levels[:],
            [fleet[:] for fleet in self.fleets],
            self.hexes[:],
            self.coins,
            self.struck_stars[:],
            self.pending_stars,
            self.recycled,
            self.king_crab_license,
            self.awaits_bonus,
            self.bonus,
            self.captain,
            self.met_silver,
            self.points_list,
        )

    # -- boxes (F5) -----------------------------------------------------------------------------------------

    def is_open(self, section: int) -> bool:
        """F5.2: whether the section has a box that is neither marked nor struck."""
        return self.marked[section] + self.struck[section] < data.SIZES[section]

    def open_in(self, sections: range) -> list[int]:
        """The sections among these with an open box."""
        marked, struck, sizes = self.marked, self.struck, data.SIZES
        return [section for section in sections if marked[section] + struck[section] < sizes[section]]

    def is_complete(self, building: int) -> bool:
        """F12.1, F15.7, R20: no box open and at least one marked by the owner."""
        marked = self.marked[building]
        return marked > 0 and marked + self.struck[building] >= data.SIZES[building]

    # -- boats ----------------------------------------------------------------------------------------------

    def capacity(self, fleet: int, boat: int) -> int:
        """Fish the boat can hold; 0 for research vessels. Oyster boats: by license level (F10.5)."""
        if fleet == data.OYSTER:
            return data.OYSTER_CAPACITY[self.levels[data.OYSTER]]
        return data.FIXED_CAPACITY[fleet][boat]

    def full_boats(self) -> int:
        """F6.3: launched boats whose fish equal their present capacity."""
        full = 0
        for fleet, boats in enumerate(self.fleets):
            if boats and data.CAN_BE_FULL[fleet]:
                for boat, fish in enumerate(boats):
                    if fish >= self.capacity(fleet, boat):
                        full += 1
        return full

    def fish(self) -> int:
        """All fish on all boats, harbor ships included."""
        return sum(map(sum, self.fleets))

    def boats(self) -> int:
        """F11.1, F14.5: launched boats, harbor ships included."""
        return sum(map(len, self.fleets))

    def boat_points(self) -> list[list[int]]:
        """F13.1: what each boat of each fleet brings, by the figures the game began with."""
        return data.BOAT_VP[self.points_list or data.FIRST_POINTS]

    def has_boat_left(self, fleet: int) -> bool:
        """Whether a boat of this fleet is still free to be launched."""
        return len(self.fleets[fleet]) < data.BOATS[fleet]

    def has_license_left(self, type_: int) -> bool:
        """Whether a license of this boat type is still inactive."""
        return self.levels[type_] < data.LEVELS[type_]

    # -- coins ----------------------------------------------------------------------------------------------

    def marked_coins(self) -> int:
        """F14.5: marked coin boxes, struck stars not counted."""
        return self.coins - sum(1 for star in self.struck_stars if star <= self.coins)

    def payable(self, coins: int) -> int:
        """F9.1, F9.5: how many of so many coins the track has room for."""
        ahead = sum(1 for star in self.struck_stars if star > self.coins)
        return min(coins, data.ROWS.coin_track.length - self.coins - ahead)

    def stars_within(self, coins: int) -> int:
        """F9.1, F9.2: how many stars so many coins would reach."""
        position, stars = self.coins, 0
        for _ in range(self.payable(coins)):
            position += 1
            while position in self.struck_stars:
                position += 1
            stars += position in data.STARS
        return stars

    def next_star_in(self) -> int:
        """F9.1, F9.2: how many coins the next star is away; 0 if none is left."""
        left = range(1, self.payable(data.ROWS.coin_track.length) + 1)
        return next((coins for coins in left if self.stars_within(coins)), 0)

    def coins_per_die(self) -> int:
        """F12.7: what a die pays as a coin."""
        track = data.ROWS.coin_track
        return track.die_as_coin_bait_shop if self.is_complete(data.BAIT_SHOP) else track.die_as_coin

    def market_coins(self) -> int:
        """F8.2, F12.8: what the market pays for the fish on board."""
        fish = self.fish()
        coins = max(row for row in data.MARKET if row[0] <= fish)[1]
        if self.is_complete(data.SMOKEHOUSE):
            coins += data.ROWS.wharf[data.SMOKEHOUSE - data.WHARF_SECTIONS[0]].market_bonus
        return coins

    def income(self) -> int:
        """F6.1: base, lobster license and cannery, capped."""
        rows = data.ROWS.income
        coins = rows.base
        if level := self.levels[data.LOBSTER]:
            coins += data.LICENSES[data.LOBSTER][level].amount
        if self.is_complete(data.CANNERY):
            coins += data.ROWS.wharf[data.CANNERY - data.WHARF_SECTIONS[0]].coins_per_full_boat * self.full_boats()
        return min(rows.max, coins)

    def can_recycle(self) -> bool:
        """F4.3, F12.5: the recycling yard is complete and has a use left."""
        row = data.ROWS.wharf[data.RECYCLING - data.WHARF_SECTIONS[0]]
        return self.recycled < row.uses and self.is_complete(data.RECYCLING)

    # -- metrics of bonuses and cards (F11.2, F14.5) ----------------------------------------------------------

    def metric(self, metric: Metric) -> int:
        """The value a bonus, captain or trophy counts. R22: the King Crab license is no fishing license."""
        match metric:
            case "fish":
                return self.fish()
            case "boats":
                return self.boats()
            case "buildings":
                return sum(map(self.is_complete, data.WHARF_SECTIONS))
            case "coins":
                return self.marked_coins()
            case "licenses":
                return sum(self.levels)
            case "full_boats":
                return self.full_boats()
            case "level2_types":
                return sum(level >= 2 for level in self.levels)
            case "level3_types":
                return sum(level >= 3 for level in self.levels)
            case "license_types":
                return sum(level >= 1 for level in self.levels)


def blank_sheet() -> Sheet:
    """A sheet before the first mark."""
    return Sheet(
        [0] * len(data.SECTIONS),
        [0] * len(data.SECTIONS),
        [0] * len(data.TYPES),
        [[] for _ in range(data.FLEETS)],
        [0] * len(data.TYPES),
        points_list=data.POINTS,
    )
