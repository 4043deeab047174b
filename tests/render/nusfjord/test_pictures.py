"""What Nusfjord's pictures say: alt texts, text, identities, changes, options, the replay."""

from __future__ import annotations

import io
from itertools import combinations, pairwise

import msgspec
import pytest
from PIL import Image, ImageChops

from games.nusfjord import data
from games.nusfjord.displays import shortages
from games.nusfjord.game import GAME
from render import Picture, focus, theme
from render.audit import audit
from render.canvas import ALT_LIMIT
from render.nusfjord import colors
from tests.games.nusfjord.given import display, given
from tests.param import slow
from tests.render.nusfjord.pictures import FOCUS, PAINT, PART, PART_IDS, words_of
from tests.render.nusfjord.views import PEOPLE, all_options, finished, fullest, played, poor, seen
from tests.render.sight import DEFICIENCIES, changed_pixels, contrast, distance
from tests.render.sight import seen as color_blind

WORDS = words_of("en")


def _image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def _blue(picture: Picture) -> int:
    return changed_pixels(_image(picture))


@pytest.mark.parametrize("language", ["de", slow("en")])
@pytest.mark.parametrize("seats", [1, slow(2), slow(3), slow(4), 5])
def test_alt_texts_tell_round_turn_and_scores(seats: int, language: str) -> None:
    view = seen(seats, None, 20 * seats)
    alt = PAINT.table(view, words_of(language), names=PEOPLE).alt
    assert len(alt) <= ALT_LIMIT
    assert f" {view.round} " in alt
    for seat in view.waiting:
        assert PEOPLE[seat] in alt
    for seat, player in enumerate(view.players):
        company = words_of(language).name(player.company)
        points = words_of(language)("picture-points", points=sum(player.points.values()))
        assert f"{PEOPLE[seat]} ({company}): {points}; {player.supply[0]} " in alt


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_of_the_fullest_table_names_everything(language: str) -> None:
    words, view = words_of(language), GAME.view(fullest(), None)
    text = PAINT.text(view, words, names=PEOPLE)
    for card in (*view.open_a, *view.open_b, *view.open_c):
        assert words.name(card) in text
    for seat, player in enumerate(view.players):
        assert f"**{PEOPLE[seat]} ({words.name(player.company)}): " in text
        for building, site in player.buildings:
            assert f"{words.name(building)} {site}" in text
        for elder in player.elders:
            assert words.name(elder) in text


def test_the_text_tells_costs_and_points_of_what_is_on_display() -> None:
    view = seen(2, None, 0)
    text = PAINT.text(view, WORDS, names=PEOPLE)
    for card in (*view.open_a, *view.open_b):
        row = data.BUILDINGS[card]
        wood = f"{row.cost.wood}w" if row.cost.wood else ""
        assert f"{WORDS.name(card)} ({wood}" in text


def test_the_alt_text_of_a_sheet_tells_the_hand_only_to_its_owner() -> None:
    table = fullest(2)
    own, other = (PAINT.sheet(GAME.view(table, seat), 0, WORDS, names=PEOPLE).alt for seat in (0, 1))
    card = WORDS.name(table.players[0].hand[0])
    assert card in own
    assert card not in other


def test_the_table_shows_no_hand() -> None:
    table = fullest(2)
    table.open_c = []
    with audit() as placed:
        PAINT.table(GAME.view(table, 0), WORDS, names=PEOPLE)
    drawn = " ".join(text.wanted for text in placed)
    assert [card for card in table.players[0].hand if WORDS.name(card) in drawn] == []


def test_the_hand_is_drawn_with_the_whole_texts() -> None:
    table = fullest(2)
    with audit() as placed:
        PAINT.sheet(GAME.view(table, 0), 0, WORDS, names=PEOPLE)
    drawn = " ".join(text.text for text in placed)
    for card in table.players[0].hand:
        assert WORDS.name(card) in drawn


