"""The decisions of fishing: where to, which cards, which tiles (CG5.B, CG5.D)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import data, drawing, events, picks, questions, refusals, sailing, upkeep
from games.captains_gulf.bundles import best_hauls, counts_of, hauls, tiles, wild_needed
from games.captains_gulf.data import (
    ALL_KINDS,
    CARD_INDEX,
    CARDS,
    DECKHAND_SEAFOOD,
    FIRST_PORT,
    FISH,
    GOOD_HAUL,
    HEXES,
    ICON_MASK,
    ICONS,
    KINDS,
    PLACE_INDEX,
    PRICES,
    ROW_NAMES,
    RULES,
    SEAFOOD,
)
from games.captains_gulf.gulf import LONGEST, REACH
from games.captains_gulf.picks import PICKS
from games.engine import Choice, Illegal, Luck, Question, Tell

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table

OTHER = picks.Other().text
MANY = 25  # more choices than this are broken into steps
HEX = [picks.Fish(hex_).text for hex_ in HEXES]
ROW = {row: picks.Row(row).text for row in dict.fromkeys(ROW_NAMES)}
PLAY = [picks.Play(card, fish).text for card, fish in zip(CARDS, FISH, strict=True)]
Three = tuple[int, int, int]


# -- what can be caught (CG5.B) ------------------------------------------------------------------------------------


def catchable(table: Table, seat: int) -> int:
    """CG5.B1, CG5.B5: types of which a tile could come aboard with licenses, boxes and hand, as bits."""
    captain = table.captains[seat]
    if captain.free_boxes() <= 0 or not captain.hand:
        return 0
    room = captain.room()
    mask = (1 if room[0] > 0 else 0) | (2 if room[1] > 0 else 0) | (4 if room[2] > 0 else 0)
    if captain.tiles or not mask:
        return mask
    shown = 0
    for card in captain.hand:
        shown |= ICON_MASK[card]
    return mask & shown


def targets(table: Table, seat: int) -> list[int]:
    """CG5.B1, CG5.B2: hexes where the boat can fish now, in reading order."""
    return _hexes_with(table, table.captains[seat], catchable(table, seat))


def within_reach(table: Table, seat: int) -> bool:
    """CG5.B2, CG5.B5: whether the boat could take something in somewhere now, whatever the cards."""
    captain = table.captains[seat]
    licensed = sum(1 << kind for kind in KINDS if captain.room()[kind] > 0)
    return captain.free_boxes() > 0 and bool(_hexes_with(table, captain, licensed))


def _hexes_with(table: Table, captain: Captain, mask: int) -> list[int]:
    """CG5.B2: hexes in reach where there is seafood of one of these types, in reading order."""
    if not mask:
        return []
    reach = captain.fuel - sailing.modifier(table.card, captain) if captain.fuel >= RULES.min_sail_fuel else 0
    hexes = REACH[captain.at][min(LONGEST, max(0, reach))]
    present = [row for kind, row in enumerate(table.sea) if mask >> kind & 1]
    if len(present) == 1:
        one = present[0]
        found = [at for at in hexes if one[at]]
    elif len(present) == 2:
        one, two = present
        found = [at for at in hexes if one[at] or two[at]]
    else:
        one, two, three = present
        found = [at for at in hexes if one[at] or two[at] or three[at]]
    at = captain.at
    if at < FIRST_PORT and captain.fuel >= sailing.idle_fuel(captain) and any(row[at] for row in present):
        found.append(at)
        found.sort()
    return found


def limits(table: Table, seat: int, hex_: int, allowed: int) -> Three:
    """CG5.B5: how many tiles of each of the `allowed` types may be taken from a hex, boxes left aside."""
    captain = table.captains[seat]
    room, free = captain.room(), captain.free_boxes()
    return tuple(  # type: ignore[return-value]
        max(0, min(room[kind], table.sea[kind][hex_], free)) if allowed >> kind & 1 else 0 for kind in KINDS
    )


def allowed_types(table: Table, seat: int, cards: int) -> int:
    """CG5.B3, CG11.7: the types, as bits, that may be taken with this many cards; 0 if so many can't be played."""
    free = RULES.fishing_cards + (data.AMOUNT[GOOD_HAUL] if table.card == GOOD_HAUL else 0)
    if cards <= free:
        return ALL_KINDS
    return DECKHAND_SEAFOOD[table.captains[seat].crew] if cards <= free + RULES.deckhand_cards else 0


