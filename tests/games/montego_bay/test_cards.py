"""M4: movement cards, secret and at the same time."""

from __future__ import annotations

import pytest

from games.montego_bay import GAME, phases
from games.montego_bay.data import FIGURE_INDEX, JACK
from tests.games.montego_bay.given import Situation, cards, chosen, given

SHIPS = ["S13", "S02", "S03"]


def choosing(**situation: object) -> Situation:
    """Phase 2 has begun."""
    return given(first_stack=SHIPS, **situation).go(phases.OpenCards())


@pytest.mark.rule("M4.1")
def test_all_five_cards_are_there_in_every_round() -> None:
    game = chosen(4)
    everything = game.options(0)
    assert everything == [f"card:{slot}:{card}" for slot in ("big", "small") for card in range(1, 6)]
    cards(game)
    while game.table.phase == "load":
        (seat,) = game.waiting()
        game.play(seat, game.options(seat)[0])
    assert game.table.round == 2
    assert game.options(0) == everything


@pytest.mark.rule("M4.2")
def test_done_is_offered_once_every_figure_has_a_card() -> None:
    game = choosing()
    assert game.refused(0, "done").reason == "cards_missing"
    game.play(0, "card:big:4")
    assert "done" not in game.options(0)
    assert GAME.usual(game.table, 0, game.options(0)) == []
    game.play(0, "card:small:1")
    assert game.options(0)[-1] == "done"
    assert GAME.usual(game.table, 0, game.options(0)) == ["done"]
    game.play(0, "done")
    assert game.waiting() == [1, 2, 3]


@pytest.mark.rule("M4.2")
def test_a_card_may_be_changed_until_the_seat_is_done() -> None:
    game = choosing().play(0, "card:big:4", "card:small:1", "card:big:2", "done")
    assert game.table.picks[:2] == [2, 1]
    refused = game.refused(0, "card:big:3")
    assert (refused.reason, refused.rule) == ("cards_lie", "M4.2")


@pytest.mark.rule("M5.1")
def test_no_card_is_laid_or_changed_after_the_reveal() -> None:
    game = choosing()
    for seat in range(4):
        game.play(seat, "card:big:4", "card:small:1", "done")
    assert game.table.phase == "load"
    for seat in range(4):
        refused = game.refused(seat, "card:big:3")
        assert (refused.reason, refused.rule) == ("cards_open", "M5.1")
        assert game.refused(seat, "hire").rule == "M3.3"


@pytest.mark.rule("M4.2")
def test_the_card_that_lies_there_is_not_offered_again() -> None:
    game = choosing().play(0, "card:big:4")
    assert "card:big:4" not in game.options(0)
    assert game.refused(0, "card:big:4").reason == "card_lies_there"
    assert game.refused(0, "card:big:6").reason == "choose_cards"
    for late in ("hire", "pass"):
        assert game.refused(0, late).reason == "bids_open", "who hires Jack is settled"


@pytest.mark.rule("M4.2", "M5.1")
def test_cards_are_secret_until_the_last_seat_is_done() -> None:
    game = choosing()
    before = [game.view(seat) for seat in (1, None)]
    events = len(game.events)
    game.play(0, "card:big:4", "card:small:1")
    assert [game.view(seat) for seat in (1, None)] == before
    assert game.events[events:] == []
    assert {figure.id: figure.card for figure in game.view(0).figures if figure.card} == {
        "blue_big": 4,
        "blue_small": 1,
    }
    game.play(0, "done")
    assert game.view(1).waiting == [1, 2, 3]
    assert not any(figure.card for figure in game.view(1).figures)
    cards(game)
    assert {figure.id: figure.card for figure in game.view(1).figures}["blue_big"] == 4


