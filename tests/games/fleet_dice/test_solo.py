"""Alone against Captain Ruth (F15): her dice, her strikes, her stones."""

import pytest

from games.fleet_dice import data
from games.fleet_dice.sheet import Sheet
from tests.games.fleet_dice.given import Given, given, sheet, start

rule = pytest.mark.rule
RUTH_FIRST, YOU_FIRST = 2, 1
TOLD = ("ruth_struck", "ruth_struck_star", "ruth_passed")


def ruth_drafts(*dice: str, at: str = "boat", you: Sheet | None = None, **stones: str) -> Given:
    """Ruth has drafted first from this pool."""
    return given(you or sheet(), at=at, round=RUTH_FIRST, dice=dice, stones=stones)  # type: ignore[arg-type]


def deeds(game: Given, how: str) -> list[str]:
    """The dice Ruth has drafted or shared, as the log tells it: one sentence for each."""
    return [event.args["face"] for event in game.events if event.kind in TOLD and event.args["how"] == how]


def drafted(game: Given) -> str:
    (face,) = deeds(game, "drafted")
    return face


def strikes(game: Given) -> dict[str, int]:
    """All struck boxes by section."""
    return {name: game.sheet().struck(name) for name in data.SECTIONS if game.sheet().struck(name)}


@rule("F15.1", "F2.2", "F2.4", "T11")
def test_a_solo_game_starts_like_any_other_with_the_stones_in_place() -> None:
    game = start(1, "lobster")
    assert game.sheet().marked("lobster") == 3
    assert [game.stone(stone) for stone in ("boat", "harbor", "wharf")] == ["shrimp", "king_crab", "casino"]
    assert len(game.told("rolled")[0].args["dice"]) == 3
    town = given(sheet(), at="town", dice=["harbor", "wharf", "cod"])
    assert len(town.told("rolled")[0].args["dice"]) == 3


@rule("F15.2", "F15.8", "F3")
@pytest.mark.parametrize("phase", ["boat", "town"])
def test_you_draft_first_in_odd_rounds_and_ruth_in_even_ones(phase: str) -> None:
    dice = ["harbor", "wharf", "cod"] if phase == "town" else ["cod", "lobster", "oyster"]
    odd = given(sheet(), at=phase, round=3, dice=dice)  # type: ignore[arg-type]
    assert (deeds(odd, "drafted"), len(odd.options(0))) == ([], 3)
    even = given(sheet(), at=phase, round=4, dice=dice)  # type: ignore[arg-type]
    assert (len(deeds(even, "drafted")), len(even.options(0))) == (1, 2)


@rule("F15.2", "F15.8", "F4.1")
def test_both_use_the_third_die_the_first_player_of_the_round_first() -> None:
    odd = given(sheet(), at="boat", round=1, dice=["cod", "cod", "lobster"])
    odd.play(0, "die:lobster", "mark:lobster")
    assert strikes(odd) == {"cod": 2}
    odd.play(0, "mark:cod")
    assert (strikes(odd), odd.sheet().marked("cod")) == ({"cod": 3}, 1)

    even = ruth_drafts("cod", "cod", "lobster", boat="lobster")
    assert strikes(even) == {"lobster": 2}
    even.play(0, "mark:cod")
    assert strikes(even) == {"lobster": 2, "cod": 1}, "she used the shared die before you"
    assert even.asks(0) == "use_shared_die"


@rule("F15.3", "R28", "T37")
@pytest.mark.parametrize(("open_boxes", "struck"), [(12, 2), (2, 2), (1, 1)])
def test_a_drafted_die_strikes_two_boxes_or_as_many_as_are_open(open_boxes: int, struck: int) -> None:
    game = ruth_drafts("cod", "coins3", "coins3", boat="cod", you=sheet(marked={"cod": 12 - open_boxes}))
    assert strikes(game) == {"cod": struck}


@rule("T37", "F15.3", "R28")
def test_a_second_strike_is_lost_and_never_spills_into_the_next_building() -> None:
    game = ruth_drafts("wharf", "market", "coins3", at="town", you=sheet(marked={"casino": 1}), wharf="casino")
    assert strikes(game) == {"casino": 1}
    assert game.sheet().complete("casino")


@rule("F15.4")
@pytest.mark.parametrize(
    ("stone", "dice", "taken"),
    [
        ("shrimp", ["oyster", "cod", "lobster"], "cod"),
        ("lobster", ["oyster", "cod", "lobster"], "lobster"),
        ("swordfish", ["shrimp", "cod", "lobster"], "shrimp"),
        ("oyster", ["swordfish", "lobster", "coins3"], "lobster"),
        ("oyster", ["coins3", "coins3", "swordfish"], "swordfish"),
        ("cod", ["coins3", "coins3", "coins3"], "coins3"),
    ],
)
def test_ruth_takes_the_first_open_type_clockwise_from_her_stone(stone: str, dice: list[str], taken: str) -> None:
    assert drafted(ruth_drafts(*dice, boat=stone)) == taken


