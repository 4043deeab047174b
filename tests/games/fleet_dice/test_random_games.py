"""Whole games at random, all modules on: what must hold after every decision.
A small profile by default; QUAYSIDE_THOROUGH=1 plays thousands."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.engine import RANDOM, Luck, conformance
from games.fleet_dice import GAME, data
from games.fleet_dice.sheet import Sheet
from games.fleet_dice.table import Table
from tests.games.fleet_dice.recount import capacities, categories, metric

pytestmark = pytest.mark.slow

rule = pytest.mark.rule
GAMES = 3000 if os.environ.get("QUAYSIDE_THOROUGH") else 60
PROFILE = settings(
    max_examples=GAMES,
    deadline=None,
    derandomize=GAMES < 1000,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
MODULES = st.fixed_dictionaries(
    {"captains": st.sampled_from(["no", "yes"]), "trophies": st.sampled_from(["no", "yes"])}
)
SEEDS = st.integers(0, 2**32)


def legal(seats: int, modules: dict[str, str]) -> dict[str, str]:
    """F14.6: no trophies alone."""
    return modules if seats > 1 else {**modules, "trophies": "no"}


def bounds(sheet: Sheet) -> None:
    """F5.1, F5.2, F6.3, F9, F10, F12.4: no sheet ever goes beyond what is printed on it."""
    for section, size in enumerate(data.SIZES):
        assert sheet.marked[section] >= 0
        assert sheet.struck[section] >= 0
        assert sheet.marked[section] + sheet.struck[section] <= size
    for level, most in zip(sheet.levels, data.LEVELS, strict=True):
        assert 0 <= level <= most
    for fleet, boats in enumerate(sheet.fleets):
        assert len(boats) <= data.BOATS[fleet]
        assert all(0 <= fish <= sheet.capacity(fleet, boat) for boat, fish in enumerate(boats))
    assert 0 <= sheet.coins <= data.ROWS.coin_track.length
    assert set(sheet.struck_stars) <= set(data.STARS)
    assert len(set(sheet.struck_stars)) == len(sheet.struck_stars)
    assert 0 <= sheet.recycled <= data.ROWS.wharf[data.RECYCLING - data.WHARF_SECTIONS[0]].uses
    assert set(sheet.hexes) <= {0, 1}
    assert bool(sheet.bonus) <= sheet.king_crab_license
    assert sum(sheet.hexes) == 0 or sheet.is_complete(data.BUFFET)


def never_back(before: Sheet, after: Sheet) -> None:
    """F7.4, F9.1: marks, strikes, licenses, boats, fish, coins and hexes are never taken away."""
    for earlier, later in ((before.marked, after.marked), (before.struck, after.struck), (before.levels, after.levels)):
        assert all(a <= b for a, b in zip(earlier, later, strict=True))
    assert all(a <= b for a, b in zip(before.hexes, after.hexes, strict=True))
    for earlier, later in zip(before.fleets, after.fleets, strict=True):
        assert len(earlier) <= len(later)
        assert all(a <= b for a, b in zip(earlier, later, strict=False))
    assert before.coins <= after.coins
    assert before.recycled <= after.recycled
    assert before.struck_stars == after.struck_stars[: len(before.struck_stars)]
    assert before.bonus in ("", after.bonus)


@rule("F5.1", "F5.2", "F7.4", "F9.5", "F12.4", "F16.1", "F16.2")
@PROFILE
@given(st.integers(1, 4), MODULES, SEEDS)
def test_sheets_stay_within_their_bounds_and_lose_nothing(seats: int, modules: dict[str, str], seed: int) -> None:
    rng, luck = Random(seed), Luck(seed.to_bytes(8, "big"))
    table, _ = GAME.setup(seats, legal(seats, modules), luck)
    while waiting := sorted(GAME.waiting(table)):
        before = [sheet.clone() for sheet in table.sheets]
        seat = rng.choice(waiting)
        GAME.apply(table, seat, RANDOM.choose(None, GAME.options(table, seat), rng), luck)
        for earlier, later in zip(before, table.sheets, strict=True):
            bounds(later)
            never_back(earlier, later)
        bonuses = [sheet.bonus for sheet in table.sheets if sheet.bonus]
        assert len(set(bonuses)) == len(bonuses), "F11.2: each bonus is held by one player"
    assert table.round == table.rounds
    assert all(sheet.pending_stars == 0 and not sheet.awaits_bonus for sheet in table.sheets)


@rule("F13.1", "F13.2", "F14.4", "F11.2", "F15.7", "R20")
@PROFILE
@given(st.integers(1, 4), MODULES, SEEDS)
def test_results_equal_the_recount_category_by_category(seats: int, modules: dict[str, str], seed: int) -> None:
    played = conformance.play_through(GAME, seats, legal(seats, modules), seed)
    table = GAME.load(played.final)
    result, view = GAME.result(table), GAME.view(table, None)
    assert result is not None
    for score in result.scores:
        assert score.categories == categories(view, score.seat)
        better = [
            other
            for other in result.scores
            if (other.total, metric(view.sheets[other.seat], "fish")) > (score.total, score.categories["fish"])
        ]
        assert score.place == 1 + len(better)
    for sheet in view.sheets:
        assert sheet.capacities == capacities(sheet)
        assert (sheet.fish, sheet.boats) == (metric(sheet, "fish"), metric(sheet, "boats"))
        assert sheet.full_boats == metric(sheet, "full_boats")


@rule("F9.1", "F9.5", "F10.2", "F5.7")
@PROFILE
@given(st.integers(1, 4), SEEDS)
def test_marked_coin_boxes_are_the_coins_earned_in_all_the_game(seats: int, seed: int) -> None:
    played = conformance.play_through(GAME, seats, {}, seed)
    table = GAME.load(played.final)
    public = [e for events in (played.setup, *(ply.events for ply in played.plies)) for e in events if not e.hushed]
    for seat, sheet in enumerate(table.sheets):
        earned = sum(event.args["coins"] for event in public if event.kind == "earned" and event.seat == seat)
        passed_strikes = sum(star <= sheet.coins for star in sheet.struck_stars)
        assert earned == sheet.coins - passed_strikes
        marks = [event for event in public if event.kind == "marked" and event.seat == seat]
        assert len(marks) == sum(sheet.marked), "every mark is told once"
        for section, name in enumerate(data.SECTIONS):
            boxes = [event.args["box"] for event in marks if event.args["section"] == name]
            assert boxes == list(range(1, sheet.marked[section] + 1)), "F5.1: from the top, none skipped"


@rule("F9.2", "F9.3", "R4", "F15.6")
@PROFILE
@given(st.integers(1, 4), SEEDS)
def test_every_star_passed_is_one_star_action_used_declined_or_lost(seats: int, seed: int) -> None:
    played = conformance.play_through(GAME, seats, {}, seed)
    table = GAME.load(played.final)
    public = [e for events in (played.setup, *(ply.events for ply in played.plies)) for e in events if not e.hushed]
    for seat, sheet in enumerate(table.sheets):
        passed = [star for star in data.STARS if star <= sheet.coins and star not in sheet.struck_stars]
        assert sum(e.args["stars"] for e in public if e.kind == "earned" and e.seat == seat) == len(passed)
        resolved = sum(e.kind in ("star_used", "star_declined", "star_lost") and e.seat == seat for e in public)
        assert resolved >= len(passed)


@rule("F3.1")
@settings(PROFILE, max_examples=GAMES // 6)
@given(st.integers(2, 4), MODULES, SEEDS)
def test_windows_commute(seats: int, modules: dict[str, str], seed: int) -> None:
    conformance.check_lanes_commute(GAME, seats, modules, seed)
    conformance.check_take_back(GAME, seats, modules, seed)


@rule("F2.5", "F3.1")
@settings(PROFILE, max_examples=GAMES // 15)
@given(st.integers(1, 4), MODULES, SEEDS)
def test_nobody_knows_what_is_hidden(seats: int, modules: dict[str, str], seed: int) -> None:
    conformance.check_secrecy(GAME, seats, legal(seats, modules), seed)


@settings(PROFILE, max_examples=GAMES // 3)
@given(st.integers(1, 4), MODULES, SEEDS)
def test_games_are_saved_loaded_and_replayed_to_the_byte(seats: int, modules: dict[str, str], seed: int) -> None:
    conformance.check_save_and_load(GAME, seats, legal(seats, modules), seed)
    conformance.check_replay(GAME, seats, legal(seats, modules), seed)


def test_the_first_plies_have_a_known_number_of_ways() -> None:
    """All sequences of so many decisions from one start: any change of what is legal changes the count."""
    counts: dict[int, list[int]] = {}
    for seats in (1, 2, 3, 4):
        luck = Luck(b"perft")
        table, _ = GAME.setup(seats, {}, luck)
        counts[seats] = [perft(table, luck, plies) for plies in (2, 4, 6, 8)]
    assert counts == {
        1: [6, 36, 240, 960],
        2: [6, 24, 96, 960],  # 3 dice x 2 uses, 2 dice x 2 uses, then both use the last one 2 ways
        3: [6, 28, 112, 448],
        4: [8, 52, 264, 1056],
    }


def perft(table: Table, luck: Luck, plies: int) -> int:
    """The number of ways to play so many decisions, the lowest waiting seat first."""
    waiting = GAME.waiting(table)
    if not plies or not waiting:
        return 1
    seat = min(waiting)
    total = 0
    for option in GAME.options(table, seat):
        following = table.clone()
        GAME.apply(following, seat, option, luck)
        total += perft(following, luck, plies - 1)
    return total


@rule("F3.1", "F4.1", "F4.3", "F13.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_whatever_is_not_possible_now_is_explained_with_a_rule(seats: int) -> None:
    luck, rng = Luck(b"why not"), Random(3)
    table, _ = GAME.setup(seats, legal(seats, {"captains": "yes", "trophies": "yes"}), luck)
    asked = 0
    while True:
        for seat in range(seats):
            options = set(GAME.options(table, seat))
            for choice in GAME.conceivable(table, seat):
                illegal = GAME.why_not(table, seat, choice)
                assert (illegal is None) == (choice in options)
                assert illegal is None or illegal.rule, f"{choice}: {illegal}"
                asked += illegal is not None
        if table.over:
            break
        seat = rng.choice(sorted(GAME.waiting(table)))
        GAME.apply(table, seat, rng.choice(GAME.options(table, seat)), luck)
    assert asked > 1000
