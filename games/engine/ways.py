"""Ways to go on: chains of a seat's decisions that one press may take, none of which shows anything or ends a round
before the last. Each is tried on a table that the seat can't tell from the real one. How ways are offered and played is
not here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec

from games.engine.game import Ending, Game
from games.engine.illegal import Illegal
from games.engine.luck import Luck
from games.engine.numbering import asked_twice, is_moot
from games.engine.picks import verb_in
from games.engine.step import Ask, Choice

MOST = 25
"""So many ways begin with the same choice at most; those that would become more end a decision earlier."""
MOST_WITH_RARE = 12
"""So many, if some of them take what few choose: a longer menu has no room to tell what each does."""
MOST_IN_ALL = 60
LONGEST_WAY = 4
TRIED = 60
"""So many answers to the next decisions of ways that begin alike are tried at most."""
PROMISING = (4, 2)
"""Of answers that are too many for one menu, so many promising ones go on, or at least so many: a single one would be
a piece of advice."""
LONG = 10
"""So many answers a question has that one way goes on to although others stop before it."""
_ANY_LUCK = Luck(bytes(32))


class Way(msgspec.Struct, frozen=True):
    """Decisions in their order, with the small print each has once those before it are taken; what ends with the last
    one, as far as the seat can know; whether nothing more is to be decided at once (`done`); the questions that these
    decisions answer (`asks`); of each decision, how many do the same, itself included, if it stands for others that
    are on no way (else 0), and whether all that it could be do the same (`moot`); whether others like it are not
    offered, as they would be too many (`cut`): those with more of the kind of its last one, those that would have to go
    on, or those that answer one of its questions otherwise; and what is asked at once after the last one (`next`), also
    where something is shown first."""

    choices: tuple[str, ...]
    details: tuple[Ask | None, ...]
    ends: Ending | None = None
    done: bool = False
    asks: tuple[Ask, ...] = ()
    alike: tuple[int, ...] = ()
    moot: tuple[bool, ...] = ()
    cut: bool = False
    next: Ask | None = None


class Ways(msgspec.Struct, frozen=True):
    """The ways that begin with one choice, and whether that one leads back to the question it answers."""

    choice: str
    ways: tuple[Way, ...]
    leads_back: bool = False

    @property
    def saves(self) -> bool:
        """Whether any of them saves a press."""
        return any(len(way.choices) > 1 for way in self.ways)

    @property
    def shortest(self) -> int:
        """After how many decisions nothing more is to be decided, on the shortest of those that come so far."""
        return min((len(way.choices) for way in self.ways if way.done), default=LONGEST_WAY + 1)


class _Place(NamedTuple):
    """Where a way of these choices leads to from the place `after` which its last one is taken; the one that all begin
    at is after none. `asked`: what the same seat is asked next, if that is in the same round and nothing was shown;
    `later`: the same though something was shown.
    `ends_here`: no way goes on all the same, for there would be too many. `back`: which choice of the way led back to
    the question it answers, and after how many decisions it did last. `before`: the table before its last decisions, if
    their order doesn't matter, and these. `alike`: of how many decisions that do the same its last one is the only one
    on a way; else 0. `moot`: all that might be decided instead of it do the same. `cut`: it ends here although it could
    go on with another decision of the kind of its last one, or there are answers to its questions, other than those
    that lead back, with which no way goes on. `halfway`: the rest of its last one comes next, so that no way ends
    here."""

    choices: tuple[str, ...]
    table: Any
    asked: Ask | None
    ends_here: bool = False
    after: _Place | None = None
    ends: Ending | None = None
    back: tuple[str, int] = ("", 0)
    before: tuple[bytes, tuple[str, ...]] = (b"", ())
    alike: int = 0
    moot: bool = False
    cut: bool = False
    halfway: bool = False
    later: Ask | None = None


def ways(game: Game[Any, Any], table: Any, seat: int) -> list[Ways]:
    """What `seat` may do in one press, by its first choice in the order of the options.

    A way ends where something is shown (an event with `barrier`, a window that closes), where another seat decides, and
    where the next turn begins (`Game.turns`), the round or the game ends. What a person is asked about twice is in none
    of them. What leads back to the question it answers, such as an exchange before the turn goes on, may come again but
    is the only one such in its way (or it would be exchanged there and back), and something else ends the way. Of ways
    to the same table there is one, and of those that differ only in an order that doesn't matter. A way goes on after
    no decisions of such an order: whatever may come next would be there with each set of them.
    Where they are too many, those that begin with what is promising (`Game.promising`) go further than others.
    """
    return ways_from(game, told_to(game, table, seat), seat)


def ways_from(game: Game[Any, Any], told: bytes, seat: int) -> list[Ways]:
    """The `ways` from a table of which the seat is `told` this (see `told_to`): they follow from that alone."""
    world = game.load(told)
    return _Search(game, world, seat).found() if game.step(world, seat) is not None else []


class _Attempt(NamedTuple):
    """Which answers to a question some places, by their number, go on with; how many ways there may be then; and
    whether a place that others leave by other answers `stays` as the end of a way."""

    answers: dict[int, list[str]]
    most: int
    stays: bool = False


class _Search:
    """All ways from an imagined table, a decision further at a time."""

    def __init__(self, game: Game[Any, Any], world: Any, seat: int) -> None:
        self._game, self._seat = game, seat
        self._world = world
        self._round = game.round_of(self._world)
        self._hidden = game.hides_answers(self._world, seat)
        """Whether others may have answered already what is still asked: in windows that open on a way nobody has."""
        self._most = MOST
        """So many ways begin with the same choice at most: of what is decided one by one, with each as many as with
        another."""
        self._first = self._asked(self._world)
        self._seen: set[bytes | tuple[bytes, tuple[str, ...]]] = {game.save(self._world)}
        self._details: dict[tuple[str, ...], tuple[Ask | None, ...]] = {(): ()}

    def found(self) -> list[Ways]:
        options = self._game.options(self._world, self._seat)
        guarded = asked_twice(self._game, self._world, self._seat, options)
        places: dict[str, list[_Place]] = {}
        here = _Place((), self._world, self._first)
        in_turn = self._game.in_turn(self._world, self._seat, options)
        if len(in_turn) < len(options):
            self._most = min(MOST, MOST_IN_ALL // len(in_turn))
        alike = self._alike(self._world, in_turn, options)
        for option in options:
            if option in in_turn and option not in guarded:
                place = self._next(here, option)
                place = place and place._replace(alike=alike.get(option, 0))
                places[option] = [place] if place is not None else []
        back = {option for option, there in places.items() if there and there[0].back[0]}
        promising = self._game.promising(self._world, self._seat, options)
        ranks = {option: rank for rank, option in enumerate(promising)}
        in_order = sorted(places, key=lambda option: (option in back, ranks.get(option, len(ranks))))
        for _ in range(LONGEST_WAY - 1):
            for option in in_order:
                self._grow(option, places)
        return [
            Ways(option, tuple(map(self._way, _offered(there))), option in back) for option, there in places.items()
        ]

    def _way(self, place: _Place) -> Way:
        asks: list[Ask] = []
        alike: list[int] = []
        moot: list[bool] = []
        after, before = place, place.after
        while before is not None:
            assert before.asked is not None, "only who is asked goes on"
            asks.append(before.asked)
            alike.append(after.alike)
            moot.append(after.moot)
            after, before = before, before.after
        told = self._told(place)
        return Way(
            place.choices,
            told,
            place.ends,
            place.asked is None,
            tuple(asks[::-1]),
            tuple(alike[::-1]),
            tuple(moot[::-1]),
            place.cut,
            place.asked or place.later,
        )

    def _told(self, place: _Place) -> tuple[Ask | None, ...]:
        """The small print of each decision, found out once for all ways that begin with these."""
        found = self._details.get(place.choices)
        if found is None:
            before = place.after
            assert before is not None, "no decision has no small print"
            last = self._game.detail(before.table, self._seat, place.choices[-1])
            found = self._details[place.choices] = (*self._told(before), last)
        return found

    def _grow(self, option: str, places: dict[str, list[_Place]]) -> None:
        """Let the ways that begin with this option go a decision further, as long as that is not too much: questions
        with the fewest answers first, and all that come to the same one or none; only of one that is `LONG` as many as
        possible. Where all answers are too many, some go on (`_worth_trying`)."""
        there = places[option]
        others = sum(len(each) for first, each in places.items() if first != option)
        most, tried = min(self._most, MOST_IN_ALL - others), TRIED
        questions: dict[str, dict[int, list[str]]] = {}
        for number, place in enumerate(there):
            asked = place.asked if not place.ends_here else None
            if asked is not None:
                options = self._usual_first(place.table)
                kind = f"{asked.kind} {number}" if len(options) >= LONG else asked.kind
                questions.setdefault(kind, {})[number] = options
        grown = [[place] for place in there]
        for answers in sorted(questions.values(), key=lambda answers: sum(map(len, answers.values()))):
            further = None
            for attempt in self._worth_trying(there, answers):
                needed = sum(map(len, attempt.answers.values()))
                if further is None and needed <= tried:
                    tried -= needed
                    further = self._grown(there, grown, attempt, min(most, attempt.most))
            if further is None:
                further = [[place._replace(ends_here=True, cut=self._more_alike(place, answers[number]))]
                           if number in answers else each
                           for number, (place, each) in enumerate(zip(there, grown, strict=True))]  # fmt: skip
            grown = further
        places[option] = [place for each in grown for place in each]

    def _worth_trying(self, there: list[_Place], answers: dict[int, list[str]]) -> Iterator[_Attempt]:
        """Which answers to a question go on; the next ones where those are too many: of a question with many that comes
        again the same again and what promises most; of others all, all that are not rare, or what promises most."""
        if any(self._again(there[number], options) for number, options in answers.items()):
            for count in (*PROMISING, 0):
                again = {
                    number: [*dict.fromkeys(self._again(there[number], options) + self._best(there[number], count))]
                    for number, options in answers.items()
                }
                yield _Attempt(again, MOST, stays=True)
            return
        likely = {number: self._likely(there[number], options) for number, options in answers.items()}
        if likely != answers:
            yield _Attempt(answers, MOST_WITH_RARE)
        yield _Attempt(likely, MOST)
        for count in PROMISING:
            best = {number: self._best(there[number], count) for number in answers}
            if all(best.values()):
                yield _Attempt(best, MOST, stays=True)

    def _best(self, place: _Place, count: int) -> list[str]:
        """So many of the answers at a place, those that promise most."""
        options = self._game.in_turn(place.table, self._seat, self._game.options(place.table, self._seat))
        return self._game.promising(place.table, self._seat, options)[:count]

    def _grown(
        self, there: list[_Place], grown: list[list[_Place]], attempt: _Attempt, most: int
    ) -> list[list[_Place]] | None:
        """The places with some of them gone further as this attempt says; None if they would be more than `most`."""
        seen, further = set(self._seen), grown.copy()
        for number, options in attempt.answers.items():
            place = there[number]
            found = self._further(place, options)
            if found and self._leaves_out(place, options):
                found = [each._replace(cut=True) for each in ([place, *found] if attempt.stays else found)]
                if attempt.stays:
                    found[0] = found[0]._replace(ends_here=True)
            further[number] = found or grown[number]
        if sum(map(len, further)) > most:
            self._seen = seen
            return None
        return further

    def _leaves_out(self, place: _Place, options: list[str]) -> bool:
        """Whether something may be answered at a place that does as none of these `options` does, and doesn't lead back
        to it."""
        game, seat, table = self._game, self._seat, place.table
        every, step = game.options(table, seat), game.step(table, seat)
        comes_later = step is not None and step.unordered  # what is not in turn is on another way then
        meant = game.in_turn(table, seat, every) if comes_later else every
        guarded = asked_twice(game, table, seat, every)
        left = {
            each for each in meant if (verb_in(each) in game.closing if each in guarded else each not in options)
        }  # whoever ends the turn although a bonus is left is asked twice: no way does that, and the menu says so
        if left:
            same = [some for some in game.same(table, seat, every) if not set(some).isdisjoint(options)]
            left.difference_update(*same)
        of_each_verb = {verb_in(each): each for each in sorted(left)}
        return not all(self._leads_back(place, each) for each in of_each_verb.values())

    def _leads_back(self, place: _Place, choice: str) -> bool:
        """Whether this answer leads back to the question."""
        table = place.table.clone()
        with suppress(Illegal):
            self._game.apply(table, self._seat, choice, _ANY_LUCK)
        return self._is_asked_again(place, table, self._asked(table))

    def _is_asked_again(self, place: _Place, table: Any, asked: Ask | None) -> bool:
        """Whether what is asked on this table is what was asked at a place."""
        return asked is not None and asked == place.asked and self._owed(table) >= self._owed(place.table)

    @staticmethod
    def _more_alike(place: _Place, options: list[str]) -> bool:
        """Whether the next question is another one, to which more of the kind of the last decision is an answer too: a
        card more where one takes what the cards bring."""
        assert place.after is not None, "a decision was taken"
        assert place.asked is not None, "only who is asked goes on"
        another = place.after.asked is None or place.after.asked.kind != place.asked.kind
        return another and verb_in(place.choices[-1]) in map(verb_in, options)

    def _again(self, place: _Place, options: list[str]) -> list[str]:
        """The last answer, if a question with many comes again."""
        *_, last = place.choices
        same = place.after is not None and place.asked == place.after.asked and len(options) >= LONG
        return [last] if same and last in options and not place.back[0] else []

    def _usual_first(self, table: Any) -> list[str]:
        """The options on this table, those that nearly everybody takes before the others, and what promises most before
        what promises less."""
        options = self._game.in_turn(table, self._seat, self._game.options(table, self._seat))
        usual = self._game.usual(table, self._seat, options)
        ranks = {each: rank for rank, each in enumerate(self._game.ranked(table, self._seat, options))}
        if not usual and not ranks:
            return options
        return sorted(options, key=lambda each: (each not in usual, ranks.get(each, len(ranks))))

    def _likely(self, place: _Place, options: list[str]) -> list[str]:
        """These options without the rare ones."""
        rare = set(self._game.rare(place.table, self._seat, options))
        return [each for each in options if each not in rare] or options

    def _further(self, place: _Place, options: list[str]) -> list[_Place]:
        """The places a decision further. What leads back to the question is there where nothing or one thing else may
        be answered, as before the end of a turn; not what changes a decision of this way."""
        every = self._game.options(place.table, self._seat)
        guarded = asked_twice(self._game, place.table, self._seat, every)
        found = [self._next(place, each) for each in options if each not in guarded]
        found = [each for each in found if each is not None]
        if len(options) < len(every):
            same = self._alike(place.table, options, every)
            moot = is_moot(self._game, place.table, self._seat, every)
            found = [each._replace(alike=same.get(each.choices[-1], 0), moot=moot) for each in found]
        on = [each for each in found if each.back[1] != len(each.choices)]
        if len(on) > 1:
            return on
        new = [each for each in found if each.back[1] != len(each.choices) or self._is_new(each.choices)]
        return new if on or not new else [place, *new]  # what only leads back is offered if it goes on from there

    def _alike(self, table: Any, taken: Sequence[str], every: list[str]) -> dict[str, int]:
        """Of how many of `every` option one that is `taken` does the same, where the others are not."""
        return {
            each: len(some)
            for some in self._game.same(table, self._seat, every)
            if len(some) > 1 and not {*some} <= {*taken}
            for each in some
        }

    @staticmethod
    def _is_new(choices: tuple[str, ...]) -> bool:
        """Whether the last decision is of a kind of its own on this way, or the same once more."""
        *before, last = choices
        return last == before[-1] or verb_in(last) not in map(verb_in, before)

    def _next(self, place: _Place, choice: str) -> _Place | None:
        """The place one decision further; None if another way has led there, or if this one leads back again."""
        game, seat, before = self._game, self._seat, place.table
        step = game.step(before, seat)
        assert step is not None, "only who is asked goes on"
        unordered = self._unordered(place, step, choice)
        if len(unordered[1]) > 1:
            if unordered in self._seen:
                return None
            self._seen.add(unordered)
        table = before.clone()
        table.asked = before.asked  # the same question of the same table
        window = table.lanes
        try:
            shows = any(event.barrier for event in game.apply(table, seat, choice, _ANY_LUCK))
        except Illegal:  # in another world than the imagined one it is possible
            return None
        closes = window is not None and table.lanes is not window
        later = self._asked(table) if not closes and game.round_of(table) == self._round else None
        if later is not None and later.kind in game.turns and later != self._first:
            later = None
        asked = later if not shows else None
        choices, back = (*place.choices, choice), place.back
        if self._is_asked_again(place, table, asked):
            if back[0] not in ("", choice):
                return None
            back = (choice, len(choices))
        state = game.save(table)
        if state in self._seen:
            return None
        self._seen.add(state)
        ends = self._end(table)
        ends_here = step.unordered and asked is not None and place.asked is not None and asked.kind != place.asked.kind
        halfway = asked is not None and game.halfway(before, table, seat)
        return _Place(
            choices, table, asked, ends_here, after=place, ends=ends, back=back, before=unordered, cut=place.cut,
            halfway=halfway, later=later,
        )  # fmt: skip

    def _unordered(self, place: _Place, step: Choice, choice: str) -> tuple[bytes, tuple[str, ...]]:
        """The table before the last decisions whose order doesn't matter, and these, sorted."""
        if not step.unordered:
            return b"", ()
        table, choices = place.before
        return (table, tuple(sorted((*choices, choice)))) if choices else (self._game.save(place.table), (choice,))

    def _asked(self, table: Any) -> Ask | None:
        step = self._game.step(table, self._seat)
        return step.ask(table) if step is not None else None

    def _owed(self, table: Any) -> int:
        """How much the seat has before it until others decide: the same question comes back, or it is the next such."""
        return len(table.stack if table.lanes is None else table.lanes.stacks[self._seat])

    def _end(self, table: Any) -> Ending | None:
        """What is over, as far as it may be seen."""
        if self._hidden or not self._round:
            return None
        return "game" if table.over else "round" if self._game.round_of(table) != self._round else None


