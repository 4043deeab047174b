"""What Montego Bay's pictures say: alt texts, identities, changes, numbers of buttons, secrets, the replay."""

from __future__ import annotations

import io
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.montego_bay import GAME, phases
from games.montego_bay.places import LEFT, RIGHT
from games.montego_bay.view import ShipView, View
from render import Picture, painter, prelude, theme
from render.audit import audit
from render.canvas import ALT_LIMIT
from render.legibility import LEGIBLE, PANEL
from render.montego_bay import colors
from render.montego_bay.pieces import coat
from render.montego_bay.scene import Scene, by_rank, points_now
from render.montego_bay.track import spread
from tests.games.montego_bay.given import given
from tests.render.montego_bay.pictures import words_of
from tests.render.montego_bay.views import (
    CARDS,
    HARBOR,
    LOADS_OPEN,
    MOST_LOADS,
    PEOPLE,
    REMOVALS,
    Named,
    bidding,
    choosing,
    first_moves,
    fullest,
    loading,
    lobby,
    numbers,
    placing,
    removing,
    result,
    situation,
)
from tests.render.sight import changed_pixels

PAINT = Named(painter("montego_bay"), PEOPLE)
WORDS = words_of("en")


def _image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def _differ(a: Picture, b: Picture) -> bool:
    return ImageChops.difference(_image(a), _image(b)).getbbox() is not None


def _blue(picture: Picture, box: tuple[int, int, int, int]) -> int:
    return changed_pixels(_image(picture).crop(box))


# -- in words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("view", [loading(2), loading(3), fullest()[1]], ids=["two", "three", "fullest"])
def test_alt_texts_tell_round_turn_scores_and_loads(view: View, language: str) -> None:
    words = words_of(language)
    alt = PAINT.table(view, words).alt
    assert len(alt) <= ALT_LIMIT
    assert f" {view.round}, " in alt
    assert all(PEOPLE[seat] in alt for seat in view.waiting)
    for seat, player in enumerate(view.players):
        assert f"{PEOPLE[seat]}: {player.vp} " in alt
    for ship in view.harbor[:2]:
        assert f"{words.name(ship.id)} {'-'.join(map(str, ship.vp))}, {sum(ship.barrels)} " in alt


def test_the_alt_text_of_the_private_view_tells_the_own_cards() -> None:
    view = choosing(4, 0, "card:big:3")
    alt = PAINT.sheet(view, 0, WORDS).alt
    assert f"{WORDS.name('blue_big')} N2 (card 3)" in alt
    assert len(alt) <= ALT_LIMIT


@pytest.mark.rule("M5.1")
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_hired_jack_stands_first_in_the_order_in_pictures_and_words(viewer: int) -> None:
    view = choosing(4, viewer)
    words = [PAINT.focus(view, viewer, WORDS, options=CARDS).alt, painter("montego_bay").text(view, WORDS)]
    for said in words:
        assert "Order of the dock workers: Lazy Jack; " in said
    with audit() as placed:
        PAINT.table(view, WORDS)
    rail = [text for text in placed if 800 < text.box.y < 940 and text.box.x < 520]
    assert [text.text for text in rail if text.text == "J" or text.text.isdigit()][1:] == ["J", *"123456789"]


def test_jacks_letter_can_be_read_on_a_card_that_leads_to_him() -> None:
    with audit() as placed:
        picture = PAINT.focus(choosing(2, 0, "card:jack:4"), 0, WORDS, options=CARDS)
    letters = [text for text in placed if text.text == "J"]
    assert len(letters) == 3, "in the order, before his own cards, and on the big worker's card 4"
    assert min(text.size for text in letters) * PANEL / picture.width >= LEGIBLE


def test_the_alt_text_of_the_own_figures_leaves_out_jack_until_he_has_a_place() -> None:
    own = PAINT.sheet(placing(), 0, WORDS).alt
    assert f"Own figures: {WORDS.name('blue_big')} N2; {WORDS.name('blue_small')} S4." in own


def test_the_alt_text_of_the_scoring_is_in_the_order_of_places() -> None:
    view = loading(4)
    scored = result(view)
    alt = PAINT.scoring(view, scored, WORDS).alt
    order = sorted(scored.scores, key=lambda score: score.place)
    assert [alt.index(PEOPLE[score.seat]) for score in order] == sorted(alt.index(name) for name in PEOPLE)


