"""What one view promises its seat: how long the game lasts, what markets and tracks bring, what a state is worth.
Nothing here knows what is hidden. What one can do is in `deeds.py`, what to go for in `candidates.py`."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.captains_gulf import bonus, data, round_cards, sailing, scoring
from games.captains_gulf.appraisal import AT_SEA, FUEL, IN_PORT, TILE, TRACK_WORTH, income, thrift, tile_worth
from games.captains_gulf.captain import Captain
from games.captains_gulf.data import FIRST_PORT, KINDS, LOAN, PORTS, PRICES, ROUNDS, RULES, SEAFOOD, SPACES, TRACK
from games.captains_gulf.gulf import DISTANCE, PORT_PLACES
from games.captains_gulf.hopes import Hopes
from games.captains_gulf.prospects import Prospect, captain_of, pay
from games.captains_gulf.view import View

AROUND = len(SPACES)
COOKED = len(KINDS)  # where the cooked tiles of a hold begin
PACE = 1.75  # spaces of the wheel the others move in a turn
LONGEST_PLAN = 12
# The way from each place to the nearest port, and what it takes off the worth of being there: a step, a fuel missing.
NEAREST = [min(DISTANCE[place][port] for port in PORT_PLACES) for place in range(FIRST_PORT + len(PORTS))]
FAR_OUT, STRANDED = 0.25, 0.8
# With so few rounds left the hold may come too late for the tracks, and a bonus tile for anything.
LATE_FOR_CATCH, LATE_CATCH = 0.4, 0.85
# What having so few dollars costs on average: three in eight early round cards take some, with a loan if need be.
SHORT_OF_CASH = (1.4, 1.2, 0.9, 0.4)
LATE_FOR_TILE, LATE_TILE = 0.5, 0.3
_REWARD = {"money": 1.0, "fuel": 0.25, "card": 0.5}
TASTE = 0.6  # of the dollar a tile brings more in the port that likes it, as long as it isn't sold


class Use(msgspec.Struct, frozen=True, gc=False):
    """What a section of a card would bring a round more, save on cards to come (`thrift`) and on those in hand."""

    card: int
    section: int
    cost: int
    more: float
    thrift: float
    saved: float = 0.0


class Outlook:
    """One view, seen by its own seat. The others are a clock: they move on, but take nothing away."""

    pace: ClassVar[float] = PACE
    income = staticmethod(income)
    thrift = staticmethod(thrift)

    def __init__(self, view: View) -> None:
        self.view = view
        self.tastes = [SEAFOOD.index(port.taste) for port in view.ports]
        self.rewards = [[data.REWARDS.index(tile) if tile else -1 for tile in port.rewards] for port in view.ports]
        self.last_taken = [
            any(each.tracks[port] == TRACK.spaces for each in view.captains) for port in range(len(PORTS))
        ]
        captain = captain_of(view)
        self.start = Prospect(
            captain,
            [(hex_.seafood[0], hex_.seafood[1], hex_.seafood[2]) for hex_ in view.hexes],
            data.ROUND_CARDS.index(view.card) if view.card else -1,
            max(0, captain.wheel),
            self.income(captain),
            self.thrift(captain),
            marked=view.marked,
            fished=view.fished,
        )
        self.seats = view.seats
        self.round = max(1, view.round)
        self._timer = view.timer
        self._crossings = (ROUNDS - self.round) * self.seats + self.seats - view.timer  # of the spoke, to the end
        if view.ends_round:  # the disc is back on its dark space, and the round ends with this turn
            self._timer = self.seats
            self._crossings -= self.seats
        wheels = [each.wheel for seat, each in enumerate(view.captains) if seat != view.viewer]
        others = [float(SPACES.index(wheel)) if wheel else -self.pace for wheel in wheels]
        ways = [[at + self.pace * turn for at in others] for turn in range(LONGEST_PLAN)]
        self._crossed = [sum(int(max(0.0, at) // AROUND) for at in way) for way in ways]
        self._gone = [sum(way) / AROUND for way in ways]
        self.uses: dict[tuple[object, ...], list[Use]] = {}  # what was worked out about hands and boats
        self.hopes = Hopes(self.start, self.clock(self.start, 1), self.income, self.thrift)

    # -- the clock ----------------------------------------------------------------------------------------------

    def clock(self, prospect: Prospect, turn: int) -> float:
        """Rounds left after the own turn number `turn`, counted from 1."""
        return max(0.0, (self._crossings - self._gone[turn] - prospect.path / AROUND) / self.seats + 0.5)

    def end_turn(self, prospect: Prospect, turn: int) -> None:
        """CG3.8, CG13: what happens until the next own turn, and what the state is worth then."""
        crossed = self._crossed[turn] + prospect.path // AROUND
        prospect.marked = prospect.fished = False
        ended = (self._timer + crossed) // self.seats
        if ended > prospect.rounds:
            captain, card = prospect.captain, prospect.card
            captain.used = 0
            if card == data.COAST_GUARD:
                pay(captain, round_cards.inspection_cost(captain, False))
            elif card >= 0 and data.ROWS.round_card[card].timing == "reset":
                pay(captain, -round_cards.card_money(card, captain))
            prospect.card = -1
            prospect.rounds = ended
        prospect.over = crossed >= self._crossings
        prospect.worth = self.appraise(prospect, turn)

    def markers(self, prospect: Prospect) -> int:
        """CG3.7: bonus markers that may still be used in the round."""
        return bonus.markers(self.round + prospect.rounds) - prospect.captain.used

    # -- worth --------------------------------------------------------------------------------------------------

    def appraise(self, prospect: Prospect, turn: int) -> float:
        """What a state after the own turn number `turn` is worth at the end of the game, in dollars."""
        captain = prospect.captain
        hold, at = captain.hold, captain.at
        worth = float(captain.money - LOAN.penalty_unpaid * captain.loans)
        if prospect.over:
            worth += sum(scoring.track_points(captain.tracks)) + 0.001 * captain.fuel
            return worth + self.final_sale(captain) if any(hold) else worth
        clock = self.clock(prospect, turn)
        worth += FUEL * min(captain.fuel, 4 + 6 * clock)
        if captain.money < len(SHORT_OF_CASH) and clock > 1:
            worth -= SHORT_OF_CASH[captain.money]
        worth += self.earnings(prospect, clock) + prospect.hope
        worth += captain.tiles * self.bonus_tile(clock)
        for space in captain.tracks:
            worth += TRACK_WORTH[space]
        if any(hold):
            share = IN_PORT if at >= FIRST_PORT else AT_SEA
            if clock < LATE_FOR_CATCH:
                share *= LATE_CATCH
            for kind in KINDS:
                cooked = hold[kind + COOKED]
                if number := hold[kind] + cooked:
                    worth += share * (number * tile_worth(kind) + cooked * data.COOKED_BONUS[kind])
                    if at >= FIRST_PORT and self.tastes[at - FIRST_PORT] == kind:
                        worth += TASTE * number
        if at < FIRST_PORT:
            worth -= FAR_OUT * NEAREST[at] + STRANDED * max(0, NEAREST[at] - captain.fuel)
        return worth

    def earnings(self, prospect: Prospect, clock: float) -> float:
        """What the boat as it is fitted out will bring in so many rounds."""
        return (prospect.income + prospect.thrift * clock) * clock

    def bonus_tile(self, clock: float) -> float:
        """What a bonus tile may still bring."""
        return TILE if clock > LATE_FOR_TILE else LATE_TILE

    def final_sale(self, captain: Captain) -> int:
        """CG15.2: the best net result."""
        if captain.in_port:
            return self.proceeds(captain.hold, captain.at - FIRST_PORT, -1)
        best = 0
        for port in range(len(PORTS)):
            towing = sailing.towing(captain, sailing.sail_fuel(-1, captain, FIRST_PORT + port))
            loan = LOAN.penalty_unpaid - LOAN.cash if towing > captain.money else 0
            best = max(best, self.proceeds(captain.hold, port, -1) - towing - loan)
        return best

    # -- markets ------------------------------------------------------------------------------------------------

    def proceeds(self, tiles: list[int], port: int, card: int) -> int:
        """CG9.1: what these tiles, raw ones first, bring in a port under this round card."""
        money = 0
        more = data.AMOUNT[card] if card == data.SEAFOOD_MARKET else 0
        for kind in KINDS:
            if number := tiles[kind] + tiles[kind + COOKED]:
                money += number * (PRICES[kind] + more + (self.tastes[port] == kind))
                money += tiles[kind + COOKED] * data.COOKED_BONUS[kind]
        return money

    def best_track(self, prospect: Prospect, number: int, here: int) -> tuple[int, bool]:
        """CG9.2, CG9.3: which track to advance on, and whether to spend a bonus tile for one space more."""
        captain = prospect.captain
        truck = prospect.card == data.DELIVERY_TRUCK and captain.money >= RULES.delivery_truck_cost
        ports = range(len(PORTS)) if truck else (here,)
        found = [(port, boosted) for port in ports for boosted in ((False, True) if captain.tiles else (False,))]

        def gain(each: tuple[int, bool]) -> float:
            port, boosted = each
            cost = RULES.delivery_truck_cost * (port != here) + TILE * boosted
            return self._track_gain(captain, port, number + boosted) - cost

        return max(found, key=gain)

    def _track_gain(self, captain: Captain, port: int, number: int) -> float:
        """What so many spaces on a track are worth, with the rewards on the way."""
        start = captain.tracks[port]
        end = self._track_end(captain, port, number)
        gain = TRACK_WORTH[end] - TRACK_WORTH[start]
        for space, tile in zip(TRACK.reward_spaces, self.rewards[port], strict=True):
            if tile >= 0 and start < space <= end:
                row = data.ROWS.reward_tile[tile]
                gain += row.amount * _REWARD[row.kind]
        return gain

    def _track_end(self, captain: Captain, port: int, number: int) -> int:
        """CG9.5: where the disc comes to."""
        start = captain.tracks[port]
        end = min(TRACK.spaces, start + number)
        return end - (end == TRACK.spaces and start < end and self.last_taken[port])

    def advance(self, captain: Captain, port: int, number: int) -> None:
        """CG9.3, CG9.4: move the disc, take the rewards of money and fuel."""
        start = captain.tracks[port]
        end = captain.tracks[port] = self._track_end(captain, port, number)
        for space, tile in zip(TRACK.reward_spaces, self.rewards[port], strict=True):
            if tile >= 0 and start < space <= end:
                row = data.ROWS.reward_tile[tile]
                if row.kind == "money":
                    captain.money += row.amount
                elif row.kind == "fuel":
                    sailing.gain_fuel(captain, row.amount)
