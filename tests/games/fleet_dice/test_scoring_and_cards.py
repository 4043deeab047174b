"""The end of the game (F13), captains and trophies (F14)."""

import msgspec
import pytest

from games.engine import Illegal, Luck
from games.fleet_dice import GAME, data
from games.fleet_dice.rows import Metric
from games.fleet_dice.sheet import Sheet
from tests.games.fleet_dice.given import Given, given, sheet, start

rule = pytest.mark.rule


def worth(total: int, fish: int) -> Sheet:
    """A sheet of this total, so much of it in fish and the rest in bank boxes, licenses and harbor research."""
    rest = total - fish - 3  # the barge scores 3
    state = sheet(boats={"barge": [fish]})
    levels, rest = divmod(rest, 5)
    for type_ in range(levels):
        state.levels[type_] = 3
    state.fleets[data.SECTION_INDEX["research_vessel"]] = [0] * rest
    return state


@rule("T24", "F13.2")
def test_the_highest_total_wins_then_the_most_fish_then_both() -> None:
    by_fish = given(worth(49, 30), worth(49, 28), at="end").result
    assert [score.total for score in by_fish.scores] == [49, 49]
    assert ([score.place for score in by_fish.scores], by_fish.winners) == ([1, 2], [0])

    shared = given(worth(49, 30), worth(49, 30), worth(40, 35), at="end").result
    assert ([score.place for score in shared.scores], shared.winners) == ([1, 1, 3], [0, 1])

    by_points = given(worth(48, 40), worth(49, 28), at="end").result
    assert by_points.winners == [1]


@rule("F13.1", "R29")
def test_a_result_shows_the_five_categories_and_their_sum() -> None:
    state = sheet(boats={"cod": [4, 1], "inuit": [2]}, levels={"cod": 3}, complete=["pub"], bonus="buildings")
    score = given(state, sheet(), at="end").result.scores[0]
    assert score.categories == {"fish": 7, "boats": 2, "licenses": 10, "buildings": 10, "bonus": 2}
    assert score.total == 31


@rule("F13.1", "F11.1")
def test_boats_score_their_printed_points_from_the_top() -> None:
    assert [points_of_boats("cod", n) for n in range(5)] == [0, 1, 2, 3, 5]
    assert [points_of_boats("oyster", n) for n in range(4)] == [0, 1, 2, 4]
    assert [points_of_boats(ship, 1) for ship in ("king_crab", "research_vessel", "barge", "inuit")] == [2, 1, 3, 0]


def points_of_boats(fleet: str, boats: int) -> int:
    return given(sheet(boats={fleet: [0] * boats}), sheet(), at="end").sheet().points.boats


# -- captains ---------------------------------------------------------------------------------------------------


@rule("T38", "F14.1", "R24")
def test_captain_amy_starts_with_two_boats_and_two_coins() -> None:
    game = start(2, settings={"captains": "yes"}, captains=["amy", "emma"])
    amy = game.sheet(0)
    assert (amy.level("cod"), amy.fish("cod"), amy.fish("research_vessel"), amy.coins) == (1, [0], [0], 2)
    assert (game.table.sheets[0].boats(), game.table.sheets[0].captain) == (2, "amy")


@rule("F14.1", "F2.2")
@pytest.mark.parametrize("captain", list(data.CAPTAINS))
def test_a_captain_replaces_the_start_roll_and_marks_the_boxes_on_the_card(captain: str) -> None:
    game = start(2, settings={"captains": "yes"}, captains=[captain])
    card = data.CAPTAINS[captain]
    expected = dict.fromkeys(card.start_extra_boxes, 1) | {card.start_type: 3}
    assert {name: game.sheet(0).marked(name) for name in data.SECTIONS if game.sheet(0).marked(name)} == expected
    assert game.told("start_rolled") == []
    marked = [event.args["section"] for event in game.told("marked", 0)]
    assert marked == [card.start_type] * 3 + card.start_extra_boxes, "R24: column boxes first, then in the listed order"


@rule("F14.1")
def test_no_captain_is_dealt_twice() -> None:
    for seats in (1, 2, 3, 4):
        dealt = [sheet_.captain for sheet_ in start(seats, settings={"captains": "yes"}).table.sheets]
        assert len(set(dealt)) == seats


@rule("F14.1", "F14.5", "R22", "R14")
@pytest.mark.parametrize(
    ("captain", "state", "points"),
    [
        ("murray", {"levels": {"cod": 2, "oyster": 3, "shrimp": 1}, "king_crab": True}, 4),
        ("murray", {"levels": dict.fromkeys(data.TYPES, 2)}, 8),
        ("amy", {"boats": {"cod": [0, 0], "research_vessel": [0], "inuit": [0, 0]}}, 2),
        ("emma", {"coins": 37, "struck_stars": [7, 14, 42]}, 2),
        ("emma", {"coins": 84}, 7),
        ("sig", {"boats": {"barge": [23]}}, 3),
        ("sig", {"boats": {"barge": [70]}}, 8),
        ("linda", {"boats": {"cod": [4, 4, 3], "barge": [10]}}, 3),
    ],
)
def test_each_captain_scores_the_personal_bonus(captain: str, state: dict[str, object], points: int) -> None:
    owner = sheet(captain=captain, **state)  # type: ignore[arg-type]
    assert given(owner, sheet(), at="end").sheet().points.bonus == points


