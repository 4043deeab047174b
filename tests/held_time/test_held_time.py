"""Held time passes when nothing else can happen and not before: it overtakes no thread, no process and no byte."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Awaitable

import pytest

from bot.sandbox.held_time import LONGEST_S, NothingHappens, counted, held_time
from bot.sandbox.journal import Journal
from bot.text.markdown import in_markdown
from bot.workers.process import WorkerProcess
from db.store import Store

A_WHILE_S = 0.05
"""Of real time: a loop that does not wait is through with everything long before."""
AT_ONCE_S = 0.001
"""Of held time: over as soon as time passes at all."""


async def in_no_time(work: Awaitable[object]) -> None:
    """Do this; no time of the loop may pass meanwhile."""
    began = held_time().time()
    async with asyncio.timeout(AT_ONCE_S):
        await work
    assert held_time().time() == began


# -- time passes --------------------------------------------------------------------------------------------------


async def test_a_wait_takes_its_time_on_the_loops_clock_alone() -> None:
    loop, really = held_time(), time.monotonic()
    before = loop.now()
    await asyncio.sleep(LONGEST_S / 2)
    assert loop.time() == LONGEST_S / 2
    assert (loop.now() - before).total_seconds() == LONGEST_S / 2
    assert time.monotonic() - really < LONGEST_S / 2


async def test_timers_ring_in_their_order_each_at_its_own_moment() -> None:
    loop, rung = held_time(), list[tuple[str, float]]()
    for name, after in (("last", 7.5), ("first", 0.1), ("second", 7.25)):
        loop.call_later(after, lambda name=name: rung.append((name, loop.time())))
    await asyncio.sleep(8)
    assert rung == [("first", 0.1), ("second", 7.25), ("last", 7.5)]


async def test_no_time_passes_for_a_timer_that_was_cancelled() -> None:
    loop = held_time()
    loop.call_later(1800, pytest.fail).cancel()
    await asyncio.sleep(3)
    assert loop.time() == 3


async def test_time_stands_still_while_there_is_something_to_do() -> None:
    done = 0

    async def work() -> None:
        nonlocal done
        for done in range(1, 10_001):  # noqa: B007 - it is read outside
            await asyncio.sleep(0)

    working = asyncio.create_task(work())
    await asyncio.sleep(AT_ONCE_S)
    assert done == 10_000
    assert working.done()


async def test_a_patience_ends_at_once_when_nothing_comes() -> None:
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.Event().wait(), 30)
    assert held_time().time() == 30


# -- work outside -------------------------------------------------------------------------------------------------


async def test_time_stands_still_while_an_executor_works() -> None:
    await in_no_time(asyncio.to_thread(time.sleep, A_WHILE_S))
    await asyncio.sleep(AT_ONCE_S)
    assert held_time().outside == 0


async def test_time_stands_still_until_a_thread_has_ended_of_which_nobody_waits_for_the_result() -> None:
    ended = threading.Event()

    def work() -> None:
        time.sleep(A_WHILE_S)
        ended.set()

    working = held_time().run_in_executor(None, work)
    await asyncio.sleep(0)
    working.cancel()
    await asyncio.sleep(AT_ONCE_S)
    assert ended.is_set()
    assert held_time().outside == 0


async def test_time_stands_still_while_another_process_works() -> None:
    @counted
    async def apart() -> bytes:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", "print(6 * 7)", stdout=-1)
        return (await process.communicate())[0]

    await in_no_time(apart())


@pytest.mark.slow
@pytest.mark.usefixtures("time_is_held")
async def test_the_database_the_journal_and_worker_processes_are_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def use_a_store() -> None:
        async with await Store.open(f"sqlite:///{tmp_path_factory.mktemp('db')}/games.sqlite3") as store:
            assert await store.enter()
            await asyncio.gather(store.people.set_person(1, name="Anna", settings={}), store.ping())
            assert await store.people.person(1) is not None

    async def use_a_journal() -> None:
        journal = Journal()
        journal.put_file("1", b"a picture")
        assert await journal.file("1") == b"a picture"
        await asyncio.to_thread(journal.close)

    async def use_a_process() -> None:
        worker = WorkerProcess()
        assert await worker.do(in_markdown, "*") == in_markdown("*")
        worker.end()
        await worker.ended()

    for work in (use_a_store, use_a_journal, use_a_process):
        await in_no_time(work())


async def test_a_thread_that_nobody_counted_is_overtaken_and_told() -> None:
    loop, come = held_time(), asyncio.Event()

    def work() -> None:
        time.sleep(A_WHILE_S)
        loop.call_soon_threadsafe(come.set)

    thread = threading.Thread(target=work, name="stowaway")
    thread.start()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(come.wait(), 30)
    await asyncio.to_thread(thread.join)
    await asyncio.sleep(AT_ONCE_S)
    assert loop.outside == 0
    thread = threading.Thread(target=loop.call_soon_threadsafe, args=[come.set], name="second stowaway")
    thread.start()
    thread.join()
    assert [told.partition(" came back")[0] for told in loop.uncounted] == ["second stowaway"]


# -- connections --------------------------------------------------------------------------------------------------


async def test_no_byte_is_overtaken_on_its_way() -> None:
    much, heard = bytes(3_000_000), asyncio.Queue[bytes]()

    async def serve(there: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        heard.put_nowait(await there.readexactly(len(much)))
        back.write(b"thanks")
        await back.drain()
        back.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    async def talk() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(much)
        assert await reader.read() == b"thanks"
        assert heard.get_nowait() == much
        writer.close()

    await in_no_time(talk())
    server.close()
    with pytest.raises(ConnectionRefusedError):
        await in_no_time(asyncio.open_connection("127.0.0.1", port))


async def test_a_connection_that_breaks_is_noticed_before_time_passes() -> None:
    async def serve(_: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        back.transport.abort()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)

    async def talk() -> None:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        assert await reader.read() == b""
        writer.close()

    await in_no_time(talk())
    server.close()


# -- what never comes ---------------------------------------------------------------------------------------------


def test_a_wait_for_what_never_comes_is_told_at_once_with_its_place() -> None:
    from bot.sandbox.held_time import HeldTime

    async def wait_in_vain() -> None:
        await asyncio.get_running_loop().create_future()

    async def tick() -> None:
        while True:  # noqa: ASYNC110 - it waits for nothing
            await asyncio.sleep(20)

    async def wait_beside_somebody_who_ticks() -> None:
        ticking = asyncio.create_task(tick())
        await wait_in_vain()
        await ticking

    for waiting in (wait_in_vain, wait_beside_somebody_who_ticks):
        with asyncio.Runner(loop_factory=HeldTime) as runner:
            with pytest.raises(NothingHappens, match=waiting.__name__):
                runner.run(waiting())
            runner.run(asyncio.sleep(20))  # what is to be tidied away afterwards still can be


async def test_once_patience_is_renewed_as_much_time_may_pass_again() -> None:
    for _ in range(3):
        await asyncio.sleep(0.9 * LONGEST_S)
        held_time().renew_patience()
    assert held_time().time() > 2 * LONGEST_S
