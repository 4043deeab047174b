"""Codes for handfuls of seafood: `sso` is two shrimp and an oyster, `none` is nothing. Used in choices and events.
Which handfuls are legal is decided elsewhere; here are only their names and the ways to count them."""

from __future__ import annotations

from functools import lru_cache

from games.captains_gulf.data import KINDS, LETTERS

NONE = "none"
KEPT = 1024
"""So many answers of each kind are remembered: what anybody may type must not fill the memory."""


def code(counts: list[int] | tuple[int, ...]) -> str:
    """The code of these counts by type."""
    return "".join(letter * number for letter, number in zip(LETTERS, counts, strict=True)) or NONE


@lru_cache(KEPT)
def counts_of(code_: str) -> tuple[int, int, int] | None:
    """The counts by type a code stands for; None if it is no code."""
    if code_ == NONE:
        return (0, 0, 0)
    counts = tuple(code_.count(letter) for letter in LETTERS)
    return counts if code(counts) == code_ and code_ else None  # type: ignore[return-value]


def tiles(code_: str) -> tuple[int, int, int]:
    """The counts by type of a code the rules made themselves."""
    counts = counts_of(code_)
    assert counts is not None
    return counts


@lru_cache(KEPT)
def hauls(room: tuple[int, int, int], boxes: int, icons: tuple[int, int, int], wild: int) -> tuple[str, ...]:
    """CG5.B4, CG5.B5: every handful that may be taken, most tiles first.

    `room` caps each type, `boxes` the whole; each tile needs an icon, of its type or made wild (at most `wild`).
    """
    found = [
        (a, b, c)
        for a in range(room[0] + 1)
        for b in range(room[1] + 1)
        for c in range(room[2] + 1)
        if 0 < a + b + c <= min(boxes, sum(icons))
        and max(0, a - icons[0]) + max(0, b - icons[1]) + max(0, c - icons[2]) <= wild
    ]
    return tuple(code(each) for each in sorted(found, key=lambda each: (-sum(each), [-number for number in each])))


@lru_cache(KEPT)
def best_hauls(room: tuple[int, int, int], boxes: int, icons: tuple[int, int, int]) -> tuple[str, ...]:
    """The handfuls without wild icons that no other one contains."""
    found = [tiles(each) for each in hauls(room, boxes, icons, 0)]
    return tuple(
        code(one)
        for one in found
        if not any(one != other and all(one[kind] <= other[kind] for kind in KINDS) for other in found)
    )


@lru_cache(KEPT)
def parts(hold: tuple[int, ...], limit: int) -> tuple[tuple[str, str], ...]:
    """CG9.1: every handful of 1 to `limit` tiles out of a hold, raw ones and cooked ones, most tiles first."""
    found: list[tuple[int, ...]] = [()]
    for number in hold:
        found = [(*before, each) for before in found for each in range(number + 1)]
    found = sorted(
        (each for each in found if 0 < sum(each) <= limit), key=lambda each: [-sum(each), *map(int.__neg__, each)]
    )
    kinds = len(KINDS)
    return tuple((code(each[:kinds]), code(each[kinds:])) for each in found)


def wild_needed(taken: tuple[int, int, int], icons: tuple[int, int, int]) -> int:
    """CG6.12 (b): how many icons must be made wild to take these tiles."""
    return sum(max(0, taken[kind] - icons[kind]) for kind in KINDS)
