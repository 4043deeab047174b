"""Markets: prices, the three tracks, rewards (CG5.F, CG9)."""

from __future__ import annotations

import pytest

from bot.text import texts
from games.captains_gulf import GAME
from games.captains_gulf.trading import Advance
from games.engine import Ask, numbered
from tests.games.captains_gulf.given import boat, given

rule = pytest.mark.rule
OTHERS = ("shrimp", "oyster", "crab")
SIX = ["ss", "oo", "cc", "so", "sc", "oc"]
DRAW = (("", ""), ("", ""), ("R5", "R1"))


@rule("CG5.F", "CG9.1", "TV13", "CG9.6")
def test_two_shrimp_where_shrimp_is_liked() -> None:
    game = given(boat(at="tampa", raw="ss")).at_action("market").play(0, "sell:ss:none")
    assert (game[0].money, game[0].tracks, game[0].hold) == (6, [1, 1, 3], [0] * 6)
    kinds = [event.kind for event in game.events if event.seat == 0]
    assert kinds[:2] == ["sold", "advanced"]
    assert game.table.supply == [28, 28, 28]


@rule("CG9.1", "CG17.30", "CG14.6")
def test_any_tiles_raw_or_cooked_are_sold_as_the_seller_likes() -> None:
    aboard = boat(at="tampa", raw="so", cooked="s", upgrades=["storage_small"])
    game = given(aboard, card="seafood_market").at_action("market")
    assert len(game.options(verb="sell")) == 7
    assert game.detail("sell:so:s")["money"] == (2 + 1 + 1) + (3 + 1) + (2 + 1 + 1 + 1)
    game.play(0, "sell:none:s")
    assert (game[0].money, game[0].hold) == (5, [1, 1, 0, 0, 0, 0])
    assert game.table.supply == [27, 27, 28], "what is sold goes back to the supply, cooked or raw"
    assert game.told("sold")[0]["number"] == 1
    refused = given(aboard).at_action("market")
    assert refused.refused("sell:ss:none") == ("not_aboard", "CG9.1")
    crabs = given(boat(at="tampa", raw="cc")).at_action("market")
    assert crabs.refused("sell:none:oo") == ("not_aboard", "CG9.1")
    assert refused.refused("sell:none:none") == ("sell_something", "CG5.F")
    assert refused.refused("sell:xx:none") == ("main_action_first", "CG3.4")


@rule("CG9.2", "TV16", "CG14.12", "CG11.2")
@pytest.mark.parametrize(
    ("raw", "cooked", "crew", "card", "steps"),
    [
        ("soc", "", [], "", 5),
        ("cc", "", ["first_mate_crab"], "", 3),
        ("s", "s", [], "", 2),
        ("s", "o", [], "", 3),
        ("s", "", [], "few_customers", 0),
        ("ss", "", ["first_mate_crab"], "", 2),
    ],
)
def test_advance_counts_tiles_types_mates_and_customers(
    raw: str, cooked: str, crew: list[str], card: str, steps: int
) -> None:
    aboard = boat(at="tampa", raw=raw, cooked=cooked, crew=crew, upgrades=["storage_small"])
    game = given(aboard, card=card, round_=5).at_action("market")
    choice = f"sell:{raw or 'none'}:{cooked or 'none'}"
    assert game.detail(choice)["steps"] == steps
    assert game.play(0, choice)[0].tracks[2] == 1 + steps


@rule("CG9.2", "TV16", "CG6.12")
def test_one_bonus_tile_advances_one_space_more() -> None:
    aboard = boat(at="tampa", raw="cc", crew=["first_mate_crab"], tiles=3)
    game = given(aboard, card="few_customers", round_=5).at_action("market").play(0, "sell:cc:none")
    assert game.options() == ["advance:tampa", "boost:tampa"]
    assert game.detail("boost:tampa") == {"kind": "advance", "start": 1, "space": 4, "money": 0}
    game.play(0, "boost:tampa")
    assert (game[0].tracks[2], game[0].tiles) == (4, 2)
    assert game.refused("boost:tampa")[0] == "turn_is_over"


