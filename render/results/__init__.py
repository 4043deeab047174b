"""Pictures of what people achieved: statistics with their plots, leaderboards, and how a game went.
They are given in words and figures; whose they are and how they were counted is not known here.
"""

from __future__ import annotations

from render.canvas import Picture
from render.results.board import board_picture
from render.results.content import Board, Curve, CurveLine, Page
from render.results.curve import curve_picture
from render.results.page import page_picture

__all__ = ["Board", "Curve", "CurveLine", "Page", "results_picture"]


def results_picture(content: Page | Board | Curve) -> Picture:
    """The content as a picture."""
    if isinstance(content, Curve):
        return curve_picture(content)
    return page_picture(content) if isinstance(content, Page) else board_picture(content)
