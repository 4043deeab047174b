"""The decisions of dice and stars, D1 to D4 and D8: each with its question, its legal answers and its consequence.
What a mark brings about, and what it asks, is in `marking.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Auto, Choice, Illegal, Luck, NotAnOption, Question, Tell
from games.fleet_dice import data, events, picks, questions, refusals
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
from games.fleet_dice.picks import PICKS

if TYPE_CHECKING:
    from games.fleet_dice.sheet import Sheet
    from games.fleet_dice.table import Table

MARK = [picks.Mark(section).text for section in SECTIONS]
HEX = [picks.Hex(type_).text for type_ in TYPES]
DIE = {face: picks.Die(face).text for face in data.BOAT_FACES + data.TOWN_FACES}
COIN, THREE_COINS, MARKET, RECYCLE = (picks.Use(way).text for way in ("coin", "coins3", "market", "recycle"))
REROLL, DECLINE = picks.Reroll().text, picks.Decline().text
ALL_SECTIONS = range(len(SECTIONS))
_FACE_ORDER = {face: order for order, face in enumerate([*BOAT_FACES, *dict.fromkeys(data.TOWN_FACES)])}


def by_face(pool: list[str]) -> list[str]:
    """Dice in the order of their faces."""
    return sorted(pool, key=_FACE_ORDER.__getitem__)


def section_of(choice: str) -> int:
    """The section a `mark:...` choice names; raises `Illegal` for an unknown one."""
    asked = picks.Mark.read(choice)
    if asked is None or asked.section not in SECTION_INDEX:
        raise Illegal(refusals.UnknownSection(choice=choice))
    return SECTION_INDEX[asked.section]


def why_not_mark(sheet: Sheet, choice: str) -> Illegal | None:
    """F5.1, F5.2: why this section can't be marked by anybody now, if so."""
    try:
        section = section_of(choice)
    except Illegal as reason:
        return reason
    return None if sheet.is_open(section) else Illegal(refusals.SectionFull(section=SECTIONS[section]))


