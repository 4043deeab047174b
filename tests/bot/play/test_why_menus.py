"""The menus of what is not possible now: named by what is in them, none of it missing."""

from __future__ import annotations

from random import Random

import discord
import pytest

from bot.gateway.choices import refused
from bot.play.panel import why_view
from bot.text import texts
from bot.tools.check.limits import loaded_game
from games.engine import Luck, registry

Menu = tuple[discord.ui.Select[discord.ui.LayoutView], str]
"""A menu and the text right above it."""


def _menus(kind: str, moves: int) -> tuple[list[Menu], list[tuple[str, str]]]:
    game, luck, rng = registry()[kind], Luck(bytes(32)), Random(1)
    table, _ = game.setup(3, {}, luck)
    for _ in range(moves):
        seat = min(game.waiting(table))
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
    loaded, seat = loaded_game(game, table, 3, 1), min(game.waiting(table))
    words = texts().words("en").of(kind, loaded.names)
    impossible = refused(loaded, seat, words)
    found: list[Menu] = []
    above = ""
    for each in why_view(loaded, words, impossible).walk_children():
        if isinstance(each, discord.ui.TextDisplay):
            above = each.content
        elif isinstance(each, discord.ui.Select):
            found.append((each, above))
            above = ""
    return found, impossible


@pytest.mark.parametrize("kind", ["fleet_dice", "captains_gulf"])
def test_everything_that_is_not_possible_stands_in_a_menu_named_by_its_kind(kind: str) -> None:
    menus, impossible = _menus(kind, 12)
    words = texts().words("en")
    assert sorted(row.value for each, _ in menus for row in each.options) == sorted(choice for choice, _ in impossible)
    for each, above in menus:
        kinds = list(dict.fromkeys(words(f"{kind}-choice-{row.value.partition(':')[0]}.group") for row in each.options))
        if len(kinds) == 1:
            assert (each.placeholder or "").partition(": ")[0] == kinds[0]
        else:
            assert above == f"**{' · '.join(kinds)}**", "a heading, and no gray lines that look like answers"
        assert {row.description for row in each.options} == ({None} if len(kinds) == 1 else set(kinds))
    assert any(len(each.options) > 3 for each, _ in menus)
    assert len({each.custom_id for each, _ in menus}) == len(menus)


def test_of_more_of_a_kind_than_a_menu_holds_each_menu_names_its_first_and_its_last() -> None:
    menus, _ = _menus("captains_gulf", 12)
    fish = [each for each, _ in menus if (each.placeholder or "").startswith("Fish here")]
    assert [each.placeholder for each in fish] == [
        f"Fish here: {each.options[0].label} to {each.options[-1].label}" for each in fish
    ]
    assert len(fish) > 1
    assert (fish[0].placeholder or "").startswith("Fish here: A")
