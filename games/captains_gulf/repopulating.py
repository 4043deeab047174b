"""Seafood that comes and goes on the map: first population, repopulation, migration, selection (CG2.7, CG13.5, CG14).
Which card does what in a round is in `phases.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import data, events
from games.captains_gulf.data import DIRECTIONS, HEXES, KINDS, ROWS, SEAFOOD
from games.captains_gulf.gulf import OUTSIDE, TARGETS

if TYPE_CHECKING:
    from games.captains_gulf.table import Table
    from games.engine import Luck, Tell


def move_of(card: int, seats: int) -> int:
    """CG2.7: spaces the discs move for a seafood card."""
    row = ROWS.seafood_card[card]
    return row.move_four if seats == data.SEATS[-1] else row.move


def place_tiles(table: Table, hex_: int, kind: int, number: int) -> int:
    """CG8.2: put tiles of a type on a hex, as far as the supply reaches; returns how many."""
    number = min(number, table.supply[kind])
    table.supply[kind] -= number
    table.sea[kind][hex_] += number
    return number


def populate(table: Table, tell: Tell) -> None:
    """CG2.7: one card for each buoy in reading order; the repopulation disc stays."""
    for hex_ in data.BUOYS[table.seats]:
        card = table.schools.pop()
        table.seafood_disc = (table.seafood_disc + move_of(card, table.seats)) % len(KINDS)
        number = place_tiles(table, hex_, table.seafood_disc, ROWS.seafood_card[card].quantity)
        table.shown_schools.append(card)
        tell(
            events.Populated(
                place=HEXES[hex_], seafood=SEAFOOD[table.seafood_disc], number=number, school=data.SCHOOLS[card]
            ),
            barrier=True,
        )


def reveal_school(table: Table, luck: Luck, tell: Tell) -> int:
    """CG13.5 (a): the next seafood card; the shown ones are shuffled when the deck is empty (ruling 49)."""
    if not table.schools:
        table.school_shuffles += 1
        table.schools = luck.shuffle("schools again", sorted(table.shown_schools), table.school_shuffles)
        table.shown_schools = []
        tell(events.SchoolsReshuffled(), barrier=True)
    card = table.schools.pop()
    table.shown_schools.append(card)
    return card


def repopulate_from(table: Table, trigger: int, card: int, tell: Tell) -> None:
    """CG13.5 (a): one trigger: both discs move, on to a legal direction, and seafood appears there."""
    move = move_of(card, table.seats)
    table.seafood_disc = (table.seafood_disc + move) % len(KINDS)
    direction = (table.direction_disc + move) % len(DIRECTIONS)
    while TARGETS[direction][trigger] == OUTSIDE:
        direction = (direction + 1) % len(DIRECTIONS)
    table.direction_disc = direction
    hex_ = TARGETS[direction][trigger]
    number = place_tiles(table, hex_, table.seafood_disc, ROWS.seafood_card[card].quantity)
    table.recovery[trigger] = 0
    tell(
        events.Repopulated(
            trigger=HEXES[trigger],
            place=HEXES[hex_],
            seafood=SEAFOOD[table.seafood_disc],
            number=number,
            direction=DIRECTIONS[direction],
            school=data.SCHOOLS[card],
        ),
        barrier=True,
    )


def repopulate(table: Table, luck: Luck, tell: Tell) -> None:
    """CG13.5: the three passes over the map."""
    depletion, recovery = table.depletion, table.recovery
    for hex_ in range(len(HEXES)):
        if recovery[hex_] and not depletion[hex_]:
            repopulate_from(table, hex_, reveal_school(table, luck, tell), tell)
    turned: list[str] = []
    cleared: list[str] = []
    for hex_, number in enumerate(depletion):
        if number == 1:
            depletion[hex_], recovery[hex_] = 0, 1
            turned.append(HEXES[hex_])
        elif number:
            depletion[hex_] -= 1
            cleared.append(HEXES[hex_])
    if turned or cleared:
        tell(events.DepletionEased(turned=turned, cleared=cleared))


def _boats(table: Table) -> set[int]:
    return {captain.at for captain in table.captains}


def migrate(table: Table, tell: Tell) -> None:
    """CG14.4: tiles of the type shown move one hex, all at once, but not from boats nor off the map."""
    table.seafood_disc = kind = (table.seafood_disc + 1) % len(KINDS)
    table.direction_disc = direction = (table.direction_disc + 1) % len(DIRECTIONS)
    boats, before = _boats(table), table.sea[kind]
    after = before[:]
    moved: list[str] = []
    for hex_, number in enumerate(before):
        goal = TARGETS[direction][hex_]
        if number and hex_ not in boats and goal not in (OUTSIDE, hex_):
            after[hex_] -= number
            after[goal] += number
            moved.append(HEXES[hex_])
    table.sea[kind] = after
    tell(events.Migrated(seafood=SEAFOOD[kind], direction=DIRECTIONS[direction], places=moved))


def select(table: Table, tell: Tell) -> None:
    """CG14.9: every hex with the type shown and without a boat loses tiles of it."""
    table.seafood_disc = kind = (table.seafood_disc + 1) % len(KINDS)
    boats, lost = _boats(table), list[str]()
    for hex_, number in enumerate(table.sea[kind]):
        if number and hex_ not in boats:
            gone = min(number, data.AMOUNT[data.NATURAL_SELECTION])
            table.sea[kind][hex_] -= gone
            table.supply[kind] += gone
            lost.append(HEXES[hex_])
    tell(events.Selected(seafood=SEAFOOD[kind], places=lost))
