"""The line above whatever a person sees of a game in private: which game, against whom, and the way to it."""

from __future__ import annotations

from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.clipping import clipped
from bot.text.markdown import in_markdown

PEOPLE = 60
"""So many characters of names."""


def game_heading(loaded: Loaded, words: Words, seat: int | None = None) -> str:
    """A line of Markdown for whoever sits at `seat`, who is not named; None names everybody."""
    people = opponents(loaded, words, seat)
    return words("panel-heading", game=linked_title(loaded, words), people=people, named=len(people))


def opponents(loaded: Loaded, words: Words, *but: int | None) -> str:
    """The names of those who play, but of those at these seats; empty where nobody is left."""
    names = [str(row.notes.get("name", "?")) for row in loaded.seats if row.seat not in but]
    return in_markdown(clipped(words.listed(names), PEOPLE))


def linked_title(loaded: Loaded, words: Words) -> str:
    """What the game is called, without what stands behind a colon, as a link to where it is played."""
    row = loaded.row
    title = words.short_title(row.kind)
    return f"[{title}](https://discord.com/channels/{row.guild_id or '@me'}/{row.thread_id or row.channel_id})"
