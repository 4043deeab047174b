"""What a mark, a coin or a license is still worth to a seat, in points at the end of the game, as its view shows it.
An estimate for computer players; it decides no rule."""

from __future__ import annotations

import math

from games.fleet_dice import data
from games.fleet_dice.data import (
    BARGE,
    BOAT_VP,
    BOATS,
    BOXES,
    BUFFET,
    CANNERY,
    CASINO,
    CATCH,
    COD,
    FIXED_CAPACITY,
    KING_CRAB,
    LEVELS,
    LICENSES,
    LOBSTER,
    OYSTER,
    OYSTER_CAPACITY,
    RECYCLING,
    ROWS,
    SHRIMP,
    SIZES,
    SMOKEHOUSE,
    SWORDFISH,
    TYPES,
    WHARF_SECTIONS,
)  # fmt: skip
from games.fleet_dice.view import SheetView, View

# Habits of good play, found by playing thousands of games; they are no figures of the rules.
MARKS_A_ROUND = 1.5  # in one section, by a player who wants it
STAR = 2.4  # what a star action brings while much is still open
STARS_EVERY = (ROWS.coin_track.length) / max(1, len(data.STARS))
COINS_A_DIE = 0.9
LAUNCHES_A_ROUND = 1.0
SHRIMP_DICE_A_ROUND = 0.55
WILD = 0.7  # an open choice of type instead of shrimp
SECOND_USE = 2.2
MARKETS_A_ROUND = 0.5
REROLL = 0.35  # a casino throw, by what it improves a die
RECYCLED = 0.5  # a star action instead of what the die would have brought
HEX_ROUNDS = 1.6  # rounds between two dice worth a hex
GOLD_LEAD = {"fish": 0.15, "boats": 0.5, "buildings": 0.8, "coins": 0.08, "licenses": 0.6}
TYPICAL_END = {"fish": 38.0, "boats": 12.0, "buildings": 3.5, "coins": 45.0, "licenses": 6.0, "full_boats": 6.0,
               "level2_types": 1.5, "level3_types": 0.7, "license_types": 3.5}  # fmt: skip


