"""Where a boat may fish, with which cards, and what it may take (CG5.B, CG8)."""

from __future__ import annotations

from typing import Any

import pytest

from games.captains_gulf import GAME, small_print
from games.captains_gulf.bundles import best_hauls, code, counts_of, hauls, parts
from games.captains_gulf.data import HEXES, PLACE_INDEX
from games.engine import Remark, numbered
from games.engine.ways import ways
from tests.games.captains_gulf.given import boat, given

rule = pytest.mark.rule
FOUR = ["shrimp", "shrimp", "oyster", "oyster"]


@rule("CG5.B", "TV4", "CG8.3")
def test_fishing_takes_tiles_leaves_depletion_and_refills_the_hand() -> None:
    hand = ["ss", "oo", "cc", "so", "sc", "oc"]
    game = given(boat(licenses=FOUR, hand=hand), sea={"B4": "sss"}).at_action("fishing")
    card = game.hand()[0]
    game.play(0, "fish:B4")
    assert f"catch:{card}:ss" in game.options()
    game.play(0, f"catch:{card}:ss")
    assert (game[0].hold, game.hex("B4"), game.marks("B4")) == ([2, 0, 0, 0, 0, 0], "s", (2, 0))
    assert (game[0].fuel, game.place(), len(game[0].hand)) == (4, "B4", 6)
    assert game.table.discards
    assert game.told("caught")[0]["haul"] == "ss"


@rule("CG5.B", "TV5")
def test_a_hex_without_licensed_seafood_is_no_target() -> None:
    game = given(boat(licenses=FOUR, hand=["ss", "cc"]), sea={"B4": "ccc", "B2": "s"}).at_action("fishing")
    assert game.options() == ["fish:B2", "decline"]
    assert game.refused("fish:B4") == ("license_missing", "CG5.B5")
    assert game.refused("fish:A1") == ("no_seafood_there", "CG5.B1")


@rule("CG5.B", "CG17.8")
def test_a_trip_that_brings_nothing_is_refused() -> None:
    game = given(boat(licenses=["shrimp"], hand=["oo"]), sea={"B4": "s", "B2": "o"}).turn()
    game.at_action("fishing")
    assert game.told("forfeited"), "no card of the hand fits the only licence"
    game = given(boat(licenses=["shrimp", "oyster"], hand=["oo"]), sea={"B4": "s", "B2": "o"}).at_action("fishing")
    assert game.refused("fish:B4") == ("no_card_fits", "CG5.B4")
    full = given(boat(licenses=FOUR, hand=["ss"], raw="ss"), sea={"B4": "s", "B2": "o"})
    assert full.at_action("fishing").told("forfeited")


@rule("CG5.B", "TV6", "CG17.31")
def test_a_mixed_card_brings_one_of_each() -> None:
    game = given(boat(licenses=FOUR, hand=["so"]), sea={"B4": "ssoo"}).at_action("fishing").play(0, "fish:B4")
    assert game.options() == [f"catch:{game.hand()[0]}:so", "other"]
    game.play(0, "other")
    assert game.options() == ["take:so", "take:s", "take:o"]
    assert GAME.detail(game.table, 0, "take:so") is None, "no bonus tile is spent"
    assert game.refused("take:ss") == ("too_few_icons", "CG5.B4")


@rule("CG5.B", "CG17.7")
def test_fewer_tiles_than_possible_may_be_taken() -> None:
    game = given(boat(licenses=FOUR, hand=["ss"]), sea={"B4": "sss"}).at_action("fishing").play(0, "fish:B4", "other")
    assert game.options() == ["take:ss", "take:s"]
    assert game.refused("take:none") == ("take_something", "CG5.B5")
    game.play(0, "take:s")
    assert (game[0].hold[0], game.marks("B4")) == (1, (1, 0))


@rule("CG5.B", "CG17.1")
def test_licenses_limit_the_hold_too() -> None:
    upgrades = ["storage_big"]
    aboard = boat(licenses=["shrimp", "shrimp"], hand=["sss"], raw="s", upgrades=upgrades)
    game = given(aboard, sea={"B4": "sss"}).at_action("fishing").play(0, "fish:B4")
    assert game.options(verb="catch") == [f"catch:{game.hand()[0]}:s"]
    game.play(0, "other")
    assert game[0].hold[0] == 2, "one tile more is all there is to take"
    cooked = boat(licenses=["shrimp", "shrimp"], hand=["sss"], cooked="ss", upgrades=upgrades)
    assert given(cooked, sea={"B4": "s"}).at_action("fishing").told("forfeited")


