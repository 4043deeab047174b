"""What came of a cell of the matrix: how often something was refused, and each promise that was not kept."""

from __future__ import annotations

from typing import Literal

import msgspec

Promise = Literal[
    "people not called and the owner not told",
    "presses that ended badly twice",
    "games set aside",
    "acknowledged decisions lost",
    "boards missing afterward",
    "starts that went wrong",
    "cells that could not be played",
]
PROMISES: tuple[Promise, ...] = Promise.__args__  # type: ignore[attr-defined]
"""Each is held to be broken never."""


class Finding(msgspec.Struct, frozen=True):
    """A promise that was broken, and how."""

    promise: Promise
    how: str


class Account(msgspec.Struct):
    """What came of one cell. `hours` are those of the clock that is held."""

    cell: str
    route: str
    findings: list[Finding] = []
    refused: int = 0
    decisions: int = 0
    presses: int = 0
    hours: float = 0.0

    def broke(self, promise: Promise, how: str) -> None:
        """Note it."""
        self.findings.append(Finding(promise, how))
