"""What keeps something from being said: for ever, or as long as a place is shut."""

from __future__ import annotations


class Undeliverable(Exception):
    """This can never be said: its channel is gone or closed to the bot."""


class Shut(Exception):
    """This can't be said as long as the bot lacks a right there, or is not on the server: it waits until it can."""


class NotYet(Exception):
    """This is told by something newer that is being said at the moment: whether that goes is to be seen soon."""


class Unreadable(Undeliverable):
    """What is stored of this is damaged, in this `column`: nobody knows what was to be said."""

    def __init__(self, column: str, why: str) -> None:
        super().__init__(why)
        self.column = column
