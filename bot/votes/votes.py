"""The manager's part for votes: opening one, hearing what those who are asked say, carrying out what they decide."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.saving import Act, Change, Saving
from bot.ledger.vote import Vote
from games.engine import Event

Resolution = Callable[[Loaded, Vote, str], Awaitable[Change]]
"""Carries out the answer that won: alters what is loaded and says what is to be stored."""


class Voting(Saving):
    """One question at a time is open at a table. `resolution` finds out what an answer leads to, by what was asked."""

    def resolution(self, about: str) -> Resolution:
        """Who carries out a vote about this. The parts that ask something add their own."""
        raise KeyError(about)

    def lapsing(self, loaded: Loaded, seat: int) -> list[Event]:
        """Close a question that a decision of `seat` makes idle; what is told of that."""
        return []

    def open_vote(
        self,
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
        """Ask the people at `asked`; for the act that is about to be stored. Raises `Sorry` while a vote is open."""
        if loaded.saved.course.vote is not None:
            raise Sorry("vote-open")
        number = loaded.row.revision + 1
        loaded.saved.course.vote = Vote(about, number, seat, tuple(asked), answers, all_of_them, argument, due=due)

    async def vote(self, game_id: str, person_id: int, number: int, answer: str, interaction_id: int | None) -> Loaded:
        """A person answers the question with this number. Raises `Sorry` (over, not theirs, said before)."""

        async def once(loaded: Loaded) -> Loaded:
            self._check_running(loaded)
            before = self._before(loaded)
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
            await self._save(loaded, await self._decided(loaded, vote, self._change_of(loaded, act)), before)
            return loaded

        return await self._alone(game_id, once)

    async def _decided(self, loaded: Loaded, vote: Vote, heard: Change) -> Change:
        """The change that stores an answer, and what it leads to if it decides the vote."""
        outcome = vote.outcome
        if outcome is None:
            return heard
        loaded.saved.course.vote = None
        row = loaded.row
        loaded.row = msgspec.structs.replace(row, revision=heard.moves[-1].number)  # what follows is numbered from here
        result = await self.resolution(vote.about)(loaded, vote, outcome)
        loaded.row = row
        return result.after(heard)
