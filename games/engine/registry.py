"""The games there are: every package beside this one that has a `GAME`, and those of `elsewhere.py`.
One of ours that can't be read ends the program; one from elsewhere is left out, and what is wrong with it is kept."""

from __future__ import annotations

import importlib
import pkgutil
import traceback
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import games
from games.engine.elsewhere import Home, extended, homes, named_homes
from games.engine.game import Game, Setting, Verb

_OWN = tuple(games.__path__)
_ENGINE = "engine"
_DECLARED = ("id", "rules", "shape", "seats", "verbs", "table_type", "settings", "raw", "digest", "players")


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
            except (Exception, SystemExit) as error:  # it is somebody else's code: all others go on without it
                left_out[folder] = _in_one_line(error, home.folder)
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


class _Unfit(Exception):
    """A game from elsewhere that is none; the message says why."""


def _from_elsewhere(home: Home, name: str, taken: dict[str, Game[Any, Any]]) -> Game[Any, Any]:
    """The game of this folder. Raises whatever it raises, and `_Unfit`."""
    if name in taken:
        raise _Unfit(f"there is another game {name} already")
    module = importlib.import_module(f"games.{name}")
    lies_in = [Path(each) for each in getattr(module, "__path__", ())]
    if home.folder / "games" / name not in lies_in:
        raise _Unfit(f"games.{name} was read from {lies_in[0] if lies_in else 'elsewhere'}")
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise _Unfit(f"games/{name}/__init__.py has no GAME, an instance of a games.engine.Game")
    if complaint := _declared_wrong(cast(Game[Any, Any], game), name):
        raise _Unfit(complaint)
    return cast(Game[Any, Any], game)


def _declared_wrong(game: Game[Any, Any], name: str) -> str:
    """What a game says of itself and can't be so; mostly nothing. What it says may be anything: it is not of ours."""
    declared: dict[str, Any] = {field: getattr(game, field, None) for field in _DECLARED}
    if missing := [field for field, value in declared.items() if value is None]:
        return f"it does not declare {', '.join(missing)}"
    if game.id != name:
        return f"its id is {game.id!r}, its folder is called {name}"
    right = {
        "seats, a range with somebody in it": isinstance(declared["seats"], range) and len(declared["seats"]) > 0,
        "verbs, a tuple of Verb, one at least": _all_are(declared["verbs"], Verb) and bool(declared["verbs"]),
        "settings, a tuple of Setting": _all_are(declared["settings"], Setting),
        "raw, the tables of its data": isinstance(declared["raw"], dict),
        "digest, a text": isinstance(declared["digest"], str),
        "players, one at least": bool(declared["players"]),
    }
    wrong = [field for field, kept in right.items() if not kept]
    if not wrong and (empty := [setting.id for setting in game.settings if not setting.values]):
        return f"the table option {empty[0]} has no values"
    return f"it does not declare {wrong[0]}" if wrong else ""


def _all_are(things: Any, kind: type) -> bool:
    return isinstance(things, tuple) and all(isinstance(each, kind) for each in cast(tuple[Any, ...], things))


def _in_one_line(error: BaseException, folder: Path) -> str:
    """What was raised, and where in that folder."""
    said = " ".join(str(error).split())
    if isinstance(error, _Unfit):
        return said
    places = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(str(folder))]
    where = f" ({Path(places[-1].filename).relative_to(folder)}, line {places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {said}{where}"
