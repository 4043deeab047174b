"""The one error of the rules: a choice that is not legal, with its reason as data.
Sentences live in the text files, keyed by the reason's name."""

from __future__ import annotations

from games.engine.event import Argument


class Illegal(Exception):
    """A choice the rules refuse. `reason` names the sentence, `rule` the rule number behind it.

    Raised before anything changed: the table is as it was.
    """

    def __init__(self, reason: str, rule: str = "", **args: Argument) -> None:
        super().__init__(reason, rule, args)
        self.reason = reason
        self.rule = rule
        self.args_: dict[str, Argument] = args

    def __str__(self) -> str:
        details = " ".join(f"{key}={value}" for key, value in self.args_.items())
        return " ".join(part for part in (self.reason, self.rule, details) if part)
