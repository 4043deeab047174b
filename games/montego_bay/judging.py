"""What the captain knows of Montego Bay: which cards and loads are worth a thought, how a round goes on, what a table
will bring. It thinks to the end of the round; everything here is a guess and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from games.engine import Effort, Judge, Plan
from games.montego_bay import picks
from games.montego_bay.data import CAPACITY, COUNTS, FIGURE_INDEX, JACK, PILOT, ROOMS, RULES, VP
from games.montego_bay.foresight import PER_PIER, Mind, Outlook, promise, ship_change
from games.montego_bay.loading import LOAD, SPLIT, LoadBarrels
from games.montego_bay.picks import PICKS
from games.montego_bay.players import Glancing, Mate, own_cards
from games.montego_bay.steps import DONE
from games.montego_bay.stowing import gains, promised
from games.montego_bay.table import Table
from games.montego_bay.view import View, view

MIND = Mind()
WIDTH = 12
SAMPLES = 300
"""Rounds of moves imagined to put the ways of laying cards in order, for all ways of laying one card together."""
GUESSES = 4
"""Rounds of moves imagined for what another seat may lay."""
TRIED = {1: 5, 2: 5, 3: 5, 4: 3}
"""Cards tried for each of that many figures of another seat: five each of four figures would take too long."""
COIN = 0.5
"""Points a coin is worth while ships are still to come."""
MEAN_VP = {seats: sum(map(sum, ships)) / len(ships) / seats for seats, ships in VP.items()}
"""What a ship brings a seat, on average."""


class MontegoJudge(Judge[Table, View]):
    """Others lay good cards against likely ones and load as the mate does, until the round is over."""

    playouts: ClassVar[int] = 16
    at_table: ClassVar[int | None] = 4
    fewest: ClassVar[int] = 2
    caution: ClassVar[float] = 3.0

    def __init__(self) -> None:
        self._mate, self._quick = Mate(), Glancing(effort=600)

    def plans(self, world: Table, view: View, options: Sequence[str], rng: Random) -> list[Plan]:
        match PICKS.read(options[0]):
            case picks.Card() | picks.Done():
                return _card_plans(view, rng)
            case picks.Colour() | picks.Figure():  # before anything is known
                return [(self._mate.choose(view, options, rng),)]
            case _:
                first = self._mate.choose(view, options, rng)
                rest = [each for each in options if each != first]
                if len(rest) >= WIDTH:
                    rest.sort(key=lambda choice: ship_change(view, choice, MIND), reverse=True)
                return [(first,), *((each,) for each in rest[: WIDTH - 1])]

    def prepare(self, world: Table, seat: int, rng: Random) -> None:
        """M3.1, M4.2: what the others answer in an open window, whether they have answered already or not."""
        lanes = world.lanes
        if lanes is None:
            return
        others = [other for other, opened in enumerate(lanes.opened) if other != seat and opened]
        for other in others:
            lanes.stacks[other] = []
            if world.phase == "hire":
                world.wants[other] = 1
            else:
                for figure, card in _likely_cards(world, other, rng).items():
                    world.picks[figure] = card

    def act(self, world: Table, seat: int, rng: Random) -> str:
        step = world.lanes.stacks[seat][-1] if world.lanes is not None else world.stack[-1]
        if isinstance(step, LoadBarrels):
            return _load(world, seat, min(step.left, world.supply[seat]))
        return self._quick.choose(view(world, seat), step.options(world), rng)  # type: ignore[union-attr]

    def patient(self) -> PatientJudge:
        return PatientJudge()

    def ends(self, world: Table, begun: Table) -> bool:
        return world.round > begun.round

    def points(self, world: Table) -> list[float]:
        """Points earned and what the ships in harbor promise; of those to come everybody gets the same."""
        points = [float(sum(earned)) for earned in world.earned]
        seats = len(points)
        if world.over:
            return [each + coins / RULES.coins_total for each, coins in zip(points, world.coins, strict=True)]
        for pier, ship in enumerate(world.harbor):
            if ship != PILOT:
                hold = world.holds[pier]
                coming = min(CAPACITY[ship] - sum(hold), PER_PIER * (pier + 1))
                for seat, each in enumerate(promised(ship, tuple(hold), coming)):
                    points[seat] += each
        left = len(world.first_stack) + len(world.second_stack)
        for seat, each in enumerate(promise(world.tavern, COUNTS[seats].tavern_vp, 1.0 + left)):
            points[seat] += each + left * MEAN_VP[seats] + (COIN * world.coins[seat] if left >= 2 else 0.0)
        return points


class PatientJudge(MontegoJudge):
    """Looks a round further, so that what ships of the next round bring is counted and not guessed."""

    effort: ClassVar[Effort] = Effort(looks=30, thought=64, first=8, measured=8, worlds=36, floor=3.0)

    def ends(self, world: Table, begun: Table) -> bool:
        return world.round > begun.round + 1


def _card_plans(view: View, rng: Random) -> list[Plan]:
    """Cards for all figures that have none, the most promising first; once all lie, they stay."""
    assert view.viewer is not None
    slots = own_cards(view)
    missing = [slot for slot, (_, card) in slots.items() if not card]
    if not missing:
        return [(DONE,)]
    outlook = Outlook(view, view.viewer, rng, max(6, SAMPLES // 5 ** len(missing)), MIND)
    laid = {FIGURE_INDEX[figure]: card for figure, card in slots.values() if card}
    companion = FIGURE_INDEX[view.companion] if view.companion else -1
    figures = [FIGURE_INDEX[slots[slot][0]] for slot in missing]
    ranked = sorted(outlook.all_cards(laid, figures, companion), key=lambda plan: plan[0], reverse=True)
    return [
        (*(picks.Card(slot, own[figure]).text for slot, figure in zip(missing, figures, strict=True)), DONE)
        for _, own in ranked[:WIDTH]
    ]


def _likely_cards(world: Table, seat: int, rng: Random) -> dict[int, int]:
    """Good cards for all figures of another seat, to which nobody's are known."""
    figures = world.workers(seat)
    if world.hirer == seat:
        figures.append(JACK)
    for figure in figures:
        world.picks[figure] = 0
    return Outlook(view(world, seat), seat, rng, GUESSES, MIND).likely_cards(
        figures, world.companion, TRIED[len(figures)]
    )


def _load(world: Table, seat: int, left: int) -> str:
    """The first of the best loads, as the mate sees it: those that fill a ship go first."""
    now = sum(ROOMS[world.rooms[world.at[figure]]].barrels for figure in world.queue) / max(1, len(world.harbor))
    best: list[tuple[float, int, int, bool]] = [(0.0, -1, 0, False)] + [(float("-inf"), -1, 0, False)] * left
    for pier, ship in enumerate(world.harbor):
        hold = world.holds[pier]
        free = CAPACITY[ship] - sum(hold)
        if not free:
            continue
        worth = gains(ship, tuple(hold), seat, round(MIND.heed * (now + PER_PIER * pier), 1), MIND)
        before = best[:]
        for number in range(1, min(free, left) + 1):
            gain, fills = worth[number], number == free
            for total in range(number, left + 1):
                value, first, count, full = before[total - number]
                if value + gain > best[total][0]:
                    keep = first >= 0 and (full or not fills)
                    best[total] = (value + gain, *((first, count, full) if keep else (ship, number, fills)))
    total = max(total for total in range(left + 1) if best[total][1] >= 0)
    _, ship, number, fills = best[total]
    everything = fills or number == left
    return (LOAD if everything else SPLIT)[ship][number]
