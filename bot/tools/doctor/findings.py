"""What the doctor has found: a line for each look at a fact. How one looks stands in the examinations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from bot.sandbox.encoding import Json, json_list, json_object
from bot.tools.doctor.exchanges import Exchange
from bot.tools.doctor.probes import PROBES

Verdict = Literal["good", "TO DO", "BAD", "unknown"]
"""`good` is as expected, and `TO DO` too, but something about it is the host's to mend; `BAD` is not as expected."""
TAKEN = ((200, 0), (201, 0), (204, 0))
"""The answers to a request that Discord carries out, as (status, code)."""
INVALID = (400, 50035)
TOLD = ("via", "retry-after", "content-type")
"""Headers that are told besides those of rate limits."""


class Finding(msgspec.Struct, frozen=True):
    """How one look at a fact ended. `note` says what is worth knowing besides, such as a figure or an advice."""

    probe: str
    fact: str
    sentence: str
    asked: str
    verdict: Verdict
    why: str = ""
    note: str = ""
    status: int = 0
    code: int = 0
    headers: dict[str, str] = {}

    def lines(self) -> list[str]:
        """The finding as a terminal shows it."""
        found = [f"{self.verdict:<8} {self.fact}: {self.asked}"]
        if self.verdict == "BAD":
            found.append(f"{'':<8} {self.sentence}")
        if self.why:
            found.append(f"{'':<8} {self.why}")
        if self.verdict == "BAD" and self.status:
            found.append(f"{'':<8} status {self.status}, code {self.code}")
            found += [f"{'':<8} {name}: {value}" for name, value in self.headers.items()]
        if self.note:
            found.append(f"{'':<8} ({self.note})")
        return found


@dataclass(slots=True)
class Answer:
    """What a request brought: the exchange of its last attempt, and what discord.py made of it."""

    exchange: Exchange | None
    value: Any = None
    error: str = ""

    @property
    def taken(self) -> bool:
        return self.exchange is not None and (self.exchange.status, self.exchange.code) in TAKEN

    @property
    def reply(self) -> Json:
        """The reply's object; an empty one where there is none."""
        return json_object(self.exchange.reply) or {} if self.exchange is not None else {}


def within(reply: Json, name: str) -> Json:
    """The object under this name; an empty one where there is none."""
    return json_object(reply.get(name)) or {}


def listed(reply: Json, name: str) -> list[Json]:
    """The objects in the list under this name."""
    return [found for each in json_list(reply.get(name)) or [] if (found := json_object(each)) is not None]


def unless(holds: object, fault: str) -> list[str]:
    """The fault, unless something holds."""
    return [] if holds else [fault]


class Findings:
    """Collects findings: one for each probe at most."""

    def __init__(self) -> None:
        self.all: list[Finding] = []

    @property
    def deviating(self) -> list[Finding]:
        return [finding for finding in self.all if finding.verdict == "BAD"]

    def looked_at(self, probe: str) -> bool:
        """Whether there is a line about this."""
        return any(finding.probe == probe for finding in self.all)

    def not_tried(self, probe: str, why: str) -> None:
        """Nobody could look."""
        self._add(probe, "unknown", why)

    def judge(
        self,
        probe: str,
        answer: Answer | None = None,
        expected: Sequence[tuple[int, int]] = TAKEN,
        faults: Iterable[str] = (),
        note: str = "",
        advice: Iterable[str] = (),
    ) -> bool:
        """Hold an answer's status and code against those that are expected, and add faults of its content. `advice` is
        what the host is to mend where all is as expected.

        Returns whether all is as expected.
        """
        wrong = list(faults)
        exchange = answer.exchange if answer is not None else None
        if answer is not None:
            came = (exchange.status, exchange.code) if exchange is not None else None
            if came not in expected:
                wanted = " or ".join(_named(each) for each in dict.fromkeys(_plain(each) for each in expected))
                wrong = [f"expected: {wanted}; came: {_named(_plain(came)) if came else answer.error}"]
        to_do = list(advice)
        self._add(probe, "BAD" if wrong else "TO DO" if to_do else "good", "; ".join(wrong or to_do), note, exchange)
        return not wrong

    def _add(self, name: str, verdict: Verdict, why: str, note: str = "", exchange: Exchange | None = None) -> None:
        status, code, headers = 0, 0, {}
        if exchange is not None and verdict == "BAD":
            status, code = exchange.status, exchange.code
            headers = {
                name: value
                for name, value in exchange.headers.items()
                if name in TOLD or name.startswith("x-ratelimit-")
            }
        probe = PROBES[name]
        given = (name, probe.fact, probe.sentence, probe.asked)
        self.all.append(Finding(*given, verdict, why, note, status, code, headers))


def _plain(each: tuple[int, int]) -> tuple[int, int]:
    """All ways of carrying something out are one."""
    return (200, 0) if each in TAKEN else each


def _named(each: tuple[int, int]) -> str:
    status, code = each
    return "carried out" if each in TAKEN else f"refused with {status}" + (f"/{code}" if code else "")
