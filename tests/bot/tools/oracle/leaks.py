"""Tides with leaks that no view shows: through a pixel, a number of suggestions, the order of log lines, a length.
Each keeps the rules; only what the bot or its host gets to see depends on the card on top of the deck."""

from __future__ import annotations

import io
import logging
from collections.abc import Sequence
from typing import Any, ClassVar

from PIL import Image

from render.canvas import Picture
from render.words import Words
from tests.toy.tides import Table, Tides, View

log = logging.getLogger("games.tides")


class Peeking(Tides):
    """Remembers of each view what lay on top of the deck."""

    seen: ClassVar[dict[int, tuple[View, bool]]] = {}

    def view(self, table: Table, seat: int | None) -> View:
        shown = super().view(table, seat)
        self.seen[id(shown)] = shown, _is_high(table)
        return shown


def _is_high(table: Table) -> bool:
    return bool(table.deck) and table.deck[-1] > 12


def _was_high(view: View) -> bool:
    return Peeking.seen[id(view)][1]


class Murmuring(Tides):
    """Logs two sentences, the first one first if a low card lies on top."""

    def view(self, table: Table, seat: int | None) -> View:
        shown = super().view(table, seat)
        for sentence in sorted(("the tide comes", "the tide goes"), reverse=_is_high(table)):
            log.info(sentence)
        return shown


class Reticent(Tides):
    """Offers to keep only if a low card lies on top."""

    def options(self, table: Table, seat: int) -> list[str]:
        options = super().options(table, seat)
        return options[:1] if _is_high(table) and options == ["draw", "keep"] else options


def with_a_pixel(draw: Any) -> Any:
    """A picture with one dot in its corner, a little darker if a high card lies on top."""

    def drawn(self: Any, view: View, words: Words, **how: Any) -> Picture:
        picture: Picture = draw(self, view, words, **how)
        image = Image.open(io.BytesIO(picture.data)).convert("RGB")
        image.putpixel((0, 0), (255, 255, 254 if _was_high(view) else 255))
        file = io.BytesIO()
        image.save(file, "png")
        return Picture(file.getvalue(), picture.width, picture.height, picture.alt)

    return drawn


def with_room(write: Any) -> Any:
    """A text with an invisible blank at its end if a high card lies on top."""

    def written(self: Any, view: View, words: Words, *, names: Sequence[str] = ()) -> str:
        return write(self, view, words, names=names) + "\u200b" * _was_high(view)

    return written
