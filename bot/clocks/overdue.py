"""Those whose time is up: the others are asked once whether to wait, to skip, or to let a
computer player take the seat. What clocks do in between is in `timekeeping.py`."""

from __future__ import annotations

import msgspec

from bot.clocks import clocks
from bot.clocks.timekeeping import LATE
from bot.ledger import acts
from bot.ledger.change import Act, Change
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded, encode_events
from bot.ledger.playing import played
from bot.ledger.vote import Vote
from bot.seats.seating import given_to_player
from bot.undo.undo import UNDO
from bot.votes.votes import ask
from db.records import NewMove
from db.store import Store
from games.engine import Event, Luck

WAIT, SKIP, PLAYER = "wait", "skip", "player"
"""The answers, the mildest first."""
PATIENCE_S = 3 * clocks.DAY
"""So long the others are waited for; then whoever has spoken decides, and the computer player plays if nobody has."""
MOST_SKIPPED = 60
"""So many decisions are taken for somebody in one go, at most."""


class Overdue:
    """Opens the question when an alarm finds a clock that is out, and carries out what the others say."""

    about = LATE

    def __init__(self, store: Store, ledger: Ledger) -> None:
        self._store = store
        self._ledger = ledger

    async def look_for_the_next_one_late(self, loaded: Loaded) -> Change | None:
        """Ask about the first whose time is up. A question about taking back gives way: the game must go on."""
        late = clocks.out_of_time(loaded.saved.course, self._store.now())
        vote = loaded.saved.course.vote
        if not late or (vote is not None and vote.about != UNDO):
            return None
        seat = late[0]
        told = [loaded.told_of(seat, "@late")]
        if vote is not None:
            loaded.saved.course.vote = None
            told.insert(0, Event("@undo-lapsed", vote.seat))
        people = {other.seat: loaded.person_at(other.seat) for other in loaded.seats if other.seat != seat}
        others = [other for other, person in people.items() if person is not None]
        asked = [other for other in others if people[other] not in loaded.saved.course.away] or others
        due = self._store.now().timestamp() + PATIENCE_S
        ask(loaded, LATE, seat, asked, (WAIT, SKIP, PLAYER), due=due)
        return Act(name="late", seat=seat, events=told, pings=loaded.people(asked)).change_of(loaded)

    async def look_for_answers(self, loaded: Loaded) -> Change | None:
        """Those who have spoken decide when nobody is waited for any more."""
        course = loaded.saved.course
        vote = course.vote
        if course.paused or vote is None or vote.about != LATE:
            return None
        if vote.due is None or vote.due > self._store.now().timestamp():
            return None
        course.vote = None
        return await self.carry_out(loaded, vote, vote.outcome_when_due or PLAYER)

    # -- what the others say ------------------------------------------------------------------------------------

    def lapse(self, loaded: Loaded, vote: Vote, seat: int) -> list[Event] | None:
        """Whoever is asked about decides after all."""
        if vote.seat != seat:
            return None
        clocks.at_least(loaded.saved.course, seat, clocks.GRACE_S, self._store.now())
        return [loaded.told_of(seat, "@late-lapsed")]

    async def carry_out(self, loaded: Loaded, vote: Vote, outcome: str) -> Change:
        """Wait, skip, or let a computer player take the seat."""
        seat = vote.seat
        match outcome:
            case "skip":
                return await self._skip(loaded, seat)
            case "player":
                told, changes = loaded.told_of(seat, "@late-player"), given_to_player(loaded, seat)
                return Act(name=acts.LATE_PLAYER, seat=seat, events=[told], seats=changes).change_of(loaded)
            case _:
                course, now = loaded.saved.course, self._store.now()
                clocks.at_least(course, seat, clocks.more_time(course), now)
                act = Act(name="late:wait", seat=seat, events=[loaded.told_of(seat, "@late-wait")], notice=False)
                return act.change_of(loaded)

    async def _skip(self, loaded: Loaded, seat: int) -> Change:
        """Play the neutral choice for a seat until it owes nothing more; the act that tells it comes first."""
        luck = await self._ledger.luck(loaded)
        undone = await self._roll_back(loaded, seat, luck)
        game, table = loaded.game, loaded.table
        act = Act(name="late:skip", seat=seat, events=[loaded.told_of(seat, "@late-skip")], notice=False)
        change = act.change_of(loaded)
        moves, settled = [*change.moves], False
        while seat in game.waiting(table) and len(moves) <= MOST_SKIPPED:
            choice, window, number = game.suggestion(table, seat), table.lanes, moves[-1].number + 1
            events, final = played(loaded, seat, choice, number, luck)
            moves.append(NewMove(number=number, seat=seat, choice=choice, events=encode_events(events)))
            settled |= final or window is None or table.lanes is not window
        return msgspec.structs.replace(change, moves=moves, acted=seat, settled=settled, undone=undone)

    async def _roll_back(self, loaded: Loaded, seat: int, luck: Luck) -> list[int]:
        """Take back a turn that was begun and not finished, where the game wants that; the numbers of its moves.

        What revealed something stays: the moves that may be taken back begin behind it.
        """
        game, trail = loaded.game, loaded.saved.trail
        checkpoint = await self._store.games.checkpoint(loaded.id)
        if not game.rolls_back(loaded.table, seat) or checkpoint is None:
            return []
        table, begun = game.load(checkpoint.table_blob), -1
        for place, trace in enumerate(trail):
            if trace.seat != seat:
                begun = -1  # somebody acted since
            elif not game.rolls_back(table, seat):
                begun = place
            game.apply(table, trace.seat, trace.choice, luck)
        if begun < 0:
            return []
        table = game.load(checkpoint.table_blob)
        for trace in trail[:begun]:
            game.apply(table, trace.seat, trace.choice, luck)
        loaded.table, loaded.saved.trail = table, trail[:begun]
        loaded.saved.course.taken = None
        return [trace.number for trace in trail[begun:]]