@rule("F15.4", "R18")
def test_ruth_takes_coins_when_all_types_shown_are_closed() -> None:
    game = ruth_drafts("shrimp", "cod", "coins3", boat="shrimp", you=sheet(full=["shrimp", "cod"]))
    assert drafted(game) == "coins3"
    assert strikes(game) == {"lobster": 1}


@rule("T36", "R18", "F15.4")
def test_ruth_takes_a_die_and_strikes_nothing_when_only_closed_types_show() -> None:
    game = ruth_drafts("shrimp", "shrimp", "cod", boat="lobster", you=sheet(full=["shrimp", "cod"]))
    assert (drafted(game), strikes(game)) == ("shrimp", {})
    assert game.told("ruth_passed")
    assert game.options(0) == ["die:shrimp", "die:cod"], "R18: her die has left the pool"


@rule("F15.5", "R17")
def test_coins_are_her_joker_for_one_box_of_the_next_open_column() -> None:
    game = ruth_drafts("coins3", "coins3", "coins3", boat="cod")
    assert strikes(game) == {"cod": 1}
    game = ruth_drafts("coins3", "coins3", "coins3", boat="oyster", you=sheet(full=["oyster", "shrimp"]))
    assert strikes(game) == {"cod": 1}
    assert game.stone("boat") == "oyster", "aiming past a closed column does not move the stone"


@rule("F15.5", "F15.8")
def test_she_strikes_one_box_with_shared_coins_and_none_when_all_columns_are_closed() -> None:
    game = given(sheet(full=data.TYPES), at="boat", round=YOU_FIRST, dice=["coins3"] * 3)
    game.play(0, "use:coins3")
    game.play(0, "use:coins3")
    assert (strikes(game), len(game.told("ruth_passed"))) == ({}, 2)


@rule("F15.6", "R19", "R2")
@pytest.mark.parametrize(
    ("dice", "taken"),
    [
        (["harbor", "wharf", "cod"], "harbor"),
        (["wharf", "market", "cod"], "wharf"),
        (["market", "market", "cod"], "cod"),
        (["harbor", "market", "coins3"], "harbor"),
    ],
)
def test_in_town_ruth_prefers_harbor_then_wharf_then_the_boat_die_then_market(dice: list[str], taken: str) -> None:
    assert drafted(ruth_drafts(*dice, at="town")) == taken


@rule("T31", "R26", "F15.6")
def test_a_boat_die_of_coins_comes_before_the_market() -> None:
    game = ruth_drafts("market", "market", "coins3", at="town", boat="lobster")
    assert (drafted(game), strikes(game)) == ("coins3", {"lobster": 1})


@rule("R19", "F15.6")
def test_ruth_skips_dice_she_cannot_use() -> None:
    no_harbor = sheet(full=data.HARBOR)
    assert drafted(ruth_drafts("harbor", "market", "cod", at="town", you=no_harbor)) == "cod"
    closed_cod = sheet(full=[*data.HARBOR, "cod"])
    assert drafted(ruth_drafts("harbor", "market", "cod", at="town", you=closed_cod)) == "market"
    no_star = sheet(full=[*data.HARBOR, "cod"], coins=84)
    game = ruth_drafts("market", "harbor", "cod", at="town", you=no_star)
    assert (drafted(game), strikes(game)) == ("harbor", {}), "nothing is usable: the first of her order"


@rule("F15.6", "F15.5")
def test_town_dice_hit_the_section_under_the_stone_or_the_next_open_one() -> None:
    game = ruth_drafts("harbor", "market", "cod", at="town", harbor="barge")
    assert strikes(game) == {"barge": 2}
    game = ruth_drafts("harbor", "market", "cod", at="town", harbor="barge", you=sheet(full=["barge", "inuit"]))
    assert (strikes(game), game.stone("harbor")) == ({"king_crab": 2}, "barge")
    game = ruth_drafts("wharf", "market", "cod", at="town", wharf="bank", you=sheet(full=["bank"]))
    assert strikes(game) == {"recycling": 2}, "the wharf route skips the buffet, which comes last"


@rule("R2", "F15.6")
def test_the_market_die_strikes_the_next_star_that_is_neither_marked_nor_struck() -> None:
    closed = [*data.HARBOR, *data.WHARF]
    game = ruth_drafts("market", "market", "cod", at="town", you=sheet(full=[*closed, "cod"], coins=8))
    assert game.table.sheets[0].struck_stars == [14]
    game = ruth_drafts(
        "market", "market", "cod", at="town", you=sheet(full=[*closed, "cod"], coins=6, struck_stars=[7])
    )
    assert game.table.sheets[0].struck_stars == [7, 14]


