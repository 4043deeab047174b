"""Tries a sample of mutants, two at a time, and says which of them no test notices.

python -m tests.mutants                       60 mutants of one package; today's date draws it, and them
python -m tests.mutants --seed 2026-11-22     those of another day
python -m tests.mutants games/nusfjord db     drawn from these packages or modules alone
python -m tests.mutants --number 9999 --into FILE db     all of them, over several sittings
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import monotonic
from unittest.mock import patch

from tests.mutants.listed import Listed, listed
from tests.mutants.making import Mutant, mutants
from tests.mutants.trying import TESTS, Verdict, faced_on_server, package, verdicts
from tests.postgres import serving

AT_ONCE = 2
COLUMNS = ("drawn", "killed", "survived", "equivalent", "open")


def main(said: Sequence[str] | None = None) -> int:
    """0 if every mutant that was tried was noticed, and the list names nothing that is known not to be there."""
    today = datetime.now(UTC).date().isoformat()
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description="Changes of the code for tests to notice."
    )
    parser.add_argument("--number", type=int, default=60, help="how many to draw (60)")
    parser.add_argument("--seed", default=today, help="what the draw depends on (today's date)")
    parser.add_argument("--into", type=Path, help="keeps what became of each here; who was noticed is not tried again")
    parser.add_argument("paths", nargs="*", help="packages or modules (a package, drawn)")
    arguments = parser.parse_args(said)
    began = monotonic()
    known = listed()
    tried = [module for module in modules() if known.tried(module)]
    paths = arguments.paths or [package_of(tried, arguments.seed)]
    chosen = [module for module in tried if any(Path(module).is_relative_to(path) for path in paths)]
    everything = made(chosen)
    outdated = known.outdated()
    astray = outdated + [
        name for name in known.astray({mutant.name for mutant in everything}, chosen) if name not in outdated
    ]
    for entry in astray:
        print(f"listed, but not there, or listed twice: {entry}")
    drawn = draw(everything, arguments.seed, arguments.number)
    print(
        f"{len(drawn)} of {len(everything)} mutants, drawn with --seed {arguments.seed} {' '.join(paths)}", flush=True
    )
    alive = tell(drawn, known, Diary(arguments.into))
    print(f"{len(alive)} survived that must not; {monotonic() - began:.0f} s")
    if alive:
        print("Write a test that notices it, or list it in tests/mutants/listed.toml with the reason.")
    return 1 if alive or astray else 0


def modules() -> list[str]:
    """The paths of all modules in the packages, in a fixed order."""
    return [str(path) for name in TESTS for path in sorted(Path(name).rglob("*.py"))]


def package_of(modules: Sequence[str], seed: str) -> str:
    """The package whose turn it is with this seed: the more lines it has in these modules, the more often. So no mutant
    of another one need be made."""
    lines = Counter[str]()
    for module in modules:
        lines[package(module)] += len(Path(module).read_bytes().splitlines())
    return Random(seed).choices(list(lines), list(lines.values()))[0]


def made(modules: Sequence[str]) -> list[Mutant]:
    """The mutants of these modules, in their order."""
    with ProcessPoolExecutor(AT_ONCE) as pool:
        return [mutant for each in pool.map(mutants, modules) for mutant in each]


def draw(mutants: Sequence[Mutant], seed: str, number: int) -> list[Mutant]:
    """The same ones for the same seed, in the order they were made in."""
    chosen = Random(seed).sample(range(len(mutants)), min(number, len(mutants)))
    return [mutants[index] for index in sorted(chosen)]


class Diary:
    """What became of mutants, in a file, if any: a line of JSON for each that was tried."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def noticed(self) -> set[str]:
        """The names of those that were noticed."""
        lines = self._file.read_text("utf-8").splitlines() if self._file and self._file.exists() else []
        return {entry["name"] for entry in map(json.loads, lines) if entry["noticed"]}

    def enter(self, verdict: Verdict) -> None:
        """One more line."""
        if self._file:
            entry = {"name": verdict.mutant.name, "noticed": not verdict.survived, "by": verdict.by}
            with self._file.open("a", encoding="utf-8") as file:
                print(json.dumps(entry), file=file)


def tell(drawn: Sequence[Mutant], known: Listed, diary: Diary) -> list[Mutant]:
    """Try those that are not listed and print what became of all; the survivors."""
    before = diary.noticed()
    kinds = {each.name: known.kind(each.name) or ("killed" if each.name in before else "") for each in drawn}
    tracked = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=True).stdout
    files = [path for name in tracked.split("\0") if name and (path := Path(name)).is_file()]
    alive: list[Mutant] = []
    tried = [mutant for mutant in drawn if not kinds[mutant.name]]
    with _server_for(tried):
        for verdict in verdicts(tried, files, AT_ONCE):
            mutant = verdict.mutant
            diary.enter(verdict)
            kinds[mutant.name] = "survived" if verdict.survived else "killed"
            if verdict.survived:
                alive.append(mutant)
                print(f"survived: {mutant.name}\n{mutant.diff()}", flush=True)
    counts = Counter((package(mutant.module), kinds[mutant.name]) for mutant in drawn)
    print(f"| package | {' | '.join(COLUMNS)} |\n|---{'|---:' * len(COLUMNS)}|")
    for name in TESTS:
        numbers = [counts[name, kind] for kind in COLUMNS[1:]]
        print(f"| `{name}` | {sum(numbers)} | {' | '.join(map(str, numbers))} |")
    return alive


@contextmanager
def _server_for(mutants: Sequence[Mutant]) -> Iterator[None]:
    """One PostgreSQL server for all who face it; whoever is killed leaves none behind."""
    if not any(faced_on_server(mutant.module) for mutant in mutants):
        yield
        return
    with serving() as address, patch.dict(os.environ, {"QUAYSIDE_TEST_POSTGRES": address}):
        yield


if __name__ == "__main__":
    sys.exit(main())
