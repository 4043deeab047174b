"""Components, setup, the order of phases and rounds (F1 to F3)."""

from random import Random

import pytest

from games.engine import Luck
from games.fleet_dice import GAME, data
from tests.games.fleet_dice.given import Given, StartingLuck, given, sheet, start

rule = pytest.mark.rule


@rule("F1.1", "F5.2")
def test_a_sheet_has_five_columns_five_harbor_entries_eight_buildings_and_a_coin_track() -> None:
    assert data.TYPES == ["shrimp", "cod", "lobster", "swordfish", "oyster"]
    assert data.HARBOR == ["king_crab", "captains_club", "research_vessel", "barge", "inuit"]
    assert data.WHARF == ["casino", "bank", "buffet", "recycling", "pub", "bait_shop", "smokehouse", "cannery"]
    assert data.SECTIONS == data.TYPES + data.HARBOR + data.WHARF
    assert data.ROWS.coin_track.length >= max(data.ROWS.coin_track.stars)


@rule("F1.2", "F16.3")
def test_there_are_dice_enough_for_every_pool() -> None:
    boat, town = (next(d for d in data.ROWS.dice if d.id == kind) for kind in ("boat", "town"))
    assert sorted(boat.faces) == sorted([*data.TYPES, "coins3"])
    assert sorted(town.faces) == sorted(["harbor", "wharf", "market"] * 2)
    assert all(pool.boat_phase_boat_dice <= boat.count == 6 for pool in data.ROWS.pools)
    assert all(pool.town_phase_town_dice <= town.count == 4 for pool in data.ROWS.pools)


@rule("F1.3", "F14.6")
def test_cards_are_optional_modules_and_all_can_be_dealt() -> None:
    assert {setting.id: setting.values for setting in GAME.settings} == {
        "captains": ("no", "yes"),
        "trophies": ("no", "yes"),
    }
    assert len(data.CAPTAINS) == 5
    assert sorted(card.kind for card in data.TROPHIES.values()) == ["gold"] * 5 + ["silver"] * 5
    plain = start(2, "cod", "cod").table
    assert (plain.captains, plain.gold, plain.silver) == (False, "", "")


@rule("F1.4")
def test_every_section_and_card_has_a_name_in_both_languages() -> None:
    tables = ("boat_types", "harbor", "wharf", "captain_cards", "trophy_cards", "solo_results", "dice")
    for table in tables:
        for row in GAME.raw[table]:
            kind = "title" if table == "solo_results" else "name"
            assert row[f"{kind}_en"], (table, row)
            assert row[f"{kind}_de"], (table, row)
    names = {row["id"]: row["name_de"] for table in ("boat_types", "harbor", "wharf") for row in GAME.raw[table]}
    assert (names["barge"], names["pub"], names["cod"]) == ("Lastkahn", "Fischerkneipe", "Kabeljau")


@rule("F2.1")
def test_every_seat_may_be_the_starting_player() -> None:
    begun = {GAME.setup(4, {}, Luck(bytes([number])))[0].starting for number in range(60)}
    assert begun == {0, 1, 2, 3}


@rule("F2.1", "F3", "F4.1")
def test_the_starting_player_drafts_first_and_the_others_follow_clockwise() -> None:
    game = start(3, "cod", "cod", "cod", starting=1)
    order: list[int] = []
    for _ in range(3):
        order += game.waiting
        game.play(game.waiting[0], "use:coins3")
    assert order == [1, 2, 0]


@rule("F2.1", "F14.1", "F15.1")
def test_chance_that_all_have_seen_is_told_so_that_nobody_goes_back_behind_it() -> None:
    game = start(2, starting=1, settings={"captains": "yes"})
    assert (game.table.starting, game.table.stones) == (1, {})
    assert [(event.seat, event.barrier) for event in game.told("starting_player")] == [(1, True)]
    assert [(event.seat, event.barrier) for event in game.told("captain_dealt")] == [(0, True), (1, True)]


