"""Timing and order of what cards do (A), and the rulings about it."""

import pytest

from games.nusfjord import data, goods
from games.nusfjord.table import hushed
from games.nusfjord.terms import FISH, GOLD, WOOD
from tests.games.nusfjord.given import display, given

rule = pytest.mark.rule


@rule("A1", "A4")
def test_a_building_never_reacts_to_its_own_construction_but_to_later_ones() -> None:
    game = given(display(wood=2, fish=1), display(), offered=["A214"])
    game.play("place:build_building", "at:a2")
    assert game.goods() == (0, 0, 0)
    # Harbor Area lets one build at once: the building company reacts to both constructions
    rich = display(buildings=["A214"], wood=3, fish=2)
    game = given(rich, display(), offered=["B324", "A103"])
    game.play("place:build_building", "build:B324", "at:b1", "do:build_building", "at:b2")
    assert game.goods() == (2, 4, 0)


@rule("A2")
def test_nested_actions_are_complete_before_the_outer_one_goes_on() -> None:
    rich = display(buildings=["A306"], wood=4, fish=3)
    game = given(rich, display(), offered=["B324", "A301", "A302"])
    game.play("place:build_building", "build:B324", "at:b1", "do:build_building", "build:A301", "at:b2")
    kinds = [(event.kind, event.args.get("building")) for event in game.events if event.seat == 0]
    assert kinds[-6:] == [
        ("building_paid", "B324"), ("building_placed", "B324"), ("building_paid", "A301"), ("building_placed", "A301"),
        ("gained", None), ("gained", None),
    ]  # fmt: skip


@rule("A3")
def test_the_owner_orders_effects_when_one_of_them_is_a_choice() -> None:
    mine = display(buildings=["A114", "A214"], wood=1)
    game = given(mine, display(), offered=["A103"])
    game.play("place:build_building", "at:c1")
    assert (game.asks(), game.options()) == ("order", ["first:A114", "first:A214"])
    assert game.refuses("times:1") == ("order_first", "A3")
    game.play("first:A214", "times:1")
    assert game.goods() == (0, 4, 1)
    game = given(mine, display(), offered=["A103"])
    game.play("place:build_building", "at:c1", "first:A114")
    assert game.goods() == (1, 4, 0), "without wood there was nothing to exchange"


@rule("A3")
def test_mere_gains_happen_in_the_order_of_building_without_asking() -> None:
    game = given(display(buildings=["A211", "A105"], wood=2, fish=2), display())
    game.play("place:build_ship")
    gains = [event.args["source"] for event in game.told("gained", 0)]
    assert (gains, game.waiting) == (["A211", "A105"], [1])


@rule("A5")
def test_conversions_are_offered_before_the_move_and_may_make_it_legal() -> None:
    game = given(display(buildings=["B122"], fish=4), display(), market={1: 1})
    assert game.refuses("place:buy_shares") == ("shares_too_dear", "X6")
    game.play("convert:B122:gold:1", "place:buy_shares")
    assert game.player().shares == [2, 1]


@rule("A5")
def test_conversions_are_offered_inside_decisions_as_long_as_an_answer_is_left() -> None:
    game = given(display(buildings=["B122"], wood=6, fish=6, gold=1), display())
    game.play("place:build_ship")
    assert game.options() == ["ship:sloop", "ship:cutter", "convert:B122:gold:1"]
    game.play("convert:B122:gold:1", "ship:cutter")
    assert (game.goods(), game.player().ships) == ((0, 2, 1), [0, 1, 0])

    game = given(display(buildings=["B122", "B124"], wood=3, fish=5), display(), offered=["A110", "A109"])
    game.play("place:build_building")  # 2 fish each: selling 4 of 5 would leave none affordable
    assert game.options() == ["build:A110", "build:A109", "convert:B124:gold:1"]
    assert game.refuses("convert:B122:gold:1") == ("use_not_now", "A5")


@rule("A5")
def test_why_a_use_is_refused() -> None:
    game = given(display(buildings=["B122", "A103", "B229"]), display(buildings=["B124"]))
    assert game.refuses("convert:B122:gold:1") == ("use_not_now", "A5")
    assert game.refuses("use:A103") == ("no_free_use", "A5")
    assert game.refuses("convert:B124:gold:1") == ("not_your_building", "A5")
    game.play("use:B229")
    assert game.refuses("use:B229") == ("used_already", "A5")


