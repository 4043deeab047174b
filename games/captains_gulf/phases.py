"""The flow of a game: setup, turn by turn, round by round, the end (CG2, CG3, CG13, CG15).
The actions of a turn are in `fishing.py`, `trading.py`, `bonus.py`, and what they share in `upkeep.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.captains_gulf import (
    adding,
    bonus,
    data,
    drawing,
    events,
    fishing,
    picks,
    questions,
    refusals,
    repopulating,
    scoring,
    selling,
    trading,
    upkeep,
)
from games.captains_gulf.data import AS_LICENSE, FIRST_PORT, PORTS, ROUND_CARDS, ROUNDS, ROWS, RULES, SETUP, SPACES
from games.captains_gulf.round_cards import Inspection, PayInspection, apply_card
from games.captains_gulf.sailing import sail_to_port
from games.captains_gulf.wheel import GO, wheel_move, wheel_options
from games.engine import Auto, Choice, Illegal, Luck, Question, Tell

if TYPE_CHECKING:
    from games.captains_gulf.table import Table

END = picks.End().text

# -- setup (CG2) -------------------------------------------------------------------------------------------------


class SetUp(Auto, frozen=True, tag="setup"):
    """CG2.1 to CG2.10: everything is laid out; then the first licenses in turn order, then the first turn."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        seats = table.seats
        table.first = luck.below(seats, "starting player")
        tell(events.StartingPlayer(), table.first, barrier=True)
        for place, seat in enumerate(table.turn_order()):
            table.captains[seat].money = SETUP.start_money[place]
        table.tastes = luck.shuffle("tastes", list(range(len(data.TASTES))))[: len(PORTS)]
        tiles = luck.shuffle("rewards", list(range(len(data.REWARDS))))
        slots = len(data.TRACK.reward_spaces)
        table.rewards = [tiles[port * slots : (port + 1) * slots] for port in range(len(PORTS))]
        for port, taste in enumerate(table.tastes):
            rewards = [data.REWARDS[tile] for tile in table.rewards[port]]
            seafood = data.SEAFOOD[data.TASTE_OF[taste]]
            tell(events.PortOpened(port=PORTS[port], seafood=seafood, rewards=rewards), barrier=True)
        table.schools = luck.shuffle("first schools", data.SCHOOLS_OF[seats])
        repopulating.populate(table, tell)
        table.schools = luck.shuffle("schools", sorted(table.schools + table.shown_schools))
        table.shown_schools = []
        for back, cards in data.BACKS.items():
            order = luck.shuffle(f"round cards {back}", cards)
            table.coming.append(order[: SETUP.round_cards_used])
            table.removed.append(order[SETUP.round_cards_used :])
        table.deck = luck.shuffle("deck", data.DECKS[seats])
        for seat in table.turn_order():
            table.captains[seat].hand = [table.deck.pop() for _ in range(SETUP.hand_size)]
            hand = [data.CARDS[card] for card in table.captains[seat].hand]
            tell(events.Dealt(cards=hand), seat, to=seat, barrier=True)
        turn_up(table)
        tell(events.FirstRoundCard(card=ROUND_CARDS[table.card]), barrier=True)
        table.then(*(FirstLicense(seat) for seat in table.turn_order()), RoundStart(table.first))


