"""How long a game takes that is played over days: how often it must wait for somebody, and how many days that makes for
people who look so and so often, live in different time zones, and sleep. Computer players decide, as people who look
would; some of them plan ahead. Nothing here needs the bot: rules, computer players and plans are enough."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from bot.ledger.plan import MOST_WISHES, Meaning, Plan, Wish
from bot.players.registry import players_of, simulated
from games.engine import Budget, Event, Game, Luck, answer, registry

ZONES_H = (1, -5, 9, 0, -8)
"""Where those at the seats live: their clocks are so many hours ahead of UTC."""
WAKES_H, AWAKE_H = 7.0, 16.0
JITTER_H = 1.0
"""People look at about the same hours each day, give or take so much."""
BEGINS_H = 18.0
IMAGINED = 4
"""So many futures a planner imagines before each plan."""
FORESEEN = 60
"""So many decisions of such a future are played at most."""


class Decision(msgspec.Struct, frozen=True):
    """A decision that somebody took by hand on this table."""

    seat: int
    choice: str
    table: bytes


class Wait(msgspec.Struct, frozen=True):
    """The game can't go on before all at these seats have looked."""

    seats: tuple[int, ...]


class Course(msgspec.Struct):
    """What a game asked of those who played it. `planned` counts turns that plans have begun, `plans` how many were
    made, `wishes` what was put into them."""

    seats: int
    waits: list[Wait] = []
    decisions: list[Decision] = []
    planned: int = 0
    plans: int = 0
    wishes: int = 0

    @property
    def calls(self) -> int:
        """How often somebody was called."""
        return sum(len(wait.seats) for wait in self.waits)


def course_of(kind: str, seats: int, name: str, *, planning: bool) -> Course:
    """The game of this name, the same for the same arguments; all of its people plan ahead if they are `planning`."""
    return _Playing(registry()[kind], seats, name, planning).play()


class _Playing:
    """A game while it is played by the best quick players, each of whom finishes what they have begun."""

    def __init__(self, game: Game[Any, Any], seats: int, name: str, planning: bool) -> None:
        self._game, self._planning = game, planning
        self._player = simulated(game.id)[list(players_of(game.id))[-1]]
        self._rng, self._dreams = Random(name), Random(f"{name}, imagined")
        self._luck = Luck(hashlib.sha256(name.encode()).digest())
        self._table, _ = game.setup(seats, {}, self._luck)
        self._plans: dict[int, Plan] = {}
        self._found = Course(seats)
        self._last = -1

    def play(self) -> Course:
        """Play it to its end."""
        while self._awaited():
            self._follow_plans()
            awaited = self._awaited()
            if self._table.lanes is None:
                self._take_turns(awaited[:1])
            else:
                self._rng.shuffle(awaited)
                self._take_turns(awaited)
        return self._found

    def _awaited(self) -> list[int]:
        return sorted(self._game.waiting(self._table))

    def _take_turns(self, awaited: Sequence[int]) -> None:
        """Let those who are waited for look, one after another in any order; whoever is there goes on at once."""
        away = tuple(sorted(seat for seat in awaited if seat != self._last))
        if away:
            self._found.waits.append(Wait(away))
        window = self._table.lanes
        for seat in awaited:
            while self._table.lanes is window and seat in self._game.waiting(self._table):
                choice = answer(self._player, self._game, self._table, seat, self._rng, Budget())
                self._found.decisions.append(Decision(seat, choice, self._game.save(self._table)))
                self._game.apply(self._table, seat, choice, self._luck)
            self._last = seat
            if self._planning and seat not in self._game.waiting(self._table):
                self._plan(seat)

    # -- planning -------------------------------------------------------------------------------------------------

    def _plan(self, seat: int) -> None:
        """Before they go, somebody says what to do on their next turn: what they would do most often, and if that is
        not possible what they would do next often."""
        can = self._game.plannable(self._table, seat)
        turns = [turn for _ in range(IMAGINED if can else 0) if (turn := self._imagined_turn(seat))]
        common = Counter(turn[0] for turn in turns)
        turns.sort(key=lambda turn: -common[turn[0]])
        wanted = list(dict.fromkeys(choice for turn in turns for choice in turn if choice in can))[:MOST_WISHES]
        self._plans.pop(seat, None)
        if wanted:
            self._plans[seat] = Plan(seat, tuple(Wish(choice, Meaning.of(can[choice])) for choice in wanted))
            self._found.plans += 1
            self._found.wishes += len(wanted)

    def _imagined_turn(self, seat: int) -> list[str]:
        """What this seat would do on its next turn, in one of the ways that the game may go as far as it knows."""
        game, dreams = self._game, self._dreams
        table, luck, turn = game.imagine(self._table, seat, dreams), Luck(dreams.randbytes(32)), list[str]()
        for _ in range(FORESEEN):
            waiting = game.waiting(table)
            if not waiting or (turn and seat not in waiting):
                break
            mover = seat if seat in waiting else min(waiting)
            choice = answer(self._player, game, table, mover, dreams, Budget())
            told = game.apply(table, mover, choice, luck)
            if mover == seat:
                turn.append(choice)
                if any(event.barrier for event in told):
                    break
        return turn

    def _follow_plans(self) -> None:
        """Let plans answer for those who are not there."""
        while (seat := next((each for each in self._awaited() if each in self._plans), None)) is not None:
            plan = self._plans.pop(seat)
            if seat != self._last:
                self._follow(seat, plan)

    def _follow(self, seat: int, plan: Plan) -> None:
        """What of a plan is possible, and means what it did, is played until something new is revealed."""
        game, begun = self._game, False
        while (wish := self._possible(seat, plan)) is not None:
            window = self._table.lanes
            told: Sequence[Event] = game.apply(self._table, seat, wish.choice, self._luck)
            plan, self._found.planned, begun = plan.without(wish.choice), self._found.planned + (not begun), True
            closed = window is not None and self._table.lanes is not window
            if closed or any(event.barrier for event in told):
                return

    def _possible(self, seat: int, plan: Plan) -> Wish | None:
        if self._game.step(self._table, seat) is None:
            return None
        wish = plan.first(self._game.options(self._table, seat))
        meant = wish is not None and Meaning.of(self._game.detail(self._table, seat, wish.choice)) == wish.meant
        return wish if meant else None


def days_of(course: Course, visits: int, name: str) -> float:
    """How many days a game of this course takes if everybody looks so often a day, the same for the same `name`."""
    now, there = BEGINS_H, -1
    for wait in course.waits:
        looks = [(now if seat == there else _next_look(seat, visits, now, name), seat) for seat in wait.seats]
        now, there = max(looks)
    return (now - BEGINS_H) / 24


def _next_look(seat: int, visits: int, after: float, name: str) -> float:
    """When somebody looks next, in hours since the midnight at which the first day began (UTC)."""
    habits = Random(f"{name}/{seat}")
    hours = [WAKES_H + AWAKE_H * (visit + habits.random()) / visits for visit in range(visits)]
    day = int((after - 24) // 24)
    while True:
        jitter = Random(f"{name}/{seat}/{day}")
        looks = [24 * day + hour - ZONES_H[seat] + jitter.uniform(-JITTER_H, JITTER_H) for hour in hours]
        if later := [look for look in looks if look > after]:
            return min(later)
        day += 1
