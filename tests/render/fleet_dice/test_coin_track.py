"""Pictures and texts tell the same of the coin track, and what the rules say, wherever Captain Ruth struck a star."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Luck
from games.fleet_dice import GAME, data
from games.fleet_dice.sheet import Sheet
from games.fleet_dice.table import Table
from render.audit import audit
from tests.games.fleet_dice.given import sheet
from tests.render.fleet_dice.pictures import LANGUAGES, PAINT, words_of
from tests.render.fleet_dice.views import PEOPLE
from tests.render.fleet_dice.views import table as laid


def _alone(own: Sheet) -> Table:
    table, _ = GAME.setup(1, {}, Luck(bytes(32)))
    table.sheets[0] = own
    return table


def _next(own: Sheet) -> int | None:
    """With how many coins a star is reached, as paying them would."""
    return next((coins for coins in range(1, data.ROWS.coin_track.length) if own.stars_within(coins)), None)


def _told_alike(table: Table, language: str) -> None:
    own, words, view = table.sheets[0], words_of(language), GAME.view(table, 0)
    marked, away = own.marked_coins(), _next(own)
    text = PAINT.text(view, words)
    assert words("fleet_dice-alt-coins", coins=marked, star=away or 0, away=away or 0) in text.splitlines()
    if away:
        note = words("fleet_dice-picture-coins-note", marked=marked, next=away)
    else:
        note = words("fleet_dice-picture-coins-note-end", marked=marked)
    with audit() as placed:
        PAINT.sheet(view, 0, words)
    assert note in [each.wanted for each in placed]
    alt = words("fleet_dice-picture-alt-seat", name=PEOPLE[0], points=view.sheets[0].points.total, fish=own.fish(),
                boats=own.boats(), coins=marked, buildings=len(view.sheets[0].complete))  # fmt: skip
    assert alt in PAINT.table(view, words).alt


@pytest.mark.rule("F9.1")
def test_a_plate_among_several_tells_it_as_well() -> None:
    own = sheet(coins=27, struck_stars=[7, 28])
    with audit() as placed:
        PAINT.table(laid([own, sheet()]), words_of("en"))
    drawn = [each.wanted for each in placed]
    plate = [str(own.fish()), str(own.boats()), "26", "7"]
    assert plate in [drawn[at : at + len(plate)] for at in range(len(drawn))]


@pytest.mark.rule("F9.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("coins", "struck"),
    [
        (0, []),
        (0, [7]),
        (5, [7, 14]),
        (27, [7, 28]),
        (8, [7]),
        (70, [77, 84]),
        (data.ROWS.coin_track.length, [7]),
    ],
)
def test_a_struck_star_costs_no_coin_in_pictures_and_texts(coins: int, struck: list[int], language: str) -> None:
    _told_alike(_alone(sheet(coins=coins, struck_stars=struck)), language)


@pytest.mark.rule("F9.1")
def test_in_a_game_against_captain_ruth_they_agree_throughout() -> None:
    rng, passed = Random(1), 0
    luck = Luck(rng.randbytes(32))
    table, _ = GAME.setup(1, {}, luck)
    while not table.over:
        GAME.apply(table, 0, rng.choice(GAME.options(table, 0)), luck)
        own = table.sheets[0]
        if own.struck_stars and rng.random() < 0.1:
            passed += own.marked_coins() < own.coins
            _told_alike(table, "en")
    assert passed
