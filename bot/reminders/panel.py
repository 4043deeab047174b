"""What a reminder says."""

from __future__ import annotations

import discord

from bot.gateway.controls import control
from bot.gateway.layout import button, rows
from bot.ledger.loaded import Loaded
from bot.outbox.public_message import PublicMessage
from bot.play.board_message import call_of, plain_call
from bot.text import Words


def reminder_message(loaded: Loaded, words: Words, seat: int, since: int, *, direct: bool = False) -> PublicMessage:
    """A reminder of the decision that `seat` owes since then (seconds since 1970), with the button that opens the
    panel; `direct` for one that nobody else reads."""
    person = loaded.person_at(seat)
    called = [person] if person is not None and not direct else []
    moment = f"<t:{since}:f>"
    if direct:
        below = words("reminder-place", place=f"<#{loaded.row.thread_id or loaded.row.channel_id}>", since=moment)
    else:
        below = words("reminder-since", since=moment)
    play = button(control(loaded.id, loaded.board, "@play"), words("button-play"), discord.ButtonStyle.primary)
    return PublicMessage(
        content=f"⏰ {call_of(loaded, words, seat, called)}\n{below}",
        plain=plain_call(loaded, words, called),
        pings=called,
        rows=rows([play]),
    )
