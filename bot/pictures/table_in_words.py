"""The state of a table in words as a part of a message, for whoever reads text before pictures: what matters most to
them first, and as much of it as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.markdown import in_markdown
from render import painter

OWN = 1
"""The place of what the reader has among the paragraphs."""


class TableInWords(msgspec.Struct, frozen=True):
    """Paragraphs in the order in which they are read. The first one is the moment; the second what the reader has, if
    they play. `left_out` says that some are missing."""

    paragraphs: Sequence[str]
    left_out: str

    @property
    def whole(self) -> str:
        """All of them."""
        return "\n\n".join(self.paragraphs)

    def within(self, letters: int, size: int) -> str:
        """The first of them, and those after it for which there is room in so many letters and in so many bytes of
        JSON, of what the reader has the first lines; what is left out is said. Nothing where there is no room even for
        that."""
        if _fits(self.whole, letters, size):
            return self.whole
        kept: list[str] = []
        for number, paragraph in enumerate(self.paragraphs):
            lines = paragraph.split("\n")
            while lines and not _fits("\n\n".join([*kept, "\n".join(lines), self.left_out]), letters, size):
                lines = lines[:-1] if number == OWN else []
            if lines:
                kept.append("\n".join(lines))
        told = "\n\n".join([*kept, self.left_out])
        return told if _fits(told, letters, size) else ""


def _fits(told: str, letters: int, size: int) -> bool:
    return len(told) <= letters and len(msgspec.json.encode(told)) <= size


def pages(paragraphs: Sequence[str], letters: int) -> list[str]:
    """All of the paragraphs in as few texts of at most so many letters each as that takes; one longer than that is
    cut."""
    found: list[str] = []
    for paragraph in (each[:letters] for each in paragraphs):
        if found and len(found[-1]) + len(paragraph) + 2 <= letters:
            found[-1] += f"\n\n{paragraph}"
        else:
            found.append(paragraph)
    return found


def table_in_words(loaded: Loaded, view: Any, words: Words, seat: int | None = None) -> TableInWords:
    """All that a `view` of the table shows, what whoever sits at `seat` has before what others have."""
    names = [in_markdown(name) for name in loaded.names]
    paragraphs = painter(loaded.row.kind).text(view, words, names=names).split("\n\n")
    own = paragraph_of(paragraphs, seat, names) if seat is not None else None
    if own is not None and own > 1:
        paragraphs.insert(1, paragraphs.pop(own))
    return TableInWords(paragraphs, words("text-left-out"))


def sheet_in_words(loaded: Loaded, view: Any, words: Words, seat: int) -> str:
    """What somebody has, in words; nothing if the game does not say it in a paragraph of its own."""
    names = [in_markdown(name) for name in loaded.names]
    paragraphs = painter(loaded.row.kind).text(view, words, names=names).split("\n\n")
    found = paragraph_of(paragraphs, seat, names)
    return paragraphs[found] if found is not None else ""


def paragraph_of(paragraphs: Sequence[str], seat: int, names: Sequence[str]) -> int | None:
    """Which of the paragraphs is about this seat: the one that begins with the name in bold. Somebody else's name may
    begin alike: it is the one that fits the longest."""
    for number, paragraph in enumerate(paragraphs):
        fitting = [each for each, name in enumerate(names) if paragraph.startswith(f"**{name}")]
        if fitting and max(fitting, key=lambda each: len(names[each])) == seat:
            return number
    return None
