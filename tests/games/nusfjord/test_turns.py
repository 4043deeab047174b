"""The Work phase and coming home (P4, P6, W, H, V3, V4)."""

import pytest

from games.nusfjord import GAME, data
from tests.games.nusfjord.given import display, given, start

rule = pytest.mark.rule


@rule("W1", "W4", "P6")
def test_one_worker_a_turn_then_the_next_player() -> None:
    game = given(display(), display(), display(), first=1)
    assert game.waiting == [1]
    assert game.refuses("place:take_gold", seat=0) == ("not_your_turn", "")
    game.play("place:take_gold", seat=1)
    assert (game.waiting, game.player(1).placed) == ([2], 1)


@rule("W1", "A5")
def test_after_the_move_only_free_uses_are_left() -> None:
    game = given(display(buildings=["B122"], fish=4), display())
    game.play("place:take_gold")
    assert (game.asks(), game.options()) == ("rest", ["done", "convert:B122:gold:1"])
    assert game.refuses("place:thin_out") == ("one_worker_a_turn", "W1")
    game.play("convert:B122:gold:1")
    assert (game.goods(), game.waiting) == ((0, 0, 2), [1])


@rule("W2", "T38", "T39", "S1")
@pytest.mark.parametrize(
    ("action", "workers", "blocked"),
    [
        ("issue_share", "0", False),
        ("issue_share", "01", True),
        ("issue_share", "11", True),
        ("thin_out", "0", True),
        ("build_building", "012", True),
        ("build_building", "01", False),
    ],
)
def test_a_space_is_blocked_by_as_many_workers_as_its_capacity(action: str, workers: str, blocked: bool) -> None:
    rich = display(wood=5, fish=5, gold=5)
    game = given(rich, rich, rich, rich, workers={action: workers})
    assert (f"place:{action}" not in game.options()) == blocked
    if blocked:
        assert game.refuses(f"place:{action}") == ("space_blocked", "W2")


@rule("W2", "S1")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_one_or_two_players_build_a_building_has_two_spaces_for_one_worker_each(seats: int) -> None:
    rich = [display(wood=5, fish=5, gold=5)] * seats
    assert "place:build_building" in given(*rich, workers={"build_building": "0"}).options()
    game = given(*rich, workers={"build_building": "01"})
    assert "place:build_building" not in game.options()
    assert game.refuses("place:build_building") == ("space_blocked", "W2")


@rule("W2", "W5")
def test_a_refused_space_says_whose_workers_block_it_and_whether_it_can_be_copied() -> None:
    rich = display(wood=5, fish=5, gold=5)
    game = given(rich, rich, rich, rich, workers={"build_building": "022"})
    refused = GAME.why_not(game.table, 0, "place:build_building")
    assert refused is not None
    assert refused.args_ == {"action": "build_building", "seats": [0, 2], "copy": "possible"}
    game.table.imitation = ["1"]
    refused = GAME.why_not(game.table, 0, "place:build_building")
    assert refused is not None
    assert refused.args_["copy"] == "impossible"


@rule("X4", "B5", "A13")
def test_a_building_one_cannot_pay_says_what_is_missing() -> None:
    game = given(display(wood=1, fish=9), display(), offered=["A103", "C147", "A101"])
    game.play("place:build_building")
    refused = GAME.why_not(game.table, 0, "build:C147")
    wood, fish, gold = data.COSTS["C147"]
    assert refused is not None
    assert (refused.reason, refused.rule) == ("building_too_dear", "X4")
    missing = {"wood": max(0, wood - 1), "fish": max(0, fish - 9), "gold": gold}
    assert any(missing.values())
    assert refused.args_ == {"building": "C147", **missing}


@rule("W3", "Q30")
def test_a_space_without_effect_may_not_be_used() -> None:
    game = given(display(wood=12, buildings=["A105"]), display(), plates=7, offered=[])
    assert game.options() == [
        "place:take_gold", "place:issue_share", "place:deforest", "place:reforest", "place:take_elder", "skip",
    ]  # fmt: skip
    assert game.refuses("place:sailing") == ("unknown_action", "W1")


@rule("W5", "T17", "A9")
def test_imitation_copies_only_full_spaces() -> None:
    rich = display(wood=9, fish=9, gold=9)
    game = given(rich, rich, rich, rich, workers={"build_ship": "1"})
    assert game.refuses("copy:build_ship") == ("copy_not_blocked", "W5")
    game = given(rich, rich, rich, rich, workers={"build_ship": "12"})
    game.play("copy:build_ship", "ship:sloop")
    assert (game.table.imitation, game.table.spaces[data.SLOTS[4]["build_ship"][0][0]]) == (["0"], "12")
    assert [event.args for event in game.told("imitated", 0)] == [{"action": "build_ship"}]
    assert game.told("placed") == []
    game = given(rich, rich, rich, rich, workers={"build_ship": "12"}, imitation=["3"])
    assert game.refuses("copy:build_ship") == ("imitation_taken", "W5")
    game = given(rich, rich, rich, workers={"build_ship": "12"})
    assert game.refuses("copy:build_ship") == ("no_imitation", "W5")


