"""What happened in a game, as its moves tell it: read from the store, no further than its reader may know."""

from __future__ import annotations

from datetime import datetime

from bot.ledger.acts import HINT
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded, decode_events
from db.games import GameRepository
from db.records import MoveRow
from games.engine import Event, visible

BEGINNING = -1
"""As the number of a move: before the first one and before everything was dealt."""


class Chronicle:
    """Reads the events of games."""

    def __init__(self, games: GameRepository, ledger: Ledger) -> None:
        self._games = games
        self._ledger = ledger

    async def events(
        self, loaded: Loaded, seat: int | None, since: int = BEGINNING, until: int | None = None
    ) -> list[Event]:
        """What `seat` (None: everybody) may read of what happened after move `since`, from the `BEGINNING` on how
        everything was dealt, too.

        It ends with move `until`, or where the loaded game ends: what was stored since is told with what it led to.
        """
        return [event for _, event in await self.dated(loaded, seat, since, until)]

    async def told_by_hand(
        self, loaded: Loaded, seat: int | None, since: int, until: int
    ) -> list[tuple[bool, list[Event]]]:
        """The same in runs: whether whoever sits at `seat` did all of it that this seat did, and what happened. A
        computer that played for them did it in the other runs. That they took a hint they need not be told."""
        begun = await self.events(loaded, seat, since, until=0) if since <= BEGINNING else []
        runs: list[tuple[bool, list[Event]]] = [(True, begun)] if begun else []
        for move in await self._moves(loaded, since, until):
            if move.kind == "act" and move.choice == HINT and move.seat == seat:
                continue
            by_hand = move.kind != "choice" or move.seat != seat or move.person_id is not None
            events = visible(decode_events(move.events), seat)
            if runs and runs[-1][0] == by_hand:
                runs[-1][1].extend(events)
            else:
                runs.append((by_hand, events))
        return runs

    async def parted(self, loaded: Loaded, since: int, until: int | None = None) -> tuple[list[Event], list[Event]]:
        """What everybody may read of what happened after move `since`: what was before somebody's last moves, and those
        with what they led to.

        Whose moves they are is told by their events: nobody is to know who was the last to answer in a window.
        """
        moves = [visible(decode_events(move.events), None) for move in await self._moves(loaded, since, until)]
        shown = [events for events in moves if events]
        begin = len(shown)
        while begin and shown[begin - 1][0].seat == shown[-1][0].seat:
            begin -= 1
        before = [event for events in shown[:begin] for event in events]
        return before, [event for events in shown[begin:] for event in events]

    async def _moves(self, loaded: Loaded, since: int, until: int | None) -> list[MoveRow]:
        last = loaded.row.revision if until is None else until
        return [move for move in await self._games.told(loaded.id, since=since) if move.number <= last]

    async def dated(
        self, loaded: Loaded, seat: int | None, since: int = BEGINNING, until: int | None = None
    ) -> list[tuple[datetime, Event]]:
        """The same with the moment of each event; what was dealt bears the moment the table was opened.

        (Not that of the first move: in a window nobody need know when others answered.)
        """
        told: list[tuple[datetime, Event]] = []
        if since <= BEGINNING:
            row = loaded.row
            luck = await self._ledger.luck(loaded)
            _, events = loaded.game.setup(len(loaded.seats), loaded.options.settings, luck, row.digest)
            told += [(row.created_at, event) for event in visible(events, seat)]
        for move in await self._moves(loaded, since, until):
            told += [(move.at, event) for event in visible(decode_events(move.events), seat)]
        return told
