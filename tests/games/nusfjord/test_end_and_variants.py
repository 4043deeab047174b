"""Game end (G), return match, mixed game, both solo games, campaign (V), and their rulings."""

import pytest

from games.nusfjord import GAME, data, scoring
from games.nusfjord.game import Nusfjord
from tests.games.nusfjord.given import Given, display, given, start

rule = pytest.mark.rule


def skip_until(game: Given, number: int, game_number: int = 1) -> Given:
    """Everybody skips until this round of this game of the series."""
    while (game.table.game, game.table.round) != (game_number, number):
        game.play("skip", seat=game.waiting[0])
    return game


@rule("T19", "G2", "C8")
def test_the_scoring_example() -> None:
    mine = display(
        ships={"sloop": 3, "schooner": 1},  # 7 points
        buildings=["A117", "B131", "B122", "C151"],  # 1 + 1 + 2, and 2 for each of 4 ships
        forests={"a3a4": 1, "b3b4": 1},
        shares={0: 4, 1: 4},
        gold=13,
        unissued=2,
    )
    game = given(mine, display(), at="end", round=7)
    score = game.result.scores[0]
    assert score.categories == {"ships": 7, "buildings": 12, "shares": 8, "gold": 13, "spaces": -3, "unissued": -2}
    assert score.total == 35


@rule("G2", "C4")
def test_what_scores_nothing() -> None:
    full = display(wood=12, fish=40, reserve=(9, 9, 9), elders={"sailor": 2}, forests={"a3a4": 9})
    assert sum(given(full, display()).points().values()) == 2 - 9 - 3


@rule("G3", "Q22")
def test_ties_share_the_victory() -> None:
    game = given(display(gold=3), display(gold=3), display(), at="end", round=7)
    assert game.result.winners == [0, 1]
    assert [score.place for score in game.result.scores] == [1, 1, 3]


@rule("G1", "Q25", "P3")
def test_free_uses_before_scoring_are_made_at_once() -> None:
    seller = display(buildings=["B122"], fish=4)
    game = given(seller, seller, display(), at="end", round=7)
    assert (game.waiting, game.asks()) == ([0, 1], "final")
    game.play("done", seat=1).play("convert:B122:gold:1")
    assert [score.categories["gold"] for score in game.result.scores] == [1, 0, 0]


@rule("G1", "G2")
def test_going_to_the_scoring_is_asked_about_once_more_while_goods_could_still_become_gold() -> None:
    game = given(display(buildings=["B122"], fish=8), display(buildings=["B123"], fish=8), at="end", round=7)
    options = [GAME.options(game.table, seat) for seat in (0, 1)]
    assert options[0] == ["done", "convert:B122:gold:1", "convert:B122:gold:2"]
    assert not any(":gold:" in option for option in options[1])
    assert [GAME.careful(game.table, seat, options[seat]) for seat in (0, 1)] == [["done"], []]


@rule("G1", "G2", "B8")
def test_going_to_the_scoring_is_asked_about_once_more_while_a_ship_could_still_be_sold() -> None:
    game = given(display(buildings=["B223"], ships={"cutter": 1}), display(), at="end", round=7)
    assert game.options() == ["done", "trade:B223:cutter"]
    assert GAME.careful(game.table, 0, game.options()) == ["done"]


@rule("Q25", "G1", "S9")
def test_uses_that_touch_the_ships_go_clockwise_from_the_first_player() -> None:
    broker, wharf = display(buildings=["B223"], ships={"cutter": 1}), display(buildings=["C143"])
    game = given(display(), wharf, broker, at="end", round=7)
    assert game.waiting == [1]
    assert given(display(), wharf, broker, at="end", round=7, first=2).waiting == [2]


