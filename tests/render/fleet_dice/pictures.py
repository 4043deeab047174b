"""The pictures worth checking, by name: quiet ones, the fullest, every kind of decision, with the longest names."""

from __future__ import annotations

from collections.abc import Callable

from bot.text import texts
from bot.text.texts import Words
from games.fleet_dice import data
from games.fleet_dice.view import View
from render import Picture, painter
from tests.render.fleet_dice.views import PEOPLE, Named, all_options, alone, early, full_sheet, fullest, result, table

PAINT = Named(painter("fleet_dice"), PEOPLE)
LANGUAGES = ["en", "de"]


def words_of(language: str) -> Words:
    return texts().words(language).of("fleet_dice")


def bonus_choice() -> View:
    sheet = full_sheet()
    sheet.bonus = ""
    sheet.marked = [max(0, size - 1) for size in data.SIZES]
    sheet.hexes = [0] * len(data.TYPES)
    sheet.recycled, sheet.coins = 0, 40
    return table([sheet, full_sheet(1)], captains=True)


PICTURES: dict[str, Callable[[Words], Picture]] = {
    "table of two": lambda words: PAINT.table(early(2), words),
    "table of three": lambda words: PAINT.table(early(3), words, changed=early(3)),
    "fullest table of three": lambda words: PAINT.table(fullest(3), words),
    "fullest table of four": lambda words: PAINT.table(fullest(4), words, changed=early(4)),
    "fullest table of two": lambda words: PAINT.table(fullest(2), words),
    "table against Ruth": lambda words: PAINT.table(alone(), words),
    "early sheet": lambda words: PAINT.sheet(early(), 0, words, options=all_options(early()), changed=early()),
    "fullest sheet": lambda words: PAINT.sheet(fullest(), 0, words, changed=early(4)),
    "every choice": lambda words: PAINT.sheet(bonus_choice(), 0, words, options=all_options(bonus_choice())),
    "sheet against Ruth": lambda words: PAINT.sheet(alone(), 0, words, options=all_options(alone())),
    "scoring of four": lambda words: PAINT.scoring(fullest(), result(fullest()), words),
    "scoring alone": lambda words: PAINT.scoring(alone(), result(alone()), words),
}
