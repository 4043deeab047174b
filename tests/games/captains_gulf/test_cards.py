"""Adding cards to a boat and what they do (CG5.E, CG10, CG11)."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.captains_gulf import data, drawing
from games.engine import Luck
from tests.games.captains_gulf.given import boat, given, other_figures

rule = pytest.mark.rule
SIX = ["ss", "oo", "cc", "so", "sc", "oc"]


@rule("CG5.E", "TV11", "CG10.3", "CG17.13")
def test_two_cards_cost_one_more_and_the_hand_is_refilled() -> None:
    game = given(boat(money=9, hand=["fuel_engineer", "crab_license", *SIX[:4]])).at_action("shipyard")
    engineer, crab = game.hand()[:2]
    game.play(0, f"crew:{engineer}:fuel_engineer")
    assert f"license:{crab}:crab_license" in game.options()
    assert game.detail(f"license:{crab}:crab_license")["money"] == 5
    game.play(0, f"license:{crab}:crab_license")
    assert (game[0].money, len(game[0].hand)) == (0, 6)
    assert game.told("surcharge_paid") == [{"seat": 0, "money": 1}]
    alone = given(boat(money=9, hand=["crab_license", "G90"])).at_action("shipyard")
    alone.play(0, alone.choice("crab_license"), "done")
    assert alone[0].money == 5


@rule("CG10.1")
def test_a_card_serves_in_one_section_only() -> None:
    game = given(boat(money=20, hand=["G01", "G14"])).at_action("shipyard")
    game.play(0, "license:G01:shrimp_license")
    assert game.refused("crew:G01:first_mate_shrimp") == ("card_used", "CG10.1")
    game.play(0, "done")
    view = game.view().captains[0]
    assert (view.licenses, view.crew, view.upgrades) == ([("G01", "shrimp_license")], [], [])


@rule("CG10.2", "CG14.14", "CG11.8", "CG17.36")
def test_crew_discounts_add_up_to_a_minimum_of_one() -> None:
    aboard = boat(money=9, hand=["fuel_engineer"], upgrades=["crew_quarters"])
    game = given(aboard, card="labor_discount", round_=5).at_action("shipyard")
    assert game.detail(game.choice("fuel_engineer"))["money"] == 2
    cheap = given(boat(**{**aboard, "hand": ["upgrade_engineer"]}), card="labor_discount", round_=5)
    cheap.at_action("shipyard")
    assert cheap.detail(cheap.choice("upgrade_engineer"))["money"] == 1


@rule("CG10.2", "CG11.4", "CG11.6")
@pytest.mark.parametrize(("upgrades", "price"), [([], 2), (["tool_box"], 1)])
def test_the_upgrade_engineer_saves_on_upgrades_only(upgrades: list[str], price: int) -> None:
    aboard = boat(money=9, hand=["improved_propeller"], crew=["upgrade_engineer"], upgrades=upgrades)
    game = given(aboard).at_action("shipyard")
    assert game.detail(game.choice("improved_propeller"))["money"] == price
    license_ = game.options(verb="license")[0]
    assert game.detail(license_)["money"] == data.LICENSE_COST[data.CARD_INDEX[license_.split(":")[1]]]


@rule("CG10.4", "CG17.13")
def test_the_first_of_two_cards_does_not_discount_the_second() -> None:
    game = given(boat(money=9, hand=["upgrade_engineer", "improved_propeller"])).at_action("shipyard")
    game.play(0, game.choice("upgrade_engineer"))
    game.play(0, game.choice("improved_propeller"))
    assert game[0].money == 9 - 1 - 3 - 1


@rule("CG10.5")
def test_every_crew_member_and_upgrade_once() -> None:
    aboard = boat(money=20, hand=["fuel_engineer", "galley"], crew=["fuel_engineer"], upgrades=["galley"])
    game = given(aboard).at_action("shipyard")
    engineer, galley = game.hand()
    assert game.refused(f"crew:{engineer}:fuel_engineer") == ("crew_aboard", "CG10.5")
    assert game.refused(f"upgrade:{galley}:galley") == ("upgrade_aboard", "CG10.5")
    game.play(0, game.options(verb="license")[0])
    twice = given(boat(money=20, hand=["fuel_engineer", "fuel_engineer"])).at_action("shipyard")
    one, other = twice.hand()
    twice.play(0, f"crew:{one}:fuel_engineer")
    assert twice.refused(f"crew:{other}:fuel_engineer") == ("crew_aboard", "CG10.5")
    upgrades = given(boat(money=20, hand=["galley", "galley"])).at_action("shipyard")
    one, other = upgrades.hand()
    upgrades.play(0, f"upgrade:{one}:galley")
    assert upgrades.refused(f"upgrade:{other}:galley") == ("upgrade_aboard", "CG10.5")


@rule("CG10.5")
def test_licenses_are_not_limited() -> None:
    game = given(boat(money=20, licenses=["shrimp"] * 5, hand=["shrimp_license", "shrimp_license"]))
    game.at_action("shipyard")
    one, other = game.hand()
    game.play(0, f"license:{one}:shrimp_license", f"license:{other}:shrimp_license")
    assert game[0].licensed == [7, 0, 0]


@rule("CG10.6", "TV28", "CG10.1")
def test_a_big_storage_replaces_a_small_one_for_the_difference() -> None:
    game = given(boat(money=1, upgrades=["storage_small"], hand=["storage_big"])).at_action("shipyard")
    small = game.view().captains[0].upgrades[0][0]
    game.play(0, game.choice("storage_big"))
    assert (game[0].money, game[0].boxes) == (0, 4)
    assert small in game.view().discards
    assert [name for _, name in game.view().captains[0].upgrades] == ["storage_big"]
    fitted = {data.UPGRADES[kind]: number for kind, number in enumerate(game[0].fitted) if number}
    assert fitted == {"storage_big": 1}


@rule("CG10.1", "CG10.5")
def test_crew_and_upgrades_that_are_added_join_those_aboard() -> None:
    aboard = boat(
        money=20, crew=["first_mate_crab"], upgrades=["storage_small"], hand=["fuel_engineer", "storage_small"]
    )
    game = given(aboard).at_action("shipyard")
    engineer, small = game.hand()
    game.play(0, f"crew:{engineer}:fuel_engineer", f"upgrade:{small}:storage_small")
    assert game[0].crew == data.crew("first_mate_crab") | data.crew("fuel_engineer")
    assert game[0].fitted[data.upgrade("storage_small")] == 2


@rule("CG10.6", "CG10.5")
@pytest.mark.parametrize(
    ("aboard", "wanted", "reason"),
    [
        (["storage_small", "storage_small"], "storage_big", ("boxes_full", "CG10.5")),
        (["storage_small", "storage_small"], "storage_small", ("upgrade_aboard", "CG10.5")),
        (["storage_big"], "storage_small", ("bigger_aboard", "CG10.6")),
        (["storage_big"], "storage_big", ("upgrade_aboard", "CG10.5")),
    ],
)
def test_never_more_than_four_boxes(aboard: list[str], wanted: str, reason: tuple[str, str]) -> None:
    game = given(boat(money=20, upgrades=aboard, hand=[wanted, "G01"])).at_action("shipyard")
    assert game.refused(f"upgrade:{game.hand()[0]}:{wanted}") == reason


@rule("CG10.5", "CG10.6")
def test_with_other_figures_for_boxes_a_boat_never_has_more_than_those(monkeypatch: pytest.MonkeyPatch) -> None:
    other_figures(monkeypatch, "SETUP", max_boxes=3)
    game = given(boat(money=20, hand=["storage_small", "storage_small", "storage_big"])).at_action("shipyard")
    one, two, big = game.hand()
    assert game.refused(f"upgrade:{big}:storage_big") == ("boxes_full", "CG10.5")
    game.play(0, f"upgrade:{one}:storage_small")
    assert game.refused(f"upgrade:{two}:storage_small") == ("upgrade_aboard", "CG10.5")


@rule("CG10.5", "CG5.E")
def test_of_two_cards_only_the_same_member_or_upgrade_is_in_the_way() -> None:
    hand = ["galley", "galley"]
    one, other = given(boat(hand=hand)).hand()
    crew, others_crew = (data.CREW[data.CREW_OF[data.CARD_INDEX[card]]] for card in (one, other))
    license_ = data.LICENSES[data.LICENSE_OF[data.CARD_INDEX[other]]]
    galley = f"upgrade:{other}:galley"
    as_license = given(boat(money=20, hand=hand)).at_action("shipyard")
    as_license.play(0, as_license.options(verb=f"license:{one}")[0])
    assert {f"license:{other}:{license_}", galley} <= set(as_license.options())
    as_crew = given(boat(money=20, hand=hand)).at_action("shipyard").play(0, f"crew:{one}:{crew}")
    assert {f"crew:{other}:{others_crew}", galley} <= set(as_crew.options())


@rule("CG10.6", "CG10.6a", "CG17.39")
def test_two_small_storages_in_one_action_but_no_small_with_a_big_one() -> None:
    hand = ["storage_small", "storage_small", "storage_big", "tank_small", "tank_big"]
    game = given(boat(money=20, hand=hand)).at_action("shipyard")
    one, two, big, *_ = game.hand()
    game.play(0, f"upgrade:{one}:storage_small")
    assert game.refused(f"upgrade:{big}:storage_big") == ("one_of_a_family", "CG10.6a")
    game.play(0, f"upgrade:{two}:storage_small")
    assert (game[0].boxes, game[0].money) == (4, 20 - 2 - 2 - 1)
    tanks = given(boat(money=20, hand=hand)).at_action("shipyard")
    small, big = tanks.hand()[3:]
    tanks.play(0, f"upgrade:{small}:tank_small")
    assert tanks.refused(f"upgrade:{big}:tank_big") == ("one_of_a_family", "CG10.6a")
    third = given(boat(money=20, upgrades=["storage_small"], hand=hand[:2])).at_action("shipyard")
    one, two = third.hand()
    third.play(0, f"upgrade:{one}:storage_small")
    assert third.refused(f"upgrade:{two}:storage_small") == ("upgrade_aboard", "CG10.5")


@rule("CG10.7", "CG17.47")
def test_a_big_tank_replaces_a_small_one_but_not_the_other_way() -> None:
    game = given(boat(money=20, upgrades=["tank_small"], hand=["tank_big", "G01"])).at_action("shipyard")
    game.play(0, game.choice("tank_big"), "done")
    assert (game[0].tank, game[0].fuel, game[0].money) == (10, 6, 19)
    assert game.told("upgrade_replaced")[0]["upgrade"] == "tank_small"
    game = given(boat(money=20, upgrades=["tank_big"], hand=["tank_small", "G01"])).at_action("shipyard")
    assert game.refused(f"upgrade:{game.hand()[0]}:tank_small") == ("bigger_aboard", "CG10.7")


@rule("CG10.8", "CG17.49", "CG16.5")
def test_an_empty_deck_is_made_of_the_discards_and_may_run_out() -> None:
    game = given(boat(hand=["ss"], licenses=["shrimp"]), sea={"A2": "s"}, deck=["oo", "cc"])
    game.table.discards, game.table.deck = game.table.deck[:3], game.table.deck[-2:]
    game.at_action("fishing").fish("A2")
    assert len(game[0].hand) == 6
    assert game.told("deck_reshuffled") == [{"seat": None, "cards": 4}], "three and the card just played"
    short = given(boat(hand=["ss"], licenses=["shrimp"]), sea={"A2": "s"})
    short.table.deck = short.table.deck[-2:]
    short.at_action("fishing").fish("A2")
    assert len(short[0].hand) == 3
    assert short.table.deck == short.table.discards == []


@rule("CG10.8")
def test_each_new_deck_is_shuffled_anew() -> None:
    game = given(boat(), luck=Luck(b"decks"))
    orders: list[list[int]] = []
    for _ in range(3):
        game[0].hand, game.table.deck, game.table.discards = [], [], list(range(30))
        drawing.draw(game.table, 0, 30, game.luck, game.tell)
        orders.append(game[0].hand)
    assert len({tuple(order) for order in orders}) == 3
    assert all(sorted(order) == list(range(30)) for order in orders)


@rule("CG10.8", "CG14.8", "CG17.27", "CG17.43")
def test_the_almanac_adds_one_card_to_every_drawing_event() -> None:
    game = given(boat(hand=SIX, licenses=["shrimp"]), sea={"A2": "s"}, card="almanac").at_action("fishing").fish("A2")
    assert len(game[0].hand) == 7
    game.play(0, game.options()[0])
    assert len(game[0].hand) == 6
    radar = given(boat(hand=SIX), card="almanac").turn().play(0, "bonus:radar")
    assert (len(radar[0].hand), radar.ask().args) == (9, {"number": 3})
    for _ in range(3):
        radar.play(0, radar.options()[0])
    assert len(radar[0].hand) == 6
    tile = given(boat(hand=SIX[:3], tiles=1), card="almanac").turn().play(0, "draw")
    assert len(tile[0].hand) == 5


@rule("CG5.E")
def test_the_shipyard_says_what_it_waits_for() -> None:
    game = given(boat(money=20, hand=["G01", "G14"])).at_action("shipyard")
    assert game.refused("bonus:radar") == ("main_action_first", "CG3.4")
    assert game.refused("license:G90:crab_license") == ("card_not_in_hand", "CG10.1")
    assert game.refused("license:G01:crab_license") == ("main_action_first", "CG3.4"), "no such section on that card"
    game.play(0, "license:G01:shrimp_license")
    assert game.refused("decline") == ("second_or_done", "CG5.E")
    assert game.ask().args == {"money": 18, "card": "G01"}
    assert game.view(1).pending == ""
    assert game.view(0).pending == "G01"


@rule("CG11.1", "CG11.2", "CG9.2")
def test_a_first_mate_adds_one_space_per_market_action_not_per_tile() -> None:
    game = given(boat(raw="cc", crew=["first_mate_crab", "first_mate_shrimp"])).at_action("market")
    assert game.detail("sell:cc:none")["steps"] == 3


@rule("CG11.5", "CG17.40", "CG14.2", "CG14.3", "CG14.10")
@pytest.mark.parametrize(("card", "cost"), [("maintenance", 2), ("provisions", 2), ("renew_licenses", 1)])
def test_the_maintenance_engineer_saves_on_every_card_that_takes_money(card: str, cost: int) -> None:
    aboard = boat(money=9, crew=["maintenance_engineer"], licenses=["crab"])
    game = given(aboard, card=card, round_=5 if card == "renew_licenses" else 1).reset()
    assert game[0].money == 9 - cost
    assert game.told("card_paid")[0] == {"seat": 0, "card": card, "money": cost}


@rule("CG12.1", "CG10.3")
@pytest.mark.parametrize(
    ("money", "before", "wanted", "cost"),
    [
        (3, [], "license:{}:crab_license", 4),
        (6, ["license:G01:shrimp_license"], "license:{}:crab_license", 4 + 2 + 1),
        (4, ["bonus:printer"], "license:{}:crab_license", 4 + 1),
        (2, ["bonus:dockside_improvement"], "upgrade:{}:storage_big", 3 + 1),
    ],
)
def test_a_card_that_is_too_dear_is_refused_with_its_whole_price(
    money: int, before: list[str], wanted: str, cost: int
) -> None:
    item = wanted.rpartition(":")[2]
    cheap = [data.CARDS[card] for card in range(90) if data.CREW_COST[data.PRICE_LIST][card] == 1][:2]
    game = given(boat(money=money, hand=["G01", item, "G02", *cheap]))
    game.turn() if "bonus" in str(before) else game.at_action("shipyard")
    reason = game.play(0, *before).refusal(wanted.format(game.hand()[1]))
    assert (reason.reason, reason.rule) == ("card_too_dear", "CG12.1")
    assert reason.args_ == {"cost": cost, "money": money}


@rule("CG6.4", "CG6.7", "CG10.3")
@pytest.mark.parametrize(
    ("action", "section", "figures", "paid", "drawn"),
    [
        ("printer", "license", {"printer_surcharge": 3, "printer_draw": 2}, 2 + 3, 2),
        ("printer", "license", {"dockside_improvement_surcharge": 3, "dockside_improvement_draw": 2}, 2 + 1, 1),
        ("dockside_improvement", "crew", {"printer_surcharge": 3, "printer_draw": 2}, 2 + 1, 1),
        (
            "dockside_improvement", "crew",
            {"dockside_improvement_surcharge": 3, "dockside_improvement_draw": 2}, 2 + 3, 2,
        ),
    ],
)  # fmt: skip
def test_printer_and_dockside_improvement_have_figures_of_their_own(
    monkeypatch: pytest.MonkeyPatch, action: str, section: str, figures: dict[str, int], paid: int, drawn: int
) -> None:
    other_figures(monkeypatch, "RULES", **figures)
    game = given(boat(money=9, hand=["G01", "G02"])).turn().play(0, f"bonus:{action}")
    choice = game.options(verb=f"{section}:G01")[0]
    assert game.detail(choice)["money"] == paid
    game.play(0, choice)
    assert (9 - game[0].money, len(game[0].hand)) == (paid, 1 + drawn)


@rule("CG4.6", "CG4.7")
def test_the_wheel_warns_of_a_shipyard_whose_move_leaves_too_little_for_a_card() -> None:
    for money, kind in ((3, "go_in_vain"), (9, "go")):
        game = given(boat(money=money, wheel="market", hand=["shrimp_license"])).turn()
        told = game.detail("go:shipyard", 0)
        assert (told["kind"], told["cost"]) == (kind, 3)


@rule("CG10.6a")
@pytest.mark.parametrize(("one", "other"), list(combinations(data.UPGRADES, 2)))
def test_only_a_small_and_a_big_one_of_the_same_kind_are_not_added_together(one: str, other: str) -> None:
    game = given(boat(money=20, hand=[one, other])).at_action("shipyard")
    first, second = game.hand()
    game.play(0, f"upgrade:{first}:{one}")
    same = {one, other} in ({"storage_small", "storage_big"}, {"tank_small", "tank_big"})
    assert (f"upgrade:{second}:{other}" in game.options()) is not same
