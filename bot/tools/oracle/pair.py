"""Playing a game with a twin beside it that differs in what is not revealed, and comparing what leaves both bots.
What a bot at a desk does, and what leaves it, is in `desk.py`; what people do alike at both, in `walk.py`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import timedelta
from random import Random
from typing import Any

from bot.gateway.controls import control
from bot.ledger.loaded import Loaded
from bot.notes.panel import NOTE
from bot.tools.oracle.acts import Send
from bot.tools.oracle.desk import BYSTANDER, Desk, person_at, seen
from bot.tools.oracle.overhearing import by_game
from bot.tools.oracle.walk import Sides, Walk
from games.engine import RANDOM, Game, ways
from games.engine.conformance import Broken
from games.engine.conformance.playing import difference

SECOND_THOUGHTS = 0.1
"""The chance that an answer in a window is taken back and given again."""
FROM_ALL_SIDES = 0.03
"""The chance that what can be looked up is compared, at any moment."""
WALKS = 0.1
"""The chance that people do several things at both desks, at any moment in a window."""
STEP = timedelta(seconds=20)
TOGETHER = 0.5
"""The chance that somebody who can decide several things in one press does."""
UNSEEN = 0.25
"""The chance that an unseen step is made before each thing that is done at both desks."""
ELSEWHERE = 0.5
"""The chance that people who do several things have just played in another game: what is sorted by time then differs
where a later step of this game counts."""
NOTES = (("Mind the lobster.", ""), ("", "Cod first, whatever they do."), ("Tuna", "Oysters"))
"""What is noted at the one desk and at the other, by one after another."""
NOTED = 0.5
"""The chance that people who are told apart have noted other things down."""
DRAWN_BY = 40
"""Outside windows everything is drawn at one of so many first moments, if the game has them."""
MEASURED = 0.05
"""The chance that the metrics are compared, whenever anything is: it takes longer than all the rest."""


class Pair:
    """One game and its twins, played to the end at two desks.

    `compared` counts the moments at which views, questions and options were compared, `looked` those at which what can
    be looked up was, `drawn` those with pictures, `walked` those at which people did several things at both desks,
    `hesitated` the windows that closed alike although somebody had thought again at one of them; `together` is how many
    presses were several decisions, `done` how many things were done at both desks. Without `draws` what pictures are
    drawn from is compared instead; with it they are drawn once in a window and, elsewhere, at one of the first
    `drawn_by` moments. `looks`, `walks` and `measures` are the chances to do so at any moment.
    """

    def __init__(
        self,
        desk: Desk,
        twin: Desk,
        game: Game[Any, Any],
        case: tuple[int, dict[str, str]],
        name: str,
        *,
        draws: bool = True,
        looks: float = FROM_ALL_SIDES,
        walks: float = WALKS,
        measures: float = MEASURED,
        drawn_by: int = DRAWN_BY,
    ) -> None:
        self._desk, self._twin, self._game = desk, twin, game
        self._seats, self._settings = case
        self._id = name
        self._rng = Random(name)
        self._sides = Sides(desk, self._id, self._rng)
        self._drawn_in_window = False  # once in every game that has windows, and once elsewhere
        self._until_drawn = self._rng.randrange(1, drawn_by)
        self._draws, self._looks, self._walks, self._measures = draws, looks, walks, measures
        self.compared = self.looked = self.drawn = self.walked = self.hesitated = self.together = self.done = 0

    async def play(self) -> None:
        """Raises `Broken` at the first moment at which somebody could tell the twins apart."""
        desk = self._desk
        await desk.begin(self._id, self._game, self._seats, self._settings, self._rng)
        while (loaded := await desk.loaded(self._id)).row.state == "running":
            await desk.rest(desk.now + STEP)
            if loaded.table.lanes is not None:
                await self._window(loaded)
                continue
            await self._imagined(loaded)
            seat = self._rng.choice(loaded.waiting())
            await desk.decide(self._id, seat, *self._press(loaded.table, seat))

    def _press(self, table: Any, seat: int) -> tuple[str, ...]:
        """What somebody decides in one press: of the ways they are offered any, as often as not; else one choice."""
        if self._rng.random() < TOGETHER:
            offered = [way.choices for each in ways(self._game, table, seat) for way in each.ways]
            if several := [choices for choices in offered if len(choices) > 1]:
                self.together += 1
                return self._rng.choice(several)
        return (RANDOM.choose(None, self._game.options(table, seat), self._rng),)

    # -- outside windows ------------------------------------------------------------------------------------------

    async def _imagined(self, loaded: Loaded) -> None:
        """The twin is a table that one seat cannot tell from the real one."""
        viewer = self._rng.randrange(self._seats)
        imagined = self._game.imagine(loaded.table, viewer, self._rng)
        where = f"after move {loaded.row.revision}"
        for who in (viewer, None):
            self.compared += 1
            one, other = seen(self._game, loaded.table, who), seen(self._game, imagined, who)
            _must_be_alike([one], [other], f"{where}: what {_called(who)} is shown by the rules")
        self._until_drawn -= 1
        if self._until_drawn == 0 or self._rng.random() < self._looks:
            await self._copy()
            await self._twin.put(self._id, imagined)
            await self._look(where, {viewer}, draw=self._until_drawn == 0)

    # -- in windows -----------------------------------------------------------------------------------------------

    async def _window(self, loaded: Loaded) -> None:
        """In a window the others answer differently at the twin's table; neither table shows what before it closes."""
        desk, twin = self._desk, self._twin
        await self._copy()
        opened = f"the window open after move {loaded.row.revision}"
        order = loaded.waiting()
        self._rng.shuffle(order)
        if self._rng.random() < self._walks:
            await self._hesitate(order, opened)
        same = self._rng.choice([None, *order[:-1]])  # who looks from a seat has answered alike in both
        alike: set[int] = {same} if same is not None else set()
        for place, seat in enumerate(order):
            for again in (False, True):
                if again:
                    if self._rng.random() > SECOND_THOUGHTS:
                        break
                    for each in (desk, twin):
                        each.forget()
                        await each.undo(self._id, seat)
                    await self._must_sound_alike(alike, f"{opened}: seat {seat} takes an answer back")
                if not await self._answer(seat, same, opened):
                    return
            where = f"{opened}: seats {order[: place + 1]} have answered"
            thorough = place == len(order) - 2 and not self._drawn_in_window
            self._drawn_in_window |= thorough
            await self._glance(alike, where)
            if thorough or self._rng.random() < self._looks:
                await self._look(where, alike, draw=thorough)
            if self._rng.random() < self._walks:
                await self._walk(where, alike)

    async def _hesitate(self, order: Sequence[int], opened: str) -> None:
        """All answer alike at both tables, but at the twin's somebody takes each step back once and makes it again, and
        decides one by one what is one press at the other: nothing tells of that once the window has closed. Then
        everything is as it was before."""
        desk, twin, hesitant = self._desk, self._twin, self._rng.choice(order)
        alike = [seat for seat in order if seat != hesitant]
        where = f"{opened} and closes: seat {hesitant} has thought again"
        with desk.returning(), twin.returning():
            for seat in order:
                presses = await self._lane(desk, seat)
                for number, choices in enumerate(presses, 1):
                    for each in (desk, twin):
                        await each.rest(each.now + STEP)
                        each.forget()
                    if seat == hesitant and number < len(presses):
                        await twin.decide(self._id, seat, *choices)
                        await twin.undo(self._id, seat)
                        _must_be_alike(twin.seen_by(map(person_at, alike)), [], where)
                        twin.forget()
                    await desk.decide(self._id, seat, *choices)
                    for step in [(choice,) for choice in choices] if seat == hesitant else [choices]:
                        await twin.decide(self._id, seat, *step)
                    await self._must_sound_alike(alike, where)
            if (await desk.loaded(self._id)).row.state == "running":
                await self._look(where, alike, draw=False)
        await self._renumber()
        self.hesitated += 1

    async def _answer(self, seat: int, same: int | None, opened: str) -> bool:
        """Let the seat answer at both tables until it is done; False once this closes the window at the real one."""
        desk, twin = self._desk, self._twin
        alike: set[int] = {same} if same is not None else set()
        await self._rest(alike, f"{opened}: nobody does anything")
        for each in (desk, twin):
            each.forget()
        began = desk.now
        presses = await self._lane(desk, seat)
        for number, choices in enumerate(presses, 1):
            desk.now = began + STEP * number / len(presses)
            await desk.decide(self._id, seat, *choices)
            loaded = await desk.loaded(self._id)
            if number == len(presses) and _closed(loaded):
                return False
            if seat != same and number < len(presses):
                where = f"{opened}: seat {seat} has begun to answer"
                _must_be_alike(desk.seen_by(()), [], where)
                await self._glance(alike, where)
                if self._rng.random() < self._walks:
                    await self._walk(where, alike)
        if seat != same:
            presses = await self._lane(twin, seat)
        for number, choices in enumerate(presses, 1):
            twin.now = began + STEP * number / len(presses)
            await twin.decide(self._id, seat, *choices)
        measured = self._rng.random() < self._measures
        await self._must_sound_alike(alike, f"{opened}: seat {seat} has answered", measured=measured)
        return True

    async def _lane(self, desk: Desk, seat: int) -> list[tuple[str, ...]]:
        """All that the seat decides until it is done in this window, press by press. How many steps that takes shows
        nowhere, so they end at the same time whatever they are."""
        loaded = await desk.loaded(self._id)
        luck, table, window = await desk.app.ledger.luck(loaded), loaded.table, loaded.table.lanes
        presses: list[tuple[str, ...]] = []
        while table.lanes is window and seat in self._game.waiting(table):
            presses.append(self._press(table, seat))
            for choice in presses[-1]:
                self._game.apply(table, seat, choice, luck)
        return presses

    async def _copy(self) -> None:
        """Let everything be at the twin's desk as it is at this one."""
        self._twin.copy(self._desk)
        await self._renumber()

    async def _renumber(self) -> None:
        generation = next(self._desk.numbers)
        for each in (self._desk, self._twin):
            await each.renumber(generation)

    async def _rest(self, alike: Collection[int], where: str) -> None:
        """Let time pass at both desks."""
        until = max(self._desk.now, self._twin.now) + STEP
        for each in (self._desk, self._twin):
            each.forget()
            await each.rest(until)
        await self._must_sound_alike(alike, where)

    # -- comparing ------------------------------------------------------------------------------------------------

    async def _glance(self, alike: Collection[int], where: str) -> None:
        for who in (*alike, None):
            self.compared += 1
            one, other = await self._desk.glances(self._id, who), await self._twin.glances(self._id, who)
            _must_be_alike([one], [other], f"{where}: what {_called(who)} is shown by the rules")

    async def _look(self, where: str, alike: Collection[int], *, draw: bool) -> None:
        """Some of what can be looked up, by those who are to see the same; all of it where it is drawn."""
        desk, twin = self._desk, self._twin
        draws = draw and self._draws
        desk.easel.draws = twin.easel.draws = draws
        try:
            for act in self._sides.looks([*map(person_at, alike), BYSTANDER], everything=draws):
                await self._do(act, where, alike)
        finally:
            desk.easel.draws = twin.easel.draws = False
        self.looked += 1
        self.drawn += draws

    async def _walk(self, where: str, alike: Collection[int]) -> None:
        """Let people do several things at both desks, one after another; then everything is as it was before."""
        people = [*map(person_at, alike), BYSTANDER]
        others = [person_at(seat) for seat in range(self._seats) if seat not in alike]
        walk = Walk(self._desk, self._id, self._rng, people, others)
        with self._desk.returning(), self._twin.returning():
            await self._renumber()
            self._desk.now = self._twin.now = max(self._desk.now, self._twin.now)
            done: list[object] = []
            if self._rng.random() < NOTED:
                await self._note_apart(alike, where)
            if self._rng.random() < ELSEWHERE:
                await self._play_elsewhere(alike, where)
            for _ in range(self._rng.randrange(3, 9)):
                if self._rng.random() < UNSEEN:
                    await self._unseen_step(alike, f"{where}, then {done}")
                act = walk.next()
                done.append(act)
                if not await self._do(act, f"{where}, then {done}", alike, ends=True):
                    break
            else:
                for act in walk.parting():
                    await self._do(act, f"{where}, then {done}", alike)
        await self._renumber()
        self.walked += 1

    async def _note_apart(self, alike: Collection[int], where: str) -> None:
        """Those who are told apart write themselves a note, another one at each desk."""
        desk, twin = self._desk, self._twin
        apart = [seat for seat in range(self._seats) if seat not in alike]
        for seat, (one, other) in zip(apart, NOTES, strict=False):
            number = next(desk.numbers)
            for each, note in ((desk, one), (twin, other)):
                each.forget()
                await each.do(Send(person_at(seat), control(self._id, 0, "@note"), ((NOTE, note),)), number)
            await self._must_sound_alike(alike, f"{where}, then seat {seat} has noted something down")

    async def _play_elsewhere(self, alike: Collection[int], where: str) -> None:
        """The same people decide something in one of their other games, alike at both desks."""
        other = self._rng.choice(self._desk.others(self._id))
        loaded = await self._desk.loaded(other)
        seat = self._rng.choice(loaded.waiting())
        choices = self._press(loaded.table, seat)
        for each in (self._desk, self._twin):
            each.forget()
            await each.decide(other, seat, *choices)
        await self._must_sound_alike(alike, f"{where}, then {choices} in another game")

    async def _unseen_step(self, alike: Collection[int], where: str) -> None:
        """At the real table alone somebody makes a step that does not end an answer, or takes one back."""
        desk = self._desk
        loaded = await desk.loaded(self._id)
        seats = [seat for seat in loaded.waiting() if seat not in alike and loaded.person_at(seat) is not None]
        if not seats or loaded.saved.course.paused or loaded.table.lanes is None:
            return
        seat = self._rng.choice(seats)
        desk.forget()
        if self._rng.random() < 0.3 and any(trace.in_window and trace.seat == seat for trace in loaded.saved.trail):
            await desk.undo(self._id, seat)
        elif len(presses := await self._lane(desk, seat)) > 1:
            await desk.decide(self._id, seat, *presses[0])
        _must_be_alike(desk.seen_by(map(person_at, alike)), [], f"{where}, then an unseen step of seat {seat}")

    async def _do(self, act: Any, where: str, alike: Collection[int], *, ends: bool = False) -> bool:
        """Do the same at both desks and compare what comes of it; False, without comparing, once everything may differ
        for the window has ended by it."""
        desk, twin = self._desk, self._twin
        self.done += 1
        number = next(desk.numbers)
        for each in (desk, twin):
            each.forget()
        asked = (await desk.loaded(self._id)).saved.posted
        for each in (desk, twin):
            await each.do(act, number)
        if ends:
            for each in (desk, twin):
                loaded = await each.loaded(self._id)
                if loaded.row.state != "running" or loaded.table.lanes is None or loaded.saved.posted != asked:
                    return False
        await self._must_sound_alike(alike, f"{where}: {act}", measured=self._rng.random() < self._measures)
        return True

    async def _must_sound_alike(self, alike: Collection[int], where: str, *, measured: bool = False) -> None:
        desk, twin = self._desk, self._twin
        people = [person_at(seat) for seat in alike]
        _must_be_alike(desk.seen_by(people), twin.seen_by(people), where)
        if desk.logged != twin.logged:
            _must_be_alike(by_game(desk.logged), by_game(twin.logged), f"{where}: the log")
        if measured:
            _must_be_alike(await desk.measured(), await twin.measured(), f"{where}: the metrics")


def _called(seat: int | None) -> str:
    return "a bystander" if seat is None else f"seat {seat}"


def _closed(loaded: Loaded) -> bool:
    """Whether the last answer of a seat was its window's last: nothing that was hidden is left to be taken back."""
    return loaded.row.state != "running" or not loaded.saved.trail


def _must_be_alike(one: Sequence[bytes], other: Sequence[bytes], where: str) -> None:
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            raise Broken(f"{where} differs{difference(mine, theirs)}")
    if len(one) != len(other):
        more = max(one, other, key=len)[min(len(one), len(other))]
        raise Broken(f"{where}: {len(one)} messages, not {len(other)}: {more[:300].decode(errors='replace')}")
