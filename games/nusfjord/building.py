"""Build a Building (X4, A1, B1 to B5): what can be built, what it costs, paying, placing, and its own effects.
What the effects do is in `cards.py`; when others react is in `triggers.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.engine import Auto, Illegal, Luck, Question, Tell
from games.nusfjord import data, events, goods, picks, questions, refusals, triggers
from games.nusfjord.counting import Displays, value
from games.nusfjord.deciding import Decision
from games.nusfjord.player import Player
from games.nusfjord.table import Table
from games.nusfjord.terms import GOODS, PLAIN, RESERVE, GoodId, Terms

# -- what it costs (B5, A13) -------------------------------------------------------------------------------------


def funds(player: Player) -> list[int]:
    """A10: the goods buildings and ships may be paid with."""
    own = player.goods
    if player.pays_from_reserve():
        return [supply + reserve for supply, reserve in zip(own[:RESERVE], own[RESERVE:], strict=True)]
    return own


def cost(table: Displays, seat: int, building: str, terms: Terms, other_haul: int = 0) -> tuple[int, int, int]:
    """B5, A13: fixed and variable part together, never below 0, then the discount, never below 0."""
    price = data.COSTS[building]
    variable = data.VARIABLE_COSTS.get(building)
    if variable is not None:
        price = tuple(
            max(0, amount + (value(formula, table, seat, other_haul) if formula is not None else 0))
            for amount, formula in zip(price, variable, strict=True)
        )
    wood, fish, gold = price
    if terms is PLAIN:
        return wood, fish, gold
    return max(0, wood - terms.wood), max(0, fish - terms.fish), max(0, gold - terms.gold)


def other_hauls(table: Displays, seat: int) -> dict[str, int]:
    """The haul sizes of the others, by company; in the solo game one of the data (B7)."""
    if len(table.players) == 1:
        return {"": data.ROWS.solo.other_player_haul}
    return {data.COMPANIES[other]: player.haul() for other, player in enumerate(table.players) if other != seat}


def affordable_with(table: Table, seat: int, building: str, terms: Terms) -> list[str]:
    """The other players whose haul makes this building affordable, for one that names another player."""
    own = funds(table.players[seat])
    return [
        company
        for company, haul in other_hauls(table, seat).items()
        if goods.affords(own, cost(table, seat, building, terms, haul))
    ]


def shortage(table: Displays, seat: int, building: str, terms: Terms) -> tuple[int, int, int]:
    """What is missing to pay for a building; for one that names another player, with the haul that costs least."""
    own = funds(table.players[seat])
    price = min(cost(table, seat, building, terms, haul) for haul in other_hauls(table, seat).values())
    wood, fish, gold = (max(0, amount - have) for amount, have in zip(price, own, strict=False))
    return wood, fish, gold


# -- what can be built -------------------------------------------------------------------------------------------


def placements(player: Player) -> frozenset[str]:
    """B1 to B4, Q31: the kinds of placement for which there is room."""
    free = player.free
    return data.PLACEMENT_SETS[
        (free > 0)
        + 2 * (free in data.WITH_DOUBLE)
        + 4 * (player.width <= data.TRACK_FOR_BUILDING)
        + 8 * (player.removable_forests() > 0)
    ]


def affordable(table: Table, seat: int, building: str, terms: Terms, own: list[int]) -> bool:
    """Whether these goods pay for the building."""
    if building in data.NAMES_OTHER:
        return bool(affordable_with(table, seat, building, terms))
    wood, fish, gold = cost(table, seat, building, terms)
    return wood <= own[0] and fish <= own[1] and gold <= own[2]


def offered(table: Table, seat: int) -> list[list[str]]:
    """X4, Q17: the display, and the own hand."""
    return [table.open_a, table.open_b, table.open_c, table.players[seat].hand]


def possible(table: Table, seat: int, terms: Terms, first_only: bool = False) -> list[str]:
    """X4: the choices of buildings that can be paid and placed; with `first_only` it stops at the first."""
    player = table.players[seat]
    own, free = player.goods, player.free
    if not data.RESERVE_PAYERS.isdisjoint(player.buildings):
        own = funds(player)
    wood, fish, gold = own[0], own[1], own[2]
    if terms is not PLAIN:  # a discount never brings a cost below 0, so it is as good as so much more to pay with
        wood, fish, gold = wood + terms.wood, fish + terms.fish, gold + terms.gold
    checks = data.CARD_CHECKS
    found: list[str] = []
    for cards in (table.open_a, table.open_b, table.open_c, player.hand):
        for building in cards:
            least_wood, least_fish, least_gold, common = checks[building]
            if wood < least_wood or fish < least_fish or gold < least_gold:
                continue
            if free if common else _possible_odd(table, seat, building, terms, own):
                found.append(data.BUILD[building])
                if first_only:
                    return found
    return found


def _possible_odd(table: Table, seat: int, building: str, terms: Terms, own: list[int]) -> bool:
    """Whether a building whose cost varies, or whose place is not a single space, can be paid and placed."""
    room = placements(table.players[seat])
    return data.PLACEMENTS[building] in room and affordable(table, seat, building, terms, own)


def missing(table: Table, seat: int, terms: Terms) -> list[str]:
    """The choices of buildings in sight that can't be paid or placed."""
    there = possible(table, seat, terms)
    every = (data.BUILD[building] for cards in offered(table, seat) for building in cards)
    return [choice for choice in every if choice not in there]


