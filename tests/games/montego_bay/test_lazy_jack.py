"""M3: who hires Lazy Jack, and where he stands."""

from __future__ import annotations

import pytest

from games.montego_bay import GAME, phases, steps
from games.montego_bay.data import FIGURES, JACK
from tests.games.montego_bay.given import Situation, cards, chosen, given

SHIPS = ["S13", "S02", "S03"]


def rich(**coins: int) -> Situation:
    """Round 4 begins; the named colors have coins."""
    return given(coins=coins, first_stack=SHIPS).go(phases.Round(4))


@pytest.mark.rule("M3.1")
def test_only_those_who_can_pay_are_asked() -> None:
    game = rich(blue=3, yellow=2, green=5)
    assert game.waiting() == [0, 3]
    assert game.options(0) == ["hire", "pass"]
    refused = game.refused(1, "hire")
    assert (refused.reason, refused.rule, refused.args_) == ("jack_too_dear", "M3.1", {"coins": 2, "cost": 3})
    assert (game.refused(0, "done").reason, game.refused(0, "done").rule) == ("hire_or_pass", "M3.1")


@pytest.mark.rule("A1")
def test_a_bid_is_not_bid_again_nor_after_all_have_bid() -> None:
    game = rich(blue=3, green=3).play(0, "pass")
    assert (game.refused(0, "hire").reason, game.refused(0, "hire").rule) == ("bid_lies", "A1")
    game.play(3, "hire")
    assert (game.refused(0, "hire").reason, game.refused(0, "hire").rule) == ("bids_open", "M3.3")
    assert game.refused(0, "load:S02:1").reason == "not_your_turn"


@pytest.mark.rule("M3.1")
def test_nobody_is_asked_in_the_first_round() -> None:
    game = chosen(4)
    assert (game.table.round, game.table.phase) == (1, "cards")


@pytest.mark.rule("M3.1")
def test_at_most_one_gets_jack() -> None:
    game = rich(blue=3, green=3)
    game.play(0, "hire").play(3, "hire")
    assert len(game.told("jack_hired")) == 1
    assert [event["seat"] for event in game.told("jack_wanted")] == [0, 3]


@pytest.mark.rule("M3.2")
def test_the_hirer_pays_three_and_the_others_nothing() -> None:
    game = given(coins={"blue": 4, "green": 3}, vp={"blue": 5, "green": 9}, first_stack=SHIPS).go(phases.Round(4))
    before = game.table.bank
    game.play(3, "hire").play(0, "hire")
    assert game.by_color(game.table.coins) == {"blue": 1, "yellow": 0, "orange": 0, "green": 3}
    assert game.table.bank == before + 3


@pytest.mark.rule("M3.3")
def test_fewest_points_go_first_whatever_the_tiles_say() -> None:
    game = given(coins={"blue": 3, "green": 3}, vp={"blue": 5, "green": 4}, first_stack=SHIPS).go(phases.Round(4))
    game.play(0, "hire").play(3, "hire")
    assert game.table.hirer == 3


@pytest.mark.rule("M3.3", "A19")
def test_among_equals_the_frontmost_tile_of_either_figure_counts() -> None:
    tiles = ["yellow_big", "green_small", "blue_big", "blue_small", "green_big"]
    game = given(coins={"blue": 3, "green": 3}, tiles=tiles, first_stack=SHIPS).go(phases.Round(4))
    game.play(0, "hire").play(3, "hire")
    assert game.table.hirer == 3


@pytest.mark.rule("M3.3")
def test_who_does_not_want_jack_never_gets_him() -> None:
    game = given(coins={"blue": 3, "green": 3}, vp={"blue": 9}, first_stack=SHIPS).go(phases.Round(4))
    game.play(3, "pass").play(0, "hire")
    assert game.table.hirer == 0


