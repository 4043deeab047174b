"""The status card of a game under way: where it stands and who owes a decision since when, and after which changes it
is edited. It stands where the lobby was, is edited silently, and calls nobody."""

from __future__ import annotations

from datetime import timedelta

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button, rows
from bot.ledger.entry import Entry
from bot.ledger.loaded import Loaded
from bot.lobby.kinds import Status
from bot.nudge.button import nudge_button
from bot.play.course_lines import course_lines
from bot.text import Words
from bot.text.markdown import in_markdown
from bot.text.score_line import score_line, total_of
from db.store import Store
from games.engine import Result
from render import painter

STATUS_AFTER = timedelta(seconds=5)
"""The card is edited so long after a change, once for all that happened meanwhile."""


class StatusCard:
    """Lets the card be edited when there is something new on it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def attend(self, entry: Entry) -> None:
        """With every change after which others decide, everybody sees something new, or the game is over."""
        if entry.over or entry.loaded.waiting() != entry.before.waiting or entry.news:
            entry.supersede(Status)
            entry.say(Status(), "s", self._store.now() + STATUS_AFTER)


def status_card(
    loaded: Loaded, words: Words, place_id: int
) -> tuple[list[list[str]], list[ui.ActionRow[ui.LayoutView]]]:
    """The card's paragraphs below the list of those who play, and its buttons. The game is shown in `place_id`."""
    row = loaded.row
    place = f"<#{place_id}>"
    if row.state == "finished":
        result = loaded.game.result(loaded.table)
        return [[finished_line(result, words, place)]], []
    lines = [f"🟢 {headline(loaded, words)}", words("lobby-started", place=place)]
    if not loaded.standing_still:
        lines += owing_lines(loaded, words)
    play = button(control(loaded.id, loaded.board, "@fresh.play"), words("button-play"), discord.ButtonStyle.primary)
    return [lines, course_lines(loaded, words, None)], rows([play, *nudge_button(loaded, words, None)])


def finished_line(result: Result | None, words: Words, place: str) -> str:
    """How a game ended."""
    if result is not None and len(result.scores) == 1:
        title = words.name(result.title) if result.title else ""
        total = total_of(result.scores[0].total, words)
        return words("status-finished-solo", total=total, title=title, titled=len(title), place=place)
    winners = [in_markdown(words.seat(seat)) for seat in result.winners] if result is not None else []
    score = score_line(result, words) if result is not None else ""
    people = words.listed(winners)
    return words("status-finished", people=people, count=len(winners), score=score, place=place)


def headline(loaded: Loaded, words: Words) -> str:
    """Where the game stands, in the sentence its text board begins with."""
    board = painter(loaded.row.kind).text(loaded.game.view(loaded.table, None), words, names=loaded.names)
    sentence, end, _ = board.partition("\n")[0].partition(". ")
    return sentence + end.strip()


def owing_lines(loaded: Loaded, words: Words) -> list[str]:
    """Who holds the game up, as everybody may know it; in a window all of them in one line, without since when, which
    would tell how far they have answered."""
    waiting, owing = loaded.waiting(), loaded.saved.owing
    people = [seat for seat in waiting if seat < len(owing) and owing[seat] is not None]
    if loaded.table.lanes is None or not people:
        return [_owing_line(loaded, words, seat) for seat in waiting]
    names = words.listed([f"**{in_markdown(words.seat(seat))}**" for seat in people])
    thinking = [_owing_line(loaded, words, seat) for seat in waiting if seat not in people]
    return [words("status-answers", people=names, count=len(people)), *thinking]


def _owing_line(loaded: Loaded, words: Words, seat: int) -> str:
    """Who owes a decision, and since when."""
    name = in_markdown(words.seat(seat))
    owing = loaded.saved.owing
    owes = owing[seat] if seat < len(owing) else None
    if owes is None:  # a computer player, who will not be long
        return words("status-thinks", name=name)
    return words("status-owes", name=name, since=f"<t:{round(owes.since)}:R>")
