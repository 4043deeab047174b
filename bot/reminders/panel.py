"""What a reminder says."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.gateway.controls import control
from bot.gateway.layout import button, rows
from bot.ledger.loaded import Loaded
from bot.outbox.public_message import PublicMessage, composed
from bot.play.board_message import call_of, plain_call
from bot.text import Words

DAYS_FROM_H = 48
"""What has waited for as long is counted in days."""


def reminder_message(
    loaded: Loaded,
    words: Words,
    seat: int,
    waited: float,
    last: Sequence[str],
    *,
    nudged: bool = False,
    direct: bool = False,
) -> PublicMessage:
    """A reminder of the decision that `seat` has owed for so many seconds, with the button that opens the panel;
    `nudged` if a table mate has asked for it, `direct` for one that nobody else reads.

    It says what somebody did `last`, and in words how long the decision has been owed: a phone's notification may show
    a timestamp as it is written.
    """
    person = loaded.person_at(seat)
    called = [person] if person is not None and not direct else []
    hours = max(1, int(waited // 3600))
    long = {"hours": hours, "days": hours // 24 if hours >= DAYS_FROM_H else 0}
    if direct:
        below = words("reminder-place", place=f"<#{loaded.row.thread_id or loaded.row.channel_id}>", **long)
    else:
        below = words("reminder-since", **long)
    sign, asked = ("👋", [words("reminder-nudged")]) if nudged else ("⏰", [])
    play = button(control(loaded.id, loaded.board, "@play"), words("button-play"), discord.ButtonStyle.primary)
    return PublicMessage(
        content=composed(words, f"{sign} {call_of(loaded, words, seat, called)}", last, [*asked, below]),
        plain=plain_call(loaded, words, called),
        pings=called,
        rows=rows([play]),
    )
