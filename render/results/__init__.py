"""Pictures of what people achieved: statistics with their plots, and leaderboards.
They are given in words and figures; whose they are and how they were counted is not known here.
"""

from __future__ import annotations

from render.canvas import Picture
from render.results.board import board_picture
from render.results.content import Board, Page
from render.results.page import page_picture

__all__ = ["Board", "Page", "results_picture"]


def results_picture(content: Page | Board) -> Picture:
    """The content as a picture."""
    return page_picture(content) if isinstance(content, Page) else board_picture(content)