@rule("T41", "Q25", "G1")
@pytest.mark.parametrize(("first", "taken"), [(0, True), (1, False)])
def test_uses_that_touch_the_ships_go_in_turn_order(first: int, taken: bool) -> None:
    broker, wharf = display(buildings=["B223"], ships={"cutter": 1}), display(buildings=["C143"])
    game = given(broker, wharf, at="end", round=7, first=first, ships={"cutter": 0})
    assert game.waiting == [0], "the wharf has nothing to take unless the broker has sold first"
    game.play("trade:B223:cutter")
    if taken:
        game.play("use:C143", seat=1)
    assert game.player(1).ships == ([0, 1, 0] if taken else [0, 0, 0])
    assert game.result


@rule("V1", "Q39")
def test_the_return_match_uses_the_other_a_and_b_cards_and_adds_both_results() -> None:
    game = start(2, {"series": "return"}, first=1)
    first_game = {*game.table.open_a, *game.table.open_b}
    assert game.waiting == [1]
    game.play("place:take_gold", seat=1)
    skip_until(game, 7)
    laid_c = set(game.table.open_c)
    game.player(0).buildings, game.player(0).sites = ["C153"], ["a2"]  # worth 2, as the one B or C building
    skip_until(game, 1, game_number=2)
    assert {*game.table.deck_c} == {*data.DECKS["herring", "C"]}, "what was built comes again"
    assert [seen.past for seen in game.view(None).players] == [2 - 5 - 3 + 2, 2 - 5 - 3 + 1]
    second_game = {*game.table.open_a, *game.table.open_b}
    assert (game.table.game, game.waiting) == (2, [0])
    assert first_game | second_game == {card for letter in "AB" for card in data.DECKS["herring", letter]}
    assert not first_game & second_game
    assert len(game.table.deck_c) == 14
    assert len(laid_c) == 8
    assert (game.goods(1), game.player(0).shares) == ((0, 2, 0), [2, 0])
    while game.waiting:
        game.play("skip", seat=game.waiting[0])
    assert [score.total for score in game.result.scores] == [2 * (2 - 5 - 3) + 2, 2 * (2 - 5 - 3) + 1]


@rule("V2", "Q38")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_mixed_game_opens_three_a_and_two_b_of_each_deck_and_goes_on_with_one(seats: int) -> None:
    game = start(seats, {"mixed": "yes", "deck": "cod"})
    opened = game.table.open_a + game.table.open_b
    counts = {(deck, letter): 0 for deck in data.DECK_IDS for letter in "AB"}
    for card in opened:
        counts[data.BUILDINGS[card].deck, card[0]] += 1
    assert counts == {(deck, letter): 3 if letter == "A" else 2 for deck in data.DECK_IDS for letter in "AB"}
    later = game.table.deck_a + game.table.deck_b + game.table.deck_c
    assert {data.BUILDINGS[card].deck for card in later} == {"cod"}
    assert (len(later), set(later) & set(opened)) == (15 + 10 + 14, set())


@rule("V3", "C1", "P6")
def test_the_solo_game_alternates_two_colors() -> None:
    game = start(1)
    colors: list[int] = []
    while game.waiting:
        if len(colors) < game.table.round:
            colors.append(game.table.color(0))
        game.play("skip")
    assert [data.COMPANIES[color] for color in colors] == ["red", "blue", "red", "blue", "red", "blue", "red"]
    assert data.ROUND_COLORS[1][1:] == [0, 1, 2, 0, 1, 2, 0]


@rule("V3")
def test_blue_workers_act_for_the_red_company() -> None:
    game = start(1)
    skip_until(game, 2)
    game.play("place:issue_share")
    assert (game.table.market, game.player().unissued) == ([1], 2)
    game.play("place:buy_shares", "skip")
    assert game.player().shares == [3]
    assert game.told("fished", 0)[-1].args["own"] == 3


