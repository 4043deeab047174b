"""What a digest says."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from bot.gateway.controls import LISTED, OWN, control
from bot.gateway.heading import linked_title, opponents
from bot.gateway.layout import button, rows
from bot.ledger.loaded import Loaded
from bot.outbox.public_message import PublicMessage
from bot.text import Words
from bot.text.clipping import clipped

MOST = 10
"""So many games a digest lists; it says how many more there are."""
BUTTONS = 4
"""So many of them it has a button for, beside that of the list of all games."""
LABEL, QUESTION = 60, 60
HOURS_OF_DAYS = 48
"""What has waited for as long is counted in days."""


class DigestLine(msgspec.Struct, frozen=True):
    """A game that waits for a person: which, at which seat, for how many seconds."""

    loaded: Loaded
    seat: int
    waited: float


def digest_message(lines: Sequence[DigestLine], words: Words) -> PublicMessage:
    """All games that wait, the longest first."""
    shown = lines[:MOST]
    said = [words("digest-title", count=len(lines)), *(_line(each, words) for each in shown)]
    if len(lines) > MOST:
        said.append(words("digest-more", count=len(lines) - MOST))
    buttons = [_button(each, words) for each in shown[:BUTTONS]]
    buttons.append(button(control(OWN, 0, "@games"), words("digest-all")))
    return PublicMessage(content="\n".join(said), plain=words("digest-plain", count=len(lines)), rows=rows(buttons))


def _line(each: DigestLine, words: Words) -> str:
    loaded = each.loaded
    its = loaded.words(words.language)
    others = opponents(loaded, its, each.seat)
    step = loaded.game.step(loaded.table, each.seat)
    hours = max(1, int(each.waited // 3600))
    return words(
        "digest-line",
        game=linked_title(loaded, its),
        round=loaded.game.round_of(loaded.table),
        people=others,
        others=len(others),
        hours=hours,
        days=hours // 24 if hours >= HOURS_OF_DAYS else 0,
        question=clipped(its.ask(step.ask(loaded.table)), QUESTION) if step is not None else "",
    )


def _button(each: DigestLine, words: Words) -> discord.ui.Button[discord.ui.LayoutView]:
    loaded = each.loaded
    title = words(f"{loaded.row.kind}-title").partition(":")[0]
    others = [name for seat, name in enumerate(loaded.names) if seat != each.seat]
    label = clipped(f"{title} · {words.listed(others)}" if others else title, LABEL)
    custom_id = control(loaded.id, 0, f"@play.{LISTED}")
    return button(custom_id, words("digest-play", game=label), discord.ButtonStyle.primary)
