"""What the vocabulary of cards allows though no card of ours needs it: replaced data may say it (A12, A13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.nusfjord import building, data, deciding, effects, shipping
from games.nusfjord.terms import PLAIN, Terms
from tests.games.nusfjord.given import Display, Given, display, given

rule = pytest.mark.rule
Carry = Callable[..., Given]


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Names a list of operations, written as the data files write them, as that of a card."""

    def named(*ops: dict[str, Any], name: str = "A103.9") -> str:
        decoded = msgspec.convert(list(ops), list[effects.AnyOp])
        monkeypatch.setitem(data.PROGRAMS, name, data.Program(decoded, source="A103"))
        for op in decoded:
            if isinstance(op, effects.Choose):
                for number, branch in enumerate(op.of):
                    monkeypatch.setitem(data.PROGRAMS, f"{name}.0.{number}", data.Program(branch, source="A103"))
        return name

    return named


@pytest.fixture
def carry_out(program: Callable[..., str]) -> Carry:
    """A turn in which these operations are carried out at once."""

    def carried(mine: Display, *ops: dict[str, Any]) -> Given:
        game = given(mine, display())
        game.table.then(deciding.Perform(0, program(*ops)))
        return game.begin()

    return carried


@rule("A12", "A14")
def test_goods_are_moved_from_the_supply_onto_the_reserve(carry_out: Carry) -> None:
    move = {"op": "move", "good": "wood", "from": "supply", "to": "reserve", "max": 2}
    game = carry_out(display(wood=1, reserve=(3, 0, 0)), move)
    assert game.options() == ["move:1", "decline"]
    game.play("move:1")
    assert (game.goods(), game.reserve()) == ((0, 0, 0), (4, 0, 0))
    full = display(buildings=["B129"], wood=3, reserve=(0, 8, 0))
    game = carry_out(full, move)
    assert game.options() == ["move:1", "move:2", "decline"]
    game.play("move:2")
    assert game.reserve() == (2, 8, 0), "the Lighthouse looks when fish come, not wood"
    game = carry_out(full | {"goods": [0, 1, 0, 0, 7, 0]}, move | {"good": "fish"})
    game.play("move:1")
    assert (game.goods(), game.reserve()) == ((0, 8, 0), (0, 0, 0))


@rule("A12", "C4")
def test_no_more_is_moved_from_the_reserve_than_lies_there(carry_out: Carry) -> None:
    move = {"op": "move", "good": "fish", "from": "reserve", "to": "supply", "max": 3}
    game = carry_out(display(fish=1, reserve=(0, 2, 0)), move)
    assert game.options() == ["move:1", "move:2", "decline"]
    game.play("move:2")
    assert (game.goods(), game.reserve()) == ((0, 3, 0), (0, 0, 0))


@rule("A12", "B8")
@pytest.mark.parametrize(("times", "sold"), [(1, 1), (2, 2), ("any", 3)])
def test_as_many_ships_are_sold_as_the_card_says(carry_out: Carry, times: int | str, sold: int) -> None:
    sale = {"op": "sell_ship", "prices": {"sloop": 2}, "times": times}
    game = carry_out(display(ships={"sloop": 3}), sale)
    while game.asks() == "card_sell_ship":
        game.play("sell:sloop")
    assert (game.goods(), game.player().ships[0]) == ((0, 0, 2 * sold), 3 - sold)


@rule("A12")
def test_what_follows_happens_when_an_operation_cannot_be_repeated_any_more(carry_out: Carry) -> None:
    upgrade = {"op": "upgrade_ship", "times": 2, "cost": {"wood": 1}}
    for ops, brought in [
        ([upgrade, {"op": "gain", "fish": 3}], (0, 3, 0)),
        ([upgrade, {"op": "gain", "wood": 1, "to": "reserve"}, {"op": "gain", "gold": 2}], (0, 0, 2)),
    ]:
        game = carry_out(display(ships={"sloop": 2}, wood=1), *ops)
        game.play("upgrade:sloop")
        assert game.goods() == brought
    game = carry_out(display(ships={"sloop": 1}, wood=1), upgrade, {"op": "place_ship", "type": "schooner"})
    game.table.ships[2] = 0
    game.play("upgrade:sloop")
    assert game.player().ships == [0, 1, 0], "what is impossible is not done instead"


@rule("A12")
def test_a_chosen_branch_must_do_something(carry_out: Carry) -> None:
    trade = {"op": "exchange", "give": {"wood": 1}, "get": {"gold": 1}, "times": 2}
    game = carry_out(display(wood=2), {"op": "choose", "of": [[trade], [{"op": "gain", "fish": 1}]]})
    game.play("choose:exchange")
    assert game.options() == ["times:1", "times:2"]
    assert game.refuses("decline") == ("card_must_act", "A12")


