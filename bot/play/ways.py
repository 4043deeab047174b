"""Menus of ways: what a person may decide in one press, in words. Which ways there are, the engine says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
SHOWN = (ENTRY, 60, 30, 12)
"""So many letters of its small print a way has: all that a menu shows, or less where there are many of them."""
HEADED = 100
HEADING = 350
AROUND = 60
"""So many bytes a menu has beside its entries, and an entry beside what it says, at most."""


class Entry(msgspec.Struct, frozen=True):
    """A way as a menu offers it."""

    value: str
    label: str
    detail: str


class WaysMenu(msgspec.Struct, frozen=True):
    """Ways that begin with one choice or with a few, which the `heading` names. A `first` one stands in none of the
    entries: all of them go on after it."""

    first: str
    heading: str
    entries: Sequence[Entry]


def ways_menus(loaded: Loaded, seat: int, words: Words, numbers: Mapping[str, int]) -> list[WaysMenu]:
    """Menus of all that this seat may do in one press, where that saves any; its options have these `numbers`.

    All in one menu where there is room; else one for each first choice, which then stands in its heading alone.
    """
    said = _Said(loaded, seat, words, numbers)
    saving = [each for each in ways(loaded.game, loaded.table, seat) if each.saves]
    menus: list[WaysMenu] = []
    for group in grouped(saving):
        alone = len(group) == 1
        heading = said.numbered(group[0].choice) if alone else ", ".join(said.label(each.choice) for each in group)
        fitting = [way for each in group for way in each.ways if len(THEN.join(way.choices)) <= VALUE]
        if not fitting:
            continue
        key = "panel-ways-after" if alone else "panel-ways"
        first = group[0].choice if alone else ""
        menus.append(WaysMenu(first, words(key, choices=heading), [said.entry(way, first) for way in fitting]))
    return menus


def fitting(menus: Sequence[WaysMenu], room: int) -> list[WaysMenu]:
    """As much of these menus as has room in so many bytes: first with shorter small print, then with fewer ways."""
    shorter: list[WaysMenu] = []
    for shown in SHOWN:
        shorter = [_shortened(each, shown) for each in menus]
        if sum(map(_bytes, shorter)) <= room:
            return shorter
    kept: list[WaysMenu] = []
    for each in shorter:
        room -= HEADING
        entries: list[Entry] = []
        for entry in each.entries:
            room -= _entry_bytes(entry)
            if room < 0:
                break
            entries.append(entry)
        if entries:
            kept.append(WaysMenu(each.first, each.heading, entries))
    return kept


def _shortened(menu: WaysMenu, most: int) -> WaysMenu:
    shorter = [Entry(each.value, each.label, clipped(each.detail, most)) for each in menu.entries]
    return WaysMenu(menu.first, clipped(menu.heading, HEADED), shorter)


def _bytes(menu: WaysMenu) -> int:
    return HEADING + sum(map(_entry_bytes, menu.entries))


def _entry_bytes(entry: Entry) -> int:
    return AROUND + sum(len(each.encode()) for each in (entry.value, entry.label, entry.detail))


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
        self._details: dict[tuple[str, str, str], str] = {}

    def numbered(self, choice: str) -> str:
        """A choice behind its number in the picture."""
        return f"{self._numbers[choice]} · {self.label(choice)}"

    def entry(self, way: Way, first: str) -> Entry:
        """A way with its steps and their small print; without the `first` one where that stands in the heading. What
        has no room in the label goes on below it."""
        steps = [self.label(choice) for choice in way.choices]
        shown = steps[1:] if first else [self.numbered(way.choices[0]), *steps[1:]]
        label, rest = shown[0], ""
        for step in shown[1:]:
            if rest or len(label) + len(ARROW) + len(step) > ENTRY:
                rest += ARROW + step
            else:
                label += ARROW + step
        told = list(map(self._detail, way.choices, way.details))
        if any(told[1:]) and _verb(way.choices[0]) != _verb(way.choices[1]):
            told = told[1:]  # that of the first choice stands beside its button
        detail = " · ".join(dict.fromkeys(filter(None, [rest.strip(), *told])))
        ends = self._words("panel-ends", what=way.ends) if way.ends else ""
        return Entry(
            THEN.join(way.choices[1:] if first else way.choices),
            label,
            " · ".join(filter(None, [ends if ends not in detail else "", detail])),
        )

    def label(self, choice: str) -> str:
        """A choice as its own button says it."""
        if choice not in self._labels:
            self._labels[choice] = self._words.choice(choice)
        return self._labels[choice]

    def _detail(self, choice: str, ask: Ask | None) -> str:
        key = (choice, ask.kind, str(ask.args)) if ask is not None else (choice, "", "")
        if key not in self._details:
            told = [self._words.detail(ask) if ask else "", effect(self._paint, self._view, choice, self._words)]
            self._details[key] = ": ".join(filter(None, told))
        return self._details[key]