def test_people_without_a_name_are_called_by_their_seat_in_pictures_and_text() -> None:
    view = loading(3)
    with audit() as placed:
        PAINT.table(view, WORDS, names=["🦀🦀", "漢字", "Ann"])
    assert {"Player 1", "Player 2", "Ann"} <= {text.text for text in placed}
    assert "**Player 2 (" in painter("montego_bay").text(view, WORDS)


# -- secrets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M4.2")
def test_the_table_shows_who_has_laid_cards_but_never_which() -> None:
    before, done = choosing(4, None), choosing(4, None, "card:big:3", "card:small:5", "card:jack:1", "done")
    other = choosing(4, None, "card:big:2", "card:small:4", "card:jack:5", "done")
    assert PAINT.table(done, WORDS).data == PAINT.table(other, WORDS).data
    assert _differ(PAINT.table(before, WORDS), PAINT.table(done, WORDS))


@pytest.mark.rule("A1")
def test_the_table_shows_who_has_answered_about_jack_but_not_what() -> None:
    tables: list[bytes] = []
    for answer in ("hire", "pass"):
        game = situation()
        game.go(phases.Round(6)).play(0, answer)
        tables.append(PAINT.table(game.view(None), WORDS).data)
        tables.append(PAINT.sheet(game.view(3), 3, WORDS).data)
    assert tables[:2] == tables[2:]


@pytest.mark.rule("M3.1")
def test_who_cannot_pay_for_jack_has_neither_answered_nor_still_to_answer() -> None:
    scene = Scene(bidding(), WORDS)
    assert scene.view.waiting == [0, 3]
    assert [scene.done(seat) for seat in range(4)] == [False] * 4
    answered = situation().go(phases.Round(6)).play(0, "pass").view(None)
    assert [Scene(answered, WORDS).done(seat) for seat in range(4)] == [True, False, False, False]


def test_own_cards_lie_face_up_for_their_owner_only() -> None:
    with audit() as placed:
        PAINT.sheet(choosing(4, 0, "card:big:3", "card:jack:5", "card:small:2"), 0, WORDS)
    header = [text.text for text in placed if text.box.y < theme.HEADER and text.text.isdigit()]
    assert header[1:] == ["3", "2", "5"]


# -- identity -------------------------------------------------------------------------------------------------------


def test_seats_look_different_in_gray() -> None:
    """The same barrels of another color differ by more than their color."""

    def ship(seat: int) -> Image.Image:
        view = loading(4)
        barrels = [0] * 4
        barrels[seat] = 5
        harbor = [ShipView(each.id, each.capacity, each.vp, barrels) for each in view.harbor]
        gray = _image(PAINT.table(replace(view, harbor=harbor), WORDS)).convert("L")
        return gray.crop((20, 620, 360, 760)).point([255 * (level > 150) for level in range(256)])

    for a, b in combinations([ship(seat) for seat in range(4)], 2):
        assert ImageChops.difference(a, b).getbbox() is not None


@pytest.mark.rule("M10.1")
def test_a_third_figure_shows_whose_it_is() -> None:
    view = loading(2)
    owner = {figure.id: figure.seat for figure in view.figures}
    assert owner["orange_small"] == 0
    swapped = [
        replace(figure, seat=1 - figure.seat) if figure.id == "orange_small" else figure for figure in view.figures
    ]
    assert _differ(PAINT.table(view, WORDS), PAINT.table(replace(view, figures=swapped), WORDS))


def test_colors_are_the_chosen_ones_and_not_those_of_the_seats() -> None:
    view = situation(3, colors=("green", "blue", "yellow"), coins={}, vp={}).view(None)
    assert [Scene(view, WORDS).color(seat) for seat in range(3)] == [3, 0, 1]


