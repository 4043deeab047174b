"""Montego Bay's pictures in a few sentences, for people who do not see them: what matters first."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Result
from games.montego_bay.places import place_name
from games.montego_bay.view import FigureView, ShipView
from render.montego_bay.scene import Scene, by_rank, points_now
from render.montego_bay.walks import across


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else text + "."


def status_alt(scene: Scene) -> list[str]:
    """Round, phase, decision, who has not answered, who works, Lazy Jack."""
    view = scene.view
    said = [scene.say("alt-status", round=view.round, phase=scene.phase)]
    if scene.decision:
        said.append(_sentence(scene.decision))
    if len(view.waiting) > 1:
        said.append(scene.say("alt-waiting", names=", ".join(scene.name(seat) for seat in view.waiting)))
    if view.active:
        figure = scene.figures[view.active]
        said.append(scene.say("alt-active", figure=scene.words.name(figure.id), place=scene.words.name(figure.place)))
    if view.hirer >= 0:
        said.append(scene.say("alt-jack", name=scene.name(view.hirer)))
    return said


def seat_alt(scene: Scene, seat: int) -> str:
    """A player's points, coins and barrels."""
    player = scene.view.players[seat]
    return scene.say(
        "alt-seat", name=scene.name(seat), points=player.vp, coins=player.coins, supply=player.barrels,
        aboard=player.aboard, tavern=player.tavern,
    )  # fmt: skip


def table_alt(scene: Scene) -> list[str]:
    """The table: status, every player, every ship, where the figures stand."""
    if not scene.view.spaces:
        return [*status_alt(scene), *_colors(scene)]
    seats = [seat_alt(scene, seat) for seat in range(scene.view.seats)]
    places = [_standing(scene, figure) for figure in scene.view.figures if figure.place]
    return [*status_alt(scene), *seats, *ships_alt(scene), scene.say("alt-places", places="; ".join(places))]


def sheet_alt(scene: Scene, seat: int) -> list[str]:
    """The private view: status, the own figures with their cards, the own purse, the ships, the other players."""
    if not scene.view.spaces:
        return [*status_alt(scene), *_colors(scene)]
    own = "; ".join(_standing(scene, figure) for figure in scene.workers(seat) if figure.place)
    others = (seat_alt(scene, other) for other in range(scene.view.seats) if other != seat)
    return [
        *status_alt(scene), scene.say("alt-own", places=own), seat_alt(scene, seat), *ships_alt(scene), *others,
    ]  # fmt: skip


def focus_alt(scene: Scene, seat: int) -> list[str]:
    """What a question is about: as the private view, but the order of the workers first."""
    said = sheet_alt(scene, seat)
    if not scene.view.tiles:
        return said
    order = "; ".join(map(scene.words.name, scene.view.movers))
    at = len(status_alt(scene))
    return [*said[:at], scene.words("montego_bay-alt-tiles", order=order), *said[at:]]


def _standing(scene: Scene, figure: FigureView) -> str:
    said = f"{scene.words.name(figure.id)} {scene.words.name(figure.place)}"
    return f"{said} ({scene.say('alt-card', card=figure.card)})" if figure.card else said


def _colors(scene: Scene) -> Iterator[str]:
    for seat, player in enumerate(scene.view.players):
        if player.color:
            yield scene.say("alt-colour", name=scene.name(seat), colour=scene.words.name(player.color))


def ships_alt(scene: Scene) -> Iterator[str]:
    """Every ship in harbor: its numbers, its load, who has how many barrels aboard and would get how much."""
    for pier, ship in enumerate(scene.view.harbor, 1):
        name = scene.words.name(ship.id)
        if not ship.capacity:
            yield scene.say("alt-pilot", pier=pier, ship=name)
            continue
        vp = "-".join(map(str, ship.vp))
        aboard = _aboard(scene, ship)
        yield scene.say(
            "alt-ship", pier=pier, ship=name, vp=vp, taken=sum(ship.barrels), capacity=ship.capacity, aboard=aboard
        )
        if pier == 1 and not scene.view.over and not scene.view.last_round:
            yield scene.say("alt-leaves", ship=name)


def _aboard(scene: Scene, ship: ShipView) -> str:
    points = points_now(ship)
    parts = (
        scene.say("alt-aboard", name=scene.name(seat), barrels=ship.barrels[seat], points=points[seat])
        for seat in by_rank(ship)
    )
    return ", ".join(parts) or "–"


def moves_alt(scene: Scene) -> Iterator[str]:
    """The last move phase, move by move: figure, card, from where to where, who was pushed across."""
    view, words = scene.view, scene.words

    def named(place: int) -> str:
        return words.name(place_name(place, len(view.spaces)))

    yield scene.say("alt-moves", round=view.moved)
    for number, move in enumerate(view.moves, 1):
        figure, start, end = words.name(move.figure), named(move.start), named(move.end)
        yield scene.say("alt-move", number=number, figure=figure, card=move.card, start=start, end=end)
        if move.pushed:
            yield scene.say("alt-pushed", figure=words.name(move.pushed), place=named(across(view, move.end)))


def scoring_alt(scene: Scene, result: Result) -> list[str]:
    """The final scoring, best first, with where the points come from and the coins."""
    said = [_sentence(scene.words("picture-final"))]
    for score in sorted(result.scores, key=lambda each: (each.place, each.seat)):
        parts = ", ".join(f"{scene.category(name)} {value}" for name, value in score.categories.items())
        coins = scene.view.players[score.seat].coins
        said.append(
            scene.say(
                "alt-score",
                place=score.place,
                name=scene.name(score.seat),
                points=score.total,
                parts=parts,
                coins=coins,
            )
        )
    return said
