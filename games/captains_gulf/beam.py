"""Which of a player's turns to come lead furthest: whole turns, and a search with a narrow beam through them.
What one turn may hold is in `deeds.py`, what its end is worth in `outlook.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.captains_gulf import data, wheel
from games.captains_gulf.captain import Captain
from games.captains_gulf.data import FIRST_PORT
from games.captains_gulf.deeds import bonuses, mains, spots
from games.captains_gulf.outlook import AROUND, Outlook
from games.captains_gulf.prospects import Prospect

ANYWHERE = range(AROUND)
# With these main actions it matters that the bonus action came before; with the others it can as well come after.
AFTER_A_BONUS = (data.FISHING, data.FISH_OR_SAIL, data.SHIPYARD)


class Beam(msgspec.Struct, frozen=True):
    """How many turns of one's own a search looks ahead, the present one included, and how many prospects it follows
    from turn to turn: fewer once the turn has begun."""

    ahead: int
    width: int
    width_within: int


MATES = Beam(4, 5, 3)


def best(outlook: Outlook, found: Sequence[Prospect], turn: int, beam: Beam = MATES) -> Prospect:
    """The best state that can be reached; `turn` is the first one still to be played. Its `choice` leads there."""
    width = beam.width if turn == 1 else beam.width_within
    kept = list(found) if turn == 1 else narrowed(found, width)
    if len(kept) == 1 and kept[0].choice:
        return kept[0]
    return furthest(outlook, kept, turn, beam.ahead, width)


def furthest(outlook: Outlook, kept: Sequence[Prospect], turn: int, ahead: int, width: int) -> Prospect:
    """The best state these lead to by the end of the own turn number `ahead`, `turn` being the first still to come."""
    for number in range(turn, ahead + 1):
        following = [each for each in kept if each.over]
        for each in kept:
            if not each.over:
                following += turns(outlook, each, number)
        kept = narrowed(following, width)
    return kept[0]


def narrowed(found: Sequence[Prospect], width: int) -> list[Prospect]:
    """The best ones, each unlike the others."""
    kept: dict[tuple[int, ...], Prospect] = {}
    for each in sorted(found, key=lambda each: -each.worth):
        captain = each.captain
        boat = captain.at, captain.wheel, sum(captain.hold), captain.boxes, sum(captain.licensed), captain.crew
        if boat not in kept:
            kept[boat] = each
            if len(kept) == width:
                break
    return list(kept.values())


def turns(outlook: Outlook, prospect: Prospect, turn: int) -> Iterator[Prospect]:
    """CG3: every whole turn worth a look, from before its move."""
    yield from _moves(outlook, prospect, turn, ANYWHERE)
    for before in bonuses(outlook, prospect, turn, False):
        yield from _moves(outlook, before, turn, AFTER_A_BONUS)


def _moves(outlook: Outlook, prospect: Prospect, turn: int, spaces: Sequence[int]) -> Iterator[Prospect]:
    """CG3.3 to CG3.5: from the move on. Only who can do nothing moves in vain (CG16.2)."""
    captain = prospect.captain
    hexes = spots(outlook, prospect)
    idle = spaces is ANYWHERE
    for ahead in range(1, AROUND + 1):
        space = (captain.wheel + ahead) % AROUND
        number, cost = wheel.wheel_move(prospect.card, captain, space)
        if cost > captain.money or space not in spaces or not _possible(captain, space, bool(hexes)):
            continue
        moved = _moved(prospect, space, number, cost)
        moved.spots = hexes
        for done in mains(outlook, moved, turn, space):
            idle = False
            yield from afters(outlook, done, turn)
    if idle:
        for ahead in (1, 2):
            space = (captain.wheel + ahead) % AROUND
            moved = _moved(prospect, space, *wheel.wheel_move(prospect.card, captain, space))
            outlook.end_turn(moved, turn)
            yield moved


def _possible(captain: Captain, space: int, hexes: bool) -> bool:
    """CG4.10: whether something may come of a wheel space, there being `hexes` to fish at or not."""
    if space == data.FISHING:
        return hexes
    if captain.at < FIRST_PORT:
        return space in (data.SAIL_TO_PORT, data.FISH_OR_SAIL)
    if space == data.FISH_OR_SAIL:
        return hexes
    return any(captain.hold) if space == data.MARKET else space != data.SAIL_TO_PORT


def _moved(prospect: Prospect, space: int, number: int, cost: int) -> Prospect:
    """CG4: the wheel marker moved."""
    done = prospect.on()
    done.captain.money -= cost
    done.path = done.path + number if prospect.captain.wheel >= 0 else space
    done.captain.wheel = space
    done.choice = done.choice or wheel.GO[space]
    return done


def afters(outlook: Outlook, prospect: Prospect, turn: int) -> Iterator[Prospect]:
    """CG3.5: the end of the turn, with each bonus action or none."""
    for done in bonuses(outlook, prospect, turn, True):
        outlook.end_turn(done, turn)
        yield done
    outlook.end_turn(prospect, turn)
    yield prospect
