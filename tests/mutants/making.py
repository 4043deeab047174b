"""The mutants of a module: which small changes there are, and what each is called; mutmut says what changes into what.
What becomes of them is found out in `trying.py`; which need not be noticed stands in `listed.toml`."""

from __future__ import annotations

import ast
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import unified_diff
from functools import cache
from pathlib import Path

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from msgspec import Struct
from mutmut.mutation import mutators

NOT_TRIED = (
    mutators.operator_string,  # texts, and keys of texts: tests of texts are elsewhere
    mutators.operator_dict_arguments,  # these two: the type checker refuses them
    mutators.operator_arg_removal,
    mutators.operator_symmetric_string_methods_swap,  # these two differ only where a separator stands twice
    mutators.operator_unsymmetrical_string_methods_swap,
)
ARROW = " -> "  # in a name, between the lines before and after
GUARDS = ("strict",)  # arguments that only ask for an error where the code is wrong already
OPERATORS = [(kind, operator) for kind, operator in mutators.mutation_operators if operator not in NOT_TRIED]


class Mutant(Struct, frozen=True):
    """One change. `name` stays the same while the lines it changes do: module, function, lines before and after."""

    name: str
    module: str  # its path
    function: str
    lines: tuple[int, int]  # the first and the last one of what is changed
    source: str  # of the whole module, changed

    def diff(self) -> str:
        """The change as people read it."""
        before = Path(self.module).read_text("utf-8").splitlines(keepends=True)
        return "".join(unified_diff(before, self.source.splitlines(keepends=True), self.module, self.module))


def mutants(module: str) -> list[Mutant]:
    """All mutants of a module, in the order of its lines."""
    source = Path(module).read_text("utf-8")
    wrapper = MetadataWrapper(cst.parse_module(source))
    finder = _Changes()
    wrapper.visit(finder)
    made: list[Mutant] = []
    seen = Counter[str]()
    lines = source.splitlines(keepends=True)
    for function, where, code in finder.changes:
        changed = _spliced(lines, where, code)
        name = f"{module}:{function} | {_difference(source, changed)}"
        seen[name] += 1
        if seen[name] > 1:
            name = f"{name} | {seen[name]}"
        made.append(Mutant(name, module, function, (where.start.line, where.end.line), changed))
    return made


def may_exist(name: str) -> bool:
    """Whether a module has the function and the lines that a mutant's name says are changed. No mutant is made for
    that: whether these lines are still changed in this way stays open."""
    module, _, rest = name.partition(":")
    function, _, change = rest.partition(" | ")
    if not Path(module).is_file():
        return False
    parts = change.split(ARROW)
    before = {ARROW.join(parts[:number]) for number in range(1, len(parts))}  # lines may have arrows of their own
    return not before.isdisjoint(_runs(Path(module).read_text("utf-8"), function))


class _Changes(cst.CSTVisitor):
    """Collects the changes inside functions: where, and the code to put there."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        super().__init__()
        self.changes: list[tuple[str, CodeRange, str]] = []
        self._names: list[str] = []
        self._depth = 0  # of functions

    def visit_ClassDef(self, node: cst.ClassDef) -> None:  # noqa: N802
        self._names.append(node.name.value)

    def leave_ClassDef(self, original_node: cst.ClassDef) -> None:  # noqa: N802
        self._names.pop()

    def visit_FunctionDef(self, node: cst.FunctionDef) -> bool:  # noqa: N802
        """Only the body: parameters and decorators are evaluated when the module is read."""
        if not self._depth:
            self._names.append(node.name.value)
        self._depth += 1
        node.body.visit(self)
        self._depth -= 1
        if not self._depth:
            self._names.pop()
        return False

    def visit_Annotation(self, node: cst.Annotation) -> bool:  # noqa: N802
        return False

    def visit_Arg(self, node: cst.Arg) -> bool:  # noqa: N802
        return node.keyword is None or node.keyword.value not in GUARDS

    def on_visit(self, node: cst.CSTNode) -> bool:
        if self._depth:
            for kind, operator in OPERATORS:
                if isinstance(node, kind):
                    self._change(node, operator(node))
        return super().on_visit(node)

    def _change(self, node: cst.CSTNode, instead: Iterable[cst.CSTNode]) -> None:
        where = self._range(node)
        for changed in instead:
            bare = changed.with_changes(leading_lines=()) if isinstance(changed, cst.Match) else changed
            code = cst.Module(body=[]).code_for_node(bare)
            if isinstance(node, cst.BaseStatement):
                code = textwrap.indent(code, " " * where.start.column).strip()
            self.changes.append((".".join(self._names), where, code))

    def _range(self, node: cst.CSTNode) -> CodeRange:
        where = self.get_metadata(PositionProvider, node)
        assert isinstance(where, CodeRange)
        return where


def _spliced(lines: list[str], where: CodeRange, code: str) -> str:
    before, after = lines[where.start.line - 1], lines[where.end.line - 1]
    middle = before[: where.start.column] + code + after[where.end.column :]
    return "".join([*lines[: where.start.line - 1], middle, *lines[where.end.line :]])


def _difference(before: str, after: str) -> str:
    """The lines in which two sources differ, the old and the new ones, blanks and long runs shortened."""
    old, new = before.splitlines(), after.splitlines()
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return f"{_joined(old[start : len(old) - end])}{ARROW}{_joined(new[start : len(new) - end])}"


def _joined(lines: list[str]) -> str:
    if len(lines) > 3:
        lines = [lines[0], "...", lines[-1]]
    return " ".join(" ".join(lines).split())


def _runs(source: str, function: str) -> Iterator[str]:
    """Lines of a function that follow each other, as names have them, wherever they begin and end."""
    lines = source.splitlines()
    for start, stop in _functions(source).get(function, ()):
        for first in range(start, stop):
            for end in range(first + 1, stop + 1):
                yield _joined(lines[first:end])


@cache
def _functions(source: str) -> dict[str, list[tuple[int, int]]]:
    """Where the lines of functions are, counted from nought, by name: two of a property are called alike."""
    found: dict[str, list[tuple[int, int]]] = {}

    def find(body: Iterable[ast.stmt], inside: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                find(node.body, f"{inside}{node.name}.")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
                found.setdefault(inside + node.name, []).append((node.lineno - 1, node.end_lineno))

    find(ast.parse(source).body, "")
    return found
