"""The decisions of dice and stars, D1 to D4 and D8: each with its question, its legal answers and its consequence.
What a mark brings about, and what it asks, is in `marking.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Ask, Auto, Choice, Illegal, Luck, Tell
from games.fleet_dice import data
from games.fleet_dice.data import (
    BOAT_FACES,
    BUFFET,
    CASINO,
    COINS3,
    COLUMN_SECTIONS,
    HARBOR_SECTIONS,
    LICENSES,
    SECTION_INDEX,
    SECTIONS,
    SHRIMP,
    TYPES,
    WHARF_SECTIONS,
)  # fmt: skip
from games.fleet_dice.marking import Earn, Mark

if TYPE_CHECKING:
    from games.fleet_dice.sheet import Sheet
    from games.fleet_dice.table import Table

MARK = [f"mark:{section}" for section in SECTIONS]
HEX = [f"hex:{type_}" for type_ in TYPES]
DIE = {face: f"die:{face}" for face in data.BOAT_FACES + data.TOWN_FACES}
COIN, THREE_COINS, MARKET, RECYCLE = "use:coin", "use:coins3", "use:market", "use:recycle"
REROLL, DECLINE = "reroll", "decline"
ALL_SECTIONS = range(len(SECTIONS))
_FACE_ORDER = {face: order for order, face in enumerate([*BOAT_FACES, *dict.fromkeys(data.TOWN_FACES)])}


def by_face(pool: list[str]) -> list[str]:
    """Dice in the order of their faces."""
    return sorted(pool, key=_FACE_ORDER.__getitem__)


def section_of(choice: str) -> int:
    """The section a `mark:...` choice names; raises `Illegal` for an unknown one."""
    section = SECTION_INDEX.get(choice.partition(":")[2])
    if section is None:
        raise Illegal("unknown_section", "F5.2", choice=choice)
    return section


def why_not_mark(sheet: Sheet, choice: str) -> Illegal | None:
    """F5.1, F5.2: why this section can't be marked by anybody now, if so."""
    try:
        section = section_of(choice)
    except Illegal as reason:
        return reason
    return None if sheet.is_open(section) else Illegal("section_full", "F5.1", section=SECTIONS[section])


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A drafted die as it was used: its face and who has it (`None`: Captain Ruth)."""

    face: str
    seat: int | None


class Draft(Choice, frozen=True, tag="draft"):
    """D1, F4.1: take one die of the pool."""

    def ask(self, table: Table) -> Ask:
        return Ask("draft")

    def options(self, table: Table) -> list[str]:
        return [DIE[face] for face in by_face(list(set(table.pool)))]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        face = choice[4:]
        table.pool.remove(face)
        table.taken.append(Taken(face, self.seat))
        tell("drafted", self.seat, face=face)
        casino = data.ROWS.wharf[CASINO - WHARF_SECTIONS[0]]
        rerolls = casino.rerolls_per_dice_phase if table.sheets[self.seat].is_complete(CASINO) else 0
        table.then(UseDie(self.seat, face, drafted=True, rerolls=rerolls))

    def why_not(self, table: Table, choice: str) -> Illegal:
        verb, _, face = choice.partition(":")
        if verb == "die" and face in DIE:
            return Illegal("die_not_in_pool", "F4.1", face=face)
        return Illegal("draft_first", "F4.1")


class UseDie(Choice, frozen=True, tag="use"):
    """D2 and D3, F4.3: use the die, or first throw a drafted one again with the casino (F12.2, R15)."""

    face: str
    drafted: bool
    rerolls: int = 0

    def ask(self, table: Table) -> Ask:
        return Ask("use_die" if self.drafted else "use_shared_die", {"face": self.face})

    def options(self, table: Table) -> list[str]:
        sheet = table.sheets[self.seat]
        face = self.face
        uses: list[str]
        if face in TYPES:
            type_ = SECTION_INDEX[face]
            if self._licensed(sheet):  # F10.1
                uses = [MARK[column] for column in sheet.open_in(COLUMN_SECTIONS)]
                uses.append(THREE_COINS)
            else:
                uses = [MARK[type_]] if sheet.is_open(type_) else []
            if not sheet.hexes[type_] and sheet.is_complete(BUFFET):  # F12.4
                uses.append(HEX[type_])
        elif face == COINS3:
            uses = [THREE_COINS]
        elif face == "harbor":
            uses = [MARK[section] for section in sheet.open_in(HARBOR_SECTIONS)]
        elif face == "wharf":
            uses = [MARK[section] for section in sheet.open_in(WHARF_SECTIONS)]
        else:
            uses = [MARKET]
        if sheet.can_recycle() and sheet.open_in(ALL_SECTIONS):
            uses.append(RECYCLE)
        uses.append(COIN)
        if self.rerolls:
            uses.append(REROLL)
        return uses

    def _licensed(self, sheet: Sheet) -> bool:
        """F4.3, R8: a drafted die with final face shrimp and an active shrimp license."""
        return self.drafted and self.face == TYPES[SHRIMP] and sheet.levels[SHRIMP] > 0

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        seat, sheet = self.seat, table.sheets[self.seat]
        stars = Stars(seat)
        if choice == REROLL:
            self._throw_again(table, luck, tell)
        elif choice == COIN:
            table.then(Earn(seat, sheet.coins_per_die(), "coin"), stars)
        elif choice == RECYCLE:
            sheet.recycled += 1
            tell("recycled", seat, uses=sheet.recycled)
            table.then(StarAction(seat, must=True), stars)
        elif choice == MARKET:
            table.then(Earn(seat, sheet.market_coins(), "market"), stars)
        elif choice.startswith("hex:"):
            type_ = SECTION_INDEX[choice[4:]]
            sheet.hexes[type_] = 1
            tell("hex_filled", seat, type=TYPES[type_], filled=sum(sheet.hexes))
        else:
            use = Earn(seat, data.ROWS.coin_track.coins3_face, "coins3") if choice == THREE_COINS else None
            use = use or Mark(seat, section_of(choice))
            if self._licensed(sheet):  # F10.1: use, second use, star action, each with its chain
                license_ = LICENSES[SHRIMP][sheet.levels[SHRIMP]]
                again = [step for _ in range(license_.amount - 1) for step in (SecondUse(seat), stars)]
                star = [step for _ in range(license_.star_actions) for step in (StarAction(seat), stars)]
                table.then(use, stars, *again, *star)
            else:
                table.then(use, stars)

    def _throw_again(self, table: Table, luck: Luck, tell: Tell) -> None:
        """F12.2: the new face stands."""
        faces = BOAT_FACES if self.face in BOAT_FACES else data.TOWN_FACES
        face = luck.dice("casino", faces, 1, table.round, table.phase, self.seat, self.rerolls)[0]
        table.taken[-1] = Taken(face, self.seat)
        tell("rerolled", self.seat, barrier=True, old=self.face, face=face)
        table.then(UseDie(self.seat, face, drafted=True, rerolls=self.rerolls - 1))

    def why_not(self, table: Table, choice: str) -> Illegal:
        sheet = table.sheets[self.seat]
        verb, _, argument = choice.partition(":")
        if verb == "mark":
            return why_not_mark(sheet, choice) or Illegal("wrong_die", "F4.3", face=self.face, section=argument)
        if verb == "hex":
            if not sheet.is_complete(BUFFET):
                return Illegal("building_incomplete", "F12.4", section=SECTIONS[BUFFET])
            if argument != self.face:
                return Illegal("wrong_hex", "F4.3", face=self.face)
            return Illegal("hex_full", "F4.3", type=argument)
        if choice == RECYCLE:
            if not sheet.is_complete(data.RECYCLING):
                return Illegal("building_incomplete", "F12.5", section=SECTIONS[data.RECYCLING])
            return Illegal("recycling_used_up" if not sheet.can_recycle() else "nothing_open", "F4.3")
        if choice == REROLL:
            return Illegal(*self._why_no_reroll(sheet))
        if choice in (MARKET, THREE_COINS):
            return Illegal("wrong_die_for_coins", "F4.3", face=self.face)
        if choice == DECLINE:
            return Illegal("no_pass", "F4.4")
        return Illegal("use_die_first", "F3.2", face=self.face)

    def _why_no_reroll(self, sheet: Sheet) -> tuple[str, str]:
        if not self.drafted:
            return "reroll_shared", "R15"
        if not sheet.is_complete(CASINO):
            return "casino_incomplete", "F12.2"
        return "rerolled_already", "R15"


class SecondUse(Choice, frozen=True, tag="second"):
    """F10.1: the second use of a drafted shrimp die with a level-3 license; may be declined."""

    def ask(self, table: Table) -> Ask:
        return Ask("second_use")

    def options(self, table: Table) -> list[str]:
        columns = [MARK[column] for column in table.sheets[self.seat].open_in(COLUMN_SECTIONS)]
        return [*columns, THREE_COINS, DECLINE]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == DECLINE:
            tell("second_use_declined", self.seat)
        elif choice == THREE_COINS:
            table.then(Earn(self.seat, data.ROWS.coin_track.coins3_face, "coins3"))
        else:
            table.then(Mark(self.seat, section_of(choice)))

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice.startswith("mark:"):
            reason = why_not_mark(table.sheets[self.seat], choice)
            return reason or Illegal("only_boat_types", "F10.1", section=choice[5:])
        return Illegal("only_boat_types", "R27", section=choice)


class StarAction(Choice, frozen=True, tag="star"):
    """D4 and D8, F9.4: mark the top open box of any section; may be declined (R7) unless a die was recycled for it."""

    must: bool = False

    def ask(self, table: Table) -> Ask:
        return Ask("star")

    def options(self, table: Table) -> list[str]:
        marks = [MARK[section] for section in table.sheets[self.seat].open_in(ALL_SECTIONS)]
        if not self.must:
            marks.append(DECLINE)
        return marks

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice != DECLINE:
            tell("star_used", self.seat)
            table.then(Mark(self.seat, section_of(choice)))
        elif table.sheets[self.seat].open_in(ALL_SECTIONS):
            tell("star_declined", self.seat)
        else:
            tell("star_lost", self.seat)

    def why_not(self, table: Table, choice: str) -> Illegal:
        verb = choice.partition(":")[0]
        if verb == "mark":
            return why_not_mark(table.sheets[self.seat], choice) or Illegal("not_an_option", choice=choice)
        if choice == DECLINE:
            return Illegal("must_use_star", "F4.3")
        return Illegal("star_marks_sections_only", "F9.4")


class Stars(Auto, frozen=True, tag="stars"):
    """F9.3: resolve the pending star actions one after another, each with its whole chain."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        sheet = table.sheets[self.seat]
        if sheet.pending_stars:
            sheet.pending_stars -= 1
            table.then(StarAction(self.seat), self)
