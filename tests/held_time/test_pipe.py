"""A connection in memory is one: everything comes in order, who writes too much waits, and its end is heard last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.sandbox.pipe import MUCH

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]


async def connected(serve: Serve) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    return await asyncio.open_connection(*server.sockets[0].getsockname())


async def test_what_is_said_on_both_sides_comes_in_its_order() -> None:
    async def echo(there: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        while line := await there.readline():
            back.write(line.upper())
        back.close()

    reader, writer = await connected(echo)
    writer.writelines([b"one\n", b"two\n", b"three\n"])
    writer.write_eof()
    assert await reader.read() == b"ONE\nTWO\nTHREE\n"
    assert writer.get_extra_info("peername")[0] == "127.0.0.1"
    writer.close()
    await writer.wait_closed()


async def test_whoever_writes_more_than_is_read_waits() -> None:
    may_read, sent = asyncio.Event(), list[int]()

    async def slow(there: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await may_read.wait()
        await there.read()
        back.close()

    reader, writer = await connected(slow)

    async def send() -> None:
        for number in range(20):
            writer.write(bytes(MUCH))
            await writer.drain()
            sent.append(number)
        writer.write_eof()

    sending = asyncio.create_task(send())
    await asyncio.sleep(5)
    assert len(sent) < 10
    may_read.set()
    await sending
    assert await reader.read() == b""
    assert len(sent) == 20
    writer.close()


async def test_what_was_written_before_the_end_is_heard_and_nothing_after_it() -> None:
    async def part(_: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        back.write(b"farewell")
        back.close()
        back.write(b"and another thing")

    reader, writer = await connected(part)
    assert await reader.read() == b"farewell"
    writer.write(b"who is there?")
    with pytest.raises(ConnectionResetError):
        await writer.wait_closed()


async def test_whoever_listens_is_told_when_the_other_side_breaks_off() -> None:
    told = asyncio.Event()

    async def listen(there: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        assert await there.read() == b"so "
        told.set()
        back.close()

    _, writer = await connected(listen)
    writer.write(b"so ")
    writer.transport.abort()
    await told.wait()
