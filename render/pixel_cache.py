"""Pieces of pictures kept as they came out, so that what has not changed since is put down again instead of drawn.
Which pieces are worth it, and what they depend on, the games' pictures say."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from PIL import Image

ROOM: Final = 12_000_000
"""Bytes of pixels that are kept; what was not used for the longest time goes first."""

Key = tuple[object, ...]


class PixelCache:
    """Pixels by what they show. Used by one thread, the one that draws."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._taken = 0
        self._pieces: OrderedDict[Key, Image.Image] = OrderedDict()

    def get(self, key: Key) -> Image.Image | None:
        """The piece as it came out last, if it is still here."""
        piece = self._pieces.get(key)
        if piece is not None:
            self._pieces.move_to_end(key)
        return piece

    def put(self, key: Key, piece: Image.Image) -> None:
        """Keep a piece."""
        if key in self._pieces:
            self._taken -= _size(self._pieces.pop(key))
        self._pieces[key] = piece
        self._taken += _size(piece)
        while self._taken > self._room:
            self._taken -= _size(self._pieces.popitem(last=False)[1])


def _size(piece: Image.Image) -> int:
    return piece.width * piece.height * 3
