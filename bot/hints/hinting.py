"""The manager's part for hints: who was given one is told to everybody, and the game is rated no more."""

from __future__ import annotations

from bot.errors import Sorry, Stale
from bot.hints.adviser import adviser
from bot.ledger.loaded import Loaded
from bot.ledger.saving import Act
from bot.results.figures import HINT
from bot.seats.seating import Seating


class Hinting(Seating):
    """Hints at tables that allow them."""

    def check_hint(self, loaded: Loaded, person_id: int) -> int:
        """The seat that may be given a hint now. Raises `Sorry`."""
        self._check_running(loaded)
        seat = self._seat_held(loaded, person_id)
        if seat not in loaded.waiting() or loaded.person_at(seat) is None:
            raise Sorry("hint-nothing-to-decide")
        if not loaded.row.options.get("hints"):
            raise Sorry("hint-not-here")
        if adviser(loaded.row.kind) is None:
            raise Sorry("hint-nobody")
        return seat

    def hint_costs(self, loaded: Loaded) -> bool:
        """Whether the game would be rated if nobody took a hint."""
        rated = len(loaded.seats) > 1 and loaded.row.options.get("rated", True)
        return bool(rated) and not loaded.saved.course.hinted

    async def note_hint(self, game_id: str, person_id: int, asked: int, interaction_id: int | None) -> Loaded:
        """Store that a person is given a hint for the decision `asked`; the first one of a game is said at once.

        Raises `Sorry`, `Stale` when they owe another decision by now.
        """

        async def make(loaded: Loaded) -> Act:
            seat = self.check_hint(loaded, person_id)
            if loaded.saved.asked[seat] != asked:
                raise Stale(game_id)
            first = not loaded.saved.course.hinted
            loaded.saved.course.hinted = True
            return Act(
                name=HINT,
                seat=seat,
                events=[self.told_of(loaded, seat, "@hint-first" if first else "@hint")],
                person_id=person_id,
                interaction_id=interaction_id,
                notice=first,
            )

        return await self.change(game_id, make)
