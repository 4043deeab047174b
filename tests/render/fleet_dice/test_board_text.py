"""Fleet's board in words says what the view knows, in both languages, and fits into one message."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.text import Words, texts
from games.engine import Luck
from games.fleet_dice import GAME, data
from games.fleet_dice.steps import Taken
from games.fleet_dice.table import Table
from games.fleet_dice.view import View
from render.fleet_dice.board_text import board_text
from tests.games.fleet_dice.given import sheet

NAMES = ["Anna", "Björn", "Chloé", "Dmitri"]
MESSAGE = 4000


@pytest.fixture
def english() -> Words:
    return texts().words("en").of(GAME.id, NAMES)


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> Words:
    return texts().words(request.param).of(GAME.id, NAMES)


def new(seats: int = 2, *, trophies: bool = False) -> Table:
    table, _ = GAME.setup(seats, {"trophies": "yes" if trophies else "no"}, Luck(b"board text".ljust(32)))
    return table


def said(table: Table, words: Words, seat: int | None = None) -> list[str]:
    return board_text(GAME.view(table, seat), NAMES, words).splitlines()


def line(lines: list[str], start: str) -> str:
    """The first line that begins so."""
    return next(each for each in lines if each.startswith(start))


def played(seats: int, seed: int) -> View:
    """The view at the end of a random game with captains and trophies."""
    rng, luck = Random(seed), Luck(bytes([seed]) * 32)
    table, _ = GAME.setup(seats, {"captains": "yes", "trophies": "yes" if seats > 1 else "no"}, luck)
    while not table.over:
        seat = rng.choice(list(GAME.waiting(table)))
        GAME.apply(table, seat, rng.choice(GAME.options(table, seat)), luck)
    return GAME.view(table, None)


def test_the_first_line_says_round_phase_and_whose_decision_it_is(english: Words) -> None:
    table = new()
    table.starting = 1
    moment = said(table, english)[0]
    assert moment.startswith("Round 1 of 10, Boat phase. Björn began this round.")
    waiting = [NAMES[seat] for seat in GAME.waiting(table)]
    assert f"{', '.join(waiting)} to decide." in moment


def test_dice_in_the_pool_and_dice_taken_are_named(english: Words) -> None:
    table = new()
    table.pool = ["cod", "coins3"]
    table.taken = [Taken("oyster", 1)]
    moment = said(table, english)[0]
    assert "In the pool: Cod, 3 coins." in moment
    assert "Taken: Oyster (Björn)." in moment


def test_columns_tell_boxes_license_and_what_each_boat_carries(english: Words) -> None:
    table = new()
    table.sheets[0] = sheet(marked={"shrimp": 7, "oyster": 3}, levels={"shrimp": 2, "oyster": 1},
                            boats={"shrimp": [3, 1], "oyster": [5]})  # fmt: skip
    sea = line(said(table, english), "Sea:")
    assert f"Shrimp 7 of {len(data.ROWS.boat_types[0].column)}, license 2, boats 3/3, 1/3" in sea
    assert "Oyster 3 of 11, license 1, boat 5/6" in sea
    assert "Cod 0 of 12;" in sea


def test_the_harbor_tells_ships_and_the_king_crab_license(english: Words) -> None:
    table = new()
    table.sheets[0] = sheet(marked={"king_crab": 4, "research_vessel": 2, "barge": 3}, bonus="fish",
                            boats={"king_crab": [2], "research_vessel": [0, 0], "barge": [9]})  # fmt: skip
    lines = said(table, english)
    harbor = line(lines, "Harbor:")
    assert "King Crab 4 of 6, license, boat 2/4" in harbor
    assert "Research Vessel 2 of 5, 2 launched" in harbor
    assert "Barge 3 of 3, boat 9/10" in harbor
    assert f"King Crab bonus ({english.text('fish')})." in lines


def test_the_wharf_tells_complete_buildings_hexes_and_recycling(english: Words) -> None:
    table = new()
    table.sheets[0] = sheet(marked={"bank": 3}, complete=["buffet", "recycling"], hexes=["cod", "oyster"], recycled=2)
    wharf = line(said(table, english), "Wharf:")
    assert "Anna's Bank 3 of 4;" in wharf
    assert "Seafood Buffet 2 of 2, complete, hexes Cod, Oyster" in wharf
    assert "Recycling Yard 2 of 2, complete, used 2 times" in wharf


def test_points_stand_by_category(english: Words) -> None:
    table = new()
    table.sheets[0] = sheet(marked={"bank": 2}, boats={"shrimp": [3, 2]}, levels={"cod": 3})
    lines = said(table, english)
    assert "**Anna: 16 VP**" in lines
    assert "Points: fish 5, boats 2, licenses 5, buildings 4, bonus 0." in lines


@pytest.mark.rule("F9.1")
def test_the_next_star_is_counted_in_coins_struck_stars_skipped(english: Words) -> None:
    table = new(1)
    table.sheets[0] = sheet(coins=5)
    assert "Coins: 5, next star in 2." in said(table, english)
    table.sheets[0] = sheet(coins=5, struck_stars=[7])
    assert "Coins: 5, next star in 8." in said(table, english)
    table.sheets[0] = sheet(coins=8, struck_stars=[7])
    assert "Coins: 7, next star in 6." in said(table, english)
    table.sheets[0] = sheet(coins=data.ROWS.coin_track.length)
    assert f"Coins: {data.ROWS.coin_track.length}, no star left." in said(table, english)


def test_captain_ruth_shows_stones_strikes_and_her_next_die(english: Words) -> None:
    table = new(1)
    table.sheets[0] = sheet(struck={"cod": 2})
    table.stones = {stone: data.SECTION_INDEX[name] for stone, name in
                    (("boat", "lobster"), ("harbor", "inuit"), ("wharf", "pub"))}  # fmt: skip
    table.pool = ["lobster", "lobster", "cod"]
    lines = said(table, english)
    assert "Captain Ruth's stones: Fishermen's Pub, Inuit, Lobster." in lines[0]
    assert "If you leave it, she takes Lobster and strikes out the 2 lowest boxes (Lobster)." in lines[0]
    assert "Cod 0 of 12, 2 struck out" in line(lines, "Sea:")
    assert "Anna began this round." in lines[0]
    table.round = 2
    assert "Captain Ruth began this round." in said(table, english)[0]


def test_trophies_tell_what_they_want_and_who_won_them(english: Words) -> None:
    table = new(3, trophies=True)
    table.gold, table.silver, table.silver_winners = "gold_fish", "silver_boats", [2, 0]
    moment = said(table, english)[0]
    assert f"Gold trophy “Biggest Catch”: {english.text('gold_fish')}." in moment
    assert f"Silver trophy “Full Harbor”: {english.text('silver_boats')}. Won by Chloé, Anna." in moment


def test_only_the_player_reads_which_die_is_in_hand(english: Words) -> None:
    table = new(2)
    seat = next(iter(GAME.waiting(table)))
    face = table.pool[0]
    GAME.apply(table, seat, f"die:{face}", Luck(bytes(32)))
    assert f"You are using: {english.name(face)}." in said(table, english, seat)[0]
    assert "You are using" not in said(table, english, 1 - seat)[0]
    assert "You are using" not in said(table, english)[0]


@pytest.mark.rule("F3.1")
def test_a_window_does_not_show_the_others_answers(english: Words) -> None:
    table = new(2)
    luck = Luck(bytes(32))
    while table.lanes is None:
        seat = next(iter(GAME.waiting(table)))
        GAME.apply(table, seat, GAME.options(table, seat)[0], luck)
    others, own = said(table, english, 1), said(table, english, 0)
    GAME.apply(table, 0, "use:coin", luck)
    assert GAME.waiting(table).keys() == {1}, "the window is still open"
    assert said(table, english, 1)[1:] == others[1:]
    assert said(table, english, 0)[1:] != own[1:]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_section_and_category_of_every_player_is_there(seats: int, words: Words) -> None:
    view = played(seats, seats)
    text = board_text(view, NAMES, words)
    for seat in range(seats):
        part = text.split("\n\n")[1 + seat]
        assert part.startswith(f"**{NAMES[seat]}: {words('picture-points', points=view.sheets[seat].points.total)}**")
        for section in data.SECTIONS:
            assert words.name(section) in part
        numbers = [int(number) for number in re.findall(r"\d+", part.splitlines()[1])]
        points = view.sheets[seat].points
        assert numbers == [points.fish, points.boats, points.licenses, points.buildings, points.bonus]
        marked = [int(number) for number in re.findall(r"(\d+) (?:of|von) \d+", part)]
        assert marked == view.sheets[seat].marked


@pytest.mark.parametrize("seed", range(6))
def test_the_fullest_board_fits_into_one_message(seed: int, words: Words) -> None:
    names = ["W" * 32] * 4
    assert len(board_text(played(4, 100 + seed), names, words)) <= MESSAGE
