"""How far a run of matches has come, and the file that keeps it: the report of the run, complete after every game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bot.tools.report import Report
from bot.tools.simulate.matches import Tally

EXTENDED = "pairs"
"""What may be given anew: a run goes on if more pairs are wanted."""


class Stored(msgspec.Struct, frozen=True):
    """What a run needs of its own report to go on."""

    given: dict[str, Any]
    tallies: dict[str, Tally] = {}


class Progress:
    """The tallies of matches by their names, read from the file `into` if there is one.

    Raises `OSError`, `ValueError` or `msgspec.MsgspecError` if that can't be read or is of another run than `given`.
    """

    def __init__(self, into: Path | None, given: Mapping[str, Any]) -> None:
        self.tallies: dict[str, Tally] = {}
        self._into = into
        if into is not None and into.exists():
            stored = msgspec.json.decode(into.read_bytes(), type=Stored)
            told = msgspec.json.decode(msgspec.json.encode(given))
            if _lasting(stored.given) != _lasting(told):
                raise ValueError(f"{into} is the report of another run; name another file")
            self.tallies = stored.tallies

    def of(self, match: str) -> Tally:
        """What the match of this name has come to."""
        return self.tallies.get(match, Tally())

    def keep(self, report: Report) -> None:
        """Write the report, which tells the tallies; the file is whole at any time."""
        if self._into is not None:
            beside = self._into.with_name(self._into.name + ".new")
            beside.write_text(report.json() + "\n")
            os.replace(beside, self._into)


def _lasting(given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if name != EXTENDED}
