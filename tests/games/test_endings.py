"""What ends a round or the game is known before it is chosen: in whole games, of whatever is chosen."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Luck, registry

SEATS = (1, 2, 3)


@pytest.mark.parametrize("kind", sorted(registry()))
def test_a_choice_ends_a_round_or_the_game_just_when_it_was_said_before(kind: str) -> None:
    game, found = registry()[kind], set[str]()
    quick = game.players[0]
    for seats in (each for each in SEATS if each in game.seats):
        rng, luck = Random(seats), Luck(bytes([seats]) * 32)
        table, _ = game.setup(seats, {}, luck)
        while not table.over:
            seat = min(game.waiting(table))
            options, before, window = game.options(table, seat), game.round_of(table), table.lanes is not None
            choice = quick.choose(game.view(table, seat), options, rng)
            said = game.endings(table, seat, [choice])
            game.apply(table, seat, choice, luck)
            ends = "game" if table.over else "round" if game.round_of(table) != before else ""
            if window:
                assert said == {}, "nobody sees whether the others have answered"
            elif before:
                assert said.get(choice, "") == ends, choice
                found.add(ends)
    assert "round" in found or kind == "fleet_dice", "it did come up"