class Promises:
    """How early each of some ways stays where there is no room for all (`Game.promising`)."""

    def __init__(self, game: Game[Any, Any], told: bytes, seat: int) -> None:
        self._game, self._seat = game, seat
        self._tables: dict[tuple[str, ...], Any] = {(): game.load(told)}
        self._ranks: dict[tuple[str, ...], dict[str, int]] = {}

    def known(self) -> bool:
        """Whether anything is known of the first choices."""
        return bool(self._ranked(()))

    def behind(self, choices: tuple[str, ...]) -> int:
        """How many answers promise more than those of a way, counted at each question that it answers."""
        return sum(self._ranked(choices[:place]).get(choice, 0) for place, choice in enumerate(choices))

    def _ranked(self, before: tuple[str, ...]) -> dict[str, int]:
        if before not in self._ranks:
            game, seat, table = self._game, self._seat, self._table(before)
            order = game.promising(table, seat, game.options(table, seat))
            self._ranks[before] = {choice: rank for rank, choice in enumerate(order)}
        return self._ranks[before]

    def _table(self, after: tuple[str, ...]) -> Any:
        if after not in self._tables:
            table = self._tables[after] = self._table(after[:-1]).clone()
            self._game.apply(table, self._seat, after[-1], _ANY_LUCK)
        return self._tables[after]


