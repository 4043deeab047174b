"""Pictures: a view of a table in, a picture out. Nothing here knows Discord or the database.
Which module draws a game follows from the game's name alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from games.engine.elsewhere import extended
from render.canvas import Picture
from render.glance import too_tall
from render.theme import PLAYERS, Player
from render.words import Words

__all__ = [
    "AtAGlance",
    "CardPainter",
    "InBrief",
    "InColors",
    "InFocus",
    "InParts",
    "Painter",
    "Picture",
    "ScoresInFocus",
    "Storyteller",
    "Words",
    "brief_effect",
    "card_painter",
    "effect",
    "looks",
    "painter",
    "parts",
    "prelude",
    "question",
    "scores",
    "table",
]
_OWN = tuple(__path__)


class Painter(Protocol):
    """What draws one game. Views and results are the game's own types.

    `names` are the people by seat; who has none is called by the number of the seat.
    `changed` is the view as its reader last saw it, or None: what differs is marked in blue pencil.
    Every method is a pure function of its arguments and may run in any thread.
    """

    def table(self, view: Any, words: Words, *, names: Sequence[str] = (), changed: Any = None) -> Picture:
        """The whole table, as all may see it."""
        ...

    def sheet(
        self,
        view: Any,
        seat: int,
        words: Words,
        *,
        names: Sequence[str] = (),
        options: Mapping[str, int] | None = None,
        changed: Any = None,
    ) -> Picture:
        """One seat's own position, large. `options`: open choices with their buttons' numbers."""
        ...

    def text(self, view: Any, words: Words, *, names: Sequence[str] = ()) -> str:
        """Everything the table's picture shows, as text in Markdown. It may take several messages: each of its
        paragraphs, which empty lines separate, has at most 4,000 characters."""
        ...

    def task(self, view: Any, words: Words) -> str:
        """What is to be decided now, as the viewer may know it and as a question: `Which die do you take?`"""
        ...

    def scoring(self, view: Any, result: Any, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """The final scoring of a finished game."""
        ...

    def replay(
        self, views: Sequence[Any], words: Words, *, names: Sequence[str] = (), captions: Sequence[str] = ()
    ) -> Picture:
        """The whole game as an animation, one frame a view, each with its caption below if there are captions."""
        ...


@runtime_checkable
class CardPainter(Protocol):
    """What a painter may promise beside: every card of its game on its own, large, for who wants to read it."""

    def cards(self) -> Sequence[str]:
        """The ids of all cards, in a fixed order; each has a name and a text in the game's data."""
        ...

    def house(self, card: str) -> frozenset[str]:
        """The fields of a card's row in the data whose values are our own and not those of the published game."""
        ...

    def card(self, card: str, words: Words) -> Picture:
        """One of these cards with all that is on it, and what of that is printed and what our own."""
        ...


def card_painter(game_id: str) -> CardPainter | None:
    """The painter of a game that has cards to show; None for a game without. Raises LookupError without pictures."""
    found = painter(game_id)
    return found if isinstance(found, CardPainter) else None


@runtime_checkable
class InFocus(Protocol):
    """What a painter promises besides whose sheets are more than a panel can show: what a question is about, in letters
    that can be read where Discord shows a panel's picture."""

    def focus(
        self,
        view: Any,
        seat: int,
        words: Words,
        *,
        names: Sequence[str] = (),
        options: Mapping[str, int] | None = None,
        changed: Any = None,
    ) -> Picture:
        """What the question put to the seat is about, with the numbers of the buttons; what the seat has, while it
        is not asked. Put together with `render.focus`."""
        ...

    def effect(self, view: Any, choice: str, words: Words) -> str:
        """What that does which this choice takes or adds, as far as its small print doesn't say so; often nothing."""
        ...


def question(
    paint: Painter,
    view: Any,
    seat: int,
    words: Words,
    *,
    names: Sequence[str] = (),
    options: Mapping[str, int] | None = None,
    changed: Any = None,
) -> Picture:
    """The picture of a panel: what its question is about; the whole sheet of a painter that promises no more."""
    draw = paint.focus if isinstance(paint, InFocus) else paint.sheet
    return draw(view, seat, words, names=names, options=options, changed=changed)


def effect(paint: Painter, view: Any, choice: str, words: Words) -> str:
    """What that does which this choice takes or adds, where its painter can say it; often nothing."""
    return paint.effect(view, choice, words) if isinstance(paint, InFocus) else ""


@runtime_checkable
class InBrief(Protocol):
    """What a painter promises besides whose effects are too long where many stand together."""

    def brief_effect(self, view: Any, choice: str, words: Words) -> str:
        """The same as its `effect` in fewer words, as far as there are any; nothing is left out that matters."""
        ...


