"""The deckhand of every game: it plays legally, from what its seat knows alone, better than chance, and errs."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

import pytest

from games.engine import RANDOM, Deckhand, Game, Luck, Player, Result, registry

OPTIONS = ["bad:1", "good:1", "good:2", "never:1"]
APPRAISED = [
    name for name, game in registry().items() if game.players[0].name == Deckhand.name and len(game.players) > 1
]


class _Eye:
    """Sees what is said here."""

    def appraise(self, view: Any, options: Sequence[str], rng: Random) -> list[float]:
        worth = {"bad": 0.0, "good": 2.0, "never": -inf}
        return [worth[option.partition(":")[0]] + 0.1 * option.endswith("2") for option in options]


def _chosen(deckhand: Deckhand, times: int = 400) -> list[str]:
    rng = Random(1)
    return [deckhand.choose(None, OPTIONS, rng) for _ in range(times)]


def test_a_deckhand_that_misjudges_nothing_takes_the_best() -> None:
    assert set(_chosen(Deckhand(_Eye()), 20)) == {"good:2"}


def test_small_differences_are_confused_more_often_than_large_ones_and_nonsense_never_chosen() -> None:
    chosen = _chosen(Deckhand(_Eye(), slip=1.0))
    assert chosen.count("good:1") > 100
    assert 0 < chosen.count("bad:1") < chosen.count("good:1") / 2
    assert "never:1" not in chosen


def test_the_best_is_overlooked_as_often_as_said_and_something_is_always_seen() -> None:
    chosen = _chosen(Deckhand(_Eye(), overlooked=0.25))
    assert 60 < len(chosen) - chosen.count("good:2") < 140
    assert set(_chosen(Deckhand(_Eye(), overlooked=1.0), 20)) == {"good:2"}, "who sees nothing looks again"


def test_without_an_eye_for_the_game_it_plays_at_random() -> None:
    one, other = Random(5), Random(5)
    assert [Deckhand().choose(None, OPTIONS, one) for _ in range(50)] == [
        RANDOM.choose(None, OPTIONS, other) for _ in range(50)
    ]


def _played(game: Game[Any, Any], players: Sequence[Player], seed: int) -> Result:
    luck, rng = Luck(seed.to_bytes(32, "big")), Random(seed)
    table, _ = game.setup(len(players), {}, luck)
    while waiting := sorted(game.waiting(table)):
        seat = waiting[0]
        options = game.options(table, seat)
        choice = players[seat].choose(game.view(table, seat), options, rng)
        assert choice in options
        game.apply(table, seat, choice, luck)
    result = game.result(table)
    assert result is not None
    return result


@pytest.mark.slow
@pytest.mark.parametrize("name", APPRAISED)
def test_a_deckhand_beats_who_plays_at_random(name: str) -> None:
    game = registry()[name]
    deckhand = game.players[0]
    wins = sum(
        _played(game, [deckhand, RANDOM] if seed % 2 else [RANDOM, deckhand], seed).winners == [seed % 2 == 0]
        for seed in range(8)
    )
    assert wins >= 7


@pytest.mark.slow
@pytest.mark.parametrize("seats", [0, -1])
@pytest.mark.parametrize("name", APPRAISED)
def test_it_answers_alike_at_tables_its_seat_cannot_tell_apart(name: str, seats: int) -> None:
    """In windows as well, and whatever a random course has led to, such as cards that a person had begun to lay."""
    game = registry()[name]
    luck, rng, deckhand = Luck(name.encode()), Random(name), game.players[0]
    table, _ = game.setup(game.seats[seats], {}, luck)
    compared = 0
    while waiting := sorted(game.waiting(table)):
        seat = rng.choice(waiting)
        twin, dice = game.imagine(table, seat, rng), rng.random()
        answers = [
            deckhand.choose(game.view(each, seat), game.options(each, seat), Random(dice)) for each in (table, twin)
        ]
        assert answers[0] == answers[1]
        assert answers[0] in game.options(table, seat)
        compared += 1
        game.apply(table, seat, RANDOM.choose(None, game.options(table, seat), rng), luck)
    assert compared > 20
