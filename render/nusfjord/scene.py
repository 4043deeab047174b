"""What all of Nusfjord's pictures know while they are drawn: the view, the words, the people, what was seen before,
and the sentence that says whose decision it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from games.nusfjord import data
from games.nusfjord.displays import building_costs, ship_costs, shortages
from games.nusfjord.picks import PICKS
from games.nusfjord.view import PlayerView, View
from render.subject import Subject

Moment = Literal["over", "fishing", "work", "end"]


def printed_cost(building: str) -> list[str]:
    """C10: a building's printed cost; a part that is counted when built is a question mark."""
    row = data.BUILDINGS[building]
    shown: list[str] = []
    for name, amount in zip(("wood", "fish", "gold"), row.cost.amounts, strict=True):
        unknown = name in row.cost_var
        shown.append(("?" if not amount else f"{amount}+?") if unknown else str(amount) if amount else "")
    return shown


@dataclass(frozen=True)
class Scene(Subject[View]):
    """One picture's subject."""

    game = "nusfjord"
    verbs = PICKS

    @cached_property
    def shortages(self) -> dict[str, tuple[int, int, int]]:
        """What the viewer lacks for each building, while choosing one."""
        return shortages(self.view)

    @cached_property
    def _costs(self) -> dict[str, tuple[int, int, int]]:
        return building_costs(self.view)

    def cost(self, building: str) -> list[str]:
        """What a building costs the viewer, while choosing one; else what is printed on it."""
        cost = self._costs.get(building)
        return printed_cost(building) if cost is None else [str(amount) if amount else "" for amount in cost]

    @cached_property
    def ship_costs(self) -> dict[str, tuple[int, int, int]]:
        """What ships cost the viewer, by way of payment."""
        return ship_costs(self.view)

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
