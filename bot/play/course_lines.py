"""What befell a game besides its moves, as boards and panels show it: an open question, a pause, who is away."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.clocks.clock_lines import clock_lines
from bot.gateway.layout import text
from bot.ledger.course import Named
from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.event_lines import tell
from bot.text.markdown import in_markdown
from bot.votes.ballot import vote_buttons, vote_line
from games.engine import Event


def course_parts(
    loaded: Loaded, words: Words, seat: int | None, news: Sequence[str] = ()
) -> list[ui.Item[ui.LayoutView]]:
    """What stands between the players and their next move, as `seat` reads it (None: everybody) below the `news`; with
    buttons for the vote if `seat` is asked."""
    lines, vote = course_lines(loaded, words, seat, news), loaded.saved.course.vote
    parts: list[ui.Item[ui.LayoutView]] = [text("\n".join(lines))] if lines else []
    if loaded.row.state == "running" and vote is not None and seat in vote.asked:
        parts += vote_buttons(loaded, words, vote)
    return parts


def course_lines(
    loaded: Loaded, words: Words, seat: int | None, news: Sequence[str] = (), *, kept: bool = True
) -> list[str]:
    """The same as lines alone; for whom computer players play only if that is to be `kept` in view."""
    course = loaded.saved.course
    if loaded.row.state == "cancelled":
        return [words("course-ended")]
    if loaded.row.state != "running":
        return []
    lines = [*away_lines(loaded, words), *clock_lines(loaded, words)]
    if course.paused:
        lines.append(words("course-paused"))
    if loaded.unattended:
        lines.append(words("course-unattended"))
    elif kept:
        lines += kept_lines(loaded, words, seat, news)
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


def kept_lines(loaded: Loaded, words: Words, seat: int | None, news: Sequence[str] = ()) -> list[str]:
    """For whom computer players play at the moment, but for whom `seat` reads it in the news."""
    kept = [each.seat for each in loaded.seats if loaded.is_kept(each.seat)]
    quiet = [each for each in kept if each == seat or not any(line in news for line in _went(loaded, words, each))]
    others = [in_markdown(words.seat(each)) for each in quiet if each != seat]
    lines = [words("seats-kept-for-you")] if seat in kept else []
    return lines + ([words("seats-kept", people=words.listed(others))] if others else [])


def _went(loaded: Loaded, words: Words, seat: int) -> list[str]:
    """The lines of news that tell that a computer player has come to play for whoever sits here."""
    person_id, known = loaded.seats[seat].person_id, loaded.saved.course.named
    who = Named(person_id, loaded.names[seat]) if person_id is not None else None
    if who not in known:  # of whom no line has told yet
        return []
    number = len(loaded.seats) + known.index(who)
    return tell([Event(kind, None, {"who": number}) for kind in ("@away", "@late-player")], words)