@rule("F15.6", "T22", "F9.1")
def test_a_star_ruth_struck_brings_no_star_action() -> None:
    game = given(sheet(coins=6, struck_stars=[7]), at="boat", dice=["coins3"] * 3)
    game.play(0, "use:coin")
    assert (game.sheet().coins, game.asks(0)) == (8, "use_shared_die")


@rule("F15.7", "F15.3")
def test_struck_activation_boxes_are_lost() -> None:
    game = given(
        sheet(marked={"cod": 11}), at="boat", round=RUTH_FIRST, dice=["cod", "coins3", "coins3"], stones={"boat": "cod"}
    )
    assert (game.sheet().struck("cod"), game.sheet().fish("cod")) == (1, [])
    almost = sheet(marked={"lobster": 0}, struck={"lobster": 10})
    game = given(almost, at="marks", marks=["lobster", "lobster"])
    assert (game.sheet().level("lobster"), "lobster" in game.columns(0)) == (1, False)


@rule("T21", "R20", "F15.7", "F12.2")
def test_a_casino_with_a_struck_box_is_complete_with_your_one_mark() -> None:
    game = given(sheet(struck={"casino": 1}), at="marks", marks=["casino"])
    assert (game.sheet().complete("casino"), game.sheet().points.buildings) == (True, 2)
    again = given(game.table.sheets[0], at="boat", dice=["cod", "oyster", "coins3"])
    assert "reroll" in again.play(0, "die:cod").options(0)

    lost = sheet(struck={"casino": 2})
    assert (lost.is_complete(data.CASINO), lost.is_open(data.CASINO)) == (False, False)
    assert given(lost, at="end").sheet().points.buildings == 0


@rule("R20", "F15.7")
def test_her_strike_on_the_last_open_box_completes_a_building_you_have_a_mark_in() -> None:
    you = sheet(marked={"pub": 2})
    game = ruth_drafts("wharf", "market", "cod", at="town", you=you, wharf="pub")
    assert game.sheet().complete("pub")
    assert [(event.seat, event.args["section"]) for event in game.told("completed")] == [(0, "pub")]
    assert game.sheet().points.buildings == 10


@rule("R20", "F15.3")
@pytest.mark.parametrize(("die", "you"), [("wharf", sheet(marked={"pub": 1})), ("cod", sheet(marked={"cod": 11}))])
def test_her_strike_completes_nothing_while_a_box_is_open_and_no_column_ever(die: str, you: Sheet) -> None:
    dice = ["wharf", "market", "coins3"] if die == "wharf" else ["cod", "coins3", "coins3"]
    at = "town" if die == "wharf" else "boat"
    game = ruth_drafts(*dice, at=at, you=you, **({"wharf": "pub"} if die == "wharf" else {"boat": "cod"}))
    assert game.told("ruth_struck") != []
    assert game.told("completed") == []


@rule("F15.3", "R28")
def test_boxes_struck_before_are_no_longer_open() -> None:
    game = ruth_drafts("cod", "coins3", "coins3", boat="cod", you=sheet(marked={"cod": 9}, struck={"cod": 2}))
    assert game.told("ruth_struck")[0].args["boxes"] == 1


@rule("F9.1", "F9.5")
def test_a_struck_star_at_the_end_of_the_track_is_no_marked_coin() -> None:
    end = data.ROWS.coin_track.length
    assert sheet(coins=end, struck_stars=[end]).marked_coins() == end - 1


@rule("T29", "R20", "R21", "F12.3", "F12.4")
def test_bank_and_buffet_are_complete_with_strikes_but_score_your_marks_only() -> None:
    bank = sheet(marked={"bank": 3}, struck={"bank": 1})
    assert (bank.is_complete(data.BANK), bank.metric("buildings")) == (True, 1)
    assert given(bank, at="end").sheet().points.buildings == 6
    buffet = sheet(marked={"buffet": 1}, struck={"buffet": 1})
    game = given(buffet, at="boat", dice=["cod", "oyster", "coins3"])
    game.play(0, "die:cod", "hex:cod")
    assert game.sheet().hexes() == ["cod"]
    assert sum(game.table.sheets[0].hexes) == 1
    assert game.sheet().points.buildings == given(buffet, at="end").sheet().points.buildings + 1


