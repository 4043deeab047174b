"""The mate: plays each of its turns to the end in thought, weighs the displays it would have, and takes the best.
It sees its view and nothing else; the table it thinks on is guessed from that (`guessing.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from games.engine import Auto, Choice, Luck, Telling
from games.engine.sayings import kind_of
from games.nusfjord import data, picks, questions, scoring
from games.nusfjord.guessing import guess
from games.nusfjord.table import Table
from games.nusfjord.view import View


class Weights(msgspec.Struct, frozen=True):
    """What a display is worth beside its points. Rounds and turns are those still to come, as a share of the game."""

    wood: float = 0.45
    fish: float = 0.3
    gold: float = 0.1
    stored: float = 0.6  # goods on the Reserve, compared with the supply
    haul: float = 0.2  # a fish more in every Fishing phase to come
    forest: float = 0.3
    space: float = 0.9  # a free building space, at the beginning
    elder: float = 1.5
    plate: float = 0.15
    lasting: float = 1.5  # a building that keeps working, at the beginning
    dividend: float = 0.2  # a foreign share held or an own one given away, for every Fishing phase to come
    hoard: float = 9.0  # goods beyond so many of a kind count half


LASTING = frozenset(
    row.id
    for row in data.BUILDINGS.values()
    if any(effect.when not in ("build", "once", "end_game") for effect in row.effects)
)
LUCK = Luck(b"the mate thinks")
NODES = 160  # positions looked at for one decision
WHIM = 0.5  # points by which one of several good choices may be preferred, so that mates do not all play alike
TELL = Telling()
SITE = kind_of(questions.Site)
FEEDING, PAYING = SHARED_OUT = kind_of(questions.FeedElders), kind_of(questions.PayHolders)
DONE = picks.Done().text


class Mate:
    """Greedy with an evaluation: one own turn deep, others not considered."""

    name = "mate"

    def __init__(self, weights: Weights | None = None, nodes: int = NODES) -> None:
        self._weights = weights or Weights()
        self._nodes = nodes

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """The choice that leads to the best display at the end of the turn."""
        return self.ranked(view, options, rng)[0]

    def ranked(self, view: View, options: Sequence[str], rng: Random) -> list[str]:
        """All choices, the best first."""
        whim = 0.0 if view.asked in (SITE, *SHARED_OUT) else WHIM
        values = dict(zip(options, self.values(view, options, rng, whim), strict=True))
        return sorted(options, key=values.__getitem__, reverse=True)

    def values(self, view: View, options: Sequence[str], rng: Random, whim: float = 0.0) -> list[float]:
        """What each of `options` is worth, in points, and up to `whim` more."""
        assert view.viewer is not None
        if view.asked in SHARED_OUT:
            return self._share_out(view, options)
        table = guess(view, rng)
        budget = [self._nodes]
        return [self._value_of(table, view.viewer, choice, budget) + whim * rng.random() for choice in options]

    def _share_out(self, view: View, options: Sequence[str]) -> list[float]:
        """F7: an elder about to be cleared first; dividends to whoever has fewest points."""
        assert view.viewer is not None
        mine = view.players[view.viewer]
        if view.asked == FEEDING:
            fish = dict(zip(mine.elders, mine.elder_fish, strict=True))
            return [float(fish[picks.Feed.of(choice).elder]) for choice in options]
        points = {player.company: sum(player.points.values()) for player in view.players}
        return [-float(points[picks.Dividend.of(choice).company]) for choice in options]

    def _value_of(self, table: Table, seat: int, choice: str, budget: list[int]) -> float:
        """What the display is worth when the turn that begins with this choice is over."""
        world = table.clone()
        step = world.stack.pop()
        assert isinstance(step, Choice), "a decision is open"
        step.resolve(world, choice, LUCK, TELL)
        TELL.events.clear()
        return self._best(world, seat, budget)

    def _best(self, world: Table, seat: int, budget: list[int]) -> float:
        """The best that can be made of the steps still open."""
        options = _run(world)
        budget[0] -= 1
        if not options:
            return self.evaluate(world, seat)
        if budget[0] <= 0 or len(world.stack) > 40:
            options = options[:1]
        elif picks.At.read(options[0]):
            options = [options[0], options[-1]] if len(options) > 1 else options
        elif options[0] == DONE:
            options = options[:1]
        return max(self._value_of(world, seat, choice, budget) for choice in options)

    def evaluate(self, table: Table, seat: int) -> float:
        """Points as they stand, and what is still to be made of the rest."""
        weights, player = self._weights, table.players[seat]
        seats = len(table.players)
        turns = 3 * (data.ROWS.meta.rounds - table.round) + 3 - table.turn // seats - 1
        phases = data.ROWS.meta.rounds - table.round
        left = min(1.0, turns / 5)  # near the end goods find no use any more
        share = turns / (3 * data.ROWS.meta.rounds)
        wood, fish, gold, stored_wood, stored_fish, stored_gold = player.goods
        goods = weights.wood * self._much(wood + weights.stored * stored_wood)
        goods += weights.fish * self._much(fish + weights.stored * stored_fish)
        goods += weights.gold * gold + weights.stored * stored_gold
        value = sum(scoring.points(table, seat)) + left * goods
        value += phases * weights.haul * player.haul()
        value += share * weights.forest * sum(player.forests)
        value += share * weights.space * player.free.bit_count()
        value += share * weights.elder * len(player.elders) ** 0.7
        value += left * weights.plate * table.plates * bool(player.elders)
        value += share * weights.lasting * sum(building in LASTING for building in player.buildings)
        given = sum(other.shares[seat] for other in table.players) - player.shares[seat] + table.market[seat]
        held = sum(player.shares) - player.shares[seat]
        return value + phases * weights.dividend * (held - given)

    def _much(self, amount: float) -> float:
        """A hoard is worth less by the piece."""
        limit = self._weights.hoard
        return amount if amount <= limit else limit + (amount - limit) / 2


def _run(world: Table) -> list[str]:
    """Let everything happen that needs nobody; the options of the decision it comes to, or none."""
    while world.stack:
        step = world.stack.pop()
        if isinstance(step, Auto):
            step.run(world, LUCK, TELL)
            continue
        options = step.options(world)
        if len(options) != 1:
            world.stack.append(step)
            TELL.events.clear()
            return options
        step.resolve(world, options[0], LUCK, TELL)
    TELL.events.clear()
    return []