def icons_of(cards: tuple[int, ...]) -> Three:
    """The icons of several cards together."""
    return tuple(sum(ICONS[card][kind] for card in cards) for kind in KINDS)  # type: ignore[return-value]


def takes(table: Table, seat: int, hex_: int, cards: tuple[int, ...]) -> tuple[str, ...]:
    """CG5.B4, CG5.B5: every handful these cards and the bonus tiles allow."""
    allowed = allowed_types(table, seat, len(cards))
    if not allowed:
        return ()
    captain = table.captains[seat]
    free = captain.free_boxes()
    return hauls(limits(table, seat, hex_, allowed), free, icons_of(cards), min(free, captain.tiles))


def boosted(table: Table, seat: int, hex_: int) -> list[str]:
    """CG6.12 (b): the catches of a single card that bring more with so many bonus tiles than any with fewer."""
    captain = table.captains[seat]
    room, free = limits(table, seat, hex_, ALL_KINDS), captain.free_boxes()
    icons = {card: icons_of((card,)) for card in captain.hand}
    found: list[str] = []
    best = -1
    for wild in range(min(captain.tiles, free) + 1):
        caught = {(card, haul): _price(haul) for card in icons for haul in hauls(room, free, icons[card], wild)}
        most = max(caught.values(), default=0)
        if wild and most > best:
            found += [picks.Catch(CARDS[card], haul).text for (card, haul), price in caught.items() if price == most]
        best = max(best, most)
    return found


def _price(haul: str) -> int:
    """CG9.1: what a handful sells for, wherever it is."""
    return sum(number * price for number, price in zip(tiles(haul), PRICES, strict=True))


def wild_in(catch: picks.Catch) -> int:
    """The bonus tiles that a catch with one card takes."""
    return wild_needed(tiles(catch.haul), icons_of((CARD_INDEX[catch.card],)))


def catch(table: Table, seat: int, hex_: int, cards: tuple[int, ...], haul: str, luck: Luck, tell: Tell) -> None:
    """CG5.B2, CG5.B6, CG5.B7: sail or idle, take the tiles, leave depletion tiles, draw up again."""
    captain = table.captains[seat]
    taken = tiles(haul)
    fuel = sailing.fishing_fuel(table.card, captain, hex_)
    captain.fuel -= fuel
    if captain.at == hex_:
        tell(events.Idled(place=HEXES[hex_], fuel=fuel), seat)
    else:
        captain.at = hex_
        tell(events.Sailed(place=HEXES[hex_], fuel=fuel), seat)
    for kind in KINDS:
        table.sea[kind][hex_] -= taken[kind]
        captain.hold[kind] += taken[kind]
    table.depletion[hex_] += sum(taken)
    wild = wild_needed(taken, icons_of(cards))
    captain.tiles -= wild
    drawing.discard(table, seat, list(cards))
    table.acted = table.fished = True
    names = [CARDS[card] for card in cards]
    tell(events.Caught(place=HEXES[hex_], haul=haul, number=sum(taken), cards=names, wild=wild), seat)
    upkeep.refill(table, seat, luck, tell)


# -- the decisions -------------------------------------------------------------------------------------------------


