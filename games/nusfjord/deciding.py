"""Decisions of one's own turn with the free uses beside them (A5), and programs of cards (A12), which ask some.
What operations do is in `cards.py`; which programs an event sets off is in `triggers.py`."""

from __future__ import annotations

import msgspec

from games.engine import Auto, Choice, Illegal, Luck, Question, Tell
from games.nusfjord import data, effects, events, picks, questions, refusals, uses
from games.nusfjord.counting import holds
from games.nusfjord.effects import AnyOp
from games.nusfjord.operations import OPERATIONS, worthwhile
from games.nusfjord.picks import PICKS
from games.nusfjord.table import Table, hushed

DECLINE = picks.Decline().text
PHASES = ("work", "end")


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
        if table.players[self.seat].uses and table.phase in PHASES and self.open_to_uses(options):
            options += free_uses(table, self)
        return options

    def open_to_uses(self, answers: list[str]) -> bool:
        """P4, A5: where nobody is asked, nothing else is offered either."""
        return len(answers) > 1

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if table.players[self.seat].uses and type(PICKS.read(choice)) in uses.FREE:
            table.then(msgspec.structs.replace(self))  # type: ignore[arg-type]
            use(table, self.seat, choice, tell)
        else:
            self.answer(table, choice, luck, tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        return uses.why_not(table, self.seat, choice, bool(bound_to(table, self))) or self.refusal(table, choice)

    def refusal(self, table: Table, choice: str) -> Illegal:
        """The reason an answer is refused."""
        return Illegal(refusals.AnswerFirst())


# -- free uses (A5) ----------------------------------------------------------------------------------------------


def free_uses(table: Table, deciding: Decision) -> list[str]:
    """What may be used beside this decision: every text names the building and, for conversions, what is got.

    What a building does that is used once may ask, pay and build: it waits until nothing has to be answered (A5).
    """
    seat, bound = deciding.seat, bound_to(table, deciding)
    found: list[str] = []
    for building in table.players[seat].uses:
        conversions = uses.conversions(table, seat, building)
        found += [use for use in conversions if not bound or _harmless(table, seat, use, bound)]
        once = data.ONCE.get(building)
        if once is not None and not bound and worthwhile(table, seat, data.PROGRAMS[once].ops):
            found.append(picks.Use(building).text)
    return found


def bound_to(table: Table, deciding: Decision) -> list[Decision]:
    """The decisions of the seat that must be answered, this one included if it is one."""
    seat = deciding.seat
    bound: list[Decision] = []
    for step in table.stack if table.lanes is None else table.lanes.stacks[seat]:
        if step.decides and step is not deciding and isinstance(step, Decision) and step.seat == seat and step.binding:
            bound.append(step)
    if deciding.binding:
        bound.append(deciding)
    return bound


def _harmless(table: Table, seat: int, conversion: str, bound: list[Decision]) -> bool:
    """Whether every decision that must be answered still has an answer after this conversion."""
    trial = table.trial(seat)
    uses.convert(trial, seat, conversion, hushed)
    return all(step.answers(trial) for step in bound)


def use(table: Table, seat: int, choice: str, tell: Tell) -> None:
    """Carry out a free use."""
    once = picks.Use.read(choice)
    if once is None:
        uses.convert(table, seat, choice, tell)
        return
    player, building = table.players[seat], once.building
    player.uses.remove(building)
    if building in data.ANYTIME:
        player.uses.append(building)
    tell(events.UsedOnce(building=building), seat)
    table.then(Perform(seat, data.ONCE[building], must=True))


# -- programs of cards (A12) -------------------------------------------------------------------------------------


def _carry_out(table: Table, seat: int, program: str, at: int, choice: str, tell: Tell) -> None:
    """The operation at `at`, and the list inside it that it leads to."""
    op = data.PROGRAMS[program].ops[at]
    OPERATIONS[type(op)].run(op, table, seat, choice, data.source_of(program), tell)
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
        if not at and not done and program.cond is not None and not holds(program.cond, table, seat):
            return
        while at < len(program.ops):
            op = program.ops[at]
            does = OPERATIONS[type(op)]
            if left or does.possible(op, table, seat):
                if does.answers(op, table, seat):
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
    def op(self) -> AnyOp:
        """The operation in question."""
        return data.PROGRAMS[self.program].ops[self.at]

    @property
    def binding(self) -> bool:
        return not self.op.optional or (self.must and not self.done)

    def question(self, table: Table) -> Question:
        op, source = self.op, data.source_of(self.program)
        if not isinstance(op, effects.RemoveForest):
            return op.question(source)
        after = data.PROGRAMS[self.program].ops[self.at + 1 :]
        goods = {
            good: amount
            for each in after[:1]
            if isinstance(each, effects.Gain)
            for good, amount in (("wood", each.wood), ("fish", each.fish), ("gold", each.gold))
            if isinstance(amount, int)
        }
        goods["wood"], lost = table.players[self.seat].takes_wood(goods.get("wood", 0))
        return questions.CardRemoveForest(source=source, number=op.n - self.left + 1, count=op.n, **goods, lost=lost)

    def answers(self, table: Table) -> list[str]:
        op = self.op
        answers = OPERATIONS[type(op)].answers(op, table, self.seat)
        if op.optional and (not answers or self._may_decline(table)):
            answers.append(DECLINE)
        return answers

    def _may_decline(self, table: Table) -> bool:
        """A12: whether the card does something even if this operation is declined."""
        if not self.must or self.done:
            return True
        rest = data.PROGRAMS[self.program].ops[self.at + 1 :]
        return any(OPERATIONS[type(op)].possible(op, table, self.seat) for op in rest)

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        source = data.source_of(self.program)
        if choice == DECLINE:
            tell(events.Declined(source=source), self.seat)
            table.then(Perform(self.seat, self.program, self.at + 1, self.done, self.must))
            return
        left = self.left - 1
        table.then(Perform(self.seat, self.program, self.at if left else self.at + 1, True, self.must, left))
        _carry_out(table, self.seat, self.program, self.at, choice, tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        if choice == DECLINE:
            return Illegal(refusals.CardMustAct() if self.op.optional else refusals.CardNotOptional())
        return Illegal(refusals.CardCannot(source=data.source_of(self.program)))
