"""Menus of ways: what a person may decide in one press, in words. Which ways there are, the engine says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from bot.gateway.controls import THEN
from bot.gateway.layout import ENTRY, MENU
from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.clipping import clipped
from games.engine import Ask, Game, Promises, Way, Ways, told_to, verb_in, ways_from
from render import brief_effect, painter

MENUS = 5
FEWEST_WAYS = 2
"""A menu with fewer would take as many presses as it saves."""
ALONE = 10
"""A choice with so many ways has a menu of its own, if there may be one more: what it is stands in the heading then,
not in each entry, and leaves them room to say what they do."""
VALUE = 100
"""So long is what a menu's entry stands for, at most."""
ARROW = " → "


class Detail(NamedTuple):
    """What is told of a decision: its small print, what that does which it takes or adds, what of the small print
    stands there however little room there is, and the effect in words that need not be cut, if there are such."""

    small_print: str
    effect: str
    least: str = ""
    in_short: str = ""

    def effect_within(self, letters: int) -> str:
        """The effect in so many letters."""
        short = self.in_short if len(self.effect) > letters else ""
        return short if 0 < len(short) <= letters else clipped(self.effect, letters)


class Entry(msgspec.Struct, frozen=True):
    """A way as a menu offers it. `begins` is the number and the words of its first decision, `label` all of them as far
    as there is room, `rest` those left over, `told` what is told of each. Where there is no room for all, those of the
    lowest `rank` stay."""

    value: str
    choices: tuple[str, ...]
    begins: tuple[int, str]
    label: str
    rest: str
    told: tuple[Detail, ...]
    ends: str
    rank: int = 0


class WaysMenu(msgspec.Struct, frozen=True):
    """Ways that begin with one choice or with a few. A `first` one stands in none of the entries but in the heading:
    all of them go on after it. `name`: what the entries are together, if there is a word for it. `cut`: of some choice
    not all ways are there, such as those with a second card. `some`: there are choices whose ways stand in no menu, so
    that its heading says which ones stand in this one. `promises`: which of all ways stay where there is no room.
    `asked`: what the decision number `at` of each entry answers."""

    first: str
    entries: Sequence[Entry]
    name: str = ""
    cut: bool = False
    some: bool = False
    promises: Promises | None = None
    asked: Ask | None = None
    at: int = 0

    def named(self, words: Words) -> str:
        """What the entries are together."""
        answers = [each.choices[self.at] for each in self.entries if len(each.choices) > self.at]
        return words.ways(self.asked, answers) if self.asked is not None else self.name


def ways_menus(loaded: Loaded, seat: int, words: Words, numbers: Mapping[str, int]) -> list[WaysMenu]:
    """Menus of all that this seat may do in one press, where that saves any; its options have these `numbers`.

    All in one menu where there is room, in the order of the numbers; else one for each first choice, which then stands
    in its heading alone. Where there are too many, those stay that come to an end soonest, and change nothing that
    stands; of these the first ones.
    """
    said = _Said(loaded, seat, words, numbers)
    told = told_to(loaded.game, loaded.table, seat)
    saving = [each for each in _ways(loaded.game, told, seat) if each.saves]
    promises = Promises(loaded.game, told, seat)
    saving.sort(key=lambda each: (each.leads_back, each.shortest, numbers[each.choice]))
    ranks = {each.choice: rank for rank, each in enumerate(saving)}
    menus: list[WaysMenu] = []
    groups = grouped(saving, numbers)
    some = sum(map(len, groups)) < len(saving)
    for group in groups:
        first = group[0].choice if len(group) == 1 else ""
        every = [way for each in group for way in each.ways]
        fitting = [way for way in every if len(THEN.join(way.choices)) <= VALUE]
        if len(fitting) >= FEWEST_WAYS:
            entries = [said.entry(way, first, ranks[way.choices[0]]) for way in fitting]
            entries = _said_once(entries) if first else entries
            cut = len(fitting) < len(every) or any(way.cut for way in fitting)
            at = 1 if first and len(fitting[0].asks) > 1 else 0  # a first choice stands above the entries
            at = fitting[0].moot.index(False, at) if False in fitting[0].moot[at:] else at
            menu = WaysMenu(first, entries, "", cut, some, promises, fitting[0].asks[at], at)
            menus.append(msgspec.structs.replace(menu, name=menu.named(words)))
    return menus


def _said_once(entries: list[Entry]) -> list[Entry]:
    """Entries whose first choice stands in the heading, without what of it would be the same in each: its own button
    has it."""
    if len({entry.told[0] for entry in entries}) > 1:
        return entries
    return [msgspec.structs.replace(entry, told=entry.told[1:]) for entry in entries]


@lru_cache(maxsize=32)
def _ways(game: Game[Any, Any], told: bytes, seat: int) -> tuple[Ways, ...]:
    """The ways from what a seat is `told`: a panel goes on by itself, is opened from the board, and is come back to."""
    return tuple(ways_from(game, told, seat))


def numbered(number: int, label: str) -> str:
    """A choice behind its number in the picture."""
    return f"{number} · {label}"


def grouped(saving: Sequence[Ways], numbers: Mapping[str, int]) -> list[list[Ways]]:
    """Which ways share a menu, in the order of their numbers, those that begin alike always, and alone where they are
    many: all of them, or as many as there must be; without the last of those given if there are too many."""
    in_all = sum(len(each.ways) for each in saving)
    if len(saving) <= MENUS and in_all > MENU:
        return [[each] for each in sorted(saving, key=lambda each: numbers[each.choice])]
    if len(groups := _side_by_side(saving, numbers, ALONE)) <= MENUS:
        return groups
    fewer = (_side_by_side(saving[:count], numbers, MENU + 1) for count in range(len(saving), 0, -1))
    return next((groups for groups in fewer if len(groups) <= MENUS), list[list[Ways]]())


