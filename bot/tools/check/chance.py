"""Finds, in a game's source, chance and time that come from elsewhere than from the luck the rules are given. What a
game draws itself is often alike in all games that a check can play: by playing it is not found."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ELSEWHERE = {"random", "secrets", "time", "uuid", "datetime"}
"""Modules of which nothing is called where there is luck."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def strange_chance(game: str) -> Iterator[str]:
    """A line for every call of such a module, in the package `games.<game>`, inside a function that is given `luck`."""
    for path in sorted(Path(str(import_module(f"games.{game}").__file__)).parent.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        names = dict(_imported(tree))
        for function in (node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)):
            given = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
            if any(argument.arg == "luck" for argument in given):
                for call, called in _calls(function, names):
                    where = f"{path.name}, line {call.lineno}"
                    yield f"{where}: {function.name} calls {called}; chance comes only from luck"


def _imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Names that stand for these modules and for what is in them, wherever in the file they are imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((each.asname or each.name, each.name) for each in node.names if each.name in ELSEWHERE)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module in ELSEWHERE:
            yield from ((each.asname or each.name, f"{node.module}.{each.name}") for each in node.names)


def _calls(function: ast.AST, names: dict[str, str]) -> Iterator[tuple[ast.Call, str]]:
    for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
        called, attributes = call.func, list[str]()
        while isinstance(called, ast.Attribute):
            attributes.insert(0, called.attr)
            called = called.value
        if isinstance(called, ast.Name) and called.id in names:
            yield call, ".".join([names[called.id], *attributes])
