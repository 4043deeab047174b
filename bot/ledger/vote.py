"""Votes at a table: who is asked about what, what each said, and when that decides it. Arithmetic, no database."""

from __future__ import annotations

import msgspec


class Vote(msgspec.Struct, frozen=True, array_like=True):
    """An open question to some of the people at a table.

    `about` names what is asked (`undo`, ...), `number` the notice asking, `seat` whose affair it is. `asked` are the
    seats that may answer, one of `answers` each; `cast` has what they said so far. With `all_of_them` the first answer
    holds only when everybody gives it and the last one as soon as somebody does; otherwise a majority decides, and
    where answers tie once all have spoken the one named earliest wins. `argument` is for whoever carries the result
    out. At `due` (seconds since 1970) nobody is waited for any more.
    """

    about: str
    number: int
    seat: int
    asked: tuple[int, ...]
    answers: tuple[str, ...]
    all_of_them: bool = False
    argument: int = 0
    cast: dict[int, str] = {}
    due: float | None = None

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
        said = self._said
        missing = len(self.asked) - len(said)
        if self.all_of_them:
            return last if last in said else first if not missing else None
        ahead = self._ahead
        if not missing:
            return ahead
        return ahead if 2 * said.count(ahead) > len(self.asked) else None

    @property
    def outcome_when_due(self) -> str | None:
        """What those who have spoken decide without the others; None when nobody has."""
        return self._ahead if self._said else None

    @property
    def _said(self) -> list[str]:
        return [self.cast[seat] for seat in self.asked if seat in self.cast]

    @property
    def _ahead(self) -> str:
        """The answer given most often; the earliest of those that tie."""
        said = self._said
        return max(self.answers, key=said.count)
