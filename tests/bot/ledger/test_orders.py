"""What standing orders answer, and what they leave to whoever gave them."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from bot.ledger.orders import SENSIBLE, ordered_choice
from games.captains_gulf import GAME as CAPTAINS
from games.engine import verb_in
from games.nusfjord import GAME as NUSFJORD
from tests.bot.ledger.making import GAME, dealt
from tests.games.captains_gulf.given import boat, given

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