@rule("CG9.3", "CG14.16", "CG17.37")
def test_the_delivery_truck_moves_the_whole_advance_to_another_port_for_one() -> None:
    aboard = boat(at="tampa", raw="ss", crew=["first_mate_shrimp"], tiles=1)
    game = given(aboard, card="delivery_truck", round_=5).at_action("market").play(0, "sell:ss:none")
    assert game.options() == [
        "advance:tampa", "boost:tampa", "advance:morgan_city", "advance:corpus_christi", "boost:morgan_city",
        "boost:corpus_christi",
    ]  # fmt: skip
    assert game.detail("advance:tampa") == {"kind": "advance", "start": 1, "space": 4, "money": 0}
    assert game.detail("advance:morgan_city") == {"kind": "advance", "start": 1, "space": 4, "money": 1}
    game.play(0, "boost:corpus_christi")
    assert (game[0].tracks, game[0].money, game[0].tiles) == ([1, 5, 1], 5, 0)
    without = given(boat(at="tampa", raw="s", tiles=1)).at_action("market").play(0, "sell:s:none")
    for choice in ("advance:morgan_city", "boost:morgan_city"):
        reason = without.refusal(choice)
        assert (reason.reason, reason.rule, reason.args_) == ("needs_truck", "CG9.3", {"port": "morgan_city"})
    assert without.refused("advance:galveston") == ("advance_first", "CG9.3")
    assert without.refused("go:fishing") == ("advance_first", "CG9.3")


@rule("CG9.3")
def test_without_tiles_only_the_truck_asks() -> None:
    game = given(boat(at="tampa", raw="s"), card="delivery_truck", round_=5).at_action("market")
    game.play(0, "sell:s:none")
    assert game.refused("boost:tampa") == ("no_bonus_tiles", "CG6.12")


@rule("CG9.3")
@pytest.mark.parametrize(("money", "ports"), [(0, 1), (1, 3)])
def test_the_truck_must_be_paid(money: int, ports: int) -> None:
    game = given(boat(at="tampa", money=money, tiles=1), card="delivery_truck", round_=5).go(Advance(0, 2, 3))
    assert len(game.options(verb="advance")) == len(game.options(verb="boost")) == ports


@rule("CG9.4", "TV14", "CG3.9")
def test_the_first_disc_to_reach_a_reward_uses_it() -> None:
    aboard = boat(at="tampa", raw="ss", tracks=[1, 1, 5], hand=SIX)
    game = given(aboard, rewards=DRAW).at_action("market").play(0, "sell:ss:none")
    assert game[0].tracks[2] == 7
    assert game.told("reward_card") == [{"seat": 0, "tile": "R5", "number": 1}]
    assert (len(game[0].hand), game.ask().kind) == (7, "drop")
    game.play(0, game.options()[-1])
    assert len(game[0].hand) == 6
    assert game.view().ports[2].rewards == ["", "R1"]


@rule("CG9.4", "CG17.11")
def test_passing_a_reward_space_is_enough_and_7_comes_before_11() -> None:
    aboard = boat(at="tampa", raw="soc", tracks=[1, 1, 6], fuel=2, upgrades=["storage_small"], hand=["ss"])
    game = given(aboard, rewards=(("", ""), ("", ""), ("R3", "R2"))).at_action("market").play(0, "sell:soc:none")
    assert (game[0].tracks[2], game[0].fuel, game[0].money) == (11, 5, 2 + 1 + 3 + 4 + 3)
    assert len(game.hand()) == 1, "only the reward of a card takes one for it"
    assert [event.kind for event in game.events if event.kind.startswith("reward")] == ["reward_fuel", "reward_money"]
    game = given(boat(at="tampa", raw="s", tracks=[1, 1, 7]), rewards=DRAW).at_action("market").play(0, "sell:s:none")
    assert game.view().ports[2].rewards[0] == "R5", "the disc stood on it already"


@rule("CG9.4", "CG17.38")
def test_fuel_beyond_the_tank_is_lost_and_the_tile_is_gone() -> None:
    aboard = boat(at="tampa", raw="s", tracks=[1, 1, 6])
    game = given(aboard, rewards=(("", ""), ("", ""), ("R4", ""))).at_action("market").play(0, "sell:s:none")
    assert game[0].fuel == 6
    assert game.told("reward_fuel") == [{"seat": 0, "tile": "R4", "fuel": 0}]
    assert game.view().ports[2].rewards == ["", ""]


@rule("CG9.5", "CG17.12")
def test_the_last_space_holds_one_disc_others_hold_any() -> None:
    other = boat(tracks=[1, 1, 16])
    game = given(boat(at="tampa", raw="ss", tracks=[1, 1, 15]), other).at_action("market").play(0, "sell:ss:none")
    assert game[0].tracks[2] == 15
    assert not game.told("advanced")
    free = given(boat(at="tampa", raw="ss", tracks=[1, 1, 15]), boat(tracks=[1, 1, 15]))
    assert free.at_action("market").play(0, "sell:ss:none")[0].tracks[2] == 16
    owner = given(boat(at="tampa", raw="s", tracks=[1, 1, 16])).at_action("market").play(0, "sell:s:none")
    assert owner[0].tracks[2] == 16


