"""Nusfjord in pictures: the table, a seat's own board with its hand, the final scoring, the replay.
Draws views; knows no rule beyond what boards and cards print.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from PIL import Image

from games.engine import Result
from games.nusfjord.view import View
from render.animation import animated, thinned
from render.canvas import Picture
from render.nusfjord import catalogue, mood
from render.nusfjord.board_text import board_text
from render.nusfjord.closeup import part_ids, part_picture
from render.nusfjord.scene import Scene
from render.nusfjord.scoring import scoring_picture
from render.nusfjord.sheet import draw_sheet, sheet_picture
from render.nusfjord.table import draw_table, table_picture
from render.words import Words

__all__ = ["PAINTER", "NusfjordPainter"]


class NusfjordPainter:
    """What `render.painter("nusfjord")` returns; see `render.Painter` for the promises."""

    def table(self, view: View, words: Words, *, names: Sequence[str] = (), changed: View | None = None) -> Picture:
        """Action board, displays, elders and buildings to be had; alone the large board instead of the displays."""
        scene = Scene(view, words, names, changed)
        return sheet_picture(scene, 0, whole=True) if view.seats == 1 else table_picture(scene)

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
        """One seat's board, council and hand, large, with the numbers of the buttons on what may be chosen."""
        return sheet_picture(Scene(view, words, names, changed, options or {}), seat)

    def scoring(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """The categories of all seats and the winners."""
        return scoring_picture(Scene(view, words, names), result)

    def text(self, view: View, words: Words, *, names: Sequence[str] = ()) -> str:
        """All that is public: the moment, the Action board, what can be had, every display."""
        return board_text(Scene(view, words, names))

    def replay(
        self, views: Sequence[View], words: Words, *, names: Sequence[str] = (), captions: Sequence[str] = ()
    ) -> Picture:
        """The table after each of the views, each marking what differs from the one before it."""
        shown = thinned(views)
        earlier = chain([None], shown)
        frames = [_frame(Scene(view, words, names, before)) for view, before in zip(shown, earlier, strict=False)]
        alt = words("nusfjord-picture-replay", frames=len(frames))
        return animated(_of_one_size(frames), alt, captions=thinned(captions))

    def parts(self, view: View) -> list[str]:
        """The Action board, the buildings by letter, the elders, every harbour."""
        return part_ids(view)

    def part(
        self, view: View, part: str, words: Words, *, names: Sequence[str] = (), changed: View | None = None
    ) -> Picture:
        """One of these alone, larger."""
        return part_picture(Scene(view, words, names, changed), part)

    def cards(self) -> Sequence[str]:
        """All buildings and elders."""
        return catalogue.CARDS

    def house(self, card: str) -> frozenset[str]:
        """What of a card is our own."""
        return catalogue.house(card)

    def card(self, card: str, words: Words) -> Picture:
        """A building or an elder, large."""
        return catalogue.card(card, words)


def _frame(scene: Scene) -> Image.Image:
    """Half the size of a table, in the palette to save memory."""
    canvas = draw_sheet(scene, 0, whole=True) if scene.alone else draw_table(scene)
    return mood.PALETTE.reduce(canvas.image.reduce(2))


def _of_one_size(frames: Sequence[Image.Image]) -> list[Image.Image]:
    """The display grows and shrinks: all frames get the height of the tallest, the ground below."""
    height = max(frame.height for frame in frames)
    ground = mood.PALETTE.colours.index(mood.GROUND)
    return [_padded(frame, height, ground) for frame in frames]


def _padded(frame: Image.Image, height: int, ground: int) -> Image.Image:
    if frame.height == height:
        return frame
    taller = frame.crop((0, 0, frame.width, height))
    taller.paste(ground, (0, frame.height, frame.width, height))
    return taller


PAINTER = NusfjordPainter()
