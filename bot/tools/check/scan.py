"""Finds, in a game's source, everything that needs a sentence: events, questions, small print, refusals, rule numbers.
And, in Fluent files, which messages there are and which variables each of them reads."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import cast

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.text.entries import entries

RULE = re.compile(r"\b[FR]\d+(?:\.\d+)?\b")
NOT_ARGUMENTS = {"seat", "to", "barrier"}


class Unreadable(AssertionError):
    """A kind that can't be read from the source."""


class Needed(msgspec.Struct):
    """What a game says, by kind, with the names of the arguments given. `*` in a kind stands for a computed part."""

    events: dict[str, set[str]] = {}
    asks: dict[str, set[str]] = {}
    details: dict[str, set[str]] = {}
    reasons: dict[str, set[str]] = {}
    illegal_rules: set[str] = set()
    cited_rules: set[str] = set()


def needed(game: str, *, all_of_it: bool = True) -> Needed:
    """Everything the package `games.<game>` tells, asks and refuses. Raises `Unreadable` for a kind that is computed in
    a way that can't be read, unless what can be is enough."""
    found = Needed()
    for path in sorted(Path(str(import_module(f"games.{game}").__file__)).parent.glob("*.py")):
        source = path.read_text("utf-8")
        found.cited_rules |= set(RULE.findall(source))
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
                with suppress(*(() if all_of_it else (Unreadable,))):
                    _read_call(node, found, found.details if path.name == "details.py" else found.asks)
            elif isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
                _read_reason_tuple(node.value, found)
    return found


def _read_call(call: ast.Call, found: Needed, asks: dict[str, set[str]]) -> None:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name not in ("tell", "Ask", "Illegal") or not call.args or isinstance(call.args[0], ast.Starred):
        return
    keywords = {keyword.arg for keyword in call.keywords if keyword.arg} - NOT_ARGUMENTS
    for kind in _texts(call.args[0]):
        if name == "tell":
            found.events.setdefault(kind, set()).update(keywords)
        elif name == "Illegal":
            found.reasons.setdefault(kind, set()).update(keywords)
            found.illegal_rules |= set(_texts(call.args[1])) if len(call.args) > 1 else set()
        else:
            arguments = call.args[1] if len(call.args) > 1 else None
            keys = arguments.keys if isinstance(arguments, ast.Dict) else []
            asks.setdefault(kind, set()).update(text for key in keys if key is not None for text in _texts(key))


def _read_reason_tuple(returned: ast.Tuple, found: Needed) -> None:
    """`return "reason", "R15"`: a refusal whose parts are put together elsewhere."""
    parts = [part.value for part in returned.elts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    if len(parts) == 2 and RULE.fullmatch(parts[1]):
        found.reasons.setdefault(parts[0], set())
        found.illegal_rules.add(parts[1])


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts an expression may be: a constant, either side of a condition, `box_*` for a computed one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else "*" for part in node.values)  # type: ignore[misc]
    else:
        raise Unreadable(f"line {node.lineno}: a kind that cannot be read from the source")


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
