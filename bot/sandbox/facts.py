"""What is taken for true about Discord: the facts of facts.toml, with their sources and how sure they are.

Which rule of the stand-in models a fact is said in the rule, by the comment `fact: ID`.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

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
    rows = tomllib.loads(files("bot.sandbox").joinpath("facts.toml").read_text(encoding="utf-8"))
    return MappingProxyType({fact_id: msgspec.convert({"id": fact_id, **row}, Fact) for fact_id, row in rows.items()})
