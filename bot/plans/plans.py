"""Plans: making them, and playing them in the very transaction that brings their decision.
Nobody but their owner ever learns that there are any: making one is no move, and no message follows from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.errors import Sorry
from bot.ledger.change import Before, Change
from bot.ledger.entry import Entry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded, encode_events
from bot.ledger.plan import MOST_WISHES, Dropped, Meaning, Plan, Wish
from bot.ledger.playing import played
from bot.votes.votes import Votes
from db.records import Checkpoint, NewMove
from games.engine import Ask, Event, Luck

GONE, CHANGED, REST, UNDONE, PAUSED, AWAY = "gone", "changed", "rest", "undone", "paused", "away"
Can = dict[str, Ask | None]


class Plans:
    """Plans for the next decisions of a seat that owes none."""

    def __init__(self, ledger: Ledger, votes: Votes) -> None:
        self._ledger = ledger
        self._votes = votes

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

    async def wish(self, game_id: str, person_id: int, choice: str) -> Loaded:
        """Add a choice to the person's plan. Raises `Sorry`: not theirs to plan, can't come, twice, too many."""

        def add(plan: Plan, can: Can) -> Plan:
            if any(wish.choice == choice for wish in plan.wishes):
                raise Sorry("plan-twice")
            if choice not in can:
                raise Sorry("plan-cannot-come")
            if len(plan.wishes) >= MOST_WISHES:
                raise Sorry("plan-full", most=MOST_WISHES)
            return plan.with_wish(Wish(choice, Meaning.of(can[choice])))

        return await self._plan(game_id, person_id, add)

    async def unwish(self, game_id: str, person_id: int, choice: str = "") -> Loaded:
        """Take a choice out of the person's plan, or drop all of it. Raises `Sorry` when it isn't there."""

        def less(plan: Plan, can: Can) -> Plan:
            left = plan.without(choice) if choice else Plan(person_id)
            if left == plan:
                raise Sorry("plan-none")
            return left

        return await self._plan(game_id, person_id, less)

    async def _plan(self, game_id: str, person_id: int, change: Callable[[Plan, Can], Plan]) -> Loaded:
        async def once(loaded: Loaded) -> Loaded:
            loaded.check_begun()
            seat = loaded.seat_of(person_id)
            if seat is None:
                raise Sorry("error-no-seat")
            plan = change(self.plan_of(loaded, seat) or Plan(person_id), self.plannable(loaded, seat))
            plans = loaded.saved.course.plans
            plans.pop(seat, None)
            loaded.saved.course.dropped.pop(seat, None)
            if plan.wishes:
                plans[seat] = plan
            await self._ledger.amend(loaded)
            return loaded

        return await self._ledger.alone(game_id, once)

    # -- playing them ---------------------------------------------------------------------------------------------

    async def attend(self, entry: Entry) -> None:
        """With every change: let plans answer the decisions that it has brought, as if their owners had at once.

        Their moves come after those of the change. Whoever has owed nothing in between owes a decision anew.
        """
        loaded = entry.loaded
        plans, loaded.ahead = loaded.saved.course.plans, []
        self._put_off(loaded, entry.change)
        while (seat := next((each for each in loaded.waiting() if each in plans), None)) is not None:
            entry.before = _still(entry.before, loaded)
            entry.change = self._follow(loaded, seat, plans.pop(seat), entry.change, await self._ledger.luck(loaded))
            entry.before = _still(entry.before, loaded)

    def _follow(self, loaded: Loaded, seat: int, plan: Plan, change: Change, luck: Luck) -> Change:
        """Play of a plan what is possible, until the turn is over or brings something that its owner must see first."""
        begun = False
        while (wish := self._possible(loaded, seat, plan, begun)) is not None:
            change = _kept_behind(loaded, change)
            number = change.number + 1
            events, settled = played(loaded, seat, wish.choice, number, luck)
            told = [
                Event("@planned", None, {"choice": wish.choice}, to=seat),
                *events,
                *self._votes.lapsing(loaded, seat),
            ]
            move = NewMove(
                number=number, seat=seat, choice=wish.choice, events=encode_events(told), person_id=plan.person_id
            )
            change = msgspec.structs.replace(change, moves=[*change.moves, move], settled=settled)
            loaded.ahead += told
            plan, begun = plan.without(wish.choice), True
            if settled or loaded.game.step(loaded.table, seat) is None:
                break
        if begun and plan.wishes:  # they were for this turn
            loaded.saved.course.dropped.setdefault(seat, Dropped(plan.person_id, REST, plan.wishes[0].choice))
        return change

    def _possible(self, loaded: Loaded, seat: int, plan: Plan, begun: bool) -> Wish | None:
        """The wish to play now. None when its owner must decide; noted is then why, unless some was played."""
        wish = plan.first(loaded.game.options(loaded.table, seat))
        dropped = loaded.saved.course.dropped
        if wish is None:
            if not begun:
                dropped[seat] = Dropped(plan.person_id, GONE)
            return None
        means = Meaning.of(loaded.game.detail(loaded.table, seat, wish.choice))
        if means != wish.meant:
            dropped[seat] = Dropped(plan.person_id, CHANGED, wish.choice, wish.meant, means)
            return None
        return wish

    @staticmethod
    def _put_off(loaded: Loaded, change: Change) -> None:
        """Forget plans that a change makes void, and say why; what was said before is settled by a decision."""
        course = loaded.saved.course
        for move in change.moves:
            if move.kind == "choice":
                course.dropped.pop(move.seat, None)
        for held in (course.plans, course.dropped):
            for seat, whose in list(held.items()):
                if whose.person_id != loaded.seats[seat].person_id:
                    del held[seat]
        alone = change.quiet and loaded.table.lanes is not None  # a step in a window is taken back in secret
        for seat, plan in list(course.plans.items()):
            undone = change.undone and (not alone or change.acted == seat)
            why = AWAY if loaded.seats[seat].player else PAUSED if course.paused else UNDONE if undone else ""
            if why:
                del course.plans[seat]
                course.dropped[seat] = Dropped(plan.person_id, why)


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