@rule("F2.2")
def test_the_start_roll_marks_the_first_three_boxes_of_its_column() -> None:
    game = start(2, "lobster", "lobster")
    for seat in (0, 1):
        assert game.sheet(seat).marked("lobster") == 3
        assert (game.sheet(seat).level("lobster"), game.sheet(seat).fish("lobster")) == (1, [0])
        assert sum(game.table.sheets[seat].marked) == 3


@rule("F2.2")
def test_a_start_roll_of_coins_is_thrown_again_until_a_type_shows() -> None:
    game = start(2, "coins3", "cod")
    rolls = [event.args["face"] for event in game.told("start_rolled", 0)]
    assert rolls[0] == "coins3"
    assert len(rolls) > 1
    assert [face in data.TYPES for face in rolls] == [False] * (len(rolls) - 1) + [True]
    assert game.sheet(0).marked(rolls[-1]) == 3


@rule("F2.2", "F2.5")
def test_throws_are_told_to_all_and_each_is_a_throw_of_its_own() -> None:
    throws = {("start", 0, 0): ["coins3"], ("start", 0, 1): ["coins3"], ("start", 0, 2): ["oyster"]}
    luck = StartingLuck(0, {**throws, ("start", 1, 0): ["cod"]})
    table, events = GAME.setup(2, {}, luck)
    game = Given(table, luck)
    assert (game.sheet(0).marked("oyster"), game.sheet(1).marked("cod")) == (3, 3)
    rolls = [(event.seat, event.args["face"]) for event in events if event.kind == "start_rolled"]
    assert rolls == [(0, "coins3"), (0, "coins3"), (0, "oyster"), (1, "cod")]
    start_rolls = start(2, "coins3", "cod").told("start_rolled")
    assert len(start_rolls) >= 3
    assert all(event.barrier for event in start_rolls)
    assert all(event.barrier for event in start(2, "cod", "cod").told("rolled"))


@rule("T13", "F2.3", "F10.2")
def test_a_cod_start_pays_a_coin_as_the_license_comes_before_the_boat() -> None:
    game = start(2, "cod", "shrimp")
    cod = game.sheet(0)
    assert (cod.coins, cod.level("cod"), cod.fish("cod")) == (1, 1, [0])
    assert game.sheet(1).coins == 0


@rule("F2.5")
def test_all_sheets_cards_and_dice_are_open_between_windows() -> None:
    game = start(3, "cod", "oyster", "shrimp", settings={"captains": "yes", "trophies": "yes"})
    seen = [GAME.view(game.table, viewer) for viewer in (0, 1, 2, None)]
    assert all(view.sheets == seen[0].sheets for view in seen)
    assert all(view.pool == game.table.pool for view in seen)
    assert all((view.gold, view.silver) == (game.table.gold, game.table.silver) for view in seen)


@rule("F3", "F7")
def test_phases_follow_in_order_and_fishing_comes_in_even_rounds_only() -> None:
    phases: dict[int, list[str]] = {}
    luck = Luck(b"phases")
    table, _ = GAME.setup(2, {}, luck)
    rng = Random(4)
    while waiting := sorted(GAME.waiting(table)):
        seat = waiting[0]
        for event in GAME.apply(table, seat, rng.choice(GAME.options(table, seat)), luck):
            if event.kind == "rolled":
                phases.setdefault(table.round, []).append(event.args["phase"])
            elif event.kind == "caught" and not event.hushed and event.seat == 0:
                phases.setdefault(table.round, []).append("catch")
            elif event.kind == "earned" and event.args["why"] == "income" and not event.hushed and event.seat == 0:
                phases.setdefault(table.round, []).append("income")
    assert sorted(phases | {1: []}) == list(range(1, 11))
    for round_, happened in phases.items():
        regular = [each for each in happened if each != "catch"]
        assert regular[-2:] == ["income", "town"], (round_, happened)
        if round_ % 2 == 0:
            assert happened.index("income") < happened.index("catch") < happened.index("town")


