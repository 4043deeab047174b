"""What taking back more than one's own last step would mean: what would be gone, who would be asked, and the button."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.heading import game_heading
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.ledger.loaded import Loaded, decode_events
from bot.text import Words
from bot.text.event_lines import shortened, tell
from bot.text.markdown import in_markdown
from bot.undo.undo import TakingBack
from games.engine import visible

ROOM = 2500


def back_view(loaded: Loaded, seat: int, back: TakingBack, words: Words) -> ui.LayoutView:
    """The question to whoever sits at `seat`, who reads of what would be gone no more than they knew. Its button is red
    only if the game is no longer rated then: what is taken back can be played again."""
    events = visible([event for move in back.moves for event in decode_events(move.events)], seat)
    asked = words.listed([in_markdown(words.seat(other)) for other in back.asked])
    lines = [game_heading(loaded, words, seat), words("undo-goes"), *tell(events, words, seat)]
    style = discord.ButtonStyle
    buttons = [
        button(
            control(loaded.id, back.made, "@back"),
            words("button-ask-undo" if back.asked else "button-undo-all"),
            style.danger if back.costs else style.secondary,
        ),
        button(control(loaded.id, 0, "@fresh"), words("button-not-sure"), style.primary),
    ]
    return layout(
        text(shortened(lines, words, ROOM)),
        text(words("undo-asks", people=asked, count=len(back.asked))),
        *([text(words("undo-costs"))] if back.costs else []),
        *rows(buttons),
        accent=ACCENT,
    )
