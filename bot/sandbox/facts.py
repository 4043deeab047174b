"""What is taken for true about Discord: the facts of facts.toml, with their sources and how sure they are.

Which rule of the stand-in models a fact is said in the rule, by the comment `fact: ID`.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import msgspec

TABLE = Path(__file__).with_name("facts.toml")
_MARK = re.compile(r"^\s*(?:#|//|/\*) fact: ([a-z0-9-]+(?:, [a-z0-9-]+)*)", re.MULTILINE)
STANDING = re.compile(r"documented|reported|believed|seen live on \d{4}-\d{2}-\d{2}")


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence on Discord. `relied_on_by` names the files of the bot that would be wrong if it were otherwise,
    `live` what only a real server can show about it."""

    id: str
    topic: str
    sentence: str
    source: str
    standing: str
    relied_on_by: tuple[str, ...]
    live: str = ""

    def __post_init__(self) -> None:
        if STANDING.fullmatch(self.standing) is None:
            raise ValueError(f"{self.id}: {self.standing!r} is no standing")


@cache
def facts() -> Mapping[str, Fact]:
    """Every fact by its id, in the order of the file. Raises `msgspec.ValidationError` for a row of another form."""
    rows = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return MappingProxyType({fact_id: msgspec.convert({"id": fact_id, **row}, Fact) for fact_id, row in rows.items()})


@cache
def rules() -> Mapping[str, tuple[str, ...]]:
    """The stand-in's files that model each fact, by the fact's id. A fact nobody models is not among them."""
    root = Path(__file__).parent
    found: dict[str, list[str]] = {}
    for path in sorted(path for kind in ("py", "js", "css") for path in root.rglob(f"*.{kind}")):
        for marks in _MARK.findall(path.read_text(encoding="utf-8")):
            for fact_id in marks.split(", "):
                name = path.relative_to(root).as_posix()
                if name not in found.setdefault(fact_id, []):
                    found[fact_id].append(name)
    return MappingProxyType({fact_id: tuple(paths) for fact_id, paths in found.items()})
