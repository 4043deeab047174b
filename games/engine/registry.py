"""The games there are: every package beside this one that has a `GAME`, and those of `elsewhere.py`.
One of ours that can't be read ends the program; one from elsewhere is left out, and what is wrong with it is kept."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast, get_args

import games
from games.engine.elsewhere import Home, extended, homes, named_homes
from games.engine.game import Game, Setting
from games.engine.picks import Verb
from games.engine.provenance import Provenance
from games.engine.raised import Unfit, in_one_line
from games.engine.statistics import Expected, Statistics, Tally

_OWN = tuple(games.__path__)
_ENGINE = "engine"
_NAME = re.compile(r"[a-z][a-z0-9_]*")
"""What a game can be called: what makes its texts its own is what stands before their first hyphen."""
_DECLARED = (
    "id", "rules", "shape", "seats", "verbs", "table_type", "settings", "raw", "digest", "players", "searching",
    "statistics", "provenance",
)  # fmt: skip


class Found(NamedTuple):
    """The games by id, and why others were left out: by the folder of each, or by the one that was named."""

    games: dict[str, Game[Any, Any]]
    left_out: dict[Path, str]
    folders: dict[str, Path]
    """Where the games from elsewhere lie."""


def registry() -> dict[str, Game[Any, Any]]:
    """All games by id: ours in the order of their names, then those from elsewhere. Raises `DataError` for a damaged
    data file of ours."""
    return found_games().games


@cache
def found_games() -> Found:
    """Every game there is, and every one that was left out."""
    found: dict[str, Game[Any, Any]] = {}
    for name in _packages(list(_OWN)):
        game: Game[Any, Any] = importlib.import_module(f"games.{name}").GAME
        found[game.id] = game
    left_out = {home.folder: f"{home.trouble} ({home.named_by})" for home in named_homes() if home.trouble}
    folders: dict[str, Path] = {}
    games.__path__[:] = extended(_OWN, "games")
    for home in homes():
        for name in _packages([str(home.folder / "games")]):
            folder = home.folder / "games" / name
            try:
                found[name] = _from_elsewhere(home, name, taken=found)
                folders[name] = folder
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # it is somebody else's code: all others go on without it
                left_out[folder] = in_one_line(error, home.folder)
    return Found(found, left_out, folders)


def leave_out(name: str, why: str) -> None:
    """Let a game from elsewhere not be there in this process any more: it turned out that it can't be shown."""
    found = found_games()
    found.left_out[found.folders.pop(name)] = why
    del found.games[name]


def game_names() -> list[str]:
    """The names of the games' folders; no game is read yet."""
    return list(dict.fromkeys(_packages(extended(_OWN, "games"))))


def _packages(path: list[str]) -> list[str]:
    return [module.name for module in pkgutil.iter_modules(path) if module.ispkg and module.name != _ENGINE]


def _from_elsewhere(home: Home, name: str, taken: dict[str, Game[Any, Any]]) -> Game[Any, Any]:
    """The game of this folder. Raises whatever it raises, and `Unfit`."""
    if name in taken:
        raise Unfit(f"there is another game {name} already")
    if not _NAME.fullmatch(name):
        raise Unfit(f"{name!r} can be no game's id: small letters of a to z, digits and _, a letter first")
    module = importlib.import_module(f"games.{name}")
    lies_in = [Path(each) for each in getattr(module, "__path__", ())]
    if home.folder / "games" / name not in lies_in:
        raise Unfit(f"games.{name} was read from {lies_in[0] if lies_in else 'elsewhere'}")
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise Unfit(f"games/{name}/__init__.py has no GAME, an instance of a games.engine.Game")
    if complaint := _declared_wrong(cast(Game[Any, Any], game), name):
        raise Unfit(complaint)
    return cast(Game[Any, Any], game)


def _declared_wrong(game: Game[Any, Any], name: str) -> str:
    """What a game says of itself and can't be so; mostly nothing. What it says may be anything: it is not of ours."""
    declared: dict[str, Any] = {field: getattr(game, field, None) for field in _DECLARED}
    if missing := [field for field, value in declared.items() if value is None]:
        return f"it does not declare {', '.join(missing)}"
    if type(declared["id"]) is not str or declared["id"] != name:
        return f"its id is {declared['id']!r}, its folder is called {name}"
    right = {
        "rules and shape, two numbers": type(declared["rules"]) is int and type(declared["shape"]) is int,
        "seats, a range of one player and more, with somebody in it": _are_seats(declared["seats"]),
        "verbs, a tuple of Verb, one at least": _all_are(declared["verbs"], Verb) and bool(declared["verbs"]),
        "settings, a tuple of Setting": _all_are(declared["settings"], Setting),
        "table_type, a class": isinstance(declared["table_type"], type),
        "raw, the tables of its data": isinstance(declared["raw"], dict),
        "digest, a text": isinstance(declared["digest"], str),
        "players, a tuple of Player, one at least": _play(declared["players"], "choose") and bool(declared["players"]),
        "searching, a tuple of Searching": _play(declared["searching"], "weigh"),
        "statistics, an instance of Statistics": isinstance(declared["statistics"], Statistics),
        "provenance, one of ours, mixed and owners": declared["provenance"] in get_args(Provenance),
    }
    if wrong := [field for field, kept in right.items() if not kept] or _uncounted(declared["statistics"]):
        return f"it does not declare {wrong[0]}"
    return _names_wrong(game)


def _uncounted(statistics: Statistics) -> list[str]:
    """What its statistics do not declare."""
    right = {
        "references, a tuple of Player": _play(statistics.references, "choose"),
        "expected, a tuple of Expected": _all_are(statistics.expected, Expected),
        "tallies, a tuple of Tally": _all_are(statistics.tallies, Tally),
    }
    return [field for field, kept in right.items() if not kept]


def _names_wrong(game: Game[Any, Any]) -> str:
    """Which verb or table option has names that are no texts; msgspec looks at nothing that is made in Python."""
    for verb in game.verbs:
        if not (_all_are((verb.name,), str) and _all_are(verb.arguments, str)):
            return f"the verb {verb.name!r}: its name is a text, its arguments are a tuple of texts"
    for setting in game.settings:
        if not (_all_are((setting.id,), str) and _all_are(setting.values, str)):
            return f"the table option {setting.id!r}: its id is a text, its values are a tuple of texts"
        if not setting.values:
            return f"the table option {setting.id} has no values"
    return ""


def _are_seats(seats: Any) -> bool:
    return isinstance(seats, range) and len(seats) > 0 and seats[0] > 0 and seats.step > 0


def _play(players: Any, how: str) -> bool:
    """Whether these are computer players that do so; a class is none, even one of players."""
    return isinstance(players, tuple) and all(
        not isinstance(each, type)
        and isinstance(getattr(each, "name", None), str)
        and callable(getattr(each, how, None))
        for each in cast(tuple[Any, ...], players)
    )


def _all_are(things: Any, kind: type) -> bool:
    return isinstance(things, tuple) and all(isinstance(each, kind) for each in cast(tuple[Any, ...], things))
