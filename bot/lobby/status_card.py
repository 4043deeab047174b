"""The status card of a game under way: where it stands and who owes a decision since when. It stands where the lobby
was, is edited silently, and calls nobody."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button, rows, text
from bot.ledger.loaded import Loaded
from bot.play.course_lines import course_parts
from bot.text import Words
from bot.text.markdown import in_markdown
from render import painter


def status_parts(loaded: Loaded, words: Words) -> list[ui.Item[ui.LayoutView]]:
    """The card's parts below the list of those who play."""
    row = loaded.row
    place = f"<#{row.thread_id or row.channel_id}>"
    if row.state == "finished":
        result = loaded.game.result(loaded.table)
        winners = [in_markdown(words.seat(seat)) for seat in result.winners] if result is not None else []
        return [text(words("status-finished", people=words.listed(winners), count=len(winners), place=place))]
    lines = [f"🟢 {headline(loaded, words)}", words("lobby-started", place=place)]
    lines += [owing_line(loaded, words, seat) for seat in loaded.waiting()]
    play = button(
        control(loaded.id, loaded.row.revision, "@fresh.play"), words("button-play"), discord.ButtonStyle.primary
    )
    return [text("\n".join(lines)), *course_parts(loaded, words, None), *rows([play])]


def headline(loaded: Loaded, words: Words) -> str:
    """Where the game stands, in the sentence its text board begins with."""
    board = painter(loaded.row.kind).text(loaded.game.view(loaded.table, None), words, names=loaded.names)
    sentence, end, _ = board.partition("\n")[0].partition(". ")
    return sentence + end.strip()


def owing_line(loaded: Loaded, words: Words, seat: int) -> str:
    """Who owes a decision, and since when; in a window not since when, which would tell how far they have answered."""
    name = in_markdown(words.seat(seat))
    owing = loaded.saved.owing
    owes = owing[seat] if seat < len(owing) else None
    if owes is None:  # a computer player, who will not be long
        return words("status-thinks", name=name)
    if loaded.table.lanes is not None:
        return words("status-answers", name=name)
    return words("status-owes", name=name, since=f"<t:{round(owes.since)}:R>")
