"""Components, setup and the events of the rounds (C, S, P)."""

import pytest

from games.engine import Illegal, Luck, Telling, visible
from games.nusfjord import GAME, data, dealing
from tests.games.nusfjord.given import display, given, start

rule = pytest.mark.rule


@rule("T1", "T2", "S3", "S4")
@pytest.mark.parametrize(("seats", "plates", "ships"), [(1, 1, 3), (2, 1, 3), (3, 2, 4), (4, 3, 5), (5, 4, 6)])
def test_plates_and_ships_depend_on_the_number_of_players(seats: int, plates: int, ships: int) -> None:
    game = start(seats)
    assert (game.table.plates, game.table.ships) == (plates, [ships] * 3)


@rule("S5", "Q5", "C11")
@pytest.mark.parametrize(("seats", "highest"), [(1, 7), (2, 7), (3, 9), (4, 12), (5, 18)])
def test_elders_in_play(seats: int, highest: int) -> None:
    elders = [elder for stack in start(seats).table.stacks for elder in stack]
    assert sorted(data.ELDERS[elder].number for elder in elders) == list(range(1, highest + 1))


@rule("S5", "T2", "X11")
def test_builder_lies_on_contractor() -> None:
    game = given(display(), display(), plates=0)
    game.play("place:take_elder")
    assert game.options() == [
        "take:builder", "take:constructor", "take:shipwright", "take:forest_manager", "take:forest_warden",
        "take:fish_seller",
    ]  # fmt: skip
    assert game.refuses("take:contractor") == ("elder_covered", "X11")
    game.play("take:builder")
    assert game.table.stacks[0] == ("contractor",)


@rule("S5", "P5")
def test_with_five_players_a_hidden_elder_lies_under_each_stack_and_is_shown_when_it_is_on_top() -> None:
    game = start(5)
    assert all(data.ELDERS[stack[0]].number > 12 and len(stack) == 3 for stack in game.table.stacks)
    assert [stack[0] for stack in game.view(0).stacks] == [""] * 6
    game.table.stacks[0] = game.table.stacks[0][:1]
    assert game.view(0).stacks[0] == [game.table.stacks[0][0]]


@rule("S6", "Q2")
@pytest.mark.parametrize("deck", ["herring", "mackerel", "cod"])
def test_nine_a_and_six_b_buildings_of_the_deck_are_open(deck: str) -> None:
    game = start(3, {"deck": deck})
    assert (len(game.table.open_a), len(game.table.open_b), game.table.open_c) == (9, 6, [])
    assert {data.BUILDINGS[card].deck for card in game.table.open_a + game.table.open_b} == {deck}


@rule("S7", "S8", "C2", "C5", "C6", "Q1", "Q4")
def test_a_display_at_the_start() -> None:
    player = start(3).player(1)
    assert player.goods[3:] == [0, 1, 0], "the first Fishing phase has put one fish on the Reserve"
    assert (player.shares, player.unissued, player.ships, player.elders) == ([0, 2, 0], 3, [0, 0, 0], [])
    assert player.forests == [2, 0, 1, 0, 1]
    assert player.free_spaces() == ["a2", "b1", "b2", "c1", "c2"]
    assert data.DOUBLES == ["a3a4", "b1b2", "b3b4", "c1c2", "c3c4"]


@rule("S9", "T3", "P1", "H2")
def test_the_ship_moves_to_the_right() -> None:
    game = start(4, first=0)
    firsts: list[int] = []
    while game.waiting:
        if game.table.turn == 0 and len(firsts) < game.table.round:
            firsts.append(game.table.first)
            assert game.waiting == [game.table.first]
        seat = game.waiting[0]
        game.play("skip" if "skip" in game.options(seat) else game.options(seat)[-1], seat=seat)
    assert firsts == [0, 3, 2, 1, 0, 3, 2]


@rule("S1", "Q3", "C1")
def test_the_two_sides_of_the_action_board() -> None:
    for seats in (1, 2):
        assert {action: [capacity for _, capacity in slots] for action, slots in data.SLOTS[seats].items()} == {
            action: [1, 1] if action == "build_building" else [1] for action in data.ACTION_IDS
        }
    for seats in (3, 4, 5):
        capacities = {action: slots[0][1] for action, slots in data.SLOTS[seats].items() if len(slots) == 1}
        double = ("issue_share", "deforest", "build_ship", "take_elder")
        assert capacities == {
            action: 3 if action == "build_building" else 2 if action in double else 1 for action in data.ACTION_IDS
        }
    assert [action for action, column in data.COLUMNS.items() if column == "left"] == [
        "take_gold", "transfer_reserve", "serve_fish",
    ]  # fmt: skip
    assert [action for action, column in data.COLUMNS.items() if column == "middle"] == [
        "build_building", "issue_share", "buy_shares",
    ]  # fmt: skip


