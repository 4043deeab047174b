"""Forests (C6, X7, X9): removing and planting strips, and the decisions where.
When one may do so is in `actions.py` and on the cards."""

from __future__ import annotations

from games.engine import Ask, Illegal, Luck, Tell
from games.nusfjord import data, goods, triggers
from games.nusfjord.deciding import Decision
from games.nusfjord.table import Table


def fell(table: Table, seat: int, double: str, tell: Tell) -> None:
    """Remove one strip, and let buildings react."""
    left = table.players[seat].fell(double)
    tell("forest_removed", seat, double=double, left=left)
    triggers.fire(table, seat, "forest_removed")


def plant(table: Table, seat: int, double: str, strips: int, tell: Tell) -> None:
    """Put strips as one stack on a free double space."""
    table.players[seat].plant(double, strips)
    tell("forest_planted", seat, double=double, strips=strips)


class Fell(Decision, frozen=True, tag="fell"):
    """X7: which strip goes."""

    def ask(self, table: Table) -> Ask:
        return Ask("fell", {"wood": min(data.ROWS.action_values.deforest_wood, table.players[self.seat].wood_room())})

    def answers(self, table: Table) -> list[str]:
        return [f"fell:{double}" for double in table.players[self.seat].removable_doubles()]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        fell(table, self.seat, choice[5:], tell)
        goods.gain(table, self.seat, (data.ROWS.action_values.deforest_wood, 0, 0), "deforest", tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        double = choice.partition(":")[2]
        index = data.DOUBLE_INDEX.get(double)
        if index is not None and table.players[self.seat].kept >> index & 1:
            return Illegal("forest_kept", "B4", double=double)
        return Illegal("no_forest_there", "X7", double=double)


class Plant(Decision, frozen=True, tag="plant"):
    """X9: where the new stack goes."""

    def ask(self, table: Table) -> Ask:
        return Ask("plant", {"strips": data.ROWS.action_values.reforest_forests})

    def answers(self, table: Table) -> list[str]:
        return [f"plant:{double}" for double in table.players[self.seat].free_doubles()]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        plant(table, self.seat, choice[6:], data.ROWS.action_values.reforest_forests, tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return Illegal("double_not_free", "X9", double=choice.partition(":")[2])
