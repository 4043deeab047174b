"""Which number a choice has: what comes up again and again keeps its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from games.engine import Luck, Numbered, asked_twice, numbered, registry, verb_in
from tests.games.captains_gulf.given import boat, given

KEEPING = {"captains_gulf": {"go"}, "fleet_dice": {"die"}, "montego_bay": {"card"}, "nusfjord": {"place"}}
"""The verbs of each game whose choices keep their numbers."""


class Asking:
    """A game that asks one question."""

    closing = frozenset({"end"})
    side_by_side = ()

    def __init__(self, **given: Sequence[str]) -> None:
        self.options = lambda *_: ["end", "sail:1", "row", "sail:3", "fish", "sail:2"]
        self._given = given

    def __getattr__(self, name: str) -> Callable[..., list[str]]:
        """`steady`, `usual`, `careful`, `ranked`."""
        return lambda *_: [*self._given.get(name, ())]


def _numbers(**given: Sequence[str]) -> Numbered:
    asking: Any = Asking(**given)
    return numbered(asking, None, 0)


@pytest.mark.parametrize("hand", [["G43", "G39"], ["G39", "G43"]])
@pytest.mark.parametrize(("crew", "money"), [([], 9), (["maintenance_engineer"], 9), ([], 2)])
def test_what_a_card_may_become_stands_as_on_the_card(hand: list[str], crew: list[str], money: int) -> None:
    """CG5.E: whichever of it the boat can take and pay of the first card."""
    game = given(boat(money=money, hand=hand, crew=crew, licenses=["shrimp"])).at_action("shipyard")
    verbs = list(dict.fromkeys(map(verb_in, numbered(registry()["captains_gulf"], game.table, 0))))
    assert verbs == ["license", "crew", "upgrade", "decline"]


def test_choices_of_a_verb_stand_together_usual_ones_first_and_last_what_ends_the_turn_or_gives_something_up() -> None:
    numbers = _numbers(usual=["fish"], careful=["sail:2"])
    assert numbers == {"fish": 1, "sail:1": 2, "sail:3": 3, "row": 4, "end": 5, "sail:2": 6}
    assert [*numbers] == ["fish", "sail:1", "sail:3", "row", "end", "sail:2"]
    assert numbers.apart == {"sail:2"}


def test_what_comes_up_again_and_again_keeps_its_number_and_others_follow_behind() -> None:
    numbers = _numbers(steady=["sail:0", "sail:3", "sail:2", "sail:1"])
    assert numbers == {"sail:3": 2, "sail:2": 3, "sail:1": 4, "row": 5, "fish": 6, "end": 7}
    assert [*numbers] == ["sail:3", "sail:2", "sail:1", "row", "fish", "end"]


def test_choices_of_a_verb_stand_as_they_are_ranked_and_what_keeps_its_number_keeps_it() -> None:
    ranked = ["sail:2", "fish", "sail:3"]
    assert [*_numbers(ranked=ranked)] == ["sail:2", "sail:3", "sail:1", "row", "fish", "end"]
    assert [*_numbers(ranked=ranked, usual=["sail:1"])][:3] == ["sail:1", "sail:2", "sail:3"]
    steady = ["sail:1", "sail:2", "sail:3"]
    assert _numbers(ranked=ranked, steady=steady) == _numbers(steady=steady)


def test_nobody_is_asked_twice_where_there_is_no_other_choice() -> None:
    options = ["end", "row"]
    for careful, asked in ((["row"], {"row"}), (options, set[str]()), ([], set[str]())):
        asking: Any = Asking(careful=careful)
        assert asked_twice(asking, None, 0, options) == asked


@pytest.mark.parametrize("kind", sorted(KEEPING))
def test_spaces_cards_and_dice_keep_their_numbers_through_a_whole_game(kind: str) -> None:
    game, rng, luck = registry()[kind], Random(3), Luck(bytes([3]) * 32)
    table, _ = game.setup(2, {}, luck)
    known: dict[str, int] = {}
    gaps = 0
    while waiting := sorted(game.waiting(table)):
        seat = waiting[0]
        numbers = numbered(game, table, seat)
        assert len({*numbers.values()}) == len(numbers)
        keeping = {choice: number for choice, number in numbers.items() if verb_in(choice) in KEEPING[kind]}
        assert all(known.setdefault(choice, number) == number for choice, number in keeping.items())
        gaps += bool(keeping) and min(keeping.values()) > 1
        others = sorted(numbers[choice] for choice in numbers.keys() - keeping.keys())
        assert others == list(range(others[0], others[0] + len(others))) if others else keeping
        assert not (others and keeping) or others[0] > max(keeping.values())
        game.apply(table, seat, rng.choice([*numbers]), luck)
    assert gaps, "somewhere the first one was not possible"


def test_the_numbers_of_nusfjords_actions_follow_the_board() -> None:
    game = registry()["nusfjord"]
    table, _ = game.setup(3, {}, Luck(bytes(32)))
    numbers = numbered(game, table, min(game.waiting(table)))
    assert (numbers["place:take_gold"], numbers["place:deforest"], numbers["skip"]) == (1, 7, 12)
