"""`python -m tests.fuzz.run --minutes N`: atheris tries every target for its share of the time, led by what code it
reaches. Needs the extra `fuzz`. Each target has a process of its own, for the fuzzer ends the one it runs in."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

NAMES = ("custom_id", "typed", "record_bytes", "record_fields", "data_file", "environment")
LED_BY = [
    "bot.gateway.controls",
    "bot.verify",
    "bot.records.record_file",
    "bot.settings",
    "bot.days",
    "games.engine",
    "db.engine",
]
"""Packages whose branches lead the fuzzer. They are prepared as they are imported: nothing here imports them before."""


def main() -> int:
    """Try and print; returns the exit code: 1 if something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.run", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="how long, all targets together (default 1)")
    parser.add_argument("--target", choices=NAMES, help="one of them (default: all)")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("rest", nargs="*", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.alone:
        _alone(given.target, given.rest)
        return 0
    names = [given.target] if given.target else list(NAMES)
    found = 0
    for name in names:
        found += _tried(name, max(1, round(60 * given.minutes / len(names))))
    return int(found > 0)


def _tried(name: str, seconds: int) -> bool:
    """Fuzz one target in a process of its own; whether it failed."""
    from tests.fuzz.targets import seeds

    with TemporaryDirectory() as folder:
        corpus = Path(folder) / "corpus"
        corpus.mkdir()
        for number, seed in enumerate(seeds(name)):
            (corpus / str(number)).write_bytes(seed)
        began = time.monotonic()
        options = [f"-max_total_time={seconds}", "-timeout=20", "-max_len=20000", f"-artifact_prefix={folder}/"]
        command = [sys.executable, "-m", "tests.fuzz.run", "--target", name, "--alone", "--", *options, str(corpus)]
        ended = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        lines = re.findall(r"#(\d+)\s.*?cov: (\d+)", ended.stderr)
        runs = max((int(count) for count, _ in lines), default=0)
        reached = max((int(covered) for _, covered in lines), default=0)
        bad = [file for file in Path(folder).iterdir() if file.is_file() and not file.name.startswith("slow-unit-")]
        told = {
            "target": name,
            "seconds": round(time.monotonic() - began),
            "inputs": runs,
            "code reached": reached,
            "found": len(bad),
        }
        print(json.dumps(told), flush=True)
        for file in bad:
            print(file.read_bytes()[:2000])
        if ended.returncode:
            print(ended.stderr[-3000:], file=sys.stderr)
        return bool(ended.returncode)


def _alone(name: str, options: list[str]) -> None:
    """Let atheris try a target until its time is over; the process ends with it."""
    atheris: Any = import_module("atheris")  # an extra

    with atheris.instrument_imports(include=LED_BY):
        from tests.fuzz.targets import TARGETS

    atheris.Setup([sys.argv[0], *options], TARGETS[name])
    atheris.Fuzz()


if __name__ == "__main__":
    sys.exit(main())