def test_a_name_no_font_can_write_becomes_the_number_of_the_seat() -> None:
    with audit() as placed:
        PAINT.table(seen(3), WORDS, names=["🦀🦀", "漢字", "Ann"])
    drawn = {text.text for text in placed}
    assert {"Player 1", "Player 2", "Ann"} <= drawn


def test_seats_look_different_in_gray() -> None:
    """The same display at two seats differs by more than its color."""
    view = seen(5, None, 0)
    same = msgspec.structs.replace(view, waiting=[], players=[view.players[0]] * 5, first=9)
    picture = (
        _image(PAINT.table(same, WORDS, names=["Same"] * 5)).convert("L").point([255 * (v > 150) for v in range(256)])
    )
    plates = [picture.crop((20, 461 + seat * 169, 300, 461 + seat * 169 + 158)) for seat in range(5)]
    for a, b in pairwise(plates):
        assert ImageChops.difference(a, b).getbbox() is not None


def test_cards_one_cannot_pay_tell_what_is_missing() -> None:
    table = poor()
    view = GAME.view(table, 1)
    lacking = shortages(view)
    assert lacking["A103"] == (0, 0, 0)
    card = next(card for card in table.players[1].hand if data.COSTS[card][0] > 2)
    assert lacking[card][0] == data.COSTS[card][0] - 2
    with audit() as placed:
        PAINT.sheet(view, 1, WORDS, names=PEOPLE, options={"build:A103": 1})
    tags = {text.text for text in placed if text.ground == theme.STRIKE}
    assert {f"−{amount}" for missing in lacking.values() for amount in missing if amount} == tags
    with audit() as others:
        PAINT.sheet(GAME.view(table, 0), 0, WORDS, names=PEOPLE)
    assert not [text for text in others if text.ground == theme.STRIKE]


def test_every_choice_that_has_a_place_gets_its_number() -> None:
    table = played(4, 95)
    options = all_options(table, 0)
    with audit() as placed:
        PAINT.sheet(
            GAME.view(table, 0), 0, WORDS, names=PEOPLE, options={choice: 500 + n for choice, n in options.items()}
        )
    drawn = {int(text.text) - 500 for text in placed if text.text.isdigit()}
    assert {choice for choice, number in options.items() if number not in drawn} == set()


@pytest.mark.parametrize(
    "choice", ["at:track", "at:b1b2", "plant:b1b2", "now:builder", "feed:builder", "dividend:blue", "upgrade:sloop"]
)
def test_rarer_choices_have_a_place_too(choice: str) -> None:
    view = GAME.view(played(3, 0), 0)
    own = msgspec.structs.replace(
        view.players[0], elders=["builder"], elder_fish=[1], elder_workers=[""], ships=[1, 0, 0]
    )
    shown = msgspec.structs.replace(view, players=[own, *view.players[1:]])
    with audit() as placed:
        PAINT.sheet(shown, 0, WORDS, names=PEOPLE, options={choice: 777})
    assert "777" in {text.text for text in placed}


def test_changes_are_drawn_in_blue_pencil_and_only_changes() -> None:
    before, now = seen(3, None, 40), seen(3, None, 41)
    assert _blue(PAINT.table(now, WORDS, changed=now)) < _blue(PAINT.table(now, WORDS, changed=before))


def test_the_first_look_marks_nothing_as_changed() -> None:
    with audit() as placed:
        PAINT.table(seen(3), WORDS)
    assert WORDS("picture-changed") not in {text.text for text in placed}


def test_house_figures_are_called_so() -> None:
    with audit() as placed:
        PAINT.table(seen(3), WORDS)
        PAINT.sheet(seen(3, 0), 0, WORDS)
    house = WORDS("nusfjord-picture-house-data")
    assert sum(text.text == house for text in placed) == 2


def test_the_display_of_the_supply_comes_with_the_question() -> None:
    view = seen(3, 0, 0)
    with audit() as without:
        PAINT.sheet(view, 0, WORDS, options={"place:take_gold": 1})
    with audit() as asked:
        PAINT.sheet(view, 0, WORDS, options={f"build:{view.open_a[0]}": 1})
    name = WORDS.name(view.open_a[1])
    assert name not in {text.text for text in without}
    assert name in {text.text for text in asked}


