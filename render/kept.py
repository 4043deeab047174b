"""What was drawn and packed before, kept as it came out while there is room for it. What is worth it, and what it
depends on, those say who keep it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from PIL import Image

T = TypeVar("T")

PIXELS: Final = 12_000_000
"""Bytes of pixels that are kept of all pictures."""


class Kept(Generic[T]):
    """Things by what they follow from, of which what was not used for the longest time goes first. Used by one thread,
    the one that draws.

    `size` tells how much of the `room` a thing takes.
    """

    def __init__(self, room: int, size: Callable[[T], int]) -> None:
        self._room = room
        self._size = size
        self._taken = 0
        self._things: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        """The thing as it came out last, if it is still here."""
        thing = self._things.get(key)
        if thing is not None:
            self._things.move_to_end(key)
        return thing

    def put(self, key: Hashable, thing: T) -> None:
        """Keep a thing."""
        if key in self._things:
            self._taken -= self._size(self._things.pop(key))
        self._things[key] = thing
        self._taken += self._size(thing)
        while self._taken > self._room:
            self._taken -= self._size(self._things.popitem(last=False)[1])


def pixels(room: int = PIXELS) -> Kept[Image.Image]:
    """A place for pieces of pictures in RGB."""
    return Kept(room, _bytes)


def _bytes(piece: Image.Image) -> int:
    return piece.width * piece.height * 3
