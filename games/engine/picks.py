"""Choices as types: one tagged struct for each verb of a game, with its arguments as fields. Its text is what buttons,
commands, logs and records have (`mark:barge`); it is put together and read here, and nowhere cut into pieces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, Self, TypeVar, get_type_hints

import msgspec

P = TypeVar("P", bound="Pick")
BETWEEN = ":"
"""What stands between a verb and its arguments."""
REMEMBERED = 4096
"""So many texts are kept with what they were read as: in play the same ones come again and again."""


class Verb(msgspec.Struct, frozen=True):
    """A verb of the game's choices and the names of its arguments, from which slash commands are made, and the numbers
    of the `rules` about it."""

    name: str
    arguments: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def choice(self, arguments: Iterable[str]) -> str:
        """The text of a choice with these arguments, which may be any."""
        return BETWEEN.join([self.name, *arguments])


def verb_in(choice: str) -> str:
    """The verb of a choice of any game, as its text has it."""
    return choice.partition(BETWEEN)[0]


def arguments_in(choice: str) -> list[str]:
    """The arguments of a choice of any game, as its text has them."""
    return choice.split(BETWEEN)[1:]


class Pick(msgspec.Struct, frozen=True, gc=False, tag_field="verb"):
    """A choice. Its tag is the verb; its fields are whole numbers and short words without a colon."""

    rules: ClassVar[tuple[str, ...]] = ()
    """The numbers of the rules that say what it is and does, the most important one first."""

    @classmethod
    def read(cls, text: str) -> Self | None:
        """What a text says, which may be any, such as one that somebody has typed; None if it is none of this verb with
        arguments of their kind. Whether it is legal the rules say."""
        return _read(cls, text)  # type: ignore[return-value]

    @classmethod
    def of(cls, text: str) -> Self:
        """The same of a choice that is known to be of this verb."""
        found = _read(cls, text)
        assert found is not None, f"{text!r} is no {cls.__qualname__}"
        return found  # type: ignore[return-value]

    @property
    def text(self) -> str:
        """The choice as a text: verb and arguments, joined by colons."""
        return _text(self)


def verb_of(pick: type[Pick]) -> str:
    """The verb of a class of choices."""
    return str(pick.__struct_config__.tag)


class Picks(Generic[P]):
    """The verbs of a game, in the order of its slash commands: `Picks(Take, Pass)`."""

    def __init__(self, *kinds: type[P]) -> None:
        self.verbs = tuple(Verb(verb_of(kind), kind.__struct_fields__, kind.rules) for kind in kinds)
        self._kinds = {verb_of(kind): kind for kind in kinds}
        self.read = lru_cache(REMEMBERED)(self._read)
        """The choice that a text is, which may be any; None if it is none of these verbs."""

    def of(self, text: str) -> P:
        """The same of a choice that is known to be one of this game."""
        found = self.read(text)
        assert found is not None, f"{text!r} is no choice"
        return found

    def _read(self, text: str) -> P | None:
        kind = self._kinds.get(verb_in(text))
        return kind.read(text) if kind is not None else None


@lru_cache(REMEMBERED)
def _text(pick: Pick) -> str:
    return BETWEEN.join([verb_of(type(pick)), *map(str, msgspec.structs.astuple(pick))])


@lru_cache(REMEMBERED)
def _read(kind: type[Pick], text: str) -> Pick | None:
    verb, *written = text.split(BETWEEN)
    types = _types_of(kind)
    if verb != verb_of(kind) or len(written) != len(types):
        return None
    arguments = [_argument(word, type_) for word, type_ in zip(written, types, strict=True)]
    return kind(*arguments) if None not in arguments else None


@cache
def _types_of(kind: type[Pick]) -> list[type[Any]]:
    """Of which type each field is: `int` or `str`."""
    hints = get_type_hints(kind)
    types = [hints[field] for field in kind.__struct_fields__]
    assert all(each in (int, str) for each in types), f"{kind.__qualname__} has a field that is no number and no word"
    return types


def _argument(word: str, type_: type[Any]) -> int | str | None:
    """What stands between two colons; None if it is nothing, or no number as it would be written."""
    if type_ is str:
        return word or None
    return int(word) if word.isdecimal() and str(int(word)) == word else None
