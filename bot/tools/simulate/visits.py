"""Games of people who have several of them at once: whoever looks, at hours of their own, looks at all of their games.
When they look follows from nothing that happens there, so each game is a course of its own through the same visits."""

from __future__ import annotations

import hashlib
import heapq
from collections import Counter
from collections.abc import Sequence
from random import Random

import msgspec

from bot.tools.simulate.days import BEGINS_H, ZONES_H, Course, Habits, Playing, days_since_the_beginning
from games.engine import Luck, registry

VISITS = (1, 3, 6)
"""So often a day people look, one after the other."""


class Table(msgspec.Struct, frozen=True):
    """A game that is to be played: by whom, seat after seat, and whether all of them plan."""

    kind: str
    name: str
    people: tuple[Habits, ...]
    planning: bool


class Life(msgspec.Struct, frozen=True):
    """What became of it: what it asked of its people, how many days it took, and whether the same choices made by hand,
    one after the other, lead to the same table."""

    course: Course
    days: float
    same_by_hand: bool


def town(people: int, seed: str) -> list[Habits]:
    """So many people: some look once a day, some three and some six times, in every time zone."""
    zones = [ZONES_H[number // len(VISITS) % len(ZONES_H)] for number in range(people)]
    return [Habits(f"{seed}/{each}", VISITS[each % len(VISITS)], zone) for each, zone in enumerate(zones)]


def tables(games: int, seats: int, people: Sequence[Habits], seed: str, *, planning: bool) -> list[Table]:
    """So many games, as many of each kind; at each sit people who have the fewest others, drawn among these."""
    rng, busy, kinds = Random(seed), Counter[Habits](), sorted(registry())
    found: list[Table] = []
    for number in range(games):
        drawn = sorted(rng.sample(people, len(people)), key=lambda each: busy[each])[:seats]
        busy.update(drawn)
        found.append(Table(kinds[number % len(kinds)], f"{seed}/{number}", tuple(drawn), planning))
    return found


def lived(table: Table) -> Life:
    """Play it from the evening on which it begins, visit by visit, until it is over."""
    playing = Playing(table.kind, len(table.people), table.name, planning=table.planning)
    course, now = playing.begin(), BEGINS_H
    looks = [(each.next_look(now), seat) for seat, each in enumerate(table.people)]
    heapq.heapify(looks)
    while playing.awaited():
        now, seat = looks[0]
        heapq.heapreplace(looks, (table.people[seat].next_look(now), seat))
        if table.planning or seat in playing.awaited():
            playing.visit(seat)
    same = _by_hand(table, playing.played) == playing.table
    for_others = msgspec.structs.replace(course, decisions=[])  # too much to hand from process to process
    return Life(for_others, days_since_the_beginning(now), same)


def _by_hand(table: Table, played: Sequence[tuple[int, str]]) -> bytes:
    """The table after these choices."""
    game, luck = registry()[table.kind], Luck(hashlib.sha256(table.name.encode()).digest())
    fresh, _ = game.setup(len(table.people), {}, luck)
    for seat, choice in played:
        game.apply(fresh, seat, choice, luck)
    return game.save(fresh)
