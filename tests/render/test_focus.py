"""What panels show, in the boxes in which Discord shows it: 366 CSS pixels wide on a phone, 550 x 350 on a desktop.
Every kind of question of every game is looked at where it has most answers, in both languages, with the longest names;
and who is not asked, and the final scoring."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest

from bot.text import LANGUAGES, texts
from bot.tools.gallery.moments import PEOPLE, Moment, play, with_most_choices
from games.engine import Game, registry
from render import InFocus, Picture, ScoresInFocus, painter, question, scores
from render.audit import Placed, audit
from render.grid import Box
from render.legibility import LEAST_ON_A_DESKTOP, LEGIBLE, PANEL, scale_on_desktop
from render.theme import DISC
from tests.param import slow

CASES = [
    (kind, seats) if seats == game.seats[-1] else slow(kind, seats)
    for kind, game in registry().items()
    for seats in game.seats
]


class Shown(NamedTuple):
    """A picture of a panel and what is written on it."""

    picture: Picture
    lettering: list[Placed]


def _shown(game: Game[Any, Any], moment: Moment, seat: int, language: str, before: Moment) -> Shown:
    words = texts().words(language).of(game.id, PEOPLE)
    asked = game.options(moment.table, seat) if seat in game.waiting(moment.table) else ()
    options = {choice: number for number, choice in enumerate(asked, 1)}
    with audit() as placed:
        picture = question(
            painter(game.id), game.view(moment.table, seat), seat, words, names=PEOPLE, options=options,
            changed=game.view(before.table, seat),
        )  # fmt: skip
    return Shown(picture, placed)


def _scored(game: Game[Any, Any], last: Moment, language: str) -> Shown:
    result = game.result(last.table)
    assert result is not None, "the last moment is the end"
    words = texts().words(language).of(game.id, PEOPLE)
    with audit() as placed:
        picture = scores(painter(game.id), game.view(last.table, None), result, words, names=PEOPLE)
    return Shown(picture, placed)


@cache
def _panels(kind: str, seats: int, language: str) -> dict[str, Shown]:
    """Every question where it has most answers, somebody who waits, and the end."""
    game = registry()[kind]
    moments = play(game, seats, "panels", player="random").moments
    found = {
        asked: _shown(game, moment, seat, language, moments[max(0, moment.choices - 5)])
        for asked, (moment, seat) in with_most_choices(game, moments).items()
    }
    late = moments[len(moments) * 3 // 4 :]
    moment, seat = next(
        (moment, seat) for moment in late for seat in range(seats) if seat not in game.waiting(moment.table)
    )
    waits, end = _shown(game, moment, seat, language, moments[0]), _scored(game, moments[-1], language)
    return {**found, "not asked": waits, "final scoring": end}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", slow("en")])
@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_every_panel_can_be_read_in_discords_boxes(kind: str, seats: int, language: str) -> None:
    small: dict[str, str] = {}
    for asked, (picture, lettering) in _panels(kind, seats, language).items():
        least = min(lettering, key=lambda text: text.size)
        phone = least.size * PANEL / picture.width
        desktop = least.size * scale_on_desktop(picture.width, picture.height)
        if phone < LEGIBLE or desktop < LEAST_ON_A_DESKTOP:
            small[asked] = f"{least.text}: {phone:.1f} px on a phone, {desktop:.1f} on a desktop"
    assert small == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", slow("en")])
@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_nothing_in_a_panel_is_cut_but_names_of_people(kind: str, seats: int, language: str) -> None:
    cut: dict[str, list[str]] = {}
    for asked, (_, lettering) in _panels(kind, seats, language).items():
        short = [text.wanted for text in lettering if text.text != text.wanted or not text.box.holds(text.ink, 2)]
        if found := [text for text in short if not any(person in text for person in PEOPLE)]:
            cut[asked] = found
    assert cut == {}


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_every_panel_says_that_figures_are_of_the_house(kind: str, seats: int) -> None:
    words = texts().words("de").of(kind)
    keys = [f"{kind}-picture-house-{key}" for key in ("data", "short", "cards")]
    notes = {words(key) for key in keys if words.has(key)}
    panels = _panels(kind, seats, "de").items()
    assert [asked for asked, (_, lettering) in panels if notes.isdisjoint(text.text for text in lettering)] == []


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_no_number_of_a_button_lies_on_what_is_written(kind: str, seats: int) -> None:
    covered: dict[str, list[tuple[str, str]]] = {}
    for asked, (_, lettering) in _panels(kind, seats, "de").items():
        discs = [text for text in lettering if text.ground == DISC]
        others = [text for text in lettering if text.ground != DISC]
        if found := [(disc.text, text.text) for disc in discs for text in others if _meet(disc.box, text.ink)]:
            covered[asked] = found
    assert covered == {}


def _meet(disc: Box, ink: Box) -> bool:
    a, b = disc.inset(3), ink.inset(1)
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


@pytest.mark.parametrize("kind", ["captains_gulf", "fleet_dice", "montego_bay", "nusfjord"])
def test_a_game_with_large_sheets_shows_what_its_questions_are_about(kind: str) -> None:
    assert isinstance(painter(kind), InFocus)


@pytest.mark.parametrize("kind", ["captains_gulf", "fleet_dice", "montego_bay", "nusfjord"])
def test_a_final_scoring_is_shown_as_narrow_as_a_panel(kind: str) -> None:
    assert isinstance(painter(kind), ScoresInFocus)


@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_a_narrow_scoring_has_every_figure_of_the_wide_one(kind: str, seats: int) -> None:
    game, words = registry()[kind], texts().words("en").of(kind, PEOPLE)
    table = play(game, seats, "panels", player="random").moments[-1].table
    view, result = game.view(table, None), game.result(table)
    assert result is not None
    with audit() as narrow:
        drawn = scores(painter(kind), view, result, words, names=PEOPLE)
    figures = Counter(text.text for text in narrow)
    for value in (
        *(score.total for score in result.scores),
        *(v for s in result.scores for v in s.categories.values()),
    ):
        figures[str(value).replace("-", "−")] -= 1
    assert all(count >= 0 for count in figures.values())
    assert drawn.alt == painter(kind).scoring(view, result, words, names=PEOPLE).alt


def test_the_languages_looked_at_are_all_there_are() -> None:
    assert set(LANGUAGES) == {"de", "en"}
