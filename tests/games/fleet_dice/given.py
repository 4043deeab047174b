"""A small language for tests of Fleet: sheets as they stand, a moment of a round, dice as they fall, the real rules.
It decides no rule itself: everything after `given` is played by the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
import pytest

from games.engine import Event, Illegal, Result, ScriptedLuck, Telling, visible
from games.fleet_dice import GAME, data, phases, scoring
from games.fleet_dice.marking import Mark
from games.fleet_dice.scoring import Points
from games.fleet_dice.sheet import Sheet, blank_sheet
from games.fleet_dice.steps import Stars
from games.fleet_dice.table import Step, Table
from games.fleet_dice.view import View

Moment = Literal["boat", "boat shared", "income", "fishing", "town", "town shared", "round end", "end", "marks"]


def sheet(
    *,
    marked: Mapping[str, int] | None = None,
    struck: Mapping[str, int] | None = None,
    full: Sequence[str] = (),
    complete: Sequence[str] = (),
    open_only: Mapping[str, int] | None = None,
    levels: Mapping[str, int] | None = None,
    boats: Mapping[str, list[int]] | None = None,
    hexes: Sequence[str] = (),
    coins: int = 0,
    struck_stars: Sequence[int] = (),
    recycled: int = 0,
    bonus: str = "",
    king_crab: bool = False,
    captain: str = "",
) -> Sheet:
    """A score sheet in the middle of a game.

    `full` and `complete` name sections without an open box (all marked); with `open_only` every section is closed but
    those named, which keep so many open boxes. `boats` lists the fish on each launched boat.
    """
    made = blank_sheet()
    if open_only is not None:
        made.marked = [size - open_only.get(name, 0) for name, size in zip(data.SECTIONS, data.SIZES, strict=True)]
    for name in (*full, *complete):
        made.marked[data.SECTION_INDEX[name]] = data.SIZES[data.SECTION_INDEX[name]]
    for name, boxes in (marked or {}).items():
        made.marked[data.SECTION_INDEX[name]] = boxes
    for name, boxes in (struck or {}).items():
        made.struck[data.SECTION_INDEX[name]] = boxes
    for name, level in (levels or {}).items():
        made.levels[data.SECTION_INDEX[name]] = level
    for name, fish in (boats or {}).items():
        made.fleets[data.SECTION_INDEX[name]] = list(fish)
    for name in hexes:
        made.hexes[data.SECTION_INDEX[name]] = 1
    made.coins, made.struck_stars, made.recycled = coins, list(struck_stars), recycled
    made.bonus, made.king_crab_license, made.captain = bonus, king_crab or bool(bonus), captain
    return made


class Seen:
    """What stands on one sheet, in words of the rules."""

    def __init__(self, state: Sheet) -> None:
        self.state = state

    def marked(self, section: str) -> int:
        return self.state.marked[data.SECTION_INDEX[section]]

    def struck(self, section: str) -> int:
        return self.state.struck[data.SECTION_INDEX[section]]

    def level(self, type_: str) -> int:
        return self.state.levels[data.SECTION_INDEX[type_]]

    def fish(self, fleet: str) -> list[int]:
        return self.state.fleets[data.SECTION_INDEX[fleet]]

    def complete(self, building: str) -> bool:
        return self.state.is_complete(data.SECTION_INDEX[building])

    def hexes(self) -> list[str]:
        return [type_ for type_, filled in zip(data.TYPES, self.state.hexes, strict=True) if filled]

    @property
    def coins(self) -> int:
        """The position on the coin track."""
        return self.state.coins

    @property
    def full_boats(self) -> int:
        return self.state.full_boats()

    @property
    def income(self) -> int:
        return self.state.income()

    @property
    def market(self) -> int:
        return self.state.market_coins()

    @property
    def points(self) -> Points:
        return scoring.points(self.state)


class Given:
    """A game at a chosen moment; seats are numbered from 0."""

    def __init__(self, table: Table, luck: ScriptedLuck) -> None:
        self.table = table
        self.luck = luck
        self.events: list[Event] = []

    def begin(self) -> Given:
        """Let everything happen that happens by itself."""
        tell = Telling(self.table)
        GAME.settle(self.table, self.luck, tell)
        self.events += tell.events
        return self

    def play(self, seat: int, *choices: str) -> Given:
        """One choice after another for `seat`, each of which must be legal."""
        self.table.ask_anew()  # a test may have changed it
        for choice in choices:
            try:
                self.events += GAME.apply(self.table, seat, choice, self.luck)
            except Illegal as refused:
                offered = {each: GAME.options(self.table, each) for each in self.waiting}
                pytest.fail(f"seat {seat} may not play {choice!r} ({refused}); offered: {offered}")
        return self

    def refuses(self, seat: int, choice: str) -> tuple[str, str]:
        """Reason and rule with which `choice` is refused; the table must stay as it was."""
        before = GAME.save(self.table)
        with pytest.raises(Illegal) as refused:
            GAME.apply(self.table, seat, choice, self.luck)
        assert GAME.save(self.table) == before
        return refused.value.reason, refused.value.rule

    def options(self, seat: int) -> list[str]:
        self.table.ask_anew()  # a test may have changed it
        return GAME.options(self.table, seat)

    def columns(self, seat: int) -> list[str]:
        """The sections `seat` may mark now."""
        return [option[5:] for option in self.options(seat) if option.startswith("mark:")]

    def asks(self, seat: int) -> str:
        """The kind of the question `seat` has to answer; empty if none."""
        step = GAME.step(self.table, seat)
        return step.ask(self.table).kind if step is not None else ""

    @property
    def waiting(self) -> list[int]:
        return sorted(GAME.waiting(self.table))

    def sheet(self, seat: int = 0) -> Seen:
        return Seen(self.table.sheets[seat])

    def view(self, seat: int | None) -> View:
        return GAME.view(self.table, seat)

    def told(self, kind: str, seat: int | None = None) -> list[Event]:
        """The events of a kind (and seat) everybody may read by now."""
        return [e for e in visible(self.events, None) if e.kind == kind and (seat is None or e.seat == seat)]

    def happened(self, seat: int) -> list[str]:
        """What happened to `seat`, in its own order, each thing once (a window tells it again when it closes)."""
        kinds: list[str] = []
        again: list[Event] = []
        for event in self.events:
            public = msgspec.structs.replace(event, to=None, hushed=False)
            if event.hushed:
                again.append(public)
            elif public in again:
                again.remove(public)
                continue
            if event.seat == seat:
                kinds.append(event.kind)
        return kinds

    def stone(self, stone: str) -> str:
        return data.SECTIONS[self.table.stones[stone]]

    @property
    def result(self) -> Result:
        result = GAME.result(self.table)
        assert result is not None, "the game is not over"
        return result


def start(
    seats: int, *rolls: str, starting: int = 0, settings: Mapping[str, str] | None = None, **orders: object
) -> Given:
    """A new game from its setup, with these start rolls seat by seat and the first round's dice all coins.

    `captains`, `gold` and `silver` name the cards to come up.
    """
    dice: dict[str | tuple[int | str, ...], list[str]] = {("start", seat, 0): [roll] for seat, roll in enumerate(rolls)}
    dice[("boat.boat", 1)] = ["coins3"] * data.POOLS[seats].boat_phase_boat_dice
    script: dict[str, Sequence[object]] = {}
    if captains := orders.get("captains"):
        assert isinstance(captains, list)
        script["captains"] = captains
    for kind in ("gold", "silver"):
        if kind in orders:
            script[f"trophies.{kind}"] = [orders[kind]]
    luck = StartingLuck(starting, dice, script)
    table, events = GAME.setup(seats, settings or {}, luck)
    game = Given(table, luck)
    game.events = events
    return game


class StartingLuck(ScriptedLuck):
    """Scripted luck that also says who begins."""

    def __init__(
        self,
        starting: int,
        dice: Mapping[str | tuple[int | str, ...], Sequence[str]],
        orders: Mapping[str, Sequence[object]] | None = None,
    ) -> None:
        super().__init__(dice, orders)
        self._starting = starting

    def below(self, limit: int, purpose: str, *key: int | str) -> int:
        return self._starting if purpose == "starting player" else super().below(limit, purpose, *key)


def given(
    *sheets: Sheet,
    at: Moment,
    round: int = 1,  # noqa: A002 - the word of the rules
    starting: int = 0,
    dice: Sequence[str] = (),
    rerolls: Mapping[int, str] | None = None,
    stones: Mapping[str, str] | None = None,
    gold: str = "",
    silver: str = "",
    marks: Sequence[str] = (),
) -> Given:
    """A game with these sheets at a moment of a round, everything automatic already done.

    `dice` is what the pool of the dice phase shows, or the one die left at a `... shared` moment; `rerolls` are the
    casino's faces by seat. One sheet is a solo game. At the moment `marks` seat 0 marks these sections in a draft turn.
    """
    table = Table(rules=GAME.rules, stack=[], sheets=[each.clone() for each in sheets], captains=False)
    table.round, table.starting, table.gold, table.silver = round, starting, gold, silver
    table.captains = any(each.captain for each in sheets)
    if table.solo:
        table.stones = {**data.STARTS, **{name: data.SECTION_INDEX[place] for name, place in (stones or {}).items()}}
    phase = at.split()[0]
    if phase in ("boat", "town"):
        table.phase = phase  # type: ignore[assignment]
    boat_dice = data.POOLS[len(sheets)].boat_phase_boat_dice
    town = [face for face in dice if face in data.TOWN_FACES]
    boat = [face for face in dice if face not in data.TOWN_FACES]
    script: dict[str | tuple[int | str, ...], Sequence[str]] = {}
    if at == "boat":
        script["boat.boat", round] = boat
    elif at == "town":
        script["town.boat", round], script["town.town", round] = boat, town
    for number in range(round, table.rounds + 1):
        script.setdefault(("boat.boat", number), ["coins3"] * boat_dice)
    for seat, face in (rerolls or {}).items():
        script["casino", round, phase, seat, 1] = [face]  # 1: the last reroll left
    if at.endswith("shared"):
        table.pool = list(dice)
    rest: dict[Moment, list[Step]] = {
        "boat": [phases.BoatPhase(), phases.IncomePhase()],
        "boat shared": [phases.SharedDie(), phases.IncomePhase()],
        "income": [phases.IncomePhase()],
        "fishing": [phases.FishingPhase()],
        "town": [phases.TownPhase(), phases.RoundEnd()],
        "town shared": [phases.SharedDie(), phases.RoundEnd()],
        "round end": [phases.RoundEnd()],
        "end": [phases.GameEnd()],
        "marks": [step for name in marks for step in (Mark(0, data.SECTION_INDEX[name]), Stars(0))],
    }
    table.stack = rest[at][::-1]
    return Given(table, ScriptedLuck(script)).begin()
