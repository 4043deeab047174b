"""The flow of a game of Nusfjord (P1 to P6, H1 to H4, G1, V1, V5): everything that happens by itself, in order."""

from __future__ import annotations

from games.engine import Auto, Luck, Tell
from games.nusfjord import data, dealing, events, scoring, triggers
from games.nusfjord.fishing import CloseWindow, FishingPhase
from games.nusfjord.steps import Final, Turn
from games.nusfjord.table import Table


class OpenGame(Auto, frozen=True, tag="open"):
    """S1 to S9, V1, V5: a game of the series is laid out."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        dealing.lay_out(table, luck, tell)
        table.then(Round(1))


class Round(Auto, frozen=True, tag="round"):
    """P1, S9: the ship reaches a round space: new first player, round event, then fishing and work."""

    number: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.round = self.number
        table.first = (table.opener - self.number + 1) % len(table.players)
        tell(events.RoundBegan(round=self.number))
        if not table.solo:
            tell(events.Leads(), table.first, barrier=self.number == 1)
        dealing.round_event(table, tell)
        table.then(FishingPhase(), NextTurn(0))


class NextTurn(Auto, frozen=True, tag="next"):
    """P6, W6: three passes, clockwise from the first player."""

    number: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        seats = len(table.players)
        if self.number == seats * data.WORKERS:
            table.then(Homecoming())
            return
        table.phase = "work"
        table.turn = self.number
        table.then(Turn((table.first + self.number) % seats), NextTurn(self.number + 1))


class Homecoming(Auto, frozen=True, tag="home"):
    """H1 to H3, V3, V4: workers return, in the solo game only those of the color used next; then the next round."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.turn = 0
        last = table.round == data.ROWS.meta.rounds
        if table.solo and not last:
            color = data.ROUND_COLORS[table.advanced][table.round + 1]
            table.spaces = [workers.replace(str(color), "") for workers in table.spaces]
            table.imitation = [workers.replace(str(color), "") for workers in table.imitation]
            elders = table.players[0].elder_workers
            elders[:] = [-1 if worker == color else worker for worker in elders]
            tell(events.WorkersHome(color=data.COMPANIES[color]))
        else:
            table.spaces = [""] * len(table.spaces)
            table.imitation = [""] * len(table.imitation)
            for player in table.players:
                player.elder_workers[:] = [-1] * len(player.elder_workers)
        for player in table.players:
            player.placed = 0
        table.then(EndWindow() if last else Round(table.round + 1))


class EndWindow(Auto, frozen=True, tag="end_window"):
    """G1, D6, Q25: effects at game end; free uses, those that touch the supply board one player after the other."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.phase = "end"
        seats = len(table.players)
        in_order = [(table.first + offset) % seats for offset in range(seats)]
        careful = [seat for seat in in_order if not data.SHARED_USES.isdisjoint(table.players[seat].uses)]
        table.then(FinalWindow(), *[Final(seat) for seat in careful], GameEnd())
        for seat in reversed(in_order):
            triggers.fire(table, seat, "end_game")


class FinalWindow(Auto, frozen=True, tag="final_window"):
    """Q25: everybody whose free uses touch only the own display, at once."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        ready = [bool(p.uses) and data.SHARED_USES.isdisjoint(p.uses) for p in table.players]
        if any(ready):
            table.then(CloseWindow())
            table.window([[Final(seat)] if is_ready else [] for seat, is_ready in enumerate(ready)])


class GameEnd(Auto, frozen=True, tag="over"):
    """G2, V1, V5: scoring, and the next game of a series."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        points = [scoring.points(table, seat) for seat in range(len(table.players))]
        for seat, each in enumerate(points):
            tell(events.Scored(points=sum(each)), seat)
        if table.game < data.GAMES[table.series]:
            table.past = scoring.added(table.past, points)
            table.built += [card for player in table.players for card in player.buildings]
            table.game += 1
            table.opener = (table.opener + 1) % len(table.players)
            table.then(OpenGame())
        else:
            tell(events.GameEnded())
