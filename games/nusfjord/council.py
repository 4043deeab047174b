"""Elders (E1 to E5, X11): taking one, feeding and clearing, and using one with or without a worker.
What each elder does is written in the data with the vocabulary of `effects.py`."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import Auto, Illegal, Luck, Question, Tell
from games.nusfjord import banquet, data, effects, events, goods, picks, questions, refusals, triggers
from games.nusfjord.deciding import DECLINE, Decision
from games.nusfjord.operations import OPERATIONS, worthwhile
from games.nusfjord.player import Player
from games.nusfjord.table import Table, hushed


def feed(table: Table, seat: int, elder: str, tell: Tell) -> None:
    """F2, E4: one fish more on the elder; with the third he is cleared, and buildings react."""
    player = table.players[seat]
    index = player.elders.index(elder)
    player.elder_fish[index] += 1
    if player.elder_fish[index] == data.CLEAR_AT:
        player.elder_fish[index] = 0
        tell(events.ElderCleared(elder=elder), seat)
        goods.gain(table, seat, (0, data.ROWS.limits.elder_fish_to_owner, 0), elder, tell)
        triggers.fire(table, seat, "elder_cleared")


def provider(player: Player) -> effects.Action | None:
    """E2 (1): the effect of a building that serves fish before an elder is used."""
    if data.PROVIDERS.isdisjoint(player.buildings):
        return None
    return next(data.BEFORE_USE[building] for building in player.buildings if building in data.BEFORE_USE)


def _works(table: Table, seat: int, elder: str) -> bool:
    """E3, Q32: whether the elder's action would change something once he has been fed."""
    if not table.plates:
        return False
    player, ops = table.players[seat], data.ELDER_OPS[elder]
    cleared = player.elder_fish[player.elders.index(elder)] + 1 == data.CLEAR_AT
    if not cleared or (elder in data.INDIFFERENT_TO_FISH and data.CLEARED_WATCHERS.isdisjoint(player.buildings)):
        # feeding him changes the plates alone of what he may look at
        return worthwhile(replace(table, plates=table.plates - 1) if elder in data.SERVING else table, seat, ops)
    trial = table.trial(seat)
    trial.plates -= 1
    goods.gain(trial, seat, (0, data.ROWS.limits.elder_fish_to_owner, 0), elder, hushed)
    for building in player.buildings:
        for op in data.CLEARED_GAINS.get(building, ()):
            OPERATIONS[effects.Gain].run(op, trial, seat, "", building, hushed)
    return worthwhile(trial, seat, ops)


def ways(table: Table, seat: int, elder: str) -> list[str]:
    """How the elder can be used now: with fish served first, or (`decline`) with what lies on the Banquet Table."""
    found: list[str] = []
    player = table.players[seat]
    service = provider(player)
    if service is not None:
        for plates in range(1, banquet.most_plates(table, seat, service.terms) + 1):
            trial = table.trial(seat)
            banquet.serve(trial, seat, plates, service.terms, hushed)
            if _works(trial, seat, elder):
                found.append(picks.Serve(plates).text)
    if _works(table, seat, elder):
        found.append(DECLINE)
    return found


def usable(table: Table, seat: int, elder: str) -> bool:
    """E1 to E3: whether the elder can be used now, workers aside."""
    if provider(table.players[seat]) is None:
        return _works(table, seat, elder)
    return bool(ways(table, seat, elder))


def idle(table: Table, seat: int) -> list[str]:
    """E1 to E3: the choices of own elders a worker can be placed on now."""
    player = table.players[seat]
    served_before = provider(player) is not None
    if not table.plates and not served_before:  # E2: nobody can be fed
        return []
    possible = ways if served_before else _works
    found: list[str] = []
    for number, elder in enumerate(player.elders):
        if player.elder_workers[number] < 0 and possible(table, seat, elder):
            found.append(data.ELDER[elder])
    return found


def why_not(table: Table, seat: int, elder: str) -> Illegal:
    """Why this elder cannot be used now."""
    player = table.players[seat]
    if elder not in data.ELDERS:
        return Illegal(refusals.UnknownElder(elder=elder))
    if elder not in player.elders:
        return Illegal(refusals.NotYourElder(elder=elder))
    if player.elder_workers[player.elders.index(elder)] >= 0:
        return Illegal(refusals.ElderOccupied(elder=elder))
    if not table.plates:
        return Illegal(refusals.TableEmpty(elder=elder))
    return Illegal(refusals.ElderWithoutEffect(elder=elder))


