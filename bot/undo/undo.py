"""Taking back: one's own last step at once, more if everybody whom it touches agrees, and again.
Nothing is tried twice: the same luck comes again, whatever is taken back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.errors import Sorry, Stale
from bot.gateway.controls import THEN
from bot.ledger.acts import AHEAD
from bot.ledger.change import Act, Before, Change
from bot.ledger.course import Taken
from bot.ledger.ids import is_run
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Decided, Loaded, Trace, decode_events, encode_events
from bot.ledger.one_press import begun, goes_on
from bot.ledger.rated import is_rated
from bot.ledger.vote import Vote
from bot.text.event_lines import naming
from bot.votes.votes import ask
from db.games import GameRepository
from db.records import MoveRow, NewMove
from games.engine import Event, Illegal, is_played_still, visible

UNDO = "undo"
YES, NO = "yes", "no"


class TakingBack(msgspec.Struct, frozen=True):
    """What taking back to before one's last decision means: the moves that go, and the seats that must agree. `made` is
    how many decisions the person has made, by which a control knows the last one: a number of a move counts those of
    others too, and some of them are hidden. `costs` says that the game, rated until then, is not any more: they have
    shown what would come."""

    moves: list[MoveRow]
    asked: list[int]
    made: int
    costs: bool


class _Step(NamedTuple):
    """A move played again, in which window (None: in none), and whether it has shown what would come."""

    move: MoveRow
    window: Any
    shows: bool


class _WayBack(NamedTuple):
    """The table there, whether the moves since have shown what would come (luck, what others chose at the same time, or
    what a computer player answers), and how many decisions of them everybody has seen: in how many steps somebody
    answered in a window is nobody's business, nor is whether they have begun to. `own` is what whoever goes back
    answered in the window that is open there; nothing if none is."""

    table: bytes
    ahead: bool
    decisions: int
    own: list[str]


class Undo:
    """Undo and redo; and the motion by which a table is asked whether somebody may take back more."""

    about = UNDO

    def __init__(self, games: GameRepository, ledger: Ledger) -> None:
        self._games = games
        self._ledger = ledger

    def can_undo(self, loaded: Loaded, seat: int) -> bool:
        """Whether this seat's last step may be taken back at once: nothing was revealed and nobody else acted since."""
        return self._plays(loaded, seat) and bool(self._undoable(loaded, seat))

    def can_redo(self, loaded: Loaded, seat: int) -> bool:
        """Whether what this seat took back last may come again."""
        return self._plays(loaded, seat) and self._redoable(loaded, seat) is not None

    @staticmethod
    def _plays(loaded: Loaded, seat: int) -> bool:
        going_on = loaded.row.state == "running" and not loaded.saved.course.paused
        return going_on and loaded.person_at(seat) is not None

    def _undoable(self, loaded: Loaded, seat: int) -> list[Trace]:
        """The step that may be taken back at once: all moves of one press, if any. While several answer unseen, those
        from before their window may not: whether somebody has begun to answer would show in that."""
        trail = loaded.saved.trail
        own = [trace for trace in trail if trace.seat == seat]
        among_others = loaded.table.lanes is not None and len(loaded.seats) > 1
        if not own or not (own[-1].in_window or (own[-1] is trail[-1] and not among_others)):
            return []
        press_of = loaded.saved.course.press_of
        last = (press_of(own[-1].number), own[-1].in_window)
        return [trace for trace in own if (press_of(trace.number), trace.in_window) == last]

    def _redoable(self, loaded: Loaded, seat: int) -> Taken | None:
        """What may come again."""
        course = loaded.saved.course
        if seat in course.unseen:
            return _own_step(seat, course.unseen[seat])
        return course.taken if course.taken is not None and course.taken.steps[0][0] == seat else None

    # -- one's own last step ------------------------------------------------------------------------------------

    async def undo(self, game_id: str, person_id: int, *, revision: int | None, interaction_id: int | None) -> Decided:
        """Take back the person's last step. Raises as `decide` does, and `Sorry` when it can't be taken back."""

        async def once(loaded: Loaded, seat: int) -> Decided:
            dropped = self._undoable(loaded, seat)
            if not dropped:
                raise Sorry("error-no-undo")
            return await self._undo_once(loaded, seat, dropped, person_id, interaction_id)

        return await self._stepped(game_id, person_id, revision, interaction_id, once)

    async def _stepped(
        self,
        game_id: str,
        person_id: int,
        revision: int | None,
        interaction_id: int | None,
        once: Callable[[Loaded, int], Awaitable[Decided]],
    ) -> Decided:
        """A step back or forth of somebody whose panel is not out of date, tried until no other process was faster."""

        async def checked(loaded: Loaded) -> Decided:
            loaded.check_running()
            seat = self._seat_of(loaded, person_id)
            await self._check_fresh(loaded, seat, revision, interaction_id)
            return await once(loaded, seat)

        return await self._ledger.alone(game_id, checked)

    async def _undo_once(
        self, loaded: Loaded, seat: int, dropped: Sequence[Trace], person_id: int, interaction_id: int | None
    ) -> Decided:
        checkpoint = await self._games.checkpoint(loaded.id)
        if checkpoint is None:
            raise Sorry("error-no-undo")
        before, luck, game = Before.of(loaded), await self._ledger.luck(loaded), loaded.game
        table = game.load(checkpoint.table_blob)
        gone, choices = {trace.number for trace in dropped}, [trace.choice for trace in dropped]
        in_window = dropped[-1].in_window
        moves = [move for move in await self._games.moves(loaded.id, since=min(gone) - 1) if move.number in gone]
        kept = [trace for trace in loaded.saved.trail if trace.number not in gone]
        for trace in kept:
            game.apply(table, trace.seat, trace.choice, luck)
        number = loaded.row.revision + 1
        loaded.table, loaded.saved.trail = table, kept
        course = loaded.saved.course
        if in_window:
            course.take_back_unseen(seat, THEN.join(choices))
            loaded.saved.ask(seat)
        else:
            for step in reversed(course.show_unseen(seat)):  # alone, one goes back behind the beginning of a window
                course.take_back(_own_step(seat, step))
            course.take_back(Taken([(seat, choice) for choice in choices]))
            loaded.saved.ask_all(len(loaded.seats))
        # That somebody thinks again in a window is nobody else's business.
        own = _own_deeds((event for move in moves for event in decode_events(move.events)), seat)
        told = Event(
            "@taken-back", seat, naming(own if in_window else visible(own, None)), to=seat if in_window else None
        )
        move = self._undoing(number, seat, [told], person_id, interaction_id)
        entry = await self._ledger.enter(
            loaded, Change(moves=[move], acted=seat, undone=sorted(gone), quiet=True), before
        )
        return Decided(loaded, seat, own, None, number, entry.shown)

    @staticmethod
    def _undoing(
        number: int,
        seat: int,
        told: Sequence[Event],
        person_id: int | None,
        interaction_id: int | None,
        choice: str = "",
    ) -> NewMove:
        return NewMove(
            number=number,
            seat=seat,
            choice=choice,
            events=encode_events(told),
            kind="undo",
            interaction_id=interaction_id,
            person_id=person_id,
        )

    # -- further back -------------------------------------------------------------------------------------------

    async def taking_back(self, loaded: Loaded, seat: int) -> TakingBack:
        """What would be taken back for this seat to decide its last decision anew, and who must agree.

        Asked is whoever decided something since, and everybody once anything was revealed, or while several answer
        unseen: who has begun to is nobody's business. Raises `Sorry` when there is nothing to take back, or a computer
        player has the seat.
        """
        if is_run(loaded.id):  # what was revealed would be a look ahead
            raise Sorry("challenge-no-way-back")
        loaded.check_running()
        if loaded.person_at(seat) is None:
            raise Sorry("error-away")
        moves = await self._games.moves(loaded.id)
        own = [move.number for move in moves if move.seat == seat]
        if not own:
            raise Sorry("error-no-undo-at-all")
        since = begun([move for move in moves if move.number <= own[-1]])
        gone = [move for move in moves if move.number >= since]
        revealed = any(event.barrier for move in gone for event in decode_events(move.events))
        revealed |= loaded.table.lanes is not None
        acted = {move.seat for move in gone}
        others = [each.seat for each in loaded.seats if each.seat != seat and loaded.person_at(each.seat) is not None]
        ahead = (await self._way_back(loaded, moves, since)).ahead
        asked = [other for other in others if revealed or other in acted]
        return TakingBack(gone, asked, len(own), ahead and await self._is_rated(loaded))

    async def _way_back(self, loaded: Loaded, moves: Sequence[MoveRow], since: int) -> _WayBack:
        """The way back to before move `since`. Raises `Sorry` for a game that began under other rules."""
        record, game = await self._ledger.record(loaded), loaded.game
        if not is_played_still(game, record):
            raise Sorry("error-undo-old")
        luck, there = await self._ledger.luck(loaded), b""
        steps: list[_Step] = []
        table, _ = game.setup(record.seats, record.settings, luck, record.data, record.rules)
        for move in moves:
            if move.number >= since and not there:
                there = game.save(table)
            window = table.lanes
            events = game.apply(table, move.seat, move.choice, luck)
            if there:
                closed = window is not None and table.lanes is not window
                shows = closed or loaded.person_at(move.seat) is None or any(event.barrier for event in events)
                steps.append(_Step(move, window, shows))
        still_open, seat = table.lanes, steps[0].move.seat
        seen = [
            each for each in steps if each.window is None or each.window is not still_open or each.move.seat == seat
        ]
        answers = {(each.move.seat, id(each.window)) for each in seen if each.window is not None}
        alone, first = sum(each.window is None for each in seen), steps[0].window
        own = [each.move.choice for each in steps if each.window is first is not None and each.move.seat == seat]
        return _WayBack(there, any(each.shows for each in seen), alone + len(answers), own)

    async def _is_rated(self, loaded: Loaded) -> bool:
        return is_rated(loaded.id, loaded.options, len(loaded.seats), await self._games.told(loaded.id))

    async def ask_back(self, game_id: str, person_id: int, made: int, interaction_id: int | None) -> Loaded:
        """Ask to take back to before the person's last decision; nobody to ask, and it is done at once.

        `made` is how many decisions they had made as it was shown. Raises `Stale` when there is a later one by now.
        """

        async def once(loaded: Loaded) -> Loaded:
            loaded.check_running()
            before, seat = Before.of(loaded), self._seat_of(loaded, person_id)
            back = await self.taking_back(loaded, seat)
            since = back.moves[0].number
            if back.made != made:
                await self._ledger.raise_if_duplicate(interaction_id)
                raise Stale(game_id)
            if back.asked:
                ask(loaded, UNDO, seat, back.asked, (YES, NO), all_of_them=True, argument=since)
                act = Act(
                    name="ask:undo",
                    seat=seat,
                    events=[Event("@undo-asked-rated" if back.costs else "@undo-asked", seat)],
                    person_id=person_id,
                    interaction_id=interaction_id,
                    pings=loaded.people(back.asked),
                )
                change = act.change_of(loaded)
            else:
                change = await self._back_to(loaded, seat, since, (), person_id, interaction_id)
            await self._ledger.enter(loaded, change, before)
            return loaded

        return await self._ledger.alone(game_id, once)

    def lapse(self, loaded: Loaded, vote: Vote, seat: int) -> list[Event] | None:
        """Whoever decides something, the game goes on instead."""
        return [Event("@undo-lapsed", vote.seat)]

    async def carry_out(self, loaded: Loaded, vote: Vote, outcome: str) -> Change:
        """Take back what was asked for, or say that it stays."""
        if outcome == YES:
            return await self._back_to(loaded, vote.seat, vote.argument, vote.asked, None, None)
        refused = Act(name="undo:no", seat=vote.seat, events=[Event("@undo-refused", vote.seat)])
        return refused.change_of(loaded)

    async def _back_to(
        self,
        loaded: Loaded,
        seat: int,
        since: int,
        asked: Sequence[int],
        person_id: int | None,
        interaction_id: int | None,
    ) -> Change:
        """Let everything from move `since` on be undone; the table is played again up to there."""
        moves = await self._games.moves(loaded.id)
        back = await self._way_back(loaded, moves, since)
        gone = [move for move in moves if move.number >= since]
        number, saved = loaded.row.revision + 1, loaded.saved
        loaded.table = loaded.game.load(back.table)
        saved.ask_all(len(loaded.seats))
        course = saved.course
        if _others_answer(loaded, seat):  # what of it they answer anew is nobody's business, so none of it comes again
            course.unseen, course.unseen_before = {seat: THEN.join(back.own)}, {}
            course.taken, course.taken_before = None, []
        else:
            for step in reversed(course.show_unseen(seat)):
                course.take_back(_own_step(seat, step))
            course.unseen, course.unseen_before = {}, {}
            course.take_back(Taken([(move.seat, move.choice) for move in gone], tuple(asked)))
        deeds = _own_deeds((event for move in _first_press(gone) for event in decode_events(move.events)), seat)
        told = [Event("@undone", seat, {"count": back.decisions, **naming(visible(deeds, None))})]
        if back.ahead and await self._is_rated(loaded):
            told.append(Event("@unrated", None))
        move = self._undoing(number, seat, told, person_id, interaction_id, AHEAD if back.ahead else "")
        return Change(moves=[move], acted=seat, settled=True, undone=[each.number for each in gone])

    # -- again --------------------------------------------------------------------------------------------------

    async def redo(self, game_id: str, person_id: int, *, revision: int | None, interaction_id: int | None) -> Decided:
        """Play again what the person took back last, which can be done as often as something was taken back. Raises
        `Sorry` when there is nothing, else as `decide` does."""

        async def once(loaded: Loaded, seat: int) -> Decided:
            taken = self._redoable(loaded, seat)
            if taken is None or not self.can_redo(loaded, seat):
                raise Sorry("error-no-redo")
            return await self._redo_once(loaded, seat, taken, person_id, interaction_id)

        return await self._stepped(game_id, person_id, revision, interaction_id, once)

    async def _redo_once(
        self, loaded: Loaded, seat: int, taken: Taken, person_id: int, interaction_id: int | None
    ) -> Decided:
        before, luck, game, saved = Before.of(loaded), await self._ledger.luck(loaded), loaded.game, loaded.saved
        moves: list[NewMove] = []
        told: list[Event] = []
        window, first = loaded.table.lanes, loaded.row.revision + 1
        own = not taken.asked and {whose for whose, _ in taken.steps} == {seat}
        by = person_id if own else None
        traces: list[Trace] = []
        for whose, choice in taken.steps:
            if loaded.table.lanes is not window:
                own = False  # not all of it could be taken back at once
            try:
                events = game.apply(loaded.table, whose, choice, luck)
            except Illegal as illegal:  # the rules are others by now
                raise Sorry("error-no-redo") from illegal
            number = first + len(moves)
            inside = window is not None and loaded.table.lanes is window
            traces.append(Trace(whose, choice, inside, number))
            moves.append(NewMove(number=number, seat=whose, choice=choice, events=encode_events(events), person_id=by))
            told += events
        in_window = own and traces[-1].in_window
        hidden = own and window is not None  # as the step back was, though this may close the window
        settled = not in_window and (not own or window is not None or any(event.barrier for event in told))
        if not settled:
            saved.trail += traces
            for trace in traces[1:]:
                saved.course.join(trace.number, {each.number for each in saved.trail})
        if in_window:
            saved.ask(seat)
        else:
            saved.ask_all(len(loaded.seats))
        saved.course.came_again(seat)
        act = Act(
            name="redo",
            seat=seat,
            events=[Event("@redone", seat, to=seat if hidden else None)],
            person_id=person_id,
            interaction_id=interaction_id,
            notice=False,
        )
        change = act.change_of(loaded, after=moves)
        change = msgspec.structs.replace(change, acted=seat, settled=settled, again=True)
        entry = await self._ledger.enter(loaded, change, before)
        return Decided(loaded, seat, _own_deeds(told, seat), None, moves[0].number, entry.shown)

    # -- who and when -------------------------------------------------------------------------------------------

    def _seat_of(self, loaded: Loaded, person_id: int) -> int:
        seat = loaded.seat_of(person_id)
        if seat is None:
            raise Sorry("error-no-seat")
        if loaded.person_at(seat) is None:
            raise Sorry("error-away")
        return seat

    async def _check_fresh(self, loaded: Loaded, seat: int, revision: int | None, interaction_id: int | None) -> None:
        if revision is not None and revision != loaded.saved.asked[seat]:
            await self._ledger.raise_if_duplicate(interaction_id)
            raise Stale(loaded.id)


def _own_step(seat: int, step: str) -> Taken:
    """The choices of one press, which were joined to one text."""
    return Taken([(seat, choice) for choice in step.split(THEN)])


def _own_deeds(told: Iterable[Event], seat: int) -> list[Event]:
    """What is told of the `seat` itself, as its player heard it: once, also where a window has closed."""
    own = [event for event in told if event.seat == seat and event.to in (None, seat)]
    public = [(event.kind, event.args) for event in own if not event.hushed]
    return [event for event in own if not event.hushed or (event.kind, event.args) not in public]


def _first_press(moves: Sequence[MoveRow]) -> list[MoveRow]:
    """The moves that the first press among them has made."""
    end = 1
    while end < len(moves) and goes_on(moves[end], moves[end - 1]):
        end += 1
    return list(moves[:end])


def _others_answer(loaded: Loaded, seat: int) -> bool:
    """Whether others have something to answer in the window in which this seat does."""
    lanes = loaded.table.lanes
    return lanes is not None and any(stack for other, stack in enumerate(lanes.stacks) if other != seat)
