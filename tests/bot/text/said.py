"""What our games say, with examples of what they are given: what the tests of their words go through. All of it the
games declare, or it comes up while they are played; a new game needs nothing here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import bot.text
from bot.text import LANGUAGES
from bot.tools.check.examples import Seen, played
from bot.tools.check.scan import Messages, Needed, needed
from games.engine import Argument, Detail, Game, Happening, Question, Refusal, registry, said_by
from games.engine.sayings import Saying, kind_of
from tests.bot.text import seldom

TEXTS = Path(str(bot.text.__file__)).parent
PEOPLE = ["Anna", "Björn", "Chloé", "Dmitri", "Eve"]
SORTS: Mapping[str, type[Saying]] = {"event": Happening, "ask": Question, "detail": Detail, "reason": Refusal}
"""What texts begin with after the game's id, and what they are said of."""


class Said:
    """What one game says."""

    def __init__(self, game: str) -> None:
        self.id = game

    @property
    def game(self) -> Game[Any, Any]:
        return registry()[self.id]

    @cached_property
    def needed(self) -> Needed:
        """What the game declares to say."""
        return needed(self.id)

    @cached_property
    def messages(self) -> dict[str, Messages]:
        """The messages of each language."""
        found = {
            language: Messages(TEXTS / language / file for file in (f"{self.id}.ftl", f"rules_{self.id}.ftl"))
            for language in LANGUAGES
        }
        assert not any(messages.junk for messages in found.values())
        return found

    def kinds(self, sort: str) -> dict[str, type[Saying]]:
        """Everything of one sort, by kind."""
        return {kind_of(said): said for said in said_by(self.id)[SORTS[sort]]}

    def every(self, sort: str) -> Iterator[tuple[str, dict[str, Argument]]]:
        """Every kind of one sort, with each of its examples."""
        for kind, said in sorted(self.kinds(sort).items()):
            for args in self.seen.examples(said):
                yield kind, args

    def events(self, *, whole: bool) -> Iterator[tuple[str, dict[str, Argument]]]:
        """Of the events those that are told in whole sentences, or those that follow a name."""
        declared = self.kinds("event")
        for kind, args in self.every("event"):
            said = declared[kind]
            assert issubclass(said, Happening)
            if said.whole == whole:
                yield kind, args

    @cached_property
    def seen(self) -> Seen:
        """What came up in whole games, with what hardly ever does."""
        found = played(self.game)
        for name, values in seldom.VALUES.get(self.id, {}).items():
            for value in values:
                found.note({name: value})
        found.note_choices(seldom.CHOICES.get(self.id, ()))
        return found

    def rule_key(self, number: str) -> str:
        """The message of a rule."""
        return f"{self.id}-rule-{number.replace('.', '-')}"


@cache
def said_of(game: str) -> Said:
    """What a game says; it is found out once."""
    return Said(game)
