"""The shelf below the water: the order rail, a plate for every player, what has sailed, and the legend."""

from __future__ import annotations

from typing import Final

from games.montego_bay import data
from games.montego_bay.ranking import ranks
from games.montego_bay.view import SailedView
from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import coin, corner_ticks, emblem, tick_disc
from render.montego_bay import colors, shapes
from render.montego_bay.pieces import barrel, card, card_back, counted, counted_width, jack, worker
from render.montego_bay.scene import Scene
from render.type import Face, text_width

TOP: Final = 800
TILE: Final = 62


def shelf(canvas: Canvas, scene: Scene) -> None:
    """Draw all of it."""
    canvas.fill(Box(0, TOP, canvas.width, canvas.height - TOP), colors.SHELF)
    canvas.fill(Box(0, TOP, canvas.width, 4), colors.PLANK)
    tiles = max(len(scene.view.tiles), 1)
    rail = Box(theme.MARGIN, TOP + 10, tiles * TILE + 8, 124)
    figures = [(scene.figures[tile], scene.done(scene.figures[tile].seat)) for tile in scene.view.tiles]
    shows = scene.shows("rail", scene.view.phase, scene.view.bank, [
        (figure.id, figure.seat, figure.color, figure.card, done) for figure, done in figures
    ])  # fmt: skip
    canvas.kept(rail, shows, lambda: order_rail(canvas, scene, rail))
    seats = scene.view.seats
    row = Box(rail.right + 16, TOP + 12, theme.WIDTH - theme.MARGIN - rail.right - 16, 122)
    for seat, place in enumerate(row.columns(seats, 12)):
        _plate_kept(canvas, scene, seat, place)
    wide = theme.WIDTH - 2 * theme.MARGIN
    _sailed(canvas, scene, Box(theme.MARGIN, TOP + 139, wide, 28))
    legend(canvas, scene, Box(theme.MARGIN, TOP + 172, wide, 22))