def brief_effect(paint: Painter, view: Any, choice: str, words: Words) -> str:
    """What that does which this choice takes or adds, in as few words as its painter has for it."""
    return paint.brief_effect(view, choice, words) if isinstance(paint, InBrief) else effect(paint, view, choice, words)


@runtime_checkable
class ScoresInFocus(Protocol):
    """What a painter promises besides whose final scoring is more than a panel can show: the same in letters that can
    be read there."""

    def scores(self, view: Any, result: Any, words: Words, *, names: Sequence[str] = ()) -> Picture:
        """Every figure of the final scoring. Put together with `render.tally`."""
        ...


def scores(paint: Painter, view: Any, result: Any, words: Words, *, names: Sequence[str] = ()) -> Picture:
    """The picture of a panel after the game; the final scoring of a painter that promises no more."""
    draw = paint.scores if isinstance(paint, ScoresInFocus) else paint.scoring
    return draw(view, result, words, names=names)


@runtime_checkable
class InParts(Protocol):
    """What a painter may offer besides: parts of its table, each large enough for all of it to be read.

    A part's id is a name (`map`), or a name and the seat it belongs to (`boat:0`); it stays the same over versions.
    """

    def parts(self, view: Any) -> Sequence[str]:
        """The parts this viewer may look at, at most 24, in the order in which they are offered."""
        ...

    def part(self, view: Any, part: str, words: Words, *, names: Sequence[str] = (), changed: Any = None) -> Picture:
        """One of these parts. Raises LookupError for any other."""
        ...


def parts(paint: Painter, view: Any) -> Sequence[str]:
    """The parts of a table that can be looked at alone; of most games none."""
    return paint.parts(view) if isinstance(paint, InParts) else ()


@runtime_checkable
class Storyteller(Protocol):
    """What a painter may promise besides: pictures of how the table came to be as it is, for games that reveal much
    at a stroke."""

    def prelude(self, view: Any, words: Words, *, names: Sequence[str] = (), changed: Any) -> Sequence[Picture]:
        """What to look at before the table, in this order: at most 3 pictures, none if nothing of that kind happened
        since the view `changed`. The table drawn with the same `changed` need not repeat it."""
        ...


def prelude(
    paint: Painter, view: Any, words: Words, *, names: Sequence[str] = (), changed: Any = None
) -> Sequence[Picture]:
    """The pictures that belong before a table whose readers last saw `changed`; of most games none."""
    if changed is None or not isinstance(paint, Storyteller):
        return ()
    return paint.prelude(view, words, names=names, changed=changed)


@runtime_checkable
class InColors(Protocol):
    """What a painter promises besides whose seats look otherwise than `theme.PLAYERS` in their order."""

    def looks(self, view: Any) -> Sequence[Player]:
        """The color and the emblem of each seat."""
        ...


def looks(paint: Painter, view: Any, seats: int) -> Sequence[Player]:
    """How so many seats look in the pictures of their game: in none do they look otherwise."""
    if isinstance(paint, InColors):
        return paint.looks(view)[:seats]
    return [PLAYERS[seat % len(PLAYERS)] for seat in range(seats)]


@runtime_checkable
class AtAGlance(Protocol):
    """What the painter of a tall table promises besides: who decides what, in which round, with which scores, and what
    has changed, in letters that can be read wherever Discord shows them."""

    def glance(self, view: Any, words: Words, *, names: Sequence[str] = (), changed: Any = None) -> Picture:
        """What matters of the table, in the shape in which Discord shows pictures largest."""
        ...


def table(paint: Painter, view: Any, words: Words, *, names: Sequence[str] = (), changed: Any = None) -> Picture:
    """The whole table; if a desktop would show that too small, the table at a glance, which has it as its `whole`."""
    whole = paint.table(view, words, names=names, changed=changed)
    if not too_tall(whole.width, whole.height) or not isinstance(paint, AtAGlance):
        return whole
    return replace(paint.glance(view, words, names=names, changed=changed), whole=whole)


def painter(game_id: str) -> Painter:
    """The painter of a game: `PAINTER` of the module `render.<game_id>`, here or in a folder `render` of games from
    elsewhere. Raises LookupError without one."""
    if not game_id.isidentifier():
        raise LookupError(f"no pictures for the game {game_id!r}")
    if (path := extended(_OWN, "render")) != __path__:
        __path__[:] = path
    try:
        module = import_module(f"render.{game_id}")
    except ModuleNotFoundError as error:
        if error.name != f"render.{game_id}":
            raise
        raise LookupError(f"no pictures for the game {game_id!r}") from error
    found = getattr(module, "PAINTER", None)
    if found is None:
        raise LookupError(f"no pictures for the game {game_id!r}")
    return found
