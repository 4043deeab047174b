"""What all pictures of Captains of the Gulf know while they are drawn: the view, the words, the people, what was seen
before, and the sentence that says whose decision it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.captains_gulf import data
from games.captains_gulf.data import ALL_SECTIONS, DOCKSIDE_SECTIONS, PRINTER_SECTIONS, RULES
from games.captains_gulf.picks import PICKS
from games.captains_gulf.view import CaptainView, HexView, View
from render.figures import MINUS
from render.subject import Subject


@dataclass(frozen=True)
class Scene(Subject[View]):
    """One picture's subject."""

    game = "captains_gulf"
    verbs = PICKS

    def named(self, seats: Sequence[int]) -> str:
        """Several people, with commas."""
        return ", ".join(map(self.name, seats))

    def before(self, seat: int) -> CaptainView:
        """The player as the reader last saw them; as they are now if nothing is to be compared."""
        earlier = self._earlier
        return earlier.captains[seat] if earlier is not None else self.view.captains[seat]

    def hex_before(self, place: int) -> HexView:
        """The hex as the reader last saw it."""
        earlier = self._earlier
        return earlier.hexes[place] if earlier is not None else self.view.hexes[place]

    def rewards_before(self, port: int) -> list[str]:
        """A port's reward tiles as the reader last saw them."""
        earlier = self._earlier
        return (earlier if earlier is not None else self.view).ports[port].rewards

    @property
    def _earlier(self) -> View | None:
        earlier = self.changed
        fits = earlier is not None and len(earlier.captains) == self.view.seats
        return earlier if fits else None

    def cash(self, seat: int) -> int:
        """A player's money; less what a card costs that the reader has chosen and not yet paid for."""
        asked = self.view.asked if self.options and seat == self.view.viewer else None
        left = asked.args.get("money") if asked is not None and asked.kind == "second_card" else None
        return left if isinstance(left, int) else self.view.captains[seat].money

    def total(self, seat: int) -> int:
        """What a player would have if the game ended now, with no more money than `cash`."""
        captain = self.view.captains[seat]
        return captain.points.total - captain.money + self.cash(seat)

    @property
    def buying(self) -> Sequence[int]:
        """The sections of a card that the reader may pay for now; all where the question is another one."""
        asked = self.view.asked.kind if self.options and self.view.asked is not None else ""
        return _BUYING.get(asked, ALL_SECTIONS)

    @property
    def surcharges(self) -> tuple[int, int, int]:
        """CG10.3: what each section of the card the reader is to choose costs besides its price."""
        asked = self.view.asked.kind if self.options and self.view.asked is not None else ""
        license_, crew, upgrade = (_SURCHARGE.get(asked, 0) if each in self.buying else 0 for each in ALL_SECTIONS)
        return license_, crew, upgrade

    @property
    def leaders(self) -> list[int]:
        """The seats that would win by money if the game ended now; empty while all are level."""
        totals = [captain.points.total for captain in self.view.captains]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return best if len(best) < len(totals) else []

    @property
    def round_caption(self) -> str:
        """What stands under the number of the round."""
        return self.words("picture-round") if self.view.round else self.say("before")

    @property
    def phase(self) -> str:
        """What is going on: a wheel space's name, or one of the moments between."""
        view = self.view
        if view.over:
            return self.words("picture-game-over")
        if not view.round:
            return self.say("phase-setup")
        if view.window:
            return self.say("phase-reset")
        return self.words.name(view.space) if view.space else self.say("phase-turn")

    @property
    def decision(self) -> str:
        """Whose decision it is and which, short enough for the header."""
        view = self.view
        if view.over:
            return self.say("decision-over")
        if not view.waiting:
            return ""
        return self.owed(self.task, view.waiting, view.seats)

    @property
    def task(self) -> str:
        """What is to be decided, in a few words."""
        return self._asked("ask")

    @property
    def question(self) -> str:
        """The same as a question to whoever decides."""
        return self._asked("call")

    def _asked(self, how: str) -> str:
        asked = self.view.asked
        kind = asked.kind if asked is not None else "inspection"
        return self.say(f"{how}-{kind}" if kind in ASKED else f"{how}-decide")

    def dollars(self, money: int) -> str:
        """A sum of money as people of the language write it."""
        return f"{MINUS}{self.say('money', money=-money)}" if money < 0 else self.say("money", money=money)

    def place(self, place: str) -> str:
        """A hex or port: `B4`, `Tampa`."""
        return place if place in data.HEXES else self.words.name(place)


_SURCHARGE = {
    "second_card": RULES.second_card_surcharge,
    "printer": RULES.printer_surcharge,
    "dockside_improvement": RULES.dockside_improvement_surcharge,
}
_BUYING = {
    "first_license": PRINTER_SECTIONS, "printer": PRINTER_SECTIONS, "dockside_improvement": DOCKSIDE_SECTIONS,
}  # fmt: skip
ASKED = frozenset({
    "first_license", "turn", "first_turn", "after", "sail", "buy_fuel", "drop", "inspection", "fish_or_sail", "fish",
    "sail_to_port", "fish_in_row", "catch", "play", "take", "printer", "dockside_improvement", "shipyard",
    "second_card", "dockside_market", "market", "advance",
})  # fmt: skip
