"""What the pictures say: alt texts, the board in words, identities, changes, options, the replay."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageChops

from games.captains_gulf import GAME, data
from games.captains_gulf.view import View, view
from games.engine import Ask, Numbered, Score, numbered
from render import Picture, painter, question, theme
from render.audit import audit
from render.canvas import ALT_LIMIT
from render.captains_gulf import colors
from tests.games.captains_gulf.given import boat, given
from tests.param import slow
from tests.render.captains_gulf.pictures import GLANCE, PART, PICTURES, words_of
from tests.render.captains_gulf.views import (
    PEOPLE,
    all_cards,
    all_catches,
    all_loose,
    all_places,
    changed,
    early,
    early_captain,
    fullest,
    laid,
    result,
)
from tests.render.sight import changed_pixels, contrast

PAINT = painter("captains_gulf")
WORDS = words_of("en")


def _image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("language", ["de", slow("en")])
@pytest.mark.parametrize("seen", [early(2), early(4), fullest()], ids=["two", "four", "fullest"])
def test_alt_texts_tell_round_turn_money_and_places(seen: View, language: str) -> None:
    words = words_of(language)
    alt = PAINT.table(seen, words, names=PEOPLE).alt
    assert len(alt) <= ALT_LIMIT
    assert f" {seen.round} " in alt
    assert f" {seen.rounds}" in alt
    for seat in seen.waiting:
        assert PEOPLE[seat] in alt
    for seat, captain in enumerate(seen.captains):
        line = next(part for part in alt.split(". ") if f"{PEOPLE[seat]}: " in part and str(captain.money) in part)
        assert f" {captain.fuel} " in line
        assert (captain.place if captain.place in data.HEXES else words.name(captain.place)) in line


def test_the_alt_text_of_a_sheet_tells_discs_and_hand() -> None:
    seen = early(3, 0)
    alt = PAINT.sheet(seen, 0, WORDS).alt
    assert "Morgan City 1, Corpus Christi 5, Tampa 7" in alt
    assert ", ".join(seen.captains[0].hand) in alt
    assert len(alt) <= ALT_LIMIT


def test_the_alt_texts_of_close_ups_tell_what_each_shows() -> None:
    seen = early(3)
    chart, ports, boat = (PART(seen, part, WORDS).alt for part in ("map", "ports", "boat:0"))
    assert f"{PEOPLE[1]} Morgan City" in chart
    assert "The seafood disc is on Shrimp" in chart
    assert "Tampa likes Crabs. Discs: " + "; ".join(f"{PEOPLE[seat]} {7 + seat}" for seat in range(3)) in ports
    assert "Licenses: 1 Shrimp, 1 Oyster. Crew: First Mate (Shrimp). Upgrades: Fuel Tank 8." in boat
    assert "Morgan City 1, Corpus Christi 5, Tampa 7" in boat


@pytest.mark.parametrize("count", [2, 3, 4])
def test_markers_on_one_space_of_the_wheel_hide_little_of_one_another(count: int) -> None:
    """Of each as much can be seen, for its size, as where it stands alone."""
    together, apart = (_markers(wheel) for wheel in ([3] * count, [3, 0, 1, 5][:count]))
    for shown, alone in zip(together, apart, strict=True):
        assert shown > 0.85 * alone, (together, apart)


def _markers(wheel: list[int]) -> list[int]:
    """How many pixels on the wheel of a table have each player's color."""
    captains = [early_captain(seat) for seat in range(len(wheel))]
    for captain, space in zip(captains, wheel, strict=True):
        captain.wheel = space
    table = laid(captains, "good_weather", 3)
    seen = changed(view(table, None), over=False, waiting=[0], asked=Ask("turn", {"money": 4}))
    picture = _image(GLANCE(seen, WORDS))
    found = picture.crop((picture.width * 13 // 20, 0, *picture.size)).getcolors(1 << 20) or []
    colored = {color: count for count, color in found}
    return [colored[theme.PLAYERS[seat].fill] for seat in range(len(wheel))]


def test_the_ports_alone_tell_prices_and_what_stars_pay() -> None:
    with audit() as placed:
        PART(early(3), "ports", WORDS)
    drawn = {text.text for text in placed}
    assert {"$2", "$3", "$4"} <= drawn
    assert {"1 / 3 / 6", "3 / 7 / 12", "6 / 13 / 21"} <= drawn


def test_the_boat_alone_has_the_bonus_actions_of_its_upgrades() -> None:
    with audit() as placed:
        PART(fullest(2), "boat:0", WORDS)
    assert {WORDS.name(row.id) for row in data.ROWS.bonus_action} <= {text.text for text in placed}


def test_a_close_up_of_nothing_is_refused() -> None:
    for nonsense in ("", "table", "boat", "boat:3", "boat:-1"):
        with pytest.raises(LookupError):
            PART(early(3), nonsense, WORDS)


def test_the_alt_text_of_the_scoring_names_the_winner_first() -> None:
    seen = early(3)
    scored = result(seen)
    alt = PAINT.scoring(seen, scored, WORDS, names=PEOPLE).alt
    winner = next(score for score in scored.scores if score.place == 1)
    assert alt.index(PEOPLE[winner.seat]) == min(alt.index(PEOPLE[score.seat]) for score in scored.scores)
    assert f"${winner.total}" in alt


def test_the_hand_is_in_the_words_of_its_owner_alone() -> None:
    own, others = PAINT.text(early(3, 0), WORDS), PAINT.text(early(3), WORDS)
    assert "Your hand" in own
    assert all(f"{card}: " in own and f"{card}: " not in others for card in early(3, 0).captains[0].hand)


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_paragraph_of_the_fullest_board_in_words_fits_into_one_message(language: str) -> None:
    text = PAINT.text(fullest(4, 0), words_of(language), names=["W" * 32] * 4)
    assert max(map(len, text.split("\n\n"))) <= 4000
    assert text.count("W" * 32) >= 4


def test_the_board_in_words_tells_every_public_fact_of_a_boat_and_the_sea() -> None:
    lines = PAINT.text(early(3), WORDS, names=PEOPLE)
    assert f"**{PEOPLE[1]}**: $5" in lines
    boat = (
        "Boat: Morgan City. Wheel: Fish or Sail to Port. Fuel: 4 of 8. Aboard (2 boxes): 1 Shrimp, 1 Oyster (cooked)."
    )
    assert boat in lines
    assert "Licenses: 1 Shrimp, 1 Oyster. Crew: First Mate (Shrimp). Upgrades: Fuel Tank 8." in lines
    assert "D1 (buoy 4): 12 Shrimp, 12 Oysters, 12 Crabs, 11 depletion tiles, repopulation tile" in lines
    assert "**Corpus Christi** likes Oysters. Reward tiles: 3 fuel on space 7." in lines


def test_a_name_no_font_can_write_becomes_the_number_of_the_seat() -> None:
    with audit() as placed:
        PAINT.table(early(3), WORDS, names=["🦀🦀", "漢字", "Ann"])
    assert {"Player 1", "Player 2", "Ann"} <= {text.text for text in placed}


def test_seats_look_different_in_gray() -> None:
    """The same boat at four seats differs by more than its color."""
    table = laid([early_captain(0) for _ in range(4)], "good_weather", 3)
    seen = changed(view(table, None), over=False, waiting=[])
    gray = [
        _image(PAINT.sheet(seen, seat, WORDS, names=["Same"] * 4))
        .crop((780, 440, 900, 520)).convert("L").point([255 * (v > 150) for v in range(256)])
        for seat in range(4)
    ]  # fmt: skip
    for a, b in pairwise(gray):
        assert ImageChops.difference(a, b).getbbox() is not None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options", [all_places(), all_cards(early(3, 0)), all_catches(early(3, 0)), all_loose()],
    ids=["places", "cards", "catches", "loose"],
)  # fmt: skip
def test_every_choice_gets_the_number_of_its_button(options: dict[str, int]) -> None:
    owned = {row.upgrade for row in data.ROWS.bonus_action if row.upgrade}
    options = {choice: 500 + number for choice, number in options.items() if choice.partition(":")[2] not in owned}
    with audit() as placed:
        PAINT.sheet(early(3, 0), 0, WORDS, options=options)
    assert {str(number) for number in options.values()} <= {text.text for text in placed}


def test_a_row_of_the_map_can_be_numbered() -> None:
    with audit() as placed:
        PAINT.sheet(early(3, 0), 0, WORDS, options={"row:A": 71, "row:F": 72})
    assert {"71", "72"} <= {text.text for text in placed}


def test_changes_are_drawn_in_blue_pencil_and_only_changes() -> None:
    before, now = early_captain(), early_captain()
    now.money += 3
    views = [view(laid([each, early_captain(1)], "good_weather", 3), None) for each in (before, now)]
    pictures = [PAINT.table(views[1], WORDS, changed=each) for each in (views[1], views[0])]
    blue = [changed_pixels(_image(each).crop((830, 440, 1400, 760))) for each in pictures]
    assert blue[0] == 0
    assert blue[1] > 40


@pytest.mark.parametrize("draw", [partial(question, PAINT), PAINT.sheet], ids=["question", "sheet"])
def test_a_space_of_the_wheel_that_gains_nothing_has_its_number_and_no_frame(draw: Callable[..., Picture]) -> None:
    table = given(boat(fuel=6, money=8, hand=["oo"])).turn().table
    seen, options = GAME.view(table, 0), numbered(GAME, table, 0)
    assert {"go:fuel_dock", "go:fishing"} <= options.apart < set(options)
    others = {choice: number for choice, number in options.items() if choice not in options.apart}
    every, all_but, only = (_gold(draw(seen, 0, WORDS, options=each)) for each in ({**options}, options, others))
    assert abs(only - all_but) * 10 < every - all_but, "but for what colors of a picture are rounded to"
    with audit() as placed:
        draw(seen, 0, WORDS, options=Numbered({choice: 970 + each for choice, each in options.items()}, options.apart))
    written = Counter(each.text for each in placed)
    assert all(written[str(970 + options[choice])] for choice in options.apart)


def _gold(picture: Picture) -> int:
    """How many pixels are as gold as a frame is."""
    return sum(pixel == theme.RING for pixel in _image(picture).get_flattened_data())


def test_the_first_look_marks_nothing_as_changed() -> None:
    with audit() as placed:
        PAINT.sheet(early(), 0, WORDS)
    assert WORDS("picture-changed") not in {text.text for text in placed}


@pytest.mark.slow
def test_house_figures_are_called_so_in_every_picture() -> None:
    house = WORDS("captains_gulf-picture-house-data")
    for name, draw in PICTURES.items():
        with audit() as placed:
            draw(WORDS)
        assert sum(text.text == house for text in placed) == (0 if "glance" in name else 1)  # it stands above the whole


def test_what_moves_and_voyages_cost_stands_on_the_own_picture() -> None:
    seen = early(3, 0)
    with audit() as placed:
        PAINT.sheet(seen, 0, WORDS, options={"fish:F5": 1})
    drawn = [text.text for text in placed]
    assert drawn.count(WORDS("captains_gulf-picture-free")) == seen.captains[0].moves.count(0)
    assert str(seen.fuel_to[data.HEXES.index("F5")]) in drawn


def test_what_being_towed_to_a_port_costs_stands_on_the_own_picture() -> None:
    """CG5.B2: all that is in the tank, and dollars for what is lacking."""
    seen = early(3, 0)
    fuel_to = [*seen.fuel_to[: len(data.HEXES)], 3, 66, 3]
    mine = msgspec.structs.replace(seen.captains[0], fuel=55)
    towed = changed(seen, towing_to=[0, 88, 0], fuel_to=fuel_to, captains=[mine, *seen.captains[1:]])
    options = {f"sail:{port}": number for number, port in enumerate(data.PORTS, 1)}
    drawn: list[set[str]] = []
    for each in (seen, towed):
        with audit() as placed:
            PAINT.sheet(each, 0, WORDS, options=options)
        drawn.append({text.text for text in placed})
    assert "88" not in drawn[0]
    assert {"55", "88"} <= drawn[1]
    assert "66" not in drawn[1]


def test_uses_of_a_card_are_marked_that_the_boat_cannot_take_or_pay() -> None:
    """What is barred shows a cross in place of its price; what is too dear keeps the price."""
    table = laid([early_captain(seat) for seat in range(2)], "good_weather", 3)
    seen = view(table, 0)
    own = seen.captains[0]
    assert own.barred[0][data.AS_CREW] == (data.CREW_OF[data.CARD_INDEX[own.hand[0]]] == 0)

    def prices(money: int, barred: bool) -> int:
        captain = msgspec.structs.replace(own, money=money, prices=[(7, 7, 7)] * 6, barred=[(barred,) * 3] * 6)
        with audit() as placed:
            PAINT.sheet(changed(seen, captains=[captain, seen.captains[1]]), 0, WORDS)
        return sum(text.text == "7" and text.size == 19 for text in placed)

    assert prices(money=9, barred=False) == prices(money=0, barred=False) == 18
    assert prices(money=9, barred=True) == 0


@pytest.mark.parametrize(
    ("asked", "left"),
    [("shipyard", 8), ("second_card", 5), ("bonus:printer", 8), ("bonus:dockside_improvement", 8)],
)
@pytest.mark.parametrize(
    ("draw", "price", "money"), [(PAINT.sheet, 19, 34), (partial(question, PAINT), 24, 44)], ids=["sheet", "panel"]
)
def test_a_card_costs_in_the_picture_what_its_button_says(
    draw: Callable[..., Picture], price: int, money: int, asked: str, left: int
) -> None:
    """CG10.3: what is paid besides the price is part of it; what has been chosen already is no longer there."""
    game = given(boat(money=8, hand=["oyster_license", "galley", "shrimp_license"]))
    if asked.startswith("bonus"):
        game.turn().play(0, asked)
    else:
        game.at_action("shipyard")
        if asked == "second_card":
            game.play(0, game.choice("oyster_license"))
    seen, options = game.view(0), {choice: number for number, choice in enumerate(game.options(), 101)}
    assert seen.asked is not None
    assert seen.captains[0].money == 8
    costs = [game.detail(choice)["money"] for choice in options if ":" in choice]
    with audit() as placed:
        draw(seen, 0, WORDS, options=options)
    drawn = [int(text.text) for text in placed if text.size == price and text.text.isdecimal()]
    assert costs
    assert not Counter(costs) - Counter(drawn)
    assert [text.text for text in placed if text.size == money and text.text.isdecimal()] == [str(left)]


@pytest.mark.parametrize(("bonus", "more"), [("bonus:printer", (1, 0, 0)), ("bonus:dockside_improvement", (0, 1, 1))])
def test_only_what_can_be_added_costs_the_surcharge_of_a_bonus_action(bonus: str, more: tuple[int, int, int]) -> None:
    game = given(boat(money=8, hand=["G43", "G37"])).turn().play(0, bonus)
    seen, options = game.view(0), {choice: number for number, choice in enumerate(game.options(), 101)}
    with audit() as placed:
        question(PAINT, seen, 0, WORDS, options=options)
    prices = [price for card in seen.captains[0].prices for price in card]
    drawn = [int(text.text) for text in placed if text.size == 24 and text.text.isdecimal()]
    assert drawn == [price + extra for price, extra in zip(prices, more * 2, strict=True)]


def test_what_cards_cost_stands_on_those_of_which_one_is_lost_and_on_a_hand_that_waits() -> None:
    """CG3.9: which card to lose depends on what each would cost."""
    game = given(boat(hand=["G74", "G43", "G48", "G26", "G37", "G58"]), deck=["G12", "G13"]).turn()
    hand = [data.CARD_INDEX[card] for card in game.hand()]
    game.play(0, "bonus:radar")
    assert game.options(verb="drop")
    costs = [data.LICENSE_COST[card] for card in hand]
    for options in ({choice: number for number, choice in enumerate(game.options(), 101)}, {}):
        with audit() as placed:
            question(PAINT, game.view(0), 0, WORDS, options=options)
        drawn = Counter(text.text for text in placed)
        assert not Counter(f"${cost}" for cost in costs) - drawn


def test_the_score_is_told_without_what_has_been_chosen_and_not_paid() -> None:
    game = given(boat(money=8, hand=["oyster_license", "galley"])).at_action("shipyard")
    before = game.view(0).captains[0].points.total
    license_ = game.choice("oyster_license")
    left = before - game.detail(license_)["money"]
    game.play(0, license_)
    options = {choice: number for number, choice in enumerate(game.options(), 101)}
    with audit() as placed:
        question(PAINT, game.view(0), 0, WORDS, options=options)
    assert str(left).replace("-", "−") in [text.text for text in placed]


@pytest.mark.parametrize(("item", "name"), [("crab_license", "Crab License"), ("first_mate_crab", "First Mate (Crab)")])
def test_the_first_of_two_cards_says_as_what_it_is_added(item: str, name: str) -> None:
    """CG5.E: whoever is asked for a second card sees and reads which use of the first one was chosen."""
    game = given(boat(money=9, hand=["G21", "galley"])).at_action("shipyard")
    game.play(0, game.choice(item))
    seen = game.view(0)
    (remark,) = GAME.remarks(game.table, 0)
    assert WORDS.detail(remark).startswith(f"The first card: {name} (G21) for $")
    assert (seen.pending, seen.pending_item) == ("G21", item)
    picture = question(PAINT, seen, 0, WORDS, options={})
    assert f"Chosen: {name} (G21)." in picture.alt
    for draw in (PAINT.sheet, partial(question, PAINT)):
        other = next(each for each in ("crab_license", "first_mate_crab") if each != item)
        elsewhere = msgspec.structs.replace(seen, pending_item=other)
        assert draw(seen, 0, WORDS, options={}).data != draw(elsewhere, 0, WORDS, options={}).data
    assert game.view(1).pending_item == "", "the others read it when it is added"


def test_what_was_just_added_stands_above_the_end_of_the_turn() -> None:
    game = given(boat(money=9, hand=["G21", "tank_small"])).at_action("shipyard")
    game.play(0, game.choice("first_mate_crab"))
    game.play(0, game.choice("tank_small"))
    options = {choice: number for number, choice in enumerate(game.options(), 1)}
    with audit() as placed:
        question(PAINT, game.view(0), 0, WORDS, options=options)
    drawn = [text.text for text in placed]
    assert {"First Mate (Crab)", "Fuel Tank 8"} <= {*drawn}


def test_a_tie_broken_by_fuel_is_said() -> None:
    seen = early(2)
    scored = result(seen)
    parts = scored.scores[0].categories
    tied = type(scored)([Score(0, 50, parts, 1), Score(1, 50, parts, 2)])
    with audit() as placed:
        PAINT.scoring(seen, tied, WORDS)
    assert any(WORDS("captains_gulf-picture-tie-fuel") in text.wanted for text in placed)


def test_a_shared_victory_names_all_winners() -> None:
    table = laid([early_captain(0), early_captain(0)], "good_weather", 8)
    seen = view(table, None)
    with audit() as placed:
        PAINT.scoring(seen, result(seen), WORDS, names=PEOPLE)
    assert any(PEOPLE[0] in text.wanted and PEOPLE[1] in text.wanted for text in placed)


def test_a_replay_shows_all_views_at_half_the_size() -> None:
    replay = PAINT.replay([early(2), early(2), fullest(2)], WORDS, names=PEOPLE)
    picture = Image.open(io.BytesIO(replay.data))
    assert replay.kind == "webp"
    assert picture.size == (700, 644)
    assert picture.n_frames >= 2  # type: ignore[attr-defined] - equal frames are one


def test_foundof_the_areas_carry_white_signs() -> None:
    for color in (*colors.KIND, colors.REEF, colors.RUST, colors.CREW, colors.WOOD, colors.HEADER):
        assert contrast(color, theme.WHITE) >= 4.5


def test_every_action_crew_member_and_upgrade_has_a_sign_of_its_own() -> None:
    rows = [*data.SPACES, *data.BONUS_ACTIONS, *data.UPGRADES, *{row.category for row in data.ROWS.crew}]
    assert {name for name in rows if colors.sign(name) == "anchor"} == set()


@pytest.mark.parametrize("name", PICTURES)
def test_files_stay_small(name: str) -> None:
    assert len(PICTURES[name](WORDS).data) <= 250_000
