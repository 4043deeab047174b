"""Which building is offered first: the one after which most is to be expected of the display. Decides no rule, and no
computer player goes by it."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Choice, Luck
from games.nusfjord import picks
from games.nusfjord.appraisal import appraise
from games.nusfjord.building import Build, FreeSpaces
from games.nusfjord.deciding import DECLINE
from games.nusfjord.table import Table, hushed

_NO_LUCK = Luck(bytes(32))  # within a move nothing is drawn


def ranked(table: Table, step: Choice | None, options: Sequence[str]) -> list[str]:
    """The buildings among the `options`, those first that promise most."""
    if not isinstance(step, Build):
        return []
    promised = {each: _promised(table, step, each) for each in options if picks.Build.read(each) is not None}
    return sorted(promised, key=lambda each: promised[each], reverse=True)


def _promised(table: Table, step: Build, build: str) -> float:
    """The points to be expected of the display with this building, on a space that leaves room for forest if there is
    one, and with what it brings at once; nothing that it offers is taken."""
    then = table.clone()
    stack = then.stack
    if stack and stack[-1] is step:
        stack.pop()
    height = len(stack)
    step.resolve(then, build, _NO_LUCK, hushed)
    while len(stack) > height:
        following = stack.pop()
        if isinstance(following, Choice):
            answers = following.options(then)
            alone = FreeSpaces.among(answers).alone
            first = picks.At(alone[0]).text if alone else answers[0]
            following.resolve(then, DECLINE if DECLINE in answers else first, _NO_LUCK, hushed)
        else:
            following.run(then, _NO_LUCK, hushed)
    return appraise(then, step.seat)
