"""Lays games beside the real ones by the door that a host would use (QUAYSIDE_GAMES), and takes them away again."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import pytest
from fluent.runtime.prepare import Compiler
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, Term

from bot.gateway import catalog
from bot.gateway.catalog import offered_games
from bot.gateway.readiness import failing, lacking
from bot.learn.lessons import courses
from bot.play import cards
from bot.players import registry as players
from bot.text import Texts, texts
from games.engine import Game, found_games
from games.engine.elsewhere import FOLDERS_VARIABLE, named_homes
from render import painter
from tests.toy.tides import ADDED

OURS = Path(__file__).parents[2]
_READ: dict[str, Texts] = {}
"""The texts with the toy game and without: what was parsed of them takes a quarter of a second to parse anew."""
_compile = Compiler.__call__
_parse = cache(FluentParser.parse)
"""What was parsed of an entry is not parsed again: in copies of the toy game, a few of thousands are others."""
_PARSERS = {spans: FluentParser(with_spans=spans) for spans in (False, True)}
CACHES = (
    named_homes, found_games, offered_games, texts, cards.games_with_cards, cards.entries, cards.house_values,
    players.players_of, players.searching_players, players.simulated, courses,
)  # fmt: skip


@contextmanager
def beside_the_others() -> Iterator[None]:
    """Tides is there as a game from elsewhere."""
    with elsewhere(ADDED):
        yield


@contextmanager
def elsewhere(*folders: Path) -> Iterator[None]:
    """The games in these folders are there as games from elsewhere, and no others. All but the toy are read anew, for
    several folders may have games of one name."""
    named, before = os.pathsep.join(map(str, folders)), os.environ.get(FOLDERS_VARIABLE, "")
    known = {} if folders == (ADDED,) else _from_elsewhere()
    for name in known:
        del sys.modules[name]
    _READ[before] = texts()
    try:
        _look_again(named)
        with (
            patch.object(FluentParser, "parse", _remembered),
            patch.object(Compiler, "__call__", _made_ready),
            patch.object(catalog, "lacking", _lacking),
            patch.object(catalog, "failing", _failing),
        ):
            yield
    finally:
        if folders == (ADDED,):
            _READ[named] = texts()
        else:
            for name in _from_elsewhere():
                del sys.modules[name]
            sys.modules.update(known)
        _look_again(before)


@contextmanager
def installed(packages: Path) -> Iterator[None]:
    """The packages in this folder are installed, inside `elsewhere`: it forgets what was read of them."""
    with pytest.MonkeyPatch.context() as here:
        here.syspath_prepend(str(packages))
        _look_again(os.environ[FOLDERS_VARIABLE])
        yield
    _look_again(os.environ[FOLDERS_VARIABLE])


def _remembered(parser: FluentParser, source: str) -> Resource:
    """What `FluentParser.parse` returns, which nobody changes."""
    return _parse(_PARSERS[parser.with_spans], source)


def _made_ready(compiler: Compiler, item: object) -> object:
    """What `Compiler` makes of a message that was parsed; of what is inside of one, nothing is kept."""
    return _compiled(item) if isinstance(item, (Message, Term)) else _compile(compiler, item)


@cache
def _compiled(item: Message | Term) -> object:
    return _compile(Compiler(), item)


def _lacking(game: Game[Any, Any]) -> list[str]:
    """What `lacking` says of a game, which is the same while it and all texts are."""
    return _wrong(lacking, game, texts())


def _failing(game: Game[Any, Any]) -> list[str]:
    return _wrong(failing, game, texts())


@cache
def _wrong(says: Callable[[Game[Any, Any]], list[str]], game: Game[Any, Any], _: Texts) -> list[str]:
    return says(game)


def _from_elsewhere() -> dict[str, ModuleType]:
    """The modules of games from elsewhere that were read."""
    ours = tuple(str(OURS / folder) for folder in ("games", "render"))
    return {
        name: module
        for name, module in sys.modules.items()
        if name.startswith(("games.", "render.")) and not str(module.__file__).startswith(ours)
    }


def _look_again(named: str) -> None:
    """Let the bot find the games in these folders."""
    os.environ[FOLDERS_VARIABLE] = named
    for cached in CACHES:
        cached.cache_clear()
    found_games()
    painter("fleet_dice")  # so that pictures are looked for there, too
    if named in _READ:
        with patch("bot.text.Texts", lambda *_: _READ[named]):
            texts()
