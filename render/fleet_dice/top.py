"""The upper edge of Fleet's pictures: round, phase, decision, and the dice the moment is about."""

from __future__ import annotations

from games.fleet_dice import picks
from render import theme
from render.canvas import Canvas
from render.figures import round_of
from render.fleet_dice import colors
from render.fleet_dice.pieces import pool
from render.fleet_dice.scene import Scene
from render.grid import Box
from render.marks import coin, header
from render.type import Face

_DIE = 72
_MOMENTS = {"income": "coin", "fishing": "bait_shop", "setup": "anchor", "end": "trophy"}


def top(canvas: Canvas, scene: Scene) -> None:
    """Draw it over the whole width."""
    view = scene.view
    dice = pool_of(scene)
    room = max(150, len(dice) * (_DIE + 18) + 24)
    header(
        canvas,
        colors.HEADER,
        colors.RULE,
        round_of(view.round, view.rounds),
        scene.words("picture-round"),
        scene.words("picture-game-over") if view.over else scene.say(f"phase-{view.phase}"),
        scene.decision,
        view.waiting,
        room,
    )
    if not dice:
        icon = "trophy" if view.over else _MOMENTS.get(view.phase, "anchor")
        if icon == "coin":
            coin(canvas, canvas.width - 84, theme.HEADER // 2, 88)
        else:
            canvas.icon(icon, canvas.width - 84, theme.HEADER // 2, 92, theme.HEADER_QUIET)
        return
    middles = pool(canvas, dice, canvas.width - 28, 80, _DIE)
    in_use = next((i for i, entry in enumerate(dice) if entry[2]), None)
    for first, last, key, color in labels(dice, in_use):
        alone = first == last
        reach = 8 if alone else 0  # over a row the caption begins where its first die does
        left, right = middles[first] - _DIE // 2 - reach, middles[last] + _DIE // 2 + reach
        label = Box(left, 6, right - left, 26)
        canvas.text(label, scene.say(key), Face.LABEL, 20, color, "center" if alone else "left")


def pool_of(scene: Scene) -> list[tuple[str, int | None, bool, int | None]]:
    """The dice of the moment, as `pool` draws them; none where it is about something else."""
    view = scene.view
    if view.over or view.phase not in ("boat", "town"):
        return []
    using = len(view.taken) - 1 if scene.moment == "use" else -1
    dice: list[tuple[str, int | None, bool, int | None]] = [
        (face, seat, i == using, scene.number(picks.Reroll()) if i == using else None)
        for i, (face, seat) in enumerate(view.taken)
    ]
    shown: set[str] = set()
    for face in view.pool:
        number = scene.number(picks.Die(face)) if face not in shown else None
        shown.add(face)
        dice.append((face, -2, scene.moment == "shared", number))
    return dice


def labels(
    dice: list[tuple[str, int | None, bool, int | None]], in_use: int | None
) -> list[tuple[int, int, str, theme.Color]]:
    """Runs of dice with their caption: first, last, message, color."""
    free = [i for i, entry in enumerate(dice) if entry[1] is not None and entry[1] < 0 and not entry[2]]
    gone = [i for i, entry in enumerate(dice) if (entry[1] is None or entry[1] >= 0) and not entry[2]]
    labels: list[tuple[int, int, str, theme.Color]] = []
    if gone:
        labels.append((gone[0], gone[-1], "dice-taken", theme.HEADER_QUIET))
    if in_use is not None:
        shared = dice[in_use][1] == -2
        labels.append((in_use, in_use, "dice-shared" if shared else "dice-now", theme.DECISION))
    if free:
        labels.append((free[0], free[-1], "dice-left", theme.HEADER_QUIET))
    return labels
