"""Plans: what a person wants to be played for them when their next decision comes. Arithmetic, no database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from games.engine import Ask

MOST_WISHES = 5


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
    """A choice of a plan, and what it meant when it was planned."""

    choice: str
    meant: Meaning | None = None


class Plan(msgspec.Struct, frozen=True, array_like=True):
    """What a person wants: of these wishes the first one that is possible, and so on while their turn goes on."""

    person_id: int
    wishes: tuple[Wish, ...] = ()

    def first(self, options: Collection[str]) -> Wish | None:
        """The wish to be played where these choices are legal."""
        return next((wish for wish in self.wishes if wish.choice in options), None)

    def with_wish(self, wish: Wish) -> Plan:
        """The plan with one wish more, the least of all."""
        return Plan(self.person_id, (*self.wishes, wish))

    def without(self, choice: str) -> Plan:
        """What is left once this is played or not wanted any more."""
        return Plan(self.person_id, tuple(wish for wish in self.wishes if wish.choice != choice))


class Dropped(msgspec.Struct, frozen=True, array_like=True):
    """Why a person's plan was not played, until they have decided or plan again.

    `why` is `gone` (nothing of it was possible), `changed` (`choice` meant something else when it was planned, and
    `means` this now), `rest` (all that came before `choice` was played, and with it the turn was over), `undone`,
    `paused` or `away`.
    """

    person_id: int
    why: str
    choice: str = ""
    meant: Meaning | None = None
    means: Meaning | None = None
