"""The games people can open: those with rules, pictures, and words in every language (see `readiness.py`).
A game that is still growing may lie in the tree without being offered; the log says what it lacks. One from elsewhere
that lacks something is not there at all, so that no list in which it would be named breaks for want of its title."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from bot.gateway.readiness import OPTIONS, failing, lacking, twice
from bot.text import LANGUAGES, texts
from bot.text.entries import owner
from games.engine import Game, found_games, leave_out

log = logging.getLogger(__name__)


@cache
def offered_games() -> dict[str, Game[Any, Any]]:
    """The games offered, by id."""
    found = found_games()
    for place, why in found.left_out.items():
        log.error("no game is offered from %s: %s", place, why)
    for file, refused in texts().refused.items():
        beside = file.parents[2] / "games"  # of a game that is left out it is said already
        keys = [key for key in refused if not {beside / owner(key)} & {*found.left_out, *found.folders}]
        if not keys:
            continue
        more = f" (and {len(keys) - 1} more)" if keys[1:] else ""
        log.error("%s: %s is not read, it does not begin with the id of a game beside it%s", file, keys[0], more)
    offered: dict[str, Game[Any, Any]] = {}
    for id_, game in [*found.games.items()]:
        if wrong := lacking(game) or failing(game) or _in_the_way(id_, offered):
            more = f" (and {len(wrong) - 1} more; see: quayside check {id_})" if wrong[1:] else ""
            log.error("the game %s is not offered: %s%s", id_, wrong[0], more)
            if id_ in found.folders:
                leave_out(id_, f"{wrong[0]}{more}")
        else:
            offered[id_] = game
    return offered


def _in_the_way(game: str, offered: dict[str, Game[Any, Any]]) -> list[str]:
    """Why there is no room beside those that are offered already."""
    if len(offered) == OPTIONS:
        return [f"Discord has no room for more than {OPTIONS} games"]
    found: list[str] = []
    for language in LANGUAGES:
        words = texts().words(language)
        keys = [f"{each}-command" for each in (*offered, game)]
        found += [
            f"{language}: two games are called /{name}"
            for name in twice([words(key) for key in keys if words.has(key)])
        ]
    return found