@rule("V5", "Q37")
def test_the_campaign_plays_three_games_with_one_deck() -> None:
    game = start(1, {"series": "campaign"}, deck_A=["A103", "A201"])
    first = [*game.table.open_a, *game.table.open_b]
    game.play("place:thin_out", "place:build_building", "build:A103", "at:a2", "skip")
    skip_until(game, 1, 2)
    second = [*game.table.open_a, *game.table.open_b]
    assert not set(first) & set(second)
    assert (len(second), game.player().buildings, game.table.built) == (15, [], ["A103"])
    card = next(card for card in game.table.open_a if sum(data.COSTS[card]) == data.COSTS[card][0] <= 4)
    game.play("place:thin_out", "place:build_building")
    game.play(*[each for each in (f"build:{card}", "at:a2") if each in game.options() or each == "at:a2"])
    skip_until_third(game)
    third = [*game.table.open_a, *game.table.deck_a]
    assert sorted(third) == sorted(set(data.DECKS["herring", "A"]) - {"A103", card})
    assert len(game.table.open_a) == 9
    while game.waiting:
        game.play("skip" if "skip" in game.options() else "done" if "done" in game.options() else "decline")
    result = game.result
    assert (result.title, len(game.told("scored"))) == ("campaign", 3)
    assert result.scores[0].total == sum(event.args["points"] for event in game.told("scored"))


def skip_until_third(game: Given) -> None:
    """To the third game, declining whatever is asked."""
    while game.table.game != 3:
        options = game.options()
        game.play("skip" if "skip" in options else "done" if "done" in options else options[-1])


@rule("V5")
def test_the_third_game_may_have_too_few_cards() -> None:
    game = start(1, {"series": "campaign"})
    skip_until(game, 1, 2)
    game.table.built = data.DECKS["herring", "A"][:12] + data.DECKS["herring", "C"][:10]
    skip_until(game, 1, 3)
    assert (len(game.table.open_a), len(game.table.deck_a)) == (6, 0)
    skip_until(game, 6, 3)
    assert len(game.table.open_c) == 4


@rule("V5", "T21", "Q37")
@pytest.mark.parametrize(
    ("rank", "total", "after"),
    [(0, 112, 12), (12, 105, 12), (12, 102, 11), (0, 90, 0), (3, 93, 2), (3, 94, 3), (1, 50, 0), (0, 100, 0)],
)
def test_the_rank_of_a_campaign(rank: int, total: int, after: int) -> None:
    assert scoring.new_rank(rank, total) == after


@rule("V5", "Q37")
def test_a_rank_is_kept_for_each_solo_level_and_of_campaigns_only() -> None:
    assert Nusfjord().keeps({"series": "campaign"}) == "rank_basic"
    assert Nusfjord().keeps({"series": "campaign", "solo": "advanced"}) == "rank_advanced"
    assert Nusfjord().keeps({"series": "return"}) == Nusfjord().keeps({}) == ""
    game = start(1, {"series": "campaign"})
    game.table.past = [[0, 0, 0, 0, 0, 0]]
    total = scoring.final(game.table).scores[0].total
    assert total <= 90
    assert Nusfjord().kept(game.table, 0, 5) == 4
    game.table.past = [[112 - total, 0, 0, 0, 0, 0]]
    assert Nusfjord().kept(game.table, 0, 5) == 12


@rule("V4")
def test_the_advanced_solo_game_copies_by_columns() -> None:
    game = start(1, {"solo": "advanced"})
    game.play("place:take_gold", "copy:take_gold", "skip")
    assert game.table.imitation == ["0", "", ""]


@rule("V1", "V2", "V4", "V5")
def test_all_table_options_are_offered() -> None:
    assert {setting.id: setting.values for setting in Nusfjord.settings} == {
        "deck": ("herring", "mackerel", "cod"),
        "mixed": ("no", "yes"),
        "series": ("single", "return", "campaign"),
        "solo": ("basic", "advanced"),
    }
    assert GAME.seats == range(1, 6)


@rule("G1", "Q25")
def test_before_scoring_who_touches_the_supply_board_waits_for_all_others() -> None:
    broker = display(buildings=["B223"], ships={"sloop": 1})
    game = given(broker, display(buildings=["B122"], fish=4), display(), at="end")
    assert (game.waiting, game.options(1)) == ([1], ["done", "convert:B122:gold:1"])
    game.play("done", seat=1)
    assert (game.waiting, game.options(0)) == ([0], ["done", "trade:B223:sloop"])
