"""Replays: the whole of a game as one animation, drawn beside the bot so that no board waits for it.
A game's record goes in, the picture comes out. Public views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.pictures.replayed_turns import turns
from bot.text import Words, texts
from bot.text.clipping import clipped
from bot.text.event_lines import tell
from games.engine import Event, Game, Record, registry, visible
from render import Picture, painter
from render.animation import FRAME_LIMIT

MARKS = str.maketrans("", "", "*_`\\")
ROOM = 180
"""Characters of a caption."""


class Order(msgspec.Struct, frozen=True):
    """What to draw: a game's record, the names at its seats, the language of the captions."""

    record: Record
    names: list[str]
    language: str


class Frame(msgspec.Struct):
    """A moment everybody may see, and what happened since the frame before."""

    view: Any
    events: list[Event]


def frames(game: Game[Any, Any], record: Record, most: int = FRAME_LIMIT) -> list[Frame]:
    """A frame for each turn (see `turns`) and one for the end; at most `most`, none of whose events is lost.

    Raises `RecordMismatch` when the record was made with other rules.
    """
    found: list[Frame] = []
    for turn in turns(game, record):
        events = visible(turn.events, None)
        if turn.whole or events:
            found.append(Frame(game.view(turn.table, None), events))
    return thinned(found, most)


def thinned(all_frames: Sequence[Frame], most: int) -> list[Frame]:
    """At most `most` of the frames, first and last among them; what happened in the others is told in the next."""
    if len(all_frames) <= most:
        return list(all_frames)
    kept = {round(i * (len(all_frames) - 1) / (most - 1)) for i in range(most)}
    found: list[Frame] = []
    events: list[Event] = []
    for number, frame in enumerate(all_frames):
        events += frame.events
        if number in kept:
            found.append(Frame(frame.view, events))
            events = []
    return found


def caption(events: Sequence[Event], words: Words) -> str:
    """What happened last, without Markdown: as many whole sentences as two lines of a frame hold."""
    told = [line.removeprefix("-# ").translate(MARKS) for line in tell(events, words)]
    kept = ""
    for line in reversed(told):
        if kept and len(line) + len(kept) + 1 > ROOM:
            break
        kept = f"{line} {kept}".strip()
    return clipped(kept, ROOM)


def draw(order: Order) -> Picture:
    """The animation of a game."""
    game = registry()[order.record.game]
    words = texts().words(order.language).of(game.id, order.names)
    shown = frames(game, order.record)
    return painter(game.id).replay(
        [frame.view for frame in shown],
        words,
        names=order.names,
        captions=[caption(frame.events, words) for frame in shown],
    )
