"""Small print: what it tells once a choice was played, what of it a plan goes by; what stands apart in a panel."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.text import texts
from games.captains_gulf import GAME, data, events, small_print
from games.captains_gulf.game import MATE
from games.captains_gulf.small_print import Advance, Buy, Go, Repay, Sail, Sell, Take, Towed
from games.captains_gulf.upkeep import DropCards
from games.engine import Ask, Detail, Event, Happening, Remark
from tests.games.captains_gulf.given import Situation, boat, given, new_game, other_figures

rule = pytest.mark.rule
SIX = ["ss", "oo", "cc", "so", "sc", "oc"]
MOVED = events.WheelMoved(space="market", cost=3, steps=5)
SAILED, TOWED = events.Sailed(place="tampa", fuel=1), events.Towed(missing=2, money=3)
ADVANCED = events.Advanced(port="tampa", start=4, space=7)


def told(*happened: Happening, seat: int = 0) -> list[Event]:
    """These things, as they are told of a seat."""
    return [Event(each.kind, seat, each.args) for each in happened]


@pytest.mark.parametrize(
    ("before", "happened", "after"),
    [
        (Go(0, 1, 2, 1), [MOVED], Go(3, 0, 2, 1)),
        (Go(0, 0, 2, 1), [MOVED, events.SpokeCrossed(timer=1, spaces=2)], Go(3, 1, 2, 1)),
        (Sail(fuel=5), [SAILED], Sail(fuel=1)),
        (Towed(7, 8, 9), [SAILED, TOWED], Towed(fuel=1, money=3, loans=0)),
        (Towed(7, 8, 9), [SAILED, TOWED, events.LoansTaken(2, 10, 3)], Towed(fuel=1, money=3, loans=2)),
        (Take(tiles=3), [events.Caught(place="B4", haul="s", number=1, cards=["G01"], wild=2)], Take(tiles=2)),
        (Sell(5, 6), [events.Sold(port="tampa", raw="s", cooked="none", number=1, money=2)], Sell(money=2, steps=6)),
        (Advance(1, 2, 3), [ADVANCED], Advance(start=4, space=7, money=0)),
        (Advance(1, 2, 3), [ADVANCED, events.TruckPaid(port="tampa", money=1)], Advance(start=4, space=7, money=1)),
        (Buy(money=3, fuel=9), [events.FuelBought(fuel=4, money=2)], Buy(money=2, fuel=4)),
        (Repay(money=2), [events.LoanRepaid(money=8, loans=0)], Repay(money=8)),
    ],
    ids=lambda value: value.kind if isinstance(value, Detail) else "",
)
def test_afterwards_the_small_print_tells_what_it_came_to(
    before: Detail, happened: list[Happening], after: Detail
) -> None:
    view = given(boat()).view(None)
    assert before.outcome(0, view, view, told(*happened)) == after
    assert before.outcome(0, view, view, []) is None
    assert before.outcome(0, view, view, told(*happened, seat=1)) is None, "that was somebody else"


@rule("CG7.5")
@pytest.mark.parametrize("happened", [SAILED, TOWED], ids=["sailed", "towed"])
def test_of_a_sail_that_was_not_towed_after_all_no_towing_is_told(happened: Happening) -> None:
    view = given(boat()).view(None)
    assert Towed(7, 8, 9).outcome(0, view, view, told(happened)) is None


@rule("CG10.2")
def test_a_license_planned_with_an_earlier_version_means_the_same_while_its_price_is_the_same() -> None:
    game = given(boat(money=9, hand=["crab_license", "shrimp_license"])).at_action("shipyard")
    choice = game.choice("crab_license")
    now = GAME.detail(game.table, 0, choice)
    assert now is not None
    assert GAME.still_means(game.table, 0, choice, now)
    assert GAME.still_means(game.table, 0, choice, Ask("add", {"money": 4}))
    assert not GAME.still_means(game.table, 0, choice, Ask("add", {"money": 3}))
    assert not GAME.still_means(game.table, 0, choice, Ask("repay", {"money": 4}))


@rule("CG10.1")
@pytest.mark.parametrize("choice", ["crew:G01:fuel_engineer", "upgrade:G01:galley", "license:G01:crab_license"])
def test_of_a_section_that_a_card_does_not_have_nothing_is_said(choice: str) -> None:
    game = given(boat(money=9, hand=["G01"])).at_action("shipyard")
    assert game.options() != []
    assert GAME.detail(game.table, 0, choice) is None


@rule("CG2.9", "CG5.B")
def test_what_a_license_is_good_for_is_said_beside_the_first_one_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    first, later = new_game(2), given(boat(money=9, hand=["G01"])).at_action("shipyard")
    seat = first.table.first
    assert GAME.beside(first.table, seat) == [small_print.FirstLicense()]
    assert GAME.beside(later.table, 0) == []
    other_figures(monkeypatch, "RULES", license_limits_hold=False)
    assert GAME.beside(first.table, seat) == [], "what it says would be wrong"


@rule("CG13.2", "CG14.5", "CG14.10")
@pytest.mark.parametrize(
    ("card", "space", "bill"),
    [
        ("renew_licenses", "fuel_dock", {"pays": 4, "gets": 0}),
        ("renew_licenses", "shipyard", {"pays": 0, "gets": 0}),  # what is added there changes it
        ("renew_licenses", "market", {"pays": 0, "gets": 0}),  # does not end the round
        ("boat_show", "fuel_dock", {"pays": 0, "gets": 4}),
        ("maintenance", "fuel_dock", {"pays": 4, "gets": 0}),
        ("coast_guard", "fuel_dock", {"pays": 0, "gets": 0}),  # how it is paid is chosen only then
        ("good_weather", "fuel_dock", {"pays": 0, "gets": 0}),
    ],
)
def test_a_move_that_ends_the_round_tells_the_bill_that_follows(card: str, space: str, bill: dict[str, int]) -> None:
    mine = boat(wheel="sail_to_port", fuel=1, money=9, licenses=["oyster", "shrimp", "shrimp"], upgrades=["galley"])
    game = given(mine, timer=1, card=card)
    found = game.turn().detail(f"go:{space}")
    assert {name: found.get(name, 0) for name in bill} == bill
    if space == "fuel_dock":
        game.play(0, "go:fuel_dock", "end")
        paid = sum(each["money"] for each in game.told("card_paid") if each["seat"] == 0)
        got = sum(each["money"] for each in game.told("card_earned") if each["seat"] == 0)
        assert (paid, got) == (bill["pays"], bill["gets"])


@rule("CG13.2", "CG7.6")
@pytest.mark.parametrize("money", [0, 1, 4, 9])
def test_a_bill_for_which_money_is_missing_tells_the_loans_that_it_takes(money: int) -> None:
    mine = boat(wheel="sail_to_port", fuel=1, money=2 + money, licenses=["oyster", "shrimp", "shrimp"])
    game = given(mine, timer=1, card="renew_licenses")
    told = game.turn().detail("go:fuel_dock")
    game.play(0, "go:fuel_dock", "end")
    assert told["pays"] == 4
    assert told["loans"] == sum(each["number"] for each in game.told("loans_taken") if each["seat"] == 0)


@rule("CG14.5", "CG7.6")
@pytest.mark.parametrize(("fuel", "money"), [(0, 2), (0, 9), (2, 0), (2, 1), (2, 2), (6, 0), (6, 9)])
@pytest.mark.parametrize("crew", [[], ["maintenance_engineer"]])
@pytest.mark.parametrize(
    ("at", "wheel", "sea", "turn"),
    [
        ("D4", "market", "", ["go:fishing"]),  # in vain
        ("D4", "market", "s", ["go:fishing", "decline"]),
        ("tampa", "sail_to_port", "", ["go:fuel_dock", "end"]),  # with a full tank
    ],
)
def test_a_move_with_which_the_coast_guard_comes_tells_the_loans_of_each_way_to_pay_it(
    fuel: int, money: int, crew: list[str], at: str, wheel: str, sea: str, turn: list[str]
) -> None:
    def ended(*choices: str) -> Situation:
        dock = 2 if wheel == "sail_to_port" else 0
        mine = boat(at=at, wheel=wheel, fuel=fuel, money=dock + money, crew=crew, licenses=["shrimp"], hand=["ss"])
        game = given(mine, boat(money=9), timer=1, card="coast_guard", sea={"D4": sea}).turn()
        for choice in choices:
            if choice in game.options(0):  # with too little fuel for a catch nothing can be declined
                game.play(0, choice)
        return game

    told = ended().detail(turn[0])
    game = ended(*turn)
    answers = game.options(0) or [""]  # who can pay with money alone is not asked
    loans: dict[str, int] = {}
    for answer in answers:
        tried = ended(*turn).play(1, "inspection:money")
        if answer:
            tried.play(0, answer)
        loans[answer] = sum(each["number"] for each in tried.told("loans_taken") if each["seat"] == 0)
    most = max(loans.values())
    assert told.get("loans", 0) == most
    if most:
        assert told["pays"] == (2 if crew else 3)
        assert told.get("kept", 0) == (2 if len(loans) == 2 else 0)
        assert told.get("either", 0) == (min(loans.values()) if len(loans) == 2 else 0)


@rule("CG14.5")
def test_once_only_the_end_of_the_turn_is_left_to_choose_stands_the_loan_that_it_takes() -> None:
    def after(card: str, timer: int, money: int) -> Sequence[Remark]:
        mine = boat(at="tampa", wheel="sail_to_port", fuel=1, money=2 + money, licenses=["shrimp"] * 3)
        game = given(mine, timer=timer, card=card).turn().play(0, "go:fuel_dock")
        return GAME.beside(game.table, 0)

    assert after("coast_guard", 1, 2) == [small_print.RoundEnding("coast_guard", 3, 1, 2, 0)]
    assert after("renew_licenses", 1, 1) == [small_print.RoundEnding("renew_licenses", 3, 1, 0, 0)]
    assert after("renew_licenses", 0, 1) == [], "the round goes on"
    assert after("coast_guard", 1, 3) == [], "there is the money"


@rule("CG5.B")
@pytest.mark.parametrize(("tiles", "sea", "less"), [(0, "s", 0), (0, "ss", 1), (1, "s", 1)])
def test_to_take_less_is_told_only_where_more_than_one_could_be_taken(tiles: int, sea: str, less: int) -> None:
    mine = boat(licenses=["shrimp", "shrimp"], hand=["ss"], tiles=tiles)
    game = given(mine, sea={"B4": sea}).at_action("fishing").play(0, "fish:B4")
    assert game.detail("other")["less"] == less


@rule("CG13.2", "CG15.1")
def test_beside_the_wheel_stands_what_the_round_card_does_to_the_player() -> None:
    mine, other = boat(licenses=["oyster", "shrimp"], hand=["ss"]), boat()
    game = given(mine, other, card="renew_licenses", round_=8).turn()
    assert GAME.beside(game.table, 0) == [small_print.RoundCard("renew_licenses", 3, 0, 1)]
    assert GAME.beside(game.table, 1) == [], "nothing is asked of the other one"
    first = given(mine, card="boat_show", round_=2).turn()
    assert [type(each) for each in GAME.beside(first.table, 0)] == [small_print.RoundCard], "the first of all cards"
    early = given(mine, card="provisions", round_=2).turn()
    assert GAME.beside(early.table, 0) == [small_print.RoundCard("provisions", 2, 0, 0)]
    assert GAME.beside(early.play(0, "bonus:day_laborer", "go:fuel_dock").table, 0) == [], "one has moved"


@rule("CG13.2")
def test_a_plan_made_before_moves_told_the_bill_means_the_same() -> None:
    game = given(boat(wheel="sail_to_port", fuel=1), timer=1, card="provisions").turn()
    found = game.detail("go:fuel_dock")
    assert found["pays"] == 2
    earlier = {**{name: found[name] for name in ("cost", "crosses", "ends")}, "towed": 0}
    assert GAME.still_means(game.table, 0, "go:fuel_dock", Ask("go", earlier))
    assert not GAME.still_means(game.table, 0, "go:fuel_dock", Ask("go", {**earlier, "cost": 4}))
    assert not GAME.still_means(game.table, 0, "go:fuel_dock", Ask("go", {**earlier, "towed": 1}))
    game[0].fuel = game[0].tank
    assert game.detail("go:fuel_dock") == {
        "kind": "go_in_vain_bill", "cost": 2, "crosses": 1, "ends": 1, "why": "full", "pays": 2, "gets": 0, "loans": 1,
    }  # fmt: skip


@rule("CG6.9")
@pytest.mark.parametrize(
    ("money", "fuel", "apart"), [(3, 0, ["buy:9"]), (3, 3, ["buy:6", "buy:9"]), (3, 2, ["buy:9"]), (2, 0, [])]
)
def test_fuel_that_a_smaller_purchase_brings_as_well_is_costly(money: int, fuel: int, apart: list[str]) -> None:
    game = given(boat(money=money, fuel=fuel)).turn().play(0, "bonus:buy_fuel")
    assert set(apart) < set(game.options())
    assert GAME.costly(game.table, 0, game.options()) == apart
    for choice in apart:
        least = game.options()[game.options().index(choice) - 1]
        assert game.detail(least)["fuel"] == game.detail(choice)["fuel"]


@rule("CG11.7", "CG14.15")
@pytest.mark.parametrize(
    ("crew", "card", "told"),
    [
        ([], "good_weather", []),
        (["deckhand_shrimp_crab"], "good_weather", [small_print.MoreCards(1, 2, ["shrimp", "crab"])]),
        ([], "good_haul", [small_print.MoreCards(2, 0, [])]),
        (["deckhand_shrimp_crab"], "good_haul", [small_print.MoreCards(2, 2, ["shrimp", "crab"])]),
    ],
)
def test_that_more_than_one_card_may_be_played_is_said_where_one_fishes(
    crew: list[str], card: str, told: list[small_print.MoreCards]
) -> None:
    mine = boat(licenses=["shrimp", "crab"], hand=["ss", "cc", "so"], crew=crew)
    game = given(mine, card=card, sea={"B4": "sc"}).at_action("fishing").play(0, "fish:B4")
    assert GAME.beside(game.table, 0) == told
    assert game.detail("other") == {"kind": "other", "more": int(bool(told)), "tiles": 0, "less": 0}
    assert GAME.beside(game.play(0, "other").table, 0) == told
    if told:
        first = game.options(verb="play")[0]
        assert game.play(0, first).options(verb="play"), "so it is"


@rule("CG14.15")
@pytest.mark.parametrize(("hand", "cards"), [(["ss"], []), (["ss", "cc"], [2])])
def test_who_holds_one_card_is_not_told_of_more(hand: list[str], cards: list[int]) -> None:
    mine = boat(licenses=["shrimp"], hand=hand)
    game = given(mine, card="good_haul", sea={"B4": "s"}).at_action("fishing").play(0, "fish:B4")
    assert [each.cards for each in GAME.beside(game.table, 0) if isinstance(each, small_print.MoreCards)] == cards


@rule("CG9.4", "CG15.3")
@pytest.mark.parametrize(
    ("start", "reward", "fuel", "found"),
    [
        (5, "money", 6, {"cash": 3, "fuel": 0, "cards": 0, "star": "white", "worth": 1, "last": 0}),
        (5, "fuel", 3, {"cash": 0, "fuel": 3, "cards": 0, "star": "white", "worth": 1, "last": 0}),
        (5, "card", 6, {"cash": 0, "fuel": 0, "cards": 1, "star": "white", "worth": 1, "last": 0}),
        (4, "money", 6, {"cash": 0, "fuel": 0, "cards": 0, "star": "white", "worth": 1, "last": 0, "light": 1}),
        (3, "fuel", 6, {"cash": 0, "fuel": 0, "cards": 0, "star": "", "worth": 0, "last": 0, "light": 1}),
        (12, "money", 6, {"cash": 0, "fuel": 0, "cards": 0, "star": "yellow", "worth": 3, "last": 0}),
    ],
)
def test_an_advance_tells_what_it_reaches(start: int, reward: str, fuel: int, found: dict[str, Any]) -> None:
    tile = next(row for row in data.ROWS.reward_tile if row.kind == reward)
    mine = boat(at="tampa", raw="ss", tracks=[1, 1, start], fuel=fuel, tiles=1)
    game = given(mine, card="few_customers", rewards=[("", ""), ("", ""), (tile.id, "")], round_=5)
    game.at_action("market").play(0, "sell:ss:none")
    if reward == "money":
        found = found | ({"cash": tile.amount} if found["cash"] else {})
    assert game.detail("boost:tampa") == {
        "kind": "advance_for", "start": start, "space": start + 2, "money": 0, "light": 0,
        "instead": "blue" if found["star"] == "yellow" else "none", "end": found["worth"] + 5 * found.get("light", 0),
        **found,
    }  # fmt: skip
    before = game.view().captains[0]
    game.play(0, "boost:tampa")
    after = game.view().captains[0]
    assert after.points.stars - before.points.stars == found["worth"]
    assert after.points.light - before.points.light == 5 * found.get("light", 0)
    assert after.fuel - before.fuel == found["fuel"]
    assert after.money - before.money == found["cash"]


@rule("CG15.3")
@pytest.mark.parametrize(("start", "end"), [(1, 0), (3, 5), (4, 6), (5, 1), (6, 0), (9, 2), (18, 3)])
def test_a_sale_tells_what_its_space_is_worth_more_at_the_end(start: int, end: int) -> None:
    game = given(boat(at="tampa", raw="ss", tracks=[1, 1, start]), round_=5).at_action("market")
    assert game.detail("sell:ss:none")["end"] == end
    before = game.view().captains[0].points
    game.play(0, "sell:ss:none", "advance:tampa") if "advance:tampa" in game.options() else game.play(0, "sell:ss:none")
    after = game.view().captains[0].points
    assert (after.total - after.money) - (before.total - before.money) == end


@rule("CG15.3")
def test_a_plan_made_before_an_advance_told_its_penalty_means_the_same() -> None:
    game = given(boat(at="tampa", raw="ss", tracks=[1, 1, 3], tiles=1)).at_action("market").play(0, "sell:ss:none")
    plain: dict[str, Any] = {"start": 3, "space": 5, "money": 0}
    assert game.detail("advance:tampa")["light"] == 1
    assert GAME.still_means(game.table, 0, "advance:tampa", Ask("advance", plain))
    assert not GAME.still_means(game.table, 0, "advance:tampa", Ask("advance", {**plain, "space": 6}))
    star: dict[str, Any] = {
        "start": 3,
        "space": 6,
        "money": 0,
        "fuel": 0,
        "cash": 0,
        "cards": 0,
        "star": "white",
        "worth": 1,
    }
    assert GAME.still_means(game.table, 0, "boost:tampa", Ask("advance_for", {**star, "last": 0}))


@rule("CG5.B", "CG5.E")
def test_plans_of_earlier_versions_mean_the_same_where_only_the_words_are_others() -> None:
    yard = given(boat(money=9, hand=["galley", "tool_box"])).at_action("shipyard")
    yard.play(0, yard.choice("galley"))
    tools = yard.choice("tool_box")
    found = yard.detail(tools)
    assert found["kind"] == "add_second"
    assert GAME.still_means(yard.table, 0, tools, Ask("add", {"money": found["money"]}))
    assert not GAME.still_means(yard.table, 0, tools, Ask("add", {"money": found["money"] + 1}))
    sea = given(boat(licenses=["shrimp"], hand=["ss", "so"]), sea={"B4": "ss"}).at_action("fishing")
    play = sea.play(0, "fish:B4", "other").options(verb="play")[0]
    assert "bait" not in sea.detail(play), "the choice names it"
    told = {name: sea.detail(play)[name] for name in ("license", "crew", "upgrade")}
    assert GAME.still_means(sea.table, 0, play, Ask("played", told)), "before it told what is caught at once"
    assert GAME.still_means(sea.table, 0, play, Ask("card", {**told, "bait": ["shrimp", "shrimp"]}))
    assert not GAME.still_means(sea.table, 0, play, Ask("card", {**told, "license": "", "bait": []}))
    wild = given(boat(licenses=["shrimp", "crab"], hand=["so", "oo"], tiles=1), sea={"B4": "sc"}).at_action("fishing")
    fish: dict[str, Any] = {"fuel": 2, "shrimp": 1, "oyster": 0, "crab": 1, "most": 1}
    assert GAME.still_means(wild.table, 0, "fish:B4", Ask("fish", fish))
    assert not GAME.still_means(wild.table, 0, "fish:B4", Ask("fish", {**fish, "most": 2}))


@rule("CG3.5", "CG3.6")
def test_to_end_the_turn_is_usual_where_only_free_actions_are_left() -> None:
    free = given(boat(raw="s", wheel="shipyard", tiles=1, loans=1, money=8)).turn().play(0, "go:market", "decline")
    assert GAME.usual(free.table, 0, free.options()) == ["end"]
    bonus = given(boat(fuel=2, tiles=1)).turn().play(0, "go:fuel_dock")
    assert "end" in bonus.options()
    assert GAME.usual(bonus.table, 0, bonus.options()) == [], "a bonus action can still be taken"
    sale = given(boat()).at_action("market")
    assert GAME.usual(sale.table, 0, ["decline"]) == [], "nothing can be ended there"


@rule("CG15")
@pytest.mark.parametrize(("round_", "timer", "usual"), [(8, 1, ["end"]), (8, 0, []), (7, 1, [])])
def test_cards_that_nobody_plays_any_more_are_nothing_to_stay_for(round_: int, timer: int, usual: list[str]) -> None:
    mine = boat(at="B4", wheel="shipyard", tiles=1, fuel=3, money=1, licenses=["shrimp"], hand=["ss"])
    game = given(mine, boat(), timer=timer, round_=round_, sea={"B4": "s"}).turn().play(0, "go:fishing").fish("B4")
    assert game.options() == ["bonus:radar", "draw", "end"]
    assert GAME.usual(game.table, 0, game.options()) == usual
    assert ("bonus:radar" in GAME.costly(game.table, 0, game.options())) == bool(usual)
    assert GAME.careful(game.table, 0, game.options()) == ([] if usual else ["end"])


@rule("CG3.9")
def test_cards_to_discard_stand_in_a_menu_of_their_own() -> None:
    game = given(boat(tiles=2, hand=SIX)).turn().play(0, "draw")
    cards = [f"drop:{card}" for card in game.hand()]
    assert game.options() == [*cards, "draw"]
    assert GAME.rare(game.table, 0, game.options()) == cards


@rule("CG3.9", "CG6.5", "CG9.4")
def test_who_must_discard_is_told_why() -> None:
    def why(game: Situation) -> list[str]:
        remarks = GAME.remarks(game.table, 0)
        return [f"{each.kind} {' '.join(map(str, each.args.values()))}" for each in remarks]

    assert why(given(boat(tiles=1, hand=SIX)).turn().play(0, "draw")) == ["hand_limit 7"]
    radar = given(boat(at="B2", hand=SIX), deck=["sss", "ooo"]).turn().play(0, "bonus:radar")
    assert why(radar) == ["must_discard radar 2"]
    aboard, rewards = boat(at="tampa", raw="ss", tracks=[1, 1, 5], hand=SIX), (("", ""), ("", ""), ("R5", "R1"))
    reward = given(aboard, rewards=rewards).at_action("market").play(0, "sell:ss:none")
    assert why(reward) == ["must_discard reward 1"]
    radar.play(0, radar.options()[0])
    assert why(radar) == ["must_discard either 1"], "the table tells no more of it"
    almanac = given(boat(at="B2", hand=SIX), deck=["sss", "ooo", "ccc"], card="almanac").turn().play(0, "bonus:radar")
    assert why(almanac) == ["must_discard radar 2", "hand_limit 9"], "three are drawn"
    words = texts().words("de").of("captains_gulf")
    assert [words.detail(each) for each in GAME.remarks(almanac.table, 0)] == [
        "Radar: Für die gezogenen Karten wirfst du 2 Karten ab (Regel CG6.5: Radar).",
        "Du darfst 6 Karten auf der Hand haben und hast 9 (Regel CG3.9: Handlimit).",
    ]


@rule("CG3.9")
def test_a_card_to_discard_has_its_bait_beside_its_name_and_plans_of_earlier_versions_hold() -> None:
    game = given(boat(tiles=2, hand=["so", "oo"])).turn()
    game.go(DropCards(0, 1))
    card = game.options()[0]
    assert game.detail(card) == {"kind": "bait", "bait": ["shrimp", "oyster"]}
    told = {"license": "crab_license", "crew": "fuel_engineer", "upgrade": "galley"}
    before = Ask("card", {**told, "bait": ["shrimp", "oyster"]})
    assert GAME.still_means(game.table, 0, card, before)
    assert not GAME.still_means(game.table, 0, card, Ask("card", {**told, "bait": ["oyster"]}))


@rule("CG7.6")
def test_a_loan_is_costly_unless_the_mate_would_take_it() -> None:
    ports = ["sail:morgan_city", "sail:corpus_christi", "sail:tampa"]
    far_from_tampa = given(boat(at="C3", fuel=0, money=3), boat()).at_action("sail_to_port")
    assert GAME.costly(far_from_tampa.table, 0, far_from_tampa.options()) == ["sail:tampa"]
    poor = given(boat(at="C3", fuel=0, money=0, raw="ss"), boat()).at_action("sail_to_port")
    best = MATE.choose(poor.view(), poor.options(), Random(0))
    assert best in ports
    assert GAME.costly(poor.table, 0, poor.options()) == [port for port in ports if port != best]
    assert GAME.costly(poor.table, 1, []) == [], "who is asked nothing owes nothing"


@pytest.mark.rule("CG5.A", "CG6.8")
def test_the_fuel_dock_says_what_it_fills_and_earns() -> None:
    game = given(boat(at="tampa", fuel=4, wheel="market"), boat()).turn()
    promised = GAME.detail(game.table, 0, "go:fuel_dock")
    assert promised is not None
    assert (promised.args["fuel"], promised.args["tank"], promised.args["earned"]) == (4, 6, 0)
    step, before = GAME.step(game.table, 0), game.view(0)
    assert step is not None
    told = GAME.small_print(game.table, step, "go:fuel_dock")
    assert told is not None
    game.play(0, "go:fuel_dock")
    assert told.outcome(0, before, game.view(0), game.events) == told
    assert game[0].fuel == 6
    other = GAME.detail(given(boat(at="tampa", fuel=4, wheel="market"), boat()).turn().table, 0, "go:fishing")
    assert other is None or not other.args.get("tank")


@pytest.mark.rule("CG6.12", "CG3.9", "CG14.8")
@pytest.mark.parametrize(
    ("hand", "card", "said"),
    [
        (2, "", ("draw 1 card", "1 Karte ziehen")),
        (6, "", ("draw 1 card, then discard 1", "1 Karte ziehen, dann 1 abwerfen")),
        (5, "almanac", ("draw 2 cards, then discard 1", "2 Karten ziehen, dann 1 abwerfen")),
    ],
)
def test_a_bonus_tile_for_a_card_says_what_is_discarded_then(hand: int, card: str, said: tuple[str, str]) -> None:
    game = given(boat(tiles=1, hand=SIX[:hand]), **({"card": card} if card else {})).turn()
    told = GAME.detail(game.table, 0, "draw")
    assert told is not None
    assert tuple(texts().words(each).of(GAME.id, []).detail(told) for each in ("en", "de")) == said
    assert GAME.still_means(game.table, 0, "draw", None), "plans of earlier versions go on"
    game.play(0, "draw")
    assert game.options()[0].startswith("drop:") == bool(told.args["drop"])
