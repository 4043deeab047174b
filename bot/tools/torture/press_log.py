"""What people pressed and what they were shown in answer, interaction by interaction, as Discord passed it on.
Nothing here looks into the bot or its database."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Literal

import msgspec

from bot.gateway.controls import THEN, read
from bot.sandbox.bot_server import Exchange
from bot.sandbox.component_rules import walk
from bot.sandbox.encoding import Json
from bot.text import texts
from bot.text.texts import LANGUAGES

AnswerVerdict = Literal["", "played", "refused", "outdated"]
"""What an answer says of a decision: it counts; nothing was changed; the question was not asked any more."""
NOTHING: frozenset[AnswerVerdict] = frozenset(("",))
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_WEBHOOK = re.compile(r"/webhooks/\d+/([^/]+)(/messages/@original)?")
_LATER = (5, 6)
"""Callbacks that only promise an answer."""


class LoggedPress(msgspec.Struct, kw_only=True):
    """One interaction. `choice` is the decision that was pressed or typed (or several, joined by `THEN`), `action` what
    else was pressed (`@undo`), `wish` what was planned, `command` what was typed (`new fleet`). Times are
    `time.monotonic`."""

    interaction_id: int
    person_id: int
    game_id: str = ""
    revision: int = 0
    choice: str = ""
    action: str = ""
    wish: str = ""
    command: str = ""
    began: float = 0.0
    ended: float = 0.0
    acknowledged: bool = True
    answered: bool = True
    verdicts: frozenset[AnswerVerdict] = frozenset()
    """One for each answer: an interaction delivered twice may have two."""

    @property
    def choices(self) -> list[str]:
        """The decisions one by one."""
        return self.choice.split(THEN)

    @property
    def played(self) -> bool:
        """Whether the person was shown that this decision counts."""
        return bool(self.choice) and "played" in self.verdicts

    @property
    def taken_back(self) -> bool:
        """Whether the person was shown that their last step is taken back."""
        return self.action == "@undo" and self.verdicts == frozenset(("played",))

    @property
    def denied(self) -> bool:
        """Whether the person was told that it does not; its twin may have been refused while the database was away."""
        return bool(self.choice) and ("outdated" in self.verdicts or self.verdicts == frozenset(("refused",)))


class PressLog:
    """All presses, and the verdict on each: what its answer said became of it."""

    def __init__(self, id_of: Callable[[str], str | None]) -> None:
        self._id_of = id_of
        self.presses: list[LoggedPress] = []
        self._answers: dict[int, set[tuple[AnswerVerdict, int]]] = {}
        """What each interaction was shown: verdicts, and the question (by revision) of its panel (0: there is none)."""

    @property
    def shown(self) -> dict[int, frozenset[AnswerVerdict]]:
        """The verdicts that each interaction was shown."""
        return {key: frozenset(verdict for verdict, _ in answers) for key, answers in self._answers.items()}

    def observe(self, exchange: Exchange) -> None:
        """Look at a request of the bot that was carried out."""
        if not exchange.applied or exchange.status >= 300 or exchange.method not in ("POST", "PATCH"):
            return
        body: Json = exchange.body or {}
        if found := _CALLBACK.fullmatch(exchange.path):
            if body.get("type") not in _LATER:
                self._note(found[1], body.get("data") or {})
        elif found := _WEBHOOK.fullmatch(exchange.path):
            self._note(self._id_of(found[1]), body)

    def enter(self, press: LoggedPress) -> None:
        """A press is over, as far as its person is concerned."""
        self.presses.append(press)

    def settle(self) -> list[LoggedPress]:
        """The presses with what was shown in answer, also long after their people had turned away.

        A panel that asks what was asked before says nothing: it was put back so that its menus can be used again, with
        whatever warning it came with.
        """
        for press in self.presses:
            if answers := self._answers.get(press.interaction_id):
                press.answered = True
                new: set[AnswerVerdict] = {
                    verdict for verdict, asked in answers if not asked or asked != press.revision
                }
                press.verdicts = frozenset(new or NOTHING)
        return self.presses

    def _note(self, interaction_id: str | None, message: Json) -> None:
        if interaction_id is not None:
            self._answers.setdefault(int(interaction_id), set()).add((verdict_of(message), _asked_in(message)))


def verdict_of(message: Json) -> AnswerVerdict:
    """What an answer to a decision says; a panel without a warning says that it counts."""
    parts = walk(message.get("components") or [])
    said = [line for part in parts if part["type"] == 10 for line in str(part["content"]).split("\n")]
    controls = [read(part.get("custom_id") or "") for part in parts]
    if any(line.startswith(counts()) for line in said):
        return "played"
    if not any(controls):
        return "refused"
    if any(line.startswith("⚠️") for line in said):
        return "outdated"
    return "played" if any(control and control.action == "@table" for control in controls) else ""


def _asked_in(message: Json) -> int:
    """The revision of the question that a panel asks; 0 where there is no panel."""
    controls = [read(part.get("custom_id") or "") for part in walk(message.get("components") or [])]
    return next((control.revision for control in controls if control and control.action == "@table"), 0)


@cache
def counts() -> tuple[str, ...]:
    """How the sentence begins, in each language, that a choice counts although it could not be shown."""
    return tuple(texts().words(language)("error-unshown", code="|").partition("|")[0] for language in LANGUAGES)
