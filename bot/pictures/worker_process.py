"""Work done by another Python process: a module is run, bytes go in, bytes come out. Nothing of ours waits for it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable

NICENESS = 4


class Failed(Exception):
    """The process ended without a result; its last words are the message."""


async def in_worker_process(module: str, order: bytes) -> bytes:
    """What `python -P -m module` makes of `order`. Raises `Failed`; who is cancelled ends the process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # no modules of the current directory
        "-m",
        module,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        made, said = await process.communicate(order)
    except asyncio.CancelledError:
        process.kill()
        raise
    if process.returncode or not made:
        raise Failed(said.decode(errors="replace").strip().rpartition("\n")[2])
    return made


def serve(make: Callable[[bytes], bytes]) -> None:
    """The other side: read the order, write what `make` makes of it; politely, below the bot itself."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout.buffer.write(make(sys.stdin.buffer.read()))
