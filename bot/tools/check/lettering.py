"""Whether all that is written in a picture can be read: it lies on the paper, on nothing else that is written, is whole
and large enough. Measured on our canvas, which knows what is written where."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import Literal

from render import Picture
from render.audit import Placed
from render.grid import Box
from render.legibility import LEAST_ON_A_DESKTOP, LEGIBLE, PANEL, scale_on_desktop, scale_on_phone
from render.theme import DISC, FLOOR

Kind = Literal["panel", "glance", "whole"]
"""Where Discord shows it: in a panel, first of all in a message, or as large as somebody likes to see it."""


def faults_of(
    picture: Picture, placed: Sequence[Placed], people: Collection[str], kind: Kind, buttons: Collection[int] = ()
) -> Iterator[tuple[str, str]]:
    """What of it can't be read: which fault it is, and how it shows; each fault once. Only names of `people` are ever
    cut. Discs have the numbers of `buttons`."""
    paper = Box(0, 0, picture.width, picture.height)
    found: dict[str, list[str]] = {}
    for text in placed:
        if not paper.holds(text.ink):
            found.setdefault("out", []).append(f"{text.text!r} runs out of the picture")
        if text.text != text.wanted and not any(person in text.wanted for person in people):
            found.setdefault("cut", []).append(f"{text.wanted!r} is cut off")
        if text.ground == DISC and text.text.isdecimal() and int(text.text) not in buttons:
            found.setdefault("of no button", []).append(f"{text.text!r} is the number of no button")
        if (told := _small(text, picture, kind)) is not None:
            found.setdefault("small", []).append(f"{text.text!r} is too small ({told})")
    for one, other in combinations(placed, 2):
        if _meet(_room(one), _room(other)):
            found.setdefault("covered", []).append(f"{other.text!r} is written on {one.text!r}")
    for fault, texts in found.items():
        yield fault, texts[0] + (f", and {len(texts) - 1} more" if len(texts) > 1 else "")


def _small(text: Placed, picture: Picture, kind: Kind) -> str | None:
    """How large it is, and how large it has to be; None if it is. Numbers and single letters on pieces of a whole table
    are signs, which are known by their piece."""
    if kind == "whole":
        sign = len(text.text) < 2 or text.text.isdigit()
        return None if sign or text.size >= FLOOR else f"{text.size} pixels, at least {FLOOR}"
    phone = text.size * (PANEL / picture.width if kind == "panel" else scale_on_phone(picture.width))
    desktop = text.size * scale_on_desktop(picture.width, picture.height)
    least = LEAST_ON_A_DESKTOP if kind == "panel" else LEGIBLE
    if phone < LEGIBLE:
        return f"{phone:.1f} CSS pixels on a phone, at least {LEGIBLE}"
    return f"{desktop:.1f} CSS pixels on a desktop, at least {least}" if desktop < least else None


def _room(text: Placed) -> Box:
    """What must be free for it: a disc with the number of a button is larger than its number."""
    return text.box.inset(2) if text.ground == DISC else text.ink.inset(1)


def _meet(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
