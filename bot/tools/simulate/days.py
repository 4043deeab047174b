"""How long a game takes that is played over days: how often it must wait for somebody, and how many days that makes for
people who look so and so often, live in different time zones, and sleep. Computer players decide, as people who look
would; some of them plan ahead. Nothing here needs the bot: rules, computer players and plans are enough."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from random import Random
from typing import Any

import msgspec

from bot.ledger.orders import ordered_choice, orders_of
from bot.ledger.plan import Plan, Wish
from bot.ledger.stopping import stopped_before
from bot.players.foresight import Prospect, foresee
from bot.players.registry import players_of, simulated
from games.engine import Budget, Event, Game, Luck, answer, registry, told_to

ZONES_H = (1, -5, 9, 0, -8)
"""Where those at the seats live: their clocks are so many hours ahead of UTC."""
WAKES_H, AWAKE_H = 7.0, 16.0
JITTER_H = 1.0
"""People look at about the same hours each day, give or take so much."""
BEGINS_H = 18.0


class Decision(msgspec.Struct, frozen=True):
    """A decision that somebody took by hand on this table."""

    seat: int
    choice: str
    table: bytes


class Wait(msgspec.Struct, frozen=True):
    """The game can't go on before all at these seats have looked."""

    seats: tuple[int, ...]


class Course(msgspec.Struct):
    """What a game asked of those who played it. `planned` counts decisions that plans have answered, `plans` how many
    were made, `wishes` what was put into them, `ordered` decisions that standing orders have answered."""

    seats: int
    waits: list[Wait] = []
    decisions: list[Decision] = []
    planned: int = 0
    plans: int = 0
    wishes: int = 0
    ordered: int = 0

    @property
    def calls(self) -> int:
        """How often somebody was called."""
        return sum(len(wait.seats) for wait in self.waits)


def course_of(kind: str, seats: int, name: str, *, planning: bool, ordering: bool = False) -> Course:
    """The game of this name, the same for the same arguments; all of its people plan ahead if they are `planning`, and
    have given all standing orders if they are `ordering`."""
    return Playing(kind, seats, name, planning=planning, ordering=ordering).play()


