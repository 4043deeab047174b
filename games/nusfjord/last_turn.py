"""What the last turn of a game still brings in points: tried out, for what a person is asked about once more. Decides
no rule."""

from __future__ import annotations

from games.engine import Choice, Luck
from games.nusfjord import data, scoring
from games.nusfjord.steps import MoveDone
from games.nusfjord.table import Table, hushed

_NO_LUCK = Luck(bytes(32))  # within a move nothing is drawn
LOOKS = 60
"""So many decisions are looked at for one choice at most."""


def points_with(table: Table, step: Choice, choice: str) -> int | None:
    """G1, G2: the most points that the display can have once a move is over that begins, or goes on, with this choice.
    None if it isn't the last turn, if that would be too much to look at, or if something comes after it that may turn
    goods into points."""
    player = table.players[step.seat]
    if not table.last_turn or table.phase != "work" or player.uses:
        return None
    if not data.BEFORE_SCORING.isdisjoint(player.buildings):
        return None
    return _Looking(step.seat).best(table, step, choice)


class _Looking:
    """The ways on from one choice, as long as they are not too many."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._looks = LOOKS

    def best(self, table: Table, step: Choice, choice: str) -> int | None:
        self._looks -= 1
        if self._looks < 0:
            return None
        then = table.clone()
        if then.stack and then.stack[-1] is step:
            then.stack.pop()
        step.resolve(then, choice, _NO_LUCK, hushed)
        while then.stack:
            following = then.stack.pop()
            if isinstance(following, MoveDone) or getattr(following, "seat", None) != self._seat:
                break
            if not isinstance(following, Choice):
                following.run(then, _NO_LUCK, hushed)
            elif len(options := following.options(then)) == 1:
                following.resolve(then, options[0], _NO_LUCK, hushed)
            else:
                found = [self.best(then, following, each) for each in options]
                known = [each for each in found if each is not None]
                return max(known) if len(known) == len(found) else None
        return None if then.players[self._seat].uses else sum(scoring.points(then, self._seat))