# -- what may be chosen ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("view", "options"),
    [
        (choosing(2, 0), CARDS),
        (loading(viewer=0), LOADS_OPEN),
        (fullest()[1], MOST_LOADS),
        (removing(), REMOVALS),
        (bidding(0), numbers(["hire", "pass"])),
        (placing(2), numbers(["place:big", "place:small", "place:third"])),
        (lobby(), numbers(["colour:orange", "colour:green"])),
        (lobby(2), numbers(["figure:orange_big", "figure:green_small"])),
    ],
    ids=["cards", "load", "most loads", "remove", "hire", "place", "colour", "figure"],
)
def test_the_number_of_every_button_stands_in_the_picture(view: View, options: dict[str, int]) -> None:
    high = {choice: 500 + number for choice, number in options.items()}
    with audit() as placed:
        PAINT.sheet(view, 0, WORDS, options=high)
    assert set(high.values()) <= {int(text.text) for text in placed if text.text.isdigit()}


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_card_names_the_space_it_leads_to(seats: int) -> None:
    view = choosing(seats, 0)
    with audit() as placed:
        PAINT.sheet(view, 0, WORDS, options=CARDS)
    shown = [text.text for text in placed if text.box.y > 650]
    big = next(figure for figure in view.figures if figure.id == "blue_big")
    ends = {view.spaces[view.forecast(big, card).end].name for card in range(1, 6)}
    assert len(ends) > 2
    assert ends <= set(shown), "where it leads, or where two that stand in the way set it back to"
    assert shown.count("N3") >= 2, "Lazy Jack stands beside the same figure"


@pytest.mark.rule("M5.5", "M5.6")
@pytest.mark.parametrize("draw", ["focus", "sheet"])
def test_a_card_that_is_set_back_for_sure_shows_the_space_and_the_room_where_it_ends(draw: str) -> None:
    at = {"blue_big": "N3", "green_big": "N5", "yellow_small": "S5"}
    told: list[list[str]] = []
    for tiles in (["blue_big", "green_big"], ["green_big", "blue_big"]):
        game = given(at=at, tiles=tiles, first_stack=("S08",), second_stack=("S14",)).go(phases.OpenCards())
        with audit() as placed:
            getattr(PAINT, draw)(game.view(0), 0, WORDS, options=numbers([f"card:big:{card}" for card in range(1, 6)]))
        row = [text.text for text in placed if text.text in {"N4", "N5", "N6", "N7", "N8"}]
        told.append(row[-5:])
    assert told == [["N4", "N4", "N6", "N7", "N8"], ["N4", "N5", "N6", "N7", "N8"]]


def test_who_alone_can_pay_lazy_jack_sees_where_he_could_go_instead_of_a_list() -> None:
    shown: list[set[str]] = []
    for coins in ({"blue": 3}, {"blue": 3, "green": 3}):
        game = given(seats=2, colors=("blue", "green"), coins=coins, at={"blue_big": "N3"}).go(phases.Round(3))
        with audit() as placed:
            PAINT.focus(GAME.view(game.table, 0), 0, WORDS, options=numbers(["hire", "pass"]))
        shown.append({text.text for text in placed})
    alone, both = shown
    assert {"N4", "N5", "N6", "N7", "S7"} <= alone
    assert "Who can pay for Lazy Jack" in both - alone


def test_points_aboard_are_those_of_the_ranks() -> None:
    ship = ShipView("S07", 10, [5, 3, 2], [5, 2, 2, 1])
    assert points_now(ship) == [5, 3, 3, 0]
    assert by_rank(ship) == [0, 1, 2, 3]


@pytest.mark.rule("M8.1")
def test_beside_choices_the_title_of_the_ship_at_pier_1_has_the_flag_that_stands_below_it_without_them() -> None:
    view = loading(viewer=0)
    with audit() as placed:
        asked = PAINT.focus(view, 0, WORDS, options=LOADS_OPEN)
    said = {text.text for text in placed}
    titles = [next(text.box for text in placed if text.text == WORDS.name(ship.id)) for ship in view.harbor]
    flags = [_blue(asked, (box.x, box.y, box.right + 60, box.bottom)) for box in titles]
    assert flags[0] > 100
    assert flags[1:] == [0, 0, 0]
    with audit() as placed:
        PAINT.focus(replace(view, viewer=1), 1, WORDS)
    leaves = WORDS("montego_bay-picture-ship-leaves")
    assert leaves in {text.text for text in placed} - said
    assert f"The {WORDS.name(view.harbor[0].id)} leaves at the end of the round." in asked.alt


