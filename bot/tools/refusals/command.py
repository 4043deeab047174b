"""The subcommand: the whole matrix or a sample of it, and one report of what came of it."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import repeat
from pathlib import Path
from traceback import format_exception

from bot.sandbox.held_time import HeldTime
from bot.sandbox.outside_work import work_outside_counted
from bot.tools.refusals.answers import Cell, cells, sample
from bot.tools.refusals.findings import PROMISES, Account
from bot.tools.refusals.harbor import Build, usual
from bot.tools.refusals.scenes import played
from bot.tools.refusals.starting import Serve, serve, started
from bot.tools.report import Report
from bot.tools.simulate.workers import workers
from db.store import Store

LONGEST_S = 7 * 24 * 3600.0
"""No cell lasts so long by its clock."""
TOLD = 40
"""So many broken promises are told in words."""
EVERY = 20
"""After so many cells it is told how far it is."""


def refusals(given: argparse.Namespace) -> int:
    """The subcommand; returns 0 when every promise was kept."""
    seed = given.seed or datetime.now(UTC).date().isoformat()
    everything = cells()
    chosen = everything if given.sample is None else sample(everything, given.sample, seed)
    report = Report("refusals", sample=given.sample, seed=seed, jobs=given.jobs)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="quayside-refusals-") as folder:
        template = Path(folder) / "template.sqlite3"
        asyncio.run(_migrated(template))
        accounts = list(_told(_all(chosen, template, given.jobs), len(chosen)))
    _tell(report, everything, accounts)
    report.figure("seconds", time.perf_counter() - began, "s")
    print(report.json() if given.json else "\n".join(report.lines()))
    return 0 if all(aim.met for aim in report.aims) else 1


def account_of(cell: Cell, template: Path, build: Build = usual, run: Serve = serve) -> Account:
    """What comes of one cell, by a clock of its own; `template` is a migrated, empty database."""
    logging.disable(logging.NOTSET)
    with (
        tempfile.TemporaryDirectory(prefix="quayside-cell-") as folder,
        asyncio.Runner(loop_factory=partial(HeldTime, LONGEST_S)) as runner,
    ):
        return runner.run(_account(cell, Path(folder), template, build, run))


async def _account(cell: Cell, folder: Path, template: Path, build: Build, run: Serve) -> Account:
    async with work_outside_counted():
        if cell.route.scene == "start":
            return await started(cell, folder, template, run)
        return await played(cell, folder, template, build)


async def _migrated(file: Path) -> None:
    await (await Store.open(f"sqlite:///{file}")).close()


def _quietly(cell: Cell, template: Path) -> Account:
    """In a process of its own, in which nobody reads what the bot logs about being refused."""
    root = logging.getLogger()
    root.handlers[:] = [logging.NullHandler()]
    try:
        return account_of(cell, template)
    except Exception as error:  # some of them can't be sent to another process
        account = Account(cell.name, cell.route.id)
        account.broke("cells that could not be played", "".join(format_exception(error)))
        return account


def _all(chosen: Sequence[Cell], template: Path, jobs: int) -> Iterator[Account]:
    with workers(jobs) as pool:
        yield from pool.map(_quietly, chosen, repeat(template))


def _told(accounts: Iterable[Account], count: int) -> Iterator[Account]:
    """The same, while what happens is told to whoever waits."""
    broken = 0
    for number, account in enumerate(accounts, 1):
        for finding in account.findings:
            broken += 1
            if broken <= TOLD:
                print(f"{account.cell}\n    {finding.promise}: {finding.how}", file=sys.stderr, flush=True)
        if number % EVERY == 0 or number == count:
            print(f"{number} of {count} cells, {broken} promises broken", file=sys.stderr, flush=True)
        yield account


def _tell(report: Report, everything: Sequence[Cell], accounts: Sequence[Account]) -> None:
    report.figure("cells of the matrix", len(everything), "cells")
    report.figure("cells", len(accounts), "cells")
    report.figure("routes", len({account.route for account in accounts}), "routes")
    report.figure("requests refused", sum(account.refused for account in accounts), "requests")
    report.figure("decisions", sum(account.decisions for account in accounts), "decisions")
    report.figure("presses", sum(account.presses for account in accounts), "presses")
    report.figure("hours of the clock", sum(account.hours for account in accounts), "h")
    report.figure("cells in which nothing was refused", sum(not account.refused for account in accounts), "cells")
    broken = Counter(finding.promise for account in accounts for finding in account.findings)
    for promise in PROMISES:
        report.aim(promise, broken[promise], "==", 0)
    met = {account.route for account in accounts if account.refused}
    report.aim("routes never refused", len({account.route for account in accounts} - met), "==", 0, "routes")
