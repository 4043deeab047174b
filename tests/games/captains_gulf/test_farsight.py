"""The captain answers by what its seat may know, within its budget, and sees further than the mate."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.captains_gulf import GAME
from games.captains_gulf.beam import MATES, Beam
from games.captains_gulf.experience import Experienced
from games.captains_gulf.farsight import Planner
from games.captains_gulf.players import Mate
from games.captains_gulf.table import Table
from games.engine import Budget, Luck, answer, weigh
from tests.games.captains_gulf.given import boat, given

QUICK = Planner((MATES, Beam(5, 6, 6)))
AGES = Budget(60.0)


def decisions(seats: int, most: int) -> Iterator[tuple[Table, int]]:
    """The first decisions of a game of mates, each with the seat that owes it."""
    luck, rng, mate = Luck(b"farsight"), Random(1), Mate()
    table, _ = GAME.setup(seats, {}, luck)
    for _ in range(most):
        seat = sorted(GAME.waiting(table))[0]
        yield table, seat
        GAME.apply(table, seat, mate.choose(GAME.view(table, seat), GAME.options(table, seat), rng), luck)


def test_its_choices_are_legal_each_named_once_and_the_best_comes_first() -> None:
    compared = 0
    for table, seat in decisions(3, 45):
        found = weigh(QUICK, GAME, table, seat, Random(1), AGES)
        choices = [each.choice for each in found]
        values = [each.value for each in found]
        assert set(choices) <= set(GAME.options(table, seat))
        assert len(set(choices)) == len(choices)
        assert values == sorted(values, reverse=True)
        compared += len(found) > 1
    assert compared > 10


def test_it_thinks_the_same_in_worlds_it_cannot_tell_apart_whatever_the_dice() -> None:
    for number, (table, seat) in enumerate(decisions(2, 30)):
        world = GAME.imagine(table, seat, Random(number))
        here = weigh(QUICK, GAME, table, seat, Random(1), AGES)
        assert weigh(QUICK, GAME, world, seat, Random(2), AGES) == here


def test_without_time_it_looks_once_and_as_far_as_the_mate() -> None:
    mate = Mate(outlook=Experienced)
    alike = asked = 0
    for table, seat in decisions(2, 30):
        options = GAME.options(table, seat)
        found = weigh(Planner(), GAME, table, seat, Random(1), Budget(0.0))
        assert len(found) == 1
        assert found[0].tries <= 1
        asked += 1
        alike += found[0].choice == mate.choose(GAME.view(table, seat), options, Random(1))
    assert alike >= 0.8 * asked, "the mate's search is a little narrower once its turn has begun"


def test_a_playout_is_a_search() -> None:
    out = given(boat(licenses=["shrimp", "shrimp"], hand=["ss", "oo"], wheel="fuel_dock"), sea={"A2": "ss"}).turn()
    for playouts, tries in ((1, [1]), (2, [2]), (3, [2, 1])):
        found = weigh(QUICK, GAME, out.table, 0, Random(1), Budget(60.0, playouts))
        assert sorted((each.tries for each in found), reverse=True) == tries


def test_it_fishes_with_an_empty_boat_and_sells_a_full_one() -> None:
    licensed = ["shrimp", "shrimp"]
    out = given(boat(licenses=licensed, hand=["ss"], wheel="fuel_dock", used=1), sea={"A2": "ss"}).turn()
    assert answer(QUICK, GAME, out.table, 0, Random(1), AGES) == "go:fishing"
    full = given(boat(licenses=licensed, hand=["ss"], wheel="shipyard", raw="ss", used=1)).turn()
    assert answer(QUICK, GAME, full.table, 0, Random(1), AGES) == "go:market"
