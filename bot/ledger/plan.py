"""Plans: what a person wants to be played for them at their next decisions, and what after each of these choices.
Arithmetic, no database."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from games.engine import Ask

MOST_WISHES = 30
"""So many entries a plan has, those below others included."""
DEEPEST = 12
"""So many decisions one below the other a plan is made for at most."""
Path = tuple[int, ...]
"""Where in a plan something stands: the place in its list, the place in the list below that one, and so on."""


class Meaning(msgspec.Struct, frozen=True, array_like=True):
    """The small print of a choice at some time, to see whether it has changed since."""

    kind: str
    args: dict[str, Any] = {}

    @classmethod
    def of(cls, detail: Ask | None) -> Meaning | None:
        return cls(detail.kind, detail.args) if detail is not None else None

    @property
    def detail(self) -> Ask:
        """As the words for it want it."""
        return Ask(self.kind, self.args)


class Wish(msgspec.Struct, frozen=True, array_like=True):
    """A choice of a plan, what it meant when it was planned, and what is wanted once it is played."""

    choice: str
    meant: Meaning | None = None
    then: tuple[Wish, ...] = ()


class Plan(msgspec.Struct, frozen=True, array_like=True):
    """What a person wants: of these wishes the first one that is possible, then what stands below it, also at later
    turns; where nothing stands below, the rest of its own list while the turn goes on. `later` says that something was
    played of it already, below which this stands; `since` is the number of the newest move as it became what it is."""

    person_id: int
    wishes: tuple[Wish, ...] = ()
    later: bool = False
    since: int = 0

    @property
    def size(self) -> int:
        """How many entries it has in all."""
        return sum(1 for _ in entries(self.wishes))

    @property
    def mark(self) -> int:
        """A number that tells it from other plans, at least 1."""
        return 1 + zlib.crc32(msgspec.msgpack.encode(self.wishes)) % 999_999_998

    def first(self, options: Collection[str]) -> Wish | None:
        """The wish to be played where these choices are legal."""
        return next((wish for wish in self.wishes if wish.choice in options), None)

    def after(self, played: Wish) -> Plan:
        """What is wanted once this wish of its list is played."""
        return Plan(self.person_id, played.then, later=True) if played.then else self.without(played.choice)

    def with_wish(self, wish: Wish) -> Plan:
        """The plan with one wish more, the least of all."""
        return msgspec.structs.replace(self, wishes=(*self.wishes, wish))

    def without(self, choice: str) -> Plan:
        """What is left once this is played or not wanted any more."""
        return msgspec.structs.replace(self, wishes=tuple(wish for wish in self.wishes if wish.choice != choice))

    def along(self, path: Path) -> list[Wish]:
        """The wishes that lead to this place, one below the other. Raises `IndexError` where there is none."""
        found, wishes = list[Wish](), self.wishes
        for place in path:
            found.append(wishes[place])
            wishes = found[-1].then
        return found

    def below(self, path: Path) -> Plan:
        """What is wanted once everything along the path is played. Raises `IndexError`."""
        return Plan(self.person_id, self.along(path)[-1].then) if path else self

    def with_below(self, path: Path, wishes: Sequence[Wish]) -> Plan:
        """The plan with another list at this place. Raises `IndexError`."""
        return msgspec.structs.replace(self, wishes=_put(self.wishes, path, tuple(wishes)))


def _put(wishes: tuple[Wish, ...], path: Path, below: tuple[Wish, ...]) -> tuple[Wish, ...]:
    if not path:
        return below
    place, *deeper = path
    wish = wishes[place]
    changed = Wish(wish.choice, wish.meant, _put(wish.then, tuple(deeper), below))
    return (*wishes[:place], changed, *wishes[place + 1 :])


def entries(wishes: Sequence[Wish], above: Path = ()) -> Iterator[tuple[Path, Wish]]:
    """Every entry of a list and of those below it, with its place, in the order in which they are read."""
    for place, wish in enumerate(wishes):
        yield (*above, place), wish
        yield from entries(wish.then, (*above, place))


def merged(courses: Sequence[Sequence[Wish]], most: int = MOST_WISHES) -> tuple[Wish, ...]:
    """A list for several courses that things may take, each being the wishes of one after the other: what most of them
    begin with stands first, and below it what follows there. Of more than `most` entries those are left out to which
    the fewest lead."""
    counted = _Branch("", None)
    for course in courses:
        branch = counted
        for wish in course[:DEEPEST]:
            branch = branch.to(wish)
            branch.weight += 1
    heavy = sorted(counted.all_below(), key=lambda each: (-each[1].weight, each[0]))[:most]  # those above come first
    return counted.wishes({id(branch) for _, branch in heavy})


def led_by(course: Sequence[Wish], wishes: tuple[Wish, ...]) -> tuple[Wish, ...]:
    """The list with this course, its wishes one after the other, before everything else. What followed the same choices
    before follows them still, where the course goes no further or not that way."""
    if not course:
        return wishes
    first, *then = course
    same = next((wish.then for wish in wishes if wish.choice == first.choice), ())
    others = tuple(wish for wish in wishes if wish.choice != first.choice)
    return (Wish(first.choice, first.meant, led_by(then, same)), *others)


class _Branch:
    """A wish while courses are counted that lead to it."""

    def __init__(self, choice: str, meant: Meaning | None) -> None:
        self.choice, self.meant = choice, meant
        self.weight = 0
        self._below: dict[str, _Branch] = {}

    def to(self, wish: Wish) -> _Branch:
        """The branch below for this wish; it means what it meant when it was first met."""
        return self._below.setdefault(wish.choice, _Branch(wish.choice, wish.meant))

    def all_below(self, depth: int = 0) -> Iterator[tuple[int, _Branch]]:
        for branch in self._below.values():
            yield depth, branch
            yield from branch.all_below(depth + 1)

    def wishes(self, kept: Collection[int]) -> tuple[Wish, ...]:
        """Those below which are kept, the weightiest first."""
        branches = sorted((each for each in self._below.values() if id(each) in kept), key=lambda each: -each.weight)
        return tuple(Wish(each.choice, each.meant, each.wishes(kept)) for each in branches)


class Dropped(msgspec.Struct, frozen=True, array_like=True):
    """Why a person's plan was not played, or not played on, until they have decided or plan again.

    `why` is `gone` (nothing of it was possible), `stuck` (nothing of what came next was possible, such as `choice`),
    `done` (all of it was played), `changed` (`choice` meant something else when it was planned, and `means` this now),
    `cut` (after `choice`, nothing would be possible of what was planned to follow it on the same turn), `rest` (all
    that came before `choice` was played, and with it the turn was over), `undone`, `paused` or `away`.
    """

    person_id: int
    why: str
    choice: str = ""
    meant: Meaning | None = None
    means: Meaning | None = None
