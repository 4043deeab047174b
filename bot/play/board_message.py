"""The public messages of a game: boards, the final scoring, what was done to it. Each begins with what calls somebody:
who, which game, which round, which question; a phone's notification shows no more than that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.kept_file import KeptFile
from bot.gateway.layout import button, rows
from bot.history.button import proof_button
from bot.ledger.loaded import Loaded
from bot.outbox.public_message import PublicMessage, composed, composed_call, kept
from bot.pictures.studio import Attached
from bot.play.course_lines import course_lines
from bot.play.outcome import outcome_line
from bot.review.button import review_button
from bot.seats.button import offer_buttons
from bot.text import Words
from bot.text.event_lines import Story
from bot.text.markdown import in_markdown
from bot.votes.ballot import vote_buttons
from games.engine import Result
from render import painter

Why = Literal["board-plain", "notice-plain", "final-plain"]
"""Keys of the sentences that call people in words that nobody has chosen."""


def board_message(loaded: Loaded, words: Words, story: Story, shown: Attached, called: Sequence[int]) -> PublicMessage:
    """The board with its story and pictures; it mentions those of the people `called` who decide.

    Its controls carry its number, also when it is edited later.
    """
    running = loaded.row.state == "running"
    head = call_line(loaded, words, called) if running else game_line(loaded, words)
    course = course_lines(loaded, words, None, kept=False)  # a notice has told it, and panels say so
    if loaded.row.state == "finished":
        course.append(words("panel-finished"))
    revision, style = loaded.board, discord.ButtonStyle
    play = button(control(loaded.id, revision, "@play"), words("button-play"), style.primary)
    whole = button(control(loaded.id, revision, "@table"), words("button-table"))
    return PublicMessage(
        content=composed_call(words, head, story, course) if running else composed(words, head, story.lines, course),
        plain=plain_call(loaded, words, called),
        pings=called,
        pictures=kept([*shown.leading, shown.main]),
        below=KeptFile(shown.whole) if shown.whole is not None else None,
        instead=whole if shown.whole is not None else None,
        rows=rows([*([play] if running else []), *_looks(loaded, words, revision)]),
    )


def overtaken_message(loaded: Loaded, words: Words, story: Sequence[str], number: int) -> PublicMessage:
    """What board `number` says once a newer one stands: what had happened, not who decides. Its pictures stay."""
    foot, looks = words("board-overtaken", game=short_title(loaded, words)), _looks(loaded, words, number)
    return PublicMessage(content=composed(words, "", story, foot=foot), foot=foot, rows=rows(looks))


def _looks(loaded: Loaded, words: Words, number: int) -> list[ui.Button[ui.LayoutView]]:
    """Buttons that show whoever presses them the game as it is now."""
    return [
        button(control(loaded.id, number, "@sheet"), words("button-sheet")),
        button(control(loaded.id, number, "@log"), words("button-log")),
        button(control(loaded.id, number, "@text"), words("button-text")),
    ]


def call_line(loaded: Loaded, words: Words, called: Sequence[int]) -> str:
    """Who decides, mentioned or by name, in which game and round, and what."""
    waiting = [] if loaded.standing_still else loaded.waiting()
    if not waiting:
        return game_line(loaded, words)
    people = mentioned(loaded, words, waiting, called)
    if loaded.people(waiting):
        return _call(loaded, words, people)
    round_ = loaded.game.round_of(loaded.table)  # computer players alone: nobody reads a question to them as their own
    game = short_title(loaded, words)  # said so that it stays true when later boards stand below
    return words("board-next", people=words.listed(people), game=game, round=round_)


def call_of(loaded: Loaded, words: Words, seat: int, called: Sequence[int]) -> str:
    """The same for one of those who decide."""
    return _call(loaded, words, mentioned(loaded, words, [seat], called))


def _call(loaded: Loaded, words: Words, people: list[str]) -> str:
    return words(
        "board-call",
        people=words.listed(people),
        game=short_title(loaded, words),
        round=loaded.game.round_of(loaded.table),
        question=question_of(loaded, words),
    )


def game_line(loaded: Loaded, words: Words) -> str:
    """Which game, and which round of it."""
    return words("board-game", game=short_title(loaded, words), round=loaded.game.round_of(loaded.table))


def question_of(loaded: Loaded, words: Words) -> str:
    """What is to be decided, as far as everybody may know: the question itself, or in a few words what it is about.

    Whoever plays alone has nobody to keep anything from.
    """
    if len(loaded.seats) == 1 or (loaded.game.asks_openly and loaded.table.lanes is None):
        (step,) = loaded.game.waiting(loaded.table).values()
        return words.ask(step.ask(loaded.table))
    return painter(loaded.row.kind).task(loaded.game.view(loaded.table, None), words)


def mentioned(loaded: Loaded, words: Words, seats: Sequence[int], called: Sequence[int]) -> list[str]:
    """Those at these seats: mentions of people who are `called`, names of all others."""
    people = {seat: loaded.person_at(seat) for seat in seats}
    first = [f"<@{people[seat]}>" for seat in seats if people[seat] in called]
    return first + [in_markdown(words.seat(seat)) for seat in seats if people[seat] not in called]


def plain_call(loaded: Loaded, words: Words, called: Sequence[int], why: Why = "board-plain") -> str:
    """The same in words that nobody has chosen: whom it calls, to which game, and why."""
    title = short_title(loaded, words)
    if not called:
        return title
    people = words.listed([f"<@{person}>" for person in called])
    return words(why, people=people, count=len(called), game=title)


def short_title(loaded: Loaded, words: Words) -> str:
    """What the game is called, without what stands behind a colon."""
    return words.short_title(loaded.row.kind)


def final_message(
    loaded: Loaded,
    words: Words,
    story: Sequence[str],
    files: Sequence[discord.File],
    result: Result,
    called: Sequence[int],
    *,
    sealed: bool,
) -> PublicMessage:
    """The final scoring. What proves that the luck was fixed before the game is behind its last button, unless it is
    still `sealed`: it is long, and hardly anybody reads it.

    `called` are those who played.
    """
    headline = outcome_line(loaded, result, words)
    everybody = words.listed(mentioned(loaded, words, [seat.seat for seat in loaded.seats if seat.person_id], called))
    headline += f" {words('final-called', people=everybody)}"
    revision, style = loaded.board, discord.ButtonStyle
    return PublicMessage(
        content=composed(words, headline, story, kept_lines(loaded, words)),
        plain=plain_call(loaded, words, called, "final-plain"),
        pings=called,
        pictures=kept(files),
        rows=rows(
            [
                button(control(loaded.id, revision, "@again"), words("button-again"), style.success),
                button(control(loaded.id, revision, "@table"), words("button-last-table")),
                button(control(loaded.id, revision, "@replay"), words("button-replay")),
                button(control(loaded.id, revision, "@history"), words("button-history")),
                button(control(loaded.id, revision, "@log"), words("button-log")),
                review_button(loaded, words),
                *([] if sealed else [proof_button(loaded, words)]),
            ]
        ),
    )


def kept_lines(loaded: Loaded, words: Words) -> list[str]:
    """What those who played keep from the finished game, such as a new rank."""
    kept_by = (loaded.row.result or {}).get("kept", [])
    seats = {seat.person_id: seat.seat for seat in loaded.seats}
    return [
        words(
            "final-kept",
            name=in_markdown(words.seat(seats[each["person_id"]])),
            kept=words(f"{loaded.row.kind}-kept-{each['key']}", value=each["value"]),
            before=each["before"] or 0,
            change=each["value"] - (each["before"] or 0),
        )
        for each in kept_by
    ]


def notice_message(
    loaded: Loaded,
    words: Words,
    story: Sequence[str],
    asked: Sequence[int],
    called: Sequence[int],
    number: int,
    secret: bytes | None = None,
) -> PublicMessage:
    """What was done to the game, as notice `number` for everybody; with the buttons of what it asks.

    Of those `asked` the ones `called` are mentioned. `secret` is given when it has ended the game.
    """
    course, head = loaded.saved.course, ""
    why: Why = "notice-plain"
    controls = []
    if course.vote is not None and course.vote.number == number and asked:
        people, game = _asked(loaded, words, asked, called), short_title(loaded, words)
        own = f"notice-called-{course.vote.about}"
        head = words(own if words.has(own) else "notice-called", people=people, game=game, count=len(asked))
        controls = vote_buttons(loaded, words, course.vote)
    elif loaded.offer(number) is not None and asked:
        head = words("seats-invited", person=_asked(loaded, words, asked, called), game=short_title(loaded, words))
        controls = offer_buttons(loaded, words, number)
    elif loaded.row.state == "running":
        why = "board-plain"
        if asked:
            head = call_line(loaded, words, called)
        controls = rows([button(control(loaded.id, number, "@fresh.play"), words("button-play"))])
    foot = secret_line(loaded, words, secret) if secret is not None else ""
    return PublicMessage(
        content=composed(words, head, story, foot=foot),
        plain=plain_call(loaded, words, called, why),
        foot=foot,
        pings=called,
        rows=controls,
    )


def _asked(loaded: Loaded, words: Words, asked: Sequence[int], called: Sequence[int]) -> str:
    names = {seat.person_id: in_markdown(words.seat(seat.seat)) for seat in loaded.seats}
    return words.listed([f"<@{person}>" if person in called else names[person] for person in asked])


def secret_line(loaded: Loaded, words: Words, secret: bytes) -> str:
    """What shows, once a game is over, that its luck was fixed before it."""
    row = loaded.row
    return words("final-secret", commitment=row.commitment, secret=secret.hex(), salt=row.salt)
