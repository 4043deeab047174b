"""What whoever plays alone may choose that no table of several has, such as how hard it is to be."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.table_options import option_value
from games.engine import Game, Illegal, Setting, Settings


def solo_forms(game: Game[Any, Any], settings: Settings) -> list[Settings]:
    """All that can be chosen together of the table options for one alone, beside the other `settings`; what is usual
    comes first. Nothing where there is no choice."""
    if 1 not in game.seats:
        return []
    chosen = [setting for setting in game.settings if any(_for_one(game, setting, value) for value in setting.values)]
    forms: list[Settings] = [
        dict(zip([setting.id for setting in chosen], values, strict=True))
        for values in product(*(setting.values for setting in chosen))
    ]
    possible = [form for form in forms if _goes_with(game, 1, {**settings, **form})]
    return possible if len(possible) > 1 else []


def undecided(loaded: Loaded) -> bool:
    """Whether the person who sits there alone has a choice of which nothing was said when the table was opened."""
    chosen = loaded.options.settings
    forms = solo_forms(loaded.game, chosen) if len(loaded.seats) == 1 else []
    return bool(forms) and all(chosen.get(name, value) == value for name, value in forms[0].items())


def form_label(game: Game[Any, Any], form: Mapping[str, str], words: Words) -> str:
    """What a button says of it: the values without what stands behind them in brackets."""
    label = " · ".join(_value(game, name, value, words)[0] for name, value in form.items())
    return label[:1].upper() + label[1:]


def explained_values(game: Game[Any, Any], forms: list[Settings], words: Words) -> list[str]:
    """What those values mean for which it is said in brackets, each once."""
    values = dict.fromkeys((name, value) for form in forms for name, value in form.items())
    told = (_value(game, name, value, words) for name, value in values)
    return [f"{name}: {meaning}" for name, meaning in told if meaning]


def _value(game: Game[Any, Any], name: str, value: str, words: Words) -> tuple[str, str]:
    """What a value is called, and what its words add in brackets."""
    setting = next(each for each in game.settings if each.id == name)
    said, _, meaning = option_value(game.id, setting, value, words).partition(" (")
    return said, meaning.removesuffix(")")


def _for_one(game: Game[Any, Any], setting: Setting, value: str) -> bool:
    return [seats for seats in game.seats if _goes_with(game, seats, {setting.id: value})] == [1]


def _goes_with(game: Game[Any, Any], seats: int, settings: Settings) -> bool:
    try:
        game.check(seats, settings)
    except Illegal:
        return False
    return True
