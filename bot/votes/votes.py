"""Votes at a table: asking a question, hearing what those who are asked say, carrying out what they decide.
What can be asked, other rooms say: each kind of question is a motion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.errors import Sorry
from bot.ledger.change import Act, Before, Change
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.vote import Vote
from games.engine import Event


class Motion(Protocol):
    """What a table can be asked about."""

    about: str

    async def carry_out(self, loaded: Loaded, vote: Vote, outcome: str) -> Change:
        """Do what was decided: alter what is loaded and say what is to be stored."""
        ...

    def lapse(self, loaded: Loaded, vote: Vote, seat: int) -> list[Event] | None:
        """What is told when a decision of `seat` makes the open question idle; None when it does not."""
        ...


def ask(
    loaded: Loaded,
    about: str,
    seat: int,
    asked: Sequence[int],
    answers: tuple[str, ...],
    *,
    all_of_them: bool = False,
    argument: int = 0,
    due: float | None = None,
) -> None:
    """Ask the people at `asked`; for the act that is about to be stored. Raises `Sorry` while a question is open."""
    if loaded.saved.course.vote is not None:
        raise Sorry("vote-open")
    loaded.saved.course.vote = Vote(
        about, loaded.next_number, seat, tuple(asked), answers, all_of_them, argument, due=due
    )


class Votes:
    """One question at a time is open at a table."""

    def __init__(self, ledger: Ledger, motions: Sequence[Motion]) -> None:
        self._ledger = ledger
        self._motions = {motion.about: motion for motion in motions}

    def lapsing(self, loaded: Loaded, seat: int) -> list[Event]:
        """Close a question that a decision of `seat`, which was just played, makes idle; what is told of that.

        A step in a window that does not end it does nothing yet: everybody would hear that it was made.
        """
        if loaded.saved.trail[-1].in_window and seat in loaded.waiting():
            return []
        vote = loaded.saved.course.vote
        told = self._motions[vote.about].lapse(loaded, vote, seat) if vote is not None else None
        if told is None:
            return []
        loaded.saved.course.vote = None
        return told

    async def vote(self, game_id: str, person_id: int, number: int, answer: str, interaction_id: int | None) -> Loaded:
        """A person answers the question with this number. Raises `Sorry` (over, not theirs, said before)."""

        async def once(loaded: Loaded) -> Loaded:
            loaded.check_running()
            before = Before.of(loaded)
            seat, vote = loaded.seat_of(person_id), loaded.saved.course.vote
            if vote is None or vote.number != number or answer not in vote.answers:
                raise Sorry("vote-over")
            if seat is None or seat not in vote.asked:
                raise Sorry("vote-not-yours")
            if vote.cast.get(seat) == answer:
                raise Sorry("vote-twice")
            vote = vote.with_answer(seat, answer)
            loaded.saved.course.vote = vote
            act = Act(
                name=f"vote:{answer}",
                seat=seat,
                events=[Event("@voted", seat, {"answer": f"{vote.about}-{answer}"})],
                person_id=person_id,
                interaction_id=interaction_id,
                notice=False,
            )
            await self._ledger.enter(loaded, await self.decided(loaded, vote, act.change_of(loaded)), before)
            return loaded

        return await self._ledger.alone(game_id, once)

    async def without(self, loaded: Loaded, seat: int, change: Change) -> Change:
        """The change by which a person does not play at `seat` any more: the open question goes on without them, or
        lapses if it was theirs."""
        vote = loaded.saved.course.vote
        if vote is not None and vote.seat == seat:
            loaded.saved.course.vote = None
        elif vote is not None and seat in vote.asked:
            vote = vote.without(seat)
            loaded.saved.course.vote = vote
            return await self.decided(loaded, vote, change)
        return change

    async def decided(self, loaded: Loaded, vote: Vote, heard: Change) -> Change:
        """The change that stores an answer, and what it leads to if it decides the vote."""
        outcome = vote.outcome
        if outcome is None:
            return heard
        loaded.saved.course.vote = None
        row = loaded.row
        loaded.row = msgspec.structs.replace(row, revision=heard.number)  # what follows is numbered from here
        result = await self._motions[vote.about].carry_out(loaded, vote, outcome)
        loaded.row = row
        return result.after(heard)
