"""What a beginner sees of Montego Bay at a glance; the deckhand goes by it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from games.montego_bay import picks
from games.montego_bay.data import FIGURE_INDEX
from games.montego_bay.foresight import Mind, Outlook, ship_change
from games.montego_bay.picks import PICKS
from games.montego_bay.players import own_cards
from games.montego_bay.steps import DONE, HIRE
from games.montego_bay.view import View

MOVES = 200
"""Rounds of moves imagined for all ways of laying cards together, about: fewer than the mate's."""
JACK_PAYS = 3.0
"""Points that Lazy Jack is taken to bring."""
MIND = Mind()

SLIP, OVERLOOKED = 0.45, 0.03
"""How much a beginner misjudges, and how often they overlook a choice: tuned to lose two to four of five games for two
against a mate."""


class Glance:
    """The rooms that cards lead to, less thoroughly than the mate, and what a load alone changes on its ship."""

    def appraise(self, view: View, options: Sequence[str], rng: Random) -> list[float]:
        """What each of `options` promises, in points."""
        match PICKS.read(options[0]):
            case picks.Hire() | picks.Pass():
                return [JACK_PAYS if option == HIRE else 0.0 for option in options]
            case picks.Card() | picks.Done():
                return _cards(view, options, rng)
            case picks.Load() | picks.Split() | picks.Remove():
                return [ship_change(view, option, MIND) for option in options]
            case _:
                return [0.0] * len(options)  # colors, figures, whom to go with: a beginner has no opinion


def _cards(view: View, options: Sequence[str], rng: Random) -> list[float]:
    """The next card, with the best ones for the other figures that have none; once all lie, they stay."""
    assert view.viewer is not None
    slots = own_cards(view)
    missing = [slot for slot, (_, card) in slots.items() if not card]
    if not missing:
        return [0.0 if option == DONE else -inf for option in options]
    outlook = Outlook(view, view.viewer, rng, max(4, MOVES // 5 ** len(missing)), MIND)
    laid = {FIGURE_INDEX[figure]: card for figure, card in slots.values() if card}
    companion = FIGURE_INDEX[view.companion] if view.companion else -1
    figures = [FIGURE_INDEX[slots[slot][0]] for slot in missing]
    worth: dict[str, float] = {}
    for value, own in outlook.all_cards(laid, figures, companion):
        choice = picks.Card(missing[0], own[figures[0]]).text
        worth[choice] = max(worth.get(choice, -inf), value)
    return [worth.get(option, -inf) for option in options]
