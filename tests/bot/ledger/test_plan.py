"""Plans as such: the first wish that is possible, and what is left of a plan."""

from __future__ import annotations

import msgspec

from bot.ledger.plan import Dropped, Meaning, Plan, Wish
from games.engine import Ask

SHRIMP, CRAB = Wish("die:shrimp", Meaning("box_coin", {"box": 2, "boxes": 5})), Wish("die:crab")
PLAN = Plan(7, (SHRIMP, CRAB))


def test_the_first_wish_that_is_possible_is_played() -> None:
    assert PLAN.first(["die:crab", "die:shrimp"]) == SHRIMP
    assert PLAN.first(["die:crab", "die:cod"]) == CRAB
    assert PLAN.first(["die:cod"]) is None


def test_what_was_played_is_wished_no_more() -> None:
    assert PLAN.without("die:shrimp").wishes == (CRAB,)
    assert PLAN.without("die:cod") == PLAN
    assert PLAN.without("die:crab").with_wish(CRAB) == PLAN


def test_a_meaning_is_the_small_print_of_then() -> None:
    ask = Ask("go", {"cost": 2, "cards": ["a", "b"]})
    assert Meaning.of(None) is None
    meaning = Meaning.of(ask)
    assert meaning is not None
    assert meaning.detail == ask
    assert meaning != Meaning.of(Ask("go", {"cost": 3, "cards": ["a", "b"]}))


def test_plans_are_the_same_once_stored() -> None:
    for thing in (PLAN, Dropped(7, "changed", "die:shrimp", SHRIMP.meant, Meaning("coins", {"list": [1, 2]}))):
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(thing), type=type(thing)) == thing
