"""What the operations of cards do, by their names: the test, the question and the consequence that each of them has.
How they are written is in `effects.py`; what the single ones do stands in `cards.py`, which enters them here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from games.engine import Tell
from games.nusfjord.effects import Op
from games.nusfjord.table import Table

AnOp = TypeVar("AnOp", bound=Op)


class Operation(Generic[AnOp]):
    """What one operation does (A12)."""

    def possible(self, op: AnOp, table: Table, seat: int) -> bool:
        """Whether it would change something now; what asks does if there is something to answer."""
        return bool(self.answers(op, table, seat))

    def answers(self, op: AnOp, table: Table, seat: int) -> list[str]:
        """What the owner may answer; empty if there is nothing to ask."""
        return []

    def run(self, op: AnOp, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        """Carry it out, with the owner's answer if there was a question."""
        raise NotImplementedError  # pragma: no cover - abstract


OPERATIONS: dict[type[Op], Operation[Any]] = {}


def worthwhile(table: Table, seat: int, ops: Sequence[Op]) -> bool:
    """W3, E3, A12: whether these operations can change something and none that is required is impossible."""
    found = False
    for op in ops:
        if not found or op.needed:
            if OPERATIONS[type(op)].possible(op, table, seat):
                found = True
            elif op.needed:
                return False
    return found
