"""The clocks of a game as boards and panels show them."""

from __future__ import annotations

from bot.clocks.timekeeping import LATE
from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.markdown import in_markdown


def clock_lines(loaded: Loaded, words: Words) -> list[str]:
    """Whose time runs, and until when; Discord counts down by itself. Those who are asked about have none left."""
    course = loaded.saved.course
    late = course.vote.seat if course.vote is not None and course.vote.about == LATE else None
    ends = [(seat, bank.runs_out_at) for seat, bank in enumerate(course.banks) if seat != late]
    each = [
        words("clock-seat", name=in_markdown(words.seat(seat)), until=f"<t:{round(end.timestamp())}:R>")
        for seat, end in ends
        if end is not None
    ]
    return [words("clock-running", seats=words.listed(each), count=len(each))] if each else []