def test_the_scoring_shows_every_category_and_the_winner() -> None:
    view, result = finished(5)
    with audit() as placed:
        picture = PAINT.scoring(view, result, WORDS, names=PEOPLE)
    drawn = {text.text for text in placed}
    for category in result.scores[0].categories:
        assert WORDS(f"nusfjord-category-{category}") in drawn
    winner = next(score for score in result.scores if score.place == 1)
    assert any(PEOPLE[winner.seat] in text.wanted and WORDS("picture-winner") in text.wanted for text in placed)
    assert picture.alt.index(PEOPLE[winner.seat]) == min(picture.alt.index(name) for name in PEOPLE)


def test_a_shared_victory_names_all_winners() -> None:
    view, result = finished(2)
    tied = type(result)([msgspec.structs.replace(score, place=1, total=30) for score in result.scores])
    with audit() as placed:
        PAINT.scoring(view, tied, WORDS, names=PEOPLE)
    assert any(PEOPLE[0] in text.wanted and PEOPLE[1] in text.wanted for text in placed)


def test_the_replay_has_a_frame_for_every_view_and_may_be_uploaded() -> None:
    views = [seen(2, None, turns) for turns in (0, 30, 60)]
    picture = PAINT.replay(views, WORDS, names=PEOPLE)
    image = Image.open(io.BytesIO(picture.data))
    assert (image.format, image.n_frames) == ("WEBP", 3)  # type: ignore[attr-defined]
    assert picture.kind == "webp"
    assert len(picture.data) < 8_000_000


def test_pictures_are_small_enough() -> None:
    table = fullest()
    pictures = (
        PAINT.table(GAME.view(table, None), WORDS, names=PEOPLE, changed=seen(5)),
        PAINT.sheet(GAME.view(table, 0), 0, WORDS, names=PEOPLE, options=all_options(table, 0)),
    )
    for picture in pictures:
        assert len(picture.data) <= 250_000
        assert picture.width == theme.WIDTH


def test_a_view_is_drawn_the_same_way_every_time() -> None:
    assert PAINT.table(seen(3), WORDS).data == PAINT.table(seen(3), WORDS).data


def test_workers_of_several_colors_differ_alone() -> None:
    view = seen(1, None, 0)
    pictures = [
        PAINT.table(msgspec.structs.replace(view, spaces=view.spaces | {"take_gold": [(1, [color])]}), WORDS)
        for color in ("red", "blue", "yellow")
    ]
    gray = [_image(picture).convert("L").point([255 * (v > 120) for v in range(256)]) for picture in pictures]
    for a, b in pairwise(gray):
        assert ImageChops.difference(a, b).getbbox() is not None


def test_a_company_looks_as_the_texts_call_it_with_a_shape_of_its_own() -> None:
    assert [company.name for company in colors.COMPANIES] == data.COMPANIES
    assert len({company.emblem for company in colors.COMPANIES}) == len(data.COMPANIES)
    for company in colors.COMPANIES:
        assert contrast(company.emblem_color, company.fill) >= 3


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_companies_stay_apart_for_color_blind_eyes(deficiency: str) -> None:
    for a, b in combinations(colors.COMPANIES, 2):
        assert distance(color_blind(a.fill, deficiency), color_blind(b.fill, deficiency)) > 12, (a.name, b.name)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_fullest_table_is_not_too_tall_for_a_phone(seats: int) -> None:
    picture = PAINT.table(GAME.view(fullest(seats), None), WORDS, names=PEOPLE)
    assert picture.height <= 1.6 * picture.width


