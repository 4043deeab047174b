"""The harbor: four piers, the ships at them with their loads, and what the ranks aboard would score now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from games.montego_bay import picks
from games.montego_bay.data import RULES
from games.montego_bay.view import ShipView
from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import corner_ticks, emblem, number_disc
from render.montego_bay import colors, shapes
from render.montego_bay.pieces import barrel, points_chip
from render.montego_bay.scene import Scene, by_rank, points_now
from render.path import mask
from render.type import Face, text_width

TOP: Final = 562
EDGE: Final = 10
_NARROW: Final = 280
HEIGHT: Final = 238
_WAVES: Final = ((60, 60), (150, 196), (330, 26), (352, 150), (480, 214), (690, 60), (705, 200), (880, 216), (1046, 40),
                 (1052, 180), (1180, 220), (1378, 70), (1366, 190))  # fmt: skip


@lru_cache(maxsize=4)
def _waves(width: int, height: int) -> Image.Image:
    """A few crests on calm water, as an L mask."""
    image = Image.new("L", (width, height), 0)
    crest = mask(shapes.WAVE, 44, 12)
    for x, y in _WAVES:
        for step in range(2):
            if y < height - 8:
                image.paste(255, (x - 44 + step * 40, y), crest)
    return image


def harbor(canvas: Canvas, scene: Scene) -> None:
    """Draw water, piers and ships; `options` put their numbers beside the ships."""
    water = Box(0, TOP + EDGE, canvas.width, HEIGHT - EDGE)
    row = Box(theme.MARGIN, water.y, theme.WIDTH - 2 * theme.MARGIN, water.h)
    piers = row.columns(RULES.piers, 16)
    canvas.kept(Box(0, TOP, canvas.width, HEIGHT), "water", lambda: _water(canvas, water, piers))
    for pier, place in enumerate(piers):
        if pier < len(scene.view.harbor):
            ship = scene.view.harbor[pier]
            chips = _loads(scene, ship)
            shows = scene.shows(
                "ship", pier, ship, scene.ship_before(ship), scene.before is None, _note(scene, pier), chips,
                scene.view.viewer, scene.view.waiting[:1],
            )  # fmt: skip
            canvas.kept(
                Box(place.x - 6, water.y, place.w + 12, water.h),
                shows,
                lambda pier=pier, place=place: _ship(canvas, scene, pier, place),
            )
        else:
            empty = Box(place.x, place.y + 30, place.w, 34)
            canvas.text(empty, scene.say("pier-empty", pier=pier + 1), Face.LABEL, 18, theme.SOFT, "center")


SHIP: Final = 232
"""The height of a ship in a panel."""


def ship_rows(scene: Scene) -> int:
    """How many rows of two piers have a ship."""
    return max(1, (len(scene.view.harbor) + 1) // 2)


def ships(canvas: Canvas, scene: Scene, box: Box) -> None:
    """All ships in a panel, two in a row; without the numbers of their piers, as choices have numbers there."""
    canvas.rounded(box, theme.RADIUS_PANEL, colors.WATER)
    places = [place for row in box.inset(6, 0).rows(ship_rows(scene), 0) for place in row.columns(2, 10)]
    for pier, place in enumerate(places):
        if pier < len(scene.view.harbor):
            _ship(canvas, scene, pier, place, numbered=False)
        else:
            empty = Box(place.x, place.y + 30, place.w, 34)
            canvas.text(empty, scene.say("pier-empty", pier=pier + 1), Face.LABEL, 18, theme.SOFT, "center")


def _water(canvas: Canvas, water: Box, piers: list[Box]) -> None:
    """The water and the empty piers."""
    canvas.fill(Box(0, water.y - EDGE, canvas.width, EDGE), colors.HULL)
    canvas.fill(water, colors.WATER)
    canvas.stamp(_waves(water.w, water.h), water.x, water.y, colors.WAVE)
    for place in piers:
        canvas.fill(Box(place.cx - 26, water.y, 52, 20), colors.PLANK)
        for plank in range(1, 5):
            canvas.fill(Box(place.cx - 26 + plank * 10, water.y, 2, 20), colors.KEEL)


def _ship(canvas: Canvas, scene: Scene, pier: int, place: Box, *, numbered: bool = True) -> None:
    ship = scene.view.harbor[pier]
    caption = Box(place.x, place.y + 12, place.w, 38)
    if not ship.capacity:
        _pilot(canvas, scene, place, caption)
    else:
        hull = Box(place.x - 2, place.y + 30, place.w + 4, 162)
        canvas.shape(shapes.HULL, hull, colors.KEEL)
        canvas.shape(shapes.HULL, hull.inset(3), colors.HULL)
        hold = Box(place.x + 22, caption.bottom + 5, place.w - 44, 90)
        canvas.rounded(hold, 6, colors.HOLD, colors.KEEL, 2)
        _load(canvas, scene, ship, hold.inset(6, 3))
        _ranks(canvas, scene, ship, Box(place.x + 18, hold.bottom + 2, place.w - 36, 38))
    _caption(canvas, scene, pier, caption, numbered=numbered)
    below = Box(place.x, place.y + 195, place.w, 32)
    if not _chips(canvas, scene, ship, below):
        note = _note(scene, pier)
        if note:
            canvas.text(Box(below.x + 28, below.y, below.w - 28, 26), note, Face.LABEL, 20, theme.INK, "center")
            width = round(text_width(note, Face.LABEL, 20))
            _flag(canvas, below.cx - min(width, below.w - 28) // 2 - 4, below.y + 13)


def _note(scene: Scene, pier: int) -> str:
    """What will become of the ship, where that is certain."""
    view = scene.view
    if not sum(view.stacks) and len(view.harbor) <= RULES.end_harbor:
        return scene.say("ship-last")
    return scene.say("ship-leaves") if pier == 0 else ""


def _flag(canvas: Canvas, cx: int, cy: int) -> None:
    """The flag of a ship about to leave: white on blue."""
    box, marked = around(cx, cy, 22, 16), canvas.marked
    canvas.fill(box, theme.CHANGED)
    canvas.fill(box.inset(7, 5), theme.WHITE)
    canvas.marked = marked  # it is blue whether it is new or not


def _caption(canvas: Canvas, scene: Scene, pier: int, box: Box, *, numbered: bool = True) -> None:
    """Pier if `numbered`, name, numbers for the ranks, slots taken."""
    ship = scene.view.harbor[pier]
    canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, colors.WOOD, 2.4)
    if numbered:
        canvas.icon("disc", box.x + 22, box.cy, 28, colors.HEADER)
        canvas.text(around(box.x + 22, box.cy, 28), str(pier + 1), Face.STRONG, 19, theme.WHITE, "center")
    left = box.x + (44 if numbered else 14)
    if scene.before is not None and scene.ship_before(ship) is None:
        corner_ticks(canvas, box.inset(1), 10)
    name = scene.words.name(ship.id)
    if not ship.capacity:
        canvas.text(Box(left, box.y, box.right - 12 - left, box.h), name, Face.NAME, 20, theme.INK)
        return
    taken = f"{sum(ship.barrels)}/{ship.capacity}"
    right = round(text_width(taken, Face.STRONG, 22)) + 2
    canvas.text(Box(box.right - 12 - right, box.y, right, box.h), taken, Face.STRONG, 22, theme.INK, "right")
    numbers = "-".join(map(str, ship.vp))
    size = 29 if box.w > _NARROW else 24
    width = round(text_width(numbers, Face.HEAVY, size)) + 2
    canvas.text(Box(left, box.y, width, box.h), numbers, Face.HEAVY, size, colors.VP)
    gap = 12 if box.w > _NARROW else 7
    room = Box(left + width + gap, box.y, box.right - 12 - gap - right - left - width - gap, box.h)
    canvas.text(room, name, Face.NAME if box.w > _NARROW else Face.LABEL, 18, theme.SOFT)


def _load(canvas: Canvas, scene: Scene, ship: ShipView, hold: Box) -> None:
    """A slot for every barrel, two rows; the barrels of a seat lie together, most first. The last slot pays extra."""
    across = -(-ship.capacity // 2)
    pitch = min(44, hold.w // across)
    size = min(33, pitch - 6)
    slots = [
        around(hold.cx - pitch * (across - 1) // 2 + column * pitch, hold.y + round(hold.h * (0.25 + row / 2)), size)
        for row in range(2)
        for column in range(across)
    ][: ship.capacity]
    earlier = scene.ship_before(ship)
    place = 0
    for seat in by_rank(ship):
        new = ship.barrels[seat] - (earlier.barrels[seat] if earlier is not None else 0)
        for each in range(ship.barrels[seat]):
            slot = slots[place]
            barrel(canvas, slot.cx, slot.cy, size, scene.color(seat))
            if scene.before is not None and each >= ship.barrels[seat] - new:
                corner_ticks(canvas, around(slot.cx, slot.cy, size - 1, size + 3), 8)
            place += 1
    for slot in slots[place:]:
        canvas.icon("disc", slot.cx, slot.cy, round(size * 0.82), colors.SLOT)
    if place < ship.capacity:
        last = slots[-1]
        text = f"+{RULES.last_barrel_vp}"
        canvas.text(
            last.inset(-4, 0), text, Face.STRONG, max(theme.FLOOR, min(17, size // 2 + 1)), colors.KEEL, "center"
        )


def _ranks(canvas: Canvas, scene: Scene, ship: ShipView, box: Box) -> None:
    """What each seat aboard would get if the ship sailed now."""
    seats = by_rank(ship)
    if not seats:
        canvas.text(box, scene.say("ship-empty"), Face.LABEL, 20, theme.WHITE, "center")
        return
    points = points_now(ship)
    label = scene.say("ship-now")
    width = round(text_width(label, Face.LABEL, 20)) + 2
    pitch = min(68, (box.w - width - 8) // len(seats))
    x = box.cx - (width + 8 + pitch * len(seats)) // 2
    canvas.text(Box(x, box.y, width, box.h), label, Face.LABEL, 20, theme.WHITE)
    for each, seat in enumerate(seats):
        left = x + width + 8 + each * pitch
        emblem(canvas, left + 14, box.cy, 27, scene.color(seat))
        points_chip(canvas, left + 31, box.cy, points[seat])


def _pilot(canvas: Canvas, scene: Scene, place: Box, caption: Box) -> None:
    boat = around(place.cx, caption.bottom + 62, 132, 116)
    canvas.shape(shapes.PILOT_BOAT, boat, colors.HULL)


def _loads(scene: Scene, ship: ShipView) -> list[tuple[picks.Load | picks.Split | picks.Remove, int]]:
    """The choices for this ship with their buttons' numbers."""
    return [each for each in scene.offered(picks.Load, picks.Split, picks.Remove) if each[0].ship == ship.id]


