"""Finds, in a game's source, everything that needs a sentence: events, questions, small print, refusals, rule numbers.
And, in Fluent files, which messages there are and which variables each of them reads."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

RULE = re.compile(r"\b[FR]\d+(?:\.\d+)?\b")
NOT_ARGUMENTS = {"seat", "to", "barrier"}


class Needed(msgspec.Struct):
    """What a game says, by kind, with the names of the arguments given. `*` in a kind stands for a computed part."""

    events: dict[str, set[str]] = {}
    asks: dict[str, set[str]] = {}
    details: dict[str, set[str]] = {}
    reasons: dict[str, set[str]] = {}
    illegal_rules: set[str] = set()
    cited_rules: set[str] = set()


def needed(game: str) -> Needed:
    """Everything the package `games.<game>` tells, asks and refuses."""
    found = Needed()
    for path in sorted(Path(str(import_module(f"games.{game}").__file__)).parent.glob("*.py")):
        source = path.read_text("utf-8")
        found.cited_rules |= set(RULE.findall(source))
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
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
            names = {text for key in arguments.keys if key is not None for text in _texts(key)} if isinstance(
                arguments, ast.Dict
            ) else set()  # fmt: skip
            asks.setdefault(kind, set()).update(names)


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
        raise AssertionError(f"line {node.lineno}: a kind that cannot be read from the source")


class Messages:
    """The messages of one language's file, by key; attributes as `key.attribute`."""

    def __init__(self, language: str, *files: str) -> None:
        self.patterns: dict[str, fluent.Pattern] = {}
        for file in files:
            text = resources.files("bot.text").joinpath(language).joinpath(file).read_text("utf-8")
            for entry in FluentParser().parse(text).body:
                assert not isinstance(entry, fluent.Junk), f"{language}/{file}: {entry.content}"
                if isinstance(entry, fluent.Message):
                    self._add(entry.id.name, entry.value)
                    for attribute in entry.attributes:
                        self._add(f"{entry.id.name}.{attribute.id.name}", attribute.value)

    def _add(self, key: str, pattern: fluent.Pattern | None) -> None:
        if pattern is not None:
            assert key not in self.patterns, f"{key} stands there twice"
            self.patterns[key] = pattern

    def variables(self, key: str) -> set[str]:
        """The arguments a message reads, itself or through others of its file; `face_id` and the like are `face`."""
        return {re.sub("_(id|text|again)$", "", name) for name in self._variables(self.patterns[key])}

    def _variables(self, node: object) -> Iterator[str]:
        if isinstance(node, fluent.VariableReference):
            yield node.id.name
        elif isinstance(node, fluent.MessageReference):
            yield from self._variables(self.patterns.get(node.id.name))
        elif isinstance(node, fluent.BaseNode):
            for child in vars(node).values():
                yield from self._variables(child)
        elif isinstance(node, list):
            for child in node:
                yield from self._variables(child)
