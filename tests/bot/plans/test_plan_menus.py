"""The menus of what can be planned are called by what is in them."""

from __future__ import annotations

import pytest
from discord import ui

from bot.plans.panel import Shown, plan_view
from bot.text import texts
from bot.tools.check.limits import loaded_game
from games.engine import registry
from tests.games.captains_gulf.given import boat, given


@pytest.mark.parametrize(
    ("choices", "heading"), [(["fish:B6"], "Fish here"), (["fish:B6", "sail:tampa"], "Something else …")]
)
def test_the_menu_for_what_is_few_is_called_by_its_verb_if_there_is_only_one(choices: list[str], heading: str) -> None:
    loaded = loaded_game(registry()["captains_gulf"], given(boat(), boat()).turn().table, 2, 1)
    view = plan_view(loaded, texts().words("en").of("captains_gulf", loaded.names), None, Shown(dict.fromkeys(choices)))
    assert [each.placeholder for each in view.walk_children() if isinstance(each, ui.Select)] == [heading]
