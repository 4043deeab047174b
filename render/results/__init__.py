"""Pictures of what people achieved: statistics with their plots, and leaderboards.
They are given in words and figures; whose they are and how they were counted is not known here.
"""

from __future__ import annotations

from render.results.content import Board, Page

__all__ = ["Board", "Page"]
