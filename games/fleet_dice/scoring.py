"""Points of Fleet (F13, F14): the five categories of a sheet, trophies at the end, places and the solo title."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Result, Score, Tell
from games.fleet_dice import data, events
from games.fleet_dice.data import BONUSES, BUFFET, CAPTAINS, KING_CRAB, ROWS, TROPHIES, TYPES, WHARF_SECTIONS
from games.fleet_dice.sheet import Sheet

if TYPE_CHECKING:
    from games.fleet_dice.table import Table


class Points(msgspec.Struct, frozen=True, gc=False):
    """The five categories of F13.1."""

    fish: int
    boats: int
    licenses: int
    buildings: int
    bonus: int

    @property
    def total(self) -> int:
        return self.fish + self.boats + self.licenses + self.buildings + self.bonus


def king_crab_points(sheet: Sheet) -> int:
    """F11.2, R14: the bonus taken with the King Crab license, capped."""
    if not sheet.bonus:
        return 0
    row = BONUSES[sheet.bonus]
    cap = ROWS.harbor[KING_CRAB - len(TYPES)].bonus_max
    return min(cap, sheet.metric(row.metric) // row.per * row.vp)


def captain_points(sheet: Sheet) -> int:
    """F14.1: the captain's personal bonus, capped by the card."""
    if not sheet.captain:
        return 0
    card = CAPTAINS[sheet.captain]
    return min(card.bonus_max, sheet.metric(card.bonus_metric) // card.bonus_per * card.bonus_vp)


def building_points(sheet: Sheet, section: int) -> int:
    """F12: points of one building, bank boxes and hexes included. R29: hexes count as buildings."""
    row = ROWS.wharf[section - WHARF_SECTIONS[0]]
    points = row.vp_per_marked_box * sheet.marked[section]
    if sheet.is_complete(section):
        points += row.vp_completed
    return points + (ROWS.buffet.vp_by_filled[sum(sheet.hexes)] if section == BUFFET else 0)


def points(sheet: Sheet, trophies: int = 0) -> Points:
    """F13.1: the points of a sheet as it stands; `trophies` are the points of the trophies its player holds."""
    brings = sheet.boat_points()
    boats = sum(sum(brings[fleet][: len(boats)]) for fleet, boats in enumerate(sheet.fleets) if boats)
    licenses = sum(data.LICENSES[type_][level].vp for type_, level in enumerate(sheet.levels) if level)
    if sheet.king_crab_license:
        licenses += ROWS.harbor[KING_CRAB - len(TYPES)].license_vp
    return Points(
        fish=sheet.fish(),
        boats=boats,
        licenses=licenses,
        buildings=sum(building_points(sheet, section) for section in WHARF_SECTIONS),
        bonus=king_crab_points(sheet) + captain_points(sheet) + trophies,
    )


def trophy_points(table: Table, seat: int) -> int:
    """F14.3, F14.4: points of the trophies won so far."""
    silver = TROPHIES[table.silver].vp if seat in table.silver_winners else 0
    gold = TROPHIES[table.gold].vp if seat in table.gold_winners else 0
    return silver + gold


def award_gold(table: Table, tell: Tell) -> None:
    """F14.4, R13: the leaders of the gold trophy's metric, all tied ones, nobody below its threshold."""
    if not table.gold:
        return
    card = TROPHIES[table.gold]
    values = [sheet.metric(card.metric) for sheet in table.sheets]
    best = max(values)
    if best >= card.threshold:
        table.gold_winners = [seat for seat, value in enumerate(values) if value == best]
        for seat in table.gold_winners:
            tell(events.GoldWon(trophy=table.gold, points=card.vp), seat)


def final(table: Table) -> Result:
    """F13.2: highest total, then most fish, then shared; in solo the title of the result table (F15.10)."""
    scored = [points(sheet, trophy_points(table, seat)) for seat, sheet in enumerate(table.sheets)]
    standing = [(each.total, each.fish) for each in scored]
    scores = [
        Score(seat, each.total, msgspec.structs.asdict(each), 1 + sum(other > standing[seat] for other in standing))
        for seat, each in enumerate(scored)
    ]
    title = ""
    if table.solo:
        best_first = sorted(ROWS.solo_results, key=lambda row: -row.min_points)
        title = next((row.id for row in best_first if row.min_points <= scores[0].total), "")
    return Result(scores, title)
