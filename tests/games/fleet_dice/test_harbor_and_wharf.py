"""Harbor entries (F11) and wharf buildings (F12)."""

import pytest

from games.fleet_dice import data
from tests.games.fleet_dice.given import given, sheet

rule = pytest.mark.rule


@rule("F11.1", "F4.3")
@pytest.mark.parametrize("entry", data.HARBOR)
def test_every_harbor_entry_is_marked_by_harbor_dice_and_by_stars(entry: str) -> None:
    game = given(sheet(coins=6), sheet(), at="town shared", dice=["harbor"])
    game.play(0, f"mark:{entry}")
    assert game.sheet().marked(entry) == 1
    star = given(sheet(coins=6), sheet(), at="income").play(0, f"mark:{entry}")
    assert star.sheet().marked(entry) == 1


@rule("F11.1", "F14.5", "T19", "T25")
def test_harbor_ships_count_as_boats_but_the_captains_club_does_not() -> None:
    for section, marked, boats in (
        ("king_crab", 3, 1),
        ("research_vessel", 0, 1),
        ("barge", 2, 1),
        ("inuit", 0, 1),
        ("captains_club", 2, 0),
    ):
        game = given(sheet(marked={section: marked}), sheet(), at="marks", marks=[section])
        assert game.table.sheets[0].boats() == boats, section


@rule("F11.2", "F3.1")
def test_the_first_king_crab_activation_is_the_license_and_later_ones_are_boats() -> None:
    game = given(sheet(marked={"king_crab": 2}), sheet(), at="marks", marks=["king_crab"])
    assert game.options(0) == [f"bonus:{bonus}" for bonus in data.BONUSES]
    game.play(0, "bonus:licenses")
    assert (game.sheet().points.licenses, game.sheet().fish("king_crab")) == (5, [])

    game = given(game.table.sheets[0], sheet(), at="marks", marks=["king_crab"] * 3)
    assert (game.sheet().fish("king_crab"), game.asks(0)) == ([0, 0], "")


@rule("F11.2", "R14", "R22")
@pytest.mark.parametrize(
    ("bonus", "state", "points"),
    [
        ("fish", {"boats": {"cod": [4, 4, 3]}}, 1),
        ("fish", {"boats": {"barge": [59]}}, 9),
        ("fish", {"boats": {"barge": [78]}}, 10),
        ("buildings", {"complete": ["casino", "pub"]}, 4),
        ("buildings", {"complete": data.WHARF}, 10),
        ("licenses", {"levels": {"cod": 3, "oyster": 1}}, 4),
        ("licenses", {"levels": dict.fromkeys(data.TYPES, 3)}, 10),
        ("full_boats", {"boats": {"cod": [4, 4], "inuit": [3, 2]}}, 3),
        ("boats", {"boats": {"cod": [0, 0], "inuit": [0], "research_vessel": [0, 0]}}, 2),
    ],
)
def test_each_king_crab_bonus_rounds_down_and_stops_at_ten(bonus: str, state: dict[str, object], points: int) -> None:
    owner = sheet(bonus=bonus, **state)  # type: ignore[arg-type]
    assert given(owner, sheet(), at="end").sheet().points.bonus == points


@rule("T25", "F11.3", "F4.3")
def test_the_captains_club_starts_a_private_catch_for_this_player_alone() -> None:
    fisher = sheet(marked={"captains_club": 2}, levels={"cod": 1}, boats={"cod": [0, 4], "inuit": [2]})
    other = sheet(boats={"cod": [0]})
    game = given(fisher, other, at="town", round=1, dice=["harbor", "wharf", "cod"])
    game.play(0, "die:harbor", "mark:captains_club")
    assert (game.sheet().fish("cod"), game.sheet().fish("inuit")) == ([1, 4], [3])
    assert (game.sheet().coins, game.table.sheets[0].boats()) == (0, 3)
    assert game.sheet(1).fish("cod") == [0]


@rule("F11.3", "F10.5", "F11.5", "F7.1")
def test_a_private_catch_includes_the_barge_and_the_oyster_swap() -> None:
    fisher = sheet(
        marked={"captains_club": 4}, levels={"oyster": 1}, boats={"barge": [1], "cod": [4, 4], "oyster": [0, 5]}
    )
    game = given(fisher, sheet(), at="marks", marks=["captains_club"])
    assert (game.sheet().fish("barge"), game.sheet().fish("oyster"), game.sheet().coins) == ([3], [0, 6], 1)
    game.play(0, "oyster:coin")
    assert (game.sheet().fish("oyster"), game.sheet().coins) == ([1, 6], 2)


@rule("T19", "F11.4")
def test_a_research_vessel_pays_cod_coins_scores_a_point_and_holds_no_fish() -> None:
    scientist = sheet(levels={"cod": 3}, boats={"cod": [4]})
    game = given(scientist, sheet(), at="marks", marks=["research_vessel"])
    assert (game.sheet().coins, game.sheet().full_boats) == (3, 1)
    assert game.sheet().points.boats == 2, "a cod boat and a research vessel"
    later = given(game.table.sheets[0], sheet(), at="fishing", round=2)
    assert (later.sheet().fish("research_vessel"), later.sheet().full_boats) == ([0], 1)