@rule("T27", "F15.8", "F4.4")
def test_the_last_open_box_goes_to_whoever_uses_the_shared_die_first() -> None:
    last = sheet(marked={"shrimp": 11})
    odd = given(last, at="boat", round=YOU_FIRST, dice=["shrimp", "cod", "lobster"], stones={"boat": "cod"})
    odd.play(0, "die:lobster", "mark:lobster")
    assert strikes(odd) == {"cod": 2}
    odd.play(0, "mark:shrimp")
    assert (odd.sheet().marked("shrimp"), strikes(odd)) == (12, {"cod": 2})

    even = ruth_drafts("shrimp", "cod", "lobster", boat="cod", you=last)
    even.play(0, "die:lobster", "mark:lobster")
    assert strikes(even) == {"cod": 2, "shrimp": 1}
    assert even.told("earned")[0].args["why"] == "coin", "only the coin is left to you, taken without asking"


@rule("T28", "F15.8", "F15.9")
def test_ruth_passes_a_section_you_have_just_closed_and_the_stone_stays_until_the_round_ends() -> None:
    you = sheet(marked={"king_crab": 5}, king_crab=True, bonus="fish")
    game = given(you, at="town shared", round=YOU_FIRST, dice=["harbor"])
    assert game.stone("harbor") == "king_crab"
    game.play(0, "mark:king_crab")
    told = {"how": "shared", "face": "harbor", "section": "captains_club", "boxes": 1}
    assert game.told("ruth_struck")[0].args == told
    assert [event.args["harbor"] for event in game.told("stones_moved")] == ["captains_club"]


@rule("F15.8")
def test_ruth_does_nothing_with_a_shared_market_when_no_star_is_left() -> None:
    you = sheet(coins=84)
    game = given(you, at="town shared", round=YOU_FIRST, dice=["market"])
    game.play(0, "use:market")
    assert game.table.sheets[0].struck_stars == []
    assert game.told("ruth_passed")


@rule("F15.9")
def test_a_stone_skips_closed_sections_and_stays_when_all_are_closed() -> None:
    you = sheet(full=["cod", "lobster", *data.HARBOR])
    game = given(you, at="round end", round=1, stones={"harbor": "barge"})
    assert (game.stone("boat"), game.stone("harbor"), game.stone("wharf")) == ("swordfish", "barge", "bank")


@rule("F15.10")
@pytest.mark.parametrize(("points", "least"), [(0, 0), (34, 0), (35, 35), (44, 35), (74, 65), (75, 75), (120, 75)])
def test_the_title_follows_the_result_table(points: int, least: int) -> None:
    you = sheet() if not points else sheet(boats={"barge": [points - 3]})
    result = given(you, at="end").result
    assert (result.scores[0].total, result.title, result.winners) == (points, f"solo_results.{least}", [0])


@rule("F15.10", "F6.1", "F7.1", "F11.2")
def test_income_fishing_and_bonuses_are_as_usual() -> None:
    assert given(sheet(levels={"lobster": 2}), at="income").sheet().coins == 3
    assert given(sheet(boats={"cod": [0]}), at="fishing", round=2).sheet().fish("cod") == [1]
    game = given(sheet(marked={"king_crab": 2}), at="town shared", round=1, dice=["harbor"])
    game.play(0, "mark:king_crab")
    assert len(game.options(0)) == len(data.BONUSES)


@rule("F15.11")
def test_ruth_strikes_sections_and_stars_and_nothing_else() -> None:
    you = sheet(boats={"cod": [2]}, levels={"cod": 2}, hexes=["cod"], complete=["buffet"], coins=5, recycled=1)
    for at, dice in (("boat", ("cod", "coins3", "coins3")), ("town", ("market", "market", "coins3"))):
        state = ruth_drafts(*dice, at=at, you=you).table.sheets[0]
        assert (state.fleets, state.levels, state.hexes) == (you.fleets, you.levels, you.hexes)
        assert (state.coins, state.recycled, state.marked) == (you.coins, you.recycled, you.marked)


@rule("R15", "F15.2")
def test_ruth_never_rerolls_and_you_may() -> None:
    you = sheet(complete=["casino"])
    game = ruth_drafts("cod", "lobster", "oyster", boat="cod", you=you)
    assert game.told("rerolled") == []
    game.play(0, "die:lobster")
    assert "reroll" in game.options(0)


@rule("F15.4", "F15.6", "F15.8", "F2.5")
def test_the_view_says_what_ruth_will_do_with_the_dice_on_the_table() -> None:
    game = given(sheet(), at="boat", round=YOU_FIRST, dice=["shrimp", "cod", "cod"], stones={"boat": "cod"})
    ruth = game.view(0).ruth
    assert ruth is not None
    assert (ruth.next_face, ruth.next_section, ruth.next_boxes, ruth.if_left) == ("cod", "cod", 2, True)
    game.play(0, "die:shrimp", "mark:shrimp")
    ruth = game.view(0).ruth
    assert ruth is not None
    assert (ruth.next_face, ruth.next_section, ruth.next_boxes, ruth.if_left) == ("cod", "cod", 1, False)