def why_not(table: Table, seat: int, building: str, terms: Terms) -> Illegal:
    """Why this building can't be built."""
    if building not in data.BUILDINGS:
        return Illegal(refusals.UnknownBuilding(building=building))
    if not any(building in cards for cards in offered(table, seat)):
        return Illegal(refusals.BuildingNotOffered(building=building))
    placement = data.PLACEMENTS[building]
    if placement not in placements(table.players[seat]):
        if placement == "normal":
            return Illegal(refusals.NoFreeSpace(), "B1")
        if placement == "double":
            return Illegal(refusals.NoPlaceDouble(building=building))
        if placement == "track":
            return Illegal(refusals.NoPlaceTrack(building=building))
        return Illegal(refusals.NoPlaceForest(building=building))
    wood, fish, gold = shortage(table, seat, building, terms)
    return Illegal(refusals.BuildingTooDear(building=building, wood=wood, fish=fish, gold=gold))


class Build(Decision, frozen=True, tag="build", omit_defaults=True):
    """X4: which building of the display or the hand."""

    terms: Terms = PLAIN

    def question(self, table: Table) -> Question:
        return questions.Build()

    def answers(self, table: Table) -> list[str]:
        return possible(table, self.seat, self.terms)

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        building = picks.Build.of(choice).building
        if building in data.NAMES_OTHER:
            table.then(NameOther(self.seat, building, self.terms))
        else:
            begin(table, self.seat, building, cost(table, self.seat, building, self.terms), tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        asked = picks.Build.read(choice)
        if asked is None:
            return super().refusal(table, choice)
        return why_not(table, self.seat, asked.building, self.terms)


class NameOther(Decision, frozen=True, tag="name_other", omit_defaults=True):
    """B5: the other player whose haul size counts for the cost."""

    building: str
    terms: Terms = PLAIN

    def question(self, table: Table) -> Question:
        return questions.NameOther(building=self.building)

    def answers(self, table: Table) -> list[str]:
        return [picks.Other(each).text for each in affordable_with(table, self.seat, self.building, self.terms)]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        asked = picks.Other.read(choice)
        haul = other_hauls(table, self.seat)[asked.company if asked is not None else ""]  # B7: alone it names nobody
        begin(table, self.seat, self.building, cost(table, self.seat, self.building, self.terms, haul), tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return Illegal(refusals.TooDearWithOther(building=self.building))


def begin(table: Table, seat: int, building: str, price: tuple[int, int, int], tell: Tell) -> None:
    """A1: take the card, pay, then place it."""
    shown = building in table.players[seat].hand  # Q17: a card of the hand becomes public
    for cards in offered(table, seat):
        if building in cards:
            cards.remove(building)
    wood, fish, gold = price
    tell(events.BuildingPaid(building=building, wood=wood, fish=fish, gold=gold), seat, barrier=shown)
    table.then(*payments(table, seat, price, tell), Site(seat, building))


# -- paying (A10) ------------------------------------------------------------------------------------------------


def payments(table: Table, seat: int, price: tuple[int, int, int], tell: Tell) -> list[PayMix]:
    """Pay; goods that may come from the Reserve as well are asked for, one after the other."""
    player = table.players[seat]
    if not player.pays_from_reserve():
        goods.pay(table, seat, price)
        return []
    return [PayMix(seat, GOODS[good], amount) for good, amount in enumerate(price) if amount]


class PayMix(Decision, frozen=True, tag="pay"):
    """A10: how much of one good comes from the Reserve; as much as possible is the first answer."""

    good: GoodId
    amount: int

    def question(self, table: Table) -> Question:
        return questions.PayMix(good=self.good, amount=self.amount)

    def answers(self, table: Table) -> list[str]:
        good, own = GOODS.index(self.good), table.players[self.seat].goods
        most = min(self.amount, own[RESERVE + good])
        least = max(0, self.amount - own[good])
        return [picks.Reserve(amount).text for amount in range(most, least - 1, -1)]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        good, own, stored = GOODS.index(self.good), table.players[self.seat].goods, picks.Reserve.of(choice).amount
        own[RESERVE + good] -= stored
        own[good] -= self.amount - stored
        if stored:
            tell(events.PaidFromReserve(good=self.good, amount=stored), self.seat)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return Illegal(refusals.CannotPaySo(good=self.good, amount=self.amount))


# -- placing (B1 to B4) ------------------------------------------------------------------------------------------


def stand(table: Table, seat: int, building: str, site: str) -> None:
    """The building stands there from now on, without its effects."""
    player, placement = table.players[seat], data.PLACEMENTS[building]
    if placement == "normal":
        player.free &= ~data.SPACES[site]
    elif placement == "double":
        player.free &= ~data.DOUBLE_MASKS[data.DOUBLE_INDEX[site]]
    elif placement == "track":
        player.width += data.ROWS.track.building_length
    else:
        player.kept |= 1 << data.DOUBLE_INDEX[site]
    player.buildings.append(building)
    player.sites.append(site)
    if building in data.ANYTIME or building in data.ONCE:
        player.uses.append(building)


class Site(Decision, frozen=True, tag="site"):
    """B1 to B4: where the building goes."""

    building: str

    def question(self, table: Table) -> Question:
        return questions.Site(building=self.building)

    def answers(self, table: Table) -> list[str]:
        player = table.players[self.seat]
        placement = data.PLACEMENTS[self.building]
        if placement == "normal":
            free = player.free
            return [at for bit, at in data.AT.items() if free & bit]
        if placement == "track":
            return [data.AT_SITE["track"]]
        doubles = player.free_doubles() if placement == "double" else player.removable_doubles()
        return [data.AT_SITE[double] for double in doubles]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        building, site = self.building, picks.At.of(choice).space
        stand(table, self.seat, building, site)
        tell(events.BuildingPlaced(building=building, site=site), self.seat)
        own_effects = [triggers.Perform(self.seat, program) for program in data.ON_BUILD.get(building, ())]
        table.then(*own_effects, Built(self.seat, building))

    def refusal(self, table: Table, choice: str) -> Illegal:
        asked = picks.At.read(choice)
        if asked is None:
            return super().refusal(table, choice)
        return why_not_there(table.players[self.seat], self.building, asked.space)

    def every(self) -> list[str]:
        """All the spaces of a Harbor board on which such a building may lie, free or not."""
        placement = data.PLACEMENTS[self.building]
        if placement == "track":
            return [data.AT_SITE[placement]]
        return [*data.AT.values()] if placement == "normal" else [data.AT_SITE[double] for double in data.DOUBLES]


def why_not_there(player: Player, building: str, site: str) -> Illegal:
    """Why a building can't be placed on this space: what lies there already, if anything does."""
    spaces = {site} if site in data.SPACES else {*data.HALVES.get(site, ())}
    for other, taken in zip(player.buildings, player.sites, strict=True):
        if data.PLACEMENTS[other] in ("normal", "double") and spaces & {taken, *data.HALVES.get(taken, ())}:
            return Illegal(refusals.SiteBuilt(site=site, building=other))
    doubles = [double for double, halves in data.HALVES.items() if spaces & {*halves}]
    covered = [double for double in doubles if player.forests[data.DOUBLE_INDEX[double]]]
    if covered and data.PLACEMENTS[building] in ("normal", "double"):
        return Illegal(refusals.SiteForest(site=site))
    return Illegal(refusals.SiteNotFree(building=building, site=site))


class FreeSpaces(NamedTuple):
    """Free building spaces: those that lie alone, and the halves of doubles, which forest may still cover (B4)."""

    alone: list[str]
    halves: list[str]

    @classmethod
    def among(cls, options: Sequence[str]) -> FreeSpaces:
        """Those among these answers."""
        free = [at.space for option in options if (at := picks.At.read(option)) is not None]
        halves = [space for double in data.ROWS.harbor.doubles if set(double) <= set(free) for space in double]
        return cls([space for space in free if space in data.SPACES and space not in halves], halves)

    def same(self) -> list[list[str]]:
        """The answers that do the same. Only their rows differ, of which a single building makes something."""
        return [[picks.At(space).text for space in spaces] for spaces in (self.alone, self.halves) if spaces]

    def alike(self) -> list[str]:
        """The answers that do the same as one before them."""
        return [answer for answers in self.same() for answer in answers[1:]]

    def dividing(self) -> list[str]:
        """The answers that take room for forest although there is a space that never had any; where each of them does,
        all but the first."""
        return [picks.At(space).text for space in (self.halves if self.alone else self.halves[1:])]


class Built(Auto, frozen=True, tag="built"):
    """A1, A14: after its own effects a building that watches the Reserve checks it; then the others react."""

    seat: int
    building: str

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.then(Neighbors(self.seat, self.building))
        if self.building in data.HOOKS.get("reserve_full", ()):
            triggers.check_reserve(table, self.seat)


class Neighbors(Auto, frozen=True, tag="neighbors"):
    """A1, A4: the other buildings' effects after Build a Building."""

    seat: int
    building: str

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        triggers.fire(table, self.seat, "after:build_building", exclude=self.building)
