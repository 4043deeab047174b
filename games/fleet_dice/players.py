"""Fleet's computer players: the mate, who takes what is worth most by `outlook.py` and looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.fleet_dice import data, picks, questions
from games.fleet_dice.data import COINS3, LICENSES, OYSTER, SECTION_INDEX, SHRIMP, TYPES
from games.fleet_dice.outlook import RECYCLED, Outlook
from games.fleet_dice.picks import PICKS
from games.fleet_dice.view import View

DENIAL = 0.25  # how much of what the others gain by a die counts against leaving it to them


class Mate:
    """Greedy: the choice whose consequences are worth most. Never random but between equals."""

    name = "mate"

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        values = self.values(view, options)
        best = max(values)
        equals = [option for option, value in zip(options, values, strict=True) if value >= best - 1e-9]
        return equals[0] if len(equals) == 1 else equals[rng.randrange(len(equals))]

    def values(self, view: View, options: Sequence[str]) -> list[float]:
        """What each of `options` is worth, in points."""
        outlook = Outlook(view)
        return [self._value(outlook, option) for option in options]

    def _value(self, outlook: Outlook, option: str) -> float:
        match PICKS.read(option):
            case picks.Die(face):
                return self._draft(outlook, face)
            case picks.Mark(section):
                return outlook.mark(SECTION_INDEX[section])
            case picks.Hex():
                return outlook.hex() - self._licensed_star(outlook)
            case picks.Use(way):
                return self._use(outlook, way)
            case picks.Reroll():
                return self._reroll(outlook)
            case picks.Take(what):
                return self._take(outlook, what)
            case picks.Bonus(bonus):
                return outlook.bonus(bonus)
            case picks.Oyster(catch):
                return self._oyster(outlook, catch)
            case _:
                return 0.0  # declining: worth no more and no less than nothing

    def _use(self, outlook: Outlook, way: str) -> float:
        """F4.3. The license's star of a shrimp die goes with marks and 3 coins, so it is missed elsewhere."""
        match way:
            case "coin":
                bait = data.SECTIONS[data.BAIT_SHOP] in outlook.sheet.complete
                track = data.ROWS.coin_track
                coins = track.die_as_coin_bait_shop if bait else track.die_as_coin
                return outlook.earn(coins) - self._licensed_star(outlook)
            case "coins3":
                return outlook.earn(data.ROWS.coin_track.coins3_face)
            case "market":
                return outlook.earn(outlook.sheet.market)
            case _:
                keep = RECYCLED if outlook.rounds_left > 1 else 0.0
                return outlook.star - keep - self._licensed_star(outlook)

    def _licensed_star(self, outlook: Outlook) -> float:
        """F10.1: what only a use by the shrimp license brings besides the use."""
        view = outlook.view
        level = outlook.sheet.levels[SHRIMP]
        if not (view.drafted and view.face == TYPES[SHRIMP] and level):
            return 0.0
        row = LICENSES[SHRIMP][level]
        return row.star_actions * outlook.star + (row.amount - 1) * self._any_type(outlook)

    def _any_type(self, outlook: Outlook) -> float:
        """The best boat type, or 3 coins."""
        marks = [outlook.mark(type_) for type_ in data.COLUMN_SECTIONS if outlook.is_open(type_)]
        return max([*marks, outlook.earn(data.ROWS.coin_track.coins3_face)])

    def face(self, outlook: Outlook, face: str, *, drafted: bool) -> float:
        """The best use of a die of this face."""
        level = outlook.sheet.levels[SHRIMP]
        worth = [self._use(outlook, "coin")]
        if face in TYPES:
            type_ = SECTION_INDEX[face]
            if outlook.is_open(type_):
                worth.append(outlook.mark(type_))
            if drafted and type_ == SHRIMP and level:
                row = LICENSES[SHRIMP][level]
                worth.append(row.amount * self._any_type(outlook) + row.star_actions * outlook.star)
            if not outlook.sheet.hexes[type_] and data.SECTIONS[data.BUFFET] in outlook.sheet.complete:
                worth.append(outlook.hex())
        elif face == COINS3:
            worth.append(outlook.earn(data.ROWS.coin_track.coins3_face))
        elif face == "market":
            worth.append(outlook.earn(outlook.sheet.market))
        else:
            sections = data.HARBOR_SECTIONS if face == "harbor" else data.WHARF_SECTIONS
            worth += [outlook.mark(section) for section in sections if outlook.is_open(section)]
        return max(worth)

    def _draft(self, outlook: Outlook, face: str) -> float:
        """D1: a die's worth to oneself; what is drafted last leaves the other one to all."""
        worth = self.face(outlook, face, drafted=True)
        pool = outlook.view.pool
        if len(pool) != 2:
            return worth
        left = pool[1] if pool[0] == face else pool[0]
        return worth + (1 - DENIAL) * self.face(outlook, left, drafted=False)

    def _reroll(self, outlook: Outlook) -> float:
        """F12.2: the mean over the faces that may come."""
        face = outlook.view.face
        faces = data.BOAT_FACES if face in data.BOAT_FACES else data.TOWN_FACES
        worth = {each: self.face(outlook, each, drafted=True) for each in set(faces)}
        licensed = self._licensed_star(outlook)
        return sum(worth[each] for each in faces) / len(faces) - licensed

    def _take(self, outlook: Outlook, what: str) -> float:
        """F5.4: a boat or a license of the type that is asked about."""
        sheet, asked = outlook.sheet, questions.BoatOrLicense.of(outlook.view.asked)
        type_ = SECTION_INDEX[asked.type] if asked is not None else 0
        level = sheet.levels[type_]
        if what == "boat":
            return outlook.boat(type_, len(sheet.fleets[type_]), 0.0, level)
        return outlook.license(type_, level + 1, 0.0)

    def _oyster(self, outlook: Outlook, what: str) -> float:
        """F10.5: the second fish; or a coin, if the boat will be full at the end without it."""
        if what == "fish":
            return 1.0 + outlook.weights["fish"]
        asked = questions.Oyster.of(outlook.view.asked)
        assert asked is not None
        boat = asked.boat - 1
        fish = outlook.sheet.fleets[OYSTER][boat] + data.CATCH[OYSTER] * (1 + outlook.fishings)
        spare = fish > outlook.sheet.capacities[OYSTER][boat]
        return outlook.earn(LICENSES[OYSTER][outlook.sheet.levels[OYSTER]].amount) + spare
