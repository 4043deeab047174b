"""Games from elsewhere: folders named by QUAYSIDE_GAMES, and installed packages that announce themselves under the
entry point `quayside.games`. Each has the folders `games`, `render` and `text`, as docs/new-game.md describes them.
Every process finds them here by itself; a worker is told of nothing but its environment."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

import msgspec

FOLDERS_VARIABLE = "QUAYSIDE_GAMES"
GROUP = "quayside.games"


class Home(msgspec.Struct, frozen=True):
    """A folder with games, and who named it. `trouble` says why there is nothing to be had in it; mostly nothing."""

    folder: Path
    named_by: str
    trouble: str = ""


@cache
def named_homes() -> tuple[Home, ...]:
    """Every folder that is named, those of the setting first; also those in which there is nothing to be had."""
    found: dict[Path, Home] = {}
    for home in (*_of_the_setting(), *_of_packages()):
        found.setdefault(home.folder, home)
    return tuple(found.values())


def homes() -> Iterator[Home]:
    """Those there are."""
    return (home for home in named_homes() if not home.trouble)


def extended(own: Sequence[str], part: str) -> list[str]:
    """The search path of a package of ours with the folders named `part` of games from elsewhere behind it: whatever we
    have ourselves is found first."""
    return [*own, *(str(home.folder / part) for home in homes())]


def _of_the_setting() -> Iterator[Home]:
    for named in filter(None, (each.strip() for each in os.environ.get(FOLDERS_VARIABLE, "").split(os.pathsep))):
        folder = Path(os.path.expanduser(named)).absolute()  # where Path raises, this leaves it as it is
        yield Home(folder, FOLDERS_VARIABLE, _trouble(folder))


def _trouble(folder: Path) -> str:
    if not os.path.isdir(folder):  # false of whatever can't be looked at, too
        return "there is no such folder"
    return "" if os.path.isdir(folder / "games") else "it has no folder games"


def _of_packages() -> Iterator[Home]:
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        package = entry.dist.name if entry.dist is not None else entry.value
        for folder in _folders(entry) or [Path(entry.value)]:
            trouble = _trouble(folder) if folder.is_absolute() else f"there is no package {entry.value}"
            yield Home(folder, f"{GROUP} of {package}", trouble)


def _folders(entry: EntryPoint) -> list[Path]:
    """Where the package lies that an entry point names; it is not imported."""
    try:
        spec = find_spec(entry.module)
    except (ImportError, ValueError, AttributeError):
        return []
    return [Path(each).absolute() for each in (spec.submodule_search_locations or ())] if spec is not None else []
