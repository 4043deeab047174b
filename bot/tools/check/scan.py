"""What of a game needs a sentence: everything that it declares to say, with the rules that its refusals cite.
And, in Fluent files, which messages there are and which variables each of them reads."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import cast

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.text.entries import entries
from games.engine import Refusal, said_by
from games.engine.sayings import kind_of


class Needed(msgspec.Struct):
    """What a game says, by kind, with the names of the arguments given; and what it declares twice."""

    events: dict[str, set[str]]
    asks: dict[str, set[str]]
    details: dict[str, set[str]]
    reasons: dict[str, set[str]]
    illegal_rules: set[str]
    twice: list[str]


def needed(game: str) -> Needed:
    """Everything the package `games.<game>` declares to tell, ask, explain and refuse. Raises what its modules raise
    when they are imported."""
    declared = said_by(game)
    kinds = [Counter(map(kind_of, sort)) for sort in declared.values()]
    twice = [kind for sort in kinds for kind, times in sort.items() if times > 1]
    rules = {rule for said in declared[Refusal] if issubclass(said, Refusal) for rule in said.rules}
    events, asks, details, reasons = (
        {kind_of(said): set(said.__struct_fields__) for said in sort} for sort in declared.values()
    )
    return Needed(events, asks, details, reasons, rules - {""}, twice)


class Messages:
    """The messages of Fluent files, by key; attributes as `key.attribute`. What is no Fluent is in `junk`, a line
    each. `begins` is what the keys begin with that are read, which spares time."""

    def __init__(self, files: Iterable[Path], begins: str = "") -> None:
        self.patterns: dict[str, fluent.Pattern] = {}
        self.junk: list[str] = []
        for file in files:
            source = file.read_text("utf-8")
            if begins:
                source = "\n".join(entry for name, entry in entries(source) if name.startswith(begins))
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, fluent.Junk):
                    first = (entry.content or "").strip().partition("\n")[0]
                    self.junk.append(f"{file}: this is no Fluent: {first}")
                if isinstance(entry, fluent.Message):
                    self._add(entry.id.name, entry.value)
                    for attribute in entry.attributes:
                        self._add(f"{entry.id.name}.{attribute.id.name}", attribute.value)

    def _add(self, key: str, pattern: fluent.Pattern | None) -> None:
        if pattern is not None:
            if key in self.patterns:
                self.junk.append(f"{key} stands there twice")
            self.patterns[key] = pattern

    def with_attributes(self, key: str) -> list[str]:
        """A message and its attributes, as far as there are any."""
        return [each for each in self.patterns if each == key or each.startswith(f"{key}.")]

    def references(self) -> set[str]:
        """The keys of the messages that others name."""
        return {name for pattern in self.patterns.values() for name in _references(pattern)}

    def variables(self, key: str) -> set[str]:
        """The arguments a message reads, itself or through others of its file; `face_id` and the like are `face`."""
        return {re.sub("_(id|text|again|full)$", "", name) for name in self._variables(self.patterns[key])}

    def _variables(self, node: object) -> Iterator[str]:
        if isinstance(node, fluent.VariableReference):
            yield node.id.name
        elif isinstance(node, fluent.MessageReference):
            yield from self._variables(self.patterns.get(node.id.name))
        elif isinstance(node, fluent.BaseNode):
            for child in vars(node).values():
                yield from self._variables(child)
        elif isinstance(node, list):
            for child in cast(list[object], node):
                yield from self._variables(child)


def _references(node: object) -> Iterator[str]:
    if isinstance(node, fluent.MessageReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode):
        for child in vars(node).values():
            yield from _references(child)
    elif isinstance(node, list):
        for child in cast(list[object], node):
            yield from _references(child)
