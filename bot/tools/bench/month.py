"""`bench month`: a month of games of people who have several of them at once, by hand and with plans: how often they
are waited for and called, how many games end within the month, and how many days they take."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from statistics import fmean, median

from bot.tools.bench.days import FEWER, USUALLY_FEWER
from bot.tools.report import Report
from bot.tools.simulate.visits import Life, Table, lived, tables, town
from bot.tools.simulate.workers import workers
from games.engine import registry

SEATS = 3
MONTH = 30
"""Days."""
WAYS = {False: "by hand", True: "with plans"}
Played = Sequence[tuple[Table, Life]]


def bench_month(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    report = Report("bench month", games=given.games, people=given.people, seed=given.seed)
    people = town(given.people, given.seed)
    jobs = {planning: tables(given.games, SEATS, people, given.seed, planning=planning) for planning in (True, False)}
    found = _played(jobs)
    report.figure("games a person", given.games * SEATS / given.people, "games")
    for planning, way in WAYS.items():
        _tell(report, way, given.people, found[planning])
    for kind in sorted(registry()):
        by_hand, planned = (_waits(_of_kind(found[planning], kind)) for planning in WAYS)
        if by_hand:
            target = FEWER.get(kind, USUALLY_FEWER)
            report.aim(f"{kind}: share of waits that planning saves", 1 - planned / by_hand, ">=", target)
    ended = sum(life.days <= MONTH for _, life in found[True])
    report.aim("with plans: games that end within the month", ended, "==", given.games, "games")
    other = sum(not life.same_by_hand for played in found.values() for _, life in played)
    report.aim("games that the same choices by hand lead elsewhere", other, "==", 0, "games")
    report.figure("processor time", os.times().children_user, "s")
    print(report.json() if given.json else "\n".join(report.lines()))
    return 0


def _played(jobs: dict[bool, list[Table]]) -> dict[bool, Played]:
    """All of them, those that take longest first."""
    every = [job for some in jobs.values() for job in some]
    with workers(len(every)) as pool:
        lives = list(pool.map(lived, every))
    together = list(zip(every, lives, strict=True))
    return {planning: [each for each in together if each[0].planning is planning] for planning in WAYS}


def _tell(report: Report, way: str, people: int, played: Played) -> None:
    lives = [life for _, life in played]
    report.figure(f"{way}: waits in all", _waits(played), "waits, one after the other in each game")
    report.figure(f"{way}: calls a person", sum(life.course.calls for life in lives) / people, "calls")
    report.figure(f"{way}: games that end within the month", sum(life.days <= MONTH for life in lives), "games")
    report.figure(f"{way}: median days", median(life.days for life in lives), "days")
    if plans := sum(life.course.plans for life in lives):
        report.figure(f"{way}: plans a person", plans / people, "plans")
    for kind in sorted(registry()):
        if some := _of_kind(played, kind):
            report.figure(f"{way}, {kind}: waits", fmean(len(life.course.waits) for _, life in some), "waits a game")
            report.figure(f"{way}, {kind}: median days", median(life.days for _, life in some), "days")


def _of_kind(played: Played, kind: str) -> Played:
    return [each for each in played if each[0].kind == kind]


def _waits(played: Played) -> int:
    return sum(len(life.course.waits) for _, life in played)
