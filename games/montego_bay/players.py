"""Computer players of Montego Bay: they see the view of their seat only, never a table.
What they expect is in `foresight.py` and `stowing.py`. `TimeOut` is what happens for a seat that lets its time run
out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from games.montego_bay import picks
from games.montego_bay.data import FIGURE_INDEX, FIGURES, JACK, SLOTS
from games.montego_bay.foresight import Mind, Outlook, best_loading, coin_worth, least_loss, places_of
from games.montego_bay.picks import PICKS
from games.montego_bay.steps import DONE, HIRE, PASS
from games.montego_bay.stowing import Arrival, Spread, arrivals, outcome, quay_of, spreads, stow, work_off
from games.montego_bay.view import View


def own_cards(view: View) -> dict[str, tuple[str, int]]:
    """The viewer's slots (big, small, third, jack) with their figure and its card, 0 if it has none; Jack is last."""
    assert view.viewer is not None
    laid = {figure.id: figure.card for figure in view.figures}
    mine = dict(zip(SLOTS, view.players[view.viewer].workers, strict=False))
    if view.hirer == view.viewer:
        mine[SLOTS[-1]] = FIGURES[JACK]
    return {slot: (figure, laid[figure]) for slot, figure in mine.items()}


MATE = Mind()
PLANS, WORLDS, SPREADS = 3, 2, 3
"""Of its best ideas the mate thinks so many through: ways to lay cards, each in so many rounds of moves, and ways to
load."""


class TimeOut:
    """The defaults of every decision: cautious, easy to foresee, cards at random; what is already answered stays."""

    name = "timeout"

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        assert view.viewer is not None
        match PICKS.read(options[0]):
            case picks.Figure():
                return rng.choice(options)
            case picks.Hire():
                return PASS
            case picks.Place():
                workers = view.players[view.viewer].workers
                front = next(tile for tile in view.tiles if tile in workers)
                return picks.Place(SLOTS[workers.index(front)]).text
            case picks.Card():
                missing = [slot for slot, (_, card) in own_cards(view).items() if not card]
                if not missing:
                    return DONE
                cards = {option: picks.Card.read(option) for option in options}
                return rng.choice([option for option, card in cards.items() if card and card.worker == missing[0]])
            case picks.Load():
                ships = [ship for ship in view.harbor if ship.free]
                ship = next((ship.id for ship in ships if ship.free == 1), ships[0].id)
                one = picks.Split(ship, 1).text, picks.Load(ship, 1).text
                return next(option for option in one if option in options)
            case picks.Remove():
                ship = next(ship.id for ship in reversed(view.harbor) if ship.barrels[view.viewer])
                return picks.Remove(ship, 1).text
            case _:
                return options[0]


