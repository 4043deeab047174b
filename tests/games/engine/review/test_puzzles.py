"""What is a puzzle: one choice better than all others beyond doubt, and nothing else."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import msgspec
import pytest

from bot.puzzles.search import PIECE_S, Search, among_computers, searched
from games.engine import registry
from games.engine.review import Gap, Moment, Puzzle, in_order, moments, puzzle_at
from games.engine.review.puzzles import CERTAIN, FEWEST, FLOOR, MOST, is_far_behind

GAME: Any = registry()["montego_bay"]


@pytest.fixture(scope="module")
def promising() -> list[Moment]:
    """Moments of a game of mates at which there may be a puzzle."""
    return in_order(GAME, moments(GAME, among_computers(GAME, 3, "x0"))[0])


@pytest.fixture(scope="module")
def found(promising: list[Moment]) -> Puzzle:
    return next(each for moment in promising if (each := puzzle_at(GAME, moment)) is not None)


def test_a_choice_is_behind_by_three_points_and_five_errors_or_not_at_all() -> None:
    assert (FLOOR, CERTAIN) == (3.0, 5.0)
    assert is_far_behind(Gap(3.0, 0.6, 3.0, 24))
    assert not is_far_behind(Gap(2.9, 0.1, 2.9, 24)), "three points"
    assert not is_far_behind(Gap(4.9, 1.0, 4.9, 24)), "five errors"
    assert not is_far_behind(Gap(9.0, math.inf, 9.0, 1)), "one world says nothing"


def test_only_moments_with_some_choices_and_no_more_than_a_menu_has_are_looked_at(promising: list[Moment]) -> None:
    assert promising
    assert all(FEWEST <= len(each.options) <= MOST for each in promising)


@pytest.mark.slow
def test_all_choices_of_a_puzzle_are_certainly_behind_its_answer(found: Puzzle) -> None:
    assert {found.answer, *found.behind} == set(found.options)
    assert found.answer not in found.behind
    assert all(is_far_behind(gap) for gap in found.behind.values())
    assert found.behind[found.second].mean == min(gap.mean for gap in found.behind.values())


@pytest.mark.slow
def test_the_same_moment_gives_the_same_puzzle_whatever_the_seat_could_not_know(
    promising: list[Moment], found: Puzzle
) -> None:
    moment = next(each for each in promising if each.number == found.number)
    assert puzzle_at(GAME, moment) == found
    other = GAME.save(GAME.imagine(GAME.load(moment.table), moment.seat, Random(5)))
    twin = puzzle_at(GAME, msgspec.structs.replace(moment, table=other))
    assert twin is not None
    assert msgspec.structs.replace(twin, table=found.table) == found


@pytest.mark.slow
def test_a_moment_that_takes_too_long_and_one_without_a_best_choice_are_none(
    promising: list[Moment], found: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = next(each for each in promising if each.number == found.number)
    assert puzzle_at(GAME, moment, lambda: False) is None
    monkeypatch.setattr("games.engine.review.puzzles.FLOOR", 1000.0)
    assert all(puzzle_at(GAME, each) is None for each in promising[:10])


@pytest.mark.slow
def test_a_game_is_looked_through_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PIECE_S < 10
    monkeypatch.setattr("bot.puzzles.search.PIECE_S", 0.001)
    monkeypatch.setattr("bot.puzzles.search.LOOKS", 3)
    monkeypatch.setattr("bot.puzzles.search.puzzle_at", lambda *_: None)
    at: int | None = 0
    pieces: list[int | None] = []
    while at is not None:
        piece = searched(Search("montego_bay", "x0", at=at))
        assert piece.puzzle is None
        assert piece.seconds > 0
        at = piece.at
        pieces.append(at)
    assert pieces[-1] is None
    assert pieces[:-1] == sorted(each for each in pieces[:-1] if each is not None)
