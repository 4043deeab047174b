"""Texts of a game that nothing says: about what it does not declare, or named nowhere in its code and its texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import render
from bot.tools.check.scan import Messages, Needed
from games.engine import Game

NAMED = {"picture", "replay"}
"""What follows the id of the game in texts that only its own code names."""


def unused(game: Game[Any, Any], said: Needed, messages: Messages) -> list[str]:
    """The keys that are of no use, attributes left out."""
    declared = _declared(game, said)
    known = [re.compile(pattern) for file in _sources(game.id) for pattern in _patterns(file.read_text("utf-8"))]
    referred = messages.references()
    found: list[str] = []
    for key in sorted({each.partition(".")[0] for each in messages.patterns}):
        kind, _, rest = key.removeprefix(f"{game.id}-").partition("-")
        undeclared = rest and (rest not in declared[kind] if kind in declared else kind in NAMED)
        parts = rest.split("-")  # painters put their keys together of what they are about and what it is
        ways = (key, *("-".join(parts[:length]) for length in range(1, len(parts) + 1)))
        if undeclared and key not in referred and not any(each.fullmatch(way) for each in known for way in ways):
            found.append(key)
    return found


def _declared(game: Game[Any, Any], said: Needed) -> dict[str, Collection[str]]:
    """Of what there is a text for each, by the word behind the id of the game."""
    verbs = {verb.name for verb in game.verbs}
    return {
        "event": said.events.keys(),
        "ask": said.asks.keys(),
        "detail": said.details.keys(),
        "reason": said.reasons.keys(),
        "verb": verbs,
        "choice": verbs,
        "argument": {argument for verb in game.verbs for argument in verb.arguments},
        "setting": {setting.id for setting in game.settings},
        "value": {f"{setting.id}-{value}" for setting in game.settings for value in setting.values},
        "order": set(game.orders),
    }


def _sources(game: str) -> Iterator[Path]:
    """All modules of its rules and of its painter, and those with which painters draw."""
    yield from Path(str(render.__file__)).parent.glob("*.py")
    for package in (f"games.{game}", f"render.{game}"):
        try:
            file = Path(str(import_module(package).__file__))
        except ImportError:
            continue
        yield from file.parent.rglob("*.py") if file.stem == "__init__" else [file]


def _patterns(source: str) -> Iterator[str]:
    """What texts in the code can be: those of an f-string have anything in their gaps."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+" for each in node.values]
            if not (pattern := "".join(parts)).startswith(".+"):  # what may begin with anything may be anything
                yield pattern
