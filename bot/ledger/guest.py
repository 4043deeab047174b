"""The guests of the ledger, who take part in every change of a game that is entered: each adds what must be stored or
said together with it. Which guests there are, and in which order they come, is written down in `bot/app.py`."""

from __future__ import annotations

from typing import Protocol

from bot.ledger.entry import Entry


class Guest(Protocol):
    """Somebody who takes part in every change of a running game."""

    async def attend(self, entry: Entry) -> None:
        """Alter what is kept beside the table, and add what must be stored or said with this change.

        Whatever is raised here keeps the change from being stored.
        """
        ...
