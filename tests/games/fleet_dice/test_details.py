"""What the small print beside a die tells before it is taken."""

from __future__ import annotations

import pytest

from games.engine import Ask
from games.fleet_dice import GAME, data
from tests.games.fleet_dice.given import given, sheet


@pytest.mark.parametrize(
    ("die", "told"),
    [
        ("die:cod", Ask("box_license", {"box": 2, "boxes": data.SIZES[data.COD]})),
        ("die:shrimp", Ask("box_plain", {"box": 1, "boxes": data.SIZES[data.SHRIMP]})),
        ("die:coins3", None),
    ],
)
def test_a_boat_die_tells_the_box_it_would_mark_unless_its_name_says_it_all(die: str, told: Ask | None) -> None:
    game = given(sheet(marked={"cod": 1}), sheet(), at="boat", dice=["cod", "shrimp", "coins3"])
    assert GAME.detail(game.table, 0, die) == told


def test_a_shrimp_die_tells_what_the_license_makes_of_it() -> None:
    game = given(sheet(levels={"shrimp": 1}), sheet(), at="boat", dice=["cod", "shrimp", "coins3"])
    assert GAME.detail(game.table, 0, "die:shrimp") == Ask(
        "die_licensed", {"coins": data.ROWS.coin_track.coins3_face}
    )  # fmt: skip


def test_town_dice_tell_what_can_be_chosen_and_what_the_market_pays() -> None:
    game = given(sheet(), sheet(), at="town", dice=["cod", "harbor", "wharf"])
    assert GAME.detail(game.table, 0, "die:harbor") == Ask("die_harbor")
    assert GAME.detail(game.table, 0, "die:wharf") == Ask("die_wharf")
    game = given(sheet(boats={"cod": [3]}), sheet(), at="town", dice=["cod", "market", "market"])
    assert GAME.detail(game.table, 0, "die:market") == Ask(
        "market", {"coins": game.table.sheets[0].market_coins(), "fish": 3}
    )  # fmt: skip


def test_a_die_whose_section_is_full_is_worth_a_coin() -> None:
    game = given(sheet(marked={"cod": data.SIZES[data.COD]}), sheet(), at="boat", dice=["cod", "shrimp", "coins3"])
    assert GAME.detail(game.table, 0, "die:cod") == Ask("coins", {"coins": 1})