def _chips(canvas: Canvas, scene: Scene, ship: ShipView, box: Box) -> bool:
    """The choices for this ship: the button's number and how many barrels; whether there are any."""
    found: list[tuple[int, str]] = []
    for pick, number in _loads(scene, ship):
        found.append((number, f"{'–' if isinstance(pick, picks.Remove) else '+'}{pick.number}"))
    if not found:
        return False
    seat = scene.view.viewer if scene.view.viewer is not None else scene.view.waiting[0]
    pitch = min(96, box.w // len(found))
    left = box.cx - pitch * len(found) // 2
    for each, (number, barrels) in enumerate(sorted(found, key=lambda entry: entry[1])):
        chip = Box(left + each * pitch + 2, box.y, pitch - 4, 32)
        canvas.rounded(chip, 16, theme.WASH, theme.RING, 4)
        number_disc(canvas, chip.x + 17, chip.cy, number, 22)
        canvas.text(Box(chip.x + 30, chip.y, 26, chip.h), barrels, Face.STRONG, 19, theme.INK, "right")
        if chip.w >= 80:
            barrel(canvas, chip.right - 17, chip.cy, 17, scene.color(seat))
    return True


def small_harbor(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The ships in one line, for pictures that are about something else: numbers, slots, who would score what."""
    canvas.fill(box, colors.WATER)
    canvas.fill(box.top(EDGE), colors.HULL)
    row = Box(theme.MARGIN, box.y + EDGE + 6, theme.WIDTH - 2 * theme.MARGIN, box.h - EDGE - 10)
    for pier, place in enumerate(row.columns(RULES.piers, 16)):
        if pier >= len(scene.view.harbor):
            canvas.text(place, scene.say("pier-empty", pier=pier + 1), Face.LABEL, 18, theme.SOFT, "center")
            continue
        _caption(canvas, scene, pier, place.top(36))
        ship = scene.view.harbor[pier]
        deck = Box(place.x + 4, place.y + 34, place.w - 8, 38)
        if ship.capacity:
            canvas.shape(shapes.HULL, deck, colors.HULL)
            _small_load(canvas, scene, ship, deck.inset(12, 0))
        else:
            canvas.shape(shapes.PILOT_BOAT, around(deck.cx, deck.cy, 42, 36), colors.HULL)


def _small_load(canvas: Canvas, scene: Scene, ship: ShipView, box: Box) -> None:
    """Of each seat aboard: how many barrels, and how many points they would bring now."""
    seats = by_rank(ship)
    if not seats:
        canvas.text(box, scene.say("ship-empty"), Face.LABEL, 20, theme.WHITE, "center")
        return
    points = points_now(ship)
    pitch = min(96, box.w // len(seats))
    left = box.cx - pitch * len(seats) // 2
    for each, seat in enumerate(seats):
        x = left + each * pitch
        barrel(canvas, x + 14, box.cy, 21, scene.color(seat))
        canvas.text(Box(x + 28, box.y, 20, box.h), str(ship.barrels[seat]), Face.STRONG, 18, theme.WHITE)
        points_chip(canvas, x + 44 + 6 * (ship.barrels[seat] > 9), box.cy, points[seat], 21)
