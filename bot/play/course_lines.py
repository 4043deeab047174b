"""What befell a game besides its moves, as boards and panels show it: an open question, a pause, who is away."""

from __future__ import annotations

from discord import ui

from bot.clocks.clock_lines import clock_lines
from bot.gateway.layout import text
from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.markdown import in_markdown
from bot.votes.ballot import vote_buttons, vote_line


def course_parts(loaded: Loaded, words: Words, seat: int | None) -> list[ui.Item[ui.LayoutView]]:
    """What stands between the players and their next move, as `seat` reads it (None: everybody); with buttons for the
    vote if `seat` is asked."""
    lines, vote = course_lines(loaded, words, seat), loaded.saved.course.vote
    parts: list[ui.Item[ui.LayoutView]] = [text("\n".join(lines))] if lines else []
    if loaded.row.state == "running" and vote is not None and seat in vote.asked:
        parts += vote_buttons(loaded, words, vote)
    return parts


def course_lines(loaded: Loaded, words: Words, seat: int | None) -> list[str]:
    """The same as lines alone."""
    course = loaded.saved.course
    if loaded.row.state == "cancelled":
        return [words("course-ended")]
    if loaded.row.state != "running":
        return []
    lines = [*away_lines(loaded, words), *clock_lines(loaded, words)]
    if course.paused:
        lines.append(words("course-paused"))
    lines += [words("course-unattended")] if loaded.unattended else kept_lines(loaded, words, seat)
    if course.vote is not None:
        lines.append(vote_line(words, course.vote))
    return lines


def away_lines(loaded: Loaded, words: Words) -> list[str]:
    """Who is on vacation, and until when."""
    return [
        words("course-away", name=in_markdown(words.seat(seat)), until=f"<t:{round(end) - 1}:D>")
        for person, end in loaded.saved.course.away.items()
        if (seat := loaded.seat_of(person)) is not None
    ]


def kept_lines(loaded: Loaded, words: Words, seat: int | None) -> list[str]:
    """For whom computer players play at the moment."""
    kept = [each.seat for each in loaded.seats if loaded.is_kept(each.seat)]
    others = [in_markdown(words.seat(each)) for each in kept if each != seat]
    lines = [words("seats-kept-for-you")] if seat in kept else []
    return lines + ([words("seats-kept", people=words.listed(others))] if others else [])
