"""What a game says, as types: what happened, what is asked, small print, remarks, refusals. Each is a tagged struct
that a game declares beside its rules: its tag names the sentence, its fields fill it. No sentence is made here.

Outside of the rules, and wherever something is stored, a saying is what it always was: its kind and its arguments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, ClassVar, Protocol, Self

import msgspec

from games.engine.event import Event

Argument = int | str | list[str] | list[int]


class Plain(Protocol):
    """A saying as it is stored: an `Event`, an `Ask`."""

    @property
    def kind(self) -> str: ...
    @property
    def args(self) -> dict[str, Any]: ...


class Saying(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """Something a game says. Its tag is its kind, for good: stored games have it. So are the names of its fields."""

    @classmethod
    def of(cls, plain: Plain | None) -> Self | None:
        """What was stored, if it is of this kind; else None."""
        return cls(**plain.args) if plain is not None and plain.kind == kind_of(cls) else None

    @property
    def kind(self) -> str:
        """What it is called in the text files."""
        return kind_of(type(self))

    @property
    def args(self) -> dict[str, Argument]:
        """What fills its sentence, by name."""
        return msgspec.structs.asdict(self)


class Happening(Saying, frozen=True, gc=False):
    """Something that happened. Texts: `<game>-event-<kind>`, a predicate that follows the name of its seat."""

    whole: ClassVar[bool] = False
    """Whether its text is a whole sentence instead: so is that of all that happens to nobody."""
    comes_of_it: ClassVar[bool] = False
    """Whether it is only understood after what it came of, so that no shortened story begins with it."""

    @classmethod
    def first(cls, told: Sequence[Event], seat: int | None) -> Self | None:
        """The first such thing that was told of `seat` (None: of nobody); None if there is none."""
        return next((found for event in told if event.seat == seat and (found := cls.of(event)) is not None), None)


class Tell(Protocol):
    """How a step tells what happened."""

    def __call__(
        self,
        said: Happening,
        seat: int | None = None,
        *,
        to: int | None = None,
        barrier: bool = False,
    ) -> None: ...


class Question(Saying, frozen=True, gc=False):
    """What a decision asks. Texts: `<game>-ask-<kind>`."""


class Detail(Saying, frozen=True, gc=False):
    """The small print of a choice. Texts: `<game>-detail-<kind>`."""

    def gist(self) -> Self:
        """Of it what the choice costs, gives and does, without how much there is to choose from after it: a plan is
        played while this stays the same. What is taken without asking once nothing else is left belongs to it."""
        return self

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """The gist of what was stored; None if it is of another kind, or of a version that said something else."""
        try:
            stored = cls.of(plain)
            return stored.gist() if stored is not None else None
        except TypeError:
            return None

    def outcome(self, seat: int, before: Any, after: Any, told: Sequence[Event]) -> Self | None:
        """The same as it came out when the choice was played: read off what `seat` saw `before` and `after`, and what
        was told. None, unless a game says more, or where it can't be told: then nothing holds it against what it said.
        `quayside check` does."""
        return None


class Remark(Detail, frozen=True, gc=False):
    """What a seat sees beside its question though it can't be chosen. Texts as those of small print."""


class Refusal(Saying, frozen=True, gc=False):
    """Why a choice is refused. Texts: `<game>-reason-<kind>`, or `reason-<kind>`, which all games share."""

    rules: ClassVar[tuple[str, ...]] = ("",)
    """The numbers of the rules that may stand behind it; the first one does unless `Illegal` is told of another."""


class _Kinds(dict[type[Saying], str]):
    """Tags by class, each read off once: every event asks for one."""

    def __missing__(self, said: type[Saying]) -> str:
        tag = said.__struct_config__.tag
        assert isinstance(tag, str), f"{said.__qualname__} has no tag"
        self[said] = tag
        return tag


_KINDS = _Kinds()
kind_of = _KINDS.__getitem__
"""The kind of a declared class of sayings."""


def said_by(game: str) -> dict[type[Saying], list[type[Saying]]]:
    """Everything that the package `games.<game>` declares, by sort: happenings, questions, small print with remarks,
    refusals. Nothing is played for that. Imports all modules of the package, and raises whatever that raises."""
    found: dict[type[Saying], list[type[Saying]]] = {sort: [] for sort in (Happening, Question, Detail, Refusal)}
    for declared in _declared(game):
        for sort, of_it in found.items():
            if issubclass(declared, sort):
                of_it.append(declared)
    return found


@cache
def _small_print(game: str) -> dict[str, type[Detail]]:
    return {kind_of(each): each for each in said_by(game)[Detail] if issubclass(each, Detail)}


def as_told_now(game: str, plain: Plain) -> Detail | None:
    """Small print that was stored, with what an earlier version had not said yet; None if it can't be told any more."""
    declared = _small_print(game).get(plain.kind)
    try:
        return declared.of(plain) if declared is not None else None
    except TypeError:
        return None


def _declared(game: str) -> Iterator[type[Saying]]:
    """Every class of sayings, in the module that declares it. One without a tag of its own is a basis of others."""
    package = import_module(f"games.{game}")
    names = [package.__name__, *sorted(each.name for each in iter_modules(package.__path__, f"{package.__name__}."))]
    for name in names:
        for each in vars(import_module(name)).values():
            if isinstance(each, type) and issubclass(each, Saying) and each.__module__ == name:
                said: type[Saying] = each
                if kind_of(said) != said.__qualname__:  # which is the tag of one that was given none
                    yield said
