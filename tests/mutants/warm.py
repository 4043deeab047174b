"""Runs pytest again and again, each time in a fork of this process, which has loaded the libraries that its arguments
name: loading them takes as long as many a run. Started in a copy of the tree; of our code it loads nothing, as that
changes between runs.

A line of JSON in is a run: [arguments, environment, bytes of memory, seconds of computing, seconds in all].
A line out is its exit code, or `null` where it took too long."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from contextlib import suppress
from importlib import import_module
from threading import Timer
from typing import NoReturn

import pytest


def main() -> None:
    sys.path[0] = os.getcwd()
    for name in sys.argv[1:]:
        with suppress(ImportError):
            import_module(name)
    for line in sys.stdin:
        arguments, environment, memory, computing, longest = json.loads(line)
        pid = os.fork()
        if not pid:
            _run(arguments, environment, memory, computing)
        late = Timer(longest, os.kill, (pid, signal.SIGKILL))
        late.start()
        _, status = os.waitpid(pid, 0)
        took_too_long = late.finished.is_set()
        late.cancel()
        code = os.waitstatus_to_exitcode(status)
        print("null" if took_too_long else code, flush=True)


def _run(arguments: list[str], environment: dict[str, str], memory: int, computing: int) -> NoReturn:
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (computing, computing))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    os.environ.update(environment)
    sys.exit(pytest.main(arguments))  # and not at once: a thread that goes on for ever is waited for


if __name__ == "__main__":
    main()
