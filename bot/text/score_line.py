"""How a game ended, in figures."""

from __future__ import annotations

from bot.text import Words
from bot.text.markdown import in_markdown
from games.engine import Result
from render.figures import MINUS


def score_line(result: Result, words: Words) -> str:
    """Everybody with their points, whoever has won first."""
    ranked = sorted(result.scores, key=lambda each: (each.place, -each.total))
    return ", ".join(
        words("score-of", name=in_markdown(words.seat(each.seat)), total=total_of(each.total, words)) for each in ranked
    )


def total_of(points: int, words: Words) -> str:
    """Points as the game counts them: most have victory points, some money."""
    key = f"{words.game}-total"
    sign = MINUS if points < 0 else ""
    return words(key if words.has(key) else "score-total", sign=sign, amount=abs(points))
