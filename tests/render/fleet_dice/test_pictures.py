"""What Fleet's pictures say: alt texts, text, identities, changes, options, the replay."""

from __future__ import annotations

import io
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.engine import Ask, Luck, registry
from games.fleet_dice import GAME, data
from games.fleet_dice.view import View
from render import Picture, effect, painter, question, theme
from render.audit import audit
from render.canvas import ALT_LIMIT
from render.fleet_dice import colors
from tests.games.fleet_dice import given as fleet
from tests.render.fleet_dice.pictures import words_of
from tests.render.fleet_dice.views import (
    PEOPLE,
    Named,
    all_options,
    alone,
    early,
    early_sheet,
    fullest,
    result,
    table,
)
from tests.render.sight import changed_pixels, contrast

PAINT = Named(painter("fleet_dice"), PEOPLE)
WORDS = words_of("en")


def _image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def _differ(a: Picture, b: Picture) -> bool:
    return ImageChops.difference(_image(a), _image(b)).getbbox() is not None


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("view", [early(2), early(3), fullest(), alone()], ids=["two", "three", "fullest", "alone"])
def test_alt_texts_tell_round_turn_and_scores(view: View, language: str) -> None:
    words = words_of(language)
    alt = PAINT.table(view, words).alt
    assert len(alt) <= ALT_LIMIT
    assert f" {view.round} " in alt
    assert f" {view.rounds}" in alt
    for seat in view.waiting:
        assert PEOPLE[seat] in alt
    for seat, sheet in enumerate(view.sheets):
        assert f"{PEOPLE[seat]}: {words('picture-points', points=sheet.points.total)}, {sheet.fish} " in alt


def test_the_alt_text_of_a_sheet_tells_its_sections() -> None:
    view = early()
    alt = PAINT.sheet(view, 0, WORDS).alt
    sheet = view.sheets[0]
    assert not sheet.levels[0]
    assert f"Shrimp: {sheet.marked[0]} of {data.SIZES[0]} boxes, no license, fish on boats" in alt
    some = next(type_ for type_, level in enumerate(sheet.levels) if level)
    name, size = WORDS.name(data.TYPES[some]), data.SIZES[some]
    assert f"{name}: {sheet.marked[some]} of {size} boxes, license level {sheet.levels[some]}, fish" in alt
    assert len(alt) <= ALT_LIMIT


def test_the_alt_text_of_the_scoring_names_the_winner_first() -> None:
    view = early(3)
    scored = result(view)
    alt = PAINT.scoring(view, scored, WORDS).alt
    winner = next(score for score in scored.scores if score.place == 1)
    assert alt.index(PEOPLE[winner.seat]) == min(alt.index(PEOPLE[score.seat]) for score in scored.scores)
    assert f"{winner.total} VP" in alt


@pytest.mark.parametrize(
    ("asked", "choices"),
    [
        (Ask("boat_or_license", {"type": "cod"}), ("take:boat", "take:license")),
        (Ask("oyster", {"boat": 1, "fish": 2, "capacity": 6}), ("oyster:fish", "oyster:coin")),
    ],
    ids=["boat or license", "oyster boat"],
)
def test_both_answers_of_a_question_stand_in_the_picture(asked: Ask, choices: tuple[str, str]) -> None:
    sheet = early_sheet()
    sheet.fleets[data.OYSTER] = [2]
    with audit() as placed:
        PAINT.sheet(table([sheet], asked=asked), 0, WORDS, options={choices[0]: 71, choices[1]: 72})
    assert {"71", "72"} <= {text.text for text in placed}


def test_what_a_building_of_the_wharf_does_is_said_beside_its_box() -> None:
    game, paint = registry()["fleet_dice"], painter("fleet_dice")
    view = game.view(game.setup(2, {}, Luck(bytes(32)))[0], 0)
    assert effect(paint, view, "mark:pub", WORDS) == "All boxes marked: 10 VP"
    assert effect(paint, view, "mark:cod", WORDS) == "", "its small print says all"
    assert effect(paint, view, "die:cod", WORDS) == ""


def test_a_name_no_font_can_write_becomes_the_number_of_the_seat() -> None:
    with audit() as placed:
        PAINT.table(early(3), WORDS, names=["🦀🦀", "漢字", "Ann"])
    drawn = {text.text for text in placed}
    assert {"Player 1", "Player 2", "Ann"} <= drawn