@rule("S2")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 1), (2, 0), (3, 0), (4, 1), (5, 3)])
def test_the_imitation_tile(seats: int, spaces: int) -> None:
    assert len(start(seats).table.imitation) == spaces
    if seats == 1:
        assert len(start(1, {"solo": "advanced"}).table.imitation) == 3


@rule("C7", "C8", "T13", "T14", "Q6")
def test_the_haul_by_covered_width() -> None:
    assert [data.HAUL[width] for width in range(15) if width != 1] == [3, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12]
    assert [(ship.id, ship.length, ship.vp) for ship in data.SHIPS] == [
        ("sloop", 2, 1), ("cutter", 3, 2), ("schooner", 4, 4),
    ]  # fmt: skip


@rule("C9")
def test_plate_prices() -> None:
    assert data.PLATES == [1, 2, 3, 3, 4, 4, 5]


def pass_until(seats: int, number: int, settings: dict[str, str] | None = None):
    """A game in which everybody skips until the round begins."""
    game = start(seats, settings)
    while game.table.round < number:
        game.play("skip", seat=game.waiting[0])
    return game


@rule("P2", "P5", "P3")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_c_buildings_are_dealt_secretly_in_round_four_and_laid_out_in_round_six(seats: int, cards: int) -> None:
    game = pass_until(seats, 4)
    assert [len(player.hand) for player in game.table.players] == [cards] * seats
    assert game.view(0).players[0].hand == game.player(0).hand
    assert (game.view(0).players[1].hand, game.view(0).players[1].hand_size) == ([], cards)
    dealt = [event for event in game.events if event.kind == "hand_dealt"]
    assert [event.to for event in dealt] == list(range(seats))
    assert all(event.barrier for event in dealt)
    hands = [card for player in game.table.players for card in player.hand]
    while game.table.round < 6:
        game.play("skip", seat=game.waiting[0])
    assert game.table.open_c == hands
    assert all(not player.hand for player in game.table.players)
    assert visible(game.events, None).count(game.told("hand_laid_out", 0)[0]) == 1


@rule("P2", "V3")
def test_solo_shows_four_and_then_three_c_buildings() -> None:
    game = pass_until(1, 4)
    assert len(game.table.open_c) == 4
    while game.table.round < 6:
        game.play("skip")
    assert len(game.table.open_c) == 7


@rule("P2", "T7", "Q18")
@pytest.mark.parametrize(("left", "after"), [(6, 9), (5, 9), (3, 7)])
def test_new_a_buildings_never_exceed_the_places(left: int, after: int) -> None:
    game = given(display(), display(), display(), display(), at="homecoming", round=2)
    game = given(*[display()] * 4, round=2, turn=11)
    game.table.open_a = game.table.open_a[:left]
    game.play("skip", seat=3)
    assert (game.table.round, len(game.table.open_a)) == (3, after)


@rule("P2", "S6")
def test_new_buildings_come_in_the_order_of_the_shuffle() -> None:
    order = data.DECKS["herring", "A"][::-1]
    game = start(3, deck_A=order)
    assert game.table.open_a == order[:9]
    game.table.round = 3
    game.table.open_a = game.table.open_a[:4]
    dealing.round_event(game.table, Telling())
    assert game.table.open_a == order[:4] + order[9:12]


@rule("P2", "Q18")
@pytest.mark.parametrize(("seats", "added"), [(2, 0), (3, 2), (4, 2), (5, 3)])
def test_new_b_buildings_in_round_five(seats: int, added: int) -> None:
    game = given(*[display()] * seats, round=4, turn=3 * seats - 1)
    game.table.open_b = game.table.open_b[:2]
    game.play("skip", seat=seats - 1)
    assert len(game.table.open_b) == 2 + added
    game = given(*[display()] * seats, round=4, turn=3 * seats - 1)
    game.table.open_b, game.table.deck_b = [], game.table.deck_b[:1]
    game.play("skip", seat=seats - 1)
    assert len(game.table.open_b) == min(added, 1)


@rule("P3")
@pytest.mark.parametrize(
    ("seats", "settings", "reason"),
    [
        (3, {"series": "return"}, "return_match_needs_two"),
        (2, {"series": "campaign"}, "campaign_is_solo"),
        (2, {"series": "return", "mixed": "yes"}, "mixed_needs_single_game"),
        (1, {"series": "campaign", "mixed": "yes"}, "mixed_needs_single_game"),
        (2, {"solo": "advanced"}, "advanced_is_solo"),
        (6, {}, "seats"),
        (2, {"deck": "salmon"}, "setting"),
    ],
)
def test_table_options_that_do_not_go_together_are_refused(seats: int, settings: dict[str, str], reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.setup(seats, settings, Luck(b"x"))
    assert refused.value.reason == reason


@rule("C10")
def test_every_building_has_a_letter_a_cost_a_category_and_points() -> None:
    for row in data.BUILDINGS.values():
        assert row.id[0] == row.letter
        assert (row.vp is None) != (row.vp_star is None)
    assert data.BUILDINGS["A201"].vp == -2
