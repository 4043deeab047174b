"""What a seat may plan ahead: choices that may come up at its next decisions, each with what it would mean now.
Which decisions those are, each game says itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from games.engine.sayings import Detail
from games.engine.step import Ask, Choice

T = TypeVar("T")
Coming = tuple[Choice, Sequence[str]]
"""A decision that may come, and those of its answers that can be planned."""


def foreseen(
    table: T, coming: Iterable[Coming], detail: Callable[[T, Choice, str], Detail | None]
) -> dict[str, Ask | None]:
    """The choices of all decisions that may come, in that order, each with its small print as `table` stands."""
    found: dict[str, Ask | None] = {}
    for step, choices in coming:
        for choice in choices:
            if choice not in found:
                said = detail(table, step, choice)
                found[choice] = Ask.of(said) if said is not None else None
    return found
