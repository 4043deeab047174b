"""What saves the rules a longer look comes to the same: cards that ignore fish, and the least that a card can cost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.engine import Luck
from games.nusfjord import building, checks, data, effects
from games.nusfjord.formulas import Formula, at_least
from games.nusfjord.operations import worthwhile
from games.nusfjord.table import Table
from games.nusfjord.terms import FISH, PLAIN, GoodId, Price
from tests.games.nusfjord.given import GAME

AMOUNTS_OF_FISH = (0, 1, 2, 4, 30)
LIST_OF_OPERATIONS = list[effects.AnyOp]
LOOKING_AT_FISH: list[dict[str, Any]] = [
    {"op": "gain", "wood": {"count": "fish"}},
    {"op": "gain", "gold": {"sum": [{"count": "fish_total", "per": 2}]}},
    {"op": "exchange", "give": {"fish": 2}, "get": {"gold": 1}, "times": 1},
    {"op": "action", "name": "serve_fish"},
    {"op": "action", "name": "build_building"},
    {"op": "action", "name": "build_ship"},
    {"op": "upgrade_ship", "times": 1, "cost": {"fish": 1}},
    {"op": "move", "good": "fish", "from": "supply", "to": "reserve", "max": 2},
    {"op": "copy_action"},
    {"op": "choose", "of": [[{"op": "action", "name": "serve_fish"}]]},
    {"op": "take_share", "n": 1, "else": [{"op": "action", "name": "build_ship"}]},
]
"""What may depend on the fish in the supply, by itself or by what is inside it."""


def positions() -> Iterator[Table]:
    """Tables of random games, from early to late."""
    for number in range(2):
        rng, luck = Random(number), Luck(bytes([number]) * 32)
        table, _ = GAME.setup(5, {"mixed": "yes"}, luck)
        decided = 0
        while waiting := GAME.waiting(table):
            seat = next(iter(waiting))
            GAME.apply(table, seat, rng.choice(GAME.options(table, seat)), luck)
            decided += 1
            if decided % 20 == 0:
                yield table


def looks(ops: list[effects.AnyOp]) -> bool:
    return any(map(checks.looks_at_fish, checks.all_ops(ops)))


def by_fish(table: Table, seat: int, ops: list[effects.AnyOp]) -> set[bool]:
    """What comes out with more and less fish in the supply: whether these operations can change something."""
    found: set[bool] = set()
    for amount in AMOUNTS_OF_FISH:
        trial = table.trial(seat)
        trial.players[seat].goods[FISH] = amount
        found.add(worthwhile(trial, seat, ops))
    return found


def test_what_does_not_look_at_fish_is_possible_however_many_there_are() -> None:
    indifferent = {name: program.ops for name, program in data.PROGRAMS.items() if not looks(program.ops)}
    assert indifferent.keys() & data.ELDERS.keys() == data.INDIFFERENT_TO_FISH
    assert {"treasurer", "woodcutter"} <= indifferent.keys(), "it saves something"
    for number, table in enumerate(positions()):
        for name, ops in indifferent.items():
            assert len(by_fish(table, number % 5, ops)) == 1, name


@pytest.mark.parametrize("op", LOOKING_AT_FISH, ids=lambda op: f"{op['op']} {op.get('name', '')}")
def test_what_may_depend_on_fish_looks_at_them(op: dict[str, Any]) -> None:
    ops = msgspec.convert([op], LIST_OF_OPERATIONS)
    assert looks(ops)
    assert any(len(by_fish(table, seat, ops)) == 2 for table in positions() for seat in range(5)), "so it does"


def test_no_card_costs_less_than_what_is_looked_at_first() -> None:
    for table in positions():
        for card, (wood, fish, gold, common) in data.CARD_CHECKS.items():
            for haul in (0, 9):
                price = building.cost(table, 0, card, PLAIN, haul)
                assert all(least <= paid for least, paid in zip((wood, fish, gold), price, strict=True)), card
                assert not common or price == (wood, fish, gold), card


@pytest.mark.parametrize(
    ("number", "least"),
    [
        (3, 3),
        (Formula("ships", plus=2), 0),
        (Formula("haul", times=-1, plus=14, min=2), 2),
        (Formula("haul", min=2, max=1), 1),
        (Formula("forests", steps=[(0, 3), (4, -2)]), -2),
        (Formula("forests", steps=[(2, 3)]), 0),
    ],
)
def test_what_a_number_comes_to_at_least(number: int | Formula, least: int) -> None:
    assert at_least(number) == least


@pytest.mark.rule("B5")
@pytest.mark.parametrize(
    ("price", "varying", "least"),
    [
        (Price(1, 4, 2), {"fish": Formula("ships", times=-1, min=-3)}, (1, 1, 2)),
        (Price(0, 2, 0), {"fish": Formula("ships", times=-1, min=-3)}, (0, 0, 0)),
        (Price(5, 0, 1), {"wood": Formula("elders", plus=2, min=2), "gold": Formula("fish")}, (7, 0, 1)),
    ],
)
def test_a_card_costs_at_least_its_price_with_the_least_of_what_varies(
    price: Price, varying: dict[GoodId, Formula], least: tuple[int, int, int]
) -> None:
    assert data.least_cost(replace(data.BUILDINGS["A103"], cost=price, cost_var=varying)) == least
