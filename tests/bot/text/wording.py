"""What the tests of a game's words must know of it: its rules' numbers, what events are about, examples of arguments.
Each game's own stands in `<game>_wording.py` as `WORDING`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import bot.text
from bot.text import LANGUAGES, Words
from bot.tools.check.scan import Messages, Needed, needed
from games.engine import Game, registry

TEXTS = Path(str(bot.text.__file__)).parent
PEOPLE = ["Anna", "Björn", "Chloé", "Dmitri", "Eve"]
TABLES = ("event", "ask", "detail", "reason")


class Wording:
    """One game's. Kinds are what it tells, asks, explains and refuses; `table` is one of `TABLES`.

    - `rule`: how a rule's number looks; `some_rule`: one of them; `rulings`: those that stand in the handbook only.
    - `unseated`: events that are whole sentences. `silent`: whether an event says nothing with these arguments.
    - `values`: what an argument can be, by name; numbers otherwise. `special`: of some kinds, by kind and name.
    - `examples`: all arguments worth trying of a kind, where the values say too little; else None.
    - `choices`: a choice of every verb with every argument; `named`: words of choices; `phases`, `categories`, `keys`.
    - `games`: seats and table options of the whole games that are told; `wrong`: texts that are refused meanwhile.
    - `ask_most`, `detail_most`, `rule_most`: most characters. `rules`: how many rules there are at least.
    """

    def __init__(
        self,
        game: str,
        *,
        rule: str,
        some_rule: str,
        unseated: set[str],
        values: Mapping[str, Sequence[Any]],
        numbers: Sequence[int],
        choices: Callable[[], Sequence[str]],
        named: Sequence[str],
        phases: Sequence[str],
        categories: Sequence[str],
        found: Mapping[str, set[str]],
        games: Sequence[tuple[int, Mapping[str, str]]],
        wrong: Callable[[Any, int, Random], Sequence[str]],
        rules: int,
        keys: Sequence[str] = (),
        special: Mapping[str, Mapping[str, Sequence[Any]]] | None = None,
        silent: Callable[[str, Mapping[str, Any]], bool] = lambda kind, args: False,
        examples: Callable[[str, str], Iterator[dict[str, Any]] | None] = lambda table, kind: None,
        rulings: str = r"(?!)",
        ask_most: int = 60,
        detail_most: int = 50,
        rule_most: int = 300,
        check: Callable[[Words], None] = lambda words: None,
    ) -> None:
        self.id = game
        self.rule, self.some_rule, self.rulings = re.compile(rule), some_rule, re.compile(rulings)
        self.unseated, self.values, self.numbers = unseated, values, numbers
        self.choices, self.named, self.phases, self.categories, self.keys = choices, named, phases, categories, keys
        self.found, self.games, self.wrong, self.rules = found, games, wrong, rules
        self.silent, self.check = silent, check
        self.ask_most, self.detail_most, self.rule_most = ask_most, detail_most, rule_most
        self._special = special or {}
        self._own_examples = examples

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

    def kinds(self, table: str) -> dict[str, set[str]]:
        """Everything of one table with the arguments it is given."""
        kinds: dict[str, set[str]] = getattr(self.needed, f"{table}s")
        return kinds

    def examples(self, table: str, kind: str) -> Iterator[dict[str, Any]]:
        """Arguments for a kind: each one takes all of its values while the others keep their first."""
        own = self._own_examples(table, kind)
        if own is not None:
            yield from own
            return
        yield from self.every_value(kind, self.kinds(table)[kind])

    def every_value(
        self, kind: str, names: set[str], more: Mapping[str, Any] | None = None
    ) -> Iterator[dict[str, Any]]:
        """Arguments of these names; `more` are told with all of them."""
        special = self._special.get(kind, {})
        values = {name: special.get(name, self.values.get(name, self.numbers)) for name in sorted(names)}
        usual = {name: each[0] if each is not self.numbers else 2 for name, each in values.items()}
        also = dict(more or {})
        yield usual | also
        for name, each in values.items():
            for value in each:
                yield usual | {name: value} | also

    def rule_key(self, number: str) -> str:
        """The message of a rule."""
        return f"{self.id}-rule-{number.replace('.', '-')}"


def wordings() -> dict[str, Wording]:
    """That of every game that has one; `test_words.py` says which has none."""
    return {game: import_module(_module(game)).WORDING for game in registry() if find_spec(_module(game)) is not None}


def _module(game: str) -> str:
    return f"tests.bot.text.{game}_wording"
