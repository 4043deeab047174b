"""What all of Nusfjord's pictures know while they are drawn: the view, the words, the people, what was seen before,
and the sentence that says whose decision it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from games.nusfjord import data
from games.nusfjord.displays import shortages
from games.nusfjord.picks import PICKS
from games.nusfjord.view import PlayerView, View
from render.subject import Subject

Moment = Literal["over", "fishing", "work", "end"]


@dataclass(frozen=True)
class Scene(Subject[View]):
    """One picture's subject."""

    game = "nusfjord"
    verbs = PICKS

    @cached_property
    def shortages(self) -> dict[str, tuple[int, int, int]]:
        """What the viewer lacks for each building, while choosing one."""
        return shortages(self.view)

    @property
    def alone(self) -> bool:
        """Whether this is a solo game."""
        return self.view.seats == 1

    @property
    def earlier(self) -> View:
        """The table as the reader last saw it; the present one if nothing is to be compared."""
        if self.changed is None or self.changed.seats != self.view.seats or self.changed.game != self.view.game:
            return self.view
        return self.changed

    def before(self, seat: int) -> PlayerView:
        """A display as the reader last saw it."""
        return self.earlier.players[seat]

    def total(self, seat: int) -> int:
        """The points of a seat so far, those of earlier games of a series included."""
        player = self.view.players[seat]
        return sum(player.points.values()) + player.past

    @property
    def ranking(self) -> list[int]:
        """The seats, most points first."""
        return sorted(range(self.view.seats), key=lambda seat: (-self.total(seat), seat))

    @property
    def phase(self) -> str:
        """The phase in words."""
        return self.words("picture-game-over") if self.view.over else self.words(f"nusfjord-phase-{self.view.phase}")

    @property
    def share_price(self) -> int:
        """X6: what all newly issued shares cost now."""
        off = data.SHARE_DISCOUNTS[self.view.round]
        return max(0, sum(self.view.market) * data.ROWS.action_values.share_price - off)

    @property
    def decision(self) -> str:
        """Whose decision it is and which, short enough for the header."""
        view = self.view
        if view.over:
            return self.say("decision-over")
        if not view.waiting:
            return ""
        if view.asked and view.viewer in view.waiting:
            return f"{self.name(view.viewer)}: {self.asking(view.asked, view.asked_args)}"
        return self.owed(self.task, view.waiting, view.seats)

    @property
    def task(self) -> str:
        """What is to be decided, in a few words."""
        return self._asked("decision")

    @property
    def question(self) -> str:
        """The same as a question to whoever decides."""
        return self._asked("call")

    def _asked(self, how: str) -> str:
        view = self.view
        if view.phase == "work":
            turns = data.ROWS.meta.workers_per_player
            return self.say(f"{how}-work", turn=min(turns, view.turn // view.seats + 1), turns=turns)
        return self.say(f"{how}-{view.phase}")
