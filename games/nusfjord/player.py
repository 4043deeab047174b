"""One player's display: supply, Reserve, shares, Harbor board, Fishing track and Elder Council, and questions about it.
What happens to it is in `goods.py` and the steps; points are in `scoring.py`."""

from __future__ import annotations

import msgspec

from games.nusfjord import data
from games.nusfjord.terms import WOOD


class Player(msgspec.Struct, gc=False):
    """A display. Lists run over goods, companies, ship types or double spaces as `data` numbers them."""

    goods: list[int]  # wood, fish, gold in the supply, then wood, fish, gold on the Reserve
    shares: list[int]  # issued shares in the supply, by company
    unissued: int
    ships: list[int]
    forests: list[int]  # strips on each double space
    free: int  # building spaces without forest and building, one bit each
    buildings: list[str] = []  # in the order they were built
    sites: list[str] = []  # where each of them stands: a space, a double space, or the track
    elders: list[str] = []
    elder_fish: list[int] = []
    elder_workers: list[int] = []  # the color of the worker on each elder, -1 for none
    hand: list[str] = []
    uses: list[str] = []  # buildings with a use of one's own left (rule A5)
    width: int = 0  # covered units of the Fishing track
    kept: int = 0  # double spaces whose forests may not be removed, one bit each
    placed: int = 0  # workers placed this round
    fed: list[str] = []  # Fishing phase with too little fish: the elders chosen, ...
    paid: list[int] = []  # ... the holders of shares chosen, one entry for each fish

    def clone(self) -> Player:
        return Player(
            self.goods[:],
            self.shares[:],
            self.unissued,
            self.ships[:],
            self.forests[:],
            self.free,
            self.buildings[:],
            self.sites[:],
            self.elders[:],
            self.elder_fish[:],
            self.elder_workers[:],
            self.hand[:],
            self.uses[:],
            self.width,
            self.kept,
            self.placed,
            self.fed[:],
            self.paid[:],
        )

    # -- limits (C3, F5, A8) ----------------------------------------------------------------------------------

    def wood_cap(self) -> int:
        """C3: how much wood the supply holds."""
        cap = data.WOOD_SUPPLY
        if data.WOOD_STORES.isdisjoint(self.buildings):
            return cap
        for building in self.buildings:
            if building in data.WOOD_CAPS:
                cap = max(cap, data.WOOD_CAPS[building])
        return cap

    def wood_room(self) -> int:
        """How much more wood fits into the supply."""
        return self.wood_cap() - self.goods[WOOD]

    def takes_wood(self, wood: int) -> tuple[int, int]:
        """C3: how much of this wood comes into the supply, and how much is lost."""
        taken = min(wood, self.wood_room())
        return taken, wood - taken

    def reserve_cap(self) -> int:
        """F5, Q12: how many fish the Reserve holds in the Fishing phase."""
        cap = data.RESERVE_FISH
        if data.RESERVE_STORES.isdisjoint(self.buildings):
            return cap
        for building in self.buildings:
            if building in data.RESERVE_CAPS:
                cap = max(cap, data.RESERVE_CAPS[building])
        return cap

    def pays_from_reserve(self) -> bool:
        """A10: whether buildings and ships may be paid from the Reserve as well."""
        return not data.RESERVE_PAYERS.isdisjoint(self.buildings)

    def never_blocked(self) -> list[str]:
        """A9: the actions whose spaces buildings let this player use even if they are full."""
        return [action for building in self.buildings for action in data.UNBLOCKED.get(building, ())]

    def haul(self) -> int:
        """C7: the haul size."""
        return data.HAUL[self.width]

    # -- the Harbor board (C6) --------------------------------------------------------------------------------

    def free_spaces(self) -> list[str]:
        """Building spaces without forest and building."""
        return [space for bit, space in data.SPACE_BITS.items() if self.free & bit]

    def free_doubles(self) -> list[str]:
        """Double spaces without forest and building."""
        return [
            double for double, mask in zip(data.DOUBLES, data.DOUBLE_MASKS, strict=True) if self.free & mask == mask
        ]

    def has_free_double(self) -> bool:
        """Whether there is one."""
        return self.free in data.WITH_DOUBLE

    def removable_forests(self) -> int:
        """B4: forests that may be removed."""
        if not self.kept:
            return sum(self.forests)
        return sum(stack for double, stack in enumerate(self.forests) if not self.kept >> double & 1)

    def removable_doubles(self) -> list[str]:
        """Double spaces a forest may be removed from."""
        return [
            name for double, name in enumerate(data.DOUBLES) if self.forests[double] and not self.kept >> double & 1
        ]

    def plant(self, double: str, strips: int) -> None:
        """Put forest strips on a free double space."""
        index = data.DOUBLE_INDEX[double]
        self.forests[index] = strips
        self.free &= ~data.DOUBLE_MASKS[index]

    def fell(self, double: str) -> int:
        """Remove one strip; returns how many are left there. The last one frees two building spaces."""
        index = data.DOUBLE_INDEX[double]
        self.forests[index] -= 1
        if not self.forests[index]:
            self.free |= data.DOUBLE_MASKS[index]
        return self.forests[index]

    def full_rows(self) -> int:
        """Rows whose building spaces all carry buildings."""
        bare = self.free
        for double, stack in enumerate(self.forests):
            if stack:
                bare |= data.DOUBLE_MASKS[double]
        return sum(1 for row in data.ROW_MASKS if not bare & row)

    # -- the track (C7, C8) -----------------------------------------------------------------------------------

    def fits(self, length: int) -> bool:
        """Whether something of this length fits on the Fishing track."""
        return self.width + length <= data.TRACK


def new_player(seat: int, seats: int) -> Player:
    """S7, S8: a display as the game begins."""
    start = data.ROWS.player_start
    shares = [0] * seats
    shares[seat] = start.shares_issued
    return Player(
        goods=[start.wood, start.fish, start.gold, start.reserve_wood, start.reserve_fish, start.reserve_gold],
        shares=shares,
        unissued=start.shares_unissued,
        ships=[0] * len(data.SHIPS),
        forests=data.START_FORESTS[:],
        free=data.START_SPACES,
    )
