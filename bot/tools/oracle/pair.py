"""Playing a game with a twin beside it that differs in what is not revealed, and comparing what leaves both bots.
What a bot at a desk does, and what leaves it, is in `desk.py`; what people do alike at both, in `walk.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import ExitStack
from datetime import timedelta
from functools import lru_cache
from random import Random
from typing import Any

from bot.gateway.controls import control
from bot.ledger.loaded import Loaded
from bot.notes.panel import NOTE
from bot.tools.oracle.acts import Send
from bot.tools.oracle.desk import BYSTANDER, Desk, person_at, seen
from bot.tools.oracle.overhearing import as_read
from bot.tools.oracle.walk import Sides, Walk
from games.engine import RANDOM, Game, told_to, ways_from
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
AT_ONCE = 0.1
"""The chance that what a move outside windows brings about is said at once, not when it is said of later ones, too,
before anything is compared."""
MEASURED = 0.05
"""The chance that the metrics are compared, whenever anything is: it takes longer than all the rest."""


Look = Callable[[], Awaitable[None]]


class Drawn:
    """One of the moments that come, drawn by lot, each with the same chance: how to look at it later."""

    def __init__(self, lots: Random) -> None:
        self._lots = lots
        self._moments = 0
        self.look: Look | None = None

    def chosen(self) -> bool:
        """Whether it is this one, as far as it has come."""
        self._moments += 1
        return self._lots.randrange(self._moments) == 0


class Pair:
    """One game and its twins, played to the end at two desks.

    `compared` counts the moments at which views, questions and options were compared, `looked` those at which what can
    be looked up was, `drawn_outside` and `drawn_inside` those of them with pictures outside windows and in one,
    `walked` those at which people did several things at both desks, `hesitated` the windows that closed alike although
    somebody had thought again at one of them; `together` is how many presses were several decisions, `done` how many
    things were done at both desks. At one moment outside windows and one in them, drawn by lot from all that the game
    has, pictures are drawn; without `draws` what they are drawn from is compared instead. `looks`, `walks` and
    `measures` are the chances to do so at any moment.
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
    ) -> None:
        self._desk, self._twin, self._game = desk, twin, game
        self._seats, self._settings = case
        self._id = name
        self._rng = Random(name)
        self._lots = Random(f"{name} lots")  # of what is not to change how the game goes
        self._sides = Sides(desk, self._id, self._rng)
        self._apart = False  # whether the twin's table is another one than the real one
        self._outside, self._inside = Drawn(self._lots), Drawn(self._lots)
        self._draws, self._looks, self._walks, self._measures = draws, looks, walks, measures
        self.compared = self.looked = self.walked = self.hesitated = self.together = self.done = 0
        self.drawn_outside = self.drawn_inside = 0

    async def play(self) -> None:
        """Raises `Broken` at the first moment at which somebody could tell the twins apart."""
        desk = self._desk
        await desk.begin(self._id, self._game, self._seats, self._settings, self._rng)
        while (loaded := await desk.loaded(self._id)).row.state == "running":
            desk.now += STEP
            if loaded.table.lanes is not None:
                await self._window(loaded)
                continue
            await self._imagined(loaded)
            seat = self._rng.choice(loaded.waiting())
            await desk.decide(self._id, seat, *self._press(loaded.table, seat), say=self._lots.random() < AT_ONCE)
        if self._outside.look is not None:
            await self._outside.look()
            self.drawn_outside += self._draws
        if self._inside.look is not None:
            await self._inside.look()
            self.drawn_inside += self._draws

    def _press(self, table: Any, seat: int) -> tuple[str, ...]:
        """What somebody decides in one press: of the ways they are offered any, as often as not; else one choice."""
        together = self._rng.random() < TOGETHER
        if together and (several := _several(self._game, told_to(self._game, table, seat), seat)):
            self.together += 1
            return self._rng.choice(several)
        return (RANDOM.choose(None, self._game.options(table, seat), self._rng),)

    # -- outside windows ------------------------------------------------------------------------------------------

    async def _imagined(self, loaded: Loaded) -> None:
        """The twin is a table that one seat cannot tell from the real one."""
        viewer = self._rng.randrange(self._seats)
        imagined = self._game.imagine(loaded.table, viewer, self._rng)
        where = f"after move {loaded.row.revision}"
        shown = (seen(self._game, table, viewer, None) for table in (loaded.table, imagined))
        self._must_look_alike((viewer, None), *shown, where=where)

        async def look(*, draw: bool = False) -> None:
            await self._desk.rest(self._desk.now)
            self._apart = False
            await self._part()
            await self._twin.put(self._id, imagined)
            await self._look(where, {viewer}, draw=draw)

        if self._outside.chosen():
            go_back = self._desk.kept()

            async def look_again() -> None:
                go_back()
                await look(draw=True)

            self._outside.look = look_again
        if self._rng.random() < self._looks:
            await look()

    # -- in windows -----------------------------------------------------------------------------------------------

    async def _window(self, loaded: Loaded) -> None:
        """In a window the others answer differently at the twin's table; neither table shows what before it closes. As
        long as all have answered alike there is only the real one."""
        await self._desk.rest(self._desk.now)
        self._apart = False
        opened = f"the window open after move {loaded.row.revision}"
        order = loaded.waiting()
        self._rng.shuffle(order)
        if self._rng.random() < self._walks:
            await self._hesitate(order, opened)
        same = self._rng.choice([None, *order[:-1]])  # who looks from a seat has answered alike in both
        alike: set[int] = {same} if same is not None else set()
        for place, seat in enumerate(order):
            if not await self._answer(seat, same, opened, last=place == len(order) - 1):
                return
            if self._rng.random() < SECOND_THOUGHTS:
                for each in self._desks():
                    each.forget()
                    await each.undo(self._id, seat)
                await self._must_sound_alike(alike, f"{opened}: seat {seat} takes an answer back")
                if not await self._answer(seat, same, opened, last=place == len(order) - 1):
                    return
            where = f"{opened}: seats {order[: place + 1]} have answered"
            await self._glance(alike, where)
            if place == len(order) - 2 and self._inside.chosen():
                self._inside.look = self._later(where, alike)
            if self._rng.random() < self._looks:
                await self._look(where, alike)
            if self._rng.random() < self._walks:
                await self._walk(where, alike)

    def _later(self, where: str, alike: Collection[int]) -> Look:
        """A look at both tables as they are now."""
        apart, go_back = self._apart, [each.kept() for each in self._desks()]

        async def look() -> None:
            for each in go_back:
                each()
            self._apart = apart
            await self._renumber()
            await self._look(where, alike, draw=True)

        return look

    async def _hesitate(self, order: Sequence[int], opened: str) -> None:
        """All answer alike at both tables, but at the twin's somebody takes each step back once and makes it again, and
        decides one by one what is one press at the other: nothing tells of that once the window has closed. Then
        everything is as it was before."""
        desk, twin, hesitant = self._desk, self._twin, self._rng.choice(order)
        alike = [seat for seat in order if seat != hesitant]
        where = f"{opened} and closes: seat {hesitant} has thought again"
        with desk.returning():
            for seat in order:
                if seat == hesitant:
                    await self._part()
                presses = await self._lane(desk, seat)
                for number, choices in enumerate(presses, 1):
                    for each in self._desks():
                        await each.rest(each.now + STEP)
                        each.forget()
                    if seat == hesitant and number < len(presses):
                        await twin.decide(self._id, seat, *choices)
                        await twin.undo(self._id, seat)
                        _must_be_alike(twin.seen_by(map(person_at, alike)), [], where)
                        twin.forget()
                    await desk.decide(self._id, seat, *choices)
                    if self._apart:
                        for step in [(choice,) for choice in choices] if seat == hesitant else [choices]:
                            await twin.decide(self._id, seat, *step)
                    await self._must_sound_alike(alike, where)
            if (await desk.loaded(self._id)).row.state == "running":
                await self._look(where, alike)
        self._apart = False
        await self._renumber()
        self.hesitated += 1

    async def _answer(self, seat: int, same: int | None, opened: str, *, last: bool) -> bool:
        """Let the seat answer at both tables until it is done; False once this closes the window at the real one, which
        the `last` answer is to do: what is said then, nobody compares."""
        desk, twin = self._desk, self._twin
        alike: set[int] = {same} if same is not None else set()
        await self._rest(alike, f"{opened}: nobody does anything")
        for each in self._desks():
            each.forget()
        if seat != same:
            await self._part()
        began = desk.now
        presses = await self._lane(desk, seat)
        for number, choices in enumerate(presses, 1):
            desk.now = began + STEP * number / len(presses)
            closes = last and number == len(presses)
            await desk.decide(self._id, seat, *choices, say=not closes or self._lots.random() < AT_ONCE)
            if number == len(presses) and _closed(await desk.loaded(self._id)):
                return False
            if closes:
                await desk.rest(desk.now)
            if seat != same and number < len(presses):
                await self._must_show_nothing(alike, f"{opened}: seat {seat} has begun to answer")
        if not self._apart:
            return True
        if seat != same:
            presses = await self._lane(twin, seat)
        for number, choices in enumerate(presses, 1):
            twin.now = began + STEP * number / len(presses)
            await twin.decide(self._id, seat, *choices)
        measured = self._rng.random() < self._measures
        await self._must_sound_alike(alike, f"{opened}: seat {seat} has answered", measured=measured)
        return True

    async def _must_show_nothing(self, alike: Collection[int], where: str) -> None:
        """Of a step that somebody has made at the real table, as of all hidden ones."""
        _must_be_alike(self._desk.seen_by(()), [], where)
        await self._glance(alike, where)
        if self._rng.random() < self._walks:
            await self._walk(where, alike)

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

    def _desks(self) -> list[Desk]:
        """Where there is a table of its own."""
        return [self._desk, self._twin] if self._apart else [self._desk]

    async def _part(self) -> None:
        """From now on the twin has a table of its own, which is still as the real one."""
        if not self._apart:
            self._apart = True
            self._twin.copy(self._desk)
            await self._renumber()

    async def _renumber(self) -> None:
        generation = next(self._desk.numbers)
        for each in (self._desk, self._twin):
            await each.renumber(generation)

    async def _rest(self, alike: Collection[int], where: str) -> None:
        """Let time pass at both tables."""
        until = max(each.now for each in self._desks()) + STEP
        for each in self._desks():
            each.forget()
            await each.rest(until)
        await self._must_sound_alike(alike, where)

    # -- comparing ------------------------------------------------------------------------------------------------

    async def _glance(self, alike: Collection[int], where: str) -> None:
        if self._apart:
            who = (*alike, None)
            shown = [await each.glances(self._id, *who) for each in (self._desk, self._twin)]
            self._must_look_alike(who, *shown, where=where)

    def _must_look_alike(
        self, who: Sequence[int | None], one: Sequence[bytes], other: Sequence[bytes], where: str
    ) -> None:
        for seat, mine, theirs in zip(who, one, other, strict=True):
            self.compared += 1
            _must_be_alike([mine], [theirs], f"{where}: what {_called(seat)} is shown by the rules")

    async def _look(self, where: str, alike: Collection[int], *, draw: bool = False) -> None:
        """Some of what can be looked up, by those who are to see the same; all of it where it is drawn. Where all have
        answered alike, somebody has begun to answer at the real table."""
        if not self._apart:
            with self._desk.returning():
                await self._part()
                await self._unseen_step(alike, where)
                await self._look(f"{where}, then an unseen step", alike, draw=draw)
            self._apart = False
            await self._renumber()
            return
        desk, twin = self._desk, self._twin
        draws = draw and self._draws
        desk.easel.draws = twin.easel.draws = draws
        try:
            for act in self._sides.looks([*map(person_at, alike), BYSTANDER], everything=draws):
                await self._do(act, where, alike)
        finally:
            desk.easel.draws = twin.easel.draws = False
        self.looked += 1

    async def _walk(self, where: str, alike: Collection[int]) -> None:
        """Let people do several things at both desks, one after another; then everything is as it was before. Where all
        have answered alike, somebody begins to answer at the real table before."""
        people = [*map(person_at, alike), BYSTANDER]
        others = [person_at(seat) for seat in range(self._seats) if seat not in alike]
        walk = Walk(self._desk, self._id, self._rng, people, others)
        with ExitStack() as returning:
            for each in self._desks():
                returning.enter_context(each.returning())
            differ = self._apart
            await self._part()
            await self._renumber()
            self._desk.now = self._twin.now = max(self._desk.now, self._twin.now)
            done: list[object] = []
            if self._rng.random() < NOTED:
                await self._note_apart(alike, where)
            if self._rng.random() < ELSEWHERE:
                await self._play_elsewhere(alike, where)
            for number in range(self._rng.randrange(3, 9)):
                if self._rng.random() < UNSEEN or not (differ or number):
                    await self._unseen_step(alike, f"{where}, then {done}")
                act = walk.next()
                done.append(act)
                if not await self._do(act, f"{where}, then {done}", alike, ends=True):
                    break
            else:
                for act in walk.parting():
                    await self._do(act, f"{where}, then {done}", alike)
        self._apart = differ
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
        asked = (await desk.loaded(self._id)).saved.posted if ends else 0
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
        if not self._apart:
            return
        desk, twin = self._desk, self._twin
        people = [person_at(seat) for seat in alike]
        _must_be_alike(desk.seen_by(people), twin.seen_by(people), where)
        if [line.what for line in desk.logged] != [line.what for line in twin.logged]:
            _must_be_alike(as_read(desk.logged), as_read(twin.logged), f"{where}: the log")
        if measured:
            _must_be_alike(await desk.measured(), await twin.measured(), f"{where}: the metrics")


@lru_cache(maxsize=256)
def _several(game: Game[Any, Any], told: bytes, seat: int) -> list[tuple[str, ...]]:
    """The ways that a seat which is told this is offered and that are several decisions."""
    offered = [way.choices for each in ways_from(game, told, seat) for way in each.ways]
    return [choices for choices in offered if len(choices) > 1]


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