@rule("A5")
def test_several_conversions_of_one_building_stand_beside_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    game = given(display(buildings=["B223"], ships={"sloop": 1, "cutter": 1}), display())
    sale, barter = data.CONVERSIONS["B223"][0], data.CONVERSIONS["B122"][0]
    monkeypatch.setitem(data.CONVERSIONS, "B223", [barter, sale])
    game.player().goods[1] = 4
    game.table.ask_anew()
    free_uses = [barter[1][1], "trade:B223:sloop", "trade:B223:cutter"]
    assert [each for each in game.options() if ":B" in each] == free_uses


@rule("A13")
def test_discounts_of_fish_and_gold_count_good_by_good(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = ["C343", "A105", "B231"]  # 5 wood, 2 fish, 1 gold; 2 fish, 2 gold; 3 gold
    table = given(display(wood=5, fish=1), display(), offered=offered).table
    assert building.possible(table, 0, PLAIN) == []
    assert building.possible(table, 0, Terms(0, 1, 1)) == ["build:C343"]
    assert building.possible(table, 0, Terms(0, 1, 2)) == ["build:A105", "build:C343"]
    monkeypatch.setitem(data.SHIP_DISCOUNTS, "A111", [(0, 0, 0), (1, 0, 0), (1, 2, 3)])
    table = given(display(buildings=["A111"]), display()).table
    assert shipping.cost(table, 0, "schooner", PLAIN) == (7, 6, 0)
    assert shipping.cost(table, 0, "schooner_gold", PLAIN) == (0, 0, 1)
    assert shipping.cost(table, 0, "schooner", Terms(2, 2, 1)) == (5, 4, 0), "they add up"


@rule("B4")
def test_two_buildings_keep_the_forests_under_both_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(data.PLACEMENTS, "C351", "forest")
    monkeypatch.setitem(data.CARD_CHECKS, "C351", (0, 0, 0, False))
    mine = display(buildings=["C341"], sites={"C341": "a3a4"}, wood=9, fish=9, gold=9)
    game = given(mine, display(), offered=["C351"])
    game.play("place:build_building", "at:b3b4")
    assert game.player().removable_doubles() == ["c3c4"]
    assert game.view(0).players[0].kept.count(True) == 2


@rule("A5")
def test_beside_an_effect_that_may_be_declined_once_effects_are_open(
    program: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while the first use of the new elder, which may be declined as well, is still to come (X11)."""
    trade = program({"op": "exchange", "give": {"fish": 1}, "get": {"gold": 1}, "times": 1}, name="B131.9")
    monkeypatch.setitem(data.HOOKS["after:take_elder"], "B131", [trade])
    game = given(display(buildings=["B131", "B229"], fish=2), display(), plates=1)
    game.play("place:take_elder", "take:constructor")
    assert game.options() == ["times:1", "decline", "use:B229"]


@rule("A5", "A10")
@pytest.mark.parametrize("at", ["turn", "end"])
def test_no_conversion_takes_what_is_still_to_be_paid(
    at: Any, program: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in the window before scoring, if a building could be built there."""
    mine = display(buildings=["A218", "B123", "B322"], wood=3, fish=2, reserve=(1, 0, 0))
    build = program({"op": "action", "name": "build_building"}, name="B322.9")
    monkeypatch.setitem(data.ONCE, "B322", build)
    game = given(mine, display(), at=at, offered=["A102"])  # 3 wood, 2 fish
    game.play("use:B322")
    assert game.asks() == "pay_mix"
    assert game.options() == ["reserve:1", "reserve:0", "convert:B123:fish:1"]
    assert game.refuses("convert:B123:wood:1") == ("use_not_now", "A5")


@rule("E2")
def test_what_must_be_served_before_an_elder_is_used_cannot_be_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    service = effects.Action("serve_fish", True, max_plates=2)
    monkeypatch.setitem(data.BEFORE_USE, "A216", service)
    game = given(display(buildings=["A216"], elders={"fish_seller": 0}, fish=9), display(), plates=0)
    game.play("elder:fish_seller")
    assert game.options() == ["serve:1", "serve:2"]
    assert game.refuses("decline") == ("elder_needs_fish", "E2")
    assert game.refuses("serve:3") == ("too_many_plates_before", "E2")


@rule("A5", "A12")
def test_no_conversion_takes_all_a_required_choice_could_do(carry_out: Carry) -> None:
    branches = [[{"op": "action", "name": name}] for name in ("build_ship", "build_building")]
    game = carry_out(display(buildings=["B123"], wood=2, fish=2), {"op": "choose", "of": branches})
    game.table.open_a, game.table.open_b = ["A103"], []
    game.table.ask_anew()
    choices = ["choose:build_ship", "choose:build_building"]
    assert game.options() == [*choices, "convert:B123:wood:1", "convert:B123:fish:1"], "two fish build nothing"
