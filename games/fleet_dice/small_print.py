"""What is said beside a button of Fleet, and beside a question. What it says when is
decided in `details.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from games.engine import Detail, Event, Remark
from games.fleet_dice import events

if TYPE_CHECKING:
    from games.fleet_dice.view import View


class Coins(Detail, frozen=True, tag="coins"):
    """What comes in at once, and the star actions it brings."""

    coins: int
    stars: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        earned = events.Earned.first(told, seat)
        used = earned is not None and earned.why in ("coin", "coins3")
        return replace(self, coins=earned.coins, stars=earned.stars) if used and earned is not None else None


class Stars(Detail, frozen=True, tag="stars"):
    """The star actions that coins bring whose number stands there already."""

    stars: int


class Market(Detail, frozen=True, tag="market"):
    coins: int
    stars: int
    fish: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        earned = events.Earned.first(told, seat)
        used = earned is not None and earned.why == "market"
        return replace(self, coins=earned.coins, stars=earned.stars) if used and earned is not None else None


class Recycle(Detail, frozen=True, tag="recycle"):
    left: int


class Reroll(Detail, frozen=True, tag="reroll"):
    """F12.2: how often the die may still be thrown again in this phase."""

    left: int


class OysterCatch(Detail, frozen=True, tag="oyster_catch"):
    """F10.5: the fish, how many of how many are then on the boat, and what comes with them."""

    fish: int
    aboard: int
    capacity: int
    coins: int
    stars: int

    def gist(self) -> Self:
        return replace(self, aboard=0, capacity=0, stars=0)


class Hex(Detail, frozen=True, tag="hex"):
    points: int


class Bonus(Detail, frozen=True, tag="bonus"):
    points: int


class TakeBoat(Detail, frozen=True, tag="take_boat"):
    """F5.4, F10.2: what the boat is worth, the fish there is room for, and what its launch pays at once."""

    points: int
    room: int
    coins: int
    stars: int = 0

    def gist(self) -> Self:
        return replace(self, stars=0)


class TakeLicense(Detail, frozen=True, tag="take_license"):
    """F5.4, F5.7: the level, what it gives, and the coins and points that come with it; the fish that oyster boats
    then have room for (F10.5), else 0."""

    level: int
    license: str
    coins: int
    points: int
    stars: int = 0
    room: int = 0

    def gist(self) -> Self:
        return replace(self, stars=0, room=0)


class DieLicensed(Detail, frozen=True, tag="die_licensed"):
    coins: int


class DieLicensedMore(DieLicensed, frozen=True, tag="die_licensed_more"):
    """F10.1: how often the die is used, and the star actions after it."""

    uses: int
    stars: int


class DieElse(Coins, frozen=True, tag="die_else"):
    """A die that marks no box: a coin, or else a hex and its points (0: none), or so many uses of the recycling yard
    (0: none)."""

    points: int
    left: int


class DieHarbor(Detail, frozen=True, tag="die_harbor"):
    """Any entry of the harbor."""


class DieWharf(Detail, frozen=True, tag="die_wharf"):
    """Any building of the wharf."""


class Box(Detail, frozen=True):
    """The next box of a section: its number, and how many there are."""

    box: int
    boxes: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        marked = events.Marked.first(told, seat)
        return replace(self, box=marked.box) if marked is not None else None


class BoxPlain(Box, frozen=True, tag="box_plain"):
    """Nothing else happens."""


class BoxPaying(Box, frozen=True):
    """A box that may pay at once (F5.7, F10.2). Which box it is says what else it does."""

    points: int = 0
    coins: int = 0
    stars: int = 0

    def gist(self) -> Self:
        return type(self)(self.box, self.boxes)

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        found, own = super().outcome(seat, before, after, told), [event for event in told if event.seat == seat]
        at = next((each for each, event in enumerate(own) if event.kind == "marked"), 0)
        earned = events.Earned.first(own[at + 1 : at + 3], seat)  # just after the license or the boat
        if found is None or earned is None or earned.why not in ("license", "cod"):
            return found if found is None else replace(found, coins=0, stars=0)
        return replace(found, coins=earned.coins, stars=earned.stars)


class BoxLicense(BoxPaying, frozen=True, tag="box_license"):
    """F5.5: a license of the section's type: as in `TakeLicense`."""

    level: int = 0
    license: str = ""
    room: int = 0


class BoxKingCrab(BoxPaying, frozen=True, tag="box_king_crab"):
    """F11.2: the King Crab license, and a bonus."""


class BoxBoat(BoxPaying, frozen=True, tag="box_boat"):
    """F5.5: a boat: as in `TakeBoat`."""

    room: int = 0


class BoxChoice(Box, frozen=True, tag="box_choice"):
    """F5.4: a boat or a license."""


class BoxFishing(Box, frozen=True, tag="box_fishing"):
    """F7: fishing for its owner alone."""


class BoxActivation(Box, frozen=True, tag="box_activation"):
    """The building's activation box."""


class BoxToward(Box, frozen=True, tag="box_toward"):
    """Not the last one of a building that brings points once it is complete (F12.1)."""

    points: int = 0

    def gist(self) -> Self:
        return type(self)(self.box, self.boxes)


class BoxCompletes(Box, frozen=True, tag="box_completes"):
    """The building is complete; the points this brings, unless its effect says them."""

    points: int = 0

    def gist(self) -> Self:
        return type(self)(self.box, self.boxes)


class NextStar(Remark, frozen=True, tag="next_star"):
    """F9.2: so many coins on is the next star; beside choices that bring coins."""

    away: int


class StarsFollow(Remark, frozen=True, tag="stars_follow"):
    """F9.3, F10.1, F10.4: so many star actions follow, whatever is chosen now."""

    stars: int


class RuthNext(Remark, frozen=True, tag="ruth_next"):
    """F15.3, F15.6, F15.8: what Captain Ruth does next as the sheet stands: with a die that is `left` lying, with one
    that she takes `then`, or with the `shared` one. She strikes so many `boxes` of a section, a `star`, or nothing: the
    section is `none` then."""

    when: str
    face: str
    section: str
    boxes: int
    star: int