@rule("CG5.B")
def test_boxes_limit_the_catch() -> None:
    game = given(boat(licenses=["shrimp"] * 4, hand=["sss"]), sea={"B4": "ssss"}).at_action("fishing")
    game.play(0, "fish:B4", "other")
    assert game.options() == ["take:ss", "take:s"]
    assert game.refused("take:sss") == ("no_free_box", "CG5.B5")


@rule("CG5.B", "CG7.3", "CG17.9", "CG17.10")
def test_idling_costs_one_fuel_whatever_the_weather() -> None:
    aboard = boat(at="B4", licenses=["shrimp"], hand=["ss"], fuel=1, upgrades=["improved_propeller"])
    game = given(aboard, boat(at="B4"), sea={"B4": "s"}, card="tropical_storm", round_=5).at_action("fishing")
    assert game.detail("fish:B4")["fuel"] == 1
    game.fish("B4")
    assert game[0].fuel == 0
    assert game.told("idled") == [{"seat": 0, "place": "B4", "fuel": 1}]
    assert given(boat(**{**aboard, "fuel": 0}), sea={"B4": "s"}).at_action("fishing").told("forfeited")


@rule("CG7.3", "CG6.11")
def test_the_improved_engine_idles_for_nothing() -> None:
    aboard = boat(at="B4", licenses=["shrimp"], hand=["ss"], fuel=0, upgrades=["improved_engine"])
    game = given(aboard, sea={"B4": "s"}).at_action("fishing").fish("B4")
    assert game.told("idled") == [{"seat": 0, "place": "B4", "fuel": 0}]


@rule("CG7.4", "CG5.B")
def test_fishing_needs_all_its_fuel() -> None:
    game = given(boat(licenses=["shrimp"], hand=["ss"], fuel=1), sea={"A2": "s", "B4": "s"}).at_action("fishing")
    assert game.options() == ["fish:A2", "decline"]
    assert game.refused("fish:B4") == ("too_little_fuel_to_fish", "CG7.4")


@rule("CG7.4", "CG7.2")
@pytest.mark.parametrize(("fuel", "card"), [(0, ""), (0, "good_weather"), (1, "tropical_storm")])
def test_without_the_fuel_for_one_hex_nobody_fishes(fuel: int, card: str) -> None:
    aboard = boat(licenses=["shrimp"], hand=["ss"], fuel=fuel)
    assert given(aboard, sea={"A2": "s"}, card=card, round_=5).at_action("fishing").told("forfeited")


@rule("CG5.B")
def test_any_seafood_with_a_license_is_a_target() -> None:
    aboard = boat(licenses=["shrimp", "oyster", "crab"], hand=["soc"])
    game = given(aboard, sea={"A2": "s", "A3": "o", "B4": "c"}).at_action("fishing")
    assert game.options(verb="fish") == ["fish:A2", "fish:A3", "fish:B4"]


@rule("CG5.B", "CG7.4")
def test_a_boat_is_told_why_it_cannot_fish_where_it_could_sail() -> None:
    sea = {"B4": "s", "B3": "c"}
    full = given(boat(at="C3", licenses=FOUR, hand=["ss"], raw="ss"), sea=sea).at_action("fish_or_sail")
    assert full.refused("fish:B4") == ("no_free_box", "CG5.B5")
    one_box = given(boat(at="C3", licenses=FOUR, hand=["ss"], raw="s", fuel=1), sea=sea).at_action("fish_or_sail")
    assert one_box.refused("fish:B3") == ("license_missing", "CG5.B5")
    licensed = given(boat(at="C3", licenses=["shrimp"], hand=["ss"], raw="s"), sea=sea).at_action("fish_or_sail")
    assert licensed.refused("fish:B4") == ("licenses_full", "CG5.B5")
    dry = given(boat(at="C3", licenses=["shrimp"], hand=["ss"], raw="s", fuel=0), sea=sea).at_action("fish_or_sail")
    assert dry.refused("fish:B4") == ("too_little_fuel_and_licenses", "CG7.4"), "more fuel alone would not do"


