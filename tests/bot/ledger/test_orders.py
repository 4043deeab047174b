"""What standing orders answer, and what they leave to whoever gave them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from bot.ledger.orders import SENSIBLE, ordered_choice
from bot.people.orders_panel import all_orders
from bot.people.preferences import Preferences
from bot.text import texts
from games.captains_gulf import GAME as CAPTAINS
from games.captains_gulf import data
from games.engine import Luck, registry, verb_in
from games.nusfjord import GAME as NUSFJORD
from tests.bot.ledger.making import GAME, dealt
from tests.games.captains_gulf.given import boat, given
from tests.games.nusfjord.given import display
from tests.games.nusfjord.given import given as given_display

LEFT, MIDDLE, RIGHT = GAME.options(dealt(), 0)


def _ordered(*orders: str) -> str:
    return ordered_choice(GAME, dealt(), 0, orders)


@pytest.mark.parametrize(
    ("careful", "ordered"),
    [((LEFT, RIGHT), MIDDLE), ((MIDDLE, RIGHT), LEFT), ((LEFT,), ""), ((), ""), ((LEFT, MIDDLE, RIGHT), "")],
)
def test_the_only_choice_that_gives_nothing_up_is_played_for_whoever_ordered_it(
    monkeypatch: pytest.MonkeyPatch, careful: Collection[str], ordered: str
) -> None:
    monkeypatch.setattr(type(GAME), "careful", lambda *_: list(careful))
    assert _ordered(SENSIBLE) == ordered
    assert _ordered() == _ordered("another") == ""


def test_an_order_of_the_game_gives_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"none": "", "bad": LEFT, "good": RIGHT, "better": MIDDLE}
    monkeypatch.setattr(type(GAME), "orders", tuple(answers))
    monkeypatch.setattr(type(GAME), "ordered", lambda _game, _table, _seat, order: answers[order])
    monkeypatch.setattr(type(GAME), "careful", lambda *_: [LEFT])
    assert _ordered("good") == RIGHT
    assert _ordered("bad") == _ordered("none") == _ordered() == ""
    assert _ordered("better", "good", "bad", "none") == RIGHT, "the game says which comes first"
    assert _ordered(SENSIBLE, "better") == MIDDLE


def test_no_order_takes_a_bonus_action_because_the_turn_could_only_be_ended_besides() -> None:
    game = given(boat(at="morgan_city", fuel=2, money=5, markers=1), boat()).turn()
    game.play(0, "go:fuel_dock")
    options = CAPTAINS.options(game.table, 0)
    assert "end" in CAPTAINS.careful(game.table, 0, options)
    for bonus in [each for each in options if each.startswith("bonus:")][1:]:
        options.remove(bonus)
    game.table.asked = (game.table.stack[-1], options)  # type: ignore[assignment]
    assert [each for each in options if each != "end"] == options[:1], "one bonus action, or the end"
    assert ordered_choice(CAPTAINS, game.table, 0, [SENSIBLE]) == ""


@pytest.mark.parametrize(("tiles", "used", "left"), [(1, 1, "draw"), (2, 1, "draw"), (0, 0, "bonus:radar")])
def test_no_order_spends_a_tile_or_a_marker_because_every_move_is_in_vain(tiles: int, used: int, left: str) -> None:
    game = given(boat(at="A2", fuel=2, money=0, wheel="fish_or_sail", tiles=tiles, used=used), boat()).turn()
    options = CAPTAINS.options(game.table, 0)
    careful = CAPTAINS.careful(game.table, 0, options)
    assert careful == ["go:shipyard", "go:market"]
    assert [each for each in options if each not in careful] == [left]
    assert ordered_choice(CAPTAINS, game.table, 0, [SENSIBLE]) == ""


def test_no_order_uses_a_building_because_no_worker_can_be_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"use", "convert", "trade"} <= NUSFJORD.free
    monkeypatch.setattr(type(GAME), "careful", lambda *_: [LEFT, MIDDLE])
    assert _ordered(SENSIBLE) == RIGHT
    monkeypatch.setattr(type(GAME), "free", frozenset({verb_in(RIGHT)}))
    assert _ordered(SENSIBLE) == ""


def test_no_order_plays_what_costs_more_than_it_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "careful", lambda *_: [LEFT, MIDDLE])
    monkeypatch.setattr(type(GAME), "costly", lambda *_: [RIGHT])
    assert _ordered(SENSIBLE) == ""


KEPT: Mapping[str, Callable[[Any, int], list[int]]] = {
    "captains_gulf": lambda table, seat: [
        *(boat := table.captains[seat]).hold, boat.money, boat.fuel, boat.tiles, len(boat.hand), -boat.loans
    ],
    "fleet_dice": lambda table, seat: [table.sheets[seat].coins, *table.sheets[seat].marked],
    "montego_bay": lambda table, seat: [table.coins[seat]],
    "nusfjord": lambda table, seat: [
        *(own := table.players[seat]).goods, own.unissued, sum(own.forests), own.free.bit_count(), sum(own.ships)
    ],
}  # fmt: skip
"""What a player has that a choice may cost, read off the tables."""
PRICES = {
    "go": ["cost"], "go_bill": ["cost", "pays", "loans"], "fish": ["fuel"], "fish_with_tiles": ["fuel"],
    "add": ["money"], "shares": ["gold"], "only_building": ["wood", "fish", "gold"], "next_plate": ["fish"],
    "only_ship": ["wood", "fish", "gold"], "effect_follows": ["wood", "fish", "gold"], "felled": ["strips"],
}  # fmt: skip
"""What in small print is a price."""


@pytest.mark.parametrize("kind", KEPT)
def test_no_order_spends_what_another_choice_would_leave_its_player(kind: str) -> None:
    game, kept, answered = registry()[kind], KEPT[kind], Counter[str]()
    for number in range(16):
        seats = max(game.seats[0], 2 + number % 3)
        luck, rng = Luck(bytes([number]) * 32), Random(number)
        table, _ = game.setup(seats, {}, luck)
        while waiting := sorted(game.waiting(table)):
            seat = rng.choice(waiting)
            options = game.options(table, seat)
            if ordered := ordered_choice(game, table, seat, [SENSIBLE]):
                answered[verb_in(ordered)] += 1
                after = {each: game.load(game.save(table)) for each in options}
                for each, there in after.items():
                    game.apply(there, seat, each, luck)
                left = kept(after[ordered], seat)
                for other in (table, *after.values()):
                    assert all(has >= had for has, had in zip(left, kept(other, seat), strict=True)), (ordered, options)
            game.apply(table, seat, rng.choice(options), luck)
    assert bool(answered) == (kind != "montego_bay"), "where nothing is given up for nothing, more choices make sense"


@pytest.mark.parametrize(
    ("building", "action", "answered"),
    [
        ("A110", "thin_out", "do:thin_out"),
        ("A107", "reforest", ""),
        ("A205", "deforest", ""),
        ("A304", "issue_share", ""),
    ],
)
def test_no_order_gives_away_a_strip_a_share_or_a_space(building: str, action: str, answered: str) -> None:
    """X5, X7 to X9: a space is taken, and a strip goes, only with the answer to the question that follows."""
    game = given_display(display(wood=1, fish=2, gold=1), display(), offered=[building])
    game.play("place:build_building", "at:a2")
    assert game.options() == [f"do:{action}", "decline"]
    assert ordered_choice(NUSFJORD, game.table, 0, [SENSIBLE]) == answered


@pytest.mark.parametrize(
    ("mine", "card", "round_", "ordered"),
    [
        ({"tiles": 1}, "", 1, "end"),
        ({"loans": 1, "money": 20}, "", 1, "end"),
        ({"tiles": 2, "loans": 1, "money": 20}, "", 7, "end"),
        ({"tiles": 1}, "", 8, "end"),
        ({"loans": 1, "money": 20}, "", 8, "end"),
        ({"tiles": 1}, "almanac", 1, ""),
        ({"loans": 1, "money": 20}, "almanac", 1, "end"),
    ],
)
def test_an_order_ends_a_turn_in_which_only_a_tile_or_a_loan_could_be_given_back(
    mine: dict[str, int], card: str, round_: int, ordered: str
) -> None:
    """CG3.5, CG3.6: but not while a draw brings more than later (CG14.8)."""
    game = given(boat(used=2, **mine), boat(), card=card, round_=round_).at_action("fuel_dock")
    assert set(game.options()) <= {"repay", "draw", "end"}
    assert ordered_choice(CAPTAINS, game.table, 0, ["end_turn"]) == ordered
    assert ordered_choice(CAPTAINS, game.table, 0, [SENSIBLE]) == ""


@pytest.mark.parametrize(("round_", "ordered"), [(7, "end"), (8, "")])
def test_no_order_ends_a_turn_with_a_loan_that_costs_more_once_the_game_is_over(
    monkeypatch: pytest.MonkeyPatch, round_: int, ordered: str
) -> None:
    """CG12.2, CG15.4: with our figures it costs as much."""
    monkeypatch.setattr(data, "LOAN", msgspec.structs.replace(data.LOAN, penalty_unpaid=data.LOAN.repay + 1))
    game = given(boat(used=2, loans=1, money=20), boat(), round_=round_).at_action("fuel_dock")
    assert game.options() == ["repay", "end"]
    assert ordered_choice(CAPTAINS, game.table, 0, ["end_turn"]) == ordered


def test_no_order_ends_a_turn_in_which_a_bonus_action_is_left_nor_one_that_ends_the_round() -> None:
    """CG3.5, CG3.8: with the end of a round comes what nobody can take back."""
    game = given(boat(tiles=1, money=5), boat()).at_action("fuel_dock")
    assert game.options(verb="bonus")
    assert ordered_choice(CAPTAINS, game.table, 0, ["end_turn"]) == ""
    game = given(boat(tiles=1, used=1, wheel="market"), boat(), timer=1).turn().play(0, "go:fuel_dock")
    assert game.options() == ["draw", "end"]
    assert game.table.crossed
    assert ordered_choice(CAPTAINS, game.table, 0, ["end_turn"]) == ""
    game.table.timer = 1
    assert ordered_choice(CAPTAINS, game.table, 0, ["end_turn"]) == "end", "the round goes on"
    game = given(boat(tiles=1, used=1), boat()).turn()
    assert ordered_choice(CAPTAINS, game.table, 0, ["end_turn"]) == "", "the marker has not moved"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_order_is_said_in_full_in_the_menu(language: str) -> None:
    words = texts().words(language)
    for given_ in all_orders(Preferences()):
        assert len(f"{words(f'{given_.kind}-title')}: {given_.said(words)}") <= 100
        for key in ("order-on", "order-off"):
            assert len(f"{words(key)} · {given_.waits(words)}") <= 100
