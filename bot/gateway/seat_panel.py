"""The private panel of a seat, as those rooms know it that answer with it; `bot/play/private_panel.py` is it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from bot.gateway.reply import Reply
from bot.ledger.loaded import Decided, Loaded


class SeatPanel(Protocol):
    """The panel of whoever sits at a table, as the answer to an interaction of theirs."""

    async def play(self, reply: Reply, game_id: str, *, listed: bool = False) -> None:
        """Open the panel of the person's seat; whoever is away from it plays again themselves. One that is `listed`
        leads back to the list of games."""
        ...

    async def show(
        self, reply: Reply, loaded: Loaded, seat: int, said: Sequence[str] = (), *, notice: str = ""
    ) -> None:
        """The panel of a seat; `said` tells what the person has just done, a `notice` why nothing came of a press."""
        ...

    async def show_outcome(
        self, reply: Reply, game_id: str, deciding: Awaitable[Decided], tell: Callable[[Decided], Sequence[str]]
    ) -> None:
        """Show what comes of a decision of the person, `tell` says in which words; the panel as it is now if it was
        overtaken or its interaction arrives for the second time. Raises what `deciding` does besides.
        """
        ...
