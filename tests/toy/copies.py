"""Copies of the toy game in which something is wrong, to see that it is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns

from tests.toy.tides import ADDED

Fault = Callable[[Path], object]
"""Makes something wrong in a copy."""


def a_copy(folder: Path) -> Path:
    """The toy game in a folder of its own."""
    return copytree(ADDED, folder / "copy", ignore=ignore_patterns("__pycache__"))


def replaced(file: str, old: str, new: str) -> Fault:
    """Puts `new` where `old` stands in a file, which it does once; where all of the file does if `old` is empty."""

    def spoil(copy: Path) -> None:
        path = copy / file
        source = path.read_text("utf-8")
        assert not old or source.count(old) == 1, (file, old, source.count(old))
        path.write_text(source.replace(old, new) if old else new, "utf-8")

    return spoil


def added(file: str, more: str) -> Fault:
    """Puts something behind all that stands in a file."""

    def spoil(copy: Path) -> None:
        path = copy / file
        path.write_text(path.read_text("utf-8") + more, "utf-8")

    return spoil


def gone(file: str) -> Fault:
    """Takes a file away."""
    return lambda copy: (copy / file).unlink()
