"""Which rooms say which messages, as their source has it, and which words lie in which room.
What the games say is `bot/tools/check/scan.py`'s affair."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import bot
import render
from bot.text import files
from bot.text.entries import entries
from games.engine import registry

BOT, RENDER = (Path(str(package.__file__)).parent for package in (bot, render))
SHARED = "text"
"""What several rooms say lies in this one."""
ENDINGS = "endings.ftl"
"""What verbs end with: only other messages say it, and each language has its own."""
NAMES_OTHERS = BOT / "gateway" / "access.py"
"""Names the refusals of all rooms for the table of who may do what, and says none of them."""
BESIDES = frozenset({RENDER.name, "tools", "sandbox"})
"""Speak with the words of the rooms for which they draw, or which they show."""
EVENT = "table-event-"
COMMAND = "command-"
_PART = re.compile(r"[\w.-]+")


class Spoken(NamedTuple):
    """What one module may look up: texts that stand there whole, also without the attribute they end with, and patterns
    of texts that are put together."""

    whole: frozenset[str]
    patterns: tuple[re.Pattern[str], ...]

    def names(self, key: str) -> bool:
        """Whether the key, or an attribute of it, stands there; or all the parts it is put together from."""
        return key in self.whole or any(
            set(found.groups()) <= self.whole for found in self._matches(key) if found.start(1)
        )

    def may_make(self, key: str) -> bool:
        """Whether the key fits something that is put together there: a known beginning and whatever follows it, or
        nothing but parts that stand there."""
        return any(found.start(1) or set(found.groups()) <= self.whole for found in self._matches(key))

    def tells(self, key: str) -> bool:
        """Whether the event stands there of which this message tells."""
        return key.startswith(EVENT) and f"@{key.removeprefix(EVENT)}" in self.whole

    def _matches(self, key: str) -> Iterator[re.Match[str]]:
        return (found for pattern in self.patterns if (found := pattern.fullmatch(key)))


def spoken(source: str) -> Spoken:
    """What a module's source may look up."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, (ast.Call, ast.Constant, ast.JoinedStr))]
    joined = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    looked_up = {id(key) for node in nodes if isinstance(node, ast.Call) for key in _looked_up(node)}
    inside = {id(part) for node in joined for part in node.values}
    texts = {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside
    }
    whole = frozenset(texts | {text.partition(".")[0] for text in texts})
    made = (_pattern(node, looked_up=id(node) in looked_up) for node in joined)
    return Spoken(whole, tuple(pattern for pattern in made if pattern is not None))


def _pattern(node: ast.JoinedStr, *, looked_up: bool) -> re.Pattern[str] | None:
    """What keys look like that an f-string makes; None if it makes none. One without any word of its own makes
    them only where they are looked up: most such texts are something else."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    fixed = [str(part) for part in parts if part is not None]
    if "-" not in "".join(fixed) or not all(_PART.fullmatch(part) for part in fixed):
        return None
    if not looked_up and not any(map(str.isalpha, "".join(fixed))):
        return None
    made = "".join(r"([\w-]+)" if part is None else re.escape(str(part)) for part in parts)
    return re.compile(made.partition(r"\.")[0])


def _looked_up(call: ast.Call) -> list[ast.expr]:
    """The keys that are handed over to be looked up at once."""
    return call.args[:1] if isinstance(call.func, ast.Name) and call.func.id in ("said", "words") else []


def room_of(path: Path) -> str:
    """The room a file lies in; none for what lies beside the rooms."""
    if path.is_relative_to(RENDER):
        return RENDER.name
    parts = path.relative_to(BOT).parts
    return parts[0] if len(parts) > 1 else ""


@cache
def speakers() -> dict[str, list[Spoken]]:
    """What the modules of each room may look up."""
    found: dict[str, list[Spoken]] = {}
    for path in sorted([*BOT.rglob("*.py"), *RENDER.rglob("*.py")]):
        if path != NAMES_OTHERS:
            found.setdefault(room_of(path), []).append(spoken(path.read_text("utf-8")))
    return found


def rooms_that_name(key: str) -> set[str]:
    """The rooms in which the key stands. Tools, and the texts' own room, are none that would keep it from another."""
    found = {room for room, modules in speakers().items() if any(said.names(key) for said in modules)}
    return found - BESIDES - {SHARED}


def says(room: str, key: str) -> bool:
    """Whether a room can say a message: it names it, puts it together, or tells the event of which it speaks."""
    modules = speakers().get(room, [])
    return any(said.names(key) or said.may_make(key) or said.tells(key) for said in modules)


def lying(language: str) -> dict[str, Path]:
    """The keys of the bot itself with the file each lies in; the games' own and how verbs end are left out."""
    games = tuple(f"{game}-" for game in registry())
    plain = (file for file in files(language) if file.name != ENDINGS)
    found = ((name, file) for file in plain for name, _ in entries(file.read_text("utf-8")))
    return {name: file for name, file in found if not name.startswith(games)}
