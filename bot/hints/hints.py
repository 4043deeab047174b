"""Hints: who was given one is told to everybody, and the game is rated no more."""

from __future__ import annotations

from bot.errors import Sorry, Stale
from bot.ledger.acts import HINT
from bot.ledger.change import Act
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.rated import is_rated
from bot.players.registry import searching_players
from db.games import GameRepository

BEST = 3
"""So many choices a hint has."""


def adviser(kind: str) -> str | None:
    """The name of who gives hints in a game: its strongest player that thinks; None where there is none."""
    return next(reversed(searching_players(kind)), None)


def has_alternatives(loaded: Loaded, seat: int) -> bool:
    """Whether there is anything to think about: where one thing alone can be done, advice is worth nothing."""
    return len(loaded.game.options(loaded.table, seat)) > 1


class Hints:
    """Hints at tables that allow them. The thinking itself is done elsewhere."""

    def __init__(self, games: GameRepository, ledger: Ledger) -> None:
        self._games = games
        self._ledger = ledger

    def check_hint(self, loaded: Loaded, person_id: int) -> int:
        """The seat that may be given a hint now. Raises `Sorry`."""
        loaded.check_running()
        seat = loaded.seat_held(person_id)
        if seat not in loaded.waiting() or loaded.person_at(seat) is None:
            raise Sorry("hint-nothing-to-decide")
        if not loaded.options.hints:
            raise Sorry("hint-not-here")
        if adviser(loaded.row.kind) is None:
            raise Sorry("hint-nobody")
        if not has_alternatives(loaded, seat):
            raise Sorry("hint-one-choice")
        return seat

    async def hint_costs(self, loaded: Loaded) -> bool:
        """Whether the game still counts for ratings, and would not any more after a hint."""
        return is_rated(loaded.id, loaded.options, len(loaded.seats), await self._games.told(loaded.id))

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
                events=[loaded.told_of(seat, "@hint-first" if first else "@hint")],
                person_id=person_id,
                interaction_id=interaction_id,
                notice=first,
            )

        return await self._ledger.change(game_id, make)
