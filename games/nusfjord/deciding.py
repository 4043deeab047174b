"""What all decisions of one's own turn share: beside their answers they offer the buildings' free uses (A5).
The decisions themselves are in the modules of what they decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Choice, Illegal, Luck, Tell
from games.nusfjord import uses

if TYPE_CHECKING:
    from games.nusfjord.table import Table

DECLINE = "decline"


class Decision(Choice, frozen=True, gc=False):
    """A decision with free uses beside its answers.

    They are offered when there is something to decide, and only if an answer is left afterwards.
    """

    @property
    def binding(self) -> bool:
        """Whether an answer must be possible when it comes to it."""
        return True

    def answers(self, table: Table) -> list[str]:
        """The answers proper, in a fixed order."""
        raise NotImplementedError  # pragma: no cover - abstract

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        """Carry out one of them."""
        raise NotImplementedError  # pragma: no cover - abstract

    def options(self, table: Table) -> list[str]:
        options = self.answers(table)
        if table.players[self.seat].uses and table.phase in uses.PHASES and self.open_to_uses(options):
            options += uses.options(table, self)
        return options

    def open_to_uses(self, answers: list[str]) -> bool:
        """P4, A5: where nobody is asked, nothing else is offered either."""
        return len(answers) > 1

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice.startswith(uses.VERBS):
            table.then(msgspec.structs.replace(self))  # type: ignore[arg-type]
            uses.use(table, self.seat, choice, tell)
        else:
            self.answer(table, choice, luck, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        return uses.why_not(table, self.seat, choice) or self.refusal(table, choice)

    def refusal(self, table: Table, choice: str) -> Illegal:
        """The reason an answer is refused."""
        return Illegal("answer_first", "W4")
