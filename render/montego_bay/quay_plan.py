"""Where everything on the quay lies. What is drawn there is in `quay.py`, the ways over it in `arrows.py`."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from games.montego_bay.places import LEFT
from render import theme
from render.grid import Box

TOP: Final = 216
HEIGHT: Final = 346
SIDE: Final = 132
LANE_ROOM: Final = 32
CIRCLE: Final = 64
RIDGE: Final = 14


class QuayPlan:
    """The boxes and middles of the quay for a number of spaces, in pixels from the sheet's corner."""

    def __init__(self, spaces: int, top: int = TOP) -> None:
        self.spaces = spaces
        self.area = Box(theme.MARGIN, top, theme.WIDTH - 2 * theme.MARGIN, HEIGHT)
        self.path = Box(self.area.x + SIDE + 12, top, self.area.w - 2 * SIDE - 24, HEIGHT)
        self.north = top + LANE_ROOM + CIRCLE // 2
        self.south = top + HEIGHT - LANE_ROOM - CIRCLE // 2

    @cached_property
    def houses(self) -> list[Box]:
        """The warehouses, left to right."""
        row = self.path.inset(62, 0)
        top = self.north + CIRCLE // 2 + 4
        return Box(row.x, top, row.w, self.south - CIRCLE // 2 - 4 - top).columns(max(1, self.spaces // 2), 12)

    def column(self, place: int) -> int:
        """The number of the warehouse beside a space."""
        return place if place < self.spaces // 2 else self.spaces - 1 - place

    def middle(self, place: int) -> tuple[int, int]:
        """The middle of a space."""
        return self.houses[self.column(place)].cx, self.north if place < self.spaces // 2 else self.south

    def room(self, place: int) -> Box:
        """The store room beside a space."""
        house = self.houses[self.column(place)]
        height = (house.h - RIDGE) // 2
        return house.top(height) if place < self.spaces // 2 else Box(house.x, house.bottom - height, house.w, height)

    def tavern(self, place: int) -> Box:
        """The left or the right tavern with its roof."""
        x = self.area.x if place == LEFT else self.area.right - SIDE
        return Box(x, self.area.y, SIDE, 196)