def test_the_parts_of_a_table_are_those_it_has() -> None:
    view = seen(2, None, 0)
    assert PART_IDS(view) == ["board", "buildings_a", "buildings_b", "elders", "harbour:0", "harbour:1"]
    assert "buildings_c" in PART_IDS(GAME.view(fullest(), None))
    for nonsense in ("", "table", "harbour", "harbour:2", "harbour:-1", "buildings_c", "buildings_d"):
        with pytest.raises(LookupError):
            PART(view, nonsense, WORDS)


def test_the_alt_texts_of_close_ups_tell_what_each_shows() -> None:
    view = GAME.view(fullest(), None)
    harbor = PART(view, "harbour:1", WORDS, names=PEOPLE).alt
    assert f"{PEOPLE[1]} (Blue): " in harbor
    for building, site in view.players[1].buildings:
        assert f"{WORDS.name(building)} {site}" in harbor
    shown = PART(view, "elders", WORDS, names=PEOPLE).alt
    for stack in view.stacks:
        assert f"{WORDS.name(stack[-1])}: {WORDS.text(stack[-1])}" in shown
    board = PART(view, "board", WORDS, names=PEOPLE).alt
    assert "Newly issued shares" in board
    assert "Build a Ship" in board


def test_a_part_marks_what_changed_and_hides_every_hand() -> None:
    later, before = seen(3, None, 60), seen(3, None, 30)
    assert _blue(PART(later, "harbour:0", WORDS, names=PEOPLE, changed=before)) > _blue(
        PART(later, "harbour:0", WORDS, names=PEOPLE)
    )
    table = fullest(3)
    hidden = [WORDS.name(card) for card in table.players[1].hand]
    with audit() as placed:
        PART(GAME.view(table, 1), "harbour:1", WORDS, names=PEOPLE)
    assert hidden
    assert not any(name in text.text for name in hidden for text in placed)


def test_the_most_cards_in_hand_stay_inside_their_strip() -> None:
    game = given(display(hand=["C148", "C149", "C151", "C244"]), display(), round=4)
    with audit() as placed:
        FOCUS(GAME.view(game.table, 0), 0, WORDS)
    (card,) = [text for text in placed if text.text == "C"]
    assert card.box.right < (focus.WIDTH - focus.MARGIN - 8) * focus.ZOOM


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_elder_keeps_his_whole_name_where_others_lie_below(language: str) -> None:
    words, view = words_of(language), seen(5)
    elders = [elder for elder in data.ELDERS if words.name(elder) != elder]
    width = len(view.stacks)
    assert len(elders) > width
    for start in range(0, len(elders), width):
        some = [*elders[start:], *elders][:width]
        stacked = msgspec.structs.replace(view, stacks=[[elders[0], elders[1], elder] for elder in some])
        with audit() as placed:
            PAINT.table(stacked, words, names=PEOPLE)
        shown = {text.text for text in placed}
        assert [words.name(elder) for elder in some if words.name(elder) not in shown] == []


@pytest.mark.rule("A13")
def test_cards_and_ships_show_what_their_reader_pays_and_in_green_what_is_printed_otherwise() -> None:
    def asked(elder: str, *buildings: str) -> tuple[Image.Image, str]:
        mine = display(wood=9, fish=20, gold=12, elders={elder: 0}, buildings=buildings)
        game = given(mine, display(), plates=1, offered=["A102", "A103"])
        game.play(f"elder:{elder}")
        view = game.view(0)
        shown = FOCUS(view, 0, WORDS, options=dict(zip(game.options(), range(1, 9), strict=False)))
        return _image(shown), shown.alt

    def green(image: Image.Image) -> int:
        return sum(count for count, color in image.getcolors(1 << 20) or [] if color == colors.CHEAPER)

    cards, said = asked("contractor")
    assert "(1w 2f;" in said, "2 wood less than printed"
    assert "(3w 2f;" not in said
    public = PAINT.text(GAME.view(given(display(), offered=["A102"]).table, None), WORDS)
    assert "(3w 2f;" in public, "nobody in particular pays what is printed"
    ships, _ = asked("shipbuilder")
    for image in (cards, ships):
        assert green(image) > 20