@rule("A5")
def test_a_use_for_once_waits_while_something_must_be_answered_and_says_so() -> None:
    game = given(display(buildings=["B229"], wood=6, fish=6, gold=1), display())
    assert "use:B229" in game.options()
    game.play("place:build_ship")
    assert "use:B229" not in game.options()
    assert game.refuses("use:B229") == ("use_waits", "A5")
    game.play("ship:sloop")
    assert "use:B229" in game.options()


@rule("A5")
def test_nothing_is_offered_in_other_players_turns_or_while_fishing() -> None:
    seller = display(buildings=["B122"], fish=9)
    game = given(display(), seller)
    assert game.options(1) == []
    council = {"contractor": 0, "constructor": 0, "shipwright": 0, "builder": 0}
    game = given(display(buildings=["B122"], fish=9, elders=council), display(), at="fishing")
    assert all(option.startswith("feed:") for option in game.options())


@rule("A6", "C3")
def test_an_exchange_loses_wood_above_the_limit() -> None:
    game = given(display(buildings=["B123"], wood=12, fish=2), display())
    game.play("convert:B123:wood:1")
    assert game.goods() == (12, 0, 0)


@rule("A7", "T24")
def test_clearing_counts_all_gold_that_enters_the_supply() -> None:
    clearing = display(buildings=["A213"], reserve=(0, 0, 3))
    game = given(clearing, display())
    game.play("place:transfer_reserve")
    assert game.goods() == (3, 0, 3)
    game = given(display(buildings=["A213"], wood=12), display())
    game.play("place:issue_share")
    assert game.goods() == (12, 0, 2)
    game = given(display(buildings=["A213", "A204"], reserve=(0, 3, 0)), display())
    game.play("convert:A204:gold:1", "place:take_gold")
    assert game.goods() == (1, 0, 1), "gold that stays on the Reserve does not count"


@rule("A10")
def test_paying_from_the_reserve() -> None:
    mine = display(buildings=["A218", "A213"], wood=1, fish=2, reserve=(3, 1, 2), gold=1)
    game = given(mine, display())
    game.play("place:build_ship")  # a sloop: 2 wood, 2 fish
    assert game.options() == ["reserve:2", "reserve:1"]
    assert game.refuses("reserve:0") == ("cannot_pay_so", "A10")
    game.play("reserve:1")
    assert game.options() == ["reserve:1", "reserve:0"]
    game.play("reserve:0")
    assert (game.goods(), game.reserve()) == ((0, 0, 1), (2, 1, 2))
    game = given(display(buildings=["A218"], gold=5, reserve=(0, 0, 5)), display(), market={1: 1})
    game.play("place:buy_shares")
    assert (game.goods(), game.reserve()) == ((0, 0, 4), (0, 0, 5)), "shares are no building and no ship"


@rule("A13", "T42", "Q40")
def test_discounts_add_up_good_by_good() -> None:
    mine = display(buildings=["A111"], wood=7, fish=7, gold=3)
    game = given(mine, display(), offered=["C142"])
    game.play("place:build_building", "at:c1", "do:build_ship")  # 2 wood, 4 fish, 2 gold are left
    assert game.options() == ["ship:sloop", "ship:cutter", "ship:schooner", "ship:schooner_gold"]
    game.play("ship:schooner")
    assert game.goods() == (0, 0, 2)
    game = given(mine, display(), offered=["C142"])
    game.play("place:build_building", "at:c1", "do:build_ship", "ship:cutter")
    assert game.goods() == (2, 4, 2)
    game = given(mine, display(), offered=["C142"])
    game.play("place:build_building", "at:c1", "do:build_ship", "ship:schooner_gold")
    assert game.goods() == (2, 4, 0)


@rule("A13")
def test_the_brokers_discount_is_added_to_that_of_the_round() -> None:
    game = given(display(elders={"broker": 0}, gold=1, unissued=0), display(), plates=1, round=4, market={1: 3})
    game.play("elder:broker")
    assert (game.goods(), game.player().shares) == ((0, 0, 0), [2, 3])


@rule("A14", "Q34", "Q41", "T44")
def test_lighthouse_checks_when_it_is_built_and_when_a_card_stores_fish() -> None:
    game = given(display(wood=3, fish=1, gold=1, reserve=(0, 8, 0)), display(), offered=["B129"])
    game.play("place:build_building", "at:c1")
    assert (game.goods(), game.reserve()) == ((0, 8, 0), (0, 0, 0))
    game = given(display(buildings=["B129"], wood=1, reserve=(0, 2, 0)), display(), offered=["A209"])
    game.play("place:build_building", "at:c1")
    assert (game.goods(), game.reserve()) == ((0, 8, 0), (0, 0, 0))
    game = given(display(wood=3, fish=1, gold=1, reserve=(0, 7, 0)), display(), offered=["B129"])
    game.play("place:build_building", "at:c1")
    assert game.reserve() == (0, 7, 0)


