"""How a game ended, in figures."""

from __future__ import annotations

from games.engine import Result


def score_line(result: Result) -> str:
    """The points of everybody, whoever has won first."""
    return " : ".join(str(each.total) for each in sorted(result.scores, key=lambda each: (each.place, -each.total)))
