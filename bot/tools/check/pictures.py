"""Whether a game's painter draws whatever comes up, with texts that Discord takes, and the same picture each time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Any

import msgspec

from bot.pictures.replays import caption, frames, thinned
from bot.text import Words
from bot.tools.check.findings import WORDS, Findings
from bot.tools.check.lettering import Kind, faults_of
from bot.tools.check.written import Remembering, texts_in
from games.engine import Game, Record, Result, numbered
from render import (
    AtAGlance,
    CardPainter,
    Painter,
    Picture,
    ScoresInFocus,
    effect,
    painter,
    parts,
    prelude,
    question,
    scores,
    table,
)
from render.audit import audit
from render.canvas import ALT_LIMIT
from render.glance import too_tall
from render.sampling import sampled

PART = "pictures"
TEXT = 4000
PARTS = 24
PRELUDE = 3
TASK = 100
SELDOM = 0.4
"""The chance that what is looked up now and then is drawn, at any moment."""
READ = 0.05
"""The chance that what is written in the pictures is read, at any moment."""
EVERY = 50
"""Of the pictures every fiftieth pixel of every fiftieth row is drawn, where the painter draws on our canvas."""


class Read(msgspec.Struct):
    """What was read in the pictures of all games: the questions, each in each language, and what was wrong."""

    asked: set[tuple[str, str]]
    wrong: set[tuple[str, str, str]]


class Easel:
    """Draws a game in one language and notes what can't be drawn, and what can't be read. What was `read` in earlier
    games is not read again and again."""

    def __init__(self, found: Findings, game: Game[Any, Any], words: Words, names: Sequence[str], read: Read) -> None:
        self._found, self._game, self._names, self._known = found, game, names, read
        self._words: Any = Remembering(words, [*names, *texts_in(game.raw)])
        self._paint: Painter = painter(game.id)
        self._first: tuple[Any, bytes] | None = None
        self._begun: tuple[str, str] | None = None

    def moment(self, table_: Any, before: Any, seat: int, rng: Random, where: str) -> None:
        """What everybody may look at now: the board, the panel of the seat that is asked, sheets, parts, texts.
        `before` is an earlier table, since which something has changed."""
        game, paint, words, names = self._game, self._paint, self._words, self._names
        public, own = game.view(table_, None), game.view(table_, seat)
        known = msgspec.msgpack.encode([public, own])
        options = numbered(game, table_, seat)
        then, own_then = game.view(before, None), game.view(before, seat)
        somebody = rng.randrange(len(names))
        self._draw("the table", where, lambda: table(paint, public, words, names=names, changed=then))
        self._draw("the panel", where, lambda: question(
            paint, own, seat, words, names=names, options=options, changed=own_then
        ))  # fmt: skip
        asked = words.language, game.waiting(table_)[seat].ask(table_).kind
        if self._first is None or asked not in self._known.asked or Random(where).random() < READ:
            self._known.asked.add(asked)
            self._read_table(public, then, where)
            self._read("the panel", where, "panel", lambda: question(
                paint, own, seat, words, names=names, options=options
            ), options.values())  # fmt: skip
        if rng.random() < SELDOM:
            self._draw("the table as one seat sees it", where, lambda: table(paint, own, words, names=names))
            self._draw("a sheet", where, lambda: paint.sheet(public, somebody, words, names=names, changed=then))
        self._say_in_pages("the board as text", where, lambda: paint.text(own, words, names=names))
        self._say("the task", where, TASK, lambda: paint.task(public, words))
        for choice in rng.sample(list(options), min(3, len(options))):
            self._say("what a choice does", where, TEXT, lambda choice=choice: effect(paint, own, choice, words) or "-")
        with self._guard("before the table", where):
            story = prelude(paint, public, words, names=names, changed=then)
            self._found_if(len(story) > PRELUDE, f"{len(story)} pictures before the table, at most {PRELUDE}", where)
            for each in story:
                self._look("before the table", each, where)
        with self._guard("the parts", where):
            there = parts(paint, own)
            self._found_if(len(there) > PARTS, f"{len(there)} parts of the table, at most {PARTS}", where)
            for part in there:
                self._say(f"the part {part}", where, 100, lambda part=part: words.part(part))
            if there:
                part = rng.choice(there)
                draw: Any = paint
                self._draw(
                    f"the part {part}", where, lambda: draw.part(own, part, words, names=names, changed=own_then)
                )
        self._found_if(
            msgspec.msgpack.encode([public, own]) != known, "drawing changes the view it is given", where
        )  # fmt: skip
        if self._first is None:
            self._begun = self._in_words(public, where)
            self._same_again(public, where)

    def end(self, table_: Any, result: Result, where: str) -> None:
        """The end of a game."""
        view = self._game.view(table_, None)
        paint, words, names = self._paint, self._words, self._names
        self._draw("the table", where, lambda: table(paint, view, words, names=names))
        self._draw("the final scoring", where, lambda: paint.scoring(view, result, words, names=names))
        self._read_table(view, None, where)
        self._read("the final scoring", where, "panel", lambda: scores(paint, view, result, words, names=names))
        if isinstance(paint, ScoresInFocus):
            self._read("the whole scoring", where, "whole", lambda: paint.scoring(view, result, words, names=names))
        self._say_in_pages("the board as text", where, lambda: paint.text(view, words, names=names))
        now = self._in_words(view, where)
        for what, said, begun in zip(
            ("the board as text", "the alt text of the table"), now, self._begun or (), strict=False
        ):
            same = "says at the end what it said at the beginning; does it tell what is on the table?"
            self._found_if(said == begun, f"{words.language}: {what} {same}", where)
        if result.title and words.name(result.title) == result.title:
            self._found.add(WORDS, f"{words.language}: the result's title {result.title} has no name", where)
        for category in result.scores[0].categories if result.scores else ():
            if words.category(category) == category:
                missing = f"{words.language}: there is no text {self._game.id}-category-{category}"
                self._found.add(WORDS, f"{missing}, which names what points come from", where)
        if self._first is not None:
            self._same_again(self._first[0], where)

    def replay(self, record: Record, where: str) -> None:
        """The first moments and the end of a game as an animation, with captions and without."""
        words, paint = self._words, self._paint
        with self._guard("the replay", where):
            shown = thinned(frames(self._game, record), 3)
            views, told = [frame.view for frame in shown], [caption(frame.events, words) for frame in shown]
            captioned = paint.replay(views, words, names=self._names, captions=told)
            self._look("the replay", captioned, where)
            if any(told) and captioned.data == paint.replay(views, words, names=self._names).data:
                self._found.add(PART, f"{words.language}: the replay leaves out its captions", where)

    def cards(self) -> None:
        """Every card on its own."""
        paint = self._paint
        if isinstance(paint, CardPainter):
            for card in paint.cards():
                self._draw(f"the card {card}", "", lambda card=card: paint.card(card, self._words))
                with self._guard(f"the card {card}", ""):
                    paint.house(card)

    def _in_words(self, view: Any, where: str) -> tuple[str, str]:
        """The table for who doesn't see it: as text, and the alt text of its picture."""
        with self._guard("the table", where), sampled(EVERY):
            paint, words, names = self._paint, self._words, self._names
            return paint.text(view, words, names=names), paint.table(view, words, names=names).alt
        return "", ""

    def _same_again(self, view: Any, where: str) -> None:
        """One of the first views is drawn again later on, every pixel of it: what was drawn in between is not to be
        seen."""
        with self._guard("the table", where):
            drawn = self._paint.table(view, self._words, names=self._names).data
            if self._first is None:
                self._first = view, drawn
            elif self._first[0] is view and self._first[1] != drawn:
                self._found.add(PART, "the same view gives another picture after others were drawn", where)

    def _guard(self, what: str, where: str) -> Any:
        return self._found.of(PART, where, f"{self._words.language}: {what}")

    def _found_if(self, wrong: bool, what: str, where: str) -> None:
        if wrong:
            self._found.add(PART, what, where)

    def _draw(self, what: str, where: str, draw: Callable[[], Picture]) -> None:
        with self._guard(what, where), sampled(EVERY):
            self._look(what, draw(), where)

    def _read_table(self, view: Any, changed: Any, where: str) -> None:
        """The whole table, and what stands above one that is too tall for a desktop."""
        paint, words, names = self._paint, self._words, self._names
        size = self._read(
            "the table", where, "whole", lambda: paint.table(view, words, names=names, changed=changed)
        )  # fmt: skip
        if size is None or not too_tall(*size):
            return
        if isinstance(paint, AtAGlance):
            self._read("the glance", where, "glance", lambda: paint.glance(view, words, names=names, changed=changed))
        else:
            told = "taller than 7/8 of their width; such a painter has a `glance`"
            self._found.add(PART, f"the table has {size[0]} x {size[1]} pixels: {told}", where)

    def _read(
        self, what: str, where: str, kind: Kind, draw: Callable[[], Picture], buttons: Collection[int] = ()
    ) -> tuple[int, int] | None:
        """Draw it whole; see that nothing is written in it that no text file has, and that it can be read. Returns its
        size."""
        with self._guard(what, where), audit() as placed:
            drawn = draw()
            language = self._words.language
            for text in self._words.unsaid(placed):
                told = f"{language}: {what}: {text!r} is written there, and its words have not said so"
                self._found.add(PART, told, where)
            for fault, told in faults_of(drawn, placed, self._names, kind, buttons):
                if (language, what, fault) not in self._known.wrong:
                    self._known.wrong.add((language, what, fault))
                    self._found.add(PART, f"{language}: {what}: {told}", where)
            return drawn.width, drawn.height
        return None

    def _look(self, what: str, drawn: Picture, where: str) -> None:
        for picture in filter(None, (drawn, drawn.whole)):
            if not 0 < len(picture.alt) <= ALT_LIMIT:
                told = f"{self._words.language}: {what}: an alt text of {len(picture.alt)} characters, 1 to {ALT_LIMIT}"
                self._found.add(PART, told, where)
            if not picture.data or picture.width < 1 or picture.height < 1:
                self._found.add(PART, f"{what}: an empty picture", where)

    def _say_in_pages(self, what: str, where: str, say: Callable[[], str]) -> None:
        """A text that may take several messages: none of its paragraphs is divided."""
        self._say(what, where, TEXT, lambda: max(say().split("\n\n"), key=len))

    def _say(self, what: str, where: str, most: int, say: Callable[[], str]) -> None:
        with self._guard(what, where):
            if not 0 < len(said := say()) <= most:
                told = f"{self._words.language}: {what}: {len(said)} characters, 1 to {most}"
                self._found.add(PART, told, where)
