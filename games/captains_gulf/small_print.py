"""What is said beside a button of Captains of the Gulf, and beside a question. What it says when is
decided in `details.py`."""

from __future__ import annotations

from games.engine import Detail


class GoInVain(Detail, frozen=True, tag="go_in_vain"):
    """`why` the action there could not be carried out, or would change nothing."""

    cost: int
    crosses: int
    ends: int
    why: str


class Fish(Detail, frozen=True, tag="fish"):
    """The fuel, what swims there, and the most that one card brings."""

    fuel: int
    shrimp: int
    oyster: int
    crab: int
    most: int


class Row(Detail, frozen=True, tag="row"):
    hexes: int


class SailTowed(Detail, frozen=True, tag="sail_towed"):
    fuel: int
    money: int
    loans: int


class Bonus(Detail, frozen=True, tag="bonus"):
    """`money` and `number` as the action's sentence needs them; `tile` is 1 if it gives a bonus tile."""

    action: str
    money: int
    number: int
    tile: int


class Add(Detail, frozen=True, tag="add"):
    money: int


class Sell(Detail, frozen=True, tag="sell"):
    money: int
    steps: int


class Advance(Detail, frozen=True, tag="advance"):
    start: int
    space: int
    money: int


class Buy(Detail, frozen=True, tag="buy"):
    money: int
    fuel: int


class Inspection(Detail, frozen=True, tag="inspection"):
    fuel: int
    money: int
    loans: int


class Card(Detail, frozen=True, tag="card"):
    """What else the card could have become."""

    license: str
    crew: str
    upgrade: str
    bait: list[str]


class Repay(Detail, frozen=True, tag="repay"):
    money: int


class Go(Detail, frozen=True, tag="go"):
    """What the move costs, and whether it crosses the spoke and ends the round (0 or 1)."""

    cost: int
    crosses: int
    ends: int


class Sail(Detail, frozen=True, tag="sail"):
    fuel: int


class Take(Detail, frozen=True, tag="take"):
    """The bonus tiles that must stand for icons."""

    tiles: int