def order_rail(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The order tiles from position 1 on with the cards played, as far as they may be seen."""
    head = box.top(24)
    end = canvas.text(Box(head.x, head.y, 110, 24), scene.say("order"), Face.NAME, 19, colors.HEADER)
    right = counted_width(str(scene.view.bank), 17) + 28
    note = Box(end + 10, head.y, head.right - end - 20 - right, 24)
    canvas.text(note, scene.say("order-note"), Face.TEXT, 19, theme.SOFT)
    coin(canvas, head.right - right + 12, head.cy, 20)
    counted(canvas, head.right - right + 26, head.cy, str(scene.view.bank), 17)
    canvas.rounded(Box(box.x, box.bottom - 40, box.w, 12), 5, colors.WOOD)
    row = Box(box.x + 4, box.y + 28, box.w - 8, box.h - 28)
    for position, (place, ident) in enumerate(
        zip(row.columns(max(1, len(scene.view.tiles)), 5), scene.view.tiles, strict=False), 1
    ):
        figure = scene.figures[ident]
        canvas.rounded(place, theme.RADIUS_CARD, theme.PAPER, colors.WOOD, 1.8)
        worker(canvas, scene, figure, place.cx, place.y + 60, 54)
        canvas.text(Box(place.x + 6, place.bottom - 30, 18, 28), str(position), Face.STRONG, 18, theme.SOFT)
        slot = Box(place.right - 28, place.bottom - 33, 23, 30)
        if figure.card:
            card(canvas, slot, figure.card, size=20)
        elif scene.view.phase == "cards" and scene.done(figure.seat):
            card_back(canvas, slot)


def _plate_kept(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    view = scene.view
    shows = scene.shows(
        "plate", scene.name(seat), seat, view.players[seat], scene.player_before(seat), seat in view.waiting,
        view.window and scene.done(seat), view.window, view.hirer == seat,
        [(figure.id, figure.color) for figure in scene.workers(seat)],
    )  # fmt: skip
    canvas.kept(box.inset(-5), shows, lambda: plate(canvas, scene, seat, box))


def plate(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """One player: name, points, Lazy Jack, whether he has answered, coins, barrels in supply, aboard, in the tavern."""
    view, player = scene.view, scene.view.players[seat]
    earlier = scene.player_before(seat)
    paint = theme.PLAYERS[scene.color(seat)]
    deciding = seat in view.waiting
    if deciding:
        canvas.rounded(box.inset(-4), theme.RADIUS_PANEL, theme.WASH, theme.RING, 5)
    canvas.rounded(box, theme.RADIUS_CARD + 2, theme.BOX, theme.LINE, 1.4)
    band = box.inset(6).top(34)
    canvas.rounded(band, theme.RADIUS_CARD, paint.fill)
    canvas.icon(paint.emblem, band.x + 20, band.cy, 20, paint.emblem_color)
    name = Box(band.x + 36, band.y + 4, band.w - 42, band.h - 8)
    canvas.rounded(name, 5, theme.BOX)
    canvas.text(name.inset(7, 0), scene.name(seat), Face.NAME, 19, theme.INK)
    points = Box(box.x + 12, band.bottom + 2, box.w - 24, 44)
    end = canvas.text(points, str(player.vp), Face.HEAVY, 38, theme.INK)
    if player.vp != earlier.vp:
        corner_ticks(canvas, Box(points.x, points.cy - 15, end - points.x, 30), 8)
    canvas.text(Box(end + 7, points.y + 10, 36, 34), scene.say("vp"), Face.LABEL, 19, theme.SOFT)
    _badges(canvas, scene, seat, Box(end + 44, points.y, points.right - end - 44, points.h))
    _purse(canvas, scene, seat, Box(box.x + 10, box.bottom - 35, box.w - 16, 30))


def _badges(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """From the right: answered or still open, Lazy Jack, the third figure of a game for two."""
    view = scene.view
    x = box.right - 16
    if view.window:
        if scene.done(seat):
            tick_disc(canvas, x, box.cy, 30, colors.HEADER)
        elif seat in view.waiting:
            canvas.icon("hourglass", x, box.cy, 28, theme.DISC)
        x -= 38
    if view.hirer == seat:
        jack(canvas, x, box.cy + 20, 40)
        x -= 38
    player = view.players[seat]
    for ident in player.workers:
        figure = scene.figures.get(ident)
        if figure is not None and figure.color != player.color and box.w > 100:
            worker(canvas, scene, figure, x - 4, box.cy + 20, 42)


def _purse(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Coins, barrels in supply, barrels on ships, barrels in the tavern; ticks where a number differs from before."""
    player, earlier = scene.view.players[seat], scene.player_before(seat)
    shown = [("coin", player.coins, earlier.coins), ("barrel", player.barrels, earlier.barrels)]
    shown.append(("boat", player.aboard, earlier.aboard))
    if player.tavern:
        shown.append(("pub", player.tavern, earlier.tavern))
    for place, (sign, number, before) in zip(box.columns(max(3, len(shown))), shown, strict=False):
        if sign == "coin":
            coin(canvas, place.x + 12, place.cy, 22)
        elif sign == "barrel":
            barrel(canvas, place.x + 12, place.cy, 20, scene.color(seat))
        else:
            canvas.icon(sign, place.x + 12, place.cy, 23, colors.HULL)
        end = counted(
            canvas,
            place.x + (29 if sign in ("boat", "pub") else 26),
            place.cy,
            str(number),
            19 if len(shown) < 4 else 17,
        )
        if number != before and sign != "boat":
            corner_ticks(canvas, Box(place.x + 2, place.cy - 11, end - place.x - 2, 22), 6)


def _sailed(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The ships that have left since the reader last looked, with what they brought; the latest first."""
    sailed = [each for each in scene.sailed_since if each.ship.capacity]
    caption = scene.say("sailed" if sailed else "sailed-none-since" if scene.before is not None else "sailed-none")
    x = canvas.text(box, caption, Face.NAME, 18, colors.HEADER) + 16
    for each in reversed(sailed):
        width = _sailed_width(scene, each)
        if x + width > box.right:
            break
        x = _ship_sailed(canvas, scene, each, Box(x, box.y, width, box.h)) + 14


def _gains(each: SailedView) -> list[tuple[int, int]]:
    """Who got how much for a ship, most first."""
    points = ranks(each.ship.barrels, each.ship.vp)
    if each.last >= 0:
        points[each.last] += data.RULES.last_barrel_vp
    return sorted(((seat, got) for seat, got in enumerate(points) if got), key=lambda entry: -entry[1])


def _sailed_width(scene: Scene, each: SailedView) -> int:
    return 50 + round(text_width(scene.words.name(each.ship.id), Face.LABEL, 18)) + 60 * max(1, len(_gains(each)))


def _ship_sailed(canvas: Canvas, scene: Scene, each: SailedView, box: Box) -> int:
    canvas.rounded(box, box.h // 2, theme.PAPER, theme.LINE, 1.4)
    canvas.shape(shapes.HULL, around(box.x + 24, box.cy + 1, 26, 15), colors.HULL)
    width = round(text_width(scene.words.name(each.ship.id), Face.LABEL, 18)) + 2
    canvas.text(Box(box.x + 42, box.y, width, box.h), scene.words.name(each.ship.id), Face.LABEL, 18, theme.INK)
    x = box.x + 42 + width + 8
    gains = _gains(each)
    if not gains:
        canvas.text(Box(x, box.y, 40, box.h), "–", Face.STRONG, 18, theme.SOFT)
    for seat, got in gains:
        emblem(canvas, x + 11, box.cy, 22, scene.color(seat))
        canvas.text(Box(x + 25, box.y, 32, box.h), f"+{got}", Face.STRONG, 18, theme.INK)
        x += 58
    return box.right


def legend(canvas: Canvas, scene: Scene, area: Box, *, pieces: bool = True) -> None:
    """What rings, ticks, discs and blue ways mean, as far as the picture has them, and whose figures these are."""
    x = area.x
    if scene.options:
        canvas.rounded(around(x + 9, area.cy, 18), 9, theme.WASH, theme.RING, 3)
        x = _note(canvas, area, x + 24, scene.words("picture-possible"))
    if scene.changed is not None and canvas.marked:
        corner_ticks(canvas, around(x + 9, area.cy, 12), 5)
        x = _note(canvas, area, x + 24, scene.words("picture-changed"))
    if pieces and scene.view.spaces and not scene.options:
        for sign, key in (("barrel", "legend-supply"), ("boat", "legend-aboard")):
            if sign == "barrel":
                canvas.shape(shapes.STAVED, around(x + 9, area.cy, 15, 17), theme.SOFT)
            else:
                canvas.icon(sign, x + 9, area.cy, 19, theme.SOFT)
            x = _note(canvas, area, x + 24, scene.say(key))
    house = scene.say("house-data")
    canvas.text(Box(x, area.y, area.right - x, area.h), house, Face.TEXT, 19, theme.SOFT, "right")


def _note(canvas: Canvas, area: Box, x: int, text: str) -> int:
    width = round(text_width(text, Face.TEXT, 19)) + 2
    canvas.text(Box(x, area.y, width, area.h), text, Face.TEXT, 19, theme.SOFT)
    return x + width + 20