class Outlook:
    """The prospects of the seat that looks at `view`. Made for one decision, then thrown away."""

    __slots__ = ("_marks", "coin", "fished", "fishings", "income_phases", "rounds_left", "sheet", "view", "weights")

    def __init__(self, view: View) -> None:
        assert view.viewer is not None, "spectators decide nothing"
        self.view = view
        self.sheet: SheetView = view.sheets[view.viewer]
        before_income = view.phase in ("setup", "boat")
        self.fished = 0 if before_income or view.phase == "income" else 1
        fraction = {"setup": 1.0, "boat": 0.75, "income": 0.5, "fishing": 0.5}.get(view.phase, 0.25)
        if len(view.pool) == 1:  # the shared die is the last of its phase
            fraction -= 0.25
        self.rounds_left = view.rounds - view.round + (0.0 if view.phase == "setup" else fraction)
        self.income_phases = view.rounds - view.round + (1 if before_income and view.round else 0)
        self.fishings = self._fishings_after(0.0)
        self.weights = self._weights()
        self.coin = self._coin()
        self._marks: dict[int, float] = {}

    # -- time -----------------------------------------------------------------------------------------------------

    def _fishings_after(self, rounds: float) -> int:
        """F7: fishing phases still to come when this many rounds have gone by."""
        now = self.view.round + rounds
        last = self.view.rounds // 2
        if rounds == 0.0 and now % 2 == 0 and not self.fished and now > 0:
            return last - int(now) // 2 + 1
        return max(0, last - int(now) // 2)

    def later(self, marks: int) -> float:
        """Rounds that go by until a section gets its `marks`-th further mark."""
        return marks / MARKS_A_ROUND

    # -- cards and bonuses ----------------------------------------------------------------------------------------

    def _weights(self) -> dict[str, float]:
        """Points for one more of a metric: captain, King Crab bonus and trophies."""
        weights = dict.fromkeys(TYPICAL_END, 0.0)
        sheet, view = self.sheet, self.view
        if sheet.captain:
            card = data.CAPTAINS[sheet.captain]
            weights[card.bonus_metric] += card.bonus_vp / card.bonus_per
        if sheet.bonus:
            row = data.BONUSES[sheet.bonus]
            weights[row.metric] += row.vp / row.per
        if view.gold:
            card = data.TROPHIES[view.gold]
            weights[card.metric] += GOLD_LEAD.get(card.metric, 0.3) * min(1.0, 2 * view.round / view.rounds)
        if view.silver and not view.silver_winners:
            card = data.TROPHIES[view.silver]
            weights[card.metric] += card.vp / card.threshold * 0.6
        return weights

    def bonus(self, bonus: str) -> float:
        """F11.2: what a King Crab bonus will be worth at the end."""
        row = data.BONUSES[bonus]
        cap = ROWS.harbor[KING_CRAB - len(TYPES)].bonus_max
        played = 1 - self.rounds_left / self.view.rounds
        now = self._metric(row.metric)
        end = now + (TYPICAL_END[row.metric] * (1 - played))
        return min(cap, end / row.per * row.vp)

    def _metric(self, metric: str) -> int:
        sheet = self.sheet
        match metric:
            case "fish":
                return sheet.fish
            case "boats":
                return sheet.boats
            case "buildings":
                return len(sheet.complete)
            case "full_boats":
                return sheet.full_boats
            case "licenses":
                return sum(sheet.levels)
            case "coins":
                return sheet.coins
            case _:
                least = {"level2_types": 2, "level3_types": 3}.get(metric, 1)
                return sum(level >= least for level in sheet.levels)

    # -- coins and stars ------------------------------------------------------------------------------------------

    def _coin(self) -> float:
        """What one coin brings towards a star that may still be reached."""
        sheet = self.sheet
        coming = self.income_phases * sheet.income + COINS_A_DIE * 4 * self.rounds_left
        next_star = min((star for star in data.STARS if star > sheet.coins), default=0)
        if not next_star:
            return 0.0
        distance = next_star - sheet.coins
        reach = min(1.0, coming / (distance + STARS_EVERY / 2))
        return STAR / STARS_EVERY * reach + self.weights["coins"]

    @property
    def star(self) -> float:
        """F9.4: what a star action brings now."""
        return max((self.mark(section) for section in range(len(SIZES)) if self.is_open(section)), default=0.0)

    def earn(self, coins: int) -> float:
        """F9.1, F9.2: coins with the stars they reach."""
        sheet = self.sheet
        position, stars = sheet.coins, 0
        for _ in range(coins):
            position += 1
            while position in sheet.struck_stars:
                position += 1
            stars += position in data.STARS
        worth = coins * self.coin
        if stars:
            worth += stars * max(0.0, self.star - STAR)
            if self.coin < STAR / STARS_EVERY:  # near the end only stars reached count
                worth = max(worth, stars * self.star)
        return worth

    # -- boats and licenses ---------------------------------------------------------------------------------------

    def boat(self, fleet: int, boat: int, later: float, level: int) -> float:
        """A boat launched after `later` rounds: points, its catch, cod coins; `level` is the type's license then."""
        fishings = self.fishings if later <= 0 else self._fishings_after(later)
        capacity = OYSTER_CAPACITY[level] if fleet == OYSTER else FIXED_CAPACITY[fleet][boat]
        sheet, weights = self.sheet, self.weights
        amount: float = CATCH[fleet]
        if fleet == BARGE:
            amount = sheet.full_boats + 0.3 * (sheet.boats - sheet.full_boats)
        fish = min(float(capacity), amount * fishings)
        worth = BOAT_VP[sheet.points_list][fleet][boat] + fish * (1 + weights["fish"]) + weights["boats"]
        if level_of_cod := sheet.levels[COD]:
            worth += LICENSES[COD][level_of_cod].amount * self.coin
        if capacity and fish >= capacity and data.CAN_BE_FULL[fleet]:
            worth += weights["full_boats"] + 0.3
        return worth

    def license(self, type_: int, level: int, later: float) -> float:
        """F10: the license of this level, activated after `later` rounds."""
        row = LICENSES[type_][level]
        before = LICENSES[type_].get(level - 1)
        amount = row.amount - (before.amount if before else 0)
        stars = row.star_actions - (before.star_actions if before else 0)
        rounds = max(0.0, self.rounds_left - later)
        weights = self.weights
        worth = row.vp - (before.vp if before else 0) + weights["licenses"] + row.coins_on_activation * self.coin
        metric = {1: "license_types", 2: "level2_types", 3: "level3_types"}.get(level)
        if metric:
            worth += weights[metric]
        if type_ == SHRIMP:
            uses = SHRIMP_DICE_A_ROUND * rounds
            worth += uses * (stars * STAR + (WILD if level == 1 else amount * SECOND_USE))
        elif type_ == COD:
            worth += amount * LAUNCHES_A_ROUND * rounds * self.coin
        elif type_ == LOBSTER:
            worth += amount * max(0.0, self.income_phases - later) * self.coin
        elif type_ == SWORDFISH:
            fishings = self.fishings if later <= 0 else self._fishings_after(later)
            worth += fishings * (stars * STAR * 0.9 + amount * self.coin)
        elif type_ == OYSTER:
            worth += self._roomier_oyster_boats(level)
        return worth

    def _roomier_oyster_boats(self, level: int) -> float:
        """F10.5: the fish that fit on the oyster boats at sea only with this license."""
        catch = CATCH[OYSTER] * self.fishings
        small, large = OYSTER_CAPACITY[level - 1], OYSTER_CAPACITY[level]
        boats = self.sheet.fleets[OYSTER]
        more = sum(min(large, fish + catch) - min(small, fish + catch) for fish in boats)
        unborn = max(0, BOATS[OYSTER] - len(boats)) * 0.3
        return (more + unborn * max(0, min(large, catch) - min(small, catch))) * (1 + self.weights["fish"])

    def catch(self) -> float:
        """F11.3: one more catch now, beyond what the boats will catch anyhow."""
        more = 0
        for fleet, boats in enumerate(self.sheet.fleets):
            amount = CATCH[fleet]
            if not amount:
                continue
            for fish, capacity in zip(boats, self.sheet.capacities[fleet], strict=True):
                before = fish + amount * self.fishings
                more += max(0, min(capacity, before + amount) - min(capacity, before))
        if self.sheet.fleets[BARGE]:
            more += self.sheet.full_boats
        return more * (1 + self.weights["fish"])

    # -- buildings ------------------------------------------------------------------------------------------------

    def completed(self, section: int, later: float) -> float:
        """F12: what a finished building brings beyond the points of its boxes."""
        row = ROWS.wharf[section - WHARF_SECTIONS[0]]
        rounds = max(0.0, self.rounds_left - later)
        worth = row.vp_completed + self.weights["buildings"]
        if section == CASINO:
            worth += REROLL * 2 * rounds
        elif section == BUFFET:
            worth += self._hexes(rounds / HEX_ROUNDS) * 0.6
        elif section == RECYCLING:
            worth += min(row.uses, 1.5 * rounds) * RECYCLED
        elif section == SMOKEHOUSE:
            worth += row.market_bonus * MARKETS_A_ROUND * rounds * self.coin
        elif section == CANNERY:
            full = self.sheet.full_boats + 0.4 * (self.sheet.boats - self.sheet.full_boats)
            worth += full * max(0.0, self.income_phases - later) * self.coin
        else:
            worth += row.uses
        return worth

    def _hexes(self, dice: float) -> float:
        """F12.4: points that so many more hexes bring, less what the dice would bring elsewhere."""
        points = ROWS.buffet.vp_by_filled
        filled = sum(self.sheet.hexes)
        end = min(len(points) - 1, filled + int(dice))
        return max(0.0, points[end] - points[filled] - 1.2 * (end - filled))

    def hex(self) -> float:
        """The next hex, with those that may follow."""
        points = ROWS.buffet.vp_by_filled
        filled = sum(self.sheet.hexes)
        most = min(len(points) - 1, filled + 1 + int(self.rounds_left / HEX_ROUNDS))
        return max((points[end] - points[filled]) / (end - filled) for end in range(filled + 1, most + 1))

    # -- marks ----------------------------------------------------------------------------------------------------

    def is_open(self, section: int) -> bool:
        """F5.2."""
        return self.sheet.marked[section] + self.sheet.struck[section] < SIZES[section]

    def mark(self, section: int) -> float:
        """The next box of a section: the best average of its coming boxes, as far as there is time for them."""
        found = self._marks.get(section)
        if found is None:
            found = self._marks[section] = self._mark(section)
        return found

    def _mark(self, section: int) -> float:
        sheet, boxes = self.sheet, BOXES[section]
        first = sheet.marked[section]
        last = SIZES[section] - sheet.struck[section]
        reach = min(last, first + 1 + int(MARKS_A_ROUND * self.rounds_left))
        level = sheet.levels[section] if section < len(TYPES) else 0
        boats = len(sheet.fleets[section]) if section < data.FLEETS else 0
        per_box = ROWS.wharf[section - WHARF_SECTIONS[0]].vp_per_marked_box if section in WHARF_SECTIONS else 0
        total, best = 0.0, -math.inf
        for box in range(first, reach):
            later = self.later(box - first)
            total += per_box
            match boxes[box]:
                case "license" if section == KING_CRAB:
                    total += ROWS.harbor[KING_CRAB - len(TYPES)].license_vp + self._best_bonus()
                case "license" if level < LEVELS[section]:
                    level += 1
                    total += self.license(section, level, later)
                case "boat" if boats < BOATS[section]:
                    total += self.boat(section, boats, later, level)
                    boats += 1
                case "choice":
                    launch = self.boat(section, boats, later, level) if boats < BOATS[section] else 0.0
                    paper = self.license(section, level + 1, later) if level < LEVELS[section] else 0.0
                    total += max(launch, paper)
                    boats, level = (boats + 1, level) if launch > paper else (boats, min(level + 1, LEVELS[section]))
                case "fishing":
                    total += self.catch() if later <= 0 else 0.5 * self.sheet.boats
                case _:
                    pass
            if section in WHARF_SECTIONS and box == last - 1:
                total += self.completed(section, later)
            best = max(best, total / (box - first + 1))
        return best

    def _best_bonus(self) -> float:
        held = {sheet.bonus for sheet in self.view.sheets}
        return max(self.bonus(bonus) for bonus in data.BONUSES if bonus not in held)
