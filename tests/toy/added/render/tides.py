"""Tides in pictures: as plain as pictures can be, and all there are: table, hand, parts, cards, replay.
Draws views; knows no rule."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence

from games.tides.rules import View  # pyright: ignore[reportMissingImports] - no type checker looks in two places for games
from PIL import Image, ImageDraw

from games.engine import Result
from render.animation import animated
from render.canvas import Picture
from render.words import Words


class TidesPainter:
    """What `render.painter("tides")` returns."""

    def table(self, view: View, words: Words, *, names: Sequence[str] = (), changed: View | None = None) -> Picture:
        return _written(self.text(view, words, names=names))

    def sheet(
        self,
        view: View,
        seat: int,
        words: Words,
        *,
        names: Sequence[str] = (),
        options: Mapping[str, int] | None = None,
        changed: View | None = None,
    ) -> Picture:
        hand = ", ".join(map(str, view.hand)) if view.viewer == seat else str(view.cards[seat])
        return _written(words("tides-picture-hand", name=names[seat], cards=hand))

    def parts(self, view: View) -> Sequence[str]:
        return ["tide", *(f"hand:{seat}" for seat in range(len(view.cards)))]

    def part(
        self, view: View, part: str, words: Words, *, names: Sequence[str] = (), changed: View | None = None
    ) -> Picture:
        if part == "tide":
            return _written(words("tides-picture-tide", tide=words.name(view.tide), round=view.round))
        if part not in self.parts(view):
            raise LookupError(part)
        return self.sheet(view, int(part.removeprefix("hand:")), words, names=names)

    def text(self, view: View, words: Words, *, names: Sequence[str] = ()) -> str:
        lines = [words("tides-picture-tide", tide=words.name(view.tide), round=view.round)]
        for name, points, cards in zip(names, view.points, view.cards, strict=True):
            lines.append(words("tides-picture-seat", name=name, points=points, cards=cards))
        return "\n".join(lines)

    def task(self, view: View, words: Words) -> str:
        return words("tides-picture-task")

    def scoring(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        return _written(self.text(view, words, names=names))

    def replay(
        self, views: Sequence[View], words: Words, *, names: Sequence[str] = (), captions: Sequence[str] = ()
    ) -> Picture:
        frames = [_drawn(self.text(view, words, names=names)) for view in views]
        return animated(frames, words("tides-picture-replay", frames=len(frames)), captions=captions)

    def cards(self) -> Sequence[str]:
        return ["low", "high"]

    def house(self, card: str) -> frozenset[str]:
        return frozenset()

    def card(self, card: str, words: Words) -> Picture:
        return _written(f"{words.name(card)}\n{words.text(card)}")


def _drawn(content: str) -> Image.Image:
    image = Image.new("RGB", (400, 160), "white")
    ImageDraw.Draw(image).multiline_text((10, 10), content, "black")
    return image


def _written(content: str) -> Picture:
    image = _drawn(content)
    file = io.BytesIO()
    image.save(file, "png")
    return Picture(file.getvalue(), *image.size, content)


PAINTER = TidesPainter()
