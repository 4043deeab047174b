"""What lies on the table at the start, who begins with what, the first licenses (CG1, CG2)."""

from __future__ import annotations

import pytest

from games.captains_gulf import GAME, data
from games.captains_gulf.data import HEXES, SEAFOOD
from games.engine import Illegal, Luck, ScriptedLuck
from tests.games.captains_gulf.given import boat, given, inventory, new_game

rule = pytest.mark.rule


@rule("CG1.1", "CG1.2", "CG1.3", "CG20.5")
@pytest.mark.parametrize(("seats", "cards", "schools"), [(2, 54, 8), (3, 72, 10), (4, 90, 12)])
def test_the_box_holds_what_each_number_of_players_needs(seats: int, cards: int, schools: int) -> None:
    pieces = inventory(new_game(seats).table)
    assert len(pieces["cards"]) == cards
    assert len(pieces["schools"]) == schools
    assert pieces["seafood"] == [28, 28, 28]
    assert len(pieces["round_cards"]) == 16
    assert (len(data.REWARDS), len(data.TASTES), len(data.SPACES)) == (6, 3, 6)


@rule("CG1.4", "CG17.45")
def test_only_hands_decks_and_removed_round_cards_are_hidden() -> None:
    game = new_game(3)
    mine, watched = game.view(1), game.view(None)
    assert [len(captain.hand) for captain in mine.captains] == [0, 6, 0]
    assert [len(captain.hand) for captain in watched.captains] == [0, 0, 0]
    assert [captain.cards for captain in watched.captains] == [6, 6, 6]
    assert sorted(captain.money for captain in watched.captains) == [4, 5, 5]
    assert (watched.deck, watched.schools, watched.discards) == (72 - 18, 10, [])
    assert len(watched.shown_cards) == 1, "the first one; those to come are hidden"


@rule("CG1.5", "CG15.5")
def test_dollars_are_the_points() -> None:
    game = given(boat(money=11, tracks=[5, 5, 5]), boat(money=7, tracks=[5, 5, 5]), round_=8)
    game.reset()
    assert [score.total for score in game.result().scores] == [11, 7]


