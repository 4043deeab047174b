"""Nusfjord in pictures: the table, a seat's own board with its hand, the final scoring, the replay.
Draws views; knows no rule beyond what boards and cards print.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine import Result
from games.nusfjord.picks import Build, Use
from games.nusfjord.view import View
from render.animation import replayed
from render.canvas import Canvas, Picture
from render.nusfjord import catalog, colors
from render.nusfjord.board_text import board_text
from render.nusfjord.cards import briefly
from render.nusfjord.closeup import part_ids, part_picture
from render.nusfjord.focus import focus_picture
from render.nusfjord.glance import glance_picture
from render.nusfjord.scene import Scene
from render.nusfjord.scoring import scores_picture, scoring_picture
from render.nusfjord.sheet import draw_sheet, sheet_picture
from render.nusfjord.table import draw_table, table_picture
from render.theme import Player
from render.words import Words

__all__ = ["PAINTER", "NusfjordPainter"]


class NusfjordPainter:
    """What `render.painter("nusfjord")` returns; see `render.Painter` for the promises."""

    def table(self, view: View, words: Words, *, names: Sequence[str] = (), changed: View | None = None) -> Picture:
        """Action board, displays, elders and buildings to be had; alone the large board instead of the displays."""
        scene = Scene(view, words, names, changed)
        return sheet_picture(scene, 0, whole=True) if view.seats == 1 else table_picture(scene)

    def glance(self, view: View, words: Words, *, names: Sequence[str] = (), changed: View | None = None) -> Picture:
        """Every seat with its goods, and the Action board."""
        return glance_picture(Scene(view, words, names, changed))

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
        """What the seat's question is about: spaces, cards or its harbor."""
        return focus_picture(Scene(view, words, names, changed, options or {}), seat)

    def effect(self, view: View, choice: str, words: Words) -> str:
        """What a building does that is built or used; an elder's text is his choice's small print."""
        pick = Build.read(choice) or Use.read(choice)
        return words.text(pick.building) if pick is not None else ""

    def brief_effect(self, view: View, choice: str, words: Words) -> str:
        """The same in the words of the cards on the table."""
        pick = Build.read(choice) or Use.read(choice)
        return briefly(words, pick.building) if pick is not None else ""

    def task(self, view: View, words: Words) -> str:
        """The question that the header of the table's picture has in a few words."""
        return Scene(view, words).question

    def scoring(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """The categories of all seats and the winners."""
        return scoring_picture(Scene(view, words, names), result)

    def scores(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """The same, as narrow as a panel."""
        return scores_picture(Scene(view, words, names), result)

    def text(self, view: View, words: Words, *, names: Sequence[str] = ()) -> str:
        """All that is public: the moment, the Action board, what can be had, every display."""
        return board_text(Scene(view, words, names).in_words)

    def replay(
        self, views: Sequence[View], words: Words, *, names: Sequence[str] = (), captions: Sequence[str] = ()
    ) -> Picture:
        """The table after each of the views, each marking what differs from the one before it."""

        def draw(view: View, before: View | None) -> Canvas:
            scene = Scene(view, words, names, before)
            return draw_sheet(scene, 0, whole=True) if scene.alone else draw_table(scene)

        def alt(frames: int) -> str:
            return words("nusfjord-picture-replay", frames=frames)

        return replayed(views, draw, colors.PALETTE, colors.GROUND, alt, captions)

    def looks(self, view: View) -> Sequence[Player]:
        """Those of the companies."""
        return colors.COMPANIES

    def parts(self, view: View) -> list[str]:
        """The Action board, the buildings by letter, the elders, every harbor."""
        return part_ids(view)

    def part(
        self, view: View, part: str, words: Words, *, names: Sequence[str] = (), changed: View | None = None
    ) -> Picture:
        """One of these alone, larger."""
        return part_picture(Scene(view, words, names, changed), part)

    def cards(self) -> Sequence[str]:
        """All buildings and elders."""
        return catalog.CARDS

    def house(self, card: str) -> frozenset[str]:
        """What of a card is our own."""
        return catalog.house(card)

    def card(self, card: str, words: Words) -> Picture:
        """A building or an elder, large."""
        return catalog.card(card, words)


PAINTER = NusfjordPainter()