@rule("F3", "F13.1")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 8), (2, 10), (4, 10)])
def test_a_game_lasts_ten_rounds_and_eight_alone(seats: int, rounds: int) -> None:
    last = given(*[sheet() for _ in range(seats)], at="round end", round=rounds)
    assert last.table.over
    assert last.result.scores
    before = given(*[sheet() for _ in range(seats)], at="round end", round=rounds - 1)
    assert not before.table.over
    assert GAME.result(before.table) is None


@rule("F3")
def test_the_marker_goes_to_the_left_at_the_end_of_a_round() -> None:
    game = given(sheet(), sheet(), sheet(), at="round end", round=1, starting=2)
    assert (game.table.round, game.table.starting, game.waiting) == (2, 0, [0])


@rule("F3.2")
def test_a_chain_is_finished_before_the_next_player_drafts() -> None:
    game = given(sheet(coins=6), sheet(), at="boat", dice=["coins3", "cod", "lobster"])
    game.play(0, "die:coins3", "use:coins3")
    assert (game.waiting, game.asks(0)) == ([0], "star")
    game.play(0, "decline")
    assert (game.waiting, game.asks(1)) == ([1], "draft")


@rule("F3", "F5.4", "F9.3")
def test_a_mark_in_any_state_may_open_the_whole_chain_of_decisions() -> None:
    """A star in the income phase marks the club, whose catch asks for an oyster boat, whose coin reaches a star."""
    fisher = sheet(coins=6, marked={"captains_club": 2}, levels={"oyster": 1}, boats={"oyster": [0]})
    game = given(fisher, sheet(), at="income")
    game.play(0, "mark:captains_club")
    assert game.asks(0) == "oyster"
    game.table.sheets[0].coins = 13
    game.play(0, "oyster:coin")
    assert game.asks(0) == "star"
    game.play(0, "mark:bank")
    assert game.sheet().marked("bank") == 1


@rule("F3.3")
def test_an_absent_player_takes_the_first_die_as_a_coin_and_declines_what_may_be_declined() -> None:
    shrimper = sheet(levels={"shrimp": 3}, complete=["casino"], coins=6)
    game = given(shrimper, sheet(), at="boat", dice=["shrimp", "cod", "lobster"])
    assert suggested(game, "draft") == "die:shrimp"
    assert suggested(game, "use_die") == "use:coin", "neither reroll nor license"
    assert suggested(game, "star") == "decline"

    game = given(shrimper, sheet(), at="boat", dice=["shrimp", "cod", "lobster"])
    game.play(0, "die:shrimp", "mark:cod")
    assert suggested(game, "second_use") == "decline"


@rule("F3.3")
def test_an_absent_player_takes_boats_fish_and_the_first_free_bonus() -> None:
    game = given(sheet(marked={"cod": 4}), sheet(), at="marks", marks=["cod"])
    assert suggested(game, "boat_or_license") == "take:boat"
    game = given(sheet(levels={"oyster": 1}, boats={"oyster": [0]}), sheet(), at="fishing", round=2)
    assert suggested(game, "oyster") == "oyster:fish"
    game = given(sheet(marked={"king_crab": 2}), sheet(bonus="fish"), at="marks", marks=["king_crab"])
    assert suggested(game, "bonus") == "bonus:buildings"
    game = given(sheet(complete=["recycling"], full=["shrimp"]), sheet(), at="boat shared", dice=["coins3"])
    game.play(0, "use:recycle")
    assert suggested(game, "star") == "mark:cod", "a recycling star must be used"


def suggested(game: Given, question: str) -> str:
    """What is suggested to seat 0 for this question; then it is played."""
    assert game.asks(0) == question
    suggestion = GAME.suggestion(game.table, 0)
    game.play(0, suggestion)
    return suggestion
