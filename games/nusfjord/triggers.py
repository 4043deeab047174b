"""When the operations of cards happen (A1 to A5, A12): programs step by step, triggered effects in the owner's order.
What each operation does is in `effects.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.engine import Ask, Auto, Illegal, Luck, Tell
from games.nusfjord import data, effects, goods
from games.nusfjord.deciding import DECLINE, Decision

if TYPE_CHECKING:
    from games.nusfjord.table import Table


def worthwhile(table: Table, seat: int, ops: Sequence[effects.Op]) -> bool:
    """W3, E3, A12: whether these operations can change something and none that is required is impossible."""
    found = False
    for op in ops:
        needed = op.needed
        if needed or not found:
            if op.possible(table, seat):
                found = True
            elif needed:
                return False
    return found


def fire(table: Table, seat: int, when: str, exclude: str = "") -> None:
    """A3: put the effects of this event on the stack, in the order of building or as the owner orders them."""
    hooks = data.HOOKS.get(when)
    if hooks is None:
        return
    programs: list[str] = []
    for building in table.players[seat].buildings:
        if building in hooks and building != exclude:
            programs += hooks[building]
    if not programs:
        return
    if len(programs) > 1 and not data.PLAIN_GAINS.issuperset(programs):
        table.then(Order(seat, tuple(programs)))
    else:
        table.then(*[Perform(seat, program) for program in programs])


def check_reserve(table: Table, seat: int) -> None:
    """A14: if the Reserve holds as many fish as its limit, what reacts to that."""
    player = table.players[seat]
    if player.goods[goods.RESERVE_FISH] >= player.reserve_cap():
        fire(table, seat, "reserve_full")


def _carry_out(table: Table, seat: int, program: str, at: int, choice: str, tell: Tell) -> None:
    """The operation at `at`, and the list inside it that it leads to."""
    op = data.PROGRAMS[program].ops[at]
    op.run(table, seat, choice, data.source_of(program), tell)
    branch = op.inner(choice)
    if branch is not None:
        table.then(Perform(seat, data.inner(program, at, branch), must=op.must))


class Perform(Auto, frozen=True, tag="perform", omit_defaults=True):
    """A12: the operations of a card from `at` on. With `must`, at least one has to be carried out (`done`); `left`
    counts the repetitions still to come of the operation at `at`, if it has begun."""

    seat: int
    program: str
    at: int = 0
    done: bool = False
    must: bool = False
    left: int = 0

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        program, seat = data.PROGRAMS[self.program], self.seat
        at, done, left = self.at, self.done, self.left
        if not at and not done and program.cond is not None and not program.cond.holds(table, seat):
            return
        while at < len(program.ops):
            op = program.ops[at]
            if left or op.possible(table, seat):
                if op.answers(table, seat):
                    table.then(Answer(seat, self.program, at, left or op.repeats(), done, self.must))
                    return
                if not left:  # nothing to ask: it happens
                    if at + 1 < len(program.ops):
                        table.then(Perform(seat, self.program, at + 1, True, self.must))
                    _carry_out(table, seat, self.program, at, "", tell)
                    return
                left = 0
            elif op.required:
                return
            at += 1


class Answer(Decision, frozen=True, tag="answer", omit_defaults=True):
    """D5: the owner's answer to one operation of a card."""

    program: str
    at: int
    left: int = 1
    done: bool = False
    must: bool = False

    @property
    def op(self) -> effects.Op:
        """The operation in question."""
        return data.PROGRAMS[self.program].ops[self.at]

    @property
    def binding(self) -> bool:
        return not self.op.optional or (self.must and not self.done)

    def ask(self, table: Table) -> Ask:
        return Ask(f"card_{self.op.__struct_config__.tag}", self.op.facts() | {"source": data.source_of(self.program)})

    def answers(self, table: Table) -> list[str]:
        op = self.op
        answers = op.answers(table, self.seat)
        if op.optional and (not answers or self._may_decline(table)):
            answers.append(DECLINE)
        return answers

    def _may_decline(self, table: Table) -> bool:
        """A12: whether the card does something even if this operation is declined."""
        if not self.must or self.done:
            return True
        rest = data.PROGRAMS[self.program].ops[self.at + 1 :]
        return any(op.possible(table, self.seat) for op in rest)

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        source = data.source_of(self.program)
        if choice == DECLINE:
            tell("declined", self.seat, source=source)
            table.then(Perform(self.seat, self.program, self.at + 1, self.done, self.must))
            return
        left = self.left - 1
        table.then(Perform(self.seat, self.program, self.at if left else self.at + 1, True, self.must, left))
        _carry_out(table, self.seat, self.program, self.at, choice, tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        if choice == DECLINE:
            return Illegal("card_must_act" if self.op.optional else "card_not_optional", "A12")
        return Illegal("card_cannot", "A12", source=data.source_of(self.program))


class Order(Decision, frozen=True, tag="order"):
    """A3: which of several effects of the same event comes next; asked only if one of them does more than give."""

    programs: tuple[str, ...]

    def ask(self, table: Table) -> Ask:
        return Ask("order")

    def answers(self, table: Table) -> list[str]:
        return [f"first:{building}" for building in dict.fromkeys(map(data.source_of, self.programs))]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        chosen = next(program for program in self.programs if data.source_of(program) == choice[6:])
        rest = [program for program in self.programs if program != chosen]
        following = Order(self.seat, tuple(rest)) if len(rest) > 1 else Perform(self.seat, rest[0])
        table.then(Perform(self.seat, chosen), following)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return Illegal("order_first", "A3")
