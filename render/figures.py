"""How figures are printed. The sign of numbers below zero is a minus, which is as wide as a plus; a hyphen is easily
overlooked, and read out as nothing or as a dash."""

from __future__ import annotations

import re
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


_HYPHENATED: Final = re.compile(r"(?<![\w-])-(?=\d)")


def figure(number: float) -> str:
    """A number with its minus, if it is below zero."""
    return str(number).replace("-", MINUS)


def with_minus(text: str) -> str:
    """A text into which numbers were put, with their minus. What a hyphen joins, such as the parts of a date, stays."""
    return _HYPHENATED.sub(MINUS, text)


def round_of(now: int, rounds: int) -> str:
    """How far a game is, as a header shows it: "3/7", and a dash before the first round."""
    return f"{now}/{rounds}" if now else "–"
