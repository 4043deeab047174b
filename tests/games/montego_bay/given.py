"""A small language for situations of Montego Bay: who stands where, what lies in harbor, and what is then played.
Seats 0 to 3 are blue, yellow, orange, green unless colors are named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.engine import Ask, Event, Illegal, Luck, Result, ScriptedLuck, Telling
from games.montego_bay import GAME, data
from games.montego_bay.data import FIGURE_INDEX, FIGURES, JACK, PILOT, SHIP_INDEX, SHIPS, SPACE_NAMES
from games.montego_bay.places import ASIDE, LEFT, RIGHT, place_name
from games.montego_bay.steps import take_color, take_third_figures
from games.montego_bay.table import Step, Table, blank_table
from games.montego_bay.view import View

RICH = {"barrels": 3, "broken": 0, "coins": 0}


def room_number(wanted: Mapping[str, int]) -> int:
    """A store room of the data with these contents."""
    return next(
        number
        for number, room in enumerate(data.ROOMS)
        if (room.barrels, room.broken, room.coins) == (wanted["barrels"], wanted["broken"], wanted["coins"])
    )


class Situation:
    """A table in the middle of a game, played on through the game's own loop."""

    def __init__(
        self,
        *,
        seats: int = 4,
        colors: Sequence[str] = ("blue", "yellow", "orange", "green"),
        third: str = "",
        at: Mapping[str, str] | None = None,
        harbor: Sequence[str] = ("S07", "S01", "S04", "S10"),
        aboard: Mapping[str, Mapping[str, int]] | None = None,
        first_stack: Sequence[str] = (),
        second_stack: Sequence[str] = (),
        tiles: Sequence[str] = (),
        rooms: Mapping[str, Mapping[str, int]] | None = None,
        coins: Mapping[str, int] | None = None,
        vp: Mapping[str, int] | None = None,
        supply: Mapping[str, int] | None = None,
        luck: Luck | None = None,
        round_: int = 2,
        walk_on: bool = False,
    ) -> None:
        self.luck = luck or ScriptedLuck()
        self.events: list[Event] = []
        self._tell = Telling()
        table = self.table = blank_table(seats, GAME.rules, walk_on, [])
        self._tell.at(table)
        for seat in range(seats):
            take_color(table, seat, data.COLOR_INDEX[colors[seat]], self._tell)
        if seats == 2:
            take_third_figures(table, 0, FIGURE_INDEX[third or "yellow_small"], self._tell)
        spaces = table.spaces
        for figure, owner in enumerate(table.owner):
            if owner >= 0:
                table.at[figure] = RIGHT if figure % 2 else LEFT
        for name, place in (at or {}).items():
            if place != "tavern":
                table.at[FIGURE_INDEX[name]] = SPACE_NAMES[spaces // 2].index(place)
        table.bank = data.RULES.coins_total - sum((coins or {}).values())
        north = [2 * house for house in data.IN_PLAY[seats]]
        table.rooms = north + [room ^ 1 for room in reversed(north)]
        for place, wanted in (rooms or {}).items():
            table.rooms[SPACE_NAMES[spaces // 2].index(place)] = room_number(wanted)
        table.tiles = [FIGURE_INDEX[tile] for tile in tiles] or [
            figure for figure in range(JACK) if table.owner[figure] >= 0
        ]
        table.harbor = [SHIP_INDEX[ship] for ship in harbor]
        table.holds = [self.by_seat((aboard or {}).get(ship, {})) for ship in harbor]
        table.first_stack = [SHIP_INDEX[ship] for ship in reversed(first_stack)]
        table.second_stack = [SHIP_INDEX[ship] for ship in reversed(second_stack)]
        table.round = round_
        table.moved = round_ - 1
        table.phase = "load"
        table.coins = self.by_seat(coins or {})
        if supply is not None:
            table.supply = self.by_seat(supply)
        else:
            table.supply = [have - sum(hold[seat] for hold in table.holds) for seat, have in enumerate(table.supply)]
        for seat, points in enumerate(self.by_seat(vp or {})):
            table.earned[seat][0] = points
        self._tell.events.clear()

    # -- names ------------------------------------------------------------------------------------------------

    def by_seat(self, by_color: Mapping[str, int]) -> list[int]:
        """Figures by color as a list by seat; colors left out have 0."""
        return [by_color.get(data.COLORS[color], 0) for color in self.table.colors]

    def by_color(self, by_seat: Sequence[int]) -> dict[str, int]:
        """A list by seat as figures by color."""
        return {data.COLORS[color]: each for color, each in zip(self.table.colors, by_seat, strict=True)}

    def seat(self, color: str) -> int:
        """Where this color sits."""
        return self.table.colors.index(data.COLOR_INDEX[color])

    # -- what happens -----------------------------------------------------------------------------------------

    def go(self, *steps: Step) -> Situation:
        """Put these steps next and run until somebody must decide."""
        self.table.then(*steps)
        GAME.settle(self.table, self.luck, self._tell)
        self.events += self._tell.events
        self._tell.events.clear()
        return self

    def play(self, seat: int, *choices: str) -> Situation:
        """Play these choices for a seat."""
        self.table.ask_anew()  # a test may have changed it
        for choice in choices:
            self.events += GAME.apply(self.table, seat, choice, self.luck)
        return self

    def hire(self, seat: int, companion: str) -> Situation:
        """Lazy Jack stands with `companion` for `seat`."""
        self.table.hirer = seat
        self.table.companion = FIGURE_INDEX[companion]
        self.table.at[JACK] = self.table.at[self.table.companion]
        return self

    # -- questions --------------------------------------------------------------------------------------------

    def options(self, seat: int) -> list[str]:
        self.table.ask_anew()  # a test may have changed it
        return GAME.options(self.table, seat)

    def refused(self, seat: int, choice: str) -> Illegal:
        """Why this choice is refused; fails if it is not."""
        self.table.ask_anew()  # a test may have changed it
        reason = GAME.why_not(self.table, seat, choice)
        assert reason is not None, f"{choice} is legal"
        return reason

    def ask(self, seat: int) -> Ask:
        step = GAME.step(self.table, seat)
        assert step is not None
        return step.ask(self.table)

    def view(self, seat: int | None = 0) -> View:
        return GAME.view(self.table, seat)

    def waiting(self) -> list[int]:
        return sorted(GAME.waiting(self.table))

    def place(self, figure: str) -> str:
        """N3, S1, `tavern`, or nothing for a figure beside the board."""
        at = self.table.at[FIGURE_INDEX[figure]]
        if at == ASIDE:
            return ""
        return place_name(at, self.table.spaces) if at >= 0 else "tavern"

    def places(self, figures: Iterable[str]) -> dict[str, str]:
        return {figure: self.place(figure) for figure in figures}

    def harbor(self) -> list[str]:
        return [SHIPS[ship] for ship in self.table.harbor]

    def aboard(self, ship: str) -> dict[str, int]:
        """Barrels by color on a ship, zeros left out."""
        hold = self.table.holds[self.table.harbor.index(SHIP_INDEX[ship])]
        return {color: barrels for color, barrels in self.by_color(hold).items() if barrels}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of a kind, with their seat."""
        return [{"seat": event.seat, **event.args} for event in self.events if event.kind == kind]

    def result(self) -> Result:
        result = GAME.result(self.table)
        assert result is not None
        return result

    @property
    def vp(self) -> dict[str, int]:
        return self.by_color([self.table.vp(seat) for seat in range(self.table.seats)])


def given(**situation: Any) -> Situation:
    """A situation; see `Situation`."""
    return Situation(**situation)


def new_game(seats: int, luck: Luck | None = None, **settings: str) -> Situation:
    """A game from its very beginning."""
    fresh = Situation(seats=seats)
    fresh.luck = luck or ScriptedLuck()
    fresh.table, fresh.events = GAME.setup(seats, settings, fresh.luck)
    return fresh


def chosen(seats: int, luck: Luck | None = None, **settings: str) -> Situation:
    """A game in which everybody has taken the first free color: it stands at the first cards."""
    game = new_game(seats, luck, **settings)
    while game.table.phase == "setup":
        (seat,) = game.waiting()
        game.play(seat, game.options(seat)[0])
    return game


def cards(game: Situation, by_seat: Mapping[int, Mapping[str, int]] | None = None) -> Situation:
    """Everybody lays cards and is done; 1, 2, 3, 4 for the figures of a seat that is not named."""
    for seat in game.waiting():
        wanted = (by_seat or {}).get(seat)
        if wanted is None:
            slots = ["big", "small"] + ["third"] * (game.table.seats == 2) + ["jack"] * (game.table.hirer == seat)
            wanted = {slot: number for number, slot in enumerate(slots, 1)}
        game.play(seat, *(f"card:{slot}:{card}" for slot, card in wanted.items()), "done")
    return game


def inventory(table: Table) -> dict[str, Any]:
    """Everything that must never change in number: barrels by seat, coins, ships, figures, tiles, rooms."""
    seats = range(table.seats)
    return {
        "barrels": [
            table.supply[seat] + table.tavern[seat] + sum(hold[seat] for hold in table.holds) for seat in seats
        ],
        "coins": table.bank + sum(table.coins),
        "ships": sorted(
            table.harbor + table.first_stack + table.second_stack + [left.ship for left in table.sailed]
            + ([PILOT] if PILOT not in table.harbor else [])
        ),
        "tiles": sorted(table.tiles),
        "rooms": sorted(table.rooms),
        "owners": table.owner[:],
        "figures": [FIGURES[figure] for figure in range(JACK) if table.at[figure] != ASIDE],
    }  # fmt: skip