def test_seats_look_different_in_gray() -> None:
    """The same sheet at two seats differs by more than its color."""
    view = table([early_sheet(0)] * 4, waiting=[], taken=[], captains=False)
    same = ["Same"] * 4
    gray = [
        _image(PAINT.sheet(view, seat, WORDS, names=same)).convert("L").point([255 * (v > 150) for v in range(256)])
        for seat in range(4)
    ]
    for a, b in pairwise(gray):
        assert ImageChops.difference(a, b).getbbox() is not None  # type: ignore[arg-type]


def test_numbers_of_buttons_stand_in_the_picture() -> None:
    view = early()
    options = {"mark:shrimp": 71, "mark:barge": 72, "use:coin": 73, "die:lobster": 74}
    with audit() as placed:
        PAINT.sheet(view, 0, WORDS, options=options)
    assert {"71", "72", "73", "74"} <= {text.text for text in placed}


def test_every_choice_that_has_a_place_gets_its_ring() -> None:
    view = early()
    options = all_options(view)
    with audit() as placed:
        PAINT.sheet(view, 0, WORDS, options={choice: 500 + number for choice, number in options.items()})
    drawn = {int(text.text) for text in placed if text.text.isdigit()}
    marks = {500 + number for choice, number in options.items() if choice.partition(":")[0] in ("mark", "hex", "die")}
    assert marks <= drawn


def test_changes_are_drawn_in_blue_pencil_and_only_changes() -> None:
    before, now = early_sheet(), early_sheet()
    now.marked[0] += 1
    same = PAINT.sheet(table([now]), 0, WORDS, changed=table([now]))
    new = PAINT.sheet(table([now]), 0, WORDS, changed=table([before]))
    blue = [changed_pixels(_image(each).crop((0, 330, 100, 860))) for each in (same, new)]
    assert blue[0] == 0
    assert blue[1] > 40


def test_the_first_look_marks_nothing_as_changed() -> None:
    with audit() as placed:
        PAINT.sheet(early(), 0, WORDS)
    assert WORDS("picture-changed") not in {text.text for text in placed}


def test_house_figures_are_called_so() -> None:
    with audit() as placed:
        PAINT.table(early(2), WORDS)
        PAINT.sheet(early(2), 0, WORDS)
    house = WORDS("fleet_dice-picture-house-data")
    assert sum(text.text == house for text in placed) == 2


def test_ruths_strikes_and_stones_are_seen() -> None:
    view = alone()
    clean = early_sheet()
    unstruck = table([clean], rounds=8, round=6, phase="town", pool=view.pool, taken=view.taken, ruth=view.ruth)
    assert _differ(PAINT.table(view, WORDS), PAINT.table(unstruck, WORDS))
    with audit() as placed:
        PAINT.table(view, WORDS)
    plan = WORDS("fleet_dice-picture-ruth-strikes", boxes=2, section=WORDS.name("buffet"), left="no")
    assert plan in " ".join(text.text for text in placed)


def test_what_ruth_does_is_not_promised_while_you_may_take_the_die() -> None:
    view = alone()
    assert view.ruth is not None
    with audit() as placed:
        PAINT.table(replace(view, ruth=replace(view.ruth, if_left=True)), WORDS)
    plan = WORDS("fleet_dice-picture-ruth-strikes", boxes=2, section=WORDS.name("buffet"), left="yes")
    assert plan.startswith("If you leave it")
    assert plan in " ".join(text.text for text in placed)


def test_ruth_promises_no_strike_after_the_end() -> None:
    view = alone()
    assert view.ruth is not None
    over = replace(view, over=True, phase="end", waiting=[], ruth=replace(view.ruth, next_face=""))
    with audit() as placed:
        PAINT.table(over, WORDS)
    drawn = {text.wanted for text in placed}
    assert WORDS("fleet_dice-picture-ruth-over") in drawn
    assert WORDS("fleet_dice-picture-ruth-waits") not in drawn


def test_nobody_starts_a_round_after_the_end() -> None:
    for over in (False, True):
        view = replace(early(2), over=over)
        with audit() as placed:
            PAINT.table(view, WORDS)
        assert (WORDS("fleet_dice-picture-starts") in {text.text for text in placed}) is not over


