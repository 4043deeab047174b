"""What a person reads of their own games."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest

from bot.results.stats import Streak, Waiting, sheet
from tests.bot.results.making import ANNA, BEGIN, BEN, game


def test_a_sheet_counts_places_streaks_points_and_months() -> None:
    rows = [game(number, (ANNA, place), (BEN, 3 - place))[0] for number, place in enumerate([1, 1, 2, 1])]
    found = sheet(rows + game(40, (ANNA, 1)), BEGIN + timedelta(days=40))
    (fleet,) = found.games
    assert (fleet.played, fleet.against, fleet.won) == (5, 4, 3)
    assert fleet.places == [3, 1]
    assert fleet.streak == Streak(now=1, most=2), "alone nobody wins"
    assert fleet.categories == [("fish", 60.0), ("boats", 38.8)]
    assert fleet.answer_s == pytest.approx(72)
    assert [month for month, _ in found.months][-2:] == ["2026-03", "2026-04"]
    assert [sum(counts.values()) for _, counts in found.months][-2:] == [4, 1]
    assert [best.game_id for best in fleet.best] == ["game000", "game001", "game003"]


def test_a_sheet_says_how_games_with_others_waited_and_what_is_not_known_is_left_out() -> None:
    both = [row for number in (2, 4) for row in game(number, (ANNA, 1), (BEN, 2))]
    before = [msgspec.structs.replace(row, waits=None, lasted_s=None) for row in game(6, (ANNA, 1), (BEN, 2))]
    (fleet,) = sheet([*both, *before], BEGIN + timedelta(days=40)).games
    assert fleet.waiting == Waiting(games=2, waits=43.0, days=3.0)
    (unknown,) = sheet(before, BEGIN + timedelta(days=40)).games
    assert unknown.waiting is None
