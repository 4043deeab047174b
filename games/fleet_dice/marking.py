"""What a mark sets in motion: boxes and their effects (F5), coins (F9), boats, the catch (F7).
With what it may ask, D5 to D7; the decisions that mark are in `steps.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Auto, Choice, Illegal, Luck, Question, Tell
from games.fleet_dice import data, events, picks, questions, refusals
from games.fleet_dice.data import BONUSES, BOXES, FLEETS, LICENSES, OYSTER, SECTIONS, TYPES

if TYPE_CHECKING:
    from games.fleet_dice.table import Table

BOAT, LICENSE = picks.Take("boat").text, picks.Take("license").text
FISH, COIN_INSTEAD = picks.Oyster("fish").text, picks.Oyster("coin").text


class Mark(Auto, frozen=True, tag="mark"):
    """F5.1, F5.3: mark the top open box of a section and carry out its effect."""

    seat: int
    section: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        sheet = table.sheets[self.seat]
        section = self.section
        box = sheet.marked[section]
        sheet.marked[section] = box + 1
        tell(events.Marked(section=SECTIONS[section], box=box + 1), self.seat)
        match BOXES[section][box]:
            case "license" if section < len(TYPES):
                activate(table, self.seat, section, tell)
            case "license":
                king_crab_license(table, self.seat, tell)
            case "boat":
                launch(table, self.seat, section, tell)
            case "choice":
                boat_or_license(table, self.seat, section, tell)
            case "fishing":
                tell(events.PrivateFishing(), self.seat)
                catch(table, self.seat, tell)
            case _:
                pass
        if section >= FLEETS and sheet.is_complete(section):
            tell(events.Completed(section=SECTIONS[section]), self.seat)
        note_silver(table, self.seat, tell)


class Earn(Auto, frozen=True, tag="earn"):
    """F9.1: earn coins. `why` names the source in the log."""

    seat: int
    coins: int
    why: str

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        earn(table, self.seat, self.coins, self.why, tell)


def earn(table: Table, seat: int, coins: int, why: str, tell: Tell) -> None:
    """F9.1, F9.2, F9.5: mark the next coin boxes; struck stars are skipped, stars reached are pending."""
    sheet = table.sheets[seat]
    position, stars, paid = sheet.coins, 0, 0
    length, star_boxes, struck = data.ROWS.coin_track.length, data.STARS, sheet.struck_stars
    while paid < coins:
        while struck and position + 1 in struck:
            position += 1
        if position >= length:
            break
        position += 1
        paid += 1
        stars += position in star_boxes
    sheet.coins = position
    sheet.pending_stars += stars
    tell(events.Earned(coins=paid, stars=stars, why=why), seat)
    if table.silver:
        note_silver(table, seat, tell)


def launch(table: Table, seat: int, fleet: int, tell: Tell) -> None:
    """F5.5, F5.6, F10.2: launch the topmost free boat of a fleet; cod licenses pay."""
    sheet = table.sheets[seat]
    if not sheet.has_boat_left(fleet):
        return
    sheet.fleets[fleet].append(0)
    tell(events.Launched(fleet=SECTIONS[fleet], boat=len(sheet.fleets[fleet])), seat)
    if level := sheet.levels[data.COD]:
        earn(table, seat, LICENSES[data.COD][level].amount, "cod", tell)


def activate(table: Table, seat: int, type_: int, tell: Tell) -> None:
    """F5.5, F5.7: activate the topmost inactive license of a type; the second one pays at once."""
    sheet = table.sheets[seat]
    if not sheet.has_license_left(type_):
        return
    sheet.levels[type_] += 1
    level = sheet.levels[type_]
    tell(events.Licensed(type=TYPES[type_], level=level), seat)
    if coins := LICENSES[type_][level].coins_on_activation:
        earn(table, seat, coins, "license", tell)


def boat_or_license(table: Table, seat: int, type_: int, tell: Tell) -> None:
    """F5.4: the player's choice among what is left of the type; if only one kind is left it is taken."""
    sheet = table.sheets[seat]
    if sheet.has_boat_left(type_) and sheet.has_license_left(type_):
        table.then(BoatOrLicense(seat, type_))
    elif sheet.has_boat_left(type_):
        launch(table, seat, type_, tell)
    else:
        activate(table, seat, type_, tell)


