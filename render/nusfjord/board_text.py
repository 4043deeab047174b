"""The whole board of Nusfjord in words, for screen readers and whoever has no pictures: every public fact of a view.
Short alt texts of pictures are in `alt.py`; sentences are Fluent messages `nusfjord-picture-text-*`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from games.nusfjord import data
from games.nusfjord.view import PlayerView
from render.nusfjord.pieces import points_of
from render.nusfjord.scene import Scene

_GOODS: Final = ("wood", "fish", "gold")


def board_text(scene: Scene) -> str:
    """The board in Markdown: the moment, the Action board, the supply, then every display; with the reader's own, what
    its cards do. It may take several messages."""
    parts = ["\n".join(moment(scene)), "\n".join(_supply(scene))]
    parts += [
        "\n".join([*seat_lines(scene, seat, scene.name(seat)), *_own(scene, seat)]) for seat in range(scene.view.seats)
    ]
    return "\n\n".join(parts)


def _say(scene: Scene, key: str, /, **args: str | int) -> str:
    return scene.say(f"text-{key}", **args)


def _who(scene: Scene, company: str) -> str:
    return scene.words.name(company) if scene.alone else scene.name(data.COMPANIES.index(company))


def moment(scene: Scene) -> Iterator[str]:
    """The moment, and who stands on which space."""
    view = scene.view
    yield scene.say("alt-status", round=view.round, rounds=view.rounds, phase=scene.phase)
    if scene.decision:
        yield scene.decision
    if len(view.waiting) > 1:
        yield scene.say("alt-waiting", names=", ".join(map(scene.name, view.waiting)))
    if not scene.alone:
        yield _say(scene, "starts", name=scene.name(view.first))
    spaces = [_space(scene, action) for action in view.spaces]
    yield _say(scene, "spaces", spaces="; ".join(spaces))
    for place, workers in enumerate(view.imitation, 1):
        names = ", ".join(_who(scene, each) for each in workers)
        yield _say(scene, "imitation", place=place, names=names or _say(scene, "free", count=1))


def _space(scene: Scene, action: str) -> str:
    """An action, its workers, and how many places are free."""
    slots = scene.view.spaces[action]
    workers = [_who(scene, worker) for _, there in slots for worker in there]
    free = sum(max(0, capacity - len(there)) for capacity, there in slots)
    name = scene.say(f"action-{action}")
    there = [*workers, _say(scene, "free", count=free)] if free or not workers else workers
    return f"{name} ({', '.join(there)})"


def stores(scene: Scene) -> Iterator[str]:
    """Banquet Table, ships and newly issued shares."""
    view, name = scene.view, scene.words.name
    nothing = _say(scene, "none")
    rest = data.PLATES[view.plates :]
    yield _say(scene, "banquet", filled=view.plates, left=len(rest), prices=", ".join(map(str, rest)))
    ships = (f"{name(row.id)} {left}" for row, left in zip(data.SHIPS, view.ships, strict=True))
    yield _say(scene, "ships", ships=", ".join(ships))
    yield _say(scene, "market", shares=_shares(scene, view.market) or nothing, gold=scene.share_price)


def _supply(scene: Scene) -> Iterator[str]:
    view, name = scene.view, scene.words.name
    yield from stores(scene)
    nothing = _say(scene, "none")
    elders = (
        name(stack[-1]) + (f" ({_say(scene, 'below', count=len(stack) - 1)})" if stack[1:] else "")
        for stack in view.stacks
        if stack
    )
    yield _say(scene, "stacks", elders=", ".join(elders) or nothing)
    for letter, cards in (("A", view.open_a), ("B", view.open_b), ("C", view.open_c)):
        if cards:
            yield _say(scene, "display", letter=letter, cards=", ".join(card_line(scene, card) for card in cards))


def card_line(scene: Scene, building: str) -> str:
    """A building with its points and what it costs, to whoever chooses one just now."""
    goods = zip(_GOODS, scene.cost(building), strict=True)
    cost = " ".join(f"{amount}{_say(scene, good)}" for good, amount in goods if amount)
    points = points_of(building) or _say(scene, "points-later")
    return f"{scene.words.name(building)} ({cost or '0'}; {points})"


def _own(scene: Scene, seat: int) -> Iterator[str]:
    """What the reader's own buildings and elders do; and the cards in their hand, each with its cost, its points and
    what it does."""
    own, say = scene.view.players[seat], scene.words
    if seat == scene.view.viewer:
        for ident in (*(building for building, _ in own.buildings), *own.elders):
            yield f"- {say.name(ident)}: {say.text(ident)}"
    for card in own.hand:
        yield f"- {card_line(scene, card)}: {say.text(card)}"


def _shares(scene: Scene, counts: Sequence[int]) -> str:
    held = ((seat, count) for seat, count in enumerate(counts) if count)
    return ", ".join(_say(scene, "share-of", count=count, name=scene.name(seat)) for seat, count in held)


def seat_lines(scene: Scene, seat: int, heading: str) -> Iterator[str]:
    """A display, its figures first."""
    player, name = scene.view.players[seat], scene.words.name
    nothing = _say(scene, "none")
    yield _say(scene, "seat", name=heading, company=name(player.company), points=scene.total(seat))
    wood, fish, gold = player.supply
    yield _say(scene, "supply", wood=wood, cap=player.wood_cap, fish=fish, gold=gold)
    wood, fish, gold = player.reserve
    yield _say(scene, "reserve", wood=wood, fish=fish, gold=gold)
    shares = _shares(scene, player.shares)
    yield _say(scene, "shares", shares=shares or nothing, unissued=player.unissued)
    owned = zip(data.SHIPS, player.ships, strict=True)
    ships = (_say(scene, "ship", count=count, ship=row.id) for row, count in owned if count)
    yield _say(scene, "fleet", ships=", ".join(ships) or nothing, haul=player.haul)
    forests, free = ", ".join(_forests(scene, player)) or _say(scene, "no-forest"), ", ".join(player.free) or nothing
    yield _say(scene, "forests", forests=forests, free=free)
    stands = zip(player.buildings, player.building_points, strict=True)
    buildings = (f"{name(building)} {site} ({points})" for (building, site), points in stands)
    yield _say(scene, "buildings", buildings=", ".join(buildings) or nothing)
    elders = (
        f"{name(elder)} {player.elder_fish[place]}"
        + (f" ({_say(scene, 'busy')})" if player.elder_workers[place] else "")
        for place, elder in enumerate(player.elders)
    )
    yield _say(scene, "elders", elders=", ".join(elders) or nothing)
    if player.hand_size:
        yield _say(scene, "hand", count=player.hand_size)


def _forests(scene: Scene, player: PlayerView) -> Iterator[str]:
    for double, strips in zip(data.DOUBLES, player.forests, strict=True):
        if strips:
            yield f"{scene.words.name(double)} {strips}"
