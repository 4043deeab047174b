"""Parts of tables that can be looked at alone: every game that offers some names them in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bot.gateway.layout import MENU
from bot.text import LANGUAGES, texts
from bot.tools.gallery.moments import PEOPLE, fullest
from games.engine import Game, registry
from render import InParts, painter, parts
from render.canvas import ALT_LIMIT

GAMES = [game for game in registry().values() if isinstance(painter(game.id), InParts)]


@cache
def fullest_view(kind: str) -> Any:
    """What everybody sees at the fullest table of a game."""
    game = registry()[kind]
    (moment,) = fullest(game, game.seats[-1], ["parts"])
    return game.view(moment.table, None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_every_part_has_a_name_of_its_own_and_a_picture_with_words(game: Game[Any, Any], language: str) -> None:
    paint = painter(game.id)
    assert isinstance(paint, InParts)
    seats = game.seats[-1]
    names = PEOPLE[:seats]
    words = texts().words(language).of(game.id, names)
    view = fullest_view(game.id)
    there = parts(paint, view)
    assert 1 <= len(there) < MENU
    assert len({words.part(part) for part in there}) == len(there)
    for part in there:
        picture = paint.part(view, part, words, names=names, changed=view)
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert len(picture.data) <= 250_000
    with pytest.raises(LookupError):
        paint.part(view, "nothing", words, names=names)
