"""The process beside the bot: what goes in and comes out, what happens when it is killed, and how it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.workers.process import Died, Failed, WorkerProcess
from bot.workers.serving import LARGEST_MB, done


class Sum(msgspec.Struct, frozen=True):
    numbers: list[int]


def added(order: Sum) -> int:
    return sum(order.numbers)


def process_id(_: None) -> int:
    print("what is printed is no answer")
    return os.getpid()


def sleepy(_: None) -> None:
    signal.pause()


def broken(_: None) -> None:
    raise ZeroDivisionError("no fish at all")


@pytest.fixture
async def worker() -> AsyncIterator[WorkerProcess]:
    opened = WorkerProcess()
    yield opened
    opened.end()
    await opened.ended()


async def test_functions_are_called_elsewhere_with_what_they_are_given(worker: WorkerProcess) -> None:
    assert await worker.do(added, Sum([1, 2, 3])) == 6
    assert await worker.do(process_id, None) != os.getpid()
    with pytest.raises(Failed, match="no fish at all"):
        await worker.do(broken, None)
    assert await worker.do(added, Sum([4])) == 4


def greedy(megabytes: int) -> int:
    kept.append(b"x" * megabytes * 1_000_000)
    return os.getpid()


kept: list[bytes] = []


@pytest.mark.slow
@pytest.mark.slow
async def test_a_process_that_has_grown_large_answers_and_is_replaced(worker: WorkerProcess) -> None:
    small = await worker.do(greedy, 1)
    assert await worker.do(greedy, int(LARGEST_MB)) == small
    assert worker.process is None
    assert await worker.do(greedy, 1) != small


@pytest.mark.slow
@pytest.mark.slow
async def test_whoever_is_killed_dies_over_its_work_and_another_one_is_started(worker: WorkerProcess) -> None:
    first = await worker.do(process_id, None)
    under_way = asyncio.create_task(worker.do(sleepy, None))
    await asyncio.sleep(0)
    os.kill(first, signal.SIGTERM)  # is ignored: the bot says when it is over
    os.kill(first, signal.SIGKILL)
    with pytest.raises(Died):
        await under_way
    assert await worker.do(process_id, None) != first


@pytest.mark.slow
async def test_an_answer_nobody_waits_for_any_more_does_not_meet_the_next_order(worker: WorkerProcess) -> None:
    given_up = asyncio.create_task(worker.do(sleepy, None))
    while worker.process is None:  # noqa: ASYNC110 - no event tells when a process is there
        await asyncio.sleep(0.01)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    assert await worker.do(added, Sum([7])) == 7


PROGRAM = """
import asyncio, os, signal, sys
from tests.bot.workers.test_process import process_id, sleepy
from bot.workers.process import WorkerProcess

async def main():
    worker = WorkerProcess()
    print(await worker.do(process_id, None), flush=True)
    await worker.do(sleepy, None)

asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.slow
async def test_it_ends_with_the_bot_though_it_is_at_work() -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[3]
    )
    assert bot.stdout is not None
    process = int(await bot.stdout.readline())
    await asyncio.sleep(0.05)  # that it has begun its next order
    bot.kill()
    await bot.wait()
    while _runs(process):  # noqa: ASYNC110 - nothing tells of a stranger's end
        await asyncio.sleep(0.01)


def _runs(process: int) -> bool:
    """Whether there is such a process that is no mere memory of one."""
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_files_where_the_bot_was_started_are_no_modules_of_ours(
    worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("bot", "games", "render"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('somebody else wrote this')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))
    assert await worker.do(added, Sum([1])) == 1


async def test_a_process_that_can_not_be_started_has_died(
    worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(Died):
        await worker.do(added, Sum([1]))


def test_an_order_that_nobody_can_read_is_told() -> None:
    assert b"Error" in done(b"\xc1")
