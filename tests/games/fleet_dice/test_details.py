"""What the small print beside a die tells before it is taken."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import Ask
from games.fleet_dice import GAME, data
from games.fleet_dice.sheet import Sheet
from tests.games.fleet_dice.given import given, sheet


@pytest.mark.parametrize(
    ("die", "told"),
    [
        (
            "die:cod",
            Ask(
                "box_license",
                {
                    "box": 2,
                    "boxes": data.SIZES[data.COD],
                    "points": 0,
                    "coins": 0,
                    "stars": 0,
                    "level": 1,
                    "license": "cod_1",
                    "room": 0,
                },
            ),
        ),
        ("die:shrimp", Ask("box_plain", {"box": 1, "boxes": data.SIZES[data.SHRIMP]})),
        ("die:coins3", None),
    ],
)
def test_a_boat_die_tells_the_box_it_would_mark_unless_its_name_says_it_all(die: str, told: Ask | None) -> None:
    game = given(sheet(marked={"cod": 1}), sheet(), at="boat", dice=["cod", "shrimp", "coins3"])
    assert GAME.detail(game.table, 0, die) == told


def test_a_shrimp_die_tells_what_the_license_makes_of_it() -> None:
    game = given(sheet(levels={"shrimp": 1}), sheet(), at="boat", dice=["cod", "shrimp", "coins3"])
    assert GAME.detail(game.table, 0, "die:shrimp") == Ask(
        "die_licensed", {"coins": data.ROWS.coin_track.coins3_face}
    )  # fmt: skip


def test_town_dice_tell_what_can_be_chosen_and_what_the_market_pays() -> None:
    game = given(sheet(), sheet(), at="town", dice=["cod", "harbor", "wharf"])
    assert GAME.detail(game.table, 0, "die:harbor") == Ask("die_harbor")
    assert GAME.detail(game.table, 0, "die:wharf") == Ask("die_wharf")
    game = given(sheet(boats={"cod": [3]}), sheet(), at="town", dice=["cod", "market", "market"])
    assert GAME.detail(game.table, 0, "die:market") == Ask(
        "market", {"coins": game.table.sheets[0].market_coins(), "stars": 0, "fish": 3}
    )  # fmt: skip


def test_a_die_whose_section_is_full_is_worth_a_coin() -> None:
    game = given(sheet(marked={"cod": data.SIZES[data.COD]}), sheet(), at="boat", dice=["cod", "shrimp", "coins3"])
    assert GAME.detail(game.table, 0, "die:cod") == Ask("coins", {"coins": 1, "stars": 0})


@pytest.mark.rule("F4.3", "F12.4", "F12.5")
@pytest.mark.parametrize(
    ("complete", "points", "left"), [(["buffet"], 1, 0), (["recycling"], 0, 3), (["buffet", "recycling"], 1, 3)]
)
def test_a_die_that_marks_nothing_tells_what_else_it_is_for(complete: list[str], points: int, left: int) -> None:
    mine = sheet(marked={"cod": data.SIZES[data.COD]}, complete=complete)
    game = given(mine, sheet(), at="boat", dice=["cod", "shrimp", "coins3"])
    assert GAME.detail(game.table, 0, "die:cod") == Ask(
        "die_else", {"coins": 1, "stars": 0, "points": points, "left": left}
    )  # fmt: skip


@pytest.mark.rule("F10.1")
@pytest.mark.parametrize(("level", "uses", "stars"), [(2, 1, 1), (3, 2, 1)])
def test_a_shrimp_die_tells_of_second_use_and_star(level: int, uses: int, stars: int) -> None:
    game = given(sheet(levels={"shrimp": level}), sheet(), at="boat", dice=["cod", "shrimp", "coins3"])
    told = GAME.detail(game.table, 0, "die:shrimp")
    assert told == Ask("die_licensed_more", {"coins": 3, "uses": uses, "stars": stars})


@pytest.mark.rule("F5.4", "F5.5")
@pytest.mark.parametrize("kind", ["license", "boat", "choice"])
@pytest.mark.parametrize("spent", ["", "boats", "licenses", "both"])
def test_a_box_promises_only_what_is_left(kind: str, spent: str) -> None:
    section, box = next(
        (section, boxes.index(kind))
        for section, boxes in enumerate(data.BOXES)
        if section < len(data.TYPES) and kind in boxes
    )
    name = data.TYPES[section]
    boats = {name: [0] * data.BOATS[section]} if spent in ("boats", "both") else {}
    levels = {name: data.LEVELS[section]} if spent in ("licenses", "both") else {}
    mine = sheet(marked={name: box}, boats=boats, levels=levels)
    state = given(mine, sheet(), at="boat shared", dice=[name]).table.sheets[0]
    boat, license_ = state.has_boat_left(section), state.has_license_left(section)
    assert (boat, license_) == (spent not in ("boats", "both"), spent not in ("licenses", "both"))
    left = {"boat": boat, "license": license_}
    wanted = [each for each in ("boat", "license") if kind in (each, "choice") and left[each]]
    said = "choice" if len(wanted) == 2 else wanted[0] if wanted else "plain"
    game = given(mine, sheet(), at="boat shared", dice=[name])
    assert GAME.detail(game.table, 0, f"mark:{name}").kind == f"box_{said}"  # type: ignore[union-attr]


@pytest.mark.rule("F12.1", "F12.3", "F12.6")
@pytest.mark.parametrize(
    ("section", "marked", "kind", "points"),
    [
        ("casino", 0, "toward", 2),
        ("casino", 1, "completes", 2),
        ("smokehouse", 1, "completes", 3),
        ("bank", 3, "completes", 0),
        ("pub", 2, "plain", None),
        ("buffet", 0, "plain", None),
        ("barge", 1, "plain", None),
    ],
)
def test_only_the_last_box_of_a_building_completes_anything(
    section: str, marked: int, kind: str, points: int | None
) -> None:
    die = "harbor" if section == "barge" else "wharf"
    game = given(sheet(marked={section: marked}), sheet(), at="town", dice=["cod", "harbor", "wharf"])
    game.play(0, f"die:{die}")
    boxes = data.SIZES[data.SECTION_INDEX[section]]
    told: dict[str, Any] = {"box": marked + 1, "boxes": boxes} | ({} if points is None else {"points": points})
    assert GAME.detail(game.table, 0, f"mark:{section}") == Ask(f"box_{kind}", told)


@pytest.mark.rule("F5.7", "F9.2", "F10.2", "F10.5", "F10.6", "F11.2", "F11.5")
@pytest.mark.parametrize(
    ("section", "mine", "brings"),
    [
        ("oyster", sheet(marked={"oyster": 6}, levels={"oyster": 1}, coins=12), {"coins": 2, "stars": 1, "room": 8}),
        ("cod", sheet(marked={"cod": 6}, levels={"cod": 2}), {"level": 3, "license": "cod_3", "points": 5}),
        ("lobster", sheet(marked={"lobster": 2}, levels={"cod": 3}, coins=6), {"points": 1, "coins": 3, "stars": 1}),
        ("lobster", sheet(marked={"lobster": 2}), {"points": 1, "room": 4, "coins": 0, "stars": 0}),
        ("barge", sheet(marked={"barge": 2}, levels={"cod": 1}), {"room": 10, "coins": 1, "stars": 0}),
        ("king_crab", sheet(marked={"king_crab": 2}), {"points": 5, "coins": 0}),
        ("king_crab", sheet(marked={"king_crab": 3}, king_crab=True), {"points": 2, "room": 4}),
    ],
)
def test_a_box_tells_what_its_license_or_boat_brings(section: str, mine: Sheet, brings: dict[str, object]) -> None:
    """And that is what comes of it."""
    game = given(mine, sheet(), at="town shared", dice=["harbor" if section in data.HARBOR else section])
    step, choice = GAME.step(game.table, 0), f"mark:{section}"
    assert step is not None
    told, promised = GAME.detail(game.table, 0, choice), GAME.small_print(game.table, step, choice)
    assert told is not None
    assert promised is not None
    assert brings.items() <= told.args.items()
    assert promised.gist_of(Ask(told.kind, {**told.args, "stars": 9})) == promised.gist(), "plans go on"
    before, told_before = game.view(0), len(game.events)
    game.play(0, choice)
    assert promised.outcome(0, before, game.view(0), game.events[told_before:]) == promised


@pytest.mark.rule("F15.7", "R20")
def test_a_box_struck_in_the_solo_game_is_not_counted() -> None:
    struck = sheet(struck={"bank": 1, "cod": 2}, marked={"bank": 2})
    game = given(struck, at="town", dice=["cod", "harbor", "wharf"])
    assert GAME.detail(game.table, 0, "die:cod") == Ask("box_plain", {"box": 1, "boxes": data.SIZES[data.COD] - 2})
    game.play(0, "die:wharf")
    assert GAME.detail(game.table, 0, "mark:bank") == Ask("box_completes", {"box": 3, "boxes": 3, "points": 0})


@pytest.mark.rule("F4.3", "F12.4")
def test_the_yard_tells_how_often_it_can_still_be_used() -> None:
    game = given(sheet(complete=["recycling"], recycled=1), sheet(), at="boat shared", dice=["cod"])
    assert GAME.detail(game.table, 0, "use:recycle") == Ask("recycle", {"left": 2})


@pytest.mark.rule("T12")
@pytest.mark.parametrize(("filled", "points"), [([], 1), (["shrimp"], 2), (["shrimp", "oyster", "lobster"], 4)])
def test_a_hex_tells_the_points_it_adds(filled: list[str], points: int) -> None:
    game = given(sheet(complete=["buffet"], hexes=filled), sheet(), at="boat shared", dice=["cod"])
    assert GAME.detail(game.table, 0, "hex:cod") == Ask("hex", {"points": points})


@pytest.mark.rule("F11.2", "R14")
def test_a_bonus_tells_what_it_would_be_worth_now() -> None:
    state = sheet(
        marked={"king_crab": 2},
        boats={"cod": [4, 4, 3]},
        complete=["casino", "pub"],
        levels=dict.fromkeys(data.TYPES, 3),
    )
    game = given(state, sheet(), at="marks", marks=["king_crab"])
    told = {bonus: GAME.detail(game.table, 0, f"bonus:{bonus}") for bonus in ("fish", "buildings", "licenses", "boats")}
    assert told == {
        "fish": Ask("bonus", {"points": 1}),
        "buildings": Ask("bonus", {"points": 4}),
        "licenses": Ask("bonus", {"points": 10}),
        "boats": Ask("bonus", {"points": 1}),
    }


def test_who_owes_no_decision_is_told_nothing() -> None:
    game = given(sheet(), sheet(), at="boat", dice=["cod", "shrimp", "coins3"])
    assert GAME.detail(game.table, 1, "die:cod") is None


@pytest.mark.rule("F9.1", "F9.2")
def test_coins_tell_of_the_star_they_reach() -> None:
    before = min(data.STARS) - 2
    game = given(sheet(coins=before), sheet(), at="boat", dice=["cod", "coins3", "coins3"])
    assert GAME.detail(game.table, 0, "die:coins3") == Ask("stars", {"stars": 1})
    game.play(0, "die:coins3")
    assert GAME.detail(game.table, 0, "use:coins3") == Ask("coins", {"coins": 3, "stars": 1})
    assert GAME.detail(game.table, 0, "use:coin") == Ask("coins", {"coins": 1, "stars": 0})


@pytest.mark.rule("F5.4", "F5.7", "F10.2")
def test_a_choice_box_tells_what_boat_and_license_bring() -> None:
    mine = sheet(marked={"lobster": 4}, levels={"lobster": 1, "cod": 2}, boats={"lobster": [0]})
    game = given(mine, sheet(), at="boat", dice=["lobster", "cod", "cod"]).play(0, "die:lobster", "mark:lobster")
    lobster = data.SECTION_INDEX["lobster"]
    assert GAME.detail(game.table, 0, "take:boat") == Ask(
        "take_boat",
        {
            "points": data.BOAT_VP[data.POINTS][lobster][1],
            "room": data.FIXED_CAPACITY[lobster][1],
            "coins": data.LICENSES[data.COD][2].amount,
            "stars": 0,
        },
    )
    assert GAME.detail(game.table, 0, "take:license") == Ask(
        "take_license",
        {
            "level": 2,
            "license": "lobster_2",
            "coins": data.LICENSES[lobster][2].coins_on_activation,
            "points": 0,
            "stars": 0,
            "room": 0,
        },
    )


@pytest.mark.rule("F4.3", "F8.1")
@pytest.mark.parametrize(
    ("face", "choice"), [("cod", "use:coin"), ("coins3", "use:coins3"), ("market", "use:market"), ("cod", "mark:cod")]
)
def test_what_comes_of_a_die_is_held_against_its_small_print(face: str, choice: str) -> None:
    game = given(sheet(boats={"cod": [3]}), sheet(), at="town shared", dice=[face])
    step = GAME.step(game.table, 0)
    assert step is not None
    promised = GAME.small_print(game.table, step, choice)
    assert promised is not None
    before = game.view(0)
    told_before = len(game.events)
    game.play(0, choice)
    assert promised.outcome(0, before, game.view(0), game.events[told_before:]) == promised
    assert promised.outcome(0, before, before, []) is None
    income = given(sheet(), sheet(), at="income").events
    assert promised.outcome(0, before, before, income) is None, "these coins came for something else"


@pytest.mark.rule("F10.5", "F9.2")
def test_both_answers_for_an_oyster_boat_tell_what_they_bring() -> None:
    mine = sheet(levels={"oyster": 1}, boats={"oyster": [2]}, coins=data.ROWS.coin_track.stars[0] - 1)
    game = given(mine, sheet(), at="fishing")
    fish, coin = (GAME.detail(game.table, 0, f"oyster:{what}") for what in ("fish", "coin"))
    assert fish == Ask("oyster_catch", {"fish": 2, "aboard": 4, "capacity": 6, "coins": 0, "stars": 0})
    assert coin == Ask("oyster_catch", {"fish": 1, "aboard": 3, "capacity": 6, "coins": 1, "stars": 1})
    assert fish is not None
    later = Ask(fish.kind, {**fish.args, "aboard": 6})
    assert GAME.still_means(game.table, 0, "oyster:fish", later), "a plan goes on with more fish aboard"
    game.play(0, "oyster:coin")
    assert (game.sheet().fish("oyster"), game.sheet().coins) == ([3], data.ROWS.coin_track.stars[0])


@pytest.mark.rule("F12.2", "R15")
def test_another_throw_tells_how_often_it_is_possible() -> None:
    game = given(sheet(complete=["casino"]), sheet(), at="boat", dice=["cod", "lobster", "oyster"], rerolls={0: "cod"})
    game.play(0, "die:cod")
    assert GAME.detail(game.table, 0, "reroll") == Ask("reroll", {"left": 1})
    game.play(0, "reroll")
    assert "reroll" not in game.options(0)


@pytest.mark.rule("F3.1", "F5.7")
def test_what_another_license_paid_before_in_a_window_is_not_held_against_a_box() -> None:
    """When the window closes, all of it is told once more."""
    mine = sheet(marked={"oyster": 6, "shrimp": 1}, levels={"oyster": 1}, coins=5)
    game = given(mine, sheet(), at="town shared", dice=["oyster"]).play(1, "use:coin").play(0, "mark:oyster")
    step = GAME.step(game.table, 0)
    assert step is not None
    promised = GAME.small_print(game.table, step, "mark:shrimp")
    assert promised is not None
    before, told_before = game.view(0), len(game.events)
    game.play(0, "mark:shrimp")
    told = game.events[told_before:]
    assert any(event.kind == "earned" and event.args["why"] == "license" for event in told)
    assert promised.outcome(0, before, game.view(0), told) == promised