@pytest.mark.rule("M9.1")
def test_the_last_round_is_called_so_in_pictures_and_words() -> None:
    for view, last in (
        (loading(viewer=0, first_stack=(), second_stack=(), harbor=HARBOR[:3]), True),
        (loading(viewer=0, first_stack=(), second_stack=()), False),
    ):
        with audit() as placed:
            focus, table = PAINT.focus(view, 0, WORDS), PAINT.table(view, WORDS)
        headings = [text.wanted for text in placed if text.wanted.startswith("Loading the ships")]
        assert [heading.endswith("last round") for heading in headings] == [last, last]
        assert ["last round" in picture.alt for picture in (focus, table)] == [last, last]
        assert ("This round is the last one." in painter("montego_bay").text(view, WORDS)) == last


def test_what_each_seat_aboard_would_get_is_not_hidden_by_the_next_ones_emblem() -> None:
    with audit() as placed:
        PAINT.focus(replace(fullest()[1], viewer=0), 0, WORDS, options=MOST_LOADS)
    ranks = [text.ink for text in placed if text.text.isdigit() and text.color == colors.VP]
    assert len(ranks) == 4 * 4
    emblem_and_rims = 46
    for ship in range(0, len(ranks), 4):
        for left, right in pairwise(ranks[ship : ship + 4]):
            assert right.x - left.right > emblem_and_rims


@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_how_many_barrels_a_choice_loads_touches_neither_a_barrel_nor_the_rim(most: int) -> None:
    splits = [f"split:{ship}:{number}" for ship in HARBOR for number in range(1, most)]
    with audit() as placed:
        picture = PAINT.focus(
            loading(viewer=0), 0, WORDS, options=numbers([*(f"load:{ship}:{most}" for ship in HARBOR), *splits])
        )
    image = _image(picture)
    chips = [text.ink for text in placed if text.text.startswith("+") and text.color == theme.INK]
    assert len(chips) == 4 * most
    for ink in chips:
        beside = image.crop((ink.right + 1, ink.y, ink.right + 4, ink.bottom))
        assert [color for _, color in beside.getcolors() or []] == [theme.WASH], ink


# -- changes --------------------------------------------------------------------------------------------------------


def test_new_barrels_have_blue_corners_and_old_ones_have_not() -> None:
    view = loading(4, 1)
    ship = view.harbor[0]
    fewer = [replace(ship, barrels=[max(0, ship.barrels[0] - 1), *ship.barrels[1:]]), *view.harbor[1:]]
    hold = 40, 628, 340, 716
    assert _blue(PAINT.table(view, WORDS, changed=view), hold) == 0
    new = PAINT.table(view, WORDS, changed=replace(view, harbor=fewer))
    assert _blue(new, hold) > 40
    assert _blue(new, (384, 628, 684, 716)) == 0


def test_the_private_view_shows_the_ways_of_moved_figures_and_none_of_resting_ones() -> None:
    before, now = fullest()
    quay = 160, 216, 1236, 562
    plain = _image(PAINT.sheet(now, 0, WORDS)).crop(quay)
    moved, rested = (_image(PAINT.sheet(now, 0, WORDS, changed=view)).crop(quay) for view in (before, now))
    assert sum(ImageChops.difference(moved, plain).convert("L").histogram()[1:]) > 4000
    assert ImageChops.difference(rested, plain).getbbox() is None


def test_the_moves_are_told_before_the_table_once_they_were_made() -> None:
    before, now = fullest()
    [moves] = prelude(painter("montego_bay"), now, WORDS, names=PEOPLE, changed=before)
    lanes = _image(moves).crop((190, 168, 1210, 184))
    found = {color for count, color in lanes.getcolors(1 << 16) or [] if count > 150}
    walked = {coat(figure) for figure in now.figures}
    assert len(walked) == 5
    assert walked <= found, "each way in the color of its figure"
    assert _blue(PAINT.table(now, WORDS, changed=before), (160, 216, 1236, 562)) == 0, "not told twice"
    assert prelude(painter("montego_bay"), now, WORDS, names=PEOPLE, changed=now) == []
    assert prelude(painter("montego_bay"), now, WORDS, names=PEOPLE) == ()


