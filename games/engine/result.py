"""How a game ended: points by category, and places."""

from __future__ import annotations

import msgspec


class Score(msgspec.Struct, frozen=True):
    """Points of one seat, category by category in the game's order, and its place (1 is best, ties share)."""

    seat: int
    total: int
    categories: dict[str, int]
    place: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `title` names the row of a solo result table, if there is one."""

    scores: list[Score]
    title: str = ""

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [score.seat for score in self.scores if score.place == 1]
