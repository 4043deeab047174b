"""Figures in words, wherever results, ratings and chances are told: numbers, times, dates, months."""

from __future__ import annotations

from datetime import datetime

from bot.results.ratings import Rating
from bot.text import Words
from bot.text.score_line import in_unit
from render.figures import MINUS

DAY_S, HOUR_S = 86400, 3600
CENTURY_S = 36_525 * DAY_S


def rating_text(rating: Rating, words: Words) -> str:
    """A rating with how sure it is."""
    return f"{tenths(rating.strength, words)} ± {tenths(rating.within, words)}"


def tenths(value: float, words: Words) -> str:
    """A figure with one digit behind the point."""
    return words("results-tenths", value=float(value))


def tenths_of_points(value: float, words: Words, plus: str = "") -> str:
    """The same of points, in the unit that the game counts; what is not negative stands behind a `plus`."""
    return in_unit(tenths(abs(value), words), words, MINUS if value < 0 else plus)


def duration(seconds: float, words: Words) -> str:
    """A time in the unit that suits it; whatever stands in the database, no more than a century."""
    seconds = min(seconds, CENTURY_S)
    if seconds < HOUR_S:
        return words("results-minutes", n=max(1, round(seconds / 60)))
    if seconds < 2 * DAY_S:
        return words("results-hours", n=tenths(seconds / HOUR_S, words))
    return words("results-days", n=tenths(seconds / DAY_S, words))


def day(at: datetime, words: Words) -> str:
    """A date."""
    return words("results-day", day=at.day, month=words("results-short-month", month=at.month), year=str(at.year))


def month_name(month: str, words: Words) -> str:
    """A month and its year."""
    year, number = month.split("-")
    return words("results-month-year", month=words("results-month", month=int(number)), year=year)


def short_month(month: str, words: Words) -> str:
    """A month alone, shortened."""
    return words("results-short-month", month=int(month[5:]))
