"""The one error of the rules: a choice that is not legal, with its reason as data.
Sentences live in the text files, keyed by the reason's name."""

from __future__ import annotations

from games.engine.sayings import Argument, Refusal


class Illegal(Exception):
    """A choice the rules refuse, and the refusal that says why. `rule` is the number of the rule behind it: the first
    of those that the refusal declares, if no other one of them is named.

    Raised before anything changed: the table is as it was.
    """

    def __init__(self, refusal: Refusal, rule: str = "") -> None:
        super().__init__(refusal, rule)
        self.refusal = refusal
        self.rule = rule or refusal.rules[0]

    @property
    def reason(self) -> str:
        """The name of its sentence."""
        return self.refusal.kind

    @property
    def args_(self) -> dict[str, Argument]:
        """What fills its sentence."""
        return self.refusal.args

    def __str__(self) -> str:
        details = " ".join(f"{key}={value}" for key, value in self.args_.items())
        return " ".join(part for part in (self.reason, self.rule, details) if part)
