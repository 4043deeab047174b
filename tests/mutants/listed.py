"""The mutants that no test need notice, or none notices yet, as `listed.toml` gives them, each with the reason.
What a mutant is, is said in `making.py`."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.mutants.making import may_exist

FILE = Path(__file__).with_name("listed.toml")


class Modules(Struct, forbid_unknown_fields=True):
    """Modules, or folders of them, that are not changed at all."""

    reason: str
    paths: list[str]


class Group(Struct, forbid_unknown_fields=True):
    """Mutants that survive for one reason, by their names."""

    reason: str
    mutants: list[str]


class Listed(Struct, forbid_unknown_fields=True):
    """`equivalent`: nobody could tell them from the code as it is. `open`: somebody could, but no test does yet."""

    not_tried: list[Modules]
    equivalent: list[Group]
    open: list[Group] = []

    def kind(self, mutant: str) -> str:
        """ "equivalent" or "open"; empty if tests must notice this mutant."""
        for kind in ("equivalent", "open"):
            if any(mutant in group.mutants for group in getattr(self, kind)):
                return kind
        return ""

    def tried(self, module: str) -> bool:
        """Whether a module is changed."""
        return not any(Path(module).is_relative_to(path) for left_out in self.not_tried for path in left_out.paths)

    def outdated(self) -> list[str]:
        """The entries that name no line or no path of the code as it is, or a module that is not changed, or stand
        there twice. All are read, but no mutant is made: see `astray`."""
        names = list(self._names())
        lost = [name for name in names if not (may_exist(name) and self.tried(name.partition(":")[0]))]
        paths = [path for left_out in self.not_tried for path in left_out.paths if not Path(path).exists()]
        return lost + paths + sorted({name for name in names if names.count(name) > 1})

    def astray(self, made: Collection[str], modules: Collection[str]) -> list[str]:
        """The entries of these modules that are none of the mutants made of them."""
        return [name for name in self._names() if name.partition(":")[0] in modules and name not in made]

    def _names(self) -> Iterator[str]:
        for group in [*self.equivalent, *self.open]:
            yield from group.mutants


def listed() -> Listed:
    """The list as it stands."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), Listed)
