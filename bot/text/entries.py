"""Fluent files as their entries, which are parsed one by one when they are first read: parsing all of them takes a
second, and a process reads a few hundred. What is done with them is `texts.py`'s affair."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from render.figures import with_minus

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_TOP: Final = re.compile(r"^[#A-Za-z-]", re.MULTILINE)
"""Where the next entry or comment begins: all lines that go on with one are indented, or close a bracket."""

_VALUELESS: Final = re.compile(r"[^=]*= *\r?\n\s*\.")
"""An entry that has nothing but attributes."""

_parser: Final = FluentParser(with_spans=False)  # where in its source a word stood is of no use later on

REMEMBERED = 4096
"""So many formatted messages are kept: logs, replays and boards say the same again and again."""
_PLAIN = frozenset((str, int, float))  # values that are equal read alike; bool is none of them


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The names of a file's messages and terms (`-name`) with their sources, in the order of the file."""
    for found in _ENTRY.finditer(source):
        following = _TOP.search(source, found.end())
        yield found[1], source[found.start() : following.start() if following else len(source)]


def owner(name: str) -> str:
    """What stands before the first hyphen of a message's or a term's name: a game's id, or a word of our own."""
    return name.removeprefix("-").partition("-")[0]


class FluentMessages:
    """The messages of one language: all of the `sources`, and of each of those that are `added` those of its games.

    Those of a game may name a figure of its data, as `FIGURE("loan.cash")`, and ask whose these are, with
    `PROVENANCE()`. `functions` says both, of the game's id and what stands in the brackets.
    """

    def __init__(
        self,
        language: str,
        sources: Iterable[str],
        added: Iterable[tuple[str, Collection[str]]] = (),
        functions: Mapping[str, Callable[..., Any]] = MappingProxyType({}),
    ) -> None:
        self._bundle = FluentBundle([language], use_isolating=False, functions=dict(functions))
        self._functions = functions
        self._unread: dict[str, str] = {}
        self._said: dict[tuple[object, ...], tuple[str, list[Exception]]] = {}
        for source in sources:
            for name, entry in entries(source):
                self._unread.setdefault(name, entry)
        self.owners = frozenset(map(owner, self._unread))
        """Whose messages these are, without what is added; nothing that is added is one of theirs."""
        self.refused: list[list[str]] = []
        """For each source that is added, the names in it that are none of its games'."""
        for source, games in added:
            self.refused.append([])
            for name, entry in entries(source):
                if owner(name) in games and owner(name) not in self.owners:
                    self._unread.setdefault(name, entry)
                else:
                    self.refused[-1].append(name)
        self.keys = [name for name in self._unread if not name.startswith("-")]
        """The names of all messages, in the order of the files."""

    def __contains__(self, name: str) -> bool:
        return name in self._unread or self._bundle.has_message(name)

    def has(self, name: str, attribute: str = "") -> bool:
        """Whether there is such a message that says something, or such an attribute of one."""
        if name not in self:
            return False
        if not attribute:
            source = self._unread.get(name)
            return not _VALUELESS.match(source) if source else self._bundle.get_message(name).value is not None
        self._read(name)
        return attribute in self._bundle.get_message(name).attributes

    def format(self, name: str, attribute: str, args: dict[str, object]) -> tuple[str, list[Exception]] | None:
        """The message, or an attribute of it, and its faults; None if there is none."""
        types = list(map(type, args.values()))
        if not _PLAIN.issuperset(types):
            return self._format(name, attribute, args)
        key = name, attribute, *types, *args.items()
        said = self._said.get(key)
        if said is None:
            said = self._format(name, attribute, args)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            if said is not None:
                self._said[key] = said
        return said

    def _format(self, name: str, attribute: str, args: dict[str, object]) -> tuple[str, list[Exception]] | None:
        self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, faults = self._bundle.format_pattern(pattern, args)
        below_zero = any(isinstance(value, (int, float)) and value < 0 for value in args.values())
        return with_minus(str(text)) if below_zero else str(text), faults

    def _read(self, name: str) -> None:
        """Parse an entry with all that it speaks of. Two threads may do so at once: the bundle keeps one of both."""
        wanted, found = [name], dict[str, Resource]()
        while wanted:
            name = wanted.pop()
            source = self._unread.get(name)
            if source is not None and name not in found:
                found[name] = _parser.parse(self._of_its_game(name, source))
                if "{" in source:
                    wanted += _referred(found[name])
        for resource in found.values():
            self._bundle.add_resource(resource)
        for name in found:  # not before all of them can be found in the bundle
            self._unread.pop(name, None)

    def _of_its_game(self, name: str, source: str) -> str:
        """An entry in which the functions are told of which game they are asked."""
        for function in self._functions:
            told = f'{function}("{owner(name)}"'
            source = re.sub(rf"\b{function}\((?=(\)?))", lambda found: told if found[1] else f"{told}, ", source)  # noqa: B023
        return source


def _referred(node: BaseNode) -> list[str]:
    """The names of the messages and terms that are spoken of anywhere below a node."""
    visitor = _References()
    visitor.visit(node)
    return visitor.names


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, MessageReference):
            self.names.append(node.id.name)
        elif isinstance(node, TermReference):
            self.names.append(f"-{node.id.name}")
        super().generic_visit(node)
