"""The frame of a turn: first license, wheel, free actions, the end of the turn.
Fishing is in `fishing.py`, cards and markets in `trading.py`, bonus actions in `bonus.py`, the rest in `upkeep.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.captains_gulf import (  # decisions lead to each other: these modules know one another
    adding,
    bonus,
    data,
    drawing,
    fishing,
    money,
    phases,
    trading,
    upkeep,
)
from games.captains_gulf.data import (
    AS_LICENSE,
    CARD_INDEX,
    CARDS,
    LOAN,
    MOVE_COST,
    RULES,
    SECTIONS,
    SPACES,
)
from games.engine import Ask, Choice, Illegal, Luck, Tell

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table

DECLINE, DONE, END, REPAY, DRAW = "decline", "done", "end", "repay", "draw"
GO = [f"go:{space}" for space in SPACES]
_ITEMS = [
    [data.LICENSES[each] for each in data.LICENSE_OF],
    [data.CREW[each] for each in data.CREW_OF],
    [data.UPGRADES[each] for each in data.UPGRADE_OF],
]
# ADD[section][card]: the choice of adding this section of the card.
ADD = [
    [f"{section}:{card}:{item}" for card, item in zip(CARDS, items, strict=True)]
    for section, items in zip(SECTIONS, _ITEMS, strict=True)
]
_MOST_DISCOUNT = data.FIRST_MATES.bit_count() * RULES.first_mate_wheel_discount + data.AMOUNT[data.SMOOTH_WORKFLOW]
# MOVES[wheel][discount][money]: the spaces that can be paid (CG4.3 to CG4.6); money counts up to the dearest move.
_DEAREST_MOVE = max(MOVE_COST)
MOVES = [
    [
        [
            [GO[(wheel + number) % len(SPACES)] for number, cost in enumerate(MOVE_COST, 1) if cost - discount <= cash]
            for cash in range(_DEAREST_MOVE + 1)
        ]
        for discount in range(_MOST_DISCOUNT + 1)
    ]
    for wheel in range(len(SPACES))
]


def wheel_discount(card: int, captain: Captain) -> int:
    """CG4.4: off each movement on the wheel, under the round card `card`."""
    discount = RULES.first_mate_wheel_discount * captain.mates()
    return discount + data.AMOUNT[card] if card == data.SMOOTH_WORKFLOW else discount


def wheel_move(card: int, captain: Captain, space: int) -> tuple[int, int]:
    """CG4.2, CG4.3: spaces moved and their cost; the first placement moves nothing and is free."""
    if captain.wheel < 0:
        return 0, 0
    number = (space - captain.wheel - 1) % len(SPACES) + 1
    return number, max(0, MOVE_COST[number - 1] - wheel_discount(card, captain))


def added(choice: str) -> tuple[int, int] | None:
    """The (card, section) of a choice like `crew:G17:fuel_engineer`; None if it is no such choice."""
    section, card, _ = (*choice.split(":"), "", "")[:3]
    if section not in SECTIONS or card not in CARD_INDEX:
        return None
    found = CARD_INDEX[card], SECTIONS.index(section)
    return found if ADD[found[1]][found[0]] == choice else None


def named(choice: str) -> tuple[int, int]:
    """The (card, section) of a choice known to add a card."""
    found = added(choice)
    assert found is not None
    return found


class FirstLicense(Choice, frozen=True, tag="first"):
    """D1, CG2.9: a license of the first hand at its printed cost, then one card."""

    def ask(self, table: Table) -> Ask:
        return Ask("first_license", {"money": table.captains[self.seat].money})

    def options(self, table: Table) -> list[str]:
        return [ADD[AS_LICENSE][card] for card in table.captains[self.seat].hand]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        captain = table.captains[self.seat]
        card, _ = named(choice)
        captain.money -= data.LICENSE_COST[card]
        adding.add(table, self.seat, card, AS_LICENSE, data.LICENSE_COST[card], tell)
        drawing.draw(table, self.seat, RULES.first_license_draw, luck, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        found = added(choice)
        if found and found[1] != AS_LICENSE:
            return Illegal("first_license_only", "CG2.9")
        if found:
            return Illegal("card_not_in_hand", "CG2.9", card=CARDS[found[0]])
        return Illegal("first_license_first", "CG2.9")


# -- the turn (CG3) ----------------------------------------------------------------------------------------------


def free_options(captain: Captain) -> list[str]:
    """CG3.6: repaying a loan, drawing cards for bonus tiles."""
    options: list[str] = []
    if captain.loans and captain.money >= LOAN.repay:
        options.append(REPAY)
    if captain.tiles:
        options.append(DRAW)
    return options


def free_action(table: Table, seat: int, choice: str, luck: Luck, tell: Tell) -> bool:
    """Carry out a free action; False if `choice` is none."""
    captain = table.captains[seat]
    if choice == REPAY:
        money.repay(captain, seat, tell)
    elif choice == DRAW:
        captain.tiles -= 1
        tell("tile_for_card", seat, left=captain.tiles)
        drawing.draw(table, seat, RULES.bonus_tile_draw, luck, tell)
        upkeep.trim(table, seat)
    else:
        return False
    return True


def why_not_free(captain: Captain, choice: str) -> Illegal | None:
    """CG3.6, CG12.2, CG6.12: why a free action is refused; None if `choice` is none."""
    if choice == REPAY:
        if not captain.loans:
            return Illegal("no_loans", "CG12.2")
        return Illegal("repay_too_dear", "CG12.2", cost=LOAN.repay, money=captain.money)
    if choice == DRAW:
        return Illegal("no_bonus_tiles", "CG6.12")
    if choice == "loan":
        return Illegal("loans_are_forced", "CG12.1")
    return None


class Turn(Choice, frozen=True, tag="turn"):
    """D2 and D3, CG3.2, CG3.3: move the wheel marker; before that a bonus action and free actions."""

    def ask(self, table: Table) -> Ask:
        captain = table.captains[self.seat]
        return Ask("turn" if captain.wheel >= 0 else "first_turn", {"money": captain.money})

    def options(self, table: Table) -> list[str]:
        captain = table.captains[self.seat]
        if captain.wheel < 0:
            moves = GO
        else:
            moves = MOVES[captain.wheel][wheel_discount(table.card, captain)][min(captain.money, _DEAREST_MOVE)]
        return moves + bonus.options(table, self.seat) + free_options(captain)

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        seat = self.seat
        if choice.startswith("go:"):
            self._go(table, SPACES.index(choice[3:]), tell)
            return
        table.then(self)
        if not free_action(table, seat, choice, luck, tell):
            bonus.take(table, seat, choice[6:], luck, tell)

    def _go(self, table: Table, space: int, tell: Tell) -> None:
        """CG4: pay, move, perhaps cross the spoke (CG4.9), then the action of the space."""
        seat, captain = self.seat, table.captains[self.seat]
        number, cost = wheel_move(table.card, captain, space)
        crossed = captain.wheel >= 0 and captain.wheel + number >= len(SPACES)
        captain.money -= cost
        captain.wheel = table.space = space
        tell("wheel_moved", seat, space=SPACES[space], cost=cost, steps=number)
        if crossed:
            table.crossed = True
            table.timer = (table.timer + 1) % table.seats
            tell("spoke_crossed", seat, timer=table.timer, spaces=table.seats)
        table.then(main_step(space, seat), After(seat))

    def why_not(self, table: Table, choice: str) -> Illegal:
        captain = table.captains[self.seat]
        if choice in GO:
            _, cost = wheel_move(table.card, captain, GO.index(choice))
            return Illegal("move_too_dear", "CG4.6", cost=cost, money=captain.money)
        if choice == END:
            return Illegal("must_move", "CG4.5")
        reason = bonus.why_not(table, self.seat, choice) or why_not_free(captain, choice)
        return reason or Illegal("move_first", "CG3.3")


def main_step(space: int, seat: int) -> Any:
    """CG5: the decision, or the automatic piece, of a wheel space."""
    if space == data.FUEL_DOCK:
        return phases.FuelDock(seat)
    if space == data.SHIPYARD:
        return trading.Shipyard(seat)
    if space == data.MARKET:
        return trading.Sell(seat)
    return fishing.Voyage(seat, fish=space != data.SAIL_TO_PORT, sail=space != data.FISHING)


def forfeit(table: Table, seat: int, tell: Tell) -> None:
    """CG4.7: no main action, and so no bonus action after it."""
    tell("forfeited", seat, space=SPACES[table.space])


class After(Choice, frozen=True, tag="after"):
    """D5, CG3.5: a bonus action if the main action was carried out and none was taken before; free actions; the end."""

    def ask(self, table: Table) -> Ask:
        return Ask("after", {"money": table.captains[self.seat].money})

    def options(self, table: Table) -> list[str]:
        options = bonus.options(table, self.seat) if table.acted else []
        options += free_options(table.captains[self.seat])
        options.append(END)
        return options

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == END:
            table.then(phases.TurnEnd(self.seat))
            return
        table.then(self)
        if not free_action(table, self.seat, choice, luck, tell):
            bonus.take(table, self.seat, choice[6:], luck, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        captain = table.captains[self.seat]
        if choice in GO:
            return Illegal("moved_already", "CG3.3")
        if choice.startswith("bonus:") and not table.acted:
            return Illegal("turn_forfeited", "CG4.7")
        reason = bonus.why_not(table, self.seat, choice) or why_not_free(captain, choice)
        return reason or Illegal("turn_is_over", "CG3.5")
