"""What happens by itself: setup, the automatic pieces of a turn, the Reset Phase, the end (CG2, CG3, CG13 to CG15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import data, repopulating, scoring, selling, steps, upkeep
from games.captains_gulf.data import (
    BACKS,
    COAST_GUARD,
    DECKS,
    FIRST_PORT,
    PORTS,
    REWARDS,
    ROUND_CARDS,
    ROUNDS,
    ROWS,
    SEAFOOD,
    SETUP,
    TRACK,
)
from games.captains_gulf.money import must_pay
from games.captains_gulf.sailing import gain_fuel, pay_engineer, sail_to_port
from games.engine import Auto, Luck, Tell

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table

# -- setup (CG2) -------------------------------------------------------------------------------------------------


class SetUp(Auto, frozen=True, tag="setup"):
    """CG2.1 to CG2.10: everything is laid out; then the first licenses in turn order, then the first turn."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        seats = table.seats
        table.first = luck.below(seats, "starting player")
        tell("starting_player", table.first, barrier=True)
        for place, seat in enumerate(table.turn_order()):
            table.captains[seat].money = SETUP.start_money[place]
        table.tastes = luck.shuffle("tastes", list(range(len(data.TASTES))))[: len(PORTS)]
        tiles = luck.shuffle("rewards", list(range(len(REWARDS))))
        slots = len(TRACK.reward_spaces)
        table.rewards = [tiles[port * slots : (port + 1) * slots] for port in range(len(PORTS))]
        for port, taste in enumerate(table.tastes):
            rewards = [REWARDS[tile] for tile in table.rewards[port]]
            tell("port_opened", barrier=True, port=PORTS[port], seafood=SEAFOOD[data.TASTE_OF[taste]], rewards=rewards)
        table.schools = luck.shuffle("first schools", data.SCHOOLS_OF[seats])
        repopulating.populate(table, tell)
        table.schools = luck.shuffle("schools", sorted(table.schools + table.shown_schools))
        table.shown_schools = []
        for back, cards in BACKS.items():
            order = luck.shuffle(f"round cards {back}", cards)
            table.coming.append(order[: SETUP.round_cards_used])
            table.removed.append(order[SETUP.round_cards_used :])
        table.deck = luck.shuffle("deck", DECKS[seats])
        for seat in table.turn_order():
            table.captains[seat].hand = [table.deck.pop() for _ in range(SETUP.hand_size)]
            hand = [data.CARDS[card] for card in table.captains[seat].hand]
            tell("dealt", seat, to=seat, barrier=True, cards=hand)
        table.then(*(steps.FirstLicense(seat) for seat in table.turn_order()), RoundStart(table.first))


# -- automatic pieces of a turn ----------------------------------------------------------------------------------


class FuelDock(Auto, frozen=True, tag="dock"):
    """CG5.A: the Fuel Engineer's money, then a full tank. Free and never harmful, so nobody is asked."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        captain = table.captains[self.seat]
        if not captain.in_port:
            steps.forfeit(table, self.seat, tell)
            return
        table.acted = True
        pay_engineer(captain, self.seat, tell)
        gained = gain_fuel(captain, captain.tank)
        tell("refueled", self.seat, fuel=gained, tank=captain.tank)


class Reward(Auto, frozen=True, tag="reward"):
    """CG9.4: a reward tile is used at once."""

    seat: int
    tile: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        upkeep.trim(table, self.seat, selling.reward(table, self.seat, self.tile, luck, tell))


def begin_turn(table: Table) -> None:
    """Nothing of a turn has been done yet."""
    table.crossed = table.marked = table.acted = table.fished = False
    table.space = -1


class TurnEnd(Auto, frozen=True, tag="end"):
    """CG3 `END_TURN`, CG3.8: the Reset Phase follows when this turn brought the timer back to its dark space."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        following = (self.seat + 1) % table.seats
        ended = table.crossed and table.timer == 0
        begin_turn(table)
        if not ended:
            table.then(steps.Turn(following))
            return
        tell("round_ended", self.seat, round=table.round)
        table.then(Reset(following))


# -- rounds (CG13) -----------------------------------------------------------------------------------------------


