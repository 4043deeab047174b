"""The turn (W1 to W6, A5): one worker on a space, on an elder or on an Imitation space, or none; free uses around it.
What the actions ask is in the modules of the actions; the flow around turns is in `phases.py`."""

from __future__ import annotations

from games.engine import Auto, Illegal, Luck, Question, Tell
from games.nusfjord import building, council, data, events, picks, questions, refusals, shipping, triggers
from games.nusfjord.actions import ACTIONS, begin
from games.nusfjord.data import COLUMN_IDS, COLUMNS, COPY, PLACE, SLOTS
from games.nusfjord.deciding import Decision
from games.nusfjord.picks import PICKS
from games.nusfjord.table import Table
from games.nusfjord.terms import PLAIN

ASKED_ONCE = 3
"""The rules from which on nobody is asked at the end of a turn what they are asked again at once: games that began by
earlier ones go on as they began."""
SKIP, DONE = picks.Skip().text, picks.Done().text


# by seats: each action with its test, its first space and that one's capacity, whether it has two spaces, the number of
# its column, its choice (plain tuples, which are taken apart far quicker than named ones)
BOARDS = [
    [
        (name, ACTIONS[name].legal, *slots[0], len(slots) > 1, COLUMN_IDS.index(COLUMNS[name]), PLACE[name])
        for name, slots in board.items()
    ]
    for board in SLOTS
]


class Turn(Decision, frozen=True, tag="turn"):
    """D4, W1: place a worker, or skip the turn."""

    @property
    def binding(self) -> bool:
        return False

    def open_to_uses(self, answers: list[str]) -> bool:
        return True  # A5: a use may make a move possible

    def question(self, table: Table) -> Question:
        return questions.Turn(turn=table.turn // len(table.players) + 1, turns=data.WORKERS)

    def answers(self, table: Table) -> list[str]:
        seat = self.seat
        player = table.players[seat]
        placing: list[str] = []
        copying: list[str] = []
        spaces, imitation = table.spaces, table.imitation
        unblocked = () if data.UNBLOCKERS.isdisjoint(player.buildings) else player.never_blocked()
        imitating, shared = "" in imitation, len(imitation) == 1
        for name, legal, slot, capacity, twin, column, place in BOARDS[len(table.players)]:
            if len(spaces[slot]) < capacity and not twin:
                if legal(table, seat, PLAIN):
                    placing.append(place)
                continue
            room = name in unblocked or (twin and table.has_room(name))
            copied = imitating and (shared or not imitation[column]) and (not twin or table.blocked(name))
            if (room or copied) and legal(table, seat, PLAIN):
                if room:
                    placing.append(place)
                if copied:
                    copying.append(COPY[name])
        if player.elders:
            placing += council.idle(table, seat)
        if copying:
            placing += copying
        placing.append(SKIP)
        return placing

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        seat = self.seat
        if choice == SKIP:
            tell(events.Skipped(), seat)
            return
        player = table.players[seat]
        player.placed += 1
        color = table.color(seat)
        table.then(MoveDone(seat))
        asked = PICKS.read(choice)
        if (
            type(asked) is picks.Place
        ):  # compared by identity, which is far quicker than patterns: most choices are these
            name = asked.action
            table.place(name, color)
            tell(events.Placed(action=name), seat)
            begin(table, seat, name, PLAIN, tell)
        elif type(asked) is picks.Copy:
            name = asked.action
            table.imitate(COLUMNS[name], color)
            tell(events.Imitated(action=name), seat)
            begin(table, seat, name, PLAIN, tell)
        else:
            elder = picks.UseElder.of(choice).elder
            player.elder_workers[player.elders.index(elder)] = color
            tell(events.ElderUsed(elder=elder), seat)
            table.then(council.UseElder(seat, elder))

    def refusal(self, table: Table, choice: str) -> Illegal:
        match PICKS.read(choice):
            case picks.UseElder(name):
                return council.why_not(table, self.seat, name)
            case picks.Place(name) | picks.Copy(name) if name not in ACTIONS:
                return Illegal(refusals.UnknownAction(action=name))
            case picks.Place(name):
                return self._why_not_place(table, name) or ACTIONS[name].why_not(table, self.seat, PLAIN)
            case picks.Copy(name):
                return self._why_not_copy(table, name) or ACTIONS[name].why_not(table, self.seat, PLAIN)
            case picks.Ship(way) if choice in shipping.missing(table, self.seat, PLAIN):
                return shipping.why_not(table, self.seat, way)
            case picks.Build(name) if choice in building.missing(table, self.seat, PLAIN):
                return building.why_not(table, self.seat, name, PLAIN)
            case _:
                return super().refusal(table, choice)

    def _why_not_place(self, table: Table, name: str) -> Illegal | None:
        if table.has_room(name) or name in table.players[self.seat].never_blocked():
            return None
        return Illegal(refusals.SpaceBlocked(action=name, seats=table.seats_on(name), copy=table.copying(name)))

    def _why_not_copy(self, table: Table, name: str) -> Illegal | None:
        if not table.blocked(name):
            return Illegal(refusals.CopyNotBlocked(action=name))
        if table.can_imitate(COLUMNS[name]):
            return None
        return Illegal(refusals.ImitationTaken(name) if table.imitation else refusals.NoImitation(name))


class Rest(Decision, frozen=True, tag="rest"):
    """A5: after the move, free uses are possible once more."""

    @property
    def binding(self) -> bool:
        return False

    def open_to_uses(self, answers: list[str]) -> bool:
        return True

    def question(self, table: Table) -> Question:
        return questions.Rest()

    def answers(self, table: Table) -> list[str]:
        return [DONE]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        """Nothing more."""

    def refusal(self, table: Table, choice: str) -> Illegal:
        if isinstance(PICKS.read(choice), picks.Place | picks.Copy | picks.UseElder):
            return Illegal(refusals.OneWorkerATurn())
        return super().refusal(table, choice)


class Final(Rest, frozen=True, tag="final"):
    """D6, G1: before scoring, free uses one last time."""

    def question(self, table: Table) -> Question:
        return questions.Final()

    def refusal(self, table: Table, choice: str) -> Illegal:
        return super(Rest, self).refusal(table, choice)


class MoveDone(Auto, frozen=True, tag="move_done"):
    """A5, W4: the move is over; whoever has free uses left is asked, unless the same is asked again with nothing lost
    until then; then the turn ends."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        player = table.players[self.seat]
        if player.uses and not self._asked_again(table):
            table.then(Rest(self.seat), TurnEnd(self.seat))
        elif player.placed == data.WORKERS:
            table.then(TurnEnd(self.seat))

    def _asked_again(self, table: Table) -> bool:
        """V3: alone, the next turn follows at once. G1: behind the last turn of the game all that touches only the own
        display is offered again before scoring; unless something happens in between for which goods may matter."""
        if table.rules < ASKED_ONCE:
            return False
        player, seats = table.players[self.seat], len(table.players)
        if table.turn + seats < seats * data.WORKERS:
            return table.solo
        if table.round < data.ROWS.meta.rounds or not data.BEFORE_SCORING.isdisjoint(player.buildings):
            return False
        return table.solo or data.SHARED_USES.isdisjoint(player.uses)


class TurnEnd(Auto, frozen=True, tag="turn_end"):
    """W4: after the turn, what waits for the third worker of the round."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        if table.players[self.seat].placed == data.WORKERS:
            triggers.fire(table, self.seat, "third_worker")
