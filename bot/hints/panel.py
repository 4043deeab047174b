"""A hint: the question whether it is wanted at its price, and the best choices with what is expected of them."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.heading import game_heading
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.ledger.loaded import Loaded
from bot.results.wording import tenths_of_points
from bot.text import Words
from bot.text.score_line import unit_named
from games.engine import Weighed


def hint_question(loaded: Loaded, seat: int, words: Words) -> ui.LayoutView:
    """What a hint costs."""
    yes = control(loaded.id, loaded.saved.asked[seat], "@hinted")
    return layout(
        text(f"{game_heading(loaded, words, seat)}\n{words('hint-question')}"),
        *rows(
            [
                button(yes, words("button-hint-yes"), discord.ButtonStyle.danger),
                button(
                    control(loaded.id, loaded.saved.asked[seat], "@fresh"),
                    words("button-not-sure"),
                    discord.ButtonStyle.primary,
                ),
            ]
        ),
        accent=ACCENT,
    )


def hint_view(loaded: Loaded, seat: int, best: Sequence[Weighed], words: Words) -> ui.LayoutView:
    """The best choices, each a button that plays it, with the number that it has in the panel."""
    numbers = loaded.numbers(seat)
    lines = [game_heading(loaded, words, seat), f"## {words('hint-title')}"]
    tries = sum(each.tries for each in best)
    if tries:
        lines.append(words("hint-expects", count=len(best)))
    for place, each in enumerate(best, 1):
        choice = f"{numbers[each.choice]} · {words.choice(each.choice)}"
        if each.tries:
            points = tenths_of_points(each.points, words)
            lines.append(words("hint-line", place=place, choice=choice, points=points, named=unit_named(words)))
        else:
            lines.append(words("hint-line-untried", place=place, choice=choice))
    lines.append(f"-# {words('hint-small', tries=tries)}")
    asked, styles = loaded.saved.asked[seat], discord.ButtonStyle
    careful = loaded.careful(seat, loaded.game.options(loaded.table, seat))
    buttons = [
        button(
            control(loaded.id, asked, f"@sure.{each.choice}" if each.choice in careful else each.choice),
            f"{numbers[each.choice]} · {words.choice(each.choice)}",
            styles.primary if place == 1 else styles.secondary,
        )
        for place, each in enumerate(best, 1)
    ]
    return layout(text("\n".join(lines)), *rows(buttons), accent=ACCENT)