def test_solo_scoring_shows_the_title_reached() -> None:
    view = alone()
    with audit() as placed:
        PAINT.scoring(view, result(view), WORDS)
    points = view.sheets[0].points.total
    rows = sorted(data.RAW["solo_results"], key=lambda row: row["min_points"])
    title = [row["title_en"] for row in rows if row["min_points"] <= points][-1]
    assert any(text.text.endswith(f": {title}") for text in placed)


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        ({"captains": False}, "King Crab bonus (10 at most)"),
        ({"captains": True}, "King Crab bonus (10 at most), captain card"),
        ({"captains": False, "gold": next(iter(data.TROPHIES))}, "King Crab bonus (10 at most), trophies"),
    ],
)
def test_the_scoring_names_no_cards_that_are_not_in_play(cards: dict[str, Any], named: str) -> None:
    view = early(2, **cards)
    with audit() as placed:
        PAINT.scoring(view, result(view), WORDS)
    assert named in " ".join(text.wanted for text in placed)
    assert ("captain card" in named, "trophies" in named) == (
        any("captain" in text.wanted for text in placed),
        any("trophies" in text.wanted for text in placed),
    )


def test_a_tie_broken_by_fish_is_said() -> None:
    view = early(2)
    scored = result(view)
    first, second = scored.scores
    tied = type(scored)([
        type(first)(0, 50, first.categories, 1), type(second)(1, 50, second.categories, 2),
    ])  # fmt: skip
    with audit() as placed:
        PAINT.scoring(view, tied, WORDS)
    assert any(WORDS("fleet_dice-picture-tie-fish") in text.wanted for text in placed)


def test_a_shared_victory_names_all_winners() -> None:
    view = fullest(2)
    scored = result(table([early_sheet()] * 2))
    with audit() as placed:
        PAINT.scoring(view, scored, WORDS)
    assert any(PEOPLE[0] in text.wanted and PEOPLE[1] in text.wanted for text in placed)


def test_the_replay_has_a_frame_for_every_view_and_may_be_uploaded() -> None:
    views = [early(2), early(2, round=6), fullest(2)]
    picture = PAINT.replay(views, WORDS)
    image = Image.open(io.BytesIO(picture.data))
    assert (image.format, image.n_frames) == ("WEBP", 3)  # type: ignore[attr-defined]
    assert picture.kind == "webp"
    assert len(picture.data) < 8_000_000


def test_pictures_are_small_enough() -> None:
    for picture in (PAINT.table(fullest(), WORDS), PAINT.sheet(fullest(), 0, WORDS, changed=early(4))):
        assert len(picture.data) <= 250_000
        assert (picture.width, picture.height) == (theme.WIDTH, theme.HEIGHT)


def test_a_view_is_drawn_the_same_way_every_time() -> None:
    assert PAINT.table(early(), WORDS).data == PAINT.table(early(), WORDS).data


def test_launched_boats_and_finished_buildings_stand_out_in_gray() -> None:
    for area in (*colors.TYPE, colors.HARBOR, colors.WHARF):
        assert contrast(colors.launched(area), theme.BOX) >= 1.4


def test_captions_stand_in_a_strip_below_the_frames() -> None:
    views = [early(2), fullest(2)]
    plain, told = PAINT.replay(views, WORDS), PAINT.replay(views, WORDS, captions=["", "Ben rolls."])
    assert told.width == plain.width
    assert told.height > plain.height


def test_a_panel_says_what_marks_are_new_only_where_there_are_some() -> None:
    def seen(**marked: int) -> View:
        dice = ["cod", "shrimp", "coins3"]
        return GAME.view(fleet.given(fleet.sheet(marked=marked), fleet.sheet(), at="boat", dice=dice).table, 0)

    before = seen()
    numbers = {"die:cod": 1, "die:shrimp": 2, "die:coins3": 3}
    for view, marked in ((before, False), (seen(oyster=1), False), (seen(cod=1), True)):
        with audit() as placed:
            PAINT.focus(view, 0, WORDS, options=numbers, changed=before)
        assert (WORDS("picture-changed") in {text.text for text in placed}) is marked


@pytest.mark.parametrize("building", ["recycling", "casino"])
def test_the_harbor_stays_in_a_panel_whatever_else_the_die_may_be_used_for(building: str) -> None:
    mine = fleet.sheet(complete=[building])
    game = fleet.given(mine, fleet.sheet(), at="town", dice=["harbor", "cod", "market"]).play(0, "die:harbor")
    numbers = {choice: number for number, choice in enumerate(GAME.options(game.table, 0), 1)}
    assert {"use:recycle", "reroll"} & set(numbers)
    with audit() as placed:
        PAINT.focus(GAME.view(game.table, 0), 0, WORDS, options=numbers)
    assert WORDS("fleet_dice-picture-harbor-fishing") in {text.text for text in placed}