@rule("CG7.1", "CG17.10")
def test_other_boats_never_block_and_share_a_hex() -> None:
    aboard = boat(licenses=["shrimp"], hand=["ss"])
    game = given(aboard, boat(at="A2"), boat(at="B4"), sea={"B4": "s"}).at_action("fishing")
    assert game.detail("fish:B4") == {"kind": "fish", "fuel": 2, "shrimp": 1, "oyster": 0, "crab": 0, "most": 1}


@rule("CG6.12", "CG5.B")
def test_bonus_tiles_make_icons_wild_one_each() -> None:
    game = given(boat(licenses=FOUR, hand=["cc"], tiles=2), sea={"B4": "so"}).at_action("fishing")
    found = game.detail("fish:B4")
    assert (found["most"], found["boosted"]) == (0, 2), "no card alone brings anything"
    game.play(0, "fish:B4")
    assert game.options() == ["take:so", "take:s", "take:o"], "without a plain catch the steps follow at once"
    assert game.detail("take:so") == {"kind": "take", "tiles": 2}
    game.play(0, "take:so")
    assert game[0].tiles == 0
    assert game.told("caught")[0]["wild"] == 2
    poor = given(boat(licenses=FOUR, hand=["cc"], tiles=1), sea={"B4": "so"}).at_action("fishing").play(0, "fish:B4")
    assert poor.options() == ["take:s", "take:o"]
    assert given(boat(licenses=FOUR, hand=["cc"]), sea={"B4": "so"}).at_action("fishing").told("forfeited")


@rule("CG11.7", "CG17.15", "TV5")
def test_a_deckhand_allows_a_second_card_for_its_types_only() -> None:
    aboard = boat(licenses=[*FOUR, "crab"], hand=["ss", "oo", "cc"], crew=["deckhand_shrimp_oyster"])
    game = given(aboard, sea={"B4": "ssooc"}).at_action("fishing")
    shrimp, oyster, crab = game.hand()
    game.play(0, "fish:B4", "other", f"play:{shrimp}:ss")
    assert f"play:{oyster}:oo" in game.options()
    game.play(0, f"play:{oyster}:oo")
    assert game.options() == ["take:ss", "take:so", "take:oo", "take:s", "take:o"]
    assert game.refused("take:c") == ("not_with_deckhand", "CG11.7")
    assert game.refused(f"play:{crab}:cc") == ("too_many_cards", "CG5.B3")
    game.play(0, "take:so")
    assert game[0].hold[:3] == [1, 1, 0]
    assert len(game[0].hand) == 6
    assert len(game.table.discards) == 2


@rule("CG11.7", "CG17.15")
def test_several_deckhands_allow_their_types_together_but_no_third_card() -> None:
    crew = ["deckhand_shrimp_oyster", "deckhand_oyster_crab"]
    aboard = boat(licenses=["shrimp", "crab"], hand=["ss", "cc", "soc"], crew=crew)
    game = given(aboard, sea={"B4": "sc"}).at_action("fishing")
    shrimp, crab, all_ = game.hand()
    game.play(0, "fish:B4", "other", f"play:{shrimp}:ss", f"play:{crab}:cc")
    assert game.options(verb="play") == []
    assert "take:sc" in game.options()
    assert game.refused(f"play:{all_}:soc") == ("too_many_cards", "CG5.B3")


@rule("CG11.7")
def test_a_first_mate_allows_no_second_card() -> None:
    aboard = boat(licenses=FOUR, hand=["ss", "sss"], crew=["first_mate_shrimp"], upgrades=["storage_big"])
    game = given(aboard, sea={"B4": "ssss"}).at_action("fishing")
    two, three = game.hand()
    game.play(0, "fish:B4", "other", f"play:{two}:ss")
    assert game.refused(f"play:{three}:sss") == ("too_many_cards", "CG5.B3")


@rule("CG5.B")
def test_cards_that_bring_nothing_and_other_choices_are_refused_in_words() -> None:
    game = given(boat(licenses=["shrimp", "shrimp"], hand=["ss", "oo", "sc"]), sea={"B4": "ss"}).at_action("fishing")
    shrimp, oyster, _ = game.hand()
    game.play(0, "fish:B4", "other")
    assert (game.ask().kind, game.ask().args) == ("play", {"place": "B4"})
    assert game.refused(f"play:{oyster}:oo") == ("card_brings_nothing", "CG5.B4")
    game.play(0, f"play:{shrimp}:ss")
    assert (game.ask().kind, game.ask().args) == ("take", {"place": "B4", "cards": [shrimp]})
    assert game.refused("sell:ss:none") == ("take_first", "CG5.B4")


