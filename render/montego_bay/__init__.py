"""Montego Bay in pictures: the table, a seat's private view, the final scoring, the replay; and in words.
Draws views; knows no rule beyond what the board prints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine import Result
from games.montego_bay.view import View
from render import theme
from render.animation import replayed
from render.canvas import Canvas, Picture
from render.montego_bay import colors
from render.montego_bay.board_text import board_text
from render.montego_bay.focus import focus_picture
from render.montego_bay.moves import happened, moves_picture
from render.montego_bay.scene import Scene, paint
from render.montego_bay.scoring import scores_picture, scoring_picture
from render.montego_bay.sheet import sheet_picture
from render.montego_bay.table import draw_table, table_picture
from render.montego_bay.walks import legs
from render.theme import Player
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

    def focus(
        self,
        view: View,
        seat: int,
        words: Words,
        *,
        names: Sequence[str] = (),
        options: Mapping[str, int] | None = None,
        changed: View | None = None,
    ) -> Picture:
        """What the seat's question is about: its cards and the order of the workers, or the ships."""
        return focus_picture(Scene(view, words, names, changed, options or {}), seat)

    def effect(self, view: View, choice: str, words: Words) -> str:
        """Nothing: small print says where a card leads."""
        return ""

    def task(self, view: View, words: Words) -> str:
        """The question that the header of the table's picture has in a few words."""
        return Scene(view, words).question

    def scoring(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """Where the points of all seats come from, the coins, the winners."""
        return scoring_picture(Scene(view, words, names), result)

    def scores(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """The same, as narrow as a panel."""
        return scores_picture(Scene(view, words, names), result)

    def text(self, view: View, words: Words, *, names: Sequence[str] = ()) -> str:
        """All that is public and what the viewer may know besides: the moment, harbor, spaces, every player."""
        scene = Scene(view, words, names).in_words
        return board_text(view, [scene.name(seat) for seat in range(view.seats)], words)

    def looks(self, view: View) -> Sequence[Player]:
        """Those of the colors chosen."""
        return [theme.PLAYERS[paint(player.color, seat)] for seat, player in enumerate(view.players)]

    def replay(
        self, views: Sequence[View], words: Words, *, names: Sequence[str] = (), captions: Sequence[str] = ()
    ) -> Picture:
        """The table after each of the views, each marking what differs from the one before it."""

        def draw(view: View, before: View | None) -> Canvas:
            return draw_table(Scene(view, words, names, before), legs(before, view))

        def alt(frames: int) -> str:
            return words("montego_bay-picture-replay", frames=frames)

        return replayed(views, draw, colors.PALETTE, colors.GROUND, alt, captions)


PAINTER = MontegoPainter()
