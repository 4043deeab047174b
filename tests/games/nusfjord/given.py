"""A small language for tests of Nusfjord: displays as they stand, a moment of a round, then the real rules.
It decides no rule itself: everything after `given` is played by the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import pytest

from games.engine import Auto, Choice, Event, Illegal, Luck, Result, ScriptedLuck, Telling, visible
from games.nusfjord import GAME, data, dealing, phases, scoring
from games.nusfjord.fishing import FishingPhase
from games.nusfjord.player import Player, new_player
from games.nusfjord.table import Table, TableOf
from games.nusfjord.view import View

Moment = Literal["turn", "fishing", "homecoming", "end"]
START_FORESTS = {"a3a4": 2, "b3b4": 1, "c3c4": 1}
Display = dict[str, object]


def display(
    *,
    wood: int = 0,
    fish: int = 0,
    gold: int = 0,
    reserve: Sequence[int] = (0, 0, 0),
    ships: Mapping[str, int] | None = None,
    forests: Mapping[str, int] = START_FORESTS,
    buildings: Sequence[str] = (),
    sites: Mapping[str, str] | None = None,
    elders: Mapping[str, int] | None = None,
    shares: Mapping[int, int] | None = None,
    unissued: int = 3,
    hand: Sequence[str] = (),
    placed: int = 0,
) -> Display:
    """A display in the middle of a game; `shares` are issued ones by company (two of its own if left out).

    Buildings stand on the first free spaces unless `sites` names their places; elders are given with their fish.
    """
    return {
        "goods": [wood, fish, gold, *reserve],
        "ships": ships or {},
        "forests": forests,
        "buildings": list(buildings),
        "sites": sites or {},
        "elders": elders or {},
        "shares": shares,
        "unissued": unissued,
        "hand": list(hand),
        "placed": placed,
    }


def _made(table: Table, seat: int, seats: int, wanted: Display) -> Player:
    made = new_player(seat, seats)
    made.forests, made.free = [0] * len(data.DOUBLES), data.ALL_SPACES
    forests: Mapping[str, int] = wanted["forests"]  # type: ignore[assignment]
    for double, strips in forests.items():
        made.plant(double, strips)
    made.goods = list(wanted["goods"])  # type: ignore[call-overload]
    ships: Mapping[str, int] = wanted["ships"]  # type: ignore[assignment]
    for ship, number in ships.items():
        made.ships[data.SHIP_INDEX[ship]] = number
        made.width += data.LENGTHS[data.SHIP_INDEX[ship]] * number
        table.ships[data.SHIP_INDEX[ship]] -= number
    sites: Mapping[str, str] = wanted["sites"]  # type: ignore[assignment]
    for building in wanted["buildings"]:  # type: ignore[attr-defined]
        _stand(made, building, sites.get(building, ""))
    elders: Mapping[str, int] = wanted["elders"]  # type: ignore[assignment]
    for elder, fish in elders.items():
        made.elders.append(elder)
        made.elder_fish.append(fish)
        made.elder_workers.append(-1)
        table.stacks = [tuple(each for each in stack if each != elder) for stack in table.stacks]
    if wanted["shares"] is not None:
        shares: Mapping[int, int] = wanted["shares"]  # type: ignore[assignment]
        made.shares = [shares.get(company, 0) for company in range(seats)]
    made.unissued = wanted["unissued"]  # type: ignore[assignment]
    made.hand = list(wanted["hand"])  # type: ignore[call-overload]
    made.placed = wanted["placed"]  # type: ignore[assignment]
    return made


def _stand(made: Player, building: str, site: str) -> None:
    """A building as it stands after it was built, without its effects."""
    placement = data.PLACEMENTS[building]
    if placement == "normal":
        site = site or made.free_spaces()[0]
        made.free &= ~data.SPACES[site]
    elif placement == "double":
        site = site or made.free_doubles()[0]
        made.free &= ~data.DOUBLE_MASKS[data.DOUBLE_INDEX[site]]
    elif placement == "track":
        site, made.width = "track", made.width + 3
    else:
        site = site or made.removable_doubles()[0]
        made.kept |= 1 << data.DOUBLE_INDEX[site]
    made.buildings.append(building)
    made.sites.append(site)
    if building in data.ANYTIME or building in data.ONCE:
        made.uses.append(building)


class Given:
    """A game at a chosen moment; seats are numbered from 0."""

    def __init__(self, table: Table, luck: Luck, events: list[Event] | None = None) -> None:
        self.table = table
        self.luck = luck
        self.events: list[Event] = events or []

    def begin(self) -> Given:
        """Let everything happen that happens by itself."""
        tell = Telling(self.table)
        GAME.settle(self.table, self.luck, tell)
        self.events += tell.events
        return self

    def play(self, *choices: str, seat: int = 0) -> Given:
        """One choice after another for `seat`, each of which must be legal."""
        self.table.ask_anew()  # a test may have changed it
        for choice in choices:
            try:
                self.events += GAME.apply(self.table, seat, choice, self.luck)
            except Illegal as refused:
                offered = {each: GAME.options(self.table, each) for each in self.waiting}
                pytest.fail(f"seat {seat} may not play {choice!r} ({refused}); offered: {offered}")
        return self

    def refuses(self, choice: str, seat: int = 0) -> tuple[str, str]:
        """Reason and rule with which `choice` is refused; the table must stay as it was."""
        before = GAME.save(self.table)
        with pytest.raises(Illegal) as refused:
            GAME.apply(self.table, seat, choice, self.luck)
        assert GAME.save(self.table) == before
        return refused.value.reason, refused.value.rule

    def options(self, seat: int = 0) -> list[str]:
        self.table.ask_anew()  # a test may have changed it
        return GAME.options(self.table, seat)

    def asks(self, seat: int = 0) -> str:
        """The kind of the question `seat` has to answer; empty if none."""
        step = GAME.step(self.table, seat)
        return step.ask(self.table).kind if step is not None else ""

    @property
    def waiting(self) -> list[int]:
        return sorted(GAME.waiting(self.table))

    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def goods(self, seat: int = 0) -> tuple[int, int, int]:
        """Wood, fish and gold in the supply."""
        wood, fish, gold = self.player(seat).goods[:3]
        return wood, fish, gold

    def reserve(self, seat: int = 0) -> tuple[int, int, int]:
        """Wood, fish and gold on the Reserve."""
        wood, fish, gold = self.player(seat).goods[3:]
        return wood, fish, gold

    def points(self, seat: int = 0) -> dict[str, int]:
        """The points of a display as it stands, by category."""
        return dict(zip(scoring.CATEGORIES, scoring.points(self.table, seat), strict=True))

    def worth(self, building: str, seat: int = 0) -> int:
        """What a building is worth now."""
        return scoring.building_points(self.table, seat, building)

    def view(self, seat: int | None) -> View:
        return GAME.view(self.table, seat)

    def told(self, kind: str, seat: int | None = None) -> list[Event]:
        """The events of a kind (and seat) everybody may read by now."""
        return [e for e in visible(self.events, None) if e.kind == kind and (seat is None or e.seat == seat)]

    @property
    def result(self) -> Result:
        result = GAME.result(self.table)
        assert result is not None, "the game is not over"
        return result


def given(
    *displays: Display,
    at: Moment = "turn",
    round: int = 1,  # noqa: A002 - the word of the rules
    first: int = 0,
    turn: int = 0,
    offered: Sequence[str] | None = None,
    plates: int | None = None,
    market: Mapping[int, int] | None = None,
    ships: Mapping[str, int] | None = None,
    stacks: Sequence[Sequence[str]] | None = None,
    workers: Mapping[str, str] | None = None,
    imitation: Sequence[str] | None = None,
    advanced: bool = False,
    deck: str = "herring",
    secret: bytes = b"given",
) -> Given:
    """A game with these displays at a moment of a round, everything automatic already done.

    `offered` replaces the display of buildings; `workers` puts workers (one digit each) on action spaces. One display
    is a solo game.
    """
    luck = ScriptedLuck(secret=secret)
    seats = len(displays)
    blank = [new_player(seat, seats) for seat in range(seats)]
    table: Table = TableOf(rules=GAME.rules, stack=[], players=blank, deck=deck, advanced=advanced)
    dealing.lay_out(table, luck, Telling())
    table.players = [_made(table, seat, seats, wanted) for seat, wanted in enumerate(displays)]
    table.round, table.first, table.turn = round, first, turn
    table.opener = (first + round - 1) % seats
    if offered is not None:
        table.open_a = [card for card in offered if card[0] == "A"]
        table.open_b = [card for card in offered if card[0] == "B"]
        table.open_c = [card for card in offered if card[0] == "C"]
    if plates is not None:
        table.plates = plates
    for company, number in (market or {}).items():
        table.market[company] = number
    for ship, number in (ships or {}).items():
        table.ships[data.SHIP_INDEX[ship]] = number
    if stacks is not None:
        table.stacks = [tuple(stack) for stack in stacks]
    for action, marks in (workers or {}).items():
        for color in marks:
            table.place(action, int(color))
    if imitation is not None:
        table.imitation = list(imitation)
    rest: dict[Moment, list[Auto | Choice]] = {
        "turn": [phases.NextTurn(turn)],
        "fishing": [FishingPhase(), phases.NextTurn(0)],
        "homecoming": [phases.Homecoming()],
        "end": [phases.EndWindow()],
    }
    table.stack = rest[at][::-1]
    return Given(table, luck).begin()


def start(
    seats: int, settings: Mapping[str, str] | None = None, first: int = 0, secret: bytes = b"start", **orders: list[str]
) -> Given:
    """A new game from its setup; `orders` scripts shuffles, for example `deck_A=[...]`."""
    luck = StartingLuck(first, {name.replace("_", "."): order for name, order in orders.items()}, secret)
    table, events = GAME.setup(seats, settings or {}, luck)
    return Given(table, luck, events)


class StartingLuck(ScriptedLuck):
    """Scripted luck that also says who begins."""

    def __init__(self, first: int, orders: Mapping[str, Sequence[object]], secret: bytes) -> None:
        super().__init__(orders=orders, secret=secret)
        self._first = first

    def below(self, limit: int, purpose: str, *key: int | str) -> int:
        return self._first if purpose == "first player" else super().below(limit, purpose, *key)
