"""Captains of the Gulf in pictures: the table, a seat's boat and hand, the final scoring, the replay.
Draws views; knows no rule beyond what the board prints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.captains_gulf.view import View
from games.engine import Result
from render.animation import replayed
from render.canvas import Canvas, Picture
from render.captains_gulf import catalog, colors
from render.captains_gulf.board_text import board_text
from render.captains_gulf.closeup import part_ids, part_picture
from render.captains_gulf.focus import effect, focus_picture
from render.captains_gulf.glance import glance_picture
from render.captains_gulf.scene import Scene
from render.captains_gulf.scoring import scores_picture, scoring_picture
from render.captains_gulf.sheet import sheet_picture
from render.captains_gulf.table import draw_table, table_picture
from render.words import Words

__all__ = ["PAINTER", "CaptainsPainter"]


class CaptainsPainter:
    """What `render.painter("captains_gulf")` returns; see `render.Painter` for the promises."""

    def table(self, view: View, words: Words, *, names: Sequence[str] = (), changed: View | None = None) -> Picture:
        """The Gulf, the wheel, the tracks and every boat."""
        return table_picture(Scene(view, words, names, changed))

    def glance(self, view: View, words: Words, *, names: Sequence[str] = (), changed: View | None = None) -> Picture:
        """Every boat, the wheel, the round card."""
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
        """The Gulf and the seat's own boat and hand, with the numbers of the buttons on what may be chosen."""
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
        """What the seat's question is about: wheel, chart, tracks or cards."""
        return focus_picture(Scene(view, words, names, changed, options or {}), seat)

    def effect(self, view: View, choice: str, words: Words) -> str:
        """What a crew member or an upgrade does."""
        return effect(Scene(view, words), choice)

    def task(self, view: View, words: Words) -> str:
        """The question that the header of the table's picture has in a few words."""
        return Scene(view, words).question

    def scoring(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """The categories of all seats and the winners."""
        return scoring_picture(Scene(view, words, names), result)

    def scores(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """The same, as narrow as a panel."""
        return scores_picture(Scene(view, words, names), result)

    def parts(self, view: View) -> list[str]:
        """The map, the ports with their tracks, every boat."""
        return part_ids(view.seats)

    def part(
        self, view: View, part: str, words: Words, *, names: Sequence[str] = (), changed: View | None = None
    ) -> Picture:
        """One of these alone, larger."""
        return part_picture(Scene(view, words, names, changed), part)

    def text(self, view: View, words: Words, *, names: Sequence[str] = ()) -> str:
        """All that is public: the moment, the sea, the ports, every boat; for a player also the own hand."""
        return board_text(Scene(view, words, names).in_words)

    def replay(
        self, views: Sequence[View], words: Words, *, names: Sequence[str] = (), captions: Sequence[str] = ()
    ) -> Picture:
        """The table after each of the views, each marking what differs from the one before it."""

        def draw(view: View, before: View | None) -> Canvas:
            return draw_table(Scene(view, words, names, before))

        def alt(frames: int) -> str:
            return words("captains_gulf-picture-replay", frames=frames)

        return replayed(views, draw, colors.PALETTE, colors.GROUND, alt, captions)

    def cards(self) -> Sequence[str]:
        """All crew members and boat upgrades."""
        return catalog.CARDS

    def house(self, card: str) -> frozenset[str]:
        """What of a card is our own."""
        return catalog.house(card)

    def card(self, card: str, words: Words) -> Picture:
        """One of them, large."""
        return catalog.card(card, words)


PAINTER = CaptainsPainter()