@pytest.mark.rule("A1")
def test_bids_are_secret_until_all_have_answered() -> None:
    game = rich(blue=3, green=3)
    before = [game.view(seat) for seat in (1, 2, 3, None)]
    events = len(game.events)
    game.play(0, "hire")
    assert game.events[events:] == []
    after = [game.view(seat) for seat in (1, 2, 3, None)]
    assert [view.wants for view in after] == [None] * 4
    assert all(new.waiting == [3] and old.waiting == [0, 3] for old, new in zip(before, after, strict=True))
    assert game.view(0).wants is True
    game.play(3, "pass")
    assert game.told("jack_wanted") == [{"seat": 0}]
    assert all(event.barrier for event in game.events[events:] if event.kind == "jack_wanted")


@pytest.mark.rule("A1")
def test_when_nobody_wants_jack_the_cards_follow() -> None:
    game = rich(blue=3).play(0, "pass")
    assert game.told("jack_idle")
    assert (game.table.phase, game.table.hirer) == ("cards", -1)


@pytest.mark.rule("M3.4", "A2")
def test_jack_joins_a_figure_of_the_hirer_before_any_card() -> None:
    game = given(at={"blue_small": "S3"}, coins={"blue": 3}, first_stack=SHIPS).go(phases.Round(4))
    game.play(0, "hire")
    assert game.waiting() == [0]
    assert game.options(0) == ["place:big", "place:small"]
    assert (game.refused(0, "place:third").reason, game.refused(0, "place:third").rule) == ("place_jack_first", "M3.4")
    game.play(0, "place:small")
    assert game.place("lazy_jack") == "S3"
    assert game.view(2).companion == "blue_small"
    assert game.table.phase == "cards"


@pytest.mark.rule("M3.4", "A4")
def test_jack_stands_in_the_tavern_with_a_figure_that_is_there() -> None:
    game = rich(blue=3).play(0, "hire", "place:big")
    assert game.place("lazy_jack") == "tavern"
    assert game.told("jack_placed")[0]["place"] == "left_tavern"


@pytest.mark.rule("A26")
def test_the_same_player_may_hire_in_the_next_round_and_in_the_last() -> None:
    game = given(coins={"blue": 9}, harbor=["S07", "S08", "S09"], round_=5).go(phases.Round(6))
    game.play(0, "hire", "place:big")
    assert game.table.hirer == 0
    assert not game.table.first_stack
    again = given(coins={"blue": 9}, first_stack=SHIPS).go(phases.Round(6))
    again.play(0, "hire", "place:big")
    cards(again)
    while again.table.phase == "load":
        (seat,) = again.waiting()
        again.play(seat, again.options(seat)[0])
    assert again.table.round == 7
    again.play(0, "hire")
    assert again.table.hirer == 0


@pytest.mark.rule("M8.3", "M5.7")
def test_jack_goes_back_beside_the_board() -> None:
    game = given(at={"blue_big": "N1"}, first_stack=SHIPS).hire(0, "blue_big")
    assert game.place("lazy_jack") == "N1"
    game.go(phases.RoundEnd())
    assert game.place("lazy_jack") == ""
    assert (game.table.hirer, game.table.companion) == (-1, -1)


def test_place_jack_names_the_companion() -> None:
    game = given(at={"blue_big": "N1"}).go(steps.PlaceJack(0)).play(0, "place:big")
    assert FIGURES[game.table.companion] == "blue_big"


@pytest.mark.rule("M5.1")
def test_everybody_hears_and_sees_that_jack_moves_before_the_order_tiles_while_he_is_hired() -> None:
    tiles = ["green_small", "blue_big", "blue_small", "green_big"]
    game = given(coins={"blue": 3}, tiles=tiles, first_stack=SHIPS).go(phases.Round(4))
    assert game.view(3).movers == tiles, "nobody has hired him yet"
    game.play(0, "hire", "place:big")
    for seat in range(4):
        (order,) = GAME.remarks(game.table, seat)
        assert order.args["order"] == ["lazy_jack", *tiles]
    assert [game.view(viewer).movers for viewer in (0, 3, None)] == [["lazy_jack", *tiles]] * 3
    cards(game)
    assert game.table.moves[0].figure == JACK
