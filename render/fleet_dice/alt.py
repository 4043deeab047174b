"""Fleet's pictures in words, for people who do not see them: what matters first."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Result
from games.fleet_dice import data
from render.figures import figure
from render.fleet_dice.coin_track import progress
from render.fleet_dice.scene import Scene


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else text + "."


def status_alt(scene: Scene) -> list[str]:
    """Round, phase, decision, dice."""
    view = scene.view
    phase = scene.words("picture-game-over") if view.over else scene.say(f"phase-{view.phase}")
    said = [scene.say("alt-status", round=view.round, rounds=view.rounds, phase=phase)]
    if scene.decision:
        said.append(_sentence(scene.decision))
    if len(view.waiting) > 1:
        said.append(scene.say("alt-waiting", names=", ".join(scene.name(seat) for seat in view.waiting)))
    if view.phase in ("boat", "town") and not view.over and view.pool:
        said.append(scene.say("alt-pool", dice=", ".join(scene.face(face) for face in view.pool)))
    return said


def _seat(scene: Scene, seat: int) -> str:
    sheet = scene.view.sheets[seat]
    return scene.say(
        "alt-seat", name=scene.name(seat), points=sheet.points.total, fish=sheet.fish, boats=sheet.boats,
        coins=progress(sheet).marked, buildings=len(sheet.complete),
    )  # fmt: skip


def table_alt(scene: Scene) -> list[str]:
    """The table: status, then every seat, then bonuses and trophies."""
    seats = (_seat(scene, seat) for seat in range(scene.view.seats))
    return [*status_alt(scene), *seats, *_held(scene), *_ruth(scene)]


def _held(scene: Scene) -> Iterator[str]:
    """King Crab bonuses and trophies with their holders."""
    view = scene.view
    for seat, sheet in enumerate(view.sheets):
        if sheet.bonus:
            yield scene.say("alt-bonus", name=scene.name(seat), bonus=scene.words.text(sheet.bonus))
    for winners, trophy in ((view.silver_winners, view.silver), (view.gold_winners, view.gold)):
        if winners:
            names = ", ".join(scene.name(seat) for seat in winners)
            yield scene.say("alt-trophy", trophy=scene.words.name(trophy), names=names)


def sheet_alt(scene: Scene, seat: int) -> list[str]:
    """One sheet: status, figures, then every boat type, ship and building that has begun."""
    return [*status_alt(scene), _seat(scene, seat), *_ruth(scene), *_sections(scene, seat)]


def _sections(scene: Scene, seat: int) -> Iterator[str]:
    sheet = scene.view.sheets[seat]
    for section, marked in enumerate(sheet.marked):
        if not marked and not sheet.struck[section]:
            continue
        name, size = scene.words.name(data.SECTIONS[section]), data.SIZES[section] - sheet.struck[section]
        if section in data.COLUMN_SECTIONS:
            boats = ", ".join(str(fish) for fish in sheet.fleets[section]) or "–"
            yield scene.say("alt-column", name=name, marked=marked, size=size, level=sheet.levels[section], boats=boats)
        else:
            yield scene.say("alt-section", name=name, marked=marked, size=size) + _used(scene, seat, section)


def _used(scene: Scene, seat: int, section: int) -> str:
    """How often the buffet or the recycling yard has been used, in brackets; empty for all others."""
    sheet = scene.view.sheets[seat]
    if section == data.BUFFET and any(sheet.hexes):
        return f" ({scene.say('alt-hexes', count=sum(sheet.hexes), most=len(data.TYPES))})"
    if section == data.RECYCLING and sheet.recycled:
        uses = data.ROWS.wharf[section - data.WHARF_SECTIONS[0]].uses
        return f" ({scene.say('alt-uses', count=sheet.recycled, most=uses)})"
    return ""


def _ruth(scene: Scene) -> Iterator[str]:
    ruth = scene.view.ruth
    if ruth is not None:
        yield scene.say("alt-ruth", sections=", ".join(map(scene.words.name, ruth.stones.values())))


def scoring_alt(scene: Scene, result: Result) -> list[str]:
    """The final scoring, best first, with the categories."""
    said = [_sentence(scene.words("picture-final"))]
    for score in sorted(result.scores, key=lambda each: (each.place, each.seat)):
        parts = ", ".join(f"{scene.words.name(name)} {figure(value)}" for name, value in score.categories.items())
        said.append(
            scene.say("alt-score", place=score.place, name=scene.name(score.seat), points=score.total, parts=parts)
        )
    return said