@rule("CG2.1", "TV2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_follows_the_order_from_a_random_starting_player(seats: int) -> None:
    starts: set[int] = set()
    for seed in range(30):
        game = new_game(seats, Luck(str(seed).encode()))
        starts.add(game.table.first)
        money = [game[seat].money for seat in game.table.turn_order()]
        assert money == [4, 5, 5, 6][:seats]
    assert starts == set(range(seats))


@rule("CG2.2", "CG2.5")
def test_boats_discs_and_markers_start_where_they_must() -> None:
    game = new_game(4)
    for captain in game.view(None).captains:
        assert (captain.place, captain.wheel, captain.tracks) == ("morgan_city", "", [1, 1, 1])
        assert (captain.fuel, captain.tank, captain.boxes, captain.markers) == (6, 6, 2, 1)
        assert (captain.loans, captain.tiles) == (0, 0)
    view = game.view(None)
    assert (view.timer, view.direction_disc) == (0, "same")


@rule("CG2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_cards_for_so_many_players_are_dealt(seats: int) -> None:
    table = new_game(seats).table
    dealt = table.deck + [card for captain in table.captains for card in captain.hand]
    assert sorted(dealt) == data.DECKS[seats]
    assert all(data.ROWS.card[card].min_players <= seats for card in dealt)


@rule("CG2.4")
def test_four_cards_of_each_back_are_played_in_order_a_then_b() -> None:
    game = new_game(2)
    assert [len(pile) for pile in game.table.coming] == [3, 4], "the first A card is face up"
    assert [len(pile) for pile in game.table.removed] == [4, 4]
    a, b = game.table.coming
    for back, pile in (("A", [*a, game.table.card]), ("B", b)):
        assert {data.ROWS.round_card[card].back for card in pile} == {back}


@rule("CG2.4", "CG2.9")
def test_the_first_round_card_is_known_before_the_first_licenses_are_chosen() -> None:
    game = new_game(3)
    first = data.ROUND_CARDS[game.table.card]
    assert game.told("first_round_card") == [{"seat": None, "card": first}]
    for seat in game.table.turn_order():
        for reader in (seat, None):
            assert (game.view(reader).round, game.view(reader).card) == (0, first)
            assert game.view(reader).shown_cards == [first]
        assert game.told("round_began") == []
        game.play(seat, game.options(seat)[0])
    assert (game.view(None).round, game.view(None).card) == (1, first)
    assert game.told("round_began") == [{"seat": None, "round": 1, "card": first}]


@rule("CG2.4")
def test_a_game_stored_in_its_setup_by_an_earlier_version_goes_on() -> None:
    game = new_game(2)
    game.table.coming[0].append(game.table.card)  # as it was then: the card comes with the round
    game.table.card, game.table.shown_cards = -1, []
    first = data.ROUND_CARDS[game.table.coming[0][-1]]
    for seat in game.table.turn_order():
        game.play(seat, game.options(seat)[0])
    view = game.view(None)
    assert (view.round, view.card, view.shown_cards) == (1, first, [first])
    assert len(game.table.coming[0]) == 3


@rule("CG2.6", "CG20.7")
def test_every_port_gets_a_taste_and_every_track_two_rewards() -> None:
    game = new_game(2)
    view = game.view(None)
    assert sorted(port.taste for port in view.ports) == sorted(SEAFOOD)
    assert sorted(tile for port in view.ports for tile in port.rewards) == sorted(data.REWARDS)
    assert len(game.told("port_opened")) == 3


@rule("CG2.7", "TV30", "CG20.2", "CG17.24")
def test_three_players_populate_the_buoys_in_reading_order() -> None:
    order = [f"S{number:02}" for number in range(1, 11)]
    luck = ScriptedLuck(orders={"first schools": [data.SCHOOLS.index(card) for card in reversed(order)]})
    game = new_game(3, luck)
    placed = [(event["place"], event["seafood"], event["number"]) for event in game.told("populated")]
    assert [place for place, _, _ in placed] == ["A1", "A4", "B2", "B4", "B6", "D1", "D4", "D7", "E2", "E5"]
    assert [number for _, _, number in placed] == [3, 4, 2, 3, 4, 4, 3, 4, 3, 4]
    assert [kind for _, kind, _ in placed] == [
        "shrimp", "shrimp", "oyster", "crab", "shrimp", "crab", "oyster", "shrimp", "oyster", "oyster",
    ]  # fmt: skip
    assert (game.view().seafood_disc, game.view().direction_disc) == ("oyster", "same")


@rule("CG2.7")
def test_some_cards_move_the_disc_differently_with_four_players() -> None:
    for seats, kind in ((3, "shrimp"), (4, "oyster")):
        luck = ScriptedLuck(orders={"first schools": [*(c for c in data.SCHOOLS_OF[seats] if c != 1), 1]})
        assert new_game(seats, luck).told("populated")[0] == {
            "seat": None, "place": "A1", "seafood": kind, "number": 4, "school": "S02",
        }  # fmt: skip


@rule("CG2.8")
def test_all_seafood_cards_are_shuffled_again() -> None:
    table = new_game(4).table
    assert sorted(table.schools) == list(range(12))
    assert table.shown_schools == []


@rule("CG2.9", "TV3", "CG20.4", "CG17.28")
def test_the_first_license_is_paid_as_printed_and_a_card_drawn() -> None:
    others = [card for card in data.BACKS["A"] if card != data.ALMANAC]
    game = new_game(2, ScriptedLuck(orders={"round cards A": [*others[:3], data.ALMANAC]}))
    seat = game.table.first
    assert game.table.card == data.ALMANAC, "which brings no card yet"
    assert len(game.options(seat)) == 6
    assert all(option.startswith("license:") for option in game.options(seat))
    told = [game.detail(option, seat) for option in game.options(seat)]
    assert [each["money"] for each in told] == [data.LICENSE_COST[card] for card in game[seat].hand]
    rows = {row.id: row for row in data.ROWS.card}
    hand = [rows[data.CARDS[card]] for card in game[seat].hand]
    assert [(each["crew"], each["upgrade"]) for each in told] == [(row.crew, row.upgrade) for row in hand]
    game[seat].hand[0] = next(
        card for card in game.table.deck if data.LICENSES[data.LICENSE_OF[card]] == "crab_license"
    )
    game.table.deck.remove(game[seat].hand[0])
    game.play(seat, game.options(seat)[0])
    assert (game[seat].money, game[seat].licensed) == (0, [0, 0, 1])
    assert len(game[seat].hand) == 6


@rule("CG2.9")
def test_the_first_license_is_no_crew_and_none_of_another_hand() -> None:
    game = new_game(2)
    seat = game.table.first
    card = game[seat].hand[0]
    other = game[1 - seat].hand[0]
    assert game.refused(f"crew:{data.CARDS[card]}:{data.CREW[data.CREW_OF[card]]}", seat)[0] == "first_license_only"
    license_ = data.LICENSES[data.LICENSE_OF[other]]
    refusal = game.refusal(f"license:{data.CARDS[other]}:{license_}", seat)
    assert (refusal.reason, refusal.rule) == ("card_not_in_hand", "CG2.9")
    assert refusal.args_ == {"card": data.CARDS[other]}
    assert game.refused("go:fishing", seat) == ("first_license_first", "CG2.9")
    with pytest.raises(Illegal):
        game.play(1 - seat, game.options(seat)[0])


@rule("CG2.10")
def test_the_first_to_choose_a_license_takes_the_first_turn() -> None:
    game = new_game(4)
    order = game.table.turn_order()
    for seat in order:
        assert game.waiting() == [seat]
        game.play(seat, game.options(seat)[0])
    assert game.waiting() == [order[0]]
    assert game.ask(order[0]).kind == "first_turn"


@rule("CG20.1", "CG20.3", "CG20.6", "CG20.8")
def test_the_house_figures_are_marked_as_such() -> None:
    assert len(HEXES) == 35
    assert all(set(row.house) >= {"row", "x2"} for row in data.ROWS.hex)
    assert set(data.TRACK.house) == {"spaces", "light_to"}
    assert all(set(row.house) == {"space", "payout"} for row in data.ROWS.track_star)
    assert all("fish" in row.house for row in data.ROWS.card)
    icons = sorted(data.FISH)
    assert [icons.count(each) for each in ("ss", "oo", "cc", "so", "sc", "oc", "sss", "ooo", "ccc", "soc")] == [
        15, 15, 10, 10, 10, 10, 5, 5, 5, 5,
    ]  # fmt: skip
    assert GAME.digest == data.DATA.digest
