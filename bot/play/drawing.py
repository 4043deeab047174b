"""Drawing the public board: ahead, as soon as a decision is stored, for all others wait for it."""

from __future__ import annotations

import asyncio

from bot.ledger.loaded import Loaded
from bot.pictures.studio import Attached, Studio, attach_all, board_pictures
from bot.text import Words
from render import Picture, painter

AHEAD = 64
"""So many boards drawn ahead are kept; most are taken within milliseconds."""


class BoardDrawing:
    """Boards as they are drawn."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._ahead: dict[str, tuple[int, asyncio.Future[list[Picture]]]] = {}

    def draw_ahead(self, loaded: Loaded) -> None:
        """Begin to draw the board of a decision just stored, before anything private is drawn: more people wait."""
        drawing = self._begin(loaded, loaded.words())
        drawing.add_done_callback(lambda done: done.cancelled() or done.exception())  # told to whoever takes it
        self._ahead.pop(loaded.id, None)
        self._ahead[loaded.id] = (loaded.row.revision, drawing)
        while len(self._ahead) > AHEAD:
            self._ahead.pop(next(iter(self._ahead)))

    async def table(self, loaded: Loaded, words: Words) -> Attached:
        """The pictures of the public board."""
        revision, drawing = self._ahead.pop(loaded.id, (None, None))
        if drawing is None or revision != loaded.row.revision:
            drawing = self._begin(loaded, words)
        return attach_all(await drawing, "table")

    def _begin(self, loaded: Loaded, words: Words) -> asyncio.Future[list[Picture]]:
        """The public board of this very moment: what is to be drawn is read now, not when the brush is free."""
        view, before = loaded.game.view(loaded.table, None), loaded.view_before(None)
        return self._studio.draw(
            board_pictures, painter(loaded.row.kind), view, words, names=loaded.names, changed=before
        )
