"""How much of the menus of ways there is room for: which of their entries, and how much is told of each."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Container, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from bot.gateway.choices import explained
from bot.gateway.layout import ENTRY
from bot.play.ways import FEWEST_WAYS, Detail, Entry, WaysMenu, numbered
from bot.text import Words
from bot.text.clipping import clipped
from games.engine import verb_in

FIRST_WAYS = 8
"""Where there is no room for all, so many ways of each choice count more than others of another one."""
HEADED = 60
"""So long is a heading that names what its ways begin with, at most."""
FEWEST = 24
"""So many letters of what an effect does say something."""
MENU_AROUND, ROW_AROUND, DETAIL_AROUND = 175, 40, 17
"""So many bytes a menu has beside its heading and its rows, a row beside what it says, and its small print, at most."""


class Level(NamedTuple):
    """How much is told of ways: so many letters, with effects or without. With none, only what must stay and what the
    last decision brings."""

    letters: int
    effects: bool


LEVELS = (
    *(Level(letters, True) for letters in (ENTRY, 80, 60, 45, 36)),
    *(Level(letters, False) for letters in (60, 30, 0)),
)
"""All that a menu shows, or less where there are many ways."""
SHORTEST = Level(0, True)
"""What is told where there is no room for all ways: little, but something of what is built or taken does. Rather a few
more are left to their buttons than that all of them hide it."""
WITH_EFFECTS = (
    *(level for level in LEVELS if level.effects),
    SHORTEST,
    *(level for level in LEVELS if not level.effects),
)
"""What is told where something is built or taken: what that does matters more than the rest of the small print."""


class FittedMenu(msgspec.Struct, frozen=True):
    """A menu as it is shown: its rows are (value, label, small print)."""

    first: str
    heading: str
    rows: Sequence[tuple[str, str, str]]


def fitting(menus: Sequence[WaysMenu], room: int, words: Words) -> list[FittedMenu]:
    """As much of these menus as has room in so many bytes: first with shorter small print, then with fewer ways. Then
    those of the most promising choices are there, or, where nobody can say which those are, all ways of as many choices
    as possible; and a menu says that it doesn't hold all of what else there is room for."""
    some = any(each.some for each in menus)
    for level in LEVELS if _least_bytes(menus) <= room else ():
        shown = _all_shown(menus, level, words)
        if sum(map(_bytes, shown)) <= room:
            return _told_more(menus, shown, room, words) if level != LEVELS[0] else shown
    menus = [msgspec.structs.replace(each, some=True) for each in menus]  # their headings are as long as they may be
    begun = _begun(menus)
    likeliest = _likeliest(menus, begun, room, words)
    kept = likeliest.rows
    cut = {menu for (_, menu), rows in begun.items() if 0 < len({*rows} & {*kept[menu]}) < len(rows)}
    there = [
        msgspec.structs.replace(each, entries=[each.entries[row] for row in sorted(rows)], cut=each.cut or menu in cut)
        for menu, (each, rows) in enumerate(zip(menus, kept, strict=True))
        if len(rows) >= FEWEST_WAYS
    ]
    if {entry.begins for each in there for entry in each.entries} == {e.begins for each in menus for e in each.entries}:
        there = [msgspec.structs.replace(each, some=some) for each in there]
    shown = _all_shown(there, SHORTEST, words)
    named = [msgspec.structs.replace(each, name=each.named(words)) for each in there]  # of fewer it may be another
    renamed = _all_shown(named, SHORTEST, words)
    if sum(map(_bytes, renamed)) <= max(room, sum(map(_bytes, shown))):
        there, shown = named, renamed
    return _told_more(there, shown, sum(map(_bytes, shown)) + max(likeliest.room, 0), words)


Begun = dict[tuple[int, int], list[int]]
"""The rows of a menu that begin with a choice, by its rank and the number of the menu."""


class _Kept:
    """Rows of menus for which there is room."""

    def __init__(self, shown: Sequence[FittedMenu], room: int, words: Words) -> None:
        self.room = room
        self.rows: list[list[int]] = [[] for _ in shown]
        self._shown = shown
        self._cut_bytes = len(words("panel-ways-cut", heading="").encode())

    def keep(self, menu: int, rows: Sequence[int]) -> bool:
        """Keep these rows as well, all or none."""
        needed = 0 if self.rows[menu] else _bytes_around(self._shown[menu]) + self._cut_bytes
        needed += sum(_row_bytes(self._shown[menu].rows[row]) for row in rows)
        if fits := needed <= self.room:
            self.room -= needed
            self.rows[menu] += rows
        return fits


