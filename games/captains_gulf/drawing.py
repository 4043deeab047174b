"""Game cards between deck, hands and discard pile (CG10.8, CG14.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import events
from games.captains_gulf.data import ALMANAC, AMOUNT, CARDS, SETUP

if TYPE_CHECKING:
    from games.captains_gulf.table import Table
    from games.engine import Luck, Tell


def draw(table: Table, seat: int, number: int, luck: Luck, tell: Tell) -> None:
    """One drawing event of `number` cards (see `drawn`)."""
    found: list[int] = []
    for _ in range(drawn(table, number)):
        if not table.deck:
            table.reshuffles += 1
            table.deck = luck.shuffle("deck again", sorted(table.discards), table.reshuffles)
            table.discards = []
            tell(events.DeckReshuffled(cards=len(table.deck)), barrier=True)
        found.append(table.deck.pop())
    if found:
        table.captains[seat].hand += found
        tell(events.Drew(number=len(found)), seat, barrier=True)
        tell(events.DrewCards(cards=[CARDS[card] for card in found]), seat, to=seat, barrier=True)


def drawn(table: Table, number: int) -> int:
    """How many cards a drawing event of so many brings: one more with the Almanac (CG14.8), which does not count for
    the first license (CG2.9); fewer when none are left (CG10.8)."""
    if table.card == ALMANAC and table.round:
        number += AMOUNT[ALMANAC]
    return min(number, len(table.deck) + len(table.discards))


def missing(table: Table, seat: int) -> int:
    """CG10.8: cards needed to have a full hand again."""
    return SETUP.hand_size - len(table.captains[seat].hand)


def discard(table: Table, seat: int, cards: list[int]) -> None:
    """Put cards of a hand on the pile."""
    for card in cards:
        table.captains[seat].hand.remove(card)
    table.discards += cards