@rule("CG14.15", "CG5.B")
def test_good_haul_allows_one_more_card_of_any_type() -> None:
    aboard = boat(licenses=["shrimp", "crab"], hand=["ss", "cc", "oo"])
    game = given(aboard, sea={"B4": "sc"}, card="good_haul", round_=5).at_action("fishing")
    shrimp, crab, oyster = game.hand()
    game.play(0, "fish:B4", "other", f"play:{shrimp}:ss", f"play:{crab}:cc")
    assert game.refused(f"play:{shrimp}:ss") == ("card_not_in_hand", "CG5.B3")
    assert "take:sc" in game.options()
    assert game.refused(f"play:{oyster}:oo") == ("too_many_cards", "CG5.B3")
    aboard = boat(licenses=["shrimp", "crab"], hand=["ss", "cc", "oo"], crew=["deckhand_shrimp_crab"])
    game = given(aboard, sea={"B4": "sc"}, card="good_haul", round_=5).at_action("fishing")
    shrimp, crab, oyster = game.hand()
    game.play(0, "fish:B4", "other", f"play:{shrimp}:ss", f"play:{crab}:cc", f"play:{oyster}:oo")
    assert "take:sc" in game.options()


@rule("CG5.B")
def test_cards_not_in_hand_and_catches_that_are_not_the_best_are_refused_in_words() -> None:
    game = given(boat(licenses=FOUR, hand=["ss", "so"]), sea={"B4": "sso"}).at_action("fishing").play(0, "fish:B4")
    assert game.refused("catch:G90:ss") == ("card_not_in_hand", "CG5.B3")
    assert game.refused(f"catch:{game.hand()[0]}:s") == ("not_the_best_haul", "CG5.B4")
    assert game.refused("sail:tampa") == ("catch_first", "CG5.B3")


@rule("CG5.B")
def test_more_than_25_hexes_are_asked_row_by_row() -> None:
    aboard = boat(licenses=["shrimp"], hand=["ss"], fuel=10, upgrades=["tank_big"])
    game = given(aboard, sea=dict.fromkeys(HEXES[:28], "s")).at_action("fish_or_sail")
    assert game.options() == ["row:A", "row:B", "row:C", "row:D", "row:E", "decline"]
    assert game.refused("fish:A1") == ("choose_row", "CG5.B1")
    game.play(0, "row:A")
    assert game.options() == ["fish:A1", "fish:A2", "fish:A3", "fish:A4"]
    assert game.refused("fish:B1") == ("other_row", "CG5.B1")
    assert game.refused("fish:F5") == ("no_seafood_there", "CG5.B1")
    game.play(0, "fish:A3", "other")
    assert game.place() == "A3"


@rule("CG5.B")
def test_more_than_25_handfuls_are_asked_by_their_number() -> None:
    licenses = ["shrimp"] * 4 + ["oyster"] * 4 + ["crab"] * 4
    hand = ["soc", "sss", "ooo", "ccc"]
    aboard = boat(licenses=licenses, hand=hand, upgrades=["storage_big"], tiles=4, crew=["deckhand_shrimp_oyster"])
    game = given(aboard, sea={"B4": "ssssoooocccc"}, card="good_haul", round_=5).at_action("fishing")
    soc, sss, *_ = game.hand()
    game.play(0, "fish:B4", "other", f"play:{soc}:soc", f"play:{sss}:sss")
    assert game.options(verb="total") == ["total:4", "total:3", "total:2", "total:1"]
    assert game.refused("take:ssoc") == ("choose_total", "CG5.B4")
    game.play(0, "total:4")
    assert len(game.options()) == 15
    game.play(0, "take:ssoc")
    assert game[0].hold[:3] == [2, 1, 1]


@rule("CG5.B", "CG5.D")
@pytest.mark.parametrize(("hexes", "plain"), [(21, True), (22, False)])
def test_hexes_and_ports_of_25_choices_beside_declining_are_too_many(hexes: int, plain: bool) -> None:
    aboard = boat(at="C3", licenses=["shrimp"], hand=["ss"], fuel=10, upgrades=["tank_big"])
    game = given(aboard, sea=dict.fromkeys(HEXES[:hexes], "s")).at_action("fish_or_sail")
    assert len(game.options(verb="fish")) == (hexes if plain else 0)
    assert len(game.options(verb="sail")) == 3


