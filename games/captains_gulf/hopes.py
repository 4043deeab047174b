"""What single cards may be worth to a boat, those in hand and those still to be drawn.
Knows no deck: every card of the game that does not lie before its owner is as likely as any other."""

from __future__ import annotations

from collections.abc import Callable

from games.captains_gulf import adding, data
from games.captains_gulf.appraisal import DEAREST, tile_worth
from games.captains_gulf.captain import Captain
from games.captains_gulf.data import ICONS
from games.captains_gulf.prospects import Prospect, fit_out

# Of what a better card is worth: it costs time to add it, and its use is never as good as it seems.
ADDED, FISHED = 0.5, 0.6
IN_REACH = 3  # dollars more than there are that may be earned before a card is added
_ITEM = (data.LICENSE_OF, data.CREW_OF, data.UPGRADE_OF)


class Hopes:
    """One boat as it is, with so many rounds left. What boats bring a round, and save on cards to come, is told."""

    def __init__(
        self,
        prospect: Prospect,
        clock: float,
        income: Callable[[Captain], float],
        thrift: Callable[[Captain], float],
    ) -> None:
        self._prospect = prospect
        self._clock = clock
        self._income = income
        self._thrift = thrift
        self._known: dict[tuple[int, int], float] = {}
        self._gains: dict[int, float] = {}
        self._drawing: dict[tuple[int, int], float] = {}

    def gain(self, card: int) -> float:
        """What the best section of a card gains until the end, its cost deducted; at least 0."""
        found = self._gains.get(card)
        if found is None:
            found = self._gains[card] = self._gain(card)
        return found

    def _gain(self, card: int) -> float:
        best = 0.0
        for section in data.ALL_SECTIONS:
            item = section, _ITEM[section][card]
            gain = self._known.get(item)
            if gain is None:
                gain = self._known[item] = self._section_gain(card, section)
            best = max(best, gain)
        return best

    def catch(self, card: int) -> float:
        """What a card may bring when it is played for fishing into an empty boat."""
        captain = self._prospect.captain
        left, worth = captain.boxes, 0.0
        for kind in DEAREST:
            number = min(left, ICONS[card][kind], captain.licensed[kind])
            worth += number * tile_worth(kind)
            left -= number
        return worth

    def missed(self, card: int) -> float:
        """How much a card would be missed, in no more than its order among others."""
        return ADDED * self.gain(card) + FISHED * self.catch(card) + 0.1 * sum(ICONS[card])

    def drawing(self, seats: int, cards: int) -> float:
        """CG6.5: what it is worth to see so many more cards and to keep the best."""
        found = self._drawing.get((seats, cards))
        if found is None:
            found = self._drawing[seats, cards] = self._worth_of_drawing(seats, cards)
        return found

    def _worth_of_drawing(self, seats: int, cards: int) -> float:
        captain = self._prospect.captain
        known = {*captain.hand, *captain.license_cards, *captain.crew_cards, *captain.upgrade_cards}
        unseen = [card for card in data.DECKS[seats] if card not in known]
        best = max(map(self.gain, captain.hand), default=0.0)
        second = sorted(map(self.catch, captain.hand), reverse=True)[1] if len(captain.hand) > 1 else 0.0
        better = sum(
            ADDED * max(0.0, self.gain(card) - best) + FISHED * max(0.0, self.catch(card) - second) for card in unseen
        )
        return cards * better / max(1, len(unseen))

    def _section_gain(self, card: int, section: int) -> float:
        prospect = self._prospect
        captain = prospect.captain
        cost = adding.price(prospect.card, captain, card, section)
        if cost > captain.money + IN_REACH or adding.obstacle(captain, card, section) is not None:
            return 0.0
        fitted_out = captain.clone()
        fitted_out.hand.append(card)
        fit_out(fitted_out, card, section)
        more = self._income(fitted_out) - prospect.income
        saved = self._thrift(fitted_out) - prospect.thrift
        return (more + saved * self._clock) * self._clock - cost
