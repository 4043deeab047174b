"""Forests (C6, X7, X9): removing and planting strips, and the decisions where.
When one may do so is in `actions.py` and on the cards."""

from __future__ import annotations

from games.engine import Illegal, Luck, Question, Tell
from games.nusfjord import data, events, goods, picks, questions, refusals, triggers
from games.nusfjord.deciding import Decision
from games.nusfjord.table import Table


def fell(table: Table, seat: int, double: str, tell: Tell) -> None:
    """Remove one strip, and let buildings react."""
    left = table.players[seat].fell(double)
    tell(events.ForestRemoved(double=double, left=left), seat)
    triggers.fire(table, seat, "forest_removed")


def plant(table: Table, seat: int, double: str, strips: int, tell: Tell) -> None:
    """Put strips as one stack on a free double space."""
    table.players[seat].plant(double, strips)
    tell(events.ForestPlanted(double=double, strips=strips), seat)


class Fell(Decision, frozen=True, tag="fell"):
    """X7: which strip goes."""

    def question(self, table: Table) -> Question:
        wood, lost = table.players[self.seat].takes_wood(data.ROWS.action_values.deforest_wood)
        return questions.Fell(wood=wood, lost=lost)

    def answers(self, table: Table) -> list[str]:
        return [data.FELL[double] for double in table.players[self.seat].removable_doubles()]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        fell(table, self.seat, picks.Fell.of(choice).double, tell)
        goods.gain(table, self.seat, (data.ROWS.action_values.deforest_wood, 0, 0), "deforest", tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        asked = picks.Fell.read(choice)
        if asked is None:
            return super().refusal(table, choice)
        double = asked.double
        index = data.DOUBLE_INDEX.get(double)
        if index is not None and table.players[self.seat].kept >> index & 1:
            return Illegal(refusals.ForestKept(double=double))
        return Illegal(refusals.NoForestThere(double=double))


class Plant(Decision, frozen=True, tag="plant"):
    """X9: where the new stack goes."""

    def question(self, table: Table) -> Question:
        return questions.Plant(strips=data.ROWS.action_values.reforest_forests)

    def answers(self, table: Table) -> list[str]:
        return [data.PLANT[double] for double in table.players[self.seat].free_doubles()]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        plant(table, self.seat, picks.Plant.of(choice).double, data.ROWS.action_values.reforest_forests, tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        asked = picks.Plant.read(choice)
        return Illegal(refusals.DoubleNotFree(double=asked.double)) if asked else super().refusal(table, choice)