def _why_not_built(sheet: Sheet, building: int, rule: str) -> Illegal:
    """F12.1, F15.7: why a building does not work yet, or never will."""
    section = SECTIONS[building]
    if sheet.is_open(building):
        return Illegal(refusals.BuildingIncomplete(section=section), rule)
    return Illegal(refusals.BuildingLost(section=section))


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A drafted die as it was used: its face and who has it (`None`: Captain Ruth)."""

    face: str
    seat: int | None


class Draft(Choice, frozen=True, tag="draft"):
    """D1, F4.1: take one die of the pool."""

    def question(self, table: Table) -> Question:
        return questions.Draft()

    def options(self, table: Table) -> list[str]:
        return [DIE[face] for face in by_face(list(set(table.pool)))]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        face = picks.Die.of(choice).face
        table.pool.remove(face)
        table.taken.append(Taken(face, self.seat))
        tell(events.Drafted(face=face), self.seat)
        casino = data.ROWS.wharf[CASINO - WHARF_SECTIONS[0]]
        rerolls = casino.rerolls_per_dice_phase if table.sheets[self.seat].is_complete(CASINO) else 0
        table.then(UseDie(self.seat, face, drafted=True, rerolls=rerolls))

    def why_not(self, table: Table, choice: str) -> Illegal:
        asked = picks.Die.read(choice)
        if asked is not None and asked.face in DIE:
            return Illegal(refusals.DieNotInPool(face=asked.face))
        return Illegal(refusals.DraftFirst())


class UseDie(Choice, frozen=True, tag="use"):
    """D2 and D3, F4.3: use the die, or first throw a drafted one again with the casino (F12.2, R15)."""

    face: str
    drafted: bool
    rerolls: int = 0

    def question(self, table: Table) -> Question:
        return questions.UseDie(self.face) if self.drafted else questions.UseSharedDie(self.face)

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
            tell(events.Recycled(uses=sheet.recycled), seat)
            table.then(StarAction(seat, must=True), stars)
        elif choice == MARKET:
            table.then(Earn(seat, sheet.market_coins(), "market"), stars)
        elif hexed := picks.Hex.read(choice):
            type_ = SECTION_INDEX[hexed.type]
            sheet.hexes[type_] = 1
            tell(events.HexFilled(type=TYPES[type_], filled=sum(sheet.hexes)), seat)
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
        tell(events.Rerolled(old=self.face, face=face), self.seat, barrier=True)
        table.then(UseDie(self.seat, face, drafted=True, rerolls=self.rerolls - 1))

    def why_not(self, table: Table, choice: str) -> Illegal:
        sheet = table.sheets[self.seat]
        match PICKS.read(choice):
            case picks.Mark(section):
                return self._why_not_mark(sheet, section, choice)
            case picks.Hex(type_):
                return self._why_not_hex(sheet, type_)
            case picks.Reroll():
                return self._why_no_reroll(sheet)
            case picks.Decline():
                return Illegal(refusals.NoPass())
            case _ if choice == RECYCLE:
                return self._why_not_recycle(sheet)
            case _ if choice == THREE_COINS and self._is_shared_shrimp(sheet):
                return Illegal(refusals.LicenseForDrafted())
            case _ if choice in (MARKET, THREE_COINS):
                return Illegal(refusals.WrongDieForCoins(face=self.face))
            case _:
                return Illegal(refusals.UseDieFirst(face=self.face))

    def _why_not_mark(self, sheet: Sheet, section: str, choice: str) -> Illegal:
        """What the die can never mark is not told as full."""
        own = {"harbor": HARBOR_SECTIONS, "wharf": WHARF_SECTIONS}.get(self.face, range(0))
        if self.face in TYPES:
            type_ = SECTION_INDEX[self.face]
            own = COLUMN_SECTIONS if self._licensed(sheet) else range(type_, type_ + 1)
        number = SECTION_INDEX.get(section, -1)
        if number < 0 or number in own:
            return why_not_mark(sheet, choice) or Illegal(refusals.WrongDie(face=self.face, section=section))
        if number in COLUMN_SECTIONS and self._is_shared_shrimp(sheet):
            return Illegal(refusals.LicenseForDrafted())
        return Illegal(refusals.WrongDie(face=self.face, section=section))

    def _is_shared_shrimp(self, sheet: Sheet) -> bool:
        """F4.2, F10.1: whether the license would help if this die were drafted."""
        return not self.drafted and self.face == TYPES[SHRIMP] and sheet.levels[SHRIMP] > 0

    def _why_not_hex(self, sheet: Sheet, type_: str) -> Illegal:
        if not sheet.is_complete(BUFFET):
            return _why_not_built(sheet, BUFFET, "F12.4")
        if type_ != self.face:
            return Illegal(refusals.WrongHex(face=self.face))
        return Illegal(refusals.HexFull(type=type_))

    def _why_not_recycle(self, sheet: Sheet) -> Illegal:
        if not sheet.is_complete(data.RECYCLING):
            return _why_not_built(sheet, data.RECYCLING, "F12.5")
        return Illegal(refusals.NothingOpen() if sheet.can_recycle() else refusals.RecyclingUsedUp())

    def _why_no_reroll(self, sheet: Sheet) -> Illegal:
        if not self.drafted:
            return Illegal(refusals.RerollShared())
        if not sheet.is_complete(CASINO):
            return Illegal(refusals.CasinoIncomplete()) if sheet.is_open(CASINO) else _why_not_built(sheet, CASINO, "")
        return Illegal(refusals.RerolledAlready())


class SecondUse(Choice, frozen=True, tag="second"):
    """F10.1: the second use of a drafted shrimp die with a level-3 license; may be declined."""

    def question(self, table: Table) -> Question:
        return questions.SecondUse()

    def options(self, table: Table) -> list[str]:
        columns = [MARK[column] for column in table.sheets[self.seat].open_in(COLUMN_SECTIONS)]
        return [*columns, THREE_COINS, DECLINE]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == DECLINE:
            tell(events.SecondUseDeclined(), self.seat)
        elif choice == THREE_COINS:
            table.then(Earn(self.seat, data.ROWS.coin_track.coins3_face, "coins3"))
        else:
            table.then(Mark(self.seat, section_of(choice)))

    def why_not(self, table: Table, choice: str) -> Illegal:
        if asked := picks.Mark.read(choice):
            column = SECTION_INDEX.get(asked.section, COLUMN_SECTIONS[0]) in COLUMN_SECTIONS
            reason = why_not_mark(table.sheets[self.seat], choice) if column else None
            return reason or Illegal(refusals.OnlyBoatTypes(), "F10.1")
        return Illegal(refusals.OnlyBoatTypes())


class StarAction(Choice, frozen=True, tag="star"):
    """D4 and D8, F9.4: mark the top open box of any section; may be declined (R7) unless a die was recycled for it."""

    must: bool = False

    def question(self, table: Table) -> Question:
        return questions.Star()

    def options(self, table: Table) -> list[str]:
        marks = [MARK[section] for section in table.sheets[self.seat].open_in(ALL_SECTIONS)]
        if not self.must:
            marks.append(DECLINE)
        return marks

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice != DECLINE:
            tell(events.StarUsed(), self.seat)
            table.then(Mark(self.seat, section_of(choice)))
        elif table.sheets[self.seat].open_in(ALL_SECTIONS):
            tell(events.StarDeclined(), self.seat)
        else:
            tell(events.StarLost(), self.seat)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if picks.Mark.read(choice):
            return why_not_mark(table.sheets[self.seat], choice) or Illegal(NotAnOption(choice=choice))
        if choice == DECLINE:
            return Illegal(refusals.MustUseStar())
        return Illegal(refusals.StarMarksSectionsOnly(must=int(self.must)))


class Stars(Auto, frozen=True, tag="stars"):
    """F9.3: resolve the pending star actions one after another, each with its whole chain."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        sheet = table.sheets[self.seat]
        if sheet.pending_stars:
            sheet.pending_stars -= 1
            table.then(StarAction(self.seat), self)
