"""The processes of a simulation end with the one that started them, however that one ends."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

STARTER = """
import os, sys, time
from bot.tools.simulate.workers import workers

if __name__ == "__main__":
    with workers(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        sys.stdin.read()
"""
PATIENCE_S = 120


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="other processes are looked up in /proc")
@pytest.mark.parametrize("killed", [True, False])
def test_no_worker_outlives_its_starter(killed: bool) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STARTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as starter:
        assert starter.stdout is not None
        worker = int(starter.stdout.readline())
        assert _lives(worker)
        if killed:
            starter.kill()
        else:
            starter.communicate()
        deadline = time.monotonic() + PATIENCE_S
        while _lives(worker) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not _lives(worker)


def _lives(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
