"""Nusfjord's pictures in words, for people who do not see them: what matters first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import Result
from games.nusfjord.picks import Build
from render.figures import figure
from render.nusfjord.board_text import card_line, moment, seat_lines, stores
from render.nusfjord.scene import Scene


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else text + "."


def status_alt(scene: Scene) -> list[str]:
    """Round, phase, decision, Banquet Table."""
    view = scene.view
    said = [scene.say("alt-status", round=view.round, rounds=view.rounds, phase=scene.phase)]
    if scene.decision:
        said.append(_sentence(scene.decision))
    if len(view.waiting) > 1:
        said.append(scene.say("alt-waiting", names=", ".join(map(scene.name, view.waiting))))
    said.append(scene.say("alt-plates", count=view.plates))
    return said


def seat_alt(scene: Scene, seat: int) -> str:
    """One seat's figures."""
    player = scene.view.players[seat]
    return scene.say(
        "alt-seat", name=scene.name(seat), company=scene.words.name(player.company), points=scene.total(seat),
        wood=player.supply[0], fish=player.supply[1], gold=player.supply[2], haul=player.haul,
        ships=sum(player.ships), buildings=len(player.buildings), elders=len(player.elders),
        shares=sum(player.shares), forests=sum(player.forests),
    )  # fmt: skip


def table_alt(scene: Scene) -> list[str]:
    """The table: status, then every seat, then who stands where."""
    return [*status_alt(scene), *(seat_alt(scene, seat) for seat in range(scene.view.seats)), *_blocked(scene)]


def _blocked(scene: Scene) -> Iterator[str]:
    spaces = scene.view.spaces
    full = [
        scene.say(f"action-{action}")
        for action, slots in spaces.items()
        if all(len(workers) >= capacity for capacity, workers in slots)
    ]
    if full:
        yield scene.say("alt-blocked", actions=", ".join(full))


def sheet_alt(scene: Scene, seat: int) -> list[str]:
    """One display: status, figures, buildings, elders, hand."""
    player, words = scene.view.players[seat], scene.words
    said = [*status_alt(scene), seat_alt(scene, seat)]
    if player.buildings:
        said.append(scene.say("alt-buildings", names=", ".join(words.name(each) for each, _ in player.buildings)))
    if player.elders:
        said.append(scene.say("alt-elders", names=", ".join(map(words.name, player.elders))))
    if player.hand:
        said.append(scene.say("alt-hand", names=", ".join(map(words.name, player.hand))))
    return [*said, *_blocked(scene)]


def board_alt(scene: Scene) -> list[str]:
    """The Action board alone: status, every space with its workers, ships, shares."""
    return [*map(_sentence, moment(scene)), *stores(scene)]


def building_alt(scene: Scene, cards: Sequence[str]) -> list[str]:
    """Buildings on display: name, cost, points, text."""
    told = (_sentence(f"{card_line(scene, card)}: {scene.words.text(card)}") for card in cards)
    return [*status_alt(scene)[:1], *told]


def elder_alt(scene: Scene) -> list[str]:
    """The elders that can be taken, each with what he does."""
    words, tops = scene.words, [stack[-1] for stack in scene.view.stacks if stack]
    return [*status_alt(scene)[:1], *(_sentence(f"{words.name(elder)}: {words.text(elder)}") for elder in tops)]


def harbor_alt(scene: Scene, seat: int) -> list[str]:
    """One display: figures, buildings with their places, elders with their fish."""
    return [*status_alt(scene)[:1], seat_alt(scene, seat), *list(seat_lines(scene, seat, scene.name(seat)))[1:]]


def focus_alt(scene: Scene, seat: int, about: Sequence[str]) -> list[str]:
    """What a question is about: status, the cards it is about with what they do, then the asked display."""
    said = status_alt(scene)
    if "buildings" in about:
        cards = [pick.building for pick, _ in scene.offered(Build)]
        said += [_sentence(f"{card_line(scene, card)}: {scene.words.text(card)}") for card in cards]
    if "stacks" in about:
        said += elder_alt(scene)[1:]
    if "actions" in about:
        said += _blocked(scene)
    return [*said, *harbor_alt(scene, seat)[1:]]


def scoring_alt(scene: Scene, result: Result) -> list[str]:
    """The final scoring, best first, with the categories."""
    said = [_sentence(scene.words("picture-final"))]
    for score in sorted(result.scores, key=lambda each: (each.place, each.seat)):
        parts = ", ".join(
            f"{scene.words(f'nusfjord-category-{name}')} {figure(value)}" for name, value in score.categories.items()
        )
        said.append(
            scene.say("alt-score", place=score.place, name=scene.name(score.seat), points=score.total, parts=parts)
        )
    return said
