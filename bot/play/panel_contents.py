"""What stands in the private panel of a seat, gathered from everybody who adds to it, with its picture drawn.
How it is laid out is in `panel.py`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import discord
import msgspec
from discord import ui

from bot.gateway.choices import Option, offered
from bot.ledger.loaded import Loaded
from bot.ledger.waiting import waiting_for
from bot.notes.note_lines import note_parts
from bot.pictures.studio import Studio, attach
from bot.pictures.table_in_words import table_in_words
from bot.play.panel import panel_view
from bot.play.seat_actions import SeatActions
from bot.play.ways import WaysMenu, ways_menus
from bot.text import Words
from db.store import Store
from games.engine import Numbered, told_to
from render import Picture, painter, question, scores
from render.kept import Kept

ROOM = 2_000_000
"""Bytes of pictures that are kept."""
PANELS = 32
"""The choices of so many panels are kept."""


class PanelContents:
    """Gathers what a panel shows. `trouble` says what keeps a game from being shown where it is played, if anything."""

    def __init__(
        self, store: Store, studio: Studio, actions: SeatActions, trouble: Callable[[Loaded, Words], str]
    ) -> None:
        self._store = store
        self._studio = studio
        self._actions = actions
        self._trouble = trouble
        self._drawn = Kept[Picture](ROOM, lambda picture: len(picture.data))
        """By all that a picture shows: a panel goes on by itself, is opened from the board, and is come back to."""
        self._drawing: dict[bytes, asyncio.Future[Picture]] = {}
        """What is drawn at this moment: whoever opens a panel that goes on by itself just then waits for the same."""
        self._found = Kept[tuple[Sequence[Option], Sequence[WaysMenu]]](PANELS, lambda _: 1)

    async def view(
        self,
        loaded: Loaded,
        seat: int,
        person_id: int,
        words: Words,
        *,
        news: Sequence[str],
        notice: str,
        before: Any,
        listed: bool,
        text_first: bool,
    ) -> tuple[ui.LayoutView, discord.File]:
        """The panel of `seat` with a picture of its question, in which changes since the view `before` are marked;
        after the game, of the final scoring. One that is `listed` leads back to the list of games, one with
        `text_first` says the whole table in words."""
        notice = notice or self._trouble(loaded, words)
        options, together = self._offered(loaded, seat, words)
        numbers = loaded.numbers(seat) if options else Numbered({})
        view = loaded.game.view(loaded.table, seat)
        drawn = await self._picture(loaded, view, seat, words, numbers, before)
        file = attach(drawn, "question")
        panel = panel_view(
            loaded,
            seat,
            words,
            options=options,
            news=news,
            file=file,
            back=self._actions.steps(loaded, seat),
            own=[
                *self._actions.planning(loaded, seat, words),
                *note_parts(words, await self._store.notes.note_of(person_id, loaded.id)),
            ],
            verdict=self._actions.verdict(loaded, seat, words),
            notice=notice,
            elsewhere=0 if options else await self._elsewhere(person_id, loaded),
            listed=listed,
            together=together,
            in_words=table_in_words(loaded, view, words, seat) if text_first else None,
        )
        return panel, file

    def _offered(self, loaded: Loaded, seat: int, words: Words) -> tuple[Sequence[Option], Sequence[WaysMenu]]:
        """The choices of a seat, one by one and several together. They follow from what the seat knows."""
        told = told_to(loaded.game, loaded.table, seat)
        key = (loaded.row.kind, told, seat, words.language, tuple(loaded.names), tuple(loaded.numbers(seat).items()))
        found = self._found.get(key)
        if found is None:
            options = offered(loaded, seat, words)
            numbers = {option.choice: option.number for option in options}
            found = options, ways_menus(loaded, seat, words, numbers) if options else ()
            self._found.put(key, found)
        return found

    async def _picture(
        self, loaded: Loaded, view: Any, seat: int, words: Words, numbers: Numbered, before: Any
    ) -> Picture:
        paint, draw = painter(loaded.row.kind), self._studio.draw
        result = loaded.game.result(loaded.table) if loaded.row.state == "finished" else None
        if result is not None:
            everybodys = loaded.game.view(loaded.table, None)
            return await draw(scores, paint, everybodys, result, words, names=loaded.names)
        names, changed = loaded.names, before or loaded.view_before(seat)
        shown = list(numbers.items()), sorted(numbers.apart)
        key = msgspec.msgpack.encode((loaded.row.kind, words.language, names, seat, shown, view, changed))
        drawn = self._drawn.get(key)
        if drawn is not None:
            return drawn
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = draw(question, paint, view, seat, words, names=names, options=numbers, changed=changed)
            self._drawing[key] = drawing
            drawing.add_done_callback(partial(self._was_drawn, key))
        return await asyncio.shield(drawing)  # one who waits no longer takes it from nobody else

    def _was_drawn(self, key: bytes, drawing: asyncio.Future[Picture]) -> None:
        del self._drawing[key]
        if not drawing.cancelled() and drawing.exception() is None:
            self._drawn.put(key, drawing.result())

    async def _elsewhere(self, person_id: int, loaded: Loaded) -> int:
        """How many other games wait for this person."""
        waiting = await waiting_for(self._store.games, person_id)
        return sum(each.game_id != loaded.id for each in waiting)
