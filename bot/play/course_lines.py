"""What befell a game besides its moves, as boards and panels show it: an open question, a pause.
The buttons of a vote are for everybody to see and for those to press who are asked."""

from __future__ import annotations

import discord
from discord import ui

from bot.clocks.timekeeping import LATE
from bot.gateway.controls import control
from bot.gateway.layout import button, rows, text
from bot.ledger.loaded import Loaded
from bot.ledger.vote import Vote
from bot.text import Words
from bot.text.markdown import in_markdown


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
        lines.append(vote_line(loaded, words, course.vote))
    return lines


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


def offer_buttons(loaded: Loaded, words: Words, number: int) -> list[ui.ActionRow[ui.LayoutView]]:
    """For whoever is asked to take over a seat."""
    styles = discord.ButtonStyle
    return rows(
        [
            button(control(loaded.id, number, "@accept"), words("button-accept"), styles.success),
            button(control(loaded.id, number, "@decline"), words("button-decline")),
        ]
    )


def vote_line(loaded: Loaded, words: Words, vote: Vote) -> str:
    """Who asks what, and who has not said yet."""
    missing = [in_markdown(words.seat(seat)) for seat in vote.asked if seat not in vote.cast]
    return words(
        f"vote-{vote.about}",
        name=in_markdown(words.seat(vote.seat)),
        missing=words.listed(missing),
        asked=words.listed([in_markdown(words.seat(seat)) for seat in vote.asked]),
    )


def vote_buttons(loaded: Loaded, words: Words, vote: Vote) -> list[ui.ActionRow[ui.LayoutView]]:
    """A button for each answer."""
    styles = discord.ButtonStyle
    return rows(
        button(
            control(loaded.id, vote.number, f"@vote.{answer}"),
            words(f"vote-{vote.about}-{answer}"),
            styles.primary if answer == vote.answers[0] else styles.secondary,
        )
        for answer in vote.answers
    )