@rule("Q9", "A4")
def test_ships_from_cards_are_not_the_build_a_ship_action() -> None:
    mine = display(buildings=["A105", "A211"], wood=7, fish=3)
    game = given(mine, display(), offered=["A102"])
    game.play("place:build_building", "at:c1")
    assert (game.goods(), game.player().ships) == ((4, 1, 0), [1, 0, 0])


@rule("T25", "Q26")
def test_laborer_square_offers_one_exchange_per_share() -> None:
    game = given(display(buildings=["A210"], gold=5), display())
    game.play("place:issue_share")
    assert game.options() == ["times:1", "decline"]


@rule("Q27", "C4")
def test_fish_trade_works_only_within_the_reserve() -> None:
    game = given(display(buildings=["A204"], fish=9, reserve=(0, 2, 0)), display())
    assert "convert:A204:gold:1" not in game.options()


@rule("Q28", "B8")
def test_ship_broker_sells_no_schooners_and_lowers_the_haul_at_once() -> None:
    game = given(display(buildings=["B223"], ships={"sloop": 1, "schooner": 1}), display())
    assert [option for option in game.options() if option.startswith("trade")] == ["trade:B223:sloop"]
    before = game.table.ships[0]
    game.play("trade:B223:sloop")
    assert (game.player().haul(), game.goods(), game.table.ships[0]) == (6, (0, 0, 2), before + 1)


@rule("A12", "B8")
def test_upgrading_twice_pays_twice_and_gives_the_tiles_back() -> None:
    game = given(display(wood=5, fish=3, gold=1, ships={"sloop": 1}), display(), offered=["C342"], round=4)
    stock = game.table.ships[:]
    game.play("place:build_building", "at:c1", "upgrade:sloop", "upgrade:cutter")
    assert game.player().ships == [0, 0, 1]
    assert game.table.ships == [stock[0] + 1, stock[1], stock[2] - 1]
    game = given(display(wood=5, fish=3, gold=1, ships={"sloop": 2}), display(), offered=["C342"], round=4)
    game.play("place:build_building", "at:c1", "upgrade:sloop", "decline")
    assert game.player().ships == [1, 1, 0]


@rule("Q19", "T30")
def test_bank_center_counts_foreign_shares() -> None:
    mine = display(wood=4, fish=3, gold=1, shares={0: 4, 1: 1}, unissued=0)
    game = given(mine, display(), offered=["C241"], round=4)
    game.play("place:build_building", "at:c1")
    assert game.goods() == (0, 0, 5)


@rule("Q20", "T29")
def test_residence_counts_the_elders_of_the_moment() -> None:
    mine = display(gold=3, elders={"sailor": 0, "broker": 0, "mayor": 0})
    game = given(mine, display(), offered=["B231"])
    game.play("place:build_building", "at:c1")
    assert game.goods() == (3, 3, 0)


@rule("Q21", "T27", "B5")
def test_playhouse_costs_gold_by_the_round() -> None:
    game = given(display(fish=15, gold=5), display(), round=5, offered=["B232"])
    game.play("place:build_building", "at:c1")
    assert game.goods() == (0, 0, 0)
    poorer = given(display(fish=15, gold=4), display(), round=5, offered=["B232"])
    assert poorer.refuses("place:build_building")[0] == "no_building_possible"


@rule("A8")
def test_a_permanent_effect_applies_as_soon_as_the_building_stands() -> None:
    assert data.WOOD_CAPS["A212"] == 18
    game = given(display(fish=2, wood=11), display(), offered=["A212"])
    game.play("place:build_building", "at:c1")
    assert game.goods() == (13, 0, 0)


@rule("A5")
def test_a_once_effect_that_asks_waits_until_no_other_decision_hangs_on_it() -> None:
    game = given(display(buildings=["B322"], wood=9), display(), offered=["A103", "A201"])
    assert "use:B322" in game.options()
    game.play("place:build_building")
    assert "use:B322" not in game.options()
    game.play("build:A103", "at:b1")
    assert (game.asks(), game.options()) == ("rest", ["done", "use:B322"])


