"""What all of Fleet's pictures know while they are drawn: the view, the words, the people, what was seen before,
and the sentence that says whose decision it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.fleet_dice.picks import PICKS
from games.fleet_dice.view import SheetView, View
from render.subject import Subject

Moment = Literal["over", "setup", "draft", "use", "shared", "income", "fishing"]


@dataclass(frozen=True)
class Scene(Subject[View]):
    """One picture's subject."""

    game = "fleet_dice"
    verbs = PICKS

    def name(self, seat: int | None) -> str:
        """Who sits there; None is Captain Ruth."""
        if seat is None:
            return self.say("ruth")
        return super().name(seat)

    def before(self, seat: int) -> SheetView:
        """The sheet as the reader last saw it; the present one if nothing is to be compared."""
        if self.changed is None or len(self.changed.sheets) != self.view.seats:
            return self.view.sheets[seat]
        return self.changed.sheets[seat]

    def face(self, face: str) -> str:
        """A die's face in words."""
        return self.say(f"face-{face}") if face in _FACES else self.words.name(face)

    @property
    def moment(self) -> Moment:
        """What is being decided, as far as everybody may know."""
        view = self.view
        if view.over:
            return "over"
        if view.phase in ("setup", "income", "fishing"):
            return view.phase
        if view.window:
            return "shared"
        using = view.taken and view.waiting and view.taken[-1][1] == view.waiting[0]
        if view.ruth is not None and len(view.pool) == 1 and len(view.taken) > 1 and not view.drafted:
            return "shared"
        return "use" if using else "draft"

    @property
    def die_in_use(self) -> str:
        """The face of the die the moment is about; empty when it is about none."""
        match self.moment:
            case "use":
                return self.view.taken[-1][0]
            case "shared":
                return self.view.pool[0] if self.view.pool else ""
            case _:
                return ""

    @property
    def decision(self) -> str:
        """Whose decision it is and which, short enough for the header."""
        view, moment = self.view, self.moment
        if moment == "over":
            return self.say("decision-over")
        if not view.waiting:
            return ""
        asked = view.asked
        if asked is not None and asked.kind not in ("draft", "use_die", "use_shared_die"):
            whose = view.viewer if view.viewer in view.waiting else view.waiting[0]
            return f"{self.name(whose)}: {self.asking(asked.kind, asked.args)}"
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
        die = self.die_in_use
        return self.say(f"{how}-{self.moment}", face=self.face(die) if die else "", face_id=die)


_FACES = frozenset({"coins3", "harbor", "wharf", "market", "shrimp", "cod", "lobster", "swordfish", "oyster"})
