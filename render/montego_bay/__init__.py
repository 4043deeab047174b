"""Montego Bay in pictures: the table, a seat's private view, the final scoring, the replay; and in words.
Draws views; knows no rule beyond what the board prints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from PIL import Image

from games.engine import Result
from games.montego_bay.view import View
from render import theme
from render.animation import animated, thinned
from render.canvas import Picture
from render.montego_bay import mood
from render.montego_bay.board_text import board_text
from render.montego_bay.moves import happened, moves_picture
from render.montego_bay.scene import Scene
from render.montego_bay.scoring import scoring_picture
from render.montego_bay.sheet import sheet_picture
from render.montego_bay.table import draw_table, table_picture
from render.montego_bay.walks import legs
from render.words import Words

__all__ = ["PAINTER", "MontegoPainter"]


class MontegoPainter:
    """What `render.painter("montego_bay")` returns; see `render.Painter` for the promises."""

    def table(self, view: View, words: Words, *, names: Sequence[str] = (), changed: View | None = None) -> Picture:
        """Quay, ships, order rail and players; with `changed` the barrels that are new."""
        return table_picture(Scene(view, words, names, changed))

    def prelude(self, view: View, words: Words, *, names: Sequence[str] = (), changed: View | None) -> list[Picture]:
        """The moves, if there were any since: where all stood, their cards, the ways they took."""
        scene = Scene(view, words, names, changed)
        return [moves_picture(scene)] if happened(scene) else []

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
        """One seat's private view: its cards and where they lead, or the ships, with the numbers of the buttons."""
        return sheet_picture(Scene(view, words, names, changed, options or {}), seat)

    def scoring(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """Where the points of all seats come from, the coins, the winners."""
        return scoring_picture(Scene(view, words, names), result)

    def text(self, view: View, words: Words, *, names: Sequence[str] = ()) -> str:
        """All that is public and what the viewer may know besides: the moment, harbour, spaces, every player."""
        scene = Scene(view, words, names)
        return board_text(view, [scene.name(seat) for seat in range(view.seats)], words)

    def replay(
        self, views: Sequence[View], words: Words, *, names: Sequence[str] = (), captions: Sequence[str] = ()
    ) -> Picture:
        """The table after each of the views, each marking what differs from the one before it."""
        shown = thinned(views)
        earlier = chain([None], shown)
        frames = [_frame(Scene(view, words, names, before)) for view, before in zip(shown, earlier, strict=False)]
        alt = words("montego_bay-picture-replay", frames=len(frames))
        return animated(frames, alt, captions=thinned(captions))


def _frame(scene: Scene) -> Image.Image:
    """Half the size of a table, in the palette to save memory; before the board lies there, as tall as later."""
    drawn = draw_table(scene, legs(scene.before, scene.view))
    whole = Image.new("RGB", (drawn.width, theme.HEIGHT), mood.GROUND)
    whole.paste(drawn.image, (0, 0))
    return mood.PALETTE.reduce(whole.reduce(2))


PAINTER = MontegoPainter()