def _begun(menus: Sequence[WaysMenu]) -> Begun:
    """Which rows begin with each choice."""
    begun: Begun = {}
    for menu, each in enumerate(menus):
        for row, entry in enumerate(each.entries):
            begun.setdefault((entry.rank, menu), []).append(row)
    return begun


def _likeliest(menus: Sequence[WaysMenu], begun: Begun, room: int, words: Words) -> _Kept:
    """As much of the menus as there is room for. The most promising choices go first, and of each the most promising
    ways. Where nothing is known of that, all of as many choices as possible; but of those with many some go before of
    another one hardly anything is left."""
    shown = _all_shown(menus, SHORTEST, words)
    promises = menus[0].promises if menus else None
    if promises is None or not promises.known():
        longest = max(map(len, begun.values()), default=0)
        evenly = [_evenly(shown, room, words, begun, most) for most in range(longest, FEWEST_WAYS - 1, -1)]
        return max(evenly, key=lambda found: _there_first(found, begun), default=_Kept(shown, room, words))

    def behind(menu: int, row: int) -> tuple[int, int]:
        return promises.behind(menus[menu].entries[row].choices), row

    def first_behind(group: tuple[tuple[int, int], list[int]]) -> tuple[int, tuple[int, int]]:
        (rank, menu), rows = group
        return promises.behind(menus[menu].entries[rows[0]].choices[:1]), (rank, menu)

    found = _Kept(shown, room, words)
    for (_, menu), rows in sorted(begun.items(), key=first_behind):
        if not found.keep(menu, rows):
            for row in sorted(rows, key=lambda row: behind(menu, row)):
                found.keep(menu, [row])
    return found


def _evenly(shown: Sequence[FittedMenu], room: int, words: Words, begun: Begun, most: int) -> _Kept:
    """So many rows of each choice at most, of as many choices as possible; then as many others as there is room for."""
    found, left = _Kept(shown, room, words), list[tuple[int, int]]()
    for (_, menu), rows in sorted(begun.items()):
        there = rows[:most] if found.keep(menu, rows[:most]) else []
        left += [(menu, row) for row in rows[len(there) :]]
    for menu, row in left:
        found.keep(menu, [row])
    return found


def _there_first(found: _Kept, begun: Begun) -> int:
    """How many of the first ways of all choices stand there, in menus that are long enough to be one."""
    there = {menu: {*rows} for menu, rows in enumerate(found.rows) if len(rows) >= FEWEST_WAYS}
    return sum(min(FIRST_WAYS, len(there.get(menu, set[int]()) & {*rows})) for (_, menu), rows in begun.items())


def _told_more(menus: Sequence[WaysMenu], shown: list[FittedMenu], room: int, words: Words) -> list[FittedMenu]:
    """These menus with as much more small print as there is room for; first those that name what does something and
    don't say what."""
    found, left = shown.copy(), room - sum(map(_bytes, shown))
    fullest = _all_shown(menus, LEVELS[0], words)

    def silent(number: int) -> bool:
        return _has_effects(menus[number]) and not _tells_effects(menus[number], found[number])

    for number in sorted(range(len(menus)), key=lambda number: not silent(number)):
        for level in WITH_EFFECTS if _has_effects(menus[number]) else LEVELS:
            told = _small_print(menus[number].entries, level)
            rows = [(*row[:2], said) for row, said in zip(fullest[number].rows, told, strict=True)]
            fuller = msgspec.structs.replace(found[number], rows=rows)
            needed = _bytes(fuller) - _bytes(found[number])
            promised = level.effects and level != SHORTEST  # too few letters for effects, and in fewer words there are
            if needed <= left and (not promised or _tells_effects(menus[number], fuller)):
                found[number], left = fuller, left - max(needed, 0)
                break
    return found


def _has_effects(menu: WaysMenu) -> bool:
    """Whether something is built or taken that does something."""
    return any(each.effect for entry in menu.entries for each in entry.told)