def _side_by_side(saving: Sequence[Ways], numbers: Mapping[str, int], alone: int) -> list[list[Ways]]:
    """Ways in menus, as many in each as there is room for; those of which so many begin alike stand `alone`."""
    groups: list[list[Ways]] = []
    room = 0
    for each in sorted(saving, key=lambda each: numbers[each.choice]):
        if len(each.ways) > room or len(each.ways) >= alone:
            groups.append([])
            room = MENU
        groups[-1].append(each)
        room = room - len(each.ways) if len(each.ways) < alone else 0
    return groups


def _after_the_first(told: tuple[Detail, ...]) -> tuple[Detail, ...]:
    """What is told where the first decision stands in the heading: its small print is beside its own button, and
    would be the same in each row. What of it must stand there however little room there is, stays."""
    first, *others = told
    return Detail(first.least, "", first.least), *others


class _Said:
    """Ways in words."""

    def __init__(self, loaded: Loaded, seat: int, words: Words, numbers: Mapping[str, int]) -> None:
        self._words = words
        self._seat = seat
        self._numbers = numbers
        self._game = loaded.game
        self._paint, self._view = painter(loaded.row.kind), loaded.game.view(loaded.table, seat)
        self._labels: dict[tuple[str, str], str] = {}
        self._details: dict[tuple[str, str, str], Detail] = {}
        self._answers: dict[tuple[str, str, str], str] = {}

    def entry(self, way: Way, first: str, rank: int) -> Entry:
        """A way with its steps and what is told of them; without the `first` one where that stands in the heading."""
        steps, told = self._steps(way), self._told(way)
        begins = (self._numbers[way.choices[0]], steps[0])
        shown = [*filter(None, steps[1:])] if first else [numbered(*begins), *filter(None, steps[1:])]
        shown = shown or [self._label(way.choices[-1])]
        label, rest = shown[0][:1].upper() + shown[0][1:], ""
        for step in shown[1:]:
            if rest or len(label) + len(ARROW) + len(step) > ENTRY:
                rest += ARROW + step
            else:
                label += ARROW + step
        return Entry(
            THEN.join(way.choices[1:] if first else way.choices),
            way.choices,
            begins,
            label,
            rest.strip(),
            _after_the_first(told) if first else told,
            self._words("panel-ends", what=way.ends) if way.ends else "",
            rank,
        )

    def _steps(self, way: Way) -> list[str]:
        """Choices as their own buttons say them, or as they are said in a row, nothing where that goes without saying;
        whoever a step has named no later one of another kind names again behind a colon. Those that answer another
        question than the first say which, if their question has words for it; and those that stand for others as well,
        of how many each is one, but nothing is said where all that is left do the same. What follows by itself, such as
        the only thing there is to build, stands behind its step. The last one says what is asked then that belongs to
        it."""
        steps: list[str] = []
        named_by: dict[str, str] = {}
        told = False
        for number, (choice, asked, alike, moot) in enumerate(
            zip(way.choices, way.asks, way.alike, way.moot, strict=True)
        ):
            if moot and steps:
                steps.append("")
                continue
            label, step = self._label(choice, "row"), self._answer(asked, choice)
            if not steps and (on_button := self._words.answer(asked, choice)) != self._label(choice, "answer"):
                label = on_button  # its question has words for it, and it is found by them
            told |= step not in (self._label(choice), self._answer(way.asks[0], choice))
            what, _, named = label.partition(": ")
            again = named[:1].isalpha() and named_by.get(named, verb_in(choice)) != verb_in(choice)
            steps.append(step if told and step != self._label(choice) else what if again else label)
            named_by.setdefault(steps[-1].partition(": ")[2] or steps[-1], verb_in(choice))
            if alike:
                steps[-1] = self._words.one_of(asked, steps[-1], alike)
            told_of = way.details[number]
            if told_of is not None and (by_itself := self._game.followed_by(told_of)):
                steps[-1] += ARROW + self._label(by_itself)
        if way.next is not None:
            last = max(number for number, step in enumerate(steps) if step)
            steps[last] = self._words.before(way.next, steps[last])
        return steps

    def _told(self, way: Way) -> tuple[Detail, ...]:
        """What is told of each decision; not what another one, right before, has said already."""
        told = [self._detail(choice, ask) for choice, ask in zip(way.choices, way.details, strict=True)]
        return tuple(
            Detail("", "")
            if number and each == told[number - 1] and verb_in(way.choices[number]) != verb_in(way.choices[number - 1])
            else each
            for number, each in enumerate(told)
        )

    def _label(self, choice: str, form: str = "") -> str:
        key = choice, form
        if key not in self._labels:
            self._labels[key] = self._words.choice(choice, form)
        return self._labels[key]

    def _answer(self, asked: Ask, choice: str) -> str:
        key = asked.kind, str(asked.args), choice
        if key not in self._answers:
            self._answers[key] = self._words.step(asked, choice)
        return self._answers[key]

    def _detail(self, choice: str, ask: Ask | None) -> Detail:
        key = (choice, ask.kind, str(ask.args)) if ask is not None else (choice, "", "")
        if key not in self._details:
            words = self._words
            small_print = words.told_of_step(choice, ask, self._seat)
            least = words.least_of_detail(choice, ask, self._seat) if ask else ""
            done = (self._game.followed_by(ask) if ask is not None else "") or choice
            brief = brief_effect(self._paint, self._view, done, words)
            does = brief or (words.effect_of_detail(ask, self._seat) if ask and small_print else "")
            in_short = words.effect_in_short(choice, ask, self._seat) if ask and does else ""
            self._details[key] = Detail(small_print, does, least, in_short)
        return self._details[key]
