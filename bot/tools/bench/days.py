"""`bench days`: how often a game must wait for somebody, how often a person is called and presses, and how many days it
takes, with people who plan ahead and without. How that is simulated is in `bot/tools/simulate/days.py`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import fmean
from typing import Any

import msgspec

from bot.text.texts import LANGUAGES
from bot.tools.bench.presses import Presses, count
from bot.tools.report import Report
from bot.tools.simulate.days import Course, course_of, days_of
from bot.tools.simulate.workers import workers
from games.engine import Game, registry

VISITS = (1, 3, 6)
"""So often a day people look."""
FEWER = {"montego_bay": 0.2}
USUALLY_FEWER = 0.35
"""By such a share fewer waits are to be had from planning where three or more play."""
PLANNED_FROM = 3
PRESSED = 1
"""In so many games of a table presses are counted, which takes far longer than all the rest."""
HABITS = 8
"""So many times the days of a game are counted, each time for people who look at other hours."""
PRESSES_A_PLAN = 1
"""The panel in which they wait once they have decided plans what the mate would by one press. Another plan is opened,
takes a press for each of its entries, and is closed."""
WAYS = {
    (False, False): "people",
    (False, True): "people with standing orders",
    (True, False): "people who plan",
    (True, True): "people who plan, with standing orders",
}
"""How people play, by whether they plan and whether they have given all standing orders."""
By = tuple[int, bool, bool]
"""How many people, whether they plan, whether they have given all standing orders."""


class Measured(msgspec.Struct, frozen=True):
    """One game: how often it waited, calls and presses a person (None: not counted), and days by visits a day."""

    waits: int
    calls: float
    presses: float | None
    days: list[float]


class _Game(msgspec.Struct, frozen=True):
    kind: str
    seats: int
    name: str
    number: int
    planning: bool
    ordering: bool

    def measured(self) -> Measured:
        """Play it and count."""
        course = course_of(self.kind, self.seats, self.name, planning=self.planning, ordering=self.ordering)
        game, language = registry()[self.kind], LANGUAGES[self.number % len(LANGUAGES)]
        presses = _presses(game, course, language) / self.seats if self.number < PRESSED else None
        days = [
            fmean(days_of(course, visits, f"{self.name}/{habits}") for habits in range(HABITS)) for visits in VISITS
        ]
        return Measured(len(course.waits), course.calls / self.seats, presses, days)


def bench_days(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    game = registry()[given.game]
    tables = [given.seats] if given.seats else [seats for seats in game.seats if seats > 1]
    report = Report("bench days", game=game.id, seats=tables, games=given.games, seed=given.seed)
    measured = _measured(game.id, tables, given)
    for seats in tables:
        for (planning, ordering), who in WAYS.items():
            if (games := measured.get((seats, planning, ordering))) is not None:
                _tell(report, f"{seats} {who}", games)
        by_hand, planned = measured[seats, False, False], measured.get((seats, True, False))
        if planned is not None and seats >= PLANNED_FROM:
            fewer = 1 - fmean(each.waits for each in planned) / fmean(each.waits for each in by_hand)
            target = FEWER.get(game.id, USUALLY_FEWER)
            report.aim(f"{seats} people: share of waits that planning saves", fewer, ">=", target)
    print(report.json() if given.json else "\n".join(report.lines()))
    return 0


def _measured(kind: str, tables: Sequence[int], given: argparse.Namespace) -> dict[By, list[Measured]]:
    """All games, by the number of people and how they play. Those that take longest are begun first."""
    jobs = [
        _Game(kind, seats, f"{given.seed}/{number}", number, planning, ordering)
        for planning, ordering in ([(False, False)] if given.by_hand else sorted(WAYS, reverse=True))
        for seats in sorted(tables, reverse=True)
        for number in range(given.games)
    ]
    found: dict[By, list[Measured]] = {}
    with workers(len(jobs)) as pool:
        for job, measured in zip(jobs, pool.map(_Game.measured, jobs), strict=True):
            found.setdefault((job.seats, job.planning, job.ordering), []).append(measured)
    return found


def _tell(report: Report, who: str, games: Sequence[Measured]) -> None:
    report.figure(f"{who}: waits", fmean(each.waits for each in games), "waits, one after the other")
    report.figure(f"{who}: calls", fmean(each.calls for each in games), "calls a person")
    presses = [each.presses for each in games if each.presses is not None]
    report.figure(f"{who}: presses", fmean(presses), "presses a person")
    for place, visits in enumerate(VISITS):
        report.figure(f"{who}: {visits} visits a day", fmean(each.days[place] for each in games), "days")


def _presses(game: Game[Any, Any], course: Course, language: str) -> int:
    """How often all of them press: to open their panels, to decide, and to plan."""
    found = Presses()
    count(found, game, course.seats, course.decisions, language)
    return found.visits + found.presses + PRESSES_A_PLAN * course.plans