def _tells_effects(menu: WaysMenu, shown: FittedMenu) -> bool:
    """Whether something of each effect stands there."""
    return all(
        each.effect[: FEWEST // 2] in small_print or (each.in_short and each.in_short in small_print)
        for entry, (_, _, small_print) in zip(menu.entries, shown.rows, strict=True)
        for each in entry.told
    )


def _all_shown(menus: Sequence[WaysMenu], level: Level, words: Words) -> list[FittedMenu]:
    """The menus with their headings, which tell them apart."""
    names = Counter(each.name for each in menus if not each.first)
    return [_shown(each, level, words, alone=names[each.name] == 1) for each in menus]


def _shown(menu: WaysMenu, level: Level, words: Words, *, alone: bool) -> FittedMenu:
    """A menu in words."""
    told = _small_print(menu.entries, level)
    rows = [(entry.value, entry.label, small_print) for entry, small_print in zip(menu.entries, told, strict=True)]
    heading = _heading(menu, words, alone=alone and not menu.some)
    return FittedMenu(menu.first, words("panel-ways-cut", heading=heading) if menu.cut else heading, rows)


def _heading(menu: WaysMenu, words: Words, *, alone: bool) -> str:
    """What a menu is called; it has the numbers that its ways begin with only where it doesn't stand `alone` with its
    name."""
    begins = dict.fromkeys(entry.begins for entry in menu.entries)
    if menu.first:
        key, choice = "panel-ways-named-after" if menu.name else "panel-ways-after", numbered(*next(iter(begins)))
        return words(key, name=menu.name, choices=choice)
    numbers = _ranges([number for number, _ in begins], words)
    if menu.name:
        if alone:
            return words("panel-ways-named", name=menu.name[:1].upper() + menu.name[1:])
        return words("panel-ways-named-from", name=menu.name, choices=numbers)
    heading = words("panel-ways", choices=", ".join(label for _, label in begins))
    if len(heading) <= HEADED:
        return heading
    return words("panel-ways-several") if alone else words("panel-ways-from", choices=numbers)


def _ranges(numbers: Sequence[int], words: Words) -> str:
    """Ascending numbers, three or more in a row as the first and the last of them."""
    breaks = [0, *(place for place, (one, next_) in enumerate(pairwise(numbers), 1) if next_ != one + 1), len(numbers)]
    runs = [numbers[start:end] for start, end in pairwise(breaks)]
    return ", ".join(
        words("panel-ways-range", first=run[0], last=run[-1]) if len(run) > 2 else ", ".join(map(str, run))
        for run in runs
    )


def _small_print(entries: Sequence[Entry], level: Level) -> list[str]:
    """Of each entry what its label has no room for, what is told of each decision, and what ends with the last one.
    Where there is no room for all of that, effects are cut first, then the rest of the small print; what must stay and
    what the last decision brings stay. What one entry has no room for, none of the others tells: of two in a menu none
    seems to bring less because less is said of it."""
    for tell in ([_with_effects] if level.effects else []) + ([_plainly] if level.letters else []):
        in_full = [tell(entry, level.letters, None) for entry in entries]
        tight = [entry for entry, said in zip(entries, in_full, strict=True) if not said]
        in_short = {verb for entry in tight for verb, _ in _by_verb(entry)}
        told = [tell(entry, level.letters, in_short) for entry in entries] if tight else in_full
        if all(said or not (_tells(entry) or entry.rest) for entry, said in zip(entries, told, strict=True)):
            return told
    return [(_briefly_with_effects(entry) if level.effects else "") or _briefly(entry) for entry in entries]


def _tells(entry: Entry) -> list[Detail]:
    """What is told of those decisions that anything is told of."""
    return [each for each in entry.told if each.small_print or each.effect]


def _by_verb(entry: Entry) -> list[tuple[str, Detail]]:
    """What is told of those decisions that anything is told of, each behind its verb."""
    verbs = [verb_in(choice) for choice in entry.choices[len(entry.choices) - len(entry.told) :]]
    return [(verb, each) for verb, each in zip(verbs, entry.told, strict=True) if each.small_print or each.effect]


def _with_effects(entry: Entry, letters: int, in_short: Container[str] | None) -> str:
    """With effects, and what else is told in full, or of these verbs only what of it must stay. What has none hides no
    others'."""
    told = _by_verb(entry)
    if not any(each.effect for _, each in told):
        return _plainly(entry, letters, in_short)
    short = in_short or ()
    shown = [((each.least if verb in short else "") or each.small_print, each) for verb, each in told]
    return _cut(entry, shown, letters)


def _plainly(entry: Entry, letters: int, in_short: Container[str] | None) -> str:
    """Without effects, in full, or of these verbs only what must stay; nothing if that says too little, or nothing of
    the last decision that brings something."""
    told = _by_verb(entry)
    if told and not told[-1][1].small_print:
        return ""
    if in_short is None:
        shown = _joined(entry, [each.small_print for _, each in told])
        return shown if len(shown) <= letters else ""
    nothing = Detail("", "")
    shown = [
        ((each.least if verb in in_short else each.small_print), nothing) if each.least
        else ("", Detail("", each.small_print))
        for verb, each in told
    ]  # fmt: skip
    return _cut(entry, shown, letters)


def _briefly(entry: Entry) -> str:
    """What must stay, and something of what the last decision brings."""
    *others, (brings, last) = _in_brief(entry)
    return _clipped(entry, [*(brief for brief, _ in others if brief), brings or last.effect_within(FEWEST)])


def _briefly_with_effects(entry: Entry) -> str:
    """The same with something of each effect; nothing if that is too much."""
    told = [(brief, each) for brief, each in _in_brief(entry) if brief or each.effect]
    shown = _joined(entry, [explained(brief, each.effect_within(FEWEST)) for brief, each in told])
    return shown if len(shown) <= ENTRY else ""


def _in_brief(entry: Entry) -> list[tuple[str, Detail]]:
    """Of each decision that something is told of what must stay, and of the last one something of what it brings."""
    *others, last = _tells(entry) or [Detail("", "")]
    brings = last.small_print
    if len(brings) > FEWEST:
        brings = last.least or clipped(brings, FEWEST)
    return [*((each.least, each) for each in others), (brings, last)]


def _cut(entry: Entry, told: Sequence[tuple[str, Detail]], room: int) -> str:
    """All of these with the effect of each in what room there is beside the first ones; nothing if that would be too
    little to say something."""
    whole = [explained(first, second.effect) for first, second in told]
    shown, loose = _joined(entry, whole), [second.effect for _, second in told if second.effect]
    too_much = len(shown) - room
    if too_much <= 0:
        return shown
    if not loose:
        return ""
    lengths = [len(second) for second in loose]

    def cut_off(most: int) -> int:
        return sum(length - most for length in lengths if length > most)

    if cut_off(FEWEST) < too_much:
        return ""
    most = bisect_left(range(max(lengths)), True, key=lambda most: cut_off(most) < too_much) - 1
    return _joined(entry, [explained(first, second.effect_within(most)) for first, second in told])


def _joined(entry: Entry, told: Sequence[str]) -> str:
    """All of this; what ends is said once."""
    ends = "" if any(entry.ends in each for each in told) else entry.ends
    return " · ".join(filter(None, [entry.rest, *told, ends]))


def _clipped(entry: Entry, told: Sequence[str]) -> str:
    """As much of what comes first as there is room for before what ends with the way."""
    shown = _joined(entry, told)
    if len(shown) <= ENTRY:
        return shown
    ends = f" · {entry.ends}" if entry.ends else ""
    return clipped(" · ".join(filter(None, [entry.rest, *told])), ENTRY - len(ends)) + ends


def _bytes(menu: FittedMenu) -> int:
    return _bytes_around(menu) + sum(map(_row_bytes, menu.rows))


def _least_bytes(menus: Sequence[WaysMenu]) -> int:
    """So many bytes all ways of these menus have at least, however little is told of them."""
    return sum(MENU_AROUND + sum(_row_bytes((each.value, each.label, "")) for each in menu.entries) for menu in menus)


def _bytes_around(menu: FittedMenu) -> int:
    return MENU_AROUND + len(menu.first) + len(menu.heading.encode())


def _row_bytes(row: tuple[str, str, str]) -> int:
    return ROW_AROUND + (DETAIL_AROUND if row[2] else 0) + sum(len(each.encode()) for each in row)
