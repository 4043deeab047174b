"""Menus of ways: what a person may decide in one press, in words. Which ways there are, the engine says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

import msgspec

from bot.gateway.controls import THEN
from bot.gateway.layout import ENTRY, MENU
from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.clipping import clipped
from games.engine import Ask, Way, Ways, ways
from render import effect, painter

MENUS = 5
VALUE = 100
"""So long is what a menu's entry stands for, at most."""
ARROW = " → "
HEADED = 100
MENU_AROUND, ROW_AROUND, DETAIL_AROUND = 260, 40, 17
"""So many bytes a menu has beside its heading and its rows, a row beside what it says, and its small print, at most."""


class Detail(NamedTuple):
    """What is told of a decision: its small print, and what that does which it takes or adds."""

    small_print: str
    effect: str


class Level(NamedTuple):
    """How much is told of ways: so many letters, with effects or without."""

    letters: int
    effects: bool


LEVELS = (
    *(Level(letters, True) for letters in (ENTRY, 80, 60, 45)),
    *(Level(letters, False) for letters in (60, 30, 0)),
)
"""All that a menu shows, or less where there are many ways."""


class Entry(msgspec.Struct, frozen=True):
    """A way as a menu offers it. `begins` is the number and the words of its first decision, `label` all of them as far
    as there is room, `rest` those left over, `told` what is told of each."""

    value: str
    choices: tuple[str, ...]
    begins: tuple[int, str]
    label: str
    rest: str
    told: tuple[Detail, ...]
    ends: str


class WaysMenu(msgspec.Struct, frozen=True):
    """Ways that begin with one choice or with a few. A `first` one stands in none of the entries but in the heading:
    all of them go on after it."""

    first: str
    entries: Sequence[Entry]


class FittedMenu(msgspec.Struct, frozen=True):
    """A menu as it is shown: its rows are (value, label, small print)."""

    first: str
    heading: str
    rows: Sequence[tuple[str, str, str]]


def ways_menus(loaded: Loaded, seat: int, words: Words, numbers: Mapping[str, int]) -> list[WaysMenu]:
    """Menus of all that this seat may do in one press, where that saves any; its options have these `numbers`.

    All in one menu where there is room, those first that come to an end soonest and those last that change what stands;
    else one for each first choice, which then stands in its heading alone.
    """
    said = _Said(loaded, seat, words, numbers)
    saving = [each for each in ways(loaded.game, loaded.table, seat) if each.saves]
    saving.sort(key=lambda each: (each.leads_back, each.shortest))
    menus: list[WaysMenu] = []
    for group in grouped(saving):
        first = group[0].choice if len(group) == 1 else ""
        fitting = [way for each in group for way in each.ways if len(THEN.join(way.choices)) <= VALUE]
        if fitting:
            menus.append(WaysMenu(first, [said.entry(way, first) for way in fitting]))
    return menus


def fitting(menus: Sequence[WaysMenu], room: int, words: Words) -> list[FittedMenu]:
    """As much of these menus as has room in so many bytes: first with shorter small print, then with fewer ways."""
    shown: list[FittedMenu] = []
    for level in LEVELS:
        shown = [_shown(each, level, words) for each in menus]
        if sum(map(_bytes, shown)) <= room:
            return shown
    kept: list[FittedMenu] = []
    for menu, short in zip(menus, shown, strict=True):
        room -= MENU_AROUND + len(short.heading.encode())
        there = 0
        for row in short.rows:
            room -= _row_bytes(row)
            if room < 0:
                break
            there += 1
        if there:
            kept.append(_shown(WaysMenu(menu.first, menu.entries[:there]), LEVELS[-1], words))
    return kept


