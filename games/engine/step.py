"""Steps: the small frozen pieces a game is made of. A `Choice` waits for its seat, an `Auto` runs by itself.
The stack they lie on is the table's (`table.py`); who runs them is the game's loop (`game.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.engine.illegal import Illegal
from games.engine.refusals import NotAnOption
from games.engine.sayings import Argument, Question, Saying, Tell

if TYPE_CHECKING:
    from games.engine.luck import Luck


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question, small print or a remark outside of the rules and where it is stored: `kind` names the sentence,
    `args` fill it."""

    kind: str
    args: dict[str, Argument] = {}

    @classmethod
    def of(cls, said: Saying) -> Ask:
        """What a game has said."""
        return cls(said.kind, said.args)


class Step(msgspec.Struct, frozen=True, gc=False):
    """A piece of the flow. Subclasses are tagged, so that a saved stack loads as it was."""

    decides: ClassVar[bool] = False  # whether it is a `Choice`: asked of every step, and far quicker than `isinstance`


class Auto(Step, frozen=True, gc=False):
    """A step that needs nobody."""

    def run(self, table: Any, luck: Luck, tell: Tell) -> None:
        """Change the table, tell what happened, put what follows on the stack."""
        raise NotImplementedError  # pragma: no cover - abstract


class Choice(Step, frozen=True, gc=False):
    """A decision of one seat: question, legal answers and consequence of one rule in one place.

    Choices are texts: a verb and short arguments joined by colons (`mark:barge`), ASCII, at most 40 characters,
    the same in buttons, commands, logs and records.
    """

    decides: ClassVar[bool] = True
    unordered: ClassVar[bool] = False
    """Whether the answers to such questions that follow one another come to the same in any order."""
    seat: int

    def question(self, table: Any) -> Question:
        """What is asked."""
        raise NotImplementedError  # pragma: no cover - abstract

    def ask(self, table: Any) -> Ask:
        """The question as everybody but the rules reads it."""
        return Ask.of(self.question(table))

    def options(self, table: Any) -> list[str]:
        """Every legal choice, in a fixed order; never empty. One option alone is taken without asking."""
        raise NotImplementedError  # pragma: no cover - abstract

    def resolve(self, table: Any, choice: str, luck: Luck, tell: Tell) -> None:
        """Carry out a legal choice."""
        raise NotImplementedError  # pragma: no cover - abstract

    def why_not(self, table: Any, choice: str) -> Illegal:
        """The reason `choice`, which is not among the options, is refused."""
        return Illegal(NotAnOption(choice))
