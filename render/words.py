"""What a picture needs to speak: sentences, names of rows in the game's data.
Only the promise stands here; whoever has the texts keeps it.
"""

from __future__ import annotations

from typing import Protocol


class Words(Protocol):
    """All words of one reader's language."""

    @property
    def language(self) -> str:
        """The language's code, such as `de`."""
        ...

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The message `key` (`fleet_dice-picture-coins`) with its arguments filled in."""
        ...

    def name(self, row_id: str) -> str:
        """The name of a row of the game's data (`king_crab`)."""
        ...

    def text(self, row_id: str) -> str:
        """The text printed on a row of the game's data (a card's effect)."""
        ...

    def spelled(self, written: str) -> str:
        """Any other text of the game's data, spelled as this language spells its texts."""
        ...