def _shown(menu: WaysMenu, level: Level, words: Words) -> FittedMenu:
    """What stands above of a decision that ways share is not told of each of them."""
    rows: list[tuple[str, str, str]] = []
    above: tuple[str, ...] = ()
    for entry in menu.entries:
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(entry.choices, above, strict=False)))
        above = entry.choices
        rows.append((entry.value, entry.label, _small_print(entry, max(shared, bool(menu.first)), level)))
    begins = dict.fromkeys(entry.begins for entry in menu.entries)
    if menu.first:
        return FittedMenu(menu.first, words("panel-ways-after", choices=_numbered(*next(iter(begins)))), rows)
    heading = words("panel-ways", choices=", ".join(label for _, label in begins))
    if len(heading) > HEADED:
        heading = words("panel-ways", choices=", ".join(str(number) for number, _ in begins))
    return FittedMenu("", heading, rows)


def _small_print(entry: Entry, skipped: int, level: Level) -> str:
    """What ends with the last decision, what the label has no room for, and what is told of those not `skipped`."""
    told = [": ".join(filter(None, each if level.effects else each[:1])) for each in entry.told]
    if any(told[1:]) and _verb(entry.choices[0]) != _verb(entry.choices[1]):
        skipped = max(skipped, 1)  # that of the first choice stands beside its button
    needed = " · ".join(filter(None, [entry.ends, entry.rest]))
    told = [each for each in told[skipped:] if each and each not in needed]
    shown = clipped(" · ".join(told), level.letters) if level.letters else ""
    return " · ".join(filter(None, [needed, shown]))


def _numbered(number: int, label: str) -> str:
    """A choice behind its number in the picture."""
    return f"{number} · {label}"


def _bytes(menu: FittedMenu) -> int:
    return MENU_AROUND + len(menu.heading.encode()) + sum(map(_row_bytes, menu.rows))


def _row_bytes(row: tuple[str, str, str]) -> int:
    return ROW_AROUND + (DETAIL_AROUND if row[2] else 0) + sum(len(each.encode()) for each in row)


def grouped(saving: Sequence[Ways]) -> list[list[Ways]]:
    """Which ways share a menu, those that begin alike always: all of them, or as many as there must be."""
    in_all = sum(len(each.ways) for each in saving)
    if len(saving) <= MENUS and in_all > MENU:
        return [[each] for each in saving]
    groups: list[list[Ways]] = []
    room = 0
    for each in saving:
        if len(each.ways) > room:
            groups.append([])
            room = MENU
        groups[-1].append(each)
        room -= len(each.ways)
    return groups[:MENUS]


def _verb(choice: str) -> str:
    return choice.partition(":")[0]


class _Said:
    """Ways in words."""

    def __init__(self, loaded: Loaded, seat: int, words: Words, numbers: Mapping[str, int]) -> None:
        self._words = words
        self._numbers = numbers
        self._paint, self._view = painter(loaded.row.kind), loaded.game.view(loaded.table, seat)
        self._labels: dict[str, str] = {}
        self._details: dict[tuple[str, str, str], Detail] = {}

    def entry(self, way: Way, first: str) -> Entry:
        """A way with its steps and what is told of them; without the `first` one where that stands in the heading."""
        steps = self._steps(way.choices)
        begins = (self._numbers[way.choices[0]], steps[0])
        shown = steps[1:] if first else [_numbered(*begins), *steps[1:]]
        label, rest = shown[0], ""
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
            tuple(map(self._detail, way.choices, way.details)),
            self._words("panel-ends", what=way.ends) if way.ends else "",
        )

    def _steps(self, choices: Sequence[str]) -> list[str]:
        """Choices as their own buttons say them; whoever a step has named no later one names again behind a colon."""
        steps: list[str] = []
        for choice in choices:
            label = self._label(choice)
            what, _, named = label.partition(": ")
            again = named[:1].isalpha() and label not in steps and any(step.endswith(f": {named}") for step in steps)
            steps.append(what if again else label)
        return steps

    def _label(self, choice: str) -> str:
        if choice not in self._labels:
            self._labels[choice] = self._words.choice(choice)
        return self._labels[choice]

    def _detail(self, choice: str, ask: Ask | None) -> Detail:
        key = (choice, ask.kind, str(ask.args)) if ask is not None else (choice, "", "")
        if key not in self._details:
            small_print = self._words.detail(ask) if ask else ""
            self._details[key] = Detail(small_print, effect(self._paint, self._view, choice, self._words))
        return self._details[key]
