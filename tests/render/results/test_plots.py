"""Plots: values stand where they belong, and scales have round figures."""

from __future__ import annotations

import pytest

from render import theme
from render.canvas import Canvas
from render.grid import Box
from render.results import colors
from render.results.content import Bars, Columns, Entry, Panel, Remark, Stacks
from render.results.panels import draw_panel
from render.results.plots import Plot, rolling, ticks
from render.theme import Color

SHEET = Box(10, 10, 600, 392)


@pytest.mark.parametrize(
    ("low", "high", "scale"),
    [
        (0, 1, [0, 1]),
        (0, 12, [0, 3, 6, 9, 12]),
        (0, 13, [0, 3, 6, 9, 12, 15]),
        (0, 89, [0, 20, 40, 60, 80, 100]),
        (0, 103, [0, 25, 50, 75, 100, 125]),
        (-7, 12, [-8, -4, 0, 4, 8, 12]),
        (0, 61, [0, 15, 30, 45, 60, 75]),
        (0, 300, [0, 60, 120, 180, 240, 300]),
        (12.4, 12.4, [12, 13]),
    ],
)
def test_a_scale_has_few_round_figures_around_all_values(low: float, high: float, scale: list[int]) -> None:
    assert ticks(low, high) == scale


def test_values_stand_on_their_axes_from_the_lower_left_to_the_upper_right() -> None:
    plot = Plot(Canvas(300, 200, theme.PAPER), Box(50, 20, 200, 100), (0, 10), (-50, 50))
    assert (plot.at_x(0), plot.at_y(-50)) == (50, 120)
    assert (plot.at_x(10), plot.at_y(50)) == (250, 20)
    assert plot.area((2, 4), (0, 25)) == plot.area((4, 2), (25, 0)) == Box(90, 45, 40, 25)


def test_the_mean_is_that_of_the_last_games_up_to_each() -> None:
    assert rolling([1, 2, 3, 7], 3) == [1, 1.5, 2, 4]


def _drawn(panel: Panel) -> Canvas:
    canvas = Canvas(620, 420, colors.GROUND)
    draw_panel(canvas, SHEET, panel)
    return canvas


def _pixels(canvas: Canvas, color: Color) -> int:
    return {shown: count for count, shown in canvas.image.getcolors(1 << 18) or []}[color]


def test_bars_and_columns_are_as_long_as_their_values() -> None:
    bars = _drawn(Bars("Bars", [Entry("a", 20.0, "20"), Entry("b", 0.0, "0"), Entry("c", 40.0, "40")]))
    one = _drawn(Bars("Bars", [Entry("a", 0.0, "20"), Entry("b", 0.0, "0"), Entry("c", 40.0, "40")]))
    both, longer = _pixels(bars, colors.PLOT), _pixels(one, colors.PLOT)
    assert both == pytest.approx(1.5 * longer, rel=0.01)
    columns = _drawn(Columns("Places", [Entry("1.", 4.0, "4"), Entry("2.", 2.0, "2"), Entry("3.", 1.0, "1")]))
    gold, silver, bronze = (_pixels(columns, color) for color in (colors.GOLD, colors.SILVER, colors.BRONZE))
    assert gold == pytest.approx(2 * silver, rel=0.02) == pytest.approx(4 * bronze, rel=0.02)


def test_a_bar_below_zero_goes_the_other_way() -> None:
    canvas = _drawn(Bars("Bars", [Entry("a", -20.0, "-20"), Entry("b", 20.0, "20")]))
    rows = [canvas.image.crop((0, y, 620, y + 1)) for y in (120, 200)]
    ends = [[x for x in range(620) if row.getpixel((x, 0)) == colors.PLOT] for row in rows]
    assert ends[0][-1] < ends[1][0] <= ends[0][-1] + 2


def test_kinds_of_a_stack_differ_without_color() -> None:
    kinds = [f"kind {number}" for number in range(5)]
    canvas = _drawn(Stacks("Stacks", kinds, [("Jan", [1, 1, 1, 1, 1]), ("Feb", [0, 0, 0, 0, 0])]))
    gray = canvas.image.convert("L")
    column = next(
        x for x in range(SHEET.x, SHEET.right) if canvas.image.getpixel((x, 330)) == colors.KINDS[0] and x > 60
    )
    kinds_seen: set[bytes] = set()
    for kind in colors.KINDS:
        rows = [y for y in range(170, 345) if canvas.image.getpixel((column, y)) == kind]
        patch = gray.crop((column, rows[0], column + 32, rows[0] + 16))
        most = max(patch.getcolors() or [])[1]
        kinds_seen.add(bytes(abs(value - int(most)) < 12 for value in patch.tobytes()))  # type: ignore[arg-type]
    assert len(kinds_seen) == len(colors.KINDS)


@pytest.mark.parametrize("share", [-1.0, 0.0, 1.0])
def test_the_mark_of_luck_is_whole_wherever_it_stands(share: float) -> None:
    canvas = _drawn(Remark("Luck", "", share, ("bad", "good")))
    assert _pixels(canvas, colors.GOLD) == pytest.approx(3.14 * 14**2, rel=0.1)