class Playing:
    """A game while it is played by the best quick players, each of whom finishes what they have begun. `played` are all
    decisions, also those of plans and of standing orders."""

    def __init__(self, kind: str, seats: int, name: str, *, planning: bool, ordering: bool = False) -> None:
        game: Game[Any, Any] = registry()[kind]
        self._game, self._planning, self._orders = game, planning, orders_of(game) if ordering else ()
        self._surprised: set[int] = set()
        self._player = simulated(game.id)[list(players_of(game.id))[-1]]
        self._rng = Random(name)
        self._luck = Luck(hashlib.sha256(name.encode()).digest())
        self._table, _ = game.setup(seats, {}, self._luck)
        self._plans: dict[int, Plan] = {}
        self._found = Course(seats)
        self._last = -1
        self.played: list[tuple[int, str]] = []

    def play(self) -> Course:
        """Play it to its end."""
        while self.awaited():
            self._answer_for_those_away()
            awaited = self.awaited()
            if self._table.lanes is None:
                self._take_turns(awaited[:1])
            else:
                self._rng.shuffle(awaited)
                self._take_turns(awaited)
        return self._found

    def awaited(self) -> list[int]:
        """The seats that owe a decision."""
        return sorted(self._game.waiting(self._table))

    @property
    def table(self) -> bytes:
        """As it stands now."""
        return self._game.save(self._table)

    def begin(self) -> Course:
        """Let those be called who decide first, and find out in the course what each visit brings from then on."""
        self._answer_for_those_away()
        self._call({})
        return self._found

    def visit(self, seat: int) -> None:
        """Somebody looks: they decide all that waits for them, and before they go a planner makes a new plan if the one
        of before is used up or of before their decision."""
        owed = self.awaited()
        self._last = seat
        while seat in self.awaited():
            self._surprised.discard(seat)
            self._decide(seat)
            self._answer_for_those_away()
        self._last = -1
        if self._planning and self.awaited() and (seat in owed or seat not in self._plans):
            self._plan(seat)
        self._call([each for each in owed if each != seat])

    def _call(self, owed: Collection[int]) -> None:
        """Who owes a decision that they did not owe before is called; all of them are waited for together."""
        if called := tuple(each for each in self.awaited() if each not in owed):
            self._found.waits.append(Wait(called))

    def _take_turns(self, awaited: Sequence[int]) -> None:
        """Let those who are waited for look, one after another in any order; whoever is there goes on at once."""
        away = tuple(sorted(seat for seat in awaited if seat != self._last))
        if away:
            self._found.waits.append(Wait(away))
        window = self._table.lanes
        for seat in awaited:
            self._surprised.discard(seat)
            while self._table.lanes is window and seat in self._game.waiting(self._table):
                self._decide(seat)
            self._last = seat
            if self._planning and seat not in self._game.waiting(self._table):
                self._plan(seat)

    def _decide(self, seat: int) -> None:
        choice = answer(self._player, self._game, self._table, seat, self._rng, Budget())
        self._found.decisions.append(Decision(seat, choice, self._game.save(self._table)))
        self._apply(seat, choice)

    def _apply(self, seat: int, choice: str) -> Sequence[Event]:
        self.played.append((seat, choice))
        return self._game.apply(self._table, seat, choice, self._luck)

    # -- planning -------------------------------------------------------------------------------------------------

    def _plan(self, seat: int) -> None:
        """Before they go, somebody says what to do on their next two turns: in each of the ways that the game may go
        as far as they know what they would do then, what they would do most often first."""
        game = self._game
        outlook = foresee(Prospect(game.id, told_to(game, self._table, seat), seat))
        self._plans.pop(seat, None)
        plan = Plan(seat, outlook.suggested)
        if plan.wishes:
            self._plans[seat] = plan
            self._found.plans += 1
            self._found.wishes += plan.size

    def _answer_for_those_away(self) -> None:
        """Let plans answer for those who are not there, and standing orders."""
        while True:
            if (seat := next((each for each in self.awaited() if each in self._plans), None)) is not None:
                plan = self._plans.pop(seat)
                if seat != self._last:
                    self._follow(seat, plan)
            elif not self._follow_order():
                return

    def _follow_order(self) -> bool:
        """Let a standing order answer for somebody who was not surprised; whether one did."""
        for seat in self.awaited():
            if seat == self._last or seat in self._surprised:
                continue
            if choice := ordered_choice(self._game, self._table, seat, self._orders):
                self._apply(seat, choice)
                self._found.ordered += 1
                return True
        return False

    def _follow(self, seat: int, plan: Plan) -> None:
        """What of a plan is possible, and means what it did, is played; what stands below it is for the next turn too,
        and the rest of its list until something new is revealed."""
        while (wish := self._possible(seat, plan)) is not None:
            window = self._table.lanes
            told = self._apply(seat, wish.choice)
            plan, self._found.planned = plan.after(wish), self._found.planned + 1
            over = seat not in self._game.waiting(self._table)
            if over and wish.then:
                self._plans[seat] = plan
            closed = window is not None and self._table.lanes is not window
            if over or ((closed or any(event.barrier for event in told)) and not wish.then):
                return

    def _possible(self, seat: int, plan: Plan) -> Wish | None:
        if self._game.step(self._table, seat) is None:
            return None
        wish = plan.first(self._game.options(self._table, seat))
        if plan.wishes:
            self._surprised.add(seat)
        meant = wish is not None and not stopped_before(self._game, self._table, seat, wish)
        if meant:
            self._surprised.discard(seat)
        return wish if meant else None


class Habits(msgspec.Struct, frozen=True):
    """When somebody looks: so often a day, at hours of their own that follow from the `name`, in their time zone."""

    name: str
    visits: int
    zone_h: int

    def next_look(self, after: float) -> float:
        """When they look next, in hours since the midnight at which the first day began (UTC)."""
        own = Random(self.name)
        hours = [WAKES_H + AWAKE_H * (visit + own.random()) / self.visits for visit in range(self.visits)]
        day = int((after - 24) // 24)
        while True:
            jitter = Random(f"{self.name}/{day}")
            looks = [24 * day + hour - self.zone_h + jitter.uniform(-JITTER_H, JITTER_H) for hour in hours]
            if later := [look for look in looks if look > after]:
                return min(later)
            day += 1


def days_of(course: Course, visits: int, name: str) -> float:
    """How many days a game of this course takes if everybody looks so often a day, the same for the same `name`."""
    now, there = BEGINS_H, -1
    people = [Habits(f"{name}/{seat}", visits, ZONES_H[seat]) for seat in range(course.seats)]
    for wait in course.waits:
        looks = [(now if seat == there else people[seat].next_look(now), seat) for seat in wait.seats]
        now, there = max(looks)
    return days_since_the_beginning(now)


def days_since_the_beginning(hours: float) -> float:
    """So many days a game has taken at this time."""
    return (hours - BEGINS_H) / 24