class RoundStart(Auto, frozen=True, tag="round"):
    """CG2.4, CG13.3, CG13.4: reveal the round card; `seat` begins."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        reveal(table, tell)
        table.then(steps.Turn(self.seat))


def reveal(table: Table, tell: Tell) -> None:
    """CG13.3: the next round card becomes active; the B cards follow the A cards (CG13.4)."""
    table.round += 1
    table.card = next(pile for pile in table.coming if pile).pop()
    table.shown_cards.append(table.card)
    tell("round_began", barrier=True, round=table.round, card=ROUND_CARDS[table.card])
    if table.round == SETUP.second_bonus_marker_from_round:
        tell("second_marker", number=SETUP.late_bonus_markers)


class Reset(Auto, frozen=True, tag="reset"):
    """CG13.1, CG13.2, CG15.1: markers come back, the round card is applied; `seat` begins the next round."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        for captain in table.captains:
            captain.used = 0
        table.then(NextRound(self.seat) if table.round < ROUNDS else FinalMarket())
        if table.card == COAST_GUARD:
            table.then(PayInspection())
            table.together([[upkeep.Inspection(seat)] for seat in range(table.seats)])
        elif ROWS.round_card[table.card].timing == "reset":
            for seat in table.turn_order():
                apply_card(table, seat, tell)


def card_money(card: int, captain: Captain) -> int:
    """CG14.1 to CG14.3, CG14.10: what a round card gives (or, below 0, takes) at the Reset Phase, engineer included."""
    row = ROWS.round_card[card]
    if card == data.BOAT_SHOW:
        cards = len(captain.license_cards) + len(captain.crew_cards) + len(captain.upgrade_cards)
        return row.amount * cards
    if card == data.MAINTENANCE:
        due = row.base + row.amount * len(captain.upgrade_cards)
    elif card == data.PROVISIONS:
        due = row.base + row.amount * len(captain.crew_cards)
    else:
        total = sum(data.LICENSE_COST[each] for each in captain.license_cards)
        due = -(-total // row.divisor)
    return -max(0, due - captain.engineer(data.MAINTENANCE_ENGINEER))


def apply_card(table: Table, seat: int, tell: Tell) -> None:
    """CG13.2: one player's gain or payment."""
    captain = table.captains[seat]
    change = card_money(table.card, captain)
    if table.card == data.BOAT_SHOW:
        captain.money += change
        tell("card_earned", seat, card=ROUND_CARDS[table.card], money=change)
    else:
        tell("card_paid", seat, card=ROUND_CARDS[table.card], money=-change)
        must_pay(captain, seat, -change, tell)


def inspection_cost(captain: Captain, with_fuel: bool) -> int:
    """CG14.5, CG11.5: the money part of an answer to the inspection."""
    row = ROWS.round_card[COAST_GUARD]
    due = row.amount if with_fuel else row.base
    return max(0, due - captain.engineer(data.MAINTENANCE_ENGINEER))


class PayInspection(Auto, frozen=True, tag="pay"):
    """CG14.5: all answers are shown and paid."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        for seat in table.turn_order():
            captain = table.captains[seat]
            with_fuel = captain.answer == 1
            fuel = ROWS.round_card[COAST_GUARD].fuel if with_fuel else 0
            cost = inspection_cost(captain, with_fuel)
            captain.fuel -= fuel
            captain.answer = -1
            tell("inspected", seat, barrier=True, fuel=fuel, money=cost)
            must_pay(captain, seat, cost, tell)


class NextRound(Auto, frozen=True, tag="next"):
    """CG13.3 to CG13.7: reveal, repopulate, then what the finished round's card does at the very end."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        finished = table.card
        reveal(table, tell)
        repopulating.repopulate(table, luck, tell)
        if finished == data.MIGRATION:
            repopulating.migrate(table, tell)
        elif finished == data.NATURAL_SELECTION:
            repopulating.select(table, tell)
        table.then(steps.Turn(self.seat))


# -- the end (CG15) ----------------------------------------------------------------------------------------------


class FinalMarket(Auto, frozen=True, tag="final"):
    """CG15.2: whoever has tiles aboard sells them with the best net result, or keeps them; no round card is active."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.card = -1
        for seat in table.turn_order():
            captain = table.captains[seat]
            if not any(captain.hold):
                continue
            port = scoring.best_final_port(table, seat)
            if port is None:
                tell("kept_catch", seat, number=sum(captain.hold))
                continue
            if captain.at != FIRST_PORT + port:
                sail_to_port(table, seat, FIRST_PORT + port, tell)
            kinds = len(data.KINDS)
            raw, cooked = tuple(captain.hold[:kinds]), tuple(captain.hold[kinds:])
            earned = selling.unload(table, seat, port, raw, cooked)
            tell("final_sale", seat, port=PORTS[port], number=sum(raw) + sum(cooked), money=earned)
        table.ended = True
        tell("game_ended")
