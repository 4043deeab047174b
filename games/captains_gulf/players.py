"""Computer players of Captains of the Gulf: they see the view of their seat only, never a table.
What things are worth to the mate is in `appraisal.py`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.captains_gulf import data
from games.captains_gulf.appraisal import FUEL, TILE, Appraisal
from games.captains_gulf.bundles import counts_of
from games.captains_gulf.data import CARD_INDEX, KINDS, PLACE_INDEX, PORTS, RULES, SPACES
from games.captains_gulf.view import View

# What one space of the wheel is worth. Turns go round, so moving far costs no turn of one's own: it makes the game
# shorter for all alike.
STEP = 0.4


class Mate:
    """Greedy with an appraisal: of the wheel spaces within reach the one whose action gains most for the way there, a
    bonus action as soon as one pays, catches and ports by their dollars, discards by what is missed least.

    It knows what a person at its seat knows: the view. It does not look ahead and does not watch the others.
    """

    name = "mate"

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        eye = Appraisal(view)
        scored = [(self._score(eye, option, options), option) for option in options]
        best = max(score for score, _ in scored)
        return next(option for score, option in scored if score == best)

    def _score(self, eye: Appraisal, option: str, options: Sequence[str]) -> float:
        """How good a choice is among these; 0 is doing nothing at this point."""
        verb, *arguments = option.split(":")
        match verb:
            case "go":
                return self._go(eye, SPACES.index(arguments[0]))
            case "bonus":
                return self._bonus(eye, arguments[0], any(each.startswith("go:") for each in options))
            case "license" | "crew" | "upgrade":
                return self._add(eye, verb, arguments[1], CARD_INDEX[arguments[0]])
            case "fish":
                return eye.fishing_gain(PLACE_INDEX[arguments[0]])
            case "sail":
                asked = eye.view.asked
                discount = RULES.engine_sail_fuel_discount if asked is not None and asked.kind == "sail" else 0
                bonus = 1.0 if any(eye.aboard) else 0.0
                return eye.sailing_gain(PORTS.index(arguments[0]), discount) + bonus
            case "row":
                return eye.best_fishing()
            case "catch":
                return eye.handful(arguments[1]) - 0.1 * eye.card_worth(CARD_INDEX[arguments[0]])
            case "play" | "other":
                return self._more_cards(eye, arguments)
            case "take":
                return eye.handful(arguments[0]) - TILE * self._wild(eye, arguments[0])
            case "total":
                return float(arguments[0])
            case "sell":
                return self._sell(eye, arguments)
            case "advance" | "boost":
                return self._advance(eye, verb == "boost", PORTS.index(arguments[0]))
            case "buy":
                wanted = min(int(arguments[0]), eye.me.tank - eye.me.fuel)
                return 1 + FUEL * 1.5 * wanted - data.FUEL_PRICE[data.FUEL_AMOUNT.index(int(arguments[0]))]
            case "drop":
                return 5 - eye.card_worth(CARD_INDEX[arguments[0]])
            case "repay":
                return -1.0  # nothing is gained before the end, and the money may be needed
            case "inspection":
                return 1.0 if (arguments[0] == "fuel") == (eye.me.fuel >= 4) else 0.5
            case "draw":
                return 0.1 if eye.me.cards < 5 else -1.0
            case _:
                return 0.0  # decline, done, end

    # -- the wheel ------------------------------------------------------------------------------------------------

    def _go(self, eye: Appraisal, space: int) -> float:
        """The gain of the action there, less the way."""
        steps = (space - SPACES.index(eye.me.wheel) - 1) % len(SPACES) + 1 if eye.me.wheel else 1
        return 10 + self._main(eye, space) - eye.me.moves[space] - STEP * steps

    def _main(self, eye: Appraisal, space: int) -> float:
        """What the action of a wheel space gains now."""
        if space == data.FUEL_DOCK:
            return FUEL * 1.3 * (eye.me.tank - eye.me.fuel) if eye.in_port else 0.0
        if space == data.FISHING:
            return max(0.0, eye.best_fishing())
        if space == data.SAIL_TO_PORT:
            return max(0.0, self._home(eye))
        if space == data.FISH_OR_SAIL:
            return max(0.0, eye.best_fishing(), self._home(eye))
        if space == data.MARKET:
            return eye.selling_gain() + (1.0 if eye.in_port and eye.free == 0 else 0.0)
        return self._shipyard(eye) if eye.in_port else 0.0

    def _home(self, eye: Appraisal) -> float:
        """Coming home with a full hold opens the way to everything else; with an empty one it must be for fuel."""
        if eye.in_port:
            return 0.0
        relief = 1.5 if eye.free == 0 else 1.0 if eye.best_fishing() <= 0 else 0.0
        return eye.best_sailing() + relief

    def _shipyard(self, eye: Appraisal) -> float:
        """The two best cards that can be paid."""
        gains = sorted((gain for gain, cost in self._cards(eye) if cost <= eye.me.money), reverse=True)
        return max(0.0, gains[0]) + 0.5 * max(0.0, gains[1] - 1) if len(gains) > 1 else max(0.0, *gains, 0.0)

    def _cards(self, eye: Appraisal) -> list[tuple[float, int]]:
        """Gain and cost of the best use of each card in hand."""
        found: list[tuple[float, int]] = []
        for card, prices in zip(eye.hand, eye.me.prices, strict=True):
            uses = [("license", data.LICENSES[data.LICENSE_OF[card]], prices[data.AS_LICENSE])]
            if data.CREW_OF[card] not in eye.crew:
                uses.append(("crew", data.CREW[data.CREW_OF[card]], prices[data.AS_CREW]))
            if data.UPGRADE_OF[card] not in eye.upgrades and eye.me.boxes < data.SETUP.max_boxes:
                uses.append(("upgrade", data.UPGRADES[data.UPGRADE_OF[card]], prices[data.AS_UPGRADE]))
            found.append(max((eye.add_worth(section, item) - cost, cost) for section, item, cost in uses))
        return found

    def _add(self, eye: Appraisal, section: str, item: str, card: int) -> float:
        cost = eye.me.prices[eye.hand.index(card)][data.SECTIONS.index(section)]
        surcharge = RULES.second_card_surcharge if eye.view.pending else 0
        return eye.add_worth(section, item) - cost - surcharge - 0.3 * eye.card_worth(card)

    # -- bonus actions ---------------------------------------------------------------------------------------------

    def _bonus(self, eye: Appraisal, action: str, before: bool) -> float:
        """What a bonus action gains over keeping the marker; before the move it must beat every wheel space."""
        tile = TILE if data.GIVES_TILE[data.BONUS_ACTIONS.index(action)] else 0.0
        gain = self._bonus_gain(eye, action) + tile - 1.0
        return gain + 100 if before and gain > 1 else gain

    def _bonus_gain(self, eye: Appraisal, action: str) -> float:
        match action:
            case "day_laborer":
                return RULES.day_laborer_money
            case "radar":
                return 0.6
            case "printer":
                gains = [
                    self._add(eye, "license", data.LICENSES[data.LICENSE_OF[card]], card) - RULES.printer_surcharge
                    for card in eye.hand
                    if data.LICENSE_COST[card] + RULES.printer_surcharge <= eye.me.money
                ]
                return max(gains, default=0.0)
            case "dockside_improvement":
                gains = [gain - 1 for gain, cost in self._cards(eye) if cost + 1 <= eye.me.money]
                return 0.5 * max(gains, default=0.0)
            case "dockside_market":
                return eye.selling_gain() * 0.8
            case "galley":
                return sum(eye.me.raw) * 0.9 - RULES.galley_cost
            case "improved_engine":
                return self._home(eye) + 0.8
            case _:
                missing = eye.me.tank - eye.me.fuel
                return FUEL * min(missing, 6) - 2 + (2.0 if eye.me.fuel < 2 else 0.0)

    # -- fish and markets --------------------------------------------------------------------------------------------

    def _more_cards(self, eye: Appraisal, arguments: list[str]) -> float:
        """Step by step only when no plain catch is there, or a second card fills boxes that would stay empty."""
        place = PLACE_INDEX[eye.view.hex]
        plain = eye.best_card(place)
        if not arguments:
            return 0.5 if plain else 1.0
        worth = eye.haul(CARD_INDEX[arguments[0]], place)[0]
        return worth + 0.01 if not eye.view.played else 0.0

    def _wild(self, eye: Appraisal, haul: str) -> int:
        """Bonus tiles a handful costs with the cards played."""
        cards = [CARD_INDEX[card] for card in eye.view.played]
        taken = counts_of(haul) or (0, 0, 0)
        return sum(max(0, taken[kind] - sum(data.ICONS[card][kind] for card in cards)) for kind in KINDS)

    def _sell(self, eye: Appraisal, codes: list[str]) -> float:
        """As much as possible, the dearest first."""
        port = eye.at - data.FIRST_PORT
        worth = 0.0
        for code, cooked in zip(codes, (0, 1), strict=True):
            counts = counts_of(code) or (0, 0, 0)
            worth += sum((eye.price(kind, port) + cooked) * counts[kind] for kind in KINDS)
        return worth

    def _advance(self, eye: Appraisal, boosted: bool, port: int) -> float:
        asked = eye.view.asked
        if asked is None:
            return 0.0
        steps = asked.args["boosted" if boosted else "steps"]
        assert isinstance(steps, int)
        elsewhere = port != eye.at - data.FIRST_PORT
        tile = (TILE if eye.rounds_left > 1 else 0.1) if boosted else 0.0
        return 1 + eye.advance_worth(port, steps) - tile - RULES.delivery_truck_cost * elsewhere
