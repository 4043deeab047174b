"""Plans: making them, and playing them, and what standing orders say, in the very transaction that brings the decision.
Nobody but their owner ever learns that there are any: making one is no move, and no message follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from bot.errors import Sorry
from bot.ledger.change import Before, Change
from bot.ledger.entry import Entry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded, encode_events
from bot.ledger.orders import ordered_choice
from bot.ledger.plan import DEEPEST, MOST_WISHES, Dropped, Meaning, Path, Plan, Wish, led_by
from bot.ledger.playing import played
from bot.ledger.stopping import CHANGED, stopped_before
from bot.people.preferences import read_preferences
from bot.votes.votes import Votes
from db.people import PersonRepository
from db.records import Checkpoint, NewMove
from games.engine import Ask, Event, Luck

GONE, STUCK, DONE, REST = "gone", "stuck", "done", "rest"
UNDONE, PAUSED, AWAY = "undone", "paused", "away"
Can = Mapping[str, Ask | None]


class PlanMoved(Exception):
    """The plan that was shown is another one by now: somewhere else is what was pressed about, or nowhere."""


class Place(msgspec.Struct, frozen=True):
    """A list in a plan: where it is, and the mark of the plan as it was shown (0: any, for its first list)."""

    path: Path = ()
    mark: int = 0

    def check(self, plan: Plan) -> None:
        """Raise `PlanMoved` unless there is such a list, in a plan that is still the same."""
        try:
            plan.along(self.path)
        except IndexError as nowhere:
            raise PlanMoved from nowhere
        if self.mark != (plan.mark if self.mark or self.path else 0):
            raise PlanMoved


FIRST_LIST = Place()


class Plans:
    """Plans for the next decisions of a seat that owes none."""

    def __init__(self, ledger: Ledger, votes: Votes, people: PersonRepository) -> None:
        self._ledger = ledger
        self._votes = votes
        self._people = people

    # -- making them ----------------------------------------------------------------------------------------------

    def plan_of(self, loaded: Loaded, seat: int) -> Plan | None:
        """The plan of whoever sits there now."""
        plan = loaded.saved.course.plans.get(seat)
        return plan if plan is not None and plan.person_id == loaded.seats[seat].person_id else None

    def dropped_of(self, loaded: Loaded, seat: int) -> Dropped | None:
        """Why the plan of whoever sits there now was not played."""
        dropped = loaded.saved.course.dropped.get(seat)
        return dropped if dropped is not None and dropped.person_id == loaded.seats[seat].person_id else None

    def plannable(self, loaded: Loaded, seat: int) -> Can:
        """What the person at this seat can plan, with what it would mean now. Raises `Sorry` when they can't plan."""
        loaded.check_running()
        if loaded.seats[seat].player is not None:
            raise Sorry("plan-away")
        if loaded.game.step(loaded.table, seat) is not None:
            raise Sorry("plan-your-turn")
        return loaded.game.plannable(loaded.table, seat)

    def can_plan(self, loaded: Loaded, seat: int) -> bool:
        """Whether there is anything that the person at this seat can plan now."""
        if loaded.row.state != "running":
            return False
        try:
            return bool(self.plannable(loaded, seat))
        except Sorry:
            return False

    async def wish(
        self, game_id: str, person_id: int, choice: str, place: Place = FIRST_LIST, below: Can | None = None
    ) -> Loaded:
        """Add a choice to a list of the person's plan; `below` is what may come there, if it is not the first one.

        Raises `Sorry`: not theirs to plan, can't come, twice, too many. Raises `PlanMoved`.
        """

        def add(plan: Plan, can: Can) -> Plan:
            place.check(plan)
            there = plan.below(place.path)
            can = can if below is None else below
            if any(wish.choice == choice for wish in there.wishes):
                raise Sorry("plan-twice")
            if choice not in can:
                raise Sorry("plan-cannot-come")
            if plan.size >= MOST_WISHES or len(place.path) >= DEEPEST:
                raise Sorry("plan-full", most=MOST_WISHES)
            return plan.with_below(place.path, there.with_wish(Wish(choice, Meaning.of(can[choice]))).wishes)

        return await self._plan(game_id, person_id, add)

    async def unwish(self, game_id: str, person_id: int, choice: str = "", place: Place = FIRST_LIST) -> Loaded:
        """Take a choice out of a list of the person's plan with what stands below it, or drop all of the plan. Raises
        `Sorry` when it isn't there, and `PlanMoved`."""

        def less(plan: Plan, can: Can) -> Plan:
            place.check(plan)
            there = plan.below(place.path)
            left = there.without(choice) if choice else there
            if (choice and left == there) or not plan.wishes:
                raise Sorry("plan-none")
            return plan.with_below(place.path, left.wishes) if choice else Plan(person_id)

        return await self._plan(game_id, person_id, less)

    async def put(self, game_id: str, person_id: int, place: Place, wishes: Sequence[Wish]) -> Loaded:
        """Add these wishes, with all that stands below them, to a list of the person's plan: those of which there is
        one already are left out, and what is too much for a plan. Raises `Sorry` and `PlanMoved`."""

        def add(plan: Plan, can: Can) -> Plan:
            place.check(plan)
            there = plan.below(place.path)
            known = {wish.choice for wish in there.wishes}
            new = [wish for wish in wishes if wish.choice not in known]
            room = MOST_WISHES - plan.size
            added = fitting(new, room, DEEPEST - len(place.path))
            if not added:
                raise Sorry("plan-full" if new else "plan-nothing-new", most=MOST_WISHES)
            return plan.with_below(place.path, (*there.wishes, *added))

        return await self._plan(game_id, person_id, add)

    async def lead(self, game_id: str, person_id: int, course: Sequence[Wish]) -> Loaded:
        """Let a person's plan begin with these wishes, one after the other; what they have planned besides comes after
        them. Raises `Sorry`: it does already, or that is too much for a plan."""
        if len(course) > DEEPEST:
            raise Sorry("plan-deep", most=DEEPEST, over=len(course) - DEEPEST)

        def add(plan: Plan, can: Can) -> Plan:
            led = msgspec.structs.replace(plan, wishes=led_by(course, plan.wishes))
            if led == plan:
                raise Sorry("plan-already")
            if led.size > MOST_WISHES:
                raise Sorry("plan-full", most=MOST_WISHES)
            return led

        return await self._plan(game_id, person_id, add)

    async def copy(self, game_id: str, person_id: int, place: Place) -> Loaded:
        """Put the list at this place below the other wishes of the list above it too, where nothing stands yet, as far
        as there is room. Raises `Sorry` and `PlanMoved`."""

        def spread(plan: Plan, can: Can) -> Plan:
            place.check(plan)
            *above, _ = place.path
            there, below = plan.below(tuple(above)).wishes, plan.below(place.path).wishes
            changed = plan
            for number, wish in enumerate(there):
                copied = fitting(below, MOST_WISHES - changed.size, DEEPEST)
                if not wish.then and copied == below:
                    changed = changed.with_below((*above, number), below)
            if changed == plan:
                raise Sorry("plan-full", most=MOST_WISHES)
            return changed

        if not place.path:
            raise PlanMoved
        return await self._plan(game_id, person_id, spread)

    def earlier_of(self, loaded: Loaded, seat: int) -> tuple[Wish, ...]:
        """What the person planned last in this game, as far as it may come up again; nothing while they have a plan."""
        earlier = loaded.saved.course.planned.get(seat)
        person = loaded.seats[seat].person_id
        if earlier is None or earlier.person_id != person or self.plan_of(loaded, seat) is not None:
            return ()
        can = self.plannable(loaded, seat)
        return tuple(
            Wish(wish.choice, Meaning.of(can[wish.choice]), wish.then) for wish in earlier.wishes if wish.choice in can
        )

    async def _plan(self, game_id: str, person_id: int, change: Callable[[Plan, Can], Plan]) -> Loaded:
        async def once(loaded: Loaded) -> Loaded:
            loaded.check_begun()
            seat = loaded.seat_of(person_id)
            if seat is None:
                raise Sorry("error-no-seat")
            can = self.plannable(loaded, seat)
            plan = change(self.plan_of(loaded, seat) or Plan(person_id), can)
            plan = msgspec.structs.replace(plan, since=loaded.row.revision)
            course = loaded.saved.course
            stood = course.plans.pop(seat, None)
            course.dropped.pop(seat, None)
            if plan.wishes:
                course.plans[seat] = course.planned[seat] = plan
            elif stood is not None and stood.person_id == person_id:
                course.planned[seat] = stood  # what is dropped can be restored: the rest, if some of it was played
            await self._ledger.amend(loaded)
            return loaded

        return await self._ledger.alone(game_id, once)

    # -- playing them ---------------------------------------------------------------------------------------------

    async def attend(self, entry: Entry) -> None:
        """With every change: let plans and standing orders answer the decisions that it has brought, as if their owners
        had at once.

        Their moves come after those of the change. Whoever has owed nothing in between owes a decision anew.
        """
        loaded = entry.loaded
        plans, loaded.ahead = loaded.saved.course.plans, []
        self._put_off(loaded, entry.change)
        orders = await self._orders(entry)
        while True:
            if (seat := next((each for each in loaded.waiting() if each in plans), None)) is not None:
                plan = plans.pop(seat)
                entry.before = _still(entry.before, loaded)
                entry.change = self._follow(loaded, seat, plan, entry.change, await self._ledger.luck(loaded))
            elif (given := self._ordered(entry, orders)) is not None:
                seat, choice = given
                entry.before = _still(entry.before, loaded)
                luck, why = await self._ledger.luck(loaded), Event("@ordered", None, {"choice": choice}, to=seat)
                entry.change, _ = self._play(loaded, seat, why, entry.change, luck)
            else:
                return
            entry.before = _still(entry.before, loaded)

    async def _orders(self, entry: Entry) -> dict[int, Sequence[str]]:
        """The standing orders at a table, by seat: none where nobody else would wait, nor while something is taken back
        or played again."""
        loaded, change = entry.loaded, entry.change
        at_play = range(len(loaded.seats))
        if loaded.row.state != "running" or change.undone or change.again or len(loaded.people(at_play)) < 2:
            return {}
        stored = await self._people.settings_at(loaded.id)
        given = {
            seat: read_preferences(stored.get(person)).orders.get(loaded.row.kind, ())
            for seat in at_play
            if (person := loaded.person_at(seat)) is not None
        }
        return {seat: orders for seat, orders in given.items() if orders}

    @staticmethod
    def _ordered(entry: Entry, orders: Mapping[int, Sequence[str]]) -> tuple[int, str] | None:
        """A decision that somebody owes anew and a standing order answers: whose, and how. Who has just been surprised
        decides by hand."""
        loaded, course = entry.loaded, entry.loaded.saved.course
        if not orders or course.paused:
            return None
        acted = {move.seat for move in entry.change.moves if move.kind == "choice"}
        surprised = {seat for seat, dropped in course.dropped.items() if dropped.why != DONE}
        for seat in loaded.waiting():
            anew = seat in acted or seat not in entry.before.waiting
            if not anew or seat in surprised:
                continue
            if choice := ordered_choice(loaded.game, loaded.table, seat, orders.get(seat, ())):
                return seat, choice
        return None

    def _play(self, loaded: Loaded, seat: int, why: Event, change: Change, luck: Luck) -> tuple[Change, bool]:
        """The change with one move more, for which somebody is not called, and whether that settles it."""
        change = _kept_behind(loaded, change)
        number, choice = change.number + 1, str(why.args["choice"])
        events, settled = played(loaded, seat, choice, number, luck)
        told = [why, *events, *self._votes.lapsing(loaded, seat)]
        move = NewMove(
            number=number, seat=seat, choice=choice, events=encode_events(told), person_id=loaded.seats[seat].person_id
        )
        loaded.ahead += told
        return msgspec.structs.replace(change, moves=[*change.moves, move], settled=settled), settled

    def _follow(self, loaded: Loaded, seat: int, plan: Plan, change: Change, luck: Luck) -> Change:
        """Play of a plan what is possible, until the turn is over or brings something that its owner must see first.

        What stands below a choice was planned for what comes after it: it is played whatever was revealed meanwhile,
        and what is left of it when the turn is over is the plan for the next one.
        """
        course, begun = loaded.saved.course, False
        while (wish := self._possible(loaded, seat, plan, begun)) is not None:
            why = Event("@planned", None, {"choice": wish.choice}, to=seat)
            change, settled = self._play(loaded, seat, why, change, luck)
            plan, begun = plan.after(wish), True
            over = loaded.game.step(loaded.table, seat) is None
            if over and wish.then:
                course.plans[seat] = msgspec.structs.replace(plan, since=change.number)
                return change
            if over or (settled and not wish.then):
                self._end(loaded, seat, plan, over=over)
                break
        return change

    @staticmethod
    def _end(loaded: Loaded, seat: int, plan: Plan, *, over: bool) -> None:
        """Note why a plan is over of which something was played: this is left of it."""
        if plan.wishes and not plan.later:  # they were for this turn
            dropped = Dropped(plan.person_id, REST, plan.wishes[0].choice)
        elif plan.later or not over:
            dropped = Dropped(plan.person_id, DONE)
        else:
            return
        loaded.saved.course.dropped.setdefault(seat, dropped)

    def _possible(self, loaded: Loaded, seat: int, plan: Plan, begun: bool) -> Wish | None:
        """The wish to play now. None when its owner must decide; noted is then why."""
        wish = plan.first(loaded.game.options(loaded.table, seat))
        dropped = loaded.saved.course.dropped
        if wish is None:
            if not plan.wishes:
                self._end(loaded, seat, plan, over=False)
            elif begun or plan.later:
                dropped[seat] = Dropped(plan.person_id, STUCK, plan.wishes[0].choice)
            else:
                dropped[seat] = Dropped(plan.person_id, GONE)
            return None
        why = stopped_before(loaded.game, loaded.table, seat, wish)
        if why == CHANGED:
            means = Meaning.of(loaded.game.detail(loaded.table, seat, wish.choice))
            dropped[seat] = Dropped(plan.person_id, why, wish.choice, wish.meant, means)
        elif why:
            dropped[seat] = Dropped(plan.person_id, why, wish.choice)
        return wish if not why else None

    @staticmethod
    def _put_off(loaded: Loaded, change: Change) -> None:
        """Forget plans that a change makes void, and say why; what was said before is settled by a decision. Of what is
        taken back, that concerns plans that were made after it, or of which something was played with it."""
        course = loaded.saved.course
        for move in change.moves:
            if move.kind == "choice":
                course.dropped.pop(move.seat, None)
        for held in (course.plans, course.dropped, course.planned):
            for seat, whose in list(held.items()):
                if whose.person_id != loaded.seats[seat].person_id:
                    del held[seat]
        alone = change.quiet and loaded.table.lanes is not None  # a step in a window is taken back in secret
        for seat, plan in list(course.plans.items()):
            undone = change.undone and plan.since >= min(change.undone) and (not alone or change.acted == seat)
            why = AWAY if loaded.seats[seat].player else PAUSED if course.paused else UNDONE if undone else ""
            if why:
                del course.plans[seat]
                course.dropped[seat] = Dropped(plan.person_id, why)


def fitting(wishes: Sequence[Wish], room: int, depth: int) -> tuple[Wish, ...]:
    """As many of these entries as there is room for, those that are read first, and so deep at most."""
    found: list[Wish] = []
    for wish in wishes:
        if room <= 0 or depth <= 0:
            break
        then = fitting(wish.then, room - 1, depth - 1)
        found.append(Wish(wish.choice, wish.meant, then))
        room -= Plan(0, (found[-1],)).size
    return tuple(found)


def _still(before: Before, loaded: Loaded) -> Before:
    """Of those who owed a decision, those who owe one even now."""
    waiting = loaded.waiting()
    seats, people = _both(before.waiting, waiting), _both(before.people, loaded.people(waiting))
    return msgspec.structs.replace(before, waiting=seats, people=people)


def _both(some: Sequence[int], others: Sequence[int]) -> list[int]:
    return [each for each in some if each in others]


def _kept_behind(loaded: Loaded, change: Change) -> Change:
    """The change once another move follows: where nothing can be taken back, that stays so."""
    if not change.settled:
        return change
    loaded.saved.trail = []
    checkpoint = Checkpoint(loaded.game.save(loaded.table), change.number)
    return msgspec.structs.replace(change, settled=False, checkpoint=checkpoint)
