"""What the host of a lobby can change of its table, in private: what `/new` asks for, except pace and clock, which
have a menu in the lobby itself."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import ACCENT, layout, menu, text
from bot.hints.hints import adviser
from bot.ledger.loaded import Loaded
from bot.ledger.options import CHOSEN
from bot.text import Words
from bot.text.table_options import option_name, option_value

ON_OR_OFF = ("yes", "no")


def options_view(loaded: Loaded, words: Words, notice: str = "") -> ui.LayoutView:
    """A menu for each option, named after it and what it is now. What stands already is not among its entries: an app
    lets nobody pick the same again."""
    lines = [words("lobby-options", game=words.short_title(loaded.row.kind)), *([notice] if notice else [])]
    return layout(text("\n".join(lines)), *_menus(loaded, words), accent=ACCENT)


def option_named(loaded: Loaded, name: str, words: Words) -> str:
    """What an option is called, be it one of all games or of this one's rules."""
    setting = next((each for each in loaded.game.settings if each.id == name), None)
    return words(f"lobby-{name}") if setting is None else option_name(loaded.row.kind, setting, words)


def changed_names(loaded: Loaded, words: Words) -> list[str]:
    """What those options are called that the host has changed since others sat down. A stored name that no option has
    is left out."""
    known = {*CHOSEN, *(setting.id for setting in loaded.game.settings)}
    return [option_named(loaded, name, words) for name in loaded.options.changed if name in known]


def rated_value(words: Words, *, on: bool) -> str:
    """Whether a game is rated."""
    return words("lobby-rated-yes" if on else "lobby-rated-no")


def hints_value(words: Words, *, on: bool) -> str:
    """Whether a table allows hints."""
    return words("lobby-hints-yes" if on else "lobby-hints-no")


def _menus(loaded: Loaded, words: Words) -> list[ui.ActionRow[ui.LayoutView]]:
    game, chosen = loaded.game, loaded.options
    seats = [(str(count), str(count)) for count in game.seats if count >= len(loaded.seats)]
    menus = [_menu(loaded, words, "seats", str(chosen.seats), seats)]
    for setting in game.settings:
        if game.concerns(setting, chosen.seats):
            values = [(value, option_value(game.id, setting, value, words)) for value in setting.values]
            now = chosen.settings.get(setting.id, setting.values[0])
            menus.append(_menu(loaded, words, setting.id, now, values))
    if chosen.seats > 1:
        rated = [(value, rated_value(words, on=value == "yes")) for value in ON_OR_OFF]
        menus.append(_menu(loaded, words, "rated", "yes" if chosen.rated else "no", rated))
    if adviser(game.id) is not None:
        hints = [(value, hints_value(words, on=value == "yes")) for value in ON_OR_OFF]
        menus.append(_menu(loaded, words, "hints", "yes" if chosen.hints else "no", hints))
    return [row for each in menus for row in each]


def _menu(
    loaded: Loaded, words: Words, name: str, now: str, values: Sequence[tuple[str, str]]
) -> list[ui.ActionRow[ui.LayoutView]]:
    """The menu of an option that is `now` one of these values; none where there is nothing else."""
    others = [(value, label, "") for value, label in values if value != now]
    value = dict(values).get(now, now)
    said = words("lobby-option", option=option_named(loaded, name, words), value=value)
    return [menu(control(loaded.id, 0, f"@option.{name}"), said, others)] if others else []
