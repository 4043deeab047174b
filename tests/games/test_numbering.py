"""Which number a choice has: what comes up again and again keeps its own."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Luck, numbered, registry, verb_in

KEEPING = {"captains_gulf": {"go"}, "fleet_dice": {"die"}, "montego_bay": {"card"}, "nusfjord": {"place"}}
"""The verbs of each game whose choices keep their numbers."""


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
