"""The whole board of Montego Bay in words, for screen readers and whoever has no pictures: every public fact of a view.
Sentences are Fluent messages `montego_bay-alt-*`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.montego_bay.view import FigureView, ShipView, SpaceView, View
from render.montego_bay.scene import points_now
from render.words import Words


def board_text(view: View, names: Sequence[str], words: Words) -> str:
    """The board in Markdown: the moment, the harbor, the ring, then every player. `names` are the people by seat."""
    board = _Board(view, names, words)
    parts = [" ".join(board.moment()), "\n".join(board.harbor()), "\n".join(board.ring())]
    parts += [board.seat(seat) for seat in range(view.seats)]
    return "\n\n".join(part for part in parts if part)


class _Board:
    """One view being put into words."""

    def __init__(self, view: View, names: Sequence[str], words: Words) -> None:
        self._view = view
        self._names = names
        self._words = words

    def _say(self, key: str, /, **args: str | int) -> str:
        return self._words(f"montego_bay-alt-{key}", **args)

    def moment(self) -> Iterator[str]:
        """Round, phase, whose decision, who works, Lazy Jack's hirer."""
        view = self._view
        yield self._say("status", round=view.round, phase=self._words(f"montego_bay-phase-{view.phase}"))
        if view.last_round:
            yield self._words("montego_bay-event-last_round")
        if view.waiting:
            yield self._say("deciding", names=", ".join(self._names[seat] for seat in view.waiting))
        if view.active:
            yield self._say("active", figure=self._words.name(view.active))
        if view.hirer >= 0:
            yield self._say("jack", name=self._names[view.hirer])
        if view.round:
            yield self._say("bank", coins=view.bank)

    def harbor(self) -> Iterator[str]:
        """Every pier with its ship, its load and its numbers; the next ships of the stacks."""
        view = self._view
        for pier, ship in enumerate(view.harbor, 1):
            yield f"{self._say('pier', pier=pier, ship=self._words.name(ship.id))}, {self._load(ship)}."
        if view.round:
            stacks = zip(view.next_ships, view.stacks, strict=True)
            coming = [self._next(ship, left - 1) for ship, left in stacks if ship is not None]
            yield self._say("stacks", ships="; ".join(coming)) if coming else self._say("no-stacks")

    def _next(self, ship: ShipView, below: int) -> str:
        name = self._words.name(ship.id)
        return self._say("next", ship=name, vp=_numbers(ship), capacity=ship.capacity, below=below)

    def _load(self, ship: ShipView) -> str:
        if not ship.capacity:
            return self._say("pilot")
        loaded = sum(ship.barrels)
        parts = [self._say("ship", vp=_numbers(ship), loaded=loaded, capacity=ship.capacity)]
        points = points_now(ship)
        parts += [
            self._say("barrels", name=self._names[seat], barrels=barrels, points=points[seat])
            for seat, barrels in enumerate(ship.barrels)
            if barrels
        ]
        return ", ".join(parts)

    def ring(self) -> Iterator[str]:
        """The spaces clockwise with their rooms and who stands there; the order tiles."""
        view = self._view
        if view.spaces:
            yield self._say("spaces", spaces="\n".join(map(self._space, view.spaces)))
            yield self._say("tiles", order="; ".join(map(self._words.name, view.movers)))

    def _space(self, space: SpaceView) -> str:
        goods = space.barrels + space.broken
        room = self._say(
            "space", space=space.name, barrels=space.barrels, broken=space.broken, coins=space.coins, goods=goods
        )
        return self._say("standing", room=room, figure=self._words.name(space.figure)) if space.figure else room

    def seat(self, seat: int) -> str:
        """One player: points, goods, figures with their places and the cards that may be seen."""
        player = self._view.players[seat]
        if not player.color:
            return self._say("seat-new", name=self._names[seat])
        color = self._words.name(player.color)
        figures = [figure for figure in self._view.figures if figure.seat == seat and figure.place]
        return "\n".join(
            [
                self._say("seat", name=self._names[seat], colour=color, points=player.vp),
                self._say(
                    "goods", coins=player.coins, supply=player.barrels, aboard=player.aboard, tavern=player.tavern
                ),
                *map(self._worker, figures),
            ]
        )

    def _worker(self, figure: FigureView) -> str:
        named = {"figure": self._words.name(figure.id), "place": self._words.name(figure.place)}
        if figure.card:
            return self._say("worker-card", card=figure.card, **named)
        return self._say("worker", **named)


def _numbers(ship: ShipView) -> str:
    """What the ranks of a ship are worth: `5-3-2`."""
    return "-".join(map(str, ship.vp))