class FirstLicense(Choice, frozen=True, tag="first"):
    """D1, CG2.9: a license of the first hand at its printed cost, then one card."""

    def question(self, table: Table) -> Question:
        return questions.FirstLicense(money=table.captains[self.seat].money)

    def options(self, table: Table) -> list[str]:
        return [adding.ADD[AS_LICENSE][card] for card in table.captains[self.seat].hand]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        captain = table.captains[self.seat]
        card, _ = adding.named(choice)
        captain.money -= data.LICENSE_COST[card]
        adding.add(table, self.seat, card, AS_LICENSE, data.LICENSE_COST[card], tell)
        drawing.draw(table, self.seat, RULES.first_license_draw, luck, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        found = adding.added(choice)
        if found and found[1] != AS_LICENSE:
            return Illegal(refusals.FirstLicenseOnly())
        if found:
            return Illegal(refusals.CardNotInHand(card=data.CARDS[found[0]]), "CG2.9")
        return Illegal(refusals.FirstLicenseFirst())


# -- the turn (CG3) ----------------------------------------------------------------------------------------------


class Turn(Choice, frozen=True, tag="turn"):
    """D2 and D3, CG3.2, CG3.3: move the wheel marker; before that a bonus action and free actions."""

    def question(self, table: Table) -> Question:
        captain = table.captains[self.seat]
        return questions.Turn(captain.money) if captain.wheel >= 0 else questions.FirstTurn(captain.money)

    def options(self, table: Table) -> list[str]:
        captain = table.captains[self.seat]
        return wheel_options(table.card, captain) + bonus.options(table, self.seat) + upkeep.free_options(captain)

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        seat = self.seat
        if asked := picks.Go.read(choice):
            self._go(table, SPACES.index(asked.space), tell)
            return
        table.then(self)
        if not upkeep.free_action(table, seat, choice, luck, tell):
            bonus.take(table, seat, choice, luck, tell)

    def _go(self, table: Table, space: int, tell: Tell) -> None:
        """CG4: pay, move, perhaps cross the spoke (CG4.9), then the action of the space."""
        seat, captain = self.seat, table.captains[self.seat]
        number, cost = wheel_move(table.card, captain, space)
        crossed = captain.wheel >= 0 and captain.wheel + number >= len(SPACES)
        captain.money -= cost
        captain.wheel = table.space = space
        tell(events.WheelMoved(space=SPACES[space], cost=cost, steps=number), seat)
        if crossed:
            table.crossed = True
            table.timer = (table.timer + 1) % table.seats
            tell(events.SpokeCrossed(timer=table.timer, spaces=table.seats), seat)
        table.then(main_step(space, seat), After(seat))

    def why_not(self, table: Table, choice: str) -> Illegal:
        captain = table.captains[self.seat]
        if choice in GO:
            _, cost = wheel_move(table.card, captain, GO.index(choice))
            return Illegal(refusals.MoveTooDear(cost=cost, money=captain.money))
        if choice == END:
            return Illegal(refusals.MustMove())
        reason = bonus.why_not(table, self.seat, choice) or upkeep.why_not_free(captain, choice)
        return reason or Illegal(refusals.MoveFirst())


def main_step(space: int, seat: int) -> Any:
    """CG5: the decision, or the automatic piece, of a wheel space."""
    if space == data.FUEL_DOCK:
        return upkeep.FuelDock(seat)
    if space == data.SHIPYARD:
        return trading.Shipyard(seat)
    if space == data.MARKET:
        return trading.Sell(seat)
    return fishing.Voyage(seat, fish=space != data.SAIL_TO_PORT, sail=space != data.FISHING)


class After(Choice, frozen=True, tag="after"):
    """D5, CG3.5: a bonus action if the main action was carried out and none was taken before; free actions; the end."""

    def question(self, table: Table) -> Question:
        return questions.After(money=table.captains[self.seat].money)

    def options(self, table: Table) -> list[str]:
        options = bonus.options(table, self.seat) if table.acted else []
        options += upkeep.free_options(table.captains[self.seat])
        options.append(END)
        return options

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == END:
            table.then(TurnEnd(self.seat))
            return
        table.then(self)
        if not upkeep.free_action(table, self.seat, choice, luck, tell):
            bonus.take(table, self.seat, choice, luck, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        captain = table.captains[self.seat]
        if choice in GO:
            return Illegal(refusals.MovedAlready())
        if picks.Bonus.read(choice) and not table.acted:
            return Illegal(refusals.TurnForfeited())
        reason = bonus.why_not(table, self.seat, choice) or upkeep.why_not_free(captain, choice)
        return reason or Illegal(refusals.TurnIsOver())


class TurnEnd(Auto, frozen=True, tag="end"):
    """CG3 `END_TURN`, CG3.8: the Reset Phase follows when this turn brought the timer back to its dark space."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        following = (self.seat + 1) % table.seats
        ended = ends_round(table)
        begin_turn(table)
        if not ended:
            table.then(Turn(following))
            return
        tell(events.RoundEnded(round=table.round), self.seat)
        table.then(Reset(following))


def ends_round(table: Table) -> bool:
    """CG3.8: whether the round ends with the turn that is being played."""
    return table.crossed and table.timer == 0


def begin_turn(table: Table) -> None:
    """Nothing of a turn has been done yet."""
    table.crossed = table.marked = table.acted = table.fished = False
    table.space = -1


# -- rounds (CG13) -----------------------------------------------------------------------------------------------


class RoundStart(Auto, frozen=True, tag="round"):
    """CG2.10: the first round, whose card is known already; `seat` begins."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        if not table.shown_cards:  # a game stored in its setup by a version that turned the first card up only here
            turn_up(table)
        begin_round(table, tell)
        table.then(Turn(self.seat))


def turn_up(table: Table) -> None:
    """CG2.4, CG13.3: the next round card is revealed; the B cards follow the A cards (CG13.4)."""
    table.card = next(pile for pile in table.coming if pile).pop()
    table.shown_cards.append(table.card)


def begin_round(table: Table, tell: Tell) -> None:
    """CG13.3, CG13.4: the revealed card becomes active."""
    table.round += 1
    tell(events.RoundBegan(round=table.round, card=ROUND_CARDS[table.card]), barrier=True)
    if table.round == SETUP.second_bonus_marker_from_round:
        tell(events.SecondMarker(number=SETUP.late_bonus_markers))


class Reset(Auto, frozen=True, tag="reset"):
    """CG13.1, CG13.2, CG15.1: markers come back, the round card is applied; `seat` begins the next round."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        for captain in table.captains:
            captain.used = 0
        table.then(NextRound(self.seat) if table.round < ROUNDS else FinalMarket())
        if table.card == data.COAST_GUARD:
            table.then(PayInspection())
            table.together([[Inspection(seat)] for seat in range(table.seats)])
        elif ROWS.round_card[table.card].timing == "reset":
            for seat in table.turn_order():
                apply_card(table, seat, tell)


class NextRound(Auto, frozen=True, tag="next"):
    """CG13.3 to CG13.7: reveal, repopulate, then what the finished round's card does at the very end."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        finished = table.card
        turn_up(table)
        begin_round(table, tell)
        repopulating.repopulate(table, luck, tell)
        if finished == data.MIGRATION:
            repopulating.migrate(table, tell)
        elif finished == data.NATURAL_SELECTION:
            repopulating.select(table, tell)
        table.then(Turn(self.seat))


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
                tell(events.KeptCatch(number=sum(captain.hold)), seat)
                continue
            if captain.at != FIRST_PORT + port:
                sail_to_port(table, seat, FIRST_PORT + port, tell)
            kinds = len(data.KINDS)
            raw, cooked = tuple(captain.hold[:kinds]), tuple(captain.hold[kinds:])
            earned = selling.unload(table, seat, port, raw, cooked)
            tell(events.FinalSale(port=PORTS[port], number=sum(raw) + sum(cooked), money=earned), seat)
        table.ended = True
        tell(events.GameEnded())