@pytest.mark.rule("M4.3")
def test_jacks_card_and_his_companions_always_differ() -> None:
    game = given(first_stack=SHIPS).hire(0, "blue_small").go(phases.OpenCards())
    assert game.ask(0).args == {"missing": 3}
    game.play(0, "card:small:2")
    assert "card:jack:2" not in game.options(0)
    assert (game.refused(0, "card:jack:2").reason, game.refused(0, "card:jack:2").rule) == ("card_in_use", "M4.3")
    assert "card:big:2" in game.options(0)
    game.play(0, "card:jack:5")
    assert "card:small:5" not in game.options(0)
    assert game.refused(0, "card:small:5").reason == "card_in_use"
    game.play(0, "card:big:5", "done")
    assert game.table.picks[FIGURE_INDEX["blue_small"]] == 2
    assert game.table.picks[JACK] == 5


@pytest.mark.rule("M4.3")
def test_only_the_hirer_lays_a_card_for_jack() -> None:
    game = given(first_stack=SHIPS).hire(0, "blue_small").go(phases.OpenCards())
    assert not any(option.startswith("card:jack") for option in game.options(1))
    refused = game.refused(1, "card:jack:1")
    assert (refused.reason, refused.args_) == ("not_your_jack", {"seats": [0]})
    nobody = given(first_stack=SHIPS).go(phases.OpenCards())
    assert nobody.refused(1, "card:jack:1").reason == "jack_not_hired"
    for seats in (3, 4):
        assert chosen(seats).refused(1, "card:third:1").reason == "no_third_figure"
    assert game.refused(0, "done").reason == "cards_missing"
    game.play(0, "card:big:1", "card:small:2")
    assert "done" not in game.options(0)


@pytest.mark.rule("M4.2")
def test_the_question_says_how_many_cards_are_missing() -> None:
    game = choosing()
    assert game.ask(0).args == {"missing": 2}
    assert game.play(0, "card:big:4").ask(0).args == {"missing": 1}
    assert game.play(0, "card:small:4").ask(0).kind == "cards_done"


def test_beside_the_cards_and_no_other_question_stand_the_order_of_the_workers_and_what_lies_there() -> None:
    game = choosing()
    (order,) = GAME.remarks(game.table, 0)
    workers = order.args["order"]
    assert order.kind == "order"
    assert isinstance(workers, list | tuple)
    assert len(workers) == 8
    game.play(0, "card:big:4")
    _, laid = GAME.remarks(game.table, 0)
    assert (laid.kind, laid.args["big"], laid.args["small"]) == ("laid", 4, 0)
    cards(game)
    assert game.table.phase == "load"
    assert {said.kind for seat in range(4) for said in GAME.remarks(game.table, seat)} <= {"loads_next"}


@pytest.mark.rule("M4.3", "M10.1")
def test_what_lies_there_is_told_of_all_own_figures_and_of_jack_to_his_hirer_alone() -> None:
    def laid(game: Situation, seat: int) -> list[object]:
        return [said.args for said in GAME.remarks(game.table, seat) if said.kind == "laid"]

    game = given(seats=2, colors=("blue", "green"), first_stack=SHIPS).hire(0, "blue_small").go(phases.OpenCards())
    assert laid(game, 0) == []
    game.play(0, "card:jack:5")
    assert laid(game, 0) == [{"big": 0, "small": 0, "third": 0, "jack": 5}], "Lazy Jack's card alone is told as well"
    assert laid(game, 1) == []
    game.play(0, "card:third:3").play(1, "card:third:2")
    assert laid(game, 0) == [{"big": 0, "small": 0, "third": 3, "jack": 5}]
    assert laid(game, 1) == [{"big": 0, "small": 0, "third": 2, "jack": 0}]
    four = given(first_stack=SHIPS).go(phases.OpenCards()).play(0, "card:small:1")
    assert laid(four, 0) == [{"big": 0, "small": 1, "third": 0, "jack": 0}]


@pytest.mark.rule("M4.2")
def test_cards_keep_their_numbers_for_every_figure_that_can_be_given_one() -> None:
    table = given(seats=3).table
    big, small = ([f"card:{size}:{card}" for card in range(1, 6)] for size in ("big", "small"))
    assert GAME.steady(table, 0, [big[0], small[4], "done"]) == big + small
    assert GAME.steady(table, 0, [small[4]]) == small
    assert GAME.steady(table, 0, ["done"]) == []
