"""The frame of a turn and the wheel (CG3, CG4)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.text import texts
from games.captains_gulf import GAME, data, phases
from games.captains_gulf.data import SPACES
from games.engine import Ask
from tests.games.captains_gulf.given import boat, given

rule = pytest.mark.rule
MATES = ("first_mate_shrimp", "first_mate_oyster", "first_mate_crab")


def moves(game_options: list[str]) -> list[str]:
    return [option[3:] for option in game_options if option.startswith("go:")]


@rule("CG3.2", "CG3.5", "CG3.7")
def test_one_bonus_action_a_turn_before_or_after_the_main_action() -> None:
    game = given(boat(fuel=2, tiles=1)).turn()
    game.play(0, "bonus:day_laborer")
    assert not game.options(verb="bonus")
    assert game.refused("bonus:radar") == ("one_bonus_a_turn", "CG3.7")
    game.play(0, "go:fuel_dock")
    assert game.options() == ["draw", "end"], "a bonus tile can still be spent"
    game = given(boat(fuel=2, tiles=1)).turn().play(0, "go:fuel_dock")
    assert "bonus:day_laborer" in game.options()
    assert game.refused("go:fishing") == ("moved_already", "CG3.3")
    game.play(0, "bonus:day_laborer", "draw")
    assert game.waiting() == [1], "nothing is left to do: the turn ends by itself"
    assert game[0].money == 2


@rule("CG3.2", "CG17.32")
def test_there_is_no_bonus_action_between_moving_and_acting() -> None:
    boat_ = boat(licenses=["shrimp"], hand=["ss"], at="B2", wheel="fishing")
    game = given(boat_, sea={"B2": "s"}).turn().play(0, "go:fish_or_sail")
    assert not game.options(verb="bonus")
    assert game.refused("bonus:radar") == ("main_action_first", "CG3.4")


@rule("CG3.3", "CG4.5")
def test_the_marker_must_move() -> None:
    game = given(boat()).turn()
    assert game.refused("end") == ("must_move", "CG4.5")


@rule("CG3.4", "CG4.7", "CG17.5", "CG17.6")
def test_a_declined_main_action_forfeits_the_rest_of_the_turn() -> None:
    game = given(boat(raw="s", wheel="shipyard", tiles=1)).turn().play(0, "go:market", "decline")
    assert game.told("forfeited")
    assert game.options() == ["draw", "end"], "free actions stay possible"
    assert game.refused("bonus:radar") == ("turn_forfeited", "CG4.7")


@rule("CG3.6", "CG12.2")
def test_loans_are_repaid_and_tiles_spent_in_ones_own_turn_any_number_of_times() -> None:
    game = given(boat(money=17, loans=2, tiles=2, hand=["ss"])).turn()
    game.play(0, "repay", "repay")
    assert (game[0].money, game[0].loans) == (1, 0)
    assert game.refused("repay") == ("no_loans", "CG12.2")
    game.play(0, "draw", "draw")
    assert (game[0].tiles, len(game[0].hand)) == (0, 3)
    assert game.refused("draw") == ("no_bonus_tiles", "CG6.12")
    assert given(boat(money=7, loans=1)).turn().refused("repay") == ("repay_too_dear", "CG12.2")
    assert given(boat(money=8, loans=1)).turn().play(0, "repay")[0].money == 0


@rule("CG3.7", "CG13.4")
@pytest.mark.parametrize(("round_", "used", "left"), [(4, 0, True), (4, 1, False), (5, 1, True), (5, 2, False)])
def test_the_second_marker_comes_with_round_five(round_: int, used: int, left: bool) -> None:
    game = given(boat(used=used), round_=round_).turn()
    assert ("bonus:radar" in game.options()) is left
    if not left:
        assert game.refused("bonus:radar") == ("no_marker_left", "CG3.7")


@rule("CG3.8", "CG13.7")
def test_the_turn_is_finished_before_the_reset_interrupts() -> None:
    game = given(boat(money=3, fuel=1, hand=["shrimp_license"]), boat(), boat(), timer=2, card="good_weather").turn()
    game.play(0, "go:fuel_dock")
    assert game.view().ends_round
    assert game.waiting() == [0]
    game.play(0, "bonus:printer", "end")
    assert game.told("round_ended") == [{"seat": 0, "round": 1}]
    assert game[0].used == 0, "the marker came back in the Reset Phase"
    assert game.waiting() == [1], "the next seat begins the next round"
    assert game.table.round == 2


@rule("CG3.1")
def test_one_player_acts_at_a_time() -> None:
    game = given(boat(), boat(), boat()).turn(1)
    assert game.waiting() == [1]
    assert game.options(0) == []
    assert game.refused("go:fishing", 0)[0] == "not_your_turn"


@rule("CG3.9")
def test_a_hand_above_six_is_discarded_before_anything_else() -> None:
    game = given(boat(tiles=1, hand=["ss", "oo", "cc", "so", "sc", "oc"])).turn().play(0, "draw")
    assert game.ask().args == {"number": 1}
    assert len(game.options(verb="drop")) == 7
    assert game.refused("go:fishing") == ("drop_first", "CG3.9")
    refusal = game.refusal("drop:G90")
    assert (refusal.reason, refusal.rule, refusal.args_) == ("card_not_in_hand", "CG3.9", {"card": "G90"})
    game.play(0, game.options()[0])
    assert len(game[0].hand) == 6
    assert game.table.discards


@rule("CG4.1", "CG4.2")
def test_the_first_move_goes_anywhere_for_nothing_and_crosses_no_spoke() -> None:
    game = given(boat(wheel="", money=0)).turn()
    assert moves(game.options()) == SPACES
    assert SPACES == ["fuel_dock", "fishing", "sail_to_port", "fish_or_sail", "shipyard", "market"]
    game.play(0, "go:market")
    assert (game.table.timer, game[0].wheel, game[0].money) == (0, 5, 0)
    assert game.told("wheel_moved") == [{"seat": 0, "space": "market", "cost": 0, "steps": 0}]


@rule("CG4.3", "CG4.6", "TV12")
@pytest.mark.parametrize(
    ("money", "mates", "card", "reached"),
    [
        (0, 0, "", 2),
        (1, 0, "", 3),
        (3, 0, "", 5),
        (4, 0, "", 6),
        (0, 1, "", 3),
        (2, 1, "", 5),
        (0, 3, "smooth_workflow", 6),
    ],
)
def test_only_moves_that_can_be_paid_are_offered(money: int, mates: int, card: str, reached: int) -> None:
    game = given(boat(money=money, wheel="fuel_dock", crew=MATES[:mates]), card=card, round_=5).turn()
    assert moves(game.options()) == [SPACES[(1 + step) % 6] for step in range(reached)]
    if reached < 6:
        assert game.refused("go:fuel_dock") == ("move_too_dear", "CG4.6")


@rule("CG4.4", "CG14.13", "CG11.1")
def test_first_mates_and_smooth_workflow_make_moving_cheaper() -> None:
    game = given(boat(money=4, wheel="fuel_dock", crew=MATES[:1]), card="smooth_workflow", round_=5).turn()
    assert game.detail("go:market")["cost"] == 1
    game.play(0, "go:market")
    assert game[0].money == 3


@rule("CG4.5", "CG17.2")
def test_six_spaces_lead_once_around_to_the_same_action() -> None:
    game = given(boat(money=4, wheel="fuel_dock", fuel=0)).turn().play(0, "go:fuel_dock")
    assert (game[0].money, game[0].fuel, game.table.timer) == (0, 6, 1)


@rule("CG4.6", "CG12.1", "CG17.26")
def test_there_is_no_loan_for_moving() -> None:
    game = given(boat(money=0, loans=12, wheel="fuel_dock")).turn()
    assert game.refused("go:market") == ("move_too_dear", "CG4.6")
    assert game.refused("loan") == ("loans_are_forced", "CG12.1")


@rule("CG4.7", "TV31")
@pytest.mark.parametrize(("space", "timer"), [("shipyard", 0), ("market", 0)])
def test_an_impossible_action_forfeits_but_a_bonus_action_before_it_stands(space: str, timer: int) -> None:
    game = given(boat(at="B2", wheel="fish_or_sail", money=0, hand=["ss", "oo"], raw="s")).turn()
    assert moves(game.options()) == ["shipyard", "market"]
    assert game.detail(f"go:{space}")["kind"] == "go_in_vain"
    game.play(0, "bonus:radar")
    while game.options(verb="drop"):
        game.play(0, game.options()[0])
    game.play(0, f"go:{space}")
    assert game.told("forfeited") == [{"seat": 0, "space": space}]
    assert game.table.timer == timer
    assert game[0].tiles == 1
    assert game.options() == ["draw", "end"]


@rule("CG4.7")
def test_a_forfeited_turn_still_pays_and_crosses() -> None:
    game = given(boat(at="B2", money=2, wheel="shipyard")).turn().play(0, "go:fuel_dock")
    assert (game[0].money, game.table.timer, game[0].fuel) == (2, 1, 6)
    assert game.told("forfeited")
    assert game.waiting() == [1]


@rule("CG4.8")
def test_markers_share_a_space() -> None:
    game = given(boat(wheel="market"), boat(wheel="fuel_dock")).turn().play(0, "go:fuel_dock", "end")
    assert game[0].wheel == game[1].wheel == 0


@rule("CG4.9", "TV12b")
def test_crossing_the_spoke_moves_the_timer() -> None:
    game = given(boat(money=1, wheel="fishing", crew=MATES[:2], fuel=1), boat(), boat()).turn()
    game.play(0, "go:fuel_dock")
    assert (game[0].money, game[0].wheel, game.table.timer) == (0, 0, 1)
    assert game.told("spoke_crossed") == [{"seat": 0, "timer": 1, "spaces": 3}]


@rule("CG4.9", "TV25")
def test_the_round_ends_after_the_turn_of_the_third_crossing() -> None:
    game = given(boat(fuel=1), boat(fuel=1), boat(fuel=1), timer=0, card="good_weather").turn()
    for seat in (0, 1):
        game.play(seat, "go:fuel_dock", "end")
        assert game.table.round == 1
    game.play(2, "go:fuel_dock")
    assert game.table.round == 1
    game.play(2, "end")
    assert game.table.round == 2
    assert game.told("round_ended") == [{"seat": 2, "round": 1}]
    assert game.waiting() == [0]


@rule("CG4.9", "TV25", "CG16.3")
def test_crossings_of_one_player_count_each_and_a_turn_crosses_once_at_most() -> None:
    game = given(boat(money=9, fuel=1), boat(wheel="fuel_dock"), boat(wheel="fuel_dock"), card="good_weather").turn()
    for _ in range(2):
        game.play(0, "go:fuel_dock", "end")
        for seat in (1, 2):
            game[seat].wheel = 0
            game.play(seat, "go:fishing")
    assert game.table.timer == 2
    game[1].wheel = 5
    game.play(0, "go:fishing").play(1, "go:fuel_dock", "end")
    assert (game.table.round, game.waiting()) == (2, [2])


@rule("CG4.10")
@pytest.mark.parametrize("space", ["market", "shipyard", "fuel_dock"])
def test_port_actions_need_a_port(space: str) -> None:
    wanted = {"raw": "s", "money": 9, "hand": ["shrimp_license"], "fuel": 1}
    at_sea, in_port = given(boat(at="B2", **wanted)).turn(), given(boat(at="tampa", **wanted)).turn()
    assert at_sea.detail(f"go:{space}")["why"] == "at_sea"
    assert in_port.detail(f"go:{space}")["kind"] == "go"
    assert at_sea.play(0, f"go:{space}").told("forfeited")
    if space != "fuel_dock":
        choice = "sell:s:none" if space == "market" else f"license:{in_port.hand()[0]}:shrimp_license"
        assert choice in in_port.play(0, f"go:{space}").options()
        reason = phases.main_step(SPACES.index(space), 0).why_not(at_sea.table, choice)
        assert (reason.reason, reason.rule) == ("needs_port", "CG4.10")


@rule("CG4.10", "CG5.D", "CG17.4")
def test_in_port_fish_or_sail_only_fishes() -> None:
    game = given(boat(licenses=["shrimp"], hand=["ss"]), sea={"A2": "s"}).at_action("fish_or_sail")
    assert game.options() == ["fish:A2", "decline"]
    assert game.refused("sail:tampa") == ("in_port_already", "CG5.C")
    game = given(boat(at="B4", licenses=["shrimp"], hand=["ss"]), sea={"A2": "s"}).at_action("fish_or_sail")
    assert game.options() == ["fish:A2", "sail:morgan_city", "sail:corpus_christi", "sail:tampa", "decline"]


@rule("CG4.7")
@pytest.mark.parametrize(
    ("space", "why", "aboard"),
    [
        ("sail_to_port", "in_port", {}),
        ("shipyard", "no_card", {"money": 0, "hand": ["ss"]}),
        ("market", "nothing_aboard", {}),
        ("fishing", "no_bait", {"licenses": ["shrimp"], "hand": ["oo"]}),
        ("fishing", "no_catch", {"licenses": ["oyster"], "hand": ["oo"]}),
        ("fishing", "no_fuel", {"licenses": ["shrimp"], "hand": ["oo"], "fuel": 0}),
        ("fishing", "licenses_full", {"licenses": ["shrimp"], "hand": ["ss"], "raw": "s"}),
        ("fishing", "licenses_full", {"licenses": ["shrimp"], "hand": ["ss"], "raw": "s", "fuel": 0}),
        ("fish_or_sail", "no_box", {"licenses": ["shrimp"] * 3, "hand": ["ss"], "raw": "ss"}),
        ("fish_or_sail", "no_bait", {"licenses": ["shrimp"] * 3, "hand": ["oo"], "raw": "s"}),
    ],
)
def test_the_wheel_says_before_the_press_why_an_action_would_be_in_vain(
    space: str, why: str, aboard: dict[str, Any]
) -> None:
    game = given(boat(at="tampa", **({"money": 9} | aboard)), sea={"C5": "s"}).turn()
    assert game.detail(f"go:{space}")["why"] == why


@rule("CG4.7", "CG5.B", "CG7.4")
@pytest.mark.parametrize(
    ("aboard", "language", "told", "asked"),
    [
        ({"fuel": 0}, "en", "too little fuel for any catch", "You have too little fuel for any catch"),
        ({"fuel": 0}, "de", "für jeden Fang zu wenig Treibstoff", "Regel CG7.4: Treibstoff für Fangfahrten"),
        ({"raw": "s"}, "en", "your licenses are full", "(Rule CG5.B5: Limits of a catch)"),
        ({"raw": "s"}, "de", "deine Lizenzen sind belegt", "Deine Lizenzen sind belegt"),
    ],
)
def test_a_full_license_and_an_empty_tank_are_no_missing_catch(
    aboard: dict[str, Any], language: str, told: str, asked: str
) -> None:
    game = given(boat(at="tampa", licenses=["shrimp"], hand=["ss"], **aboard), sea={"C5": "s"}).turn()
    words, found = texts().words(language).of("captains_gulf"), GAME.detail(game.table, 0, "go:fishing")
    assert found is not None
    assert words.detail(found).endswith(told)
    assert asked in words.lost("go:fishing", found)


@rule("CG5.A", "CG11.3")
def test_a_full_tank_gains_nothing_at_the_fuel_dock_but_for_the_fuel_engineer() -> None:
    full = given(boat(at="tampa", raw="s")).turn()
    assert full.table.captains[0].fuel == full.table.captains[0].tank
    assert full.detail("go:fuel_dock")["why"] == "full"
    options = GAME.options(full.table, 0)
    assert "go:fuel_dock" in GAME.careful(full.table, 0, options)
    assert "go:market" not in GAME.careful(full.table, 0, options)
    for useful in (boat(at="tampa", fuel=1), boat(at="tampa", crew=["fuel_engineer"])):
        assert given(useful).turn().detail("go:fuel_dock")["kind"] == "go"


@rule("CG6.3", "CG6.8")
def test_the_small_print_of_bonus_actions_tells_what_they_bring() -> None:
    game = given(boat(at="tampa", crew=["deckhand_shrimp_oyster"], money=4, raw="s", hand=["shrimp_license"])).turn()
    assert game.detail("bonus:day_laborer") == {
        "kind": "bonus", "action": "day_laborer", "money": 2, "number": 0, "tile": 0, "drop": 0,
    }  # fmt: skip
    assert game.detail("bonus:radar") == {
        "kind": "bonus", "action": "radar", "money": 0, "number": 2, "tile": 1, "drop": 2,
    }  # fmt: skip
    assert game.detail("bonus:dockside_market") == {
        "kind": "bonus", "action": "dockside_market", "money": 0, "number": 3, "tile": 1, "drop": 0,
    }  # fmt: skip
    assert game.detail("bonus:printer")["tile"] == 1
    dry = given(boat(money=4, fuel=2, crew=["fuel_engineer"])).turn()
    assert dry.detail("bonus:buy_fuel") == {
        "kind": "bonus", "action": "buy_fuel", "money": 5, "number": 2, "tile": 1, "drop": 0,
    }  # fmt: skip
    out = given(boat(at="B4", licenses=["shrimp"], hand=["ss"], upgrades=["improved_engine"]), sea={"B4": "s"})
    assert out.at_action("fishing").fish("B4").detail("bonus:improved_engine") == {
        "kind": "bonus", "action": "improved_engine", "money": 0, "number": 1, "tile": 0, "drop": 0,
    }  # fmt: skip


@rule("CG14.8", "CG10.8")
@pytest.mark.parametrize(("card", "deck", "drawn"), [("almanac", 9, 3), ("good_weather", 9, 2), ("almanac", 1, 1)])
def test_the_small_print_of_bonus_actions_tells_how_many_cards_are_drawn(card: str, deck: int, drawn: int) -> None:
    hand = ["shrimp_license", "G37"]
    game = given(boat(at="tampa", money=9, hand=hand), card=card).turn()
    del game.table.deck[deck:]
    assert (game.detail("bonus:radar")["number"], game.detail("bonus:radar")["drop"]) == (drawn, 2)
    for bonus in ("bonus:printer", "bonus:dockside_improvement"):
        assert game.detail(bonus)["number"] == min(drawn, 2 if card == "almanac" else 1)
    plan = Ask("bonus", {"action": "radar", "money": 0, "number": 2, "tile": 1})
    assert GAME.still_means(game.table, 0, "bonus:radar", plan), "as earlier versions told it"
    before = game.view(0).deck
    game.play(0, "bonus:radar")
    assert before - game.view(0).deck == drawn


@rule("CG4.9")
@pytest.mark.parametrize(
    ("wheel", "space", "timer", "crosses", "ends"),
    [
        ("", "fishing", 2, 0, 0),
        ("fuel_dock", "fishing", 2, 0, 0),
        ("fuel_dock", "fuel_dock", 0, 1, 0),
        ("fuel_dock", "fuel_dock", 1, 1, 0),
        ("fuel_dock", "fuel_dock", 2, 1, 1),
        ("fishing", "fuel_dock", 2, 1, 1),
        ("market", "fishing", 2, 1, 1),
        ("shipyard", "market", 2, 0, 0),
    ],
)
def test_the_wheel_says_before_the_press_whether_a_move_crosses_the_spoke_and_ends_the_round(
    wheel: str, space: str, timer: int, crosses: int, ends: int
) -> None:
    boats = [boat(money=9, wheel=wheel, raw="s", licenses=["shrimp", "shrimp"], hand=["ss"], fuel=1), boat(), boat()]
    game = given(*boats, timer=timer, sea={"A2": "s"}).turn()
    found = game.detail(f"go:{space}")
    assert (found["kind"], found["crosses"], found["ends"]) == ("go", crosses, ends)


@rule("CG7.5", "CG7.6")
@pytest.mark.parametrize(("money", "told"), [(4, {"kind": "go", "towed": 1}), (3, {"kind": "go_towed", "loans": 1})])
def test_the_wheel_says_what_loans_the_nearest_port_takes_once_the_move_is_paid(
    money: int, told: dict[str, Any]
) -> None:
    game = given(boat(at="C4", fuel=0, money=money, wheel="market")).turn()
    assert {"cost": 1, "crosses": 1, "ends": 0, **told}.items() <= game.detail("go:sail_to_port").items()
    assert game.play(0, "go:sail_to_port", "sail:tampa")[0].loans == told.get("loans", 0)


@rule("CG5.D", "CG7.5")
@pytest.mark.parametrize(("there", "towed"), [("B4", 1), ("C4", 0)])
def test_fish_or_sail_too_says_that_all_it_leaves_is_towing(there: str, towed: int) -> None:
    mine = boat(at="C4", fuel=1, money=9, wheel="sail_to_port", licenses=["shrimp"], hand=["ss"])
    game = given(mine, sea={there: "s" if there == "C4" else "o"}).turn()
    assert game.detail("go:sail_to_port")["towed"] == 1
    assert game.detail("go:fish_or_sail")["towed"] == towed


@rule("CG4.9")
@pytest.mark.parametrize(
    ("language", "said"), [("de", "3\u00a0$, beendet die Partie; "), ("en", "$3, ends the game; ")]
)
def test_a_move_that_ends_the_last_round_is_said_to_end_the_game_alone(language: str, said: str) -> None:
    boats = [boat(wheel="fishing", raw="s", fuel=1), boat(), boat()]
    last = given(*boats, timer=2, round_=data.ROUNDS).turn()
    told = GAME.detail(last.table, 0, "go:fuel_dock")
    assert told is not None
    assert last.detail("go:fuel_dock")["ends"] == 2
    assert texts().words(language).of("captains_gulf").detail(told).startswith(said), "what the dock fills follows"


def test_there_is_small_print_and_food_for_thought_for_whoever_decides_only() -> None:
    game = given(boat(hand=["G01"]), boat(hand=["G02"])).turn()
    assert GAME.detail(game.table, 1, "go:fishing") is None
    conceivable = GAME.conceivable(game.table, 0)
    for wanted in ("go:market", "bonus:radar", "fish:A1", "sail:tampa", "repay", "license:G01:shrimp_license"):
        assert wanted in conceivable
    cards = [choice for choice in conceivable if choice.partition(":")[0] in ("license", "crew", "upgrade")]
    assert [choice.split(":")[1] for choice in cards] == ["G01"] * 3


@rule("CG4.1")
def test_spaces_of_the_wheel_keep_their_numbers() -> None:
    table = given(boat(), boat()).table
    spaces = [f"go:{space}" for space in SPACES]
    assert GAME.steady(table, 0, ["go:fishing", "bonus:radar"]) == spaces
    assert GAME.steady(table, 0, ["bonus:radar", "end"]) == []
