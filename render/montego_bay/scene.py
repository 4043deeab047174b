"""What all of Montego Bay's pictures know while they are drawn: the view, the words, the people, what was seen before,
and the sentence that says whose decision it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import msgspec

from games.montego_bay.data import RULES
from games.montego_bay.picks import PICKS
from games.montego_bay.ranking import ranks
from games.montego_bay.view import FigureView, PlayerView, SailedView, ShipView, View
from render import theme
from render.subject import Subject

Moment = Literal["over", "setup", "hire", "place", "cards", "load"]
_encode = msgspec.msgpack.Encoder().encode
_PAINT = {player.name: number for number, player in enumerate(theme.PLAYERS)}


def paint(color: str, otherwise: int = 0) -> int:
    """The number in `theme.PLAYERS` of a color of the game's data; `otherwise` for one we have no paint for."""
    return _PAINT.get(color, otherwise)


@dataclass(frozen=True)
class Scene(Subject[View]):
    """One picture's subject."""

    game = "montego_bay"
    verbs = PICKS

    def category(self, name: str) -> str:
        """A source of points in words."""
        return self.words(f"montego_bay-category-{name}")

    def color(self, seat: int) -> int:
        """The paint of a seat's barrels, plate and own two workers, as a number of `theme.PLAYERS`."""
        return paint(self.view.players[seat].color, seat)

    @cached_property
    def figures(self) -> dict[str, FigureView]:
        """The figures in play by id."""
        return {figure.id: figure for figure in self.view.figures}

    def workers(self, seat: int) -> list[FigureView]:
        """A seat's own figures, Lazy Jack last while he works for it."""
        ids = [*self.view.players[seat].workers, *(["lazy_jack"] if self.view.hirer == seat else [])]
        return [self.figures[each] for each in ids if each in self.figures]

    @cached_property
    def _paints(self) -> list[int]:
        return [self.color(seat) for seat in range(self.view.seats)]

    def shows(self, piece: str, *depends: object) -> bytes:
        """The name of a kept piece: what it depends on besides language and colors must be said."""
        return _encode((piece, self.words.language, self._paints, depends))

    # -- what was seen before -----------------------------------------------------------------------------------

    @cached_property
    def before(self) -> View | None:
        """The table as the reader last saw it, if it can be compared with this one."""
        earlier = self.changed
        return earlier if earlier is not None and earlier.seats == self.view.seats and earlier.round else None

    def player_before(self, seat: int) -> PlayerView:
        """The seat as the reader last saw it; as it is now if nothing is to be compared."""
        return (self.before or self.view).players[seat]

    def ship_before(self, ship: ShipView) -> ShipView | None:
        """The ship as the reader last saw it in harbor, or None."""
        return next((each for each in (self.before or self.view).harbor if each.id == ship.id), None)

    @property
    def sailed_since(self) -> list[SailedView]:
        """The ships that have left since; without an earlier look those of the last round in which any left."""
        sailed = self.view.sailed
        if self.before is not None:
            return sailed[len(self.before.sailed) :]
        return [each for each in sailed if each.round == sailed[-1].round] if sailed else []

    # -- the moment ---------------------------------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        """What is being decided."""
        view = self.view
        if view.over:
            return "over"
        if view.phase == "hire" and view.hirer >= 0:
            return "place"
        return view.phase if view.phase in ("setup", "hire", "cards", "load") else "over"

    def done(self, seat: int) -> bool:
        """Whether the seat has answered in the window open for several; who cannot pay for Jack is not asked."""
        if not self.view.window or seat in self.view.waiting:
            return False
        return self.view.phase != "hire" or self.view.players[seat].coins >= RULES.jack_cost

    @property
    def decision(self) -> str:
        """Whose decision it is and which, short enough for the header."""
        view = self.view
        if self.moment == "over":
            return self.say("decision-over")
        if not view.waiting:
            return ""
        if view.asked is not None:
            whose = view.viewer if view.viewer in view.waiting else view.waiting[0]
            return f"{self.name(whose)}: {self.asking(view.asked.kind, view.asked.args)}"
        return self.owed(self.task, view.waiting, view.seats)

    @property
    def task(self) -> str:
        """What is to be decided, in a few words."""
        return self.say(f"decision-{self.moment}")

    @property
    def question(self) -> str:
        """The same as a question to whoever decides."""
        return self.say(f"call-{self.moment}")

    @property
    def phase(self) -> str:
        """What is going on, for the header, and that nothing follows it."""
        if self.moment == "over":
            return self.words("picture-game-over")
        phase = self.say(f"phase-{self.view.phase}")
        return self.say("phase-last", phase=phase) if self.view.last_round else phase

    @property
    def deciding(self) -> list[int]:
        """The paints of those who decide, for the emblems in the header."""
        view = self.view
        return [self.color(seat) for seat in view.waiting if view.players[seat].color]


def points_now(ship: ShipView) -> list[int]:
    """What the ranks aboard a ship would bring each seat now, the last barrel's point left out."""
    return ranks(ship.barrels, ship.vp)


def by_rank(ship: ShipView) -> list[int]:
    """The seats aboard, most barrels first."""
    aboard = (seat for seat, barrels in enumerate(ship.barrels) if barrels)
    return sorted(aboard, key=lambda seat: -ship.barrels[seat])