class UseElder(Auto, frozen=True, tag="use_elder"):
    """E2: what serves fish before, then feeding, his action, and what follows."""

    seat: int
    elder: str

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        if provider(table.players[self.seat]) is not None:
            table.then(Provide(self.seat, self.elder))
        else:
            employ(table, self.seat, self.elder, tell)


def employ(table: Table, seat: int, elder: str, tell: Tell) -> None:
    """E2 (2) to (5)."""
    table.then(triggers.Perform(seat, elder, must=True), ElderUsed(seat))
    table.plates -= 1
    tell(events.ElderFed(elder=elder, filled=table.plates), seat)
    feed(table, seat, elder, tell)


class Provide(Decision, frozen=True, tag="provide"):
    """E2 (1), Q10: a building may serve fish before the elder is used; so that he can be used, it may have to."""

    elder: str

    def question(self, table: Table) -> Question:
        return questions.Provide(elder=self.elder, filled=table.plates)

    def answers(self, table: Table) -> list[str]:
        return ways(table, self.seat, self.elder)

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == DECLINE:
            employ(table, self.seat, self.elder, tell)
            return
        service = provider(table.players[self.seat])
        assert service is not None
        table.then(Employ(self.seat, self.elder))
        table.then(triggers.After(self.seat, "serve_fish"))
        banquet.serve(table, self.seat, picks.Serve.of(choice).plates, service.terms, tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return Illegal(
            refusals.ElderNeedsFish(elder=self.elder)
            if choice == DECLINE
            else refusals.TooManyPlatesBefore(elder=self.elder)
        )


class Employ(Auto, frozen=True, tag="employ"):
    """E2 (2) to (5), after fish was served."""

    seat: int
    elder: str

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        employ(table, self.seat, self.elder, tell)


class ElderUsed(Auto, frozen=True, tag="elder_used"):
    """E2 (5)."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        triggers.fire(table, self.seat, "after:use_elder")


class TakeElder(Decision, frozen=True, tag="take_elder"):
    """X11: the top elder of one of the stacks."""

    def question(self, table: Table) -> Question:
        return questions.TakeElder()

    def answers(self, table: Table) -> list[str]:
        return [data.TAKE[stack[-1]] for stack in table.stacks if stack]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        player, elder = table.players[self.seat], picks.Take.of(choice).elder
        number = next(number for number, stack in enumerate(table.stacks) if stack and stack[-1] == elder)
        table.stacks[number] = table.stacks[number][:-1]
        player.elders.append(elder)
        player.elder_fish.append(0)
        player.elder_workers.append(-1)
        tell(events.ElderTaken(elder=elder), self.seat)
        if table.stacks[number] and data.ELDERS[table.stacks[number][-1]].hidden:
            tell(events.ElderRevealed(elder=table.stacks[number][-1]), barrier=True)
        table.then(UseNow(self.seat, elder))
        triggers.fire(table, self.seat, "after:take_elder")

    def refusal(self, table: Table, choice: str) -> Illegal:
        asked = picks.Take.read(choice)
        if asked is None:
            return super().refusal(table, choice)
        elder = asked.elder
        known = elder in data.ELDERS and any(elder in stack for stack in table.stacks)
        return Illegal(refusals.ElderCovered(elder=elder) if known else refusals.ElderNotThere(elder=elder))


class UseNow(Decision, frozen=True, tag="use_now"):
    """X11, Q8: the new elder may be used at once, without a worker."""

    elder: str

    @property
    def binding(self) -> bool:
        return False

    def question(self, table: Table) -> Question:
        return (questions.UseNowOrNever if table.last_turn else questions.UseNow)(elder=self.elder)

    def answers(self, table: Table) -> list[str]:
        return [picks.Now(self.elder).text, DECLINE] if usable(table, self.seat, self.elder) else [DECLINE]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice != DECLINE:
            table.then(UseElder(self.seat, self.elder))
        elif usable(table, self.seat, self.elder):
            tell(events.ElderDeclined(elder=self.elder), self.seat)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return why_not(table, self.seat, self.elder)
