"""Votes at a table: who is asked about what, what each said, and when that decides it. Arithmetic, no database."""

from __future__ import annotations

import msgspec


class Vote(msgspec.Struct, frozen=True, array_like=True):
    """An open question to some of the people at a table.

    `about` names what is asked (`undo`, ...), `number` the act that asked, `seat` whose affair it is. `asked` are the
    seats that may answer, one of `answers` each; `cast` has what they said so far. With `all_of_them` the first answer
    holds only when everybody gives it and the last one as soon as somebody does; otherwise a majority decides, and
    where answers tie once all have spoken the one named earliest wins. `argument` is for whoever carries the result
    out.
    """

    about: str
    number: int
    seat: int
    asked: tuple[int, ...]
    answers: tuple[str, ...]
    all_of_them: bool = False
    argument: int = 0
    cast: dict[int, str] = {}

    def with_answer(self, seat: int, answer: str) -> Vote:
        """The vote with what this seat says; whoever spoke before says something else now."""
        return msgspec.structs.replace(self, cast={**self.cast, seat: answer})

    def without(self, seat: int) -> Vote:
        """The vote when this seat may not answer any more."""
        asked = tuple(each for each in self.asked if each != seat)
        return msgspec.structs.replace(self, asked=asked, cast={k: v for k, v in self.cast.items() if k != seat})

    @property
    def outcome(self) -> str | None:
        """The answer that has won; None while that is open. Without anybody to ask the first answer wins."""
        first, last = self.answers[0], self.answers[-1]
        said = [self.cast[seat] for seat in self.asked if seat in self.cast]
        missing = len(self.asked) - len(said)
        if self.all_of_them:
            return last if last in said else first if not missing else None
        counts = {answer: said.count(answer) for answer in self.answers}
        ahead = max(self.answers, key=lambda answer: counts[answer])  # the earliest of those that tie
        if not missing:
            return ahead
        return ahead if 2 * counts[ahead] > len(self.asked) else None