@rule("CG5.B")
@pytest.mark.parametrize(("others", "plain"), [(3, True), (4, False)])
def test_25_handfuls_and_further_cards_are_asked_at_once_26_are_not(others: int, plain: bool) -> None:
    hand = ["soc", "sss", "ss", "so", "sc", "oc"]
    aboard = boat(
        licenses=[*FOUR, "crab", "crab"], hand=hand[: 2 + others], upgrades=["storage_big"], tiles=4,
        crew=["deckhand_shrimp_oyster"],
    )  # fmt: skip
    game = given(aboard, sea={"B4": "ssoocc"}, card="good_haul", round_=5).at_action("fishing")
    soc, sss, *_ = game.hand()
    game.play(0, "fish:B4", "other", f"play:{soc}:soc", f"play:{sss}:sss")
    assert len(game.options(verb="play")) == others
    assert len(game.options(verb="take")) == (22 if plain else 0)
    assert game.options(verb="total") == ([] if plain else ["total:4", "total:3", "total:2", "total:1"])


@rule("CG5.B", "CG6.12")
def test_a_handful_of_all_icons_and_bonus_tiles_is_only_asked_for_later() -> None:
    licenses = ["shrimp"] * 4 + ["oyster"] * 4 + ["crab"] * 4
    aboard = boat(licenses=licenses, hand=["ss", "oo"], upgrades=["storage_big"], tiles=4)
    game = given(aboard, sea={"B4": "ssssoooocccc"}, card="good_haul", round_=5).at_action("fishing")
    shrimp, oyster = game.hand()
    game.play(0, "fish:B4", "other", f"play:{shrimp}:ss", f"play:{oyster}:oo")
    assert game.refused("take:cccc") == ("choose_total", "CG5.B4")
    game.play(0, "total:4", "take:cccc")
    assert (game[0].hold[:3], game[0].tiles) == ([0, 0, 4], 0)


@rule("CG8.1", "CG17.42")
def test_a_boat_at_sea_on_an_empty_hex_may_still_sail_to_port() -> None:
    game = given(boat(at="C3")).at_action("sail_to_port")
    assert game.options(verb="sail") == ["sail:morgan_city", "sail:corpus_christi", "sail:tampa"]


@rule("CG8.3", "CG17.16")
def test_a_hex_with_a_repopulation_tile_keeps_it_when_fished_again() -> None:
    game = given(boat(licenses=["shrimp"], hand=["ss"]), sea={"B4": "s"}, recovery=["B4"]).at_action("fishing")
    game.fish("B4")
    assert game.marks("B4") == (1, 1)


@rule("CG5.B", "CG17.1")
def test_raw_and_cooked_tiles_take_up_licenses_of_their_type() -> None:
    captain = given(boat())[0]
    captain.licensed, captain.hold = [10, 20, 30], [1, 2, 3, 4, 5, 6]
    assert captain.room() == [10 - 5, 20 - 7, 30 - 9]


def test_handfuls_are_counted_by_code() -> None:
    assert [code(each) for each in ((2, 0, 1), (0, 0, 0))] == ["ssc", "none"]
    assert counts_of("ssc") == (2, 0, 1)
    assert counts_of("css") is None
    assert counts_of("") is None
    assert hauls((1, 1, 0), 2, (1, 1, 1), 0) == ("so", "s", "o")
    assert best_hauls((2, 2, 2), 2, (1, 1, 1)) == ("so", "sc", "oc")
    assert parts((1, 0, 0, 0, 1, 0), 1) == (("s", "none"), ("none", "o"))
    assert parts((1, 0, 0, 0, 1, 0), 2) == (("s", "o"), ("s", "none"), ("none", "o")), "most tiles first"
    assert len(hauls((4, 4, 4), 4, (4, 4, 4), 0)) == 34


def test_what_is_seen_of_a_catch_under_way_is_only_its_beginning() -> None:
    game = given(boat(licenses=FOUR, hand=["ss", "so"]), sea={"B4": "sso"}).at_action("fishing")
    game.play(0, "fish:B4", "other")
    game.play(0, game.options(verb="play")[0])
    assert game.view(0).hex == "B4"
    assert game.view(0).played
    watched = GAME.view(game.table, 1)
    assert (watched.hex, watched.played) == ("", [])
    assert watched.asked is not None
    assert watched.asked.kind == "fish"
    assert PLACE_INDEX["B4"] != game[0].at