@rule("R14")
def test_the_limit_of_ten_is_for_the_king_crab_bonus_alone() -> None:
    game = given(sheet(bonus="fish", captain="sig", boats={"barge": [78]}), sheet(), at="end", gold="gold_fish")
    assert game.result.scores[0].categories["bonus"] == 10 + 8 + 5


# -- trophies ---------------------------------------------------------------------------------------------------


@rule("F14.2")
def test_one_gold_and_one_silver_trophy_are_revealed() -> None:
    seen: set[str] = set()
    for secret in range(60):
        table, events = GAME.setup(2, {"trophies": "yes"}, Luck(bytes([secret])))
        assert (data.TROPHIES[table.gold].kind, data.TROPHIES[table.silver].kind) == ("gold", "silver")
        revealed = next(event for event in events if event.kind == "trophies_revealed")
        assert (revealed.args, revealed.barrier) == ({"gold": table.gold, "silver": table.silver}, True)
        seen |= {table.gold, table.silver}
    assert seen == set(data.TROPHIES)
    assert {card.vp for card in data.TROPHIES.values()} == {5}


@rule("F14.6", "F2.1")
def test_trophies_need_an_opponent_but_captains_do_not() -> None:
    with pytest.raises(Illegal, match="trophies_need_two") as refused:
        GAME.check(1, {"trophies": "yes"})
    assert refused.value.rule == "F14.6"
    GAME.check(1, {"captains": "yes"})
    GAME.check(2, {"trophies": "yes"})


def boats(count: int) -> Sheet:
    return sheet(boats={"cod": [0, 0, 0, 0], "lobster": [0] * (count - 4)})


@rule("F14.3")
def test_in_a_draft_turn_the_first_to_meet_the_silver_condition_wins_at_once() -> None:
    eight = boats(7)
    game = given(eight, eight, at="town", dice=["harbor", "harbor", "cod"], silver="silver_boats")
    game.play(0, "die:harbor", "mark:inuit")
    assert game.table.silver_winners == [0]
    assert game.view(0).sheets[0].points.bonus == 5
    game.play(1, "die:harbor", "mark:inuit")
    assert game.table.silver_winners == [0]


@rule("F14.3", "R12")
def test_in_a_window_everybody_who_meets_the_silver_condition_wins_the_full_points() -> None:
    game = given(boats(7), boats(7), sheet(), at="town shared", dice=["harbor"], silver="silver_boats")
    game.play(0, "mark:inuit")
    assert game.table.silver_winners == []
    game.play(1, "mark:research_vessel").play(2, "use:coin")
    assert game.table.silver_winners == [0, 1]
    assert [view.points.bonus for view in game.view(None).sheets] == [5, 5, 0]


@rule("T30", "F14.3", "R12", "R11", "F9.3")
def test_a_condition_met_for_a_moment_only_still_wins_the_silver_trophy() -> None:
    """Third boat full by the private catch; then a star raises the oyster capacity again."""
    fisher = sheet(
        boats={"shrimp": [3, 3], "oyster": [5, 0]},
        levels={"oyster": 1},
        marked={"captains_club": 2, "oyster": 6},
        coins=6,
    )
    game = given(fisher, sheet(), at="town shared", dice=["harbor"], silver="silver_full")
    game.play(0, "mark:captains_club")
    assert (game.sheet().fish("oyster"), game.sheet().coins, game.asks(0)) == ([6, 0], 7, "oyster")
    game.play(0, "oyster:fish")
    assert (game.sheet().full_boats, game.asks(0)) == (3, "star")
    game.play(0, "mark:oyster")
    assert (game.sheet().full_boats, game.sheet().level("oyster"), game.sheet().coins) == (2, 2, 9)
    assert game.table.silver_winners == []
    game.play(1, "use:coin")
    assert game.table.silver_winners == [0]
    assert game.view(0).sheets[0].points.bonus == 5


@rule("F14.3", "R11")
def test_the_silver_trophy_is_never_lost_again() -> None:
    winner = sheet(boats={"oyster": [6, 6, 6]}, levels={"oyster": 1}, marked={"oyster": 6})
    game = given(winner, sheet(), at="town shared", dice=["harbor"], silver="silver_full")
    game.play(0, "mark:research_vessel").play(1, "use:coin")
    assert game.table.silver_winners == [0]
    again = given(winner, sheet(), at="marks", marks=["research_vessel", "oyster"], silver="silver_full")
    assert (again.sheet().full_boats, again.table.silver_winners) == (0, [0])


