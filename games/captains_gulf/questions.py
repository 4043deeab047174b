"""What the decisions of Captains of the Gulf ask."""

from __future__ import annotations

from games.engine import Question


class FishOrSail(Question, frozen=True, tag="fish_or_sail"):
    fuel: int
    money: int


class Fish(Question, frozen=True, tag="fish"):
    fuel: int


class SailToPort(Question, frozen=True, tag="sail_to_port"):
    fuel: int
    money: int


class FishInRow(Question, frozen=True, tag="fish_in_row"):
    row: str
    fuel: int


class Catch(Question, frozen=True, tag="catch"):
    place: str
    boxes: int


class Take(Question, frozen=True, tag="take"):
    place: str
    cards: list[str]


class Play(Question, frozen=True, tag="play"):
    place: str


class FirstLicense(Question, frozen=True, tag="first_license"):
    money: int


class Turn(Question, frozen=True, tag="turn"):
    money: int


class FirstTurn(Question, frozen=True, tag="first_turn"):
    money: int


class After(Question, frozen=True, tag="after"):
    money: int


class Inspection(Question, frozen=True, tag="inspection"):
    fuel: int
    with_fuel: int
    money: int
    own_fuel: int
    own_money: int


class Printer(Question, frozen=True, tag="printer"):
    money: int


class DocksideImprovement(Question, frozen=True, tag="dockside_improvement"):
    money: int


class SecondCard(Question, frozen=True, tag="second_card"):
    money: int
    card: str


class Market(Question, frozen=True, tag="market"):
    """`tile` is the only one that is aboard, which may be `cooked` (1); "none" if there are several."""

    port: str
    tile: str
    cooked: int


class Advance(Question, frozen=True, tag="advance"):
    steps: int
    boosted: int


class Shipyard(Question, frozen=True, tag="shipyard"):
    money: int


class DocksideMarket(Question, frozen=True, tag="dockside_market"):
    port: str
    most: int


class Sail(Question, frozen=True, tag="sail"):
    fuel: int
    money: int


class BuyFuel(Question, frozen=True, tag="buy_fuel"):
    money: int
    fuel: int
    tank: int


class Drop(Question, frozen=True, tag="drop"):
    number: int
