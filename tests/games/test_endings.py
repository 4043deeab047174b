"""What ends a round or the game is known before it is chosen: in whole games, of whatever is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.engine import Game, Luck, registry, ways
from games.engine.conformance import foretold
from games.engine.ways import LONGEST_WAY

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


@pytest.mark.parametrize("kind", sorted(registry()))
def test_what_one_press_takes_ends_a_round_or_the_game_just_when_it_was_said_before(kind: str) -> None:
    """In a window too that opens on the way: nobody has answered there yet."""
    game, found = registry()[kind], set[tuple[str, bool]]()
    for seats in (each for each in SEATS if each in game.seats):
        luck = Luck(bytes([seats]) * 32)
        for table, seat in _close_to_an_end(game, seats, luck):
            before = game.round_of(table)
            for way in (way for each in ways(game, table, seat) for way in each.ways):
                there, windows = game.load(game.save(table)), 0
                for choice in way.choices:
                    windows += there.lanes is not None
                    game.apply(there, seat, choice, luck)
                ended = "game" if there.over else "round" if game.round_of(there) != before else ""
                assert (way.ends or "") == ended, way.choices
                found.add((ended, bool(windows)))
    assert ("round", False) in found or kind == "fleet_dice", "it did come up"
    assert ("game", True) in found or kind != "nusfjord", "in a window as well"


def _close_to_an_end(game: Game[Any, Any], seats: int, luck: Luck) -> Iterator[tuple[Any, int]]:
    """The decisions of a game played at random after which a round ends within as many as one press may take, but for
    those in a window with others."""
    rng, played = Random(seats), list[tuple[bytes, int, int]]()
    table, _ = game.setup(seats, {}, luck)
    while waiting := sorted(game.waiting(table)):
        played.append((game.save(table), waiting[0], game.round_of(table)))
        game.apply(table, waiting[0], rng.choice(game.options(table, waiting[0])), luck)
    rounds = [each for _, _, each in played] + [0]
    for number, (saved, seat, before) in enumerate(played):
        table = game.load(saved)
        soon = rounds[min(number + LONGEST_WAY, len(played))] != before
        if before and soon and not game.hides_answers(table, seat):
            yield table, seat