@rule("CG9.6")
def test_money_comes_before_the_bonus_tile_the_disc_and_the_rewards() -> None:
    aboard = boat(at="tampa", raw="s", tracks=[1, 1, 5], tiles=1)
    game = given(aboard, rewards=(("", ""), ("", ""), ("R1", ""))).at_action("market").play(0, "sell:s:none")
    game.play(0, "boost:tampa")
    kinds = [event.kind for event in game.events if event.seat == 0]
    assert kinds == ["sold", "tile_for_track", "advanced", "reward_money"]


@rule("CG5.F", "CG6.8")
@pytest.mark.parametrize(
    ("aboard", "english", "german"),
    [
        ({"raw": "s"}, "Do you sell 1 Shrimp in Tampa?", "Verkaufst du 1 Garnele in Tampa?"),
        ({"cooked": "o"}, "Do you sell 1 Oyster (cooked) in Tampa?", "Verkaufst du 1 Auster (gekocht) in Tampa?"),
        ({"raw": "s", "cooked": "s"}, "What do you sell in Tampa?", "Was verkaufst du in Tampa?"),
    ],
)
def test_the_only_tile_to_sell_is_named_by_the_question(aboard: dict[str, str], english: str, german: str) -> None:
    """It may be declined as well, so it isn't sold by itself; at the Dockside Market it is."""
    sale = given(boat(at="tampa", **aboard)).at_action("market")
    assert sale.options()[-1] == "decline"
    for language, asked in (("en", english), ("de", german)):
        assert texts().words(language).of("captains_gulf").ask(sale.ask()) == asked


@rule("CG5.F", "CG4.10")
def test_an_empty_hold_or_a_boat_at_sea_sells_nothing() -> None:
    assert given(boat()).at_action("market").told("forfeited")
    assert given(boat(at="B2", raw="s")).at_action("market").told("forfeited")


@rule("CG9.1", "CG9.2")
def test_the_sale_that_brings_most_is_offered_first() -> None:
    storage = {"upgrades": ["storage_small"], "licenses": ["shrimp", "crab", "crab"]}
    sale = given(boat(raw="sc", cooked="c", **storage), boat(), tastes=["crab", "oyster", "shrimp"])
    numbers = numbered(GAME, sale.at_action("market").table, 0)
    sales = [each for each in numbers if each != "decline"]
    assert sales[0] == "sell:sc:c"
    assert sales.index("sell:none:c") < sales.index("sell:c:none") < sales.index("sell:s:none"), "one tile"
    money = [sale.detail(each)["money"] for each in sales if sale.detail(each)["steps"] == 1]
    assert money == sorted(money, reverse=True)
    assert [*numbers][-1] == "decline"


@rule("CG9.4")
@pytest.mark.parametrize(
    ("tile", "english", "german"),
    [
        ("R1", "$4, 2 spaces (+$1 at the end); reward: $2", "4\xa0$, 2 Felder (am Ende +1\xa0$); Belohnung: 2\xa0$"),
        ("R3", "$4, 2 spaces (+$1 at the end); reward: 3 fuel",
         "4\xa0$, 2 Felder (am Ende +1\xa0$); Belohnung: 3 Treibstoff"),
        ("R5", "$4, 2 spaces (+$1 at the end); reward: draw a card, then discard one",
         "4\xa0$, 2 Felder (am Ende +1\xa0$); Belohnung: eine Karte ziehen, dann eine abwerfen"),
        ("", "$4, 2 spaces (+$1 at the end)", "4\xa0$, 2 Felder (am Ende +1\xa0$)"),
    ],
)  # fmt: skip
def test_a_sale_whose_disc_comes_upon_a_reward_says_what_that_brings(tile: str, english: str, german: str) -> None:
    aboard = boat(at="tampa", raw="ss", tracks=[1, 1, 5], fuel=3, tiles=1)
    game = given(aboard, rewards=(("", ""), ("", ""), (tile, "R2")), tastes=OTHERS).at_action("market")
    for language, said in (("en", english), ("de", german)):
        told = GAME.detail(game.table, 0, "sell:ss:none")
        assert told is not None
        assert texts().words(language).of("captains_gulf").detail(told) == said
    assert GAME.still_means(game.table, 0, "sell:ss:none", Ask("sell", {"money": 4, "steps": 2})), "planned before"
