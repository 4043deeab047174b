"""The whole table of Captains of the Gulf in words, for screen readers and whoever has no pictures: every public fact.
Short alt texts of pictures are in `alt.py`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from games.captains_gulf import data
from games.captains_gulf.gulf import DISTANCE, PORT_PLACES
from games.captains_gulf.view import HexView
from render.captains_gulf.alt import card_line, cards_aboard, counted, hold, liked, status, stock_discs
from render.captains_gulf.effects import crew_effect, upgrade_effect
from render.captains_gulf.scene import Scene


def board_text(scene: Scene) -> str:
    """The board in Markdown: the moment, the sea, the ports, every boat, the reader's own hand, and at last the map,
    which never changes. It tells the same in every language, however long that makes it: no paragraph is too long for a
    message, and whoever shows them puts them on as many pages as that takes.
    """
    parts = [
        " ".join(_moment(scene)),
        "\n".join(_sea(scene)),
        "\n".join(_ports(scene)),
        *("\n".join(_boat(scene, seat)) for seat in range(scene.view.seats)),
        "\n".join(_map(scene)),
    ]
    return "\n\n".join(parts)


def _moment(scene: Scene) -> Iterator[str]:
    view, words = scene.view, scene.words
    yield from status(scene)
    if view.card and not view.over:
        yield words.text(view.card)
    if view.space and view.waiting:
        yield scene.say("text-space", space=words.name(view.space))
    yield scene.say("text-first", name=scene.name(view.first))
    yield scene.say("text-stacks", deck=view.deck, discards=len(view.discards), schools=view.schools)
    if len(view.shown_cards) > 1:
        yield scene.say("text-shown", cards=", ".join(map(words.name, view.shown_cards)))


def _sea(scene: Scene) -> Iterator[str]:
    view = scene.view
    yield f"**{scene.say('text-sea')}**"
    rows: list[str] = []
    for _, hexes in groupby(zip(data.ROW_NAMES, view.hexes, strict=True), lambda each: each[0]):
        if found := [_hex(scene, hex_) for _, hex_ in hexes if any(hex_.seafood) or hex_.depletion or hex_.recovery]:
            rows.append("; ".join(found))
    yield from rows or [scene.say("text-sea-empty")]
    yield stock_discs(scene)


def _hex(scene: Scene, hex_: HexView) -> str:
    parts = [counted(scene, hex_.seafood)]
    if hex_.depletion:
        parts.append(scene.say("text-depletion", count=hex_.depletion))
    if hex_.recovery:
        parts.append(scene.say("text-recovery"))
    buoy = f" ({scene.say('text-buoy', buoy=hex_.buoy)})" if hex_.buoy else ""
    return f"{hex_.id}{buoy}: {', '.join(part for part in parts if part)}"


def _ports(scene: Scene) -> Iterator[str]:
    words = scene.words
    for port in scene.view.ports:
        rewards = [
            scene.say("text-reward", space=space, reward=_reward(scene, tile))
            for space, tile in zip(data.TRACK.reward_spaces, port.rewards, strict=False)
            if tile
        ]
        taste, given = liked(scene, port.taste), ", ".join(rewards) or scene.say("alt-none")
        yield scene.say("text-port", port=words.name(port.id), taste=taste, rewards=given)
    yield _track(scene)


def _track(scene: Scene) -> str:
    """What the spaces of a port's track bring besides its reward tiles, the same on all of them."""
    stars = [
        scene.say("text-star", space=row.space, star=scene.words.name(row.id), payout=" / ".join(map(str, row.payout)))
        for row in data.STARS
    ]
    return scene.say(
        "text-track", light=data.TRACK.light_to, penalty=data.TRACK.light_penalty, stars=", ".join(stars),
        last=data.TRACK.spaces, bonus=data.TRACK.final_bonus,
    )  # fmt: skip


def _map(scene: Scene) -> Iterator[str]:
    """Which hexes adjoin: those of a row by a dash, and with each the ones below it; then the ports."""
    yield f"**{scene.say('text-map')}**"
    yield scene.say("text-map-key")
    for _, row in groupby(range(len(data.HEXES)), lambda place: data.ROW_NAMES[place]):
        told = ""
        before: int | None = None
        for place in row:
            gap = "" if before is None else " – " if DISTANCE[before][place] == 1 else ", "
            below = [data.HEXES[at] for at in _below(place)]
            told += gap + data.HEXES[place] + (f" ({', '.join(below)})" if below else "")
            before = place
        yield told
    for port, place in zip(data.PORTS, PORT_PLACES, strict=True):
        hexes = [hex_ for at, hex_ in enumerate(data.HEXES) if DISTANCE[place][at] == 1]
        yield scene.say("text-map-port", port=scene.words.name(port), hexes=", ".join(hexes))


def _below(place: int) -> list[int]:
    """The hexes of the next row that adjoin this one."""
    rows = data.ROWS.hex
    return [at for at in range(len(rows)) if rows[at].row > rows[place].row and DISTANCE[place][at] == 1]


def _reward(scene: Scene, tile: str) -> str:
    row = data.ROWS.reward_tile[data.REWARDS.index(tile)]
    return scene.say(f"text-reward-{row.kind}", amount=row.amount)


def _boat(scene: Scene, seat: int) -> Iterator[str]:
    """One player, a line for each part of the board, and the hand of who reads it."""
    captain, words, say = scene.view.captains[seat], scene.words, scene.say
    yield say(
        "text-boat",
        name=scene.name(seat),
        money=scene.dollars(captain.money),
        total=scene.dollars(captain.points.total),
        over="yes" if scene.view.over else "no",
    )
    wheel = words.name(captain.wheel) if captain.wheel else "–"
    yield say(
        "text-position", place=scene.place(captain.place), wheel=wheel, fuel=captain.fuel, tank=captain.tank,
        boxes=captain.boxes, hold=hold(scene, seat),
    )  # fmt: skip
    yield cards_aboard(scene, seat)
    if seat == scene.view.viewer:
        yield from _effects(scene, seat)
    tracks = ", ".join(f"{words.name(port)} {space}" for port, space in zip(data.PORTS, captain.tracks, strict=True))
    yield say("text-tracks", tracks=tracks)
    free = max(0, captain.markers - captain.markers_used)
    yield say("text-stock", tiles=captain.tiles, markers=free, loans=captain.loans, cards=captain.cards)
    if seat == scene.view.viewer and captain.hand:
        yield from _hand(scene, seat)


def _effects(scene: Scene, seat: int) -> Iterator[str]:
    """What the crew and the upgrades aboard do, each once."""
    captain, name = scene.view.captains[seat], scene.words.name
    yield from (
        f"- {name(member)}: {crew_effect(scene, member)}" for member in dict.fromkeys(each for _, each in captain.crew)
    )
    yield from (
        f"- {name(item)}: {upgrade_effect(scene, item)}" for item in dict.fromkeys(each for _, each in captain.upgrades)
    )


def _hand(scene: Scene, seat: int) -> Iterator[str]:
    """The reader's own cards with their four uses."""
    yield f"**{scene.say('text-hand')}**"
    for card in scene.view.captains[seat].hand:
        yield card_line(scene, card)