@rule("CG5.B")
def test_the_small_print_of_a_hex_tells_the_largest_catch_of_one_card() -> None:
    aboard = boat(at="B4", licenses=["shrimp", "shrimp", "oyster"], hand=["ss", "so"])
    game = given(aboard, sea={"B4": "ssso", "B5": "c", "B3": "o"}).at_action("fishing")
    assert game.detail("fish:B4")["most"] == 2
    assert game.detail("fish:B3")["most"] == 1


@rule("CG5.B", "CG6.12")
@pytest.mark.parametrize(("tiles", "told"), [(0, {"kind": "fish"}), (1, {"kind": "fish_with_tiles", "boosted": 2})])
def test_the_small_print_of_a_hex_tells_what_bonus_tiles_add(tiles: int, told: dict[str, Any]) -> None:
    aboard = boat(licenses=["shrimp", "crab"], hand=["so", "oo"], tiles=tiles)
    game = given(aboard, sea={"B4": "sc"}).at_action("fishing")
    assert game.detail("fish:B4") == {"fuel": 2, "shrimp": 1, "oyster": 0, "crab": 1, "most": 1, **told}
    game.play(0, "fish:B4", "other")
    while further := game.options(verb="play")[:1] or game.options(verb="take")[:1]:
        game.play(0, *further)
    assert [each["number"] for each in game.told("caught")] == [told.get("boosted", 1)]


def test_what_one_press_catches_is_no_second_row_of_several_steps() -> None:
    game = given(boat(licenses=["shrimp"], hand=["so", "ss"]), sea={"B4": "sss"}).at_action("fishing")
    (fishing,) = [each for each in ways(GAME, game.table, 0) if each.choice == "fish:B4"]
    cards = sorted(f"catch:{card}:s" for card in game.hand())
    assert sorted(way.choices[1] for way in fishing.ways) == [*cards, "other"]
    assert all(len(way.choices) == 2 for way in fishing.ways)


@rule("CG5.B")
def test_the_catch_that_brings_most_is_offered_first_with_the_card_that_could_catch_least_elsewhere() -> None:
    game = given(boat(licenses=FOUR, hand=["so", "ooo", "ss", "oo"]), sea={"B4": "sssooo"}).at_action("fishing")
    shrimp_oyster, three, shrimp, two = game.hand()
    caught = [each for each in numbered(GAME, game.play(0, "fish:B4").table, 0) if each != "other"]
    assert caught == [
        f"catch:{two}:oo",
        f"catch:{three}:oo",
        f"catch:{shrimp_oyster}:so",
        f"catch:{shrimp}:ss",
    ]
    game.play(0, "other")
    game.play(0, game.options()[0])
    assert [*numbered(GAME, game.table, 0)] == ["take:so", "take:o", "take:s"]


@rule("CG5.B", "CG7.2")
def test_the_hex_that_promises_most_is_offered_first() -> None:
    sea = {"B2": "s", "B4": "sss", "C3": "sss", "F3": "sss"}
    game = given(boat(licenses=FOUR, hand=["ss"], fuel=6), sea=sea).at_action("fishing")
    hexes = [each for each in numbered(GAME, game.table, 0) if each.startswith("fish:")]
    fuel = {each: game.detail(each)["fuel"] for each in hexes}
    assert set(hexes) == {f"fish:{hex_}" for hex_ in sea}, "all of them"
    assert hexes != sorted(hexes), "not in reading order"
    same_catch = [fuel[each] for each in hexes if each != "fish:B2"]
    assert same_catch == sorted(same_catch) == [2, 3, 6], "the nearer the better"
    bare = given(boat(licenses=FOUR, hand=["ss"], fuel=4), sea={"B2": "s", "B4": "ss"}).at_action("fishing")
    assert [*numbered(GAME, bare.table, 0)] == ["fish:B4", "fish:B2", "decline"], "twice the catch"


@rule("CG5.B")
@pytest.mark.parametrize(("count", "told"), [(4, []), (6, [small_print.BestFirst(3)])])
def test_the_three_hexes_that_promise_most_are_offered_first_and_the_others_by_name_and_that_is_said(
    count: int, told: list[Remark]
) -> None:
    sea = dict(zip(["A2", "A3", "B2", "B4", "C3", "D4"], ["s", "s", "s", "ss", "sss", "ssss"], strict=True))
    last = dict([*sea.items()][-count:])
    game = given(boat(licenses=[*FOUR, "shrimp"], hand=["sss", "ss"], fuel=9), sea=last).at_action("fishing")
    hexes = [each.removeprefix("fish:") for each in numbered(GAME, game.table, 0) if each.startswith("fish:")]
    assert set(hexes) == {*last}
    assert {*hexes[:3]} == {"B4", "C3", "D4"}, "where two or more can be caught"
    assert hexes[3:] == sorted(hexes[3:])
    assert GAME.beside(game.table, 0) == told


