"""What everybody, or one person by direct message, is told in a message: words first, then pictures, then buttons.
How Discord is given it, `forms.py` knows; where it goes, and what becomes of it when Discord refuses, `messages.py`."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.gateway.kept_file import KeptFile
from bot.gateway.layout import ACCENT
from bot.text import Words
from bot.text.clipping import clipped
from bot.text.event_lines import Story, shortened
from bot.text.markdown import in_markdown

CONTENT = 2000
"""So many signs Discord takes as the content of a message."""
NOTIFIED = 150
"""So many signs of it a phone's notification shows."""
LEFT_OUT = 80
"""So many a line takes that says how many lines were left out."""


class PublicMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A message for others than who has just pressed something.

    `content` is all that a phone's notification shows of it, or its first 150 signs: who is called, in which game, to
    what, and what happened. It mentions exactly the `pings` it calls. `plain` says the same without what people and
    games have put into words, for where Discord refuses those. `foot` is small print. Of several `pictures` the last
    one is what the message is about; those before it lead to it. The one `below` shows all of it, for who opens it;
    where it can't stand there, the button `instead` shows that to who presses it.
    """

    content: str
    plain: str = ""
    foot: str = ""
    pings: Sequence[int] = ()
    pictures: Sequence[KeptFile] = ()
    below: KeptFile | None = None
    instead: ui.Button[ui.LayoutView] | None = None
    rows: Sequence[ui.ActionRow[ui.LayoutView]] = ()
    accent: int = ACCENT


def kept(files: Sequence[discord.File]) -> list[KeptFile]:
    """Files as the pictures of a message."""
    return [KeptFile(file) for file in files]


def in_words(message: PublicMessage) -> PublicMessage:
    """The message with the texts of its pictures below what it says, as far as there is room for them."""
    content = message.content
    for picture in message.pictures:
        room = CONTENT - len(content) - len(message.foot) - 2
        if picture.description and room > 0:
            content += f"\n{clipped(in_markdown(picture.description), room)}"
    return msgspec.structs.replace(message, content=content)


def composed_call(words: Words, head: str, story: Story, below: Sequence[str] = ()) -> str:
    """The content of a message that calls somebody. What somebody did last stands first where a phone would not show it
    otherwise, and what happened before that below it."""
    if not story.before or not story.last or len("\n".join((head, *story.lines))) <= NOTIFIED:
        return composed(words, head, story.lines, below)
    first = "\n".join((head, *story.last, words("story-before")))
    return composed(words, first, story.before, below)


def composed(words: Words, head: str, story: Sequence[str], below: Sequence[str] = (), *, foot: str = "") -> str:
    """The content of a message: what matters most, what happened (the last of it that fits), the rest; all of it leaves
    room for its `foot`."""
    spare = CONTENT - sum(len(line) + 1 for line in (head, foot, *below)) - LEFT_OUT
    told = [shortened(story, words, spare)] if story and spare > 0 else []
    return "\n".join(line for line in (head, *told, *below) if line)


def fitting(content: str, foot: str = "") -> str:
    """The lines that fit into a message, all of the `foot` below them."""
    lines, room = content.split("\n"), CONTENT - len(foot) - 1
    while len(lines) > 1 and len("\n".join(lines)) > room:
        lines.pop()
    return "\n".join(filter(None, ["\n".join(lines)[:room], foot]))
