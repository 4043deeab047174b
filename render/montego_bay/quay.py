"""The quay: the ring of spaces round the row of warehouses, the two taverns, the Tally-Man, Lazy Jack's place and the
stacks of ships to come. Ways are drawn by `arrows.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.montego_bay.places import LEFT, RIGHT
from games.montego_bay.view import FigureView, ShipView
from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import emblem, number_disc, ring, tick_disc
from render.montego_bay import colors, shapes
from render.montego_bay.arrows import draw_ways
from render.montego_bay.pieces import barrel, coat, counted, crate, goods, jack, tally_man, worker
from render.montego_bay.quay_plan import CIRCLE, HEIGHT, RIDGE, SIDE, TOP, QuayPlan
from render.montego_bay.scene import Scene
from render.montego_bay.walks import Leg
from render.type import Face

ROOM: Final = 66


def quay(canvas: Canvas, scene: Scene, ways: Sequence[Leg], top: int = TOP) -> QuayPlan:
    """Draw it all with these ways; returns the plan for what is laid over it."""
    view = scene.view
    plan = QuayPlan(len(view.spaces), top)
    canvas.rounded(plan.path, 64, colors.PATH)
    for place, space in enumerate(view.spaces):
        active = _works_at(scene, place)
        shows = scene.shows("room", space.name, space.barrels, space.broken, space.coins, active, place)
        canvas.kept(
            plan.room(place),
            shows,
            lambda place=place, active=active: _house_half(canvas, scene, plan, place, active=active),
        )
    for house in plan.houses:
        canvas.fill(Box(house.x, house.cy - RIDGE // 2, house.w, RIDGE), colors.ROOF)
        canvas.rule(house.x, house.cy - 1, house.w, colors.KEEL, 2)
    _direction(canvas, scene, plan)
    for place in range(plan.spaces):
        _space(canvas, scene, plan, place)
    draw_ways(canvas, ways, plan, {figure.id: coat(figure) for figure in view.figures})
    for place in range(plan.spaces):
        _standing(canvas, scene, plan, place)
    for place in (LEFT, RIGHT):
        inside = [figure for figure in view.figures if figure.at == place]
        seen = scene.shows("tavern", place, [(figure.id, figure.seat, figure.color) for figure in inside])
        canvas.kept(plan.tavern(place), seen, lambda place=place: _tavern(canvas, scene, plan, place))
    _neutral(canvas, scene, plan)
    return plan


def _works_at(scene: Scene, place: int) -> bool:
    """Whether the figure that works now stands there."""
    figure = scene.figures.get(scene.view.active)
    return figure is not None and figure.at == place


def _house_half(canvas: Canvas, scene: Scene, plan: QuayPlan, place: int, *, active: bool) -> None:
    """A store room with the name of its space and what it holds; amber where somebody works."""
    space, box = scene.view.spaces[place], plan.room(place)
    canvas.rounded(
        box, 6, theme.WASH if active else theme.BOX, theme.RING if active else colors.WOOD, 5 if active else 2
    )
    north = place < plan.spaces // 2
    label = Box(box.x + 7, box.y + 2 if north else box.bottom - 24, box.w - 14, 22)
    canvas.text(label, space.name, Face.LABEL, 20, theme.SOFT)
    shelf = Box(box.x + 6, box.y + (22 if north else 4), box.w - 12, box.h - 26)
    goods(canvas, shelf, space, 27)


def _direction(canvas: Canvas, scene: Scene, plan: QuayPlan) -> None:
    """Arrow heads between the spaces, clockwise; none where the Tally-Man stands."""
    half = plan.spaces // 2
    for column in range(half - 1):
        x = (plan.houses[column].cx + plan.houses[column + 1].cx) // 2
        for shape, y, right in (
            (shapes.CHEVRON, plan.north, column + 1),
            (shapes.CHEVRON_LEFT, plan.south, -column - 2),
        ):
            if scene.view.active == "" or scene.view.spaces[right].figure != scene.view.active:
                canvas.shape(shape, around(x, y, 14), colors.WAY)
    for y in (-34, 0, 34):
        middle = plan.area.cy + y
        canvas.shape(shapes.CHEVRON_UP, around(plan.path.x + 46, middle, 14), colors.WAY)
        canvas.shape(shapes.CHEVRON_DOWN, around(plan.path.right - 46, middle, 14), colors.WAY)


def _space(canvas: Canvas, scene: Scene, plan: QuayPlan, place: int) -> None:
    """The empty space; amber where the figure stands that works now."""
    x, y = plan.middle(place)
    space = scene.view.spaces[place]
    active = scene.view.active != "" and space.figure == scene.view.active
    box = around(x, y, CIRCLE)
    if active:
        ring(canvas, box, round_box=True, reach=5)
    elif space.figure:
        canvas.rounded(box, CIRCLE // 2, theme.PAPER, colors.WAY, 1.6)
    else:
        canvas.rounded(box, CIRCLE // 2, colors.SPACE, colors.WAY, 1.6)


def _standing(canvas: Canvas, scene: Scene, plan: QuayPlan, place: int) -> None:
    """Who stands there, Lazy Jack beside his companion, the Tally-Man at whoever works."""
    view = scene.view
    x, y = plan.middle(place)
    foot = y + CIRCLE // 2 - 4
    here = [figure for figure in view.figures if figure.at == place]
    companion = next((figure for figure in here if figure.size != "jack"), None)
    for figure in here:
        aside = 22 if figure.size == "jack" and companion is not None else 0
        worker(canvas, scene, figure, x + aside, foot + (2 if aside else 0), 50 if aside else 58)
        if view.phase == "load" and view.queue and _has_worked(scene, figure):
            tick_disc(canvas, x - 25, y + 22, 20, colors.HEADER)
    if any(figure.id == view.active for figure in here):
        outward = -1 if place < plan.spaces // 2 else 1
        tally_man(canvas, x - 44, y + outward * 8 + 26, 46)


def _has_worked(scene: Scene, figure: FigureView) -> bool:
    """Whether the figure has emptied its room in this round."""
    return figure.id != scene.view.active and figure.id not in scene.view.queue


def _tavern(canvas: Canvas, scene: Scene, plan: QuayPlan, place: int) -> None:
    """A tavern with the figures in it: as many as there may be, five and Lazy Jack among them."""
    box = plan.tavern(place)
    body = Box(box.x + 6, box.y + 36, box.w - 12, box.h - 36)
    canvas.rounded(body, 4, theme.PAPER, colors.WOOD, 2.4)
    canvas.shape(shapes.ROOF, Box(box.x, box.y, box.w, 40), colors.ROOF)
    canvas.icon("pub", box.cx, box.y + 25, 22, theme.PAPER)
    inside = [figure for figure in scene.view.figures if figure.at == place]
    caption = scene.say("tavern-big" if place == LEFT else "tavern-small")
    canvas.text(Box(body.x + 4, body.bottom - 22, body.w - 8, 20), caption, Face.LABEL, 18, theme.SOFT, "center")
    if not inside:
        canvas.icon("pub", body.cx, body.cy - 10, 56, colors.tint(colors.WOOD, 0.7))
        return
    for figure, x, foot, size in seated(scene, plan, place):
        worker(canvas, scene, figure, x, foot, size)


def seated(scene: Scene, plan: QuayPlan, place: int) -> list[tuple[FigureView, int, int, int]]:
    """The figures in a tavern: middle, feet and height of each, two in a row."""
    box = plan.tavern(place)
    inside = [figure for figure in scene.view.figures if figure.at == place]
    size = min(56, (box.h - 64) // max(1, -(-len(inside) // 2)))
    found: list[tuple[FigureView, int, int, int]] = []
    for number, figure in enumerate(inside):
        alone = number == len(inside) - 1 and len(inside) % 2
        x = box.cx if alone else box.cx + (-28 if number % 2 == 0 else 28)
        found.append((figure, x, box.y + 40 + (number // 2 + 1) * size, size - 3))
    return found


def _neutral(canvas: Canvas, scene: Scene, plan: QuayPlan) -> None:
    """The Tally-Man on his crate, Lazy Jack while nobody has hired him, barrels left in the tavern (M6.8)."""
    view = scene.view
    left = Box(plan.area.x, plan.area.y + 204, SIDE, HEIGHT - 204)
    tavern = [(seat, player.tavern) for seat, player in enumerate(view.players) if player.tavern]
    for place, (seat, barrels) in zip(left.top(26).columns(4), tavern, strict=False):
        barrel(canvas, place.x + 9, place.cy, 15, scene.color(seat))
        counted(canvas, place.x + 18, place.cy, str(barrels), 15)
    floor = left.bottom - 22
    crate(canvas, Box(left.x + 4, floor - 26, 56, 26))
    if not view.active:
        tally_man(canvas, left.x + 32, floor - 26, 56)
    canvas.text(Box(left.x - 8, floor + 1, 80, 20), scene.say("tally-man"), Face.LABEL, 18, theme.SOFT, "center")
    canvas.text(Box(left.x + 72, floor + 1, 64, 20), scene.say("jack-short"), Face.LABEL, 18, theme.SOFT, "center")
    lazy = scene.figures.get("lazy_jack")
    if lazy is not None and lazy.place:
        emblem(canvas, left.x + 104, floor - 26, 36, scene.color(view.hirer))
    else:
        jack(canvas, left.x + 104, floor, 60)


def stacks(canvas: Canvas, scene: Scene, plan: QuayPlan) -> None:
    """The top ship of both stacks and how many lie there."""
    box = Box(plan.area.right - SIDE, plan.area.y + 204, SIDE, HEIGHT - 204)
    shows = scene.shows("stacks", scene.view.next_ships, scene.view.stacks)
    canvas.kept(Box(box.x, box.y, box.w + 6, box.h + 6), shows, lambda: _stacks(canvas, scene, box))


def _stacks(canvas: Canvas, scene: Scene, box: Box) -> None:
    canvas.text(box.top(22), scene.say("next-ships"), Face.NAME, 20, theme.INK, "center")
    for place, ship, left in zip(
        box.below(26).rows(2, 8), scene.view.next_ships, scene.view.stacks, strict=True
    ):  # fmt: skip
        if ship is None:
            canvas.rounded(place, theme.RADIUS_CARD, colors.GROUND, theme.LINE, 1.4)
            canvas.text(place, scene.say("stack-empty"), Face.LABEL, 20, theme.SOFT, "center")
            continue
        if left > 1:
            canvas.rounded(place.moved(4, 4), theme.RADIUS_CARD, colors.PLANK)
        canvas.rounded(place, theme.RADIUS_CARD, theme.BOX, colors.WOOD, 2)
        _next_ship(canvas, ship, left, place)


def _next_ship(canvas: Canvas, ship: ShipView, left: int, box: Box) -> None:
    upper, lower = box.inset(10, 3).rows(2)
    canvas.text(upper, "-".join(map(str, ship.vp)), Face.HEAVY, 22, colors.VP)
    canvas.text(upper, f"×{left}", Face.STRONG, 18, theme.INK, "right")
    canvas.shape(shapes.STAVED, around(lower.x + 8, lower.cy, 15, 18), colors.WOOD)
    counted(canvas, lower.x + 20, lower.cy, str(ship.capacity), 17)


def ring_choice(canvas: Canvas, scene: Scene, plan: QuayPlan, figure: FigureView, number: int) -> None:
    """The number of the button that chooses this figure, at its place."""
    if figure.at >= 0:
        x, y = plan.middle(figure.at)
    else:
        x, y = next(
            (x + 10, foot - size // 2 + 8)
            for each, x, foot, size in seated(scene, plan, figure.at)
            if each.id == figure.id
        )
    number_disc(canvas, x - 28, y - 28, number)