class Glancing:
    """Greedy with an evaluation: the cards with the best rooms against likely cards of the others, the loads with the
    best expected ranks, Lazy Jack whenever it can pay him.

    It knows what a person at its seat knows: the view. It guesses the others' cards and does not look on to what others
    load. So it is quick enough to play on in thought; challenges that were begun when the mate was so have it as well.
    """

    name = "glancing_mate"
    _worlds: ClassVar[int] = 4
    """Rounds of moves imagined for a card at least."""

    def __init__(self, effort: int = 2400, mind: Mind = MATE) -> None:
        self._effort = effort
        """Moves of a round tried out for one card, about."""
        self._mind = mind

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        seat = view.viewer
        assert seat is not None
        match PICKS.read(options[0]):
            case picks.Hire():
                return HIRE
            case picks.Place():
                return self._companion(view, options, rng)
            case picks.Card():
                return self._card(view, rng)
            case picks.Load():
                plan = self._loading(view, seat)
                ship = max(plan, key=lambda each: (each in _filled(view, plan), each))
                loads = picks.Load(ship, plan[ship]).text, picks.Split(ship, plan[ship]).text
                return next(option for option in loads if option in options)
            case picks.Remove():
                return picks.Remove(least_loss(view, seat, self._mind), 1).text
            case _:
                return rng.choice(options)

    def _loading(self, view: View, seat: int) -> dict[str, int]:
        """How many barrels go onto which ships."""
        return best_loading(view, seat, min(view.left, view.players[seat].barrels), self._mind)

    def _card(self, view: View, rng: Random) -> str:
        """The next card of the best plan; once all lie, they stay."""
        assert view.viewer is not None
        slots = own_cards(view)
        missing = [slot for slot, (_, card) in slots.items() if not card]
        if not missing:
            return DONE
        plans = 5 ** len(missing)
        outlook = Outlook(view, view.viewer, rng, max(self._worlds, self._effort // plans // 5), self._mind)
        laid = {FIGURE_INDEX[figure]: card for figure, card in slots.values() if card}
        companion = FIGURE_INDEX[view.companion] if view.companion else -1
        figures = [FIGURE_INDEX[slots[slot][0]] for slot in missing]
        plan = self._cards(outlook, laid, figures, companion)
        return picks.Card(missing[0], plan[figures[0]]).text

    def _cards(self, outlook: Outlook, laid: dict[int, int], figures: Sequence[int], companion: int) -> dict[int, int]:
        """Cards for all own figures: those that are `laid`, and the best ones for these figures."""
        return outlook.best_cards(laid, figures, companion)[1]

    def _companion(self, view: View, options: Sequence[str], rng: Random) -> str:
        """Where Jack finds the best room among those within his reach."""
        assert view.viewer is not None
        outlook = Outlook(view, view.viewer, rng, 8, self._mind)
        outlook.order.insert(0, JACK)
        best, chosen = float("-inf"), options[0]
        for option, worker in zip(options, view.players[view.viewer].workers, strict=False):
            figure = FIGURE_INDEX[worker]
            outlook.at[JACK] = outlook.at[figure]
            outlook.order = [JACK, figure]
            value, _ = outlook.best_cards({}, [JACK, figure], figure)
            alone, _ = outlook.best_cards({}, [figure], -1)
            if value - alone > best:
                best, chosen = value - alone, option
        return chosen


class Mate(Glancing):
    """Looks on to the end of the round: of the cards and loads that look best at a glance it takes those after which
    the ships promise most, once everybody else has loaded as well."""

    name = "mate"
    _worlds = WORLDS

    def _loading(self, view: View, seat: int) -> dict[str, int]:
        at = places_of(view)
        followers = arrivals(view, [FIGURE_INDEX[figure] for figure in view.queue], at)
        active = [FIGURE_INDEX[view.active]] if view.active else []
        broken = sum(each.broken for each in arrivals(view, active, at))
        quay = quay_of(view)
        coming = sum(each.barrels for each in followers) / len(view.harbor)

        def worth(spread: Spread) -> float:
            then = quay.clone()
            rest = view.left - stow(then, seat, spread)
            work_off(then, [Arrival(seat, rest, broken, 0), *followers], coin_worth(view, self._mind), self._mind)
            return outcome(then, view, seat, self._mind)

        best = max(spreads(quay, seat, view.left, coming, self._mind)[:SPREADS], key=worth)
        return {view.harbor[pier].id: number for pier, number in best.items()}

    def _cards(self, outlook: Outlook, laid: dict[int, int], figures: Sequence[int], companion: int) -> dict[int, int]:
        view, quay = outlook.view, quay_of(outlook.view)
        ranked = sorted(outlook.all_cards(laid, figures, companion), key=lambda plan: plan[0], reverse=True)

        def worth(own: dict[int, int]) -> float:
            total = 0.0
            for order, at in outlook.ends(own, WORLDS):
                then = quay.clone()
                work_off(then, arrivals(view, order, at), coin_worth(view, self._mind), self._mind)
                total += outcome(then, view, outlook.seat, self._mind)
            return total

        return max((own for _, own in ranked[:PLANS]), key=worth)


def _filled(view: View, plan: dict[str, int]) -> set[str]:
    """The ships a plan fills: they are loaded first, so that the next ship can be seen."""
    return {ship.id for ship in view.harbor if plan.get(ship.id) == ship.free}
