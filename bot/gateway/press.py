"""What a pressed control leads to: every room says which actions it answers, and where the answer appears."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Literal

import msgspec

from bot.gateway.access import What, Who
from bot.gateway.controls import Control
from bot.gateway.reply import Reply

Where = Literal["private", "pressed", "public", "panel"]
"""In a new private message, in the message that was pressed, in a new public one; `panel` is in place where the pressed
message is private, and in a new private one otherwise."""


class Press(msgspec.Struct, frozen=True):
    """A pressed control with what was picked in a menu."""

    control: Control
    values: list[str]

    @property
    def game_id(self) -> str:
        return self.control.game_id

    @property
    def revision(self) -> int:
        return self.control.revision

    @property
    def argument(self) -> str:
        """What follows the action's dot."""
        return self.control.argument

    @property
    def value(self) -> str:
        """The first thing picked, or nothing."""
        return self.values[0] if self.values else ""


class Answer(msgspec.Struct, frozen=True):
    """How an action is answered, and whom it serves. Who can't see a game gets no answer about it.

    It `takes` a part of a share of the day, or with some of its arguments does, or of none. One that `opens_form` is
    not acknowledged before it is given when it is pressed: a form is an answer only while there is none yet.
    """

    where: Where
    give: Callable[[Reply, Press], Awaitable[None]]
    who: Who = "watcher"
    takes: What | Mapping[str, What] | None = None
    opens_form: bool = False

    def taken_by(self, argument: str) -> What | None:
        """The share of which it takes a part when it is pressed with this argument."""
        return self.takes.get(argument) if isinstance(self.takes, Mapping) else self.takes


def together(answers: Sequence[Mapping[str, Answer]]) -> dict[str, Answer]:
    """The answers of all rooms in one table. Raises `ValueError` when two of them answer the same action."""
    found: dict[str, Answer] = {}
    for action, answer in (entry for each in answers for entry in each.items()):
        if action in found:
            raise ValueError(f"two rooms answer {action}")
        found[action] = answer
    return found