@rule("W5", "T18", "S2")
def test_with_five_players_each_imitation_space_copies_its_own_column() -> None:
    five = [display()] * 5
    busy = {"take_gold": "1", "thin_out": "2"}
    game = given(*five, workers=busy, imitation=["", "", "3"])
    assert [option for option in game.options() if option.startswith("copy")] == ["copy:take_gold"]
    assert game.refuses("copy:thin_out") == ("imitation_taken", "W5")
    game.play("copy:take_gold")
    assert game.table.imitation == ["0", "", "3"]


@rule("W5")
def test_an_imitated_action_must_be_legal_itself() -> None:
    game = given(*[display(wood=12)] * 4, workers={"thin_out": "1"})
    assert game.refuses("copy:thin_out") == ("wood_full", "X8")


@rule("W5", "S1")
def test_one_of_two_building_spaces_is_enough_to_copy() -> None:
    mine = display(wood=3, elders={"mayor": 0})
    game = given(mine, display(), workers={"build_building": "1"}, offered=["A103"], plates=1)
    assert {"place:build_building", "elder:mayor"} <= set(game.options())
    solo = given(display(wood=3), workers={"build_building": "1"}, offered=["A103"])
    assert {"place:build_building", "copy:build_building"} <= set(solo.options())
    solo.play("place:build_building", "at:a2")
    assert [solo.table.spaces[slot] for slot, _ in data.SLOTS[1]["build_building"]] == ["1", "0"]


@rule("T47", "A9", "Q35")
def test_a_space_never_blocked_for_one_may_still_be_copied_when_full() -> None:
    owner = display(buildings=["A117"], wood=9, fish=9, gold=9)
    full = given(owner, display(), display(), display(), workers={"build_ship": "12"})
    assert {"place:build_ship", "copy:build_ship"} <= set(full.options())
    full.play("place:build_ship", "ship:sloop")
    assert full.table.spaces[data.SLOTS[4]["build_ship"][0][0]] == "120"
    half = given(owner, display(), display(), display(), workers={"build_ship": "1"})
    assert "copy:build_ship" not in half.options()


@rule("W6", "T33", "Q23", "P6")
@pytest.mark.parametrize(("seats", "turns"), [(1, 3), (2, 6), (4, 12)])
def test_a_round_has_three_turns_for_each_player_skipped_ones_included(seats: int, turns: int) -> None:
    game = start(seats)
    played = 0
    while game.table.round == 1:
        game.play("skip", seat=game.waiting[0])
        played += 1
    assert played == turns
    while game.waiting:
        game.play("skip", seat=game.waiting[0])
        played += 1
    assert played == 7 * turns


@rule("P6")
def test_who_skips_may_act_in_the_next_pass() -> None:
    game = given(display(), display())
    game.play("skip").play("skip", seat=1).play("place:take_gold")
    assert game.player().placed == 1


@rule("H1", "H2", "H3", "H4")
def test_homecoming_returns_all_workers_and_leaves_the_rest() -> None:
    mine = display(elders={"skipper": 1})
    game = given(mine, display(), turn=0, plates=3, round=1, market={1: 1})
    game.play("elder:skipper").play("place:take_gold", seat=1)
    for seat in (0, 1, 0, 1):
        game.play("skip", seat=seat)
    assert (game.table.round, game.table.first) == (2, 1)
    assert game.table.spaces == [""] * 12
    assert (game.player().elder_workers, game.player().placed) == ([-1], 0)
    # fish on plates and elders stay, but for the one of the new Fishing phase
    assert (game.table.plates, game.player().elder_fish, game.table.market) == (2, [0], [0, 1])


@rule("T20", "V3", "H1")
def test_solo_workers_come_home_two_rounds_later() -> None:
    game = start(1)
    game.play("place:take_gold", "skip", "skip")
    assert game.table.round == 2
    assert game.refuses("place:take_gold") == ("space_blocked", "W2")
    assert "copy:take_gold" in game.options()
    game.play("place:thin_out", "skip", "skip")
    assert "place:take_gold" in game.options()
    assert game.refuses("place:thin_out") == ("space_blocked", "W2")


@rule("T45", "Q36", "Q29", "V3")
def test_a_worker_on_the_imitation_space_or_an_elder_stays_for_a_round_in_the_solo_game() -> None:
    game = given(display(elders={"skipper": 0}), workers={"take_gold": "1"}, plates=3)
    game.play("copy:take_gold", "elder:skipper", "skip")
    assert game.table.round == 2
    assert game.refuses("copy:take_gold")[0] == "copy_not_blocked", "the blue worker has come home"
    game.play("place:take_gold")
    assert game.refuses("copy:take_gold") == ("imitation_taken", "W5")
    assert game.refuses("elder:skipper") == ("elder_occupied", "E1")
    game.play("skip", "skip")
    assert (game.table.round, game.table.imitation, game.player().elder_workers) == (3, [""], [-1])