@pytest.mark.rule("M5.6")
def test_a_figure_that_found_no_space_and_stayed_in_its_tavern_is_told_as_well() -> None:
    before, now = first_moves()
    for number, tavern in ((1, LEFT), (2, RIGHT)):
        stayed = replace(now.moves[number], start=tavern, end=tavern, pushed="")
        view = replace(now, moves=[*now.moves[:number], stayed, *now.moves[number + 1 :]])
        [moves] = prelude(painter("montego_bay"), view, WORDS, names=PEOPLE, changed=before)
        place = WORDS.name("left_tavern" if tavern == LEFT else "right_tavern")
        assert f"card {stayed.card}: {place} to {place}." in moves.alt


@pytest.mark.rule("M5.1")
def test_the_picture_of_the_moves_names_each_card_in_playing_order() -> None:
    before, now = first_moves()
    with audit() as placed:
        [moves] = prelude(painter("montego_bay"), now, WORDS, names=PEOPLE, changed=before)
    row = [text.text for text in placed if text.box.y > 500 and text.text.isdigit()]
    assert row[::2] == [str(number) for number in range(1, 10)]
    assert row[1::2] == [str(move.card) for move in now.moves]
    assert "1. Lazy Jack, card 2: left tavern to N2." in moves.alt
    assert len(moves.alt) <= 1024


def test_the_first_look_marks_nothing_as_changed() -> None:
    with audit() as placed:
        picture = PAINT.table(loading(4), WORDS)
    assert WORDS("picture-changed") not in {text.text for text in placed}
    assert _blue(picture, (160, 150, 1236, 562)) == 0


def test_ships_that_sailed_are_told_with_what_they_brought() -> None:
    before, now = fullest()
    with audit() as placed:
        PAINT.table(now, WORDS, changed=before)
    strip = [text.text for text in placed if 935 < text.box.y < 970]
    assert [WORDS.name(each.ship.id) for each in reversed(now.sailed)] == [each for each in strip if each.isalpha()]
    assert strip.count("+6") == 2, "3 barrels bring the first place of a ship of 12"


# -- odds and ends --------------------------------------------------------------------------------------------------


def test_pins_of_equal_scores_stand_side_by_side_near_their_score() -> None:
    assert spread([100, 300], 30, 0, 900) == [100, 300]
    assert spread([100, 100, 100], 30, 0, 900) == [70, 100, 130]
    assert spread([5, 5], 30, 0, 900) == [0, 30]
    assert spread([890, 900], 30, 0, 900) == [870, 900]


def test_house_figures_are_called_so() -> None:
    with audit() as placed:
        PAINT.table(loading(2), WORDS)
    assert WORDS("montego_bay-picture-house-data") in {text.text for text in placed}


def test_a_tie_broken_by_coins_is_said_and_a_shared_victory_names_all() -> None:
    view = loading(4)
    rich = [replace(player, vp=30, coins=seat) for seat, player in enumerate(view.players)]
    with audit() as placed:
        PAINT.scoring(view, result(replace(view, players=rich)), WORDS)
    assert any(WORDS("montego_bay-picture-tie-coins") in text.wanted for text in placed)
    equal = [replace(player, vp=30, coins=1) for player in view.players]
    with audit() as placed:
        PAINT.scoring(view, result(replace(view, players=equal)), WORDS)
    shared = next(text.wanted for text in placed if text.wanted.startswith(WORDS("picture-winners-shared")))
    assert all(person in shared for person in PEOPLE)


def test_the_replay_has_a_frame_for_every_view_and_may_be_uploaded() -> None:
    views = [lobby(), bidding(), fullest()[1]]
    picture = PAINT.replay(views, WORDS)
    image = Image.open(io.BytesIO(picture.data))
    assert (image.format, image.n_frames) == ("WEBP", 3)  # type: ignore[attr-defined]
    assert len(picture.data) < 8_000_000


def test_pictures_are_small_enough_and_always_alike() -> None:
    before, now = fullest()
    for draw in (
        lambda: PAINT.table(now, WORDS, changed=before),
        lambda: PAINT.sheet(choosing(2, 0), 0, WORDS, options=CARDS),
    ):
        picture = draw()
        assert len(picture.data) <= 250_000
        assert (picture.width, picture.height) == (theme.WIDTH, theme.HEIGHT)
        assert picture.data == draw().data