def _offered(places: list[_Place]) -> list[_Place]:
    """These places without those whose way only led back to its question, or only begins longer ones; where there are
    no longer ones, as they would be too many, the others don't hold all."""
    once = {place.choices: place for place in places}.values()  # what goes on may also end where it is
    halfway = [place for place in once if place.halfway and len(place.choices) > 1]
    on = [place for place in once if not 1 < len(place.choices) == place.back[1] and place not in halfway]
    if any(place.ends_here or len(place.choices) == LONGEST_WAY for place in halfway):
        on = [place._replace(cut=True) for place in on]
    return [place for place in on if len(on) == 1 or len(place.choices) > 1]


def told_to(game: Game[Any, Any], table: Any, seat: int) -> bytes:
    """A table that `seat` can't tell from the real one, always the same one of each real one, as it is saved."""
    return game.save(game.imagine(table, seat, Random(0)))


def imagined(game: Game[Any, Any], table: Any, seat: int) -> Any:
    """A table that `seat` can't tell from the real one, and always the same one."""
    return game.load(told_to(game, table, seat))


def details_along(game: Game[Any, Any], table: Any, seat: int, choices: Sequence[str]) -> list[Ask | None]:
    """The small print that a way of these choices is offered with. Raises `Illegal`, and only that, if there is none
    such, whatever these choices are."""
    world, found = imagined(game, table, seat), list[Ask | None]()
    for choice in choices:
        if (illegal := game.why_not(world, seat, choice)) is not None:  # only what may be chosen has small print
            raise illegal
        found.append(game.detail(world, seat, choice))
        game.apply(world, seat, choice, _ANY_LUCK)
    return found