@rule("T46", "V4")
def test_in_the_advanced_solo_game_workers_stay_for_two_rounds() -> None:
    game = start(1, {"solo": "advanced"})
    taken: dict[int, bool] = {}
    game.play("place:take_gold", "skip", "skip")
    for number in range(2, 5):
        assert game.table.round == number
        taken[number] = "place:take_gold" not in game.options()
        if number == 2:
            game.play("place:thin_out")
        while game.table.round == number:
            game.play("skip")
    assert taken == {2: True, 3: True, 4: False}
    assert game.refuses("place:take_gold")[0] if game.table.round == 4 else True
    assert game.table.round == 5
    assert "place:thin_out" in game.options()


@rule("V3", "A9", "Q36")
def test_ignore_block_also_ignores_workers_of_other_colors() -> None:
    game = given(display(buildings=["A315"], reserve=(0, 1, 0)), workers={"transfer_reserve": "1"})
    game.play("place:transfer_reserve")
    assert game.goods() == (0, 1, 0)


@rule("P4")
def test_a_choice_with_one_answer_is_taken_without_asking() -> None:
    game = given(display(wood=2, fish=2), display())
    game.play("place:build_ship")
    assert (game.player().ships, game.waiting) == ([1, 0, 0], [1])


@rule("W1", "W5", "E1", "X4")
def test_what_somebody_may_wonder_about_is_all_there_is_legal_or_not() -> None:
    spaces = [f"place:{action}" for action in data.ACTION_IDS]
    two = given(display(elders={"fish_seller": 0}, wood=12, fish=9, gold=9), display(), offered=["A103", "C148"])
    two.table.ships[0] = 0
    assert GAME.conceivable(two.table, 0) == [*spaces, "elder:fish_seller", "ship:sloop"]
    assert GAME.conceivable(two.table, 1) == []
    four = given(*[display() for _ in range(4)])
    ships = ["ship:sloop", "ship:cutter", "ship:schooner"]
    buildings = [f"build:{each}" for each in (*four.table.open_a, *four.table.open_b)]
    copies = [f"copy:{action}" for action in data.ACTION_IDS]
    assert GAME.conceivable(four.table, 0) == [*spaces, *copies, *buildings, *ships]
    two.player().hand = ["C153"]
    two.play("place:build_building")
    assert GAME.conceivable(two.table, 0) == ["build:A103", "build:C148", "build:C153"]
    two.play("build:A103")
    assert GAME.conceivable(two.table, 0) == [f"at:{space}" for space in data.SPACES]


@rule("X4", "B1", "B2")
def test_buildings_that_cannot_be_had_are_told_with_the_reason_before_one_is_built() -> None:
    game = given(display(wood=1, hand=["C151"]), display(), offered=["A103", "A104"])
    assert [each for each in GAME.conceivable(game.table, 0) if each.startswith("build:")] == [
        "build:A104",
        "build:C151",
    ]
    assert game.refuses("build:A104") == ("building_too_dear", "X4")
    assert game.refuses("build:A103") == ("answer_first", "W4"), "that could be built: with the action's space"
    full = given(display(wood=9, fish=9, gold=9), display(), offered=["A103"])
    full.player().free = 0
    assert full.refuses("build:A103") == ("no_free_space", "B1")


@rule("B1", "B2")
def test_spaces_that_are_not_free_are_told_with_what_lies_there() -> None:
    mine = display(wood=9, fish=9, gold=9, buildings=["A105"], sites={"A105": "b1"}, forests={"c1c2": 1})
    game = given(mine, display(), offered=["A103", "A104"])
    game.play("place:build_building", "build:A104")
    assert game.refuses("at:b1") == ("site_built", "B1")
    assert game.refuses("at:c2") == ("site_forest", "B1")
    assert game.refuses("at:zzz") == ("site_not_free", "B1")


@rule("X10")
def test_ships_that_cannot_be_had_are_told_with_the_reason_before_and_while_one_is_built() -> None:
    """A schooner that can be paid in one of its ways can be had."""
    game = given(display(wood=9, fish=9, gold=9, ships={"cutter": 1}), display())
    game.table.ships[0] = 0
    for plays in ([], ["place:build_ship"]):
        game.play(*plays)
        assert [each for each in GAME.conceivable(game.table, 0) if each.startswith("ship:")] == ["ship:sloop"]
        assert game.refuses("ship:sloop") == ("ship_gone", "X10")
    assert "ship:schooner_gold" in game.options()
    full = given(display(wood=9, fish=9, gold=9, ships={"schooner": 2, "cutter": 1}), display())
    assert [each for each in GAME.conceivable(full.table, 0) if each.startswith("ship:")] == ["ship:schooner"]
    assert full.refuses("ship:schooner") == ("ship_too_long", "X10")
    assert full.refuses("ship:sloop") == ("answer_first", "W4"), "that could be built: on its own space"
