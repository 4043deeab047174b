"""Plots by matplotlib, without a word in them: whoever asks for one writes beside it with the house's own type.
The library is loaded when the first plot is drawn, which costs a second and 55 MB: only processes that draw do.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PIL import Image

from render.canvas import Canvas
from render.grid import Box
from render.theme import Colour

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_DPI = 100


class Plot:
    """A plot that fills a box; `x` and `y` are the ends of its axes."""

    def __init__(self, box: Box, x: tuple[float, float], y: tuple[float, float]) -> None:
        from matplotlib.figure import Figure  # noqa: PLC0415 - see above

        self.box = box
        self._x, self._y = x, y
        self._figure = Figure(figsize=(box.w / _DPI, box.h / _DPI), dpi=_DPI)
        self._figure.patch.set_alpha(0.0)
        self.axes: Axes = self._figure.add_axes((0.0, 0.0, 1.0, 1.0))
        self.axes.set_xlim(*x)
        self.axes.set_ylim(*y)
        self.axes.set_axis_off()

    def at_x(self, value: float) -> int:
        """The column of the picture in which a value of the x axis stands."""
        low, high = self._x
        return self.box.x + round((value - low) / (high - low) * self.box.w)

    def at_y(self, value: float) -> int:
        """The row of the picture in which a value of the y axis stands."""
        low, high = self._y
        return self.box.bottom - round((value - low) / (high - low) * self.box.h)

    def put(self, canvas: Canvas) -> None:
        """Put the finished plot on the picture."""
        from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - see above

        agg = FigureCanvasAgg(self._figure)
        agg.draw()
        drawn = Image.frombytes("RGBA", agg.get_width_height(), bytes(agg.buffer_rgba()))
        canvas.image.paste(drawn, self.box[:2], drawn)


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round values between the ends, at which a scale is written."""
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 - see above

    found: Sequence[Any] = MaxNLocator(nbins=most, integer=True).tick_values(low, high)
    return [float(value) for value in found]


def rolling(values: Sequence[float], last: int) -> list[float]:
    """For each value the mean of the last ones up to it."""
    return [sum(part) / len(part) for end in range(1, len(values) + 1) if (part := values[max(0, end - last) : end])]


def paint(colour: Colour) -> str:
    """The colour as matplotlib writes it."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def written(value: float) -> str:
    """A value of a scale."""
    return f"{value:.0f}" if math.isclose(value, round(value)) else f"{value:.1f}"