class BoatOrLicense(Choice, frozen=True, tag="either"):
    """D5, F5.4: a choice box gives a boat or a license of its type."""

    column: int

    def question(self, table: Table) -> Question:
        return questions.BoatOrLicense(type=TYPES[self.column])

    def options(self, table: Table) -> list[str]:
        return [BOAT, LICENSE]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == BOAT:
            launch(table, self.seat, self.column, tell)
        else:
            activate(table, self.seat, self.column, tell)
        note_silver(table, self.seat, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if picks.Decline.read(choice):
            return Illegal(refusals.CannotDecline(), "F5.4")
        return Illegal(refusals.AnswerFirst())


def king_crab_license(table: Table, seat: int, tell: Tell) -> None:
    """F11.2, R5: the bonus is chosen at once, or at the end of the window if others play in one too (F3.1)."""
    sheet = table.sheets[seat]
    sheet.king_crab_license = True
    tell(events.KingCrabLicensed(), seat)
    if table.lanes is None or table.solo:
        table.then(TakeBonus(seat))
    else:
        sheet.awaits_bonus = True


class TakeBonus(Choice, frozen=True, tag="bonus"):
    """D6, F11.2: a King Crab bonus that nobody else holds."""

    def question(self, table: Table) -> Question:
        return questions.Bonus()

    def options(self, table: Table) -> list[str]:
        held = {sheet.bonus for sheet in table.sheets}
        return [picks.Bonus(bonus).text for bonus in BONUSES if bonus not in held]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        sheet = table.sheets[self.seat]
        sheet.bonus = picks.Bonus.of(choice).bonus
        sheet.awaits_bonus = False
        tell(events.BonusTaken(bonus=sheet.bonus), self.seat)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if picks.Decline.read(choice):
            return Illegal(refusals.CannotDecline(), "F11.2")
        asked = picks.Bonus.read(choice)
        if asked is not None and asked.bonus in BONUSES:
            return Illegal(refusals.BonusHeld(bonus=asked.bonus))
        return Illegal(refusals.AnswerFirst())


def catch(table: Table, seat: int, tell: Tell) -> None:
    """F7.1 (a) and (b): the barge first, then every other boat that is not full. Oyster boats that may choose ask."""
    sheet = table.sheets[seat]
    before = sheet.fish()
    full = sheet.full_boats()  # F7.2: boats full before this catch
    barges = sheet.fleets[data.BARGE]
    for boat, fish in enumerate(barges):
        barges[boat] = min(sheet.capacity(data.BARGE, boat), fish + full)
    coins = 0
    asked: list[OysterBoat] = []
    licensed = sheet.levels[OYSTER] > 0
    for fleet, boats in enumerate(sheet.fleets):
        amount = data.CATCH[fleet]
        for boat, fish in enumerate(boats):
            free = sheet.capacity(fleet, boat) - fish
            if free <= 0:
                continue
            if fleet == OYSTER and licensed:
                if free >= amount:
                    asked.append(OysterBoat(seat, boat))
                    continue
                coins += LICENSES[OYSTER][sheet.levels[OYSTER]].amount  # R9
            boats[boat] = fish + min(free, amount)
    tell(events.Caught(fish=sheet.fish() - before), seat)
    if coins:
        earn(table, seat, coins, "oyster", tell)
    table.then(*asked)
    note_silver(table, seat, tell)


class OysterBoat(Choice, frozen=True, tag="oyster"):
    """D7, F10.5: one fish and a coin instead of the second fish of an oyster boat."""

    boat: int

    def question(self, table: Table) -> Question:
        boats = table.sheets[self.seat].fleets[OYSTER]
        capacity = table.sheets[self.seat].capacity(OYSTER, self.boat)
        return questions.Oyster(boat=self.boat + 1, fish=boats[self.boat], capacity=capacity)

    def options(self, table: Table) -> list[str]:
        return [FISH, COIN_INSTEAD]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        sheet = table.sheets[self.seat]
        amount = data.CATCH[OYSTER]
        if choice == COIN_INSTEAD:
            coins = LICENSES[OYSTER][sheet.levels[OYSTER]].amount
            sheet.fleets[OYSTER][self.boat] += amount - 1
            tell(events.OysterSwapped(boat=self.boat + 1), self.seat)
            earn(table, self.seat, coins, "oyster", tell)
        else:
            sheet.fleets[OYSTER][self.boat] += amount
            tell(events.OysterFilled(boat=self.boat + 1, fish=amount), self.seat)
        note_silver(table, self.seat, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if picks.Decline.read(choice):
            return Illegal(refusals.CannotDecline(), "F10.5")
        return Illegal(refusals.AnswerFirst())


def note_silver(table: Table, seat: int, tell: Tell) -> None:
    """F14.3, R12: test the silver trophy after a change; in a window it is only noted until the closing."""
    if not table.silver:
        return
    sheet = table.sheets[seat]
    card = data.TROPHIES[table.silver]
    if not sheet.met_silver and sheet.metric(card.metric) >= card.threshold:
        sheet.met_silver = True
        if table.lanes is None:
            award_silver(table, tell)


def award_silver(table: Table, tell: Tell) -> None:
    """F14.3: the silver trophy goes to everybody noted, once."""
    if table.silver and not table.silver_winners:
        table.silver_winners = [seat for seat, sheet in enumerate(table.sheets) if sheet.met_silver]
        for seat in table.silver_winners:
            tell(events.SilverWon(trophy=table.silver, points=data.TROPHIES[table.silver].vp), seat)
