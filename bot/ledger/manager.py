"""The one writer of games: every decision is loaded, checked, played and stored here, in one transaction.
What must then be said goes into the outbox in the same transaction; nothing here talks to Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.challenges.runs import Runs
from bot.clocks.overdue import Lateness
from bot.errors import Refused, Sorry, Stale
from bot.hints.hinting import Hinting
from bot.ledger.loaded import Decided, Loaded, decode_events, encode_events
from bot.ledger.saving import Change
from bot.lobby.lobby import Lobbies
from bot.outbox.resting import Resting
from bot.plans.plans import Planning
from bot.privacy.forgetting import Forgetting
from bot.results.results import Resulting
from bot.results.seasons import Seasons
from bot.seats.hosting import Hosting
from bot.seats.replacing import Replacing
from bot.undo.undo import Undoing
from db.records import MoveRow, NewMove, SeatChange
from games.engine import Event, Illegal, visible


class GameManager(
    Runs, Lobbies, Lateness, Undoing, Replacing, Hosting, Planning, Resting, Forgetting, Resulting, Seasons, Hinting
):
    """Load, decide, save. One decision of a game at a time in this process; versions guard against other processes."""

    # -- reading ------------------------------------------------------------------------------------------------

    async def load(self, game_id: str) -> Loaded:
        """The game as it is stored now. Raises `Sorry` when there is none."""
        return await self._loaded(game_id)

    async def story(self, loaded: Loaded, seat: int | None, since: int = 0, until: int | None = None) -> list[Event]:
        """What `seat` (None: everybody) may read of what happened after move `since`; 0 includes the setup.

        It ends with move `until`, or where the loaded game ends: what was stored since is told with what it led to.
        """
        return [event for _, event in await self.chronicle(loaded, seat, since, until)]

    async def chronicle(
        self, loaded: Loaded, seat: int | None, since: int = 0, until: int | None = None
    ) -> list[tuple[datetime, Event]]:
        """The same with the moment of each event; what was dealt bears the moment the table was opened.

        (Not that of the first move: in a window nobody need know when others answered.)
        """
        last = loaded.row.revision if until is None else until
        moves = [move for move in await self.store.told(loaded.id, since=since) if move.number <= last]
        told: list[tuple[datetime, Event]] = []
        if since == 0:
            row = loaded.row
            _, events = loaded.game.setup(len(loaded.seats), row.options["settings"], await self.luck(loaded))
            told += [(row.created_at, event) for event in visible(events, seat)]
        for move in moves:
            told += [(move.at, event) for event in visible(decode_events(move.events), seat)]
        return told

    async def moves(self, game_id: str) -> list[MoveRow]:
        """All moves that were not taken back."""
        return await self.store.moves(game_id)

    # -- deciding -----------------------------------------------------------------------------------------------

    async def decide(
        self, game_id: str, person_id: int, choice: str, *, revision: int | None, interaction_id: int | None
    ) -> Decided:
        """Play `choice` for a person.

        `revision` is the one the pressed control carries (None for typed commands). Raises `Sorry` (no seat, not
        running), `Stale`, `Refused`, `DoubledInteraction`, `StoreUnavailable`; the game is then unchanged.
        """

        def seat_of(loaded: Loaded) -> int:
            seat = loaded.seat_of(person_id)
            if seat is None:
                raise Sorry("error-no-seat")
            if revision is not None and revision != loaded.saved.asked[seat]:
                raise Stale(game_id)
            return seat

        try:
            return await self._play(game_id, seat_of, choice, person_id, interaction_id)
        except Stale:
            await self._raise_if_doubled(interaction_id)
            raise

    async def decide_for_player(
        self, game_id: str, seat: int, choose: Callable[[Loaded, Sequence[str]], Awaitable[str]]
    ) -> Decided | None:
        """Let a computer player answer for `seat`; None when it owes nothing (any more).

        It may take its time: meanwhile the game is not locked, and its answer counts if it is still asked.
        """
        loaded = await self.load(game_id)
        if loaded.row.state != "running" or seat not in loaded.waiting():
            return None
        choice = await choose(loaded, loaded.game.options(loaded.table, seat))
        asked = loaded.saved.asked[seat]

        def still_asked(now: Loaded) -> int:
            if seat not in now.waiting() or now.saved.asked[seat] != asked:
                raise Stale(game_id)
            return seat

        try:
            return await self._play(game_id, still_asked, choice, None, None)
        except Stale:
            return None

    async def _play(
        self,
        game_id: str,
        seat_of: Callable[[Loaded], int],
        choice: str,
        person_id: int | None,
        interaction_id: int | None,
    ) -> Decided:
        async def once(loaded: Loaded) -> Decided:
            self._check_running(loaded)
            return await self._decide_once(loaded, seat_of(loaded), choice, person_id, interaction_id)

        return await self._alone(game_id, once)

    async def _decide_once(
        self, loaded: Loaded, seat: int, choice: str, person_id: int | None, interaction_id: int | None
    ) -> Decided:
        game, table, _saved = loaded.game, loaded.table, loaded.saved
        before, number = self._before(loaded), loaded.row.revision + 1
        seen = game.view(table, seat)
        try:
            events, settled = self.played(loaded, seat, choice, number, await self.luck(loaded))
        except Illegal as illegal:
            raise Refused(loaded.row.kind, illegal) from illegal
        told = [*events, *self.lapsing(loaded, seat)]
        back: list[SeatChange] = []
        back_again: list[int] = []
        if person_id is not None and loaded.person_at(seat) is None:  # who decides plays again themselves
            told.append(self.told_of(loaded, seat, "@home"))
            back, back_again = self.take_back(loaded, seat), [person_id]
        move = NewMove(
            number=number,
            seat=seat,
            choice=choice,
            events=encode_events(told),
            interaction_id=interaction_id,
            person_id=person_id,
        )
        shown = await self._save(
            loaded,
            Change(moves=[move], acted=seat, settled=settled, seats=back, arrived=back_again),
            before,
        )
        mine = [event for event in events if event.to in (None, seat)] + visible(loaded.ahead, seat)
        return Decided(loaded, seat, mine, seen, number, shown)
