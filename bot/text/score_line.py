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
    sign = MINUS if points < 0 else ""
    return words(_own(words) if has_unit(words) else "score-total", sign=sign, amount=abs(points))


def has_unit(words: Words) -> bool:
    """Whether the game counts points in a unit of its own, such as money."""
    return words.has(_own(words))


def in_unit(figure: str, words: Words, sign: str = "") -> str:
    """A figure of points behind its sign, in the game's own unit if it has one. Where it has none, texts say what is
    counted: `unit_named` tells them which it is."""
    return words(_own(words), sign=sign, amount=figure) if has_unit(words) else f"{sign}{figure}"


def unit_named(words: Words) -> str:
    """What texts ask before they say that a figure counts points: whether it says so itself (`in_unit`)."""
    return "yes" if has_unit(words) else "no"


def _own(words: Words) -> str:
    return f"{words.game}-total"
