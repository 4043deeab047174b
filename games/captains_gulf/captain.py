"""One player's boat: money, fuel, hold, cards and discs, and the questions one asks of it.
What changes it is in the modules of the actions; prices of cards are in `adding.py`."""

from __future__ import annotations

import msgspec

from games.captains_gulf import data
from games.captains_gulf.data import FIRST_PORT, KINDS, RULES, SETUP


class Captain(msgspec.Struct, gc=False):
    """A player. Cards, places and types are numbers as `data` has them.

    `hold` counts raw tiles by type, then cooked ones; `licensed` licenses by type, `fitted` upgrades by kind, `crew`
    is a set of bits; the cards themselves lie in `license_cards`, `crew_cards`, `upgrade_cards`. `wheel` is -1 before
    the first turn, `used` the bonus markers spent this round, `answer` the secret answer to an inspection (-1: none).
    `price_list` is the number of the price list; games of the first one have none, so they stay as they were stored.
    """

    money: int
    hand: list[int]
    licensed: list[int]
    fitted: list[int]
    hold: list[int]
    tracks: list[int]
    license_cards: list[int]
    crew_cards: list[int]
    upgrade_cards: list[int]
    fuel: int = SETUP.start_fuel
    tank: int = SETUP.start_tank
    boxes: int = SETUP.start_boxes
    at: int = data.START
    wheel: int = -1
    crew: int = 0
    tiles: int = 0
    used: int = 0
    loans: int = 0
    answer: int = -1
    price_list: int | msgspec.UnsetType = msgspec.UNSET

    def clone(self) -> Captain:
        return Captain(
            self.money,
            self.hand[:],
            self.licensed[:],
            self.fitted[:],
            self.hold[:],
            self.tracks[:],
            self.license_cards[:],
            self.crew_cards[:],
            self.upgrade_cards[:],
            self.fuel,
            self.tank,
            self.boxes,
            self.at,
            self.wheel,
            self.crew,
            self.tiles,
            self.used,
            self.loans,
            self.answer,
            self.price_list,
        )

    @property
    def prices(self) -> int:
        """Which price list the game began with."""
        return self.price_list or data.FIRST_PRICE_LIST

    @property
    def in_port(self) -> bool:
        """Whether the boat lies in one of the ports."""
        return self.at >= FIRST_PORT

    def mates(self) -> int:
        """How many First Mates there are."""
        return (self.crew & data.FIRST_MATES).bit_count()

    def deckhands(self) -> int:
        """How many Deckhands there are."""
        return (self.crew & data.DECKHANDS).bit_count()

    def engineer(self, engineer: int) -> int:
        """CG11.3 to CG11.6: what this engineer gives or saves; 0 without it."""
        if not self.crew & engineer:
            return 0
        return RULES.engineer_amount_tool_box if self.fitted[data.TOOL_BOX] else RULES.engineer_amount

    def room(self) -> list[int]:
        """CG5.B5: how many tiles of each type may come aboard by the licenses, boxes left aside (ruling 1)."""
        licensed, hold = self.licensed, self.hold
        if not RULES.license_limits_hold:
            return licensed[:]
        return [licensed[0] - hold[0] - hold[3], licensed[1] - hold[1] - hold[4], licensed[2] - hold[2] - hold[5]]

    def free_boxes(self) -> int:
        """Boxes without a tile."""
        return self.boxes - sum(self.hold)

    def dockside_limit(self) -> int:
        """CG6.8: tiles that may be sold at the Dockside Market."""
        return RULES.dockside_market_tiles + RULES.deckhand_dockside_tiles * self.deckhands()


def blank_captain(money: int = 0) -> Captain:
    """CG2.2: a boat before the first license."""
    return Captain(
        money,
        [],
        [0] * len(KINDS),
        [0] * len(data.UPGRADES),
        [0] * (2 * len(KINDS)),
        [SETUP.start_track_space] * len(data.PORTS),
        [],
        [],
        [],
        price_list=data.PRICE_LIST or msgspec.UNSET,
    )
