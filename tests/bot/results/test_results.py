"""The arithmetic of results: months, points, ratings, statistics, and what one game tells besides its points."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import product

import pytest

from bot.results.figures import Told, figures
from bot.results.leaderboards import by_points, by_rating
from bot.results.months import after, begins, ends, is_month, month_of
from bot.results.ratings import Fold, Who
from bot.results.stats import Streak, sheet
from db.records import ResultRow
from games.engine import Event, Record, registry
from games.fleet_dice.data import BOAT_FACES, TOWN_FACES
from games.fleet_dice.fortune import fortune

BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)
ANNA, BEN, CARLA = 1, 2, 3
MATE = "mate"


def game(number: int, *seats: tuple[int | str | None, int], rated: bool = True) -> list[ResultRow]:
    """The results of a game that ended on day `number`: who came to which place (None: somebody forgotten)."""
    return [
        ResultRow(
            game_id=f"game{number:03}", seat=seat, guild_id=7, kind="fleet_dice", settings={}, seats=len(seats),
            person_id=who if isinstance(who, int) else None, player=who if isinstance(who, str) else None,
            name={ANNA: "Anna", BEN: "Ben", CARLA: "Carla"}.get(who, "") if isinstance(who, int) else str(who or ""),
            place=place, total=100 - place, categories={"fish": 60, "boats": 40 - place},
            finished_at=BEGIN + timedelta(days=number), rated=rated, shown_from=None, decisions=10,
            thought_s=600.0 * place, luck=None,
        )
        for seat, (who, place) in enumerate(seats)
    ]  # fmt: skip


def test_a_month_begins_and_ends_by_the_clocks_of_its_place() -> None:
    assert begins("2026-11", "Europe/Berlin") == datetime(2026, 10, 31, 23, tzinfo=UTC)
    assert ends("2026-12", "") == datetime(2027, 1, 1, tzinfo=UTC)
    assert ends("2026-03", "Europe/Berlin") == datetime(2026, 3, 31, 22, tzinfo=UTC), "summer time has begun"
    assert month_of(datetime(2026, 10, 31, 23, 30, tzinfo=UTC), "Europe/Berlin") == "2026-11"
    assert (after("2026-12"), after("2026-01", -1)) == ("2027-01", "2025-12")
    assert [is_month(text) for text in ("2026-01", "2026-13", "26-01", "2026-1", "ever")] == [True, *[False] * 4]


def test_a_point_for_every_person_left_behind_and_half_a_one_for_a_shared_place() -> None:
    rows = game(1, (ANNA, 1), (BEN, 2), (MATE, 3)) + game(2, (BEN, 1), (ANNA, 1), (CARLA, 3))
    lines = by_points(rows)
    assert [(line.place, line.name, line.points, line.games, line.wins) for line in lines] == [
        (1, "Anna", 2.5, 2, 2),
        (2, "Ben", 1.5, 2, 1),
        (3, "Carla", 0.0, 1, 0),
    ]


def test_equal_lines_share_a_place_and_the_next_one_is_further_down() -> None:
    rows = game(1, (ANNA, 1), (CARLA, 2)) + game(2, (BEN, 1), (CARLA, 2))
    assert [(line.place, line.name) for line in by_points(rows)] == [(1, "Anna"), (1, "Ben"), (3, "Carla")]


def test_unrated_games_and_hidden_people_are_on_no_leaderboard() -> None:
    rows = game(1, (ANNA, 1), (BEN, 2)) + game(2, (CARLA, 1), (ANNA, 2), rated=False)
    assert [line.name for line in by_points(rows, {ANNA})] == ["Ben"]
    assert [line.name for line in by_rating(rows, Fold().over(rows), {ANNA})] == ["Ben"]


def test_a_winner_is_rated_higher_and_more_games_make_it_surer() -> None:
    once = Fold().over(game(1, (ANNA, 1), (BEN, 2)))
    often = Fold().over([row for number in range(20) for row in game(number, (ANNA, 1), (BEN, 2))])
    anna, ben = Who(ANNA), Who(BEN)
    assert once[anna].strength > 25 > once[ben].strength
    assert often[anna].within < once[anna].within
    assert often[anna].at_least > once[anna].at_least
    assert often[anna].games == 20


def test_ratings_go_on_from_where_they_stood_as_if_all_had_been_counted_anew() -> None:
    rows = [
        row for number in range(12) for row in game(number, (ANNA, number % 2 + 1), (BEN, 2 - number % 2), (MATE, 3))
    ]
    fold = Fold()
    assert [len(fold.over(rows[:end])) for end in range(0, len(rows), 3)] == [0, *[3] * 11]
    assert fold.over(rows) == Fold().over(rows)
    assert fold.over(rows[3:]) == Fold().over(rows[3:]), "a game that is gone is counted no more"
    late = sorted(game(5, (CARLA, 1), (ANNA, 2)) + rows, key=lambda row: (row.finished_at, row.game_id, row.seat))
    assert set(fold.over(late)) == {Who(ANNA), Who(BEN), Who(CARLA), Who(player=MATE)}


def test_whoever_was_forgotten_is_a_newcomer_in_each_of_their_games_and_on_no_list() -> None:
    rows = game(1, (None, 1), (ANNA, 2)) + game(2, (None, 1), (ANNA, 2))
    ratings = Fold().over(rows)
    assert set(ratings) == {Who(ANNA)}
    assert ratings[Who(ANNA)].strength < 25
    fold = Fold()
    fold.over(game(1, (BEN, 1), (ANNA, 2)) + game(2, (BEN, 1), (ANNA, 2)))
    assert fold.over(rows) == ratings, "also when they are forgotten after their games were counted"


def test_a_computer_player_at_two_seats_plays_one_game() -> None:
    ratings = Fold().over(game(1, (MATE, 1), (MATE, 2), (ANNA, 3)))
    assert ratings[Who(player=MATE)].games == 1
    lines = by_rating(game(1, (MATE, 1), (MATE, 2), (ANNA, 3)), ratings)
    assert [(line.name, line.place) for line in lines] == [("mate", 0), ("Anna", 1)]


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


@pytest.mark.rule("F2.4")
def test_what_dice_are_expected_to_show_is_what_they_show_on_average() -> None:
    rolls = [[*boat, town] for boat in product(BOAT_FACES, repeat=3) for town in TOWN_FACES]
    drawn = [fortune(2, [Event("rolled", None, {"phase": "town", "dice": dice})]) for dice in rolls]
    assert {draw.seat for draws in drawn for draw in draws} == {0, 1}
    mean = sum(draws[0].got for draws in drawn) / len(drawn)
    assert mean == pytest.approx(drawn[0][0].expected)
    assert sum((draws[0].got - mean) ** 2 for draws in drawn) / len(drawn) == pytest.approx(drawn[0][0].variance)


def _told(fleet: Record) -> list[Told]:
    """Two people play Fleet: each takes the first choice an hour after the decision before, Anna being seat 0."""
    rules, told = registry()[fleet.game], list[Told]()
    table, _ = rules.setup(fleet.seats, fleet.settings, fleet.luck)
    while waiting := rules.waiting(table):
        seat = min(waiting)
        choice = rules.options(table, seat)[0]
        told.append(Told(BEGIN + timedelta(hours=len(told) + 1), "choice", seat, choice, seat + 1))
        rules.apply(table, seat, choice, fleet.luck)
    return told


def test_thinking_is_timed_from_the_moment_a_decision_is_owed_and_stands_while_the_game_is_paused() -> None:
    rules = registry()["fleet_dice"]
    fleet = Record(
        game=rules.id, rules=rules.rules, shape=rules.shape, seats=2, settings={}, data=rules.digest,
        secret=b"an hour each", salt="",
    )  # fmt: skip
    told = _told(fleet)
    found = figures(rules, fleet, told)
    assert found is not None
    assert sum(found.decisions) > 20
    assert all(hours >= 1 for hours in found.thought_s)
    assert [luck.draws for luck in found.luck if luck is not None] == [20, 20], "ten rounds, two rolls each"
    middle = len(told) // 2
    pause = Told(told[middle].at + timedelta(minutes=1), "act", -1, "pause", 1)
    resumed = Told(told[middle + 1].at - timedelta(minutes=1), "act", -1, "go-on", 1)
    paused = figures(rules, fleet, [*told[: middle + 1], pause, resumed, *told[middle + 1 :]])
    assert paused is not None
    assert paused.decisions == found.decisions
    assert sum(found.thought_s) - sum(paused.thought_s) >= 58 * 60
    of_before = Record(
        game=rules.id, rules=0, shape=rules.shape, seats=2, settings={}, data="", secret=b"", salt=""
    )  # fmt: skip
    assert figures(rules, of_before, told) is None, "what can't be played again tells no more than its result"