@rule("F14.3")
def test_the_silver_condition_is_tested_after_setup_as_well() -> None:
    settings = {"captains": "yes", "trophies": "yes"}
    game = start(2, settings=settings, captains=["amy", "emma"], silver="silver_level3")
    assert game.table.silver_winners == []
    assert not any(sheet_.met_silver for sheet_ in game.table.sheets)
    cards = dict(data.TROPHIES)
    easy = cards["silver_boats"]
    data.TROPHIES["silver_boats"] = msgspec.structs.replace(easy, threshold=1)
    try:
        game = start(2, settings=settings, captains=["amy", "emma"], silver="silver_boats")
    finally:
        data.TROPHIES.update(cards)
    assert game.table.silver_winners == [0, 1], "setup counts as a window: both have a boat"


@rule("F14.3", "F14.5")
@pytest.mark.parametrize(
    ("trophy", "nearly", "marks"),
    [
        ("silver_level3", {"levels": {"cod": 2}, "marked": {"cod": 6}}, ["cod"]),
        ("silver_boats", {"boats": {"cod": [0] * 4, "lobster": [0] * 3}}, ["inuit"]),
        ("silver_buildings", {"complete": ["casino", "bank"], "marked": {"pub": 3}}, ["pub"]),
        ("silver_full", {"boats": {"cod": [4, 4, 3]}, "marked": {"captains_club": 2}}, ["captains_club"]),
        (
            "silver_types",
            {"levels": {"cod": 1, "shrimp": 3, "lobster": 1, "oyster": 1}, "marked": {"swordfish": 1}},
            ["swordfish"],
        ),
    ],
)
def test_each_silver_trophy_is_won_by_its_last_step_and_not_before(
    trophy: str, nearly: dict[str, object], marks: list[str]
) -> None:
    card = data.TROPHIES[trophy]
    assert sheet(**nearly).metric(card.metric) == card.threshold - 1  # type: ignore[arg-type]
    game = given(sheet(**nearly), sheet(), at="marks", marks=marks, silver=trophy)  # type: ignore[arg-type]
    assert game.table.silver_winners == [0]
    assert game.told("silver_won", 0)[0].args["points"] == 5


@rule("F14.4", "R13", "F14.5")
@pytest.mark.parametrize(
    ("trophy", "most", "fewer"),
    [
        ("gold_fish", {"boats": {"cod": [3]}}, {"boats": {"cod": [1, 1]}}),
        ("gold_boats", {"boats": {"cod": [0], "research_vessel": [0]}}, {"boats": {"cod": [4]}}),
        ("gold_buildings", {"complete": ["casino"]}, {"marked": {"pub": 3, "bank": 3}}),
        ("gold_coins", {"coins": 13}, {"coins": 13, "struck_stars": [7]}),
        ("gold_licenses", {"levels": {"cod": 2, "oyster": 2}}, {"levels": {"cod": 3}, "king_crab": True}),
    ],
)
def test_each_gold_trophy_goes_to_all_leaders_of_its_metric(
    trophy: str, most: dict[str, object], fewer: dict[str, object]
) -> None:
    leader, other = sheet(**most), sheet(**fewer)  # type: ignore[arg-type]
    assert winners(given(leader, other, at="end", gold=trophy)) == [0]
    assert winners(given(other, leader, leader, at="end", gold=trophy)) == [1, 2]


@rule("F14.4", "R13")
def test_nobody_wins_the_gold_trophy_with_nothing() -> None:
    game = given(sheet(), sheet(), at="end", gold="gold_fish")
    assert winners(game) == []
    assert [score.total for score in game.result.scores] == [0, 0]


def winners(game: Given) -> list[int]:
    """Who holds the gold trophy; the winners' bonus must show its points."""
    holders = game.table.gold_winners
    assert [score.categories["bonus"] for score in game.result.scores] == [
        5 if seat in holders else 0 for seat in range(len(game.table.sheets))
    ]
    return holders


@rule("F14.5", "R22", "R21", "F11.1")
def test_the_metrics_of_cards_count_what_their_words_say() -> None:
    state = sheet(
        boats={"cod": [4, 1], "king_crab": [0], "inuit": [3], "barge": [2], "research_vessel": [0]},
        levels={"cod": 3, "shrimp": 2, "oyster": 1},
        complete=["bank", "buffet"],
        coins=20,
        struck_stars=[7, 21],
        king_crab=True,
    )
    assert {metric: state.metric(metric) for metric in METRICS} == {
        "fish": 10,
        "boats": 6,
        "buildings": 2,
        "coins": 19,
        "licenses": 6,
        "full_boats": 2,
        "level2_types": 2,
        "level3_types": 1,
        "license_types": 3,
    }


@rule("F13.1")
def test_a_game_of_several_ends_without_a_title() -> None:
    game = given(sheet(), sheet(), at="end")
    assert (game.table.phase, game.result.title) == ("end", "")


METRICS: list[Metric] = [
    "fish", "boats", "buildings", "coins", "licenses", "full_boats", "level2_types", "level3_types", "license_types"
]  # fmt: skip