@pytest.mark.parametrize(
    ("phase", "face", "mine"),
    [
        ("boat", "shrimp", {"levels": {"shrimp": 1}}),
        ("boat", "cod", {}),
        ("town", "harbor", {}),
        ("town", "wharf", {}),
    ],
)
def test_all_a_die_may_be_used_for_has_its_number_in_the_picture(phase: str, face: str, mine: dict[str, Any]) -> None:
    """F12.2, F12.4, F12.5: another throw, a hex and a use of the yard as well as every box."""
    mine_now = fleet.sheet(complete=["casino", "buffet", "recycling"], **mine)
    dice = [face, "cod", "market" if phase == "town" else "lobster"]
    game = fleet.given(mine_now, fleet.sheet(), at=phase, dice=dice).play(0, f"die:{face}")  # type: ignore[arg-type]
    numbers = {choice: 70 + number for number, choice in enumerate(GAME.options(game.table, 0))}
    assert {"reroll", "use:recycle", "use:coin"} <= numbers.keys()
    with audit() as placed:
        PAINT.focus(GAME.view(game.table, 0), 0, WORDS, options=numbers)
    assert {str(number) for number in numbers.values()} <= {text.text for text in placed}


def test_the_number_of_a_hex_covers_no_other_hex() -> None:
    """It stands before the building's name, and the hexes stand below that."""
    mine = fleet.sheet(complete=["buffet"])
    game = fleet.given(mine, fleet.sheet(), at="boat", dice=["oyster", "cod", "cod"]).play(0, "die:oyster")
    with audit() as placed:
        PAINT.focus(GAME.view(game.table, 0), 0, WORDS, options={"hex:oyster": 71})
    where = {text.text: text.box for text in placed}
    assert where["71"].right <= where[WORDS.name("buffet")].x


def test_what_is_new_on_the_table_is_framed_with_air_between() -> None:
    """On a phone a frame that touches what it frames is a blot."""

    def seen(marked: int) -> View:
        mine = fleet.sheet(marked={"swordfish": marked})
        return GAME.view(fleet.given(mine, fleet.sheet(), at="boat", dice=["oyster", "cod", "cod"]).table, None)

    image = _image(PAINT.table(seen(4), WORDS, changed=seen(3)))
    blue = theme.CHANGED
    plates = image.crop((0, 0, image.width, image.height - 60))  # without the legend
    lines = [[plates.getpixel((x, y)) for x in range(plates.width)].count(blue) for y in range(plates.height)]
    framed = [count for count in lines if count]
    edge = framed[0]
    below = next((row for row, count in enumerate(framed) if count < edge), 0)
    assert all(count < edge / 2 for count in framed[below : below + 3]), "only its sides, then what it frames"


def test_the_king_crab_bonuses_tell_how_much_they_bring_at_most() -> None:
    game = fleet.given(fleet.sheet(marked={"king_crab": 2}), fleet.sheet(), at="marks", marks=["king_crab"])
    with audit() as placed:
        PAINT.focus(GAME.view(game.table, 0), 0, WORDS, options={"bonus:fish": 1, "bonus:boats": 2})
    assert "A King Crab bonus brings 10 VP at most." in [text.wanted for text in placed]


def test_the_barge_says_what_it_brings_by_the_figures_the_game_began_with() -> None:
    now = early(2)
    sheets = [replace(sheet, points_list=data.FIRST_POINTS) for sheet in now.sheets]
    for view, points in ((now, 3), (replace(now, sheets=sheets), 1)):
        with audit() as placed:
            PAINT.sheet(view, 0, WORDS)
        said = WORDS("fleet_dice-picture-harbor-barge", points=points)
        assert said in [each.wanted for each in placed]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("bonus", data.BONUSES)
def test_what_the_king_crab_brings_does_not_lie_on_its_name(bonus: str, language: str) -> None:
    words = words_of(language)
    mine = fleet.sheet(king_crab=True, bonus=bonus)
    game = fleet.given(mine, fleet.sheet(), at="town", dice=["harbor", "harbor", "cod"])
    options = {choice: number for number, choice in enumerate(GAME.options(game.table, 0), 1)}
    with audit() as placed:
        question(painter("fleet_dice"), GAME.view(game.table, 0), 0, words, names=PEOPLE[:2], options=options)
    name = next(each for each in placed if each.text == words.name("king_crab"))
    row = data.BONUSES[bonus]
    note = words(f"fleet_dice-picture-bonus-{row.metric}", points=row.vp, per=row.per)
    below = next(each for each in placed if each.wanted == note)
    assert name.ink.bottom <= below.ink.y + 2, "letters that hang may reach between those that stand"
