"""The way into this folder for whoever draws. Kept apart from the content, which costs a process that does not draw
nothing to name.
"""

from __future__ import annotations

from render.canvas import Picture
from render.results.board import board_picture
from render.results.content import Board, Page
from render.results.page import page_picture


def results_picture(content: Page | Board) -> Picture:
    """The content as a picture."""
    return page_picture(content) if isinstance(content, Page) else board_picture(content)
