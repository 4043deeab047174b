"""Fleet: The Dice Game in pictures: the table, a seat's sheet, the final scoring, the replay.
Draws views; knows no rule beyond what the sheet prints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine import Result
from games.fleet_dice import data
from games.fleet_dice.picks import PICKS, Mark
from games.fleet_dice.view import View
from render.animation import replayed
from render.canvas import Canvas, Picture
from render.fleet_dice import catalog, colors
from render.fleet_dice.board_text import board_text
from render.fleet_dice.focus import focus_picture
from render.fleet_dice.scene import Scene
from render.fleet_dice.scoring import scores_picture, scoring_picture
from render.fleet_dice.sheet import sheet_picture
from render.fleet_dice.table import draw_table, table_picture
from render.words import Words

__all__ = ["PAINTER", "FleetPainter"]

_WITH_EFFECT = frozenset({*data.WHARF, data.HARBOR[data.BARGE - data.HARBOR_SECTIONS[0]]})


class FleetPainter:
    """What `render.painter("fleet_dice")` returns; see `render.Painter` for the promises."""

    def table(self, view: View, words: Words, *, names: Sequence[str] = (), changed: View | None = None) -> Picture:
        """All sheets, dice and cards; alone against Captain Ruth the sheet itself."""
        return table_picture(Scene(view, words, names, changed))

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
        """One seat's score sheet, large, with the numbers of the buttons on what may be marked."""
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
        """What the seat's question is about: the dice, and the parts of its sheet where something can be marked."""
        return focus_picture(Scene(view, words, names, changed, options or {}), seat)

    def effect(self, view: View, choice: str, words: Words) -> str:
        """What a building of the wharf does, and the barge; of all other boxes small print says what they bring."""
        pick = PICKS.read(choice)
        return words.text(pick.section).rstrip(".") if isinstance(pick, Mark) and pick.section in _WITH_EFFECT else ""

    def task(self, view: View, words: Words) -> str:
        """The question that the header of the table's picture has in a few words."""
        return Scene(view, words).question

    def scoring(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """The categories of all seats, the winners, alone the title."""
        return scoring_picture(Scene(view, words, names), result)

    def scores(self, view: View, result: Result, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """The same, as narrow as a panel."""
        return scores_picture(Scene(view, words, names), result)

    def text(self, view: View, words: Words, *, names: Sequence[str] = ()) -> str:
        """All that is public: the moment, every sheet section by section, bonuses, trophies, Captain Ruth."""
        return board_text(view, names, words)

    def replay(
        self, views: Sequence[View], words: Words, *, names: Sequence[str] = (), captions: Sequence[str] = ()
    ) -> Picture:
        """The table after each of the views, each marking what differs from the one before it."""

        def draw(view: View, before: View | None) -> Canvas:
            return draw_table(Scene(view, words, names, before))

        def alt(frames: int) -> str:
            return words("fleet_dice-picture-replay", frames=frames)

        return replayed(views, draw, colors.PALETTE, colors.GROUND, alt, captions)

    def cards(self) -> Sequence[str]:
        """All captains and trophies, and the sections of the sheet: boat types, harbor, wharf."""
        return catalog.CARDS

    def house(self, card: str) -> frozenset[str]:
        """What of a card is our own."""
        return catalog.house(card)

    def card(self, card: str, words: Words) -> Picture:
        """One of them, large."""
        return catalog.card(card, words)


PAINTER = FleetPainter()