@rule("CG6.12", "CG5.B")
def test_the_most_that_bonus_tiles_make_of_a_card_is_a_choice_of_its_own() -> None:
    licenses = ["shrimp", "shrimp", "oyster", "oyster", "crab"]
    aboard = boat(licenses=licenses, hand=["soc", "ss", "oo"], tiles=2, upgrades=["storage_big"])
    game = given(aboard, sea={"B4": "sooc"}).at_action("fishing").play(0, "fish:B4")
    three, shrimp, oyster = game.hand()
    plain = {f"catch:{three}:soc", f"catch:{shrimp}:s", f"catch:{oyster}:oo"}
    assert set(game.options()) == {*plain, "other", f"catch:{three}:ooc"}, "no card brings more with both tiles"
    assert game.detail(f"catch:{three}:ooc")["tiles"] == 1
    assert game.detail(f"catch:{three}:soc")["kind"] == "card", "none is spent"
    assert [*numbered(GAME, game.table, 0)][:2] == [f"catch:{three}:ooc", f"catch:{three}:soc"], "3 + 3 + 4 a tile less"
    game.play(0, f"catch:{three}:ooc")
    assert (game[0].tiles, game[0].hold[:3], game.hex("B4")) == (1, [0, 2, 1], "s")
    assert game.told("caught")[0]["wild"] == 1
    bare = given({**aboard, "tiles": 0}, sea={"B4": "sooc"}).at_action("fishing").play(0, "fish:B4")
    assert set(bare.options()) == {*plain, "other"}


@rule("CG6.12")
def test_where_no_card_brings_anything_by_itself_it_goes_step_by_step_and_what_a_card_catches_at_once_is_told() -> None:
    game = given(boat(licenses=FOUR, hand=["ss", "cc"], tiles=1), sea={"B4": "o"}).at_action("fishing")
    game.play(0, "fish:B4")
    assert game.ask().kind == "play"
    for choice in game.options():
        assert {name: game.detail(choice)[name] for name in ("haul", "tiles")} == {"haul": "o", "tiles": 1}
    game.play(0, game.options()[0])
    assert (game[0].tiles, game[0].hold[:3]) == (0, [0, 1, 0])
    several = given(boat(licenses=FOUR, hand=["oo", "ss"]), sea={"B4": "soo"}).at_action("fishing")
    several.play(0, "fish:B4", "other")
    assert {each: several.detail(each)["haul"] for each in several.options()} == {
        f"play:{several.hand()[0]}:oo": "none",
        f"play:{several.hand()[1]}:ss": "s",
    }, "of two oysters one may be left"


@rule("CG6.12")
def test_each_bonus_tile_that_makes_more_of_a_card_is_a_choice_of_its_own() -> None:
    game = given(boat(licenses=FOUR, hand=["ss"], tiles=2), sea={"B4": "soo"}).at_action("fishing").play(0, "fish:B4")
    (card,) = game.hand()
    assert set(game.options()) == {f"catch:{card}:s", f"catch:{card}:so", f"catch:{card}:oo", "other"}


@rule("CG11.7")
def test_without_a_deckhand_a_hex_promises_no_second_card() -> None:
    roomy = {"licenses": FOUR, "hand": ["ss", "oo"], "fuel": 6, "upgrades": ["storage_big"]}
    sea = {"B4": "oo", "C3": "ssoo"}
    game = given(boat(**roomy), sea=sea).at_action("fishing")
    assert next(iter(numbered(GAME, game.table, 0))) == "fish:B4", "the same catch, and nearer"
    helped = given(boat(**roomy, crew=["deckhand_shrimp_oyster"]), sea=sea).at_action("fishing")
    assert next(iter(numbered(GAME, helped.table, 0))) == "fish:C3"


def test_plans_of_earlier_versions_which_knew_no_rewards_mean_the_same_sale() -> None:
    sale = small_print.Sell(money=5, steps=1)
    assert small_print.Sell(money=5, steps=1, fuel=2, cash=1, cards=1).gist() == sale
