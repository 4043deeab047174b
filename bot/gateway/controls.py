"""Custom ids of buttons and menus: `q:<game>:<revision>:<choice>`, made and read in one place.
A choice beginning with `@` is no choice of the rules but an action of the message (`@play`, `@undo`, `@join`)."""

from __future__ import annotations

import msgspec

PREFIX = "q"
LIMIT = 100
OWN = "me"
"""What stands for a game in the custom ids of controls that belong to a person."""
THEN = "+"
"""Stands between the choices of one press; no choice has it in it."""
LISTED = "listed"
"""The argument of an action by which a panel is opened from the list of a person's games, and leads back there."""


class Control(msgspec.Struct, frozen=True):
    """What a pressed button or menu means."""

    game_id: str
    revision: int
    choice: str

    @property
    def action(self) -> str:
        """The action without its arguments, or nothing for a choice of the rules."""
        return self.choice.partition(".")[0] if self.choice.startswith("@") else ""

    @property
    def argument(self) -> str:
        """What follows the action's dot."""
        return self.choice.partition(".")[2]

    def picked(self, value: str) -> str:
        """What is chosen by a value of this menu: choices that all of them begin with stand in its id."""
        return f"{self.argument}{value}" if self.argument.endswith(THEN) else value


def control(game_id: str, revision: int, choice: str) -> str:
    """The custom id of a control."""
    custom_id = f"{PREFIX}:{game_id}:{revision}:{choice}"
    assert len(custom_id) <= LIMIT, f"{custom_id} is too long for a custom id"
    return custom_id


def which_control(then: str) -> str:
    """The custom id of a menu of games that leads on to `then` (`GameChoice.leads_to`); not to be used if too long."""
    return f"{PREFIX}:{OWN}:0:@which.{then}"


def renamed(custom_id: str) -> str:
    """Another custom id of the same meaning; the same one if there is none. A zero stands before the number or not."""
    control = read(custom_id)
    if control is None:
        return custom_id
    plain = f"{PREFIX}:{control.game_id}:{control.revision}:{control.choice}"
    padded = f"{PREFIX}:{control.game_id}:0{control.revision}:{control.choice}"
    other = padded if custom_id == plain else plain
    return other if read(other) == control else custom_id


def read(custom_id: str) -> Control | None:
    """The control of a custom id; None for ids that are not ours or are damaged."""
    if len(custom_id) > LIMIT:
        return None
    parts = custom_id.split(":", 3)
    if len(parts) != 4 or parts[0] != PREFIX or not parts[1].isalnum() or not parts[3]:
        return None
    if not (parts[2].isascii() and parts[2].isdigit() and len(parts[2].removeprefix("0")) < 10):
        return None
    return Control(parts[1], int(parts[2]), parts[3])
