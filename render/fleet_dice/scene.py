"""What all of Fleet's pictures know while they are drawn: the view, the words, the people, what was seen before,
and the sentence that says whose decision it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from games.engine import Ask
from games.fleet_dice.view import SheetView, View
from render.type import drawable
from render.words import Words

Moment = Literal["over", "setup", "draft", "use", "shared", "income", "fishing"]


@dataclass(frozen=True)
class Scene:
    """One picture's subject. `options` are the choices open to the reader with their buttons' numbers."""

    view: View
    words: Words
    names: Sequence[str] = ()
    changed: View | None = None
    options: Mapping[str, int] = field(default_factory=dict)

    def say(self, key: str, /, **args: str | int) -> str:
        """One of Fleet's messages for pictures."""
        return self.words(f"fleet_dice-picture-{key}", **args)

    def name(self, seat: int | None) -> str:
        """Who sits there; None is Captain Ruth."""
        if seat is None:
            return self.say("ruth")
        given = drawable(self.names[seat]) if seat < len(self.names) else ""
        return given or self.words("picture-seat", number=seat + 1)

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
            return view.phase  # type: ignore[return-value]
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
            return f"{self.name(whose)}: {self._asking(asked)}"
        die = self.die_in_use
        what = self.say(f"decision-{moment}", face=self.face(die) if die else "", face_id=die)
        if len(view.waiting) == 1:
            return f"{self.name(view.waiting[0])}: {what}"
        if len(view.waiting) == view.seats:
            return f"{self.say('everybody')}: {what}"
        return what[:1].upper() + what[1:]

    def _asking(self, asked: Ask) -> str:
        """A question in short, such as "use a star action"."""
        args: dict[str, str | int] = {}
        for name, value in asked.args.items():
            if isinstance(value, str):
                args |= {name: self.words.name(value), f"{name}_id": value}
            elif isinstance(value, int):
                args[name] = value
        return self.words(f"fleet_dice-ask-{asked.kind}.short", **args)


_FACES = frozenset({"coins3", "harbor", "wharf", "market", "shrimp", "cod", "lobster", "swordfish", "oyster"})
