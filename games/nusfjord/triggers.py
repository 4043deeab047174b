"""What an event sets off (A1 to A4): the programs of the owner's buildings, in the order the owner wants.
How a program is carried out is in `deciding.py`; the events happen wherever the rules say so."""

from __future__ import annotations

from games.engine import Auto, Illegal, Luck, Question, Tell
from games.nusfjord import data, picks, questions, refusals
from games.nusfjord.deciding import Decision, Perform
from games.nusfjord.table import Table
from games.nusfjord.terms import RESERVE_FISH


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
    if player.goods[RESERVE_FISH] >= player.reserve_cap():
        fire(table, seat, "reserve_full")


class Order(Decision, frozen=True, tag="order"):
    """A3: which of several effects of the same event comes next; asked only if one of them does more than give."""

    programs: tuple[str, ...]

    def question(self, table: Table) -> Question:
        return questions.Order()

    def answers(self, table: Table) -> list[str]:
        return [picks.First(building).text for building in dict.fromkeys(map(data.source_of, self.programs))]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        first = picks.First.of(choice).building
        chosen = next(program for program in self.programs if data.source_of(program) == first)
        rest = [program for program in self.programs if program != chosen]
        following = Order(self.seat, tuple(rest)) if len(rest) > 1 else Perform(self.seat, rest[0])
        table.then(Perform(self.seat, chosen), following)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return Illegal(refusals.OrderFirst())


class After(Auto, frozen=True, tag="after"):
    """A4: the effects that wait for the end of an action."""

    seat: int
    action: str

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        fire(table, self.seat, f"after:{self.action}")
