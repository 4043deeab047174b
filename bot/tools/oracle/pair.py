"""Playing a game with a twin beside it that differs in what is not revealed, and comparing what people see of both.
What they see, and how a game is played without Discord, is in `desk.py`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.ledger.loaded import Loaded
from bot.tools.oracle.desk import Desk, Rooms
from games.engine import Deckhand, Game
from games.engine.conformance import Broken
from games.engine.conformance.playing import difference

DECKHAND = Deckhand()
SECOND_THOUGHTS = 0.1
"""The chance that an answer in a window is taken back and given again."""
OPEN_EYES = 0.015
"""The chance that all is looked at, though not drawn, at any other moment."""


class Pair:
    """One game and its twins, played to the end.

    `compared` counts the moments at which views, questions and options were compared, `looked` those at which all that
    can be looked up was, `drawn` those with pictures; `looks` is the chance to look at any moment, and without `draws`
    what pictures are drawn from is compared instead. `more` are rooms that the bot has besides the usual ones.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        settings: dict[str, str],
        seed: str,
        *,
        draws: bool = True,
        looks: float = OPEN_EYES,
        more: Rooms = (),
    ) -> None:
        self._game, self._seats, self._settings, self._seed = game, seats, settings, seed
        self._rng = Random(seed)
        self._drawn_in_window = False  # once in every game that has windows, and once elsewhere
        self._until_drawn = self._rng.randrange(1, 40)
        self.compared = self.looked = self.drawn = 0
        self._draws, self._looks, self._more = draws, looks, more

    async def play(self) -> None:
        """Raises `Broken` at the first moment at which somebody could tell the twins apart."""
        desk = await Desk.dealt(self._game, self._seats, self._settings, self._seed, self._more)
        while not (loaded := await desk.loaded()).table.over:
            if loaded.table.lanes is not None:
                await self._window(desk, loaded)
                continue
            await self._imagined(desk, loaded)
            seat = self._rng.choice(loaded.waiting())
            await desk.decide(seat, self._choice(loaded, seat))

    def _choice(self, loaded: Loaded, seat: int) -> str:
        return DECKHAND.choose(None, self._game.options(loaded.table, seat), self._rng)

    async def _imagined(self, desk: Desk, loaded: Loaded) -> None:
        """The twin is a table that one seat cannot tell from the real one."""
        viewer = self._rng.randrange(self._seats)
        twin = desk.twin()
        await twin.put(self._game.imagine(loaded.table, viewer, self._rng))
        self._until_drawn -= 1
        thorough = self._until_drawn == 0
        for who in (viewer, None):
            await self._compare(desk, twin, who, f"after move {loaded.row.revision}", draw=thorough)

    async def _window(self, desk: Desk, loaded: Loaded) -> None:
        """In a window the others answer differently at the twin's table; neither table shows what before it closes."""
        twin = desk.twin()
        assert loaded.table.lanes is not None
        opened = f"the window open after move {loaded.row.revision}"
        order = loaded.waiting()
        self._rng.shuffle(order)
        same = self._rng.choice([None, *order[:-1]])  # who looks from a seat has answered alike in both
        for place, seat in enumerate(order):
            for again in (False, True):
                if again:
                    if self._rng.random() > SECOND_THOUGHTS:
                        break
                    for each in (desk, twin):
                        each.forget()
                        await each.undo(seat)
                    _must_sound_alike(desk, twin, f"{opened}: seat {seat} takes an answer back")
                if not await self._answer(desk, twin, seat, same, opened):
                    return
            where = f"{opened}: seats {order[: place + 1]} have answered"
            thorough = place == len(order) - 2 and not self._drawn_in_window
            self._drawn_in_window |= thorough
            for who in dict.fromkeys((same, None)):
                await self._compare(desk, twin, who, where, draw=thorough)

    async def _answer(self, desk: Desk, twin: Desk, seat: int, same: int | None, opened: str) -> bool:
        """Let the seat answer at both tables until it is done; False once this closes the window at the real one."""
        for each in (desk, twin):
            each.forget()
        loaded = await desk.loaded()
        while seat in loaded.waiting():
            choice = self._choice(loaded, seat)
            await desk.decide(seat, choice)
            loaded = await desk.loaded()
            if _closed(loaded):
                return False
            if seat == same:
                await twin.decide(seat, choice)
            elif seat in loaded.waiting():
                where = f"{opened}: seat {seat} has begun to answer"
                _must_be_alike(desk.heard, [], where)
                await self._glance(desk, twin, self._other(same, seat), where)
        while seat != same and seat in (loaded := await twin.loaded()).waiting():
            await twin.decide(seat, self._choice(loaded, seat))
        _must_sound_alike(desk, twin, f"{opened}: seat {seat} has answered")
        return True

    @staticmethod
    def _other(same: int | None, seat: int) -> int | None:
        return same if same != seat else None

    async def _compare(self, desk: Desk, twin: Desk, who: int | None, where: str, *, draw: bool) -> None:
        """Look at both from one person's side: always at what the rules show, now and then from all sides."""
        await self._glance(desk, twin, who, where)
        if draw or self._rng.random() < self._looks:
            draw = draw and self._draws
            desk.easel.draws = twin.easel.draws = draw
            self.drawn += draw
            seen, seen_by_the_twin = await desk.looks(who), await twin.looks(who)
            desk.easel.draws = twin.easel.draws = False
            _must_be_alike(seen, seen_by_the_twin, f"{where}: what {_called(who)} sees")
            _must_be_alike(desk.logged, twin.logged, f"{where}: what the log says when {_called(who)} looks")
            self.looked += 1

    async def _glance(self, desk: Desk, twin: Desk, who: int | None, where: str) -> None:
        self.compared += 1
        _must_be_alike(
            [await desk.glances(who)], [await twin.glances(who)], f"{where}: what {_called(who)} is shown by the rules"
        )


def _called(seat: int | None) -> str:
    return "a bystander" if seat is None else f"seat {seat}"


def _closed(loaded: Loaded) -> bool:
    """Whether the last move was a window's last: then everybody is asked anew."""
    return loaded.row.state != "running" or set(loaded.saved.asked) == {loaded.row.revision}


def _must_sound_alike(desk: Desk, twin: Desk, where: str) -> None:
    _must_be_alike(desk.heard, twin.heard, where)
    _must_be_alike(desk.logged, twin.logged, f"{where}: the log")


def _must_be_alike(one: Sequence[bytes], other: Sequence[bytes], where: str) -> None:
    if len(one) != len(other):
        raise Broken(f"{where}: {len(one)} messages, not {len(other)}")
    for mine, theirs in zip(one, other, strict=True):
        if mine != theirs:
            raise Broken(f"{where} differs{difference(mine, theirs)}")