@rule("A7")
def test_gold_moved_from_the_reserve_counts_for_clearing_and_set_aside_fish_for_the_lighthouse() -> None:
    game = given(display(buildings=["A213"], reserve=(3, 0, 2)), display())
    goods.take_back(game.table, 0, GOLD, 2, hushed)
    assert (game.goods(), game.reserve()) == ((2, 0, 2), (3, 0, 0))
    goods.take_back(game.table, 0, WOOD, 3, hushed)
    assert game.goods() == (5, 0, 2)
    game = given(display(buildings=["B129"], fish=5, reserve=(0, 4, 0)), display())
    goods.set_aside(game.table, 0, FISH, 4, hushed)
    game.begin()
    assert (game.goods(), game.reserve()) == ((0, 9, 0), (0, 0, 0))


@rule("C3")
def test_wood_moved_from_the_reserve_is_lost_above_the_limit() -> None:
    game = given(display(wood=11, reserve=(3, 0, 0)), display())
    goods.take_back(game.table, 0, WOOD, 3, hushed)
    assert (game.goods(), game.reserve()) == ((12, 0, 0), (0, 0, 0))


@rule("A5", "A12")
def test_no_conversion_takes_what_a_card_must_do_something_with() -> None:
    mine = display(buildings=["B123"], elders={"constructor": 0}, wood=2, fish=2)
    game = given(mine, display(), plates=1, offered=["A103"])
    game.play("elder:constructor")
    choices = ["choose:build_ship", "choose:build_building"]
    assert game.options() == [*choices, "convert:B123:wood:1", "convert:B123:fish:1"], "two fish build nothing"


@rule("A5")
def test_whatever_may_be_declined_leaves_all_free_uses_open() -> None:
    game = given(display(buildings=["B123", "B229"], wood=4, fish=4, gold=1), display(), offered=["C144"])
    game.play("place:build_building", "at:c1")
    assert game.options() == [
        "times:1", "times:2", "decline", "convert:B123:wood:1", "convert:B123:wood:2", "use:B229",
    ]  # fmt: skip
    game = given(display(buildings=["B229"], wood=2, fish=2), display(), plates=1)
    game.play("place:take_elder", "take:constructor")
    assert game.options() == ["now:constructor", "decline", "use:B229"]
    game = given(display(buildings=["B229"], elders={"broker": 0}), display(), plates=1, market={1: 1})
    game.play("elder:broker", "do:issue_share")
    assert game.options() == ["do:buy_shares", "decline", "use:B229"], "something has been done already"


@rule("A12")
def test_an_exchange_that_is_done_once_must_be_done_when_it_is_used() -> None:
    game = given(display(buildings=["B329"], wood=4), display())
    game.play("use:B329")
    assert game.options() == ["times:1", "times:2"]
    assert game.refuses("decline") == ("card_must_act", "A12")


@rule("A5", "V3")
def test_alone_nobody_is_asked_at_the_end_of_a_turn_what_the_next_one_offers_at_once() -> None:
    game = given(display(buildings=["B122"], fish=4))
    game.play("place:take_gold")
    assert (game.asks(), game.table.turn) == ("turn", 1)
    assert "convert:B122:gold:1" in game.options()
    game.play("skip", "place:issue_share")
    assert game.asks() == "rest", "before the Fishing phase fish may become gold once more"
    game.play("convert:B122:gold:1")
    assert game.table.round == 2


@rule("A5")
def test_in_company_one_is_asked_after_every_turn_for_others_come_in_between() -> None:
    game = given(display(buildings=["B122"], fish=4), display())
    game.play("place:take_gold")
    assert game.asks() == "rest"


@rule("A5", "G1")
@pytest.mark.parametrize(
    ("buildings", "seats", "asked"),
    [
        (["B122"], 1, "final"),  # 3 fish for 1 gold: the same before scoring
        (["B122"], 2, "turn"),  # the other one's last turn; then the same before scoring
        (["B122", "A202"], 1, "rest"),  # a third worker brings wood first
        (["B223"], 1, "final"),  # sells ships; nobody else does
        (["B223"], 2, "rest"),  # what the other one does with ships may matter
    ],
)
def test_behind_the_last_turn_the_same_is_not_asked_twice(buildings: list[str], seats: int, asked: str) -> None:
    mine = display(buildings=buildings, fish=4, ships={"cutter": 1}, placed=2)
    game = given(*[mine, display(placed=2)][:seats], round=7, turn=2 * seats)
    game.play("place:take_gold")
    assert game.asks(min(game.waiting)) == asked


@rule("A5")
def test_games_that_began_by_earlier_rules_ask_as_they_did() -> None:
    game = given(display(buildings=["B122"], fish=4))
    game.table.rules = 2
    game.play("place:take_gold")
    assert game.asks() == "rest"