class Voyage(Choice, frozen=True, tag="voyage"):
    """D4, CG5.B to CG5.D: where to fish, or which port to sail to, as the wheel space allows; may be declined."""

    fish: bool
    sail: bool

    def question(self, table: Table) -> Question:
        captain = table.captains[self.seat]
        if not self.sail:
            return questions.Fish(captain.fuel)
        return (questions.FishOrSail if self.fish else questions.SailToPort)(captain.fuel, captain.money)

    def options(self, table: Table) -> list[str]:
        hexes = targets(table, self.seat) if self.fish else []
        ports = upkeep.ports_in_reach(table.captains[self.seat]) if self.sail else []
        if len(hexes) + len(ports) >= MANY:
            return [*dict.fromkeys(ROW[ROW_NAMES[at]] for at in hexes), *ports, upkeep.DECLINE]
        return [*(HEX[at] for at in hexes), *ports, upkeep.DECLINE]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        seat = self.seat
        match PICKS.read(choice):
            case picks.Fish(hex_):
                table.then(Catch(seat, PLACE_INDEX[hex_]))
            case picks.Row(row):
                table.then(RowOfHexes(seat, row))
            case picks.Sail(port):
                table.acted = True
                sailing.sail_to_port(table, seat, PLACE_INDEX[port], tell)
            case _:
                upkeep.forfeit(table, seat, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in upkeep.SAIL:
            if not self.sail:
                return Illegal(refusals.FishingOnly())
            return Illegal(refusals.InPortAlready(), "CG5.C")
        if choice not in HEX:
            return Illegal(refusals.MainActionFirst())
        if not self.fish:
            return Illegal(refusals.SailingOnly())
        hex_ = HEX.index(choice)
        return why_not_there(table, self.seat, hex_) or Illegal(refusals.ChooseRow(place=HEXES[hex_]))


def why_not_there(table: Table, seat: int, hex_: int) -> Illegal | None:
    """CG5.B1, CG5.B2, CG5.B5: why a boat can't fish at this hex, if so."""
    captain = table.captains[seat]
    if not any(row[hex_] for row in table.sea):
        return Illegal(refusals.NoSeafoodThere(place=HEXES[hex_]))
    fuel = sailing.fishing_fuel(table.card, captain, hex_)
    room = captain.room()
    licensed = any(room[kind] > 0 and table.sea[kind][hex_] for kind in KINDS)
    if fuel > captain.fuel:
        short = refusals.TooLittleFuelToFish if licensed else refusals.TooLittleFuelAndLicenses
        return Illegal(short(place=HEXES[hex_], need=fuel, fuel=captain.fuel))
    if captain.free_boxes() <= 0:
        return Illegal(refusals.NoFreeBox(boxes=captain.boxes))
    if not licensed:
        full = any(captain.licensed[kind] and table.sea[kind][hex_] for kind in KINDS)
        return Illegal((refusals.LicensesFull if full else refusals.LicenseMissing)(place=HEXES[hex_]))
    if not any(limits(table, seat, hex_, catchable(table, seat))):
        return Illegal(refusals.NoCardFits(place=HEXES[hex_]))
    return None


class RowOfHexes(Choice, frozen=True, tag="row"):
    """CG5.B1: a hex of one row of the map, when there are too many to name at once."""

    row: str

    def question(self, table: Table) -> Question:
        return questions.FishInRow(row=self.row, fuel=table.captains[self.seat].fuel)

    def options(self, table: Table) -> list[str]:
        return [HEX[at] for at in targets(table, self.seat) if ROW_NAMES[at] == self.row]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        table.then(Catch(self.seat, HEX.index(choice)))

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice not in HEX:
            return Illegal(refusals.ChooseHex())
        hex_ = HEX.index(choice)
        reason = why_not_there(table, self.seat, hex_)
        return reason or Illegal(refusals.OtherRow(place=HEXES[hex_], row=self.row))


class Catch(Choice, frozen=True, tag="catch"):
    """CG5.B3 to CG5.B5: one card and as much as it brings, or the most that bonus tiles make of one (CG6.12 (b));
    everything else (`other`) step by step, which is asked at once where no card brings anything by itself."""

    hex: int

    def question(self, table: Table) -> Question:
        free = table.captains[self.seat].free_boxes()
        return questions.Catch(place=HEXES[self.hex], boxes=free)

    def options(self, table: Table) -> list[str]:
        captain = table.captains[self.seat]
        room = limits(table, self.seat, self.hex, ALL_KINDS)
        free = captain.free_boxes()
        options = [
            picks.Catch(CARDS[card], haul).text
            for card in captain.hand
            for haul in best_hauls(room, free, tuple(ICONS[card]))  # type: ignore[arg-type]
        ]
        if options and captain.tiles:
            options += [each for each in boosted(table, self.seat, self.hex) if each not in options]
        options.append(OTHER)
        return options

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == OTHER:
            table.then(Play(self.seat, self.hex))
        else:
            asked = picks.Catch.of(choice)
            catch(table, self.seat, self.hex, (CARD_INDEX[asked.card],), asked.haul, luck, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        asked = picks.Catch.read(choice)
        if asked is not None and asked.card in CARD_INDEX:
            if CARD_INDEX[asked.card] not in table.captains[self.seat].hand:
                return Illegal(refusals.CardNotInHand(card=asked.card))
            return Illegal(refusals.NotTheBestHaul())
        return Illegal(refusals.CatchFirst())


class Play(Choice, frozen=True, tag="play"):
    """CG5.B3 to CG5.B5, CG6.12 (b): cards one by one, then any handful they and the bonus tiles allow."""

    hex: int
    cards: tuple[int, ...] = ()
    total: int = 0

    def question(self, table: Table) -> Question:
        place = HEXES[self.hex]
        if not self.cards:
            return questions.Play(place=place)
        return questions.Take(place=place, cards=[CARDS[card] for card in self.cards])

    def options(self, table: Table) -> list[str]:
        seat = self.seat
        found = takes(table, seat, self.hex, self.cards)
        if self.total:
            return [picks.Take(haul).text for haul in found if len(haul) == self.total]
        more = [
            PLAY[card]
            for card in table.captains[seat].hand
            if card not in self.cards and takes(table, seat, self.hex, (*self.cards, card))
        ]
        if len(found) + len(more) > MANY:
            totals = sorted({len(haul) for haul in found}, reverse=True)
            return [*(picks.Total(total).text for total in totals), *more]
        return [*(picks.Take(haul).text for haul in found), *more]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        match PICKS.read(choice):
            case picks.Play(card):
                table.then(Play(self.seat, self.hex, (*self.cards, CARD_INDEX[card])))
            case picks.Total(number):
                table.then(Play(self.seat, self.hex, self.cards, number))
            case _:
                catch(table, self.seat, self.hex, self.cards, picks.Take.of(choice).haul, luck, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in PLAY:
            card = PLAY.index(choice)
            if card in self.cards or card not in table.captains[self.seat].hand:
                return Illegal(refusals.CardNotInHand(card=CARDS[card]))
            if not allowed_types(table, self.seat, len(self.cards) + 1):
                return Illegal(refusals.TooManyCards(cards=len(self.cards)))
            return Illegal(refusals.CardBringsNothing(card=CARDS[card]))
        asked = picks.Take.read(choice)
        taken = counts_of(asked.haul) if asked is not None else None
        return why_not_taken(table, self.seat, self.hex, self.cards, taken) if taken else Illegal(refusals.TakeFirst())


def why_not_taken(table: Table, seat: int, hex_: int, cards: tuple[int, ...], taken: Three) -> Illegal:
    """CG5.B4, CG5.B5: why this handful is refused."""
    captain = table.captains[seat]
    if not sum(taken):
        return Illegal(refusals.TakeSomething())
    if not cards:
        return Illegal(refusals.PlayFirst())
    room = captain.room()
    for kind in KINDS:
        if taken[kind] > table.sea[kind][hex_]:
            return Illegal(refusals.NotSoManyThere(seafood=SEAFOOD[kind], number=table.sea[kind][hex_]))
        if taken[kind] > room[kind]:
            return Illegal(refusals.TooFewLicenses(seafood=SEAFOOD[kind], number=captain.licensed[kind]))
        if taken[kind] and not allowed_types(table, seat, len(cards)) >> kind & 1:
            return Illegal(refusals.NotWithDeckhand(seafood=SEAFOOD[kind]))
    if sum(taken) > captain.free_boxes():
        return Illegal(refusals.NoFreeBox(boxes=captain.boxes))
    if sum(taken) > sum(icons_of(cards)) or wild_needed(taken, icons_of(cards)) > captain.tiles:
        return Illegal(refusals.TooFewIcons(icons=sum(icons_of(cards)), tiles=captain.tiles))
    return Illegal(refusals.ChooseTotal())
