"""Table options in words."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from bot.text.texts import Words
from games.engine import Game, Setting


def option_name(kind: str, setting: Setting, words: Words) -> str:
    """What a table option of this game is called."""
    return words(f"{kind}-setting-{setting.id}")


def option_value(kind: str, setting: Setting, value: str, words: Words) -> str:
    """What one of its values says."""
    return words(f"{kind}-value-{setting.id}-{value}")


def option_line(kind: str, setting: Setting, value: str, words: Words) -> str:
    """A table option and what was chosen for it."""
    said = option_value(kind, setting, value, words)
    return words("lobby-setting", setting=option_name(kind, setting, words), value=said)


def unusual_options(
    game: Game[Any, Any], chosen: Mapping[str, str], words: Words, named: Collection[str] = ()
) -> list[str]:
    """A line for each table option that is not as usual, or that is `named`: nobody has to know what a game could have
    besides."""
    lines: list[str] = []
    for setting in game.settings:
        usual = setting.values[0]
        value = chosen.get(setting.id, usual)
        if value in setting.values and (value != usual or setting.id in named):
            lines.append(option_line(game.id, setting, value, words))
    return lines
