"""What may come for a seat, as far as it can know: the game is imagined to go on, with the stand-in at every seat.
From that follows what can be planned for later, and what the stand-in itself would plan. Imagining is heavy work, and
done beside the bot (`bot.workers`)."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from random import Random
from typing import Any, TypeVar

import msgspec

from bot.ledger.loaded import Loaded
from bot.ledger.plan import Meaning, Wish, merged
from bot.players.registry import players_of, stand_in
from bot.workers.process import Failed
from bot.workers.queue import Asker
from bot.workers.workers import Workers, ready
from games.engine import RANDOM, Ask, Game, Luck, Player, asked_twice, registry, told_to

A = TypeVar("A")
R = TypeVar("R")
log = logging.getLogger(__name__)
FUTURES = 6
"""So many ways to go on are imagined in which everybody chooses as the stand-in does."""
OTHERWISE = 3
"""So many more in which the others choose at random: what the stand-in always takes from them stays there."""
TURNS = 2
"""So many of its turns ahead a seat looks."""
MOST_PLAYED = 120
"""So many decisions of all seats are played in one of them at most."""
LIMIT_S = 30.0
KEPT = 64
"""So many outlooks are kept: a list is shown again after each entry."""


class Prospect(msgspec.Struct, frozen=True):
    """What a seat asks: a game, a table that it can't tell from the real one, and what it means to choose first. Not
    `further` does it look than to what may be chosen then."""

    kind: str
    world: bytes
    seat: int
    choices: tuple[str, ...] = ()
    further: bool = True


class Wanted(msgspec.Struct, frozen=True):
    """What a seat wants to plan: these wishes, once the choices of a prospect are made."""

    prospect: Prospect
    wishes: tuple[Wish, ...]


class Outlook(msgspec.Struct, frozen=True):
    """The answer: what may be chosen once these choices are made, each with the small print it would have, and in each
    way to go on what the stand-in chooses from there."""

    means: dict[str, Meaning | None]
    courses: list[list[Wish]]

    @property
    def can(self) -> dict[str, Ask | None]:
        """The same as the words for it want it."""
        return {choice: meaning.detail if meaning is not None else None for choice, meaning in self.means.items()}

    @property
    def suggested(self) -> tuple[Wish, ...]:
        """What the stand-in would plan."""
        return merged(self.courses)


class CannotForesee(Exception):
    """Whoever was to imagine it has failed."""


class Foresight:
    """Has imagined what may come."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept = OrderedDict[Prospect, Outlook]()

    async def outlook(
        self, loaded: Loaded, seat: int, choices: Sequence[str], asker: Asker, *, further: bool = False
    ) -> Outlook:
        """What may come for a seat once it has made these choices, and `further` what the stand-in would choose from
        there on. Raises `CannotForesee`."""
        asked = _prospect(loaded, seat, choices, further=further)
        if (known := self._kept.get(asked)) is not None:
            return known
        found = await self._done(loaded, ready(asked), foresee, asker, ("outlook", asked))
        self._kept[asked] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def continued(self, loaded: Loaded, seat: int, wishes: Sequence[Wish], asker: Asker) -> tuple[Wish, ...]:
        """The same wishes for a seat's next decision; of what stands below them what may come there, with the small
        print that it would have. Raises `CannotForesee`."""
        asked = Wanted(_prospect(loaded, seat, (), further=False), tuple(wishes))
        key = "continued", msgspec.msgpack.encode(asked)
        return await self._done(loaded, ready(asked), continued, asker, key)

    async def _done(
        self, loaded: Loaded, asked: Callable[[], Awaitable[A]], work: Callable[[A], R], asker: Asker, key: Hashable
    ) -> R:
        try:
            return await self._workers.do(work, asked, asker=asker, key=key, limit_s=LIMIT_S)
        except Failed as failed:
            log.error("game %s: no outlook: %s", loaded.id, failed)
            raise CannotForesee(str(failed)) from failed


