"""What a picture is about, whichever game it shows: the view, the words, the people, what was seen before.
What else a game's pictures ask of their view stands in its own `scene.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from games.engine import Numbered, Pick, Picks
from render.type import drawable
from render.words import Words

V = TypeVar("V")
P = TypeVar("P", bound=Pick)


@dataclass(frozen=True)
class Subject(Generic[V]):
    """One picture's subject. `options` are the choices open to the reader with their buttons' numbers; `Numbered` ones
    say which of them gain nothing. What is not drawn but `written` calls people by all letters of their names."""

    game: ClassVar[str]
    verbs: ClassVar[Picks[Any]]

    view: V
    words: Words
    names: Sequence[str] = ()
    changed: V | None = None
    options: Mapping[str, int] = field(default_factory=dict[str, int])
    written: bool = False

    @property
    def in_words(self) -> Self:
        """The same for what tells of it in words: beside a picture, or in its place."""
        return replace(self, written=True)

    @cached_property
    def picks(self) -> dict[Pick, int]:
        """The open choices as the game's types, in their order, with their buttons' numbers."""
        return {self.verbs.of(choice): number for choice, number in self.options.items()}

    def number(self, pick: Pick) -> int | None:
        """The button that makes this choice; None if it is not open."""
        return self.picks.get(pick)

    @cached_property
    def _apart(self) -> frozenset[Pick]:
        apart = self.options.apart if isinstance(self.options, Numbered) else frozenset[str]()
        return frozenset(map(self.verbs.of, apart))

    def invites(self, pick: Pick) -> bool:
        """Whether this choice is open and may gain something: nobody is to be drawn to one that gains nothing."""
        return pick in self.picks and pick not in self._apart

    def numbers(self, *picks: Pick) -> list[int]:
        """The buttons of those of these choices that are open."""
        return [self.picks[pick] for pick in picks if pick in self.picks]

    def offered(self, *kinds: type[P]) -> list[tuple[P, int]]:
        """The open choices of these kinds with their buttons' numbers."""
        return [(pick, number) for pick, number in self.picks.items() if isinstance(pick, kinds)]

    def say(self, key: str, /, **args: str | int) -> str:
        """One of the game's messages for pictures."""
        return self.words(f"{self.game}-picture-{key}", **args)

    def name(self, seat: int) -> str:
        """Who sits there. A picture has only the letters that can be drawn."""
        given = self.names[seat] if seat < len(self.names) else ""
        if not self.written:
            given = drawable(given)
        return given if given.strip() else self.words("picture-seat", number=seat + 1)

    def shows(self, piece: str, *depends: object) -> bytes:
        """The name of a piece that is kept (see `Canvas.kept`): what it depends on besides language and game."""
        return msgspec.msgpack.encode((self.game, piece, self.words.language, depends))

    def owed(self, what: str, waiting: Sequence[int], seats: int) -> str:
        """Whose decision it is and which, short enough for a header: one name, everybody, or the decision alone."""
        if len(waiting) == 1:
            return f"{self.name(waiting[0])}: {what}"
        if len(waiting) == seats:
            return f"{self.say('everybody')}: {what}"
        return what[:1].upper() + what[1:]

    def asking(self, kind: str, args: Mapping[str, object]) -> str:
        """A question in short, such as "choose a ship"."""
        given: dict[str, str | int] = {}
        for name, value in args.items():
            if isinstance(value, str):
                given |= {name: self.words.name(value), f"{name}_id": value}
            elif isinstance(value, int):
                given[name] = value
        return self.words(f"{self.game}-ask-{kind}.short", **given)
