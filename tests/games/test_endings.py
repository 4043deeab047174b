"""What ends a round or the game is known before it is chosen: in whole games, of whatever is chosen."""

from __future__ import annotations

import pytest

from games.engine import registry
from games.engine.conformance import foretold

SEATS = (1, 2, 3)


@pytest.mark.parametrize("kind", sorted(registry()))
def test_a_choice_ends_a_round_or_the_game_just_when_it_was_said_before(kind: str) -> None:
    game, found = registry()[kind], set[str]()
    for seats in (each for each in SEATS if each in game.seats):
        for each in foretold(game, seats, {}, seats):
            if each.window:
                assert each.said == "", "nobody sees whether the others have answered"
            elif each.begun:
                assert each.said == each.ended, each.where
                found.add(each.ended)
    assert "round" in found or kind == "fleet_dice", "it did come up"
