"""The whole table of a game of Nusfjord: displays, Action board, supply boards, decks, and the steps to come."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from games.engine import Auto, Choice, Happening, Lanes
from games.engine import Table as EngineTable
from games.engine.table import MAIN, S
from games.nusfjord import data
from games.nusfjord.player import Player

Phase = Literal["setup", "fishing", "work", "end"]
DIGITS = "012345"


class TableOf(EngineTable[S], kw_only=True):
    """The state of one game, or of the series of games it is part of (V1, V5).

    `spaces` and `imitation` hold the colors of the workers on each space, one digit each. `shown` holds the displays
    as the others see them while a window is open.
    """

    players: list[Player]
    deck: str
    mixed: bool = False
    advanced: bool = False
    series: str = "single"
    game: int = 1
    round: int = 0
    phase: Phase = "setup"
    first: int = 0
    turn: int = 0
    plates: int = 0
    market: list[int] = []  # newly issued shares, by company
    ships: list[int] = []  # on the supply board, by type
    stacks: list[tuple[str, ...]] = []  # elders, the top one last
    spaces: list[str] = []
    imitation: list[str] = []
    open_a: list[str] = []
    open_b: list[str] = []
    open_c: list[str] = []
    deck_a: list[str] = []  # face down, the next card last
    deck_b: list[str] = []
    deck_c: list[str] = []
    laid: list[str] = []  # V1, V5: A and B buildings laid out so far in this series
    built: list[str] = []  # V5: buildings built in earlier games of this series
    opener: int = 0  # who was first player in round 1
    past: list[list[int]] = []  # points by category of earlier games of this series, seat by seat
    shown: list[Player] | None = None

    # -- turn order, workers (P6, S9, V3, W2, W5) -------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """V3."""
        return len(self.players) == 1

    @property
    def last_turn(self) -> bool:
        """W6, G1: whether whoever acts now has no turn after this one, at least not in this game."""
        seats = len(self.players)
        last = self.round == data.ROWS.meta.rounds and self.turn + seats >= seats * data.WORKERS
        return self.phase == "end" or (self.phase == "work" and last)

    def color(self, seat: int) -> int:
        """The color of the workers `seat` places now: its own, or in the solo game the round's."""
        if len(self.players) > 1:
            return seat
        return data.ROUND_COLORS[self.advanced][self.round]

    def has_room(self, action: str) -> bool:
        """W2: whether a worker may be placed on a space of this action."""
        spaces = self.spaces
        return any(len(spaces[slot]) < capacity for slot, capacity in data.SLOTS[len(self.players)][action])

    def blocked(self, action: str) -> bool:
        """W2, W5: whether a space of this action is full; what buildings allow does not matter (A9)."""
        spaces = self.spaces
        return any(len(spaces[slot]) >= capacity for slot, capacity in data.SLOTS[len(self.players)][action])

    def seats_on(self, action: str) -> list[int]:
        """Whose workers lie on spaces of this action, each once; alone, all workers are the player's own."""
        spaces, several = self.spaces, len(self.players) > 1
        there = "".join(spaces[slot] for slot, _ in data.SLOTS[len(self.players)][action])
        return list(dict.fromkeys(int(color) if several else 0 for color in there))

    def place(self, action: str, color: int) -> None:
        """A worker onto a space of this action: the first with room."""
        spaces, slots = self.spaces, data.SLOTS[len(self.players)][action]
        for slot, capacity in slots:
            if len(spaces[slot]) < capacity:
                break
        else:
            slot = slots[0][0]
        spaces[slot] += DIGITS[color]

    def can_imitate(self, column: str) -> bool:
        """W5: whether there is an Imitation space for this column without a worker."""
        if len(self.imitation) > 1:
            return not self.imitation[data.COLUMN_IDS.index(column)]
        return self.imitation == [""]

    def copying(self, action: str) -> Literal["possible", "impossible"]:
        """W5: whether a worker could still copy this space if it is full, in a word for texts."""
        return "possible" if self.can_imitate(data.COLUMNS[action]) else "impossible"

    def imitate(self, column: str, color: int) -> None:
        """A worker onto the Imitation space for this column."""
        slot = data.COLUMN_IDS.index(column) if len(self.imitation) > 1 else 0
        self.imitation[slot] = DIGITS[color]

    # -- decisions --------------------------------------------------------------------------------------------

    def window(self, lanes: list[list[S]]) -> None:
        """Open a simultaneous window; what the others do in it is shown when it closes."""
        if len(self.players) > 1:
            self.shown = [player.clone() for player in self.players]
        self.together(lanes)

    def close_window(self) -> None:
        """Everybody may see everything again."""
        self.shown = None

    def trial(self, seat: int) -> TableOf[S]:
        """A copy to try out on what changes plates, goods and ships of `seat`, at most; all else is shared."""
        players = self.players[:]
        own = players[seat]
        players[seat] = replace(own, goods=own.goods[:], ships=own.ships[:])
        return replace(self, stack=[], lanes=None, lane=MAIN, players=players, ships=self.ships[:])

    def clone(self) -> TableOf[S]:
        """An independent copy; frozen steps are shared."""
        lanes: Lanes[S] | None = self.lanes
        return TableOf(
            rules=self.rules,
            stack=self.stack[:],
            lanes=lanes.clone() if lanes is not None else None,
            lane=self.lane,
            players=[player.clone() for player in self.players],
            deck=self.deck,
            mixed=self.mixed,
            advanced=self.advanced,
            series=self.series,
            game=self.game,
            round=self.round,
            phase=self.phase,
            first=self.first,
            turn=self.turn,
            plates=self.plates,
            market=self.market[:],
            ships=self.ships[:],
            stacks=self.stacks[:],
            spaces=self.spaces[:],
            imitation=self.imitation[:],
            open_a=self.open_a[:],
            open_b=self.open_b[:],
            open_c=self.open_c[:],
            deck_a=self.deck_a[:],
            deck_b=self.deck_b[:],
            deck_c=self.deck_c[:],
            laid=self.laid[:],
            built=self.built[:],
            opener=self.opener,
            past=self.past[:],
            shown=[player.clone() for player in self.shown] if self.shown is not None else None,
        )


# as the rules know it; which steps there are stands in `stack.py`
Table = TableOf[Auto | Choice]


def hushed(said: Happening, seat: int | None = None, *, to: int | None = None, barrier: bool = False) -> None:
    """A teller for what is only tried out."""
