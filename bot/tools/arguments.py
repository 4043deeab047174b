"""What an argument of the command line may be, as argparse's types: a value that can't be is told in one line.
Which arguments there are stands in `bot.__main__`."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable

MOST = 1_000_000


def whole(least: int = 1, most: int = MOST) -> Callable[[str], int]:
    """A whole number within these bounds."""

    def read(text: str) -> int:
        if len(text) > 20 or not (text.isascii() and text.removeprefix("-").isdigit() and least <= int(text) <= most):
            raise ArgumentTypeError(f"a whole number from {least} to {most}, please")
        return int(text)

    return read


def identity(what: str) -> Callable[[str], int]:
    """The id Discord has given something, such as "the server's"."""
    read = whole(1, 2**63)

    def read_id(text: str) -> int:
        try:
            return read(text)
        except ArgumentTypeError as error:
            raise ArgumentTypeError(f"{what} ID, a number of 17 to 20 digits, please") from error

    return read_id


def duration(above: float = 0.0, most: float = MOST) -> Callable[[str], float]:
    """A number of seconds, or minutes, within these bounds, the lower one left out."""

    def read(text: str) -> float:
        try:
            number = float(text) if text.isascii() else above
        except ValueError:
            number = above
        if not above < number <= most:  # nor is what is not a number
            raise ArgumentTypeError(f"a number above {above:g}, at most {most:g}, please")
        return number

    return read


def plain(text: str) -> str:
    """A line of text."""
    if not text.isprintable():
        raise ArgumentTypeError("one line without control characters, please")
    return text
