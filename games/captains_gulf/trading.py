"""The decisions of cards and markets: Shipyard, Printer, Dockside Improvement, selling, advancing (CG5.E, CG5.F, CG6).
Prices and obstacles of cards are in `adding.py`, prices of seafood in `selling.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from games.captains_gulf import adding, data, drawing, events, picks, questions, refusals, selling, upkeep
from games.captains_gulf.adding import ADD
from games.captains_gulf.bundles import KEPT, NONE, code, counts_of, parts, tiles
from games.captains_gulf.data import CARDS, DELIVERY_TRUCK, FIRST_PORT, KINDS, PORTS, RULES, SEAFOOD
from games.engine import Auto, Choice, Illegal, Luck, Question, Tell

if TYPE_CHECKING:
    from games.captains_gulf.table import Table

NO_CARD = -1
DONE = picks.Done().text
ADVANCE = [picks.Advance(port).text for port in PORTS]
BOOST = [picks.Boost(port).text for port in PORTS]


def why_not_add(table: Table, seat: int, choice: str, surcharge: int) -> Illegal | None:
    """CG10: why this section, which is not offered, may not be added now; None if `choice` is no such choice."""
    found = adding.added(choice)
    if found is None:
        return None
    card, section = found
    captain = table.captains[seat]
    if card not in captain.hand:
        return Illegal(refusals.CardNotInHand(card=CARDS[card]), "CG10.1")
    if reason := adding.obstacle(captain, card, section):
        return reason
    cost = adding.price(table.card, captain, card, section) + surcharge
    return Illegal(refusals.CardTooDear(cost=cost, money=captain.money))


class AddCard(Choice, frozen=True, tag="add"):
    """CG6.4, CG6.7: one card as a license (Printer) or as crew or upgrade (Dockside Improvement), then a draw."""

    printer: bool

    def _sections(self) -> tuple[int, ...]:
        return data.PRINTER_SECTIONS if self.printer else data.DOCKSIDE_SECTIONS

    def surcharge(self) -> int:
        """CG10.3: on top of the price."""
        return RULES.printer_surcharge if self.printer else RULES.dockside_improvement_surcharge

    def question(self, table: Table) -> Question:
        cash = table.captains[self.seat].money
        return questions.Printer(cash) if self.printer else questions.DocksideImprovement(cash)

    def options(self, table: Table) -> list[str]:
        budget = table.captains[self.seat].money - self.surcharge()
        return [ADD[section][card] for card, section in adding.offers(table, self.seat, self._sections(), budget)]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        card, section = adding.named(choice)
        captain = table.captains[self.seat]
        cost = adding.price(table.card, captain, card, section) + self.surcharge()
        captain.money -= cost
        adding.add(table, self.seat, card, section, cost, tell)
        number = RULES.printer_draw if self.printer else RULES.dockside_improvement_draw
        drawing.draw(table, self.seat, number, luck, tell)
        upkeep.trim(table, self.seat)

    def why_not(self, table: Table, choice: str) -> Illegal:
        found = adding.added(choice)
        if found and found[1] not in self._sections():
            return Illegal(refusals.PrinterLicensesOnly()) if self.printer else Illegal(refusals.NoLicenseHere())
        return why_not_add(table, self.seat, choice, self.surcharge()) or Illegal(refusals.AddFirst())


class Shipyard(Choice, frozen=True, tag="shipyard"):
    """D4, CG5.E: one or two cards; both are priced before either takes effect (CG10.4); may be declined."""

    first: int = NO_CARD
    section: int = 0

    def question(self, table: Table) -> Question:
        captain = table.captains[self.seat]
        if self.first == NO_CARD:
            return questions.Shipyard(money=captain.money)
        return questions.SecondCard(money=captain.money - self.first_price(table), card=CARDS[self.first])

    def first_price(self, table: Table) -> int:
        """CG10.2: what the first card costs."""
        return adding.price(table.card, table.captains[self.seat], self.first, self.section)

    def options(self, table: Table) -> list[str]:
        captain = table.captains[self.seat]
        if captain.at < FIRST_PORT:
            return [upkeep.DECLINE]
        if self.first == NO_CARD:
            found = adding.offers(table, self.seat, data.ALL_SECTIONS, captain.money)
            options = [ADD[section][card] for card, section in found]
            options.append(upkeep.DECLINE)
            return options
        budget = captain.money - self.first_price(table) - RULES.second_card_surcharge
        options = [
            ADD[section][card]
            for card, section in adding.offers(table, self.seat, data.ALL_SECTIONS, budget)
            if adding.clash(self.first, self.section, captain, card, section) is None
        ]
        options.append(DONE)
        return options

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        seat, captain = self.seat, table.captains[self.seat]
        if choice == upkeep.DECLINE:
            upkeep.forfeit(table, seat, tell)
            return
        if self.first == NO_CARD:
            card, section = adding.named(choice)
            table.then(Shipyard(seat, card, section))
            return
        adds = [(self.first, self.section)]
        if second := adding.added(choice):
            adds.append(second)
        prices = [adding.price(table.card, captain, card, section) for card, section in adds]
        surcharge = RULES.second_card_surcharge * (len(adds) - 1)
        captain.money -= sum(prices) + surcharge
        table.acted = True
        for (card, section), cost in zip(adds, prices, strict=True):
            adding.add(table, seat, card, section, cost, tell)
        if surcharge:
            tell(events.SurchargePaid(money=surcharge), seat)
        upkeep.refill(table, seat, luck, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        captain = table.captains[self.seat]
        found = adding.added(choice)
        if found and not captain.in_port:
            return Illegal(refusals.NeedsPort())
        if self.first == NO_CARD:
            return why_not_add(table, self.seat, choice, 0) or Illegal(refusals.MainActionFirst())
        if found and (reason := adding.clash(self.first, self.section, captain, *found)):
            return reason
        surcharge = self.first_price(table) + RULES.second_card_surcharge
        return why_not_add(table, self.seat, choice, surcharge) or Illegal(refusals.SecondOrDone())


@lru_cache(KEPT)
def sales(hold: tuple[int, ...], limit: int) -> list[str]:
    """The choices of selling 1 to `limit` tiles of a hold."""
    return [picks.Sell(raw, cooked).text for raw, cooked in parts(hold, limit)]


class Sell(Choice, frozen=True, tag="sell"):
    """D4, CG5.F, CG6.8: which tiles to sell in the port where the boat lies; a main action may be declined."""

    dockside: bool = False

    def question(self, table: Table) -> Question:
        captain = table.captains[self.seat]
        port = PORTS[captain.at - FIRST_PORT]
        if self.dockside:
            return questions.DocksideMarket(port=port, most=captain.dockside_limit())
        raw, cooked = captain.hold[: len(KINDS)], captain.hold[len(KINDS) :]
        alone = sum(captain.hold) == 1
        return questions.Market(port, code(cooked if any(cooked) else raw) if alone else NONE, int(any(cooked)))

    def options(self, table: Table) -> list[str]:
        captain = table.captains[self.seat]
        if self.dockside:
            return sales(tuple(captain.hold), captain.dockside_limit())
        if captain.at < FIRST_PORT or not any(captain.hold):
            return [upkeep.DECLINE]
        return [*sales(tuple(captain.hold), captain.boxes), upkeep.DECLINE]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        seat, captain = self.seat, table.captains[self.seat]
        if choice == upkeep.DECLINE:
            upkeep.forfeit(table, seat, tell)
            return
        asked = picks.Sell.of(choice)
        raw, cooked = tiles(asked.raw), tiles(asked.cooked)
        port = captain.at - FIRST_PORT
        earned = selling.unload(table, seat, port, raw, cooked)
        if not self.dockside:
            table.acted = True
        tell(
            events.Sold(
                port=PORTS[port], raw=asked.raw, cooked=asked.cooked, number=sum(raw) + sum(cooked), money=earned
            ),
            seat,
        )
        table.then(
            Advance(
                seat,
                selling.steps(captain, raw, cooked, table.card, False),
                selling.steps(captain, raw, cooked, table.card, True),
            )
        )

    def why_not(self, table: Table, choice: str) -> Illegal:
        captain = table.captains[self.seat]
        asked = picks.Sell.read(choice)
        raw, cooked = (counts_of(asked.raw), counts_of(asked.cooked)) if asked is not None else (None, None)
        if raw is None or cooked is None:
            return Illegal(refusals.SellFirst()) if self.dockside else Illegal(refusals.MainActionFirst())
        if not captain.in_port:
            return Illegal(refusals.NeedsPort())
        if not sum(raw) + sum(cooked):
            return Illegal(refusals.SellSomething())
        for kind in KINDS:
            if raw[kind] > captain.hold[kind] or cooked[kind] > captain.hold[len(KINDS) + kind]:
                return Illegal(refusals.NotAboard(seafood=SEAFOOD[kind]))
        return Illegal(refusals.DocksideLimit(most=captain.dockside_limit()))


class Advance(Choice, frozen=True, tag="advance"):
    """CG9.2, CG9.3: the disc advances; a bonus tile may be spent for it, the Delivery Truck may take it elsewhere."""

    plain: int
    boosted: int

    def question(self, table: Table) -> Question:
        return questions.Advance(steps=self.plain, boosted=self.boosted)

    def options(self, table: Table) -> list[str]:
        captain = table.captains[self.seat]
        here = captain.at - FIRST_PORT
        options = [ADVANCE[here]]
        if captain.tiles:
            options.append(BOOST[here])
        if table.card == DELIVERY_TRUCK and captain.money >= RULES.delivery_truck_cost:
            others = [port for port in range(len(PORTS)) if port != here]
            options += [ADVANCE[port] for port in others]
            if captain.tiles:
                options += [BOOST[port] for port in others]
        return options

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        seat, captain = self.seat, table.captains[self.seat]
        boosts = choice in BOOST
        port = (BOOST if boosts else ADVANCE).index(choice)
        if port != captain.at - FIRST_PORT:
            captain.money -= RULES.delivery_truck_cost
            tell(events.TruckPaid(port=PORTS[port], money=RULES.delivery_truck_cost), seat)
        number = self.plain
        if boosts:
            captain.tiles -= 1
            number = self.boosted
            tell(events.TileForTrack(left=captain.tiles), seat)
        found = selling.advance(table, seat, port, number, tell)
        table.then(*(Reward(seat, tile) for tile in found))

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice not in (*ADVANCE, *BOOST):
            return Illegal(refusals.AdvanceFirst())
        if choice in BOOST and not table.captains[self.seat].tiles:
            return Illegal(refusals.NoBonusTiles())
        return Illegal(refusals.NeedsTruck(port=PORTS[(BOOST if choice in BOOST else ADVANCE).index(choice)]))


class Reward(Auto, frozen=True, tag="reward"):
    """CG9.4: a reward tile is used at once."""

    seat: int
    tile: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        upkeep.trim(table, self.seat, selling.reward(table, self.seat, self.tile, luck, tell))