def _prospect(loaded: Loaded, seat: int, choices: Sequence[str], *, further: bool) -> Prospect:
    told = told_to(loaded.game, loaded.table, seat)
    return Prospect(loaded.row.kind, told, seat, tuple(choices), further)


def continued(asked: Wanted) -> tuple[Wish, ...]:
    """What is wanted, and behind each wish what of what stands below it may come there."""
    found: list[Wish] = []
    for wish in asked.wishes:
        after = msgspec.structs.replace(asked.prospect, choices=(*asked.prospect.choices, wish.choice))
        means = foresee(after).means if wish.then else {}
        then = tuple(Wish(each.choice, means[each.choice], each.then) for each in wish.then if each.choice in means)
        found.append(Wish(wish.choice, wish.meant, continued(Wanted(after, then))))
    return tuple(found)


def foresee(asked: Prospect) -> Outlook:
    """The same answer to the same question, whatever there is that the seat doesn't know.

    Where something else must come before a choice, that is made up: it counts only if there is no way without.
    """
    rng, most = Random(asked.world), TURNS if asked.further else 0
    straight, around = Outlook({}, []), Outlook({}, [])
    for _ in range(FUTURES):
        _Future(asked, rng).add(asked.choices, most, straight, around)
    for _ in range(OTHERWISE):
        _Future(asked, rng, others=RANDOM).add(asked.choices, 0, straight, around)
    return straight if straight.means else around


class _Future:
    """One of the ways in which a game may go on."""

    def __init__(self, asked: Prospect, rng: Random, others: Player | None = None) -> None:
        self._game: Game[Any, Any] = registry()[asked.kind]
        self._player, self._seat, self._rng = players_of(asked.kind)[stand_in(asked.kind)], asked.seat, rng
        self._others = others or self._player
        self._table = self._game.imagine(self._game.load(asked.world), asked.seat, rng)
        self._luck = Luck(rng.randbytes(32))

    def add(self, choices: Sequence[str], most: int, straight: Outlook, around: Outlook) -> None:
        """Add what the seat can choose first behind these choices, and what it then does choose for so many turns: to
        `straight`, or to what is reached only `around` something else.

        Until each of them is possible, the seat chooses what its player does.
        """
        means: dict[str, Meaning | None] = {}
        course, is_straight = self._play(choices, means, most)
        found = straight if is_straight else around
        found.means.update({choice: meaning for choice, meaning in means.items() if choice not in found.means})
        if course:
            found.courses.append(course)

    def _play(self, choices: Sequence[str], means: dict[str, Meaning | None], most: int) -> tuple[list[Wish], bool]:
        """What the seat chooses behind these choices, and whether it chose nothing else before."""
        game, seat, left, course, turns = self._game, self._seat, list(choices), list[Wish](), 0
        on_turn, is_straight = False, True
        for _ in range(MOST_PLAYED):
            waiting = game.waiting(self._table)
            if on_turn and seat not in waiting:
                on_turn, turns = False, turns + bool(course)
            if not waiting or (turns == most and course):
                break
            if seat not in waiting:
                self._apply(min(waiting), self._choice(min(waiting)))
                continue
            on_turn, options = True, game.options(self._table, seat)
            if left and left[0] in options:
                self._apply(seat, left.pop(0))
                continue
            choice = self._choice(seat)
            is_straight = is_straight and not left
            if not left:
                stops = asked_twice(game, self._table, seat, options)  # no plan chooses these
                if not course:
                    free = [each for each in options if each not in stops and each not in means]
                    means.update({each: self._meaning(each) for each in free})
                if not most or choice in stops:
                    break
                course.append(Wish(choice, self._meaning(choice)))
            self._apply(seat, choice)
        return course, is_straight

    def _meaning(self, choice: str) -> Meaning | None:
        return Meaning.of(self._game.detail(self._table, self._seat, choice))

    def _choice(self, seat: int) -> str:
        game, table = self._game, self._table
        player = self._player if seat == self._seat else self._others
        return player.choose(game.view(table, seat), game.options(table, seat), self._rng)

    def _apply(self, seat: int, choice: str) -> None:
        self._game.apply(self._table, seat, choice, self._luck)