@rule("F11.5", "F10.2")
def test_the_barge_is_launched_by_its_activation_box() -> None:
    game = given(sheet(levels={"cod": 1}), sheet(), at="marks", marks=["barge"] * 3)
    assert (game.sheet().fish("barge"), game.sheet().coins) == ([0], 1)


@rule("F11.6")
def test_each_inuit_activation_launches_a_boat_that_catches_one() -> None:
    game = given(sheet(), sheet(), at="marks", marks=["inuit"] * 5)
    assert game.sheet().fish("inuit") == [0, 0, 0]
    assert given(game.table.sheets[0], sheet(), at="fishing", round=2).sheet().fish("inuit") == [1, 1, 1]


@rule("F11.7", "F16.1")
def test_the_house_sheet_has_its_boxes() -> None:
    letters = {"plain": "-", "license": "L", "boat": "B", "choice": "?", "fishing": "F", "activation": "A"}
    drawn = {
        name: "".join(letters[kind] for kind in boxes) for name, boxes in zip(data.SECTIONS, data.BOXES, strict=True)
    }
    columns = dict.fromkeys(["shrimp", "cod", "lobster", "swordfish"], "-LB-?-LB-?-B")
    harbor = {
        "king_crab": "--LB-B",
        "captains_club": "--F-F",
        "research_vessel": "BBBBB",
        "barge": "--B",
        "inuit": "B-B-B",
    }
    wharf = {name: "----" if name in ("bank", "pub") else "-A" for name in data.WHARF}
    assert drawn == {**columns, "oyster": "-LB-?-LB--?", **harbor, **wharf}


@rule("F16.1")
def test_a_full_column_can_activate_every_license_and_boat() -> None:
    for column, row in zip(data.BOXES, data.ROWS.boat_types, strict=False):
        round_boxes = sum(kind != "plain" for kind in column)
        assert round_boxes == row.license_levels + len(row.boat_vp)
    assert data.BOATS == [4, 4, 4, 4, 3, 2, 0, 5, 1, 3]
    assert [row.boat_capacity for row in data.ROWS.boat_types[:4]] == [[3] * 4, [4] * 4, [4] * 4, [4] * 4]
    assert [row.boat_vp for row in data.ROWS.boat_types] == [[1, 1, 1, 2]] * 4 + [[1, 1, 2]]
    assert [(row.boat_capacity, row.boat_vp) for row in data.ROWS.harbor] == [(4, 2), (0, 0), (0, 1), (10, 3), (3, 0)]


@rule("F12.1", "F12.10")
@pytest.mark.parametrize("building", data.WHARF)
def test_a_building_is_complete_with_its_last_box(building: str) -> None:
    size = data.SIZES[data.SECTION_INDEX[building]]
    assert size == (4 if building in ("bank", "pub") else 2)
    game = given(sheet(marked={building: size - 2}), sheet(), at="marks", marks=[building])
    assert not game.sheet().complete(building)
    assert game.told("completed") == []
    game = given(game.table.sheets[0], sheet(), at="marks", marks=[building])
    assert game.sheet().complete(building)
    assert [event.args["section"] for event in game.told("completed")] == [building]


@rule("F12.1", "F12.2")
def test_a_buildings_effect_is_active_for_every_later_event() -> None:
    game = given(sheet(marked={"bait_shop": 1}), sheet(), at="town", dice=["wharf", "market", "cod"])
    game.play(0, "die:wharf", "mark:bait_shop").play(1, "die:market", "use:market")
    game.play(0, "use:coin")
    assert game.sheet().coins == 2


@rule("F12.2", "F12.3", "F12.4", "F12.5", "F12.6", "F12.7", "F12.8", "F12.9", "F13.1")
@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("casino", [0, 0, 2]),
        ("bank", [0, 2, 4, 6, 8]),
        ("buffet", [0, 0, 0]),
        ("recycling", [0, 0, 2]),
        ("pub", [0, 0, 0, 0, 10]),
        ("bait_shop", [0, 0, 2]),
        ("smokehouse", [0, 0, 3]),
        ("cannery", [0, 0, 1]),
    ],
)
def test_each_building_scores_its_points(building: str, points: list[int]) -> None:
    scores = [
        given(sheet(marked={building: n}), sheet(), at="end").sheet().points.buildings for n in range(len(points))
    ]
    assert scores == points


@rule("R21")
def test_bank_and_buffet_count_as_buildings_when_complete_whatever_their_hexes() -> None:
    assert sheet(complete=["bank", "buffet"]).metric("buildings") == 2
    assert sheet(complete=["buffet"], hexes=data.TYPES).metric("buildings") == 1
    assert sheet(marked={"bank": 3, "buffet": 1}).metric("buildings") == 0


@rule("R29", "F13.1")
def test_hex_points_are_shown_with_the_buildings() -> None:
    points = given(sheet(complete=["buffet"], hexes=["cod", "oyster"]), sheet(), at="end").sheet().points
    assert (points.buildings, points.bonus) == (3, 0)
