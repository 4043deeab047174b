"""The gallery: which moments it finds, and that its page shows every picture it drew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tools.gallery.command import exhibits
from bot.tools.gallery.icons import icons_picture
from bot.tools.gallery.moments import fullest, fullness, play, richest, with_most_choices
from games.engine import registry, replay
from render import Picture
from render.audit import audit
from render.fleet_dice import FleetPainter
from render.icons import ICONS

FLEET = registry()["fleet_dice"]


def test_the_richest_options_are_those_that_go_with_the_seats() -> None:
    assert richest(FLEET, 4) == {"captains": "yes", "trophies": "yes"}
    assert richest(FLEET, 1) == {"captains": "yes"}


def test_a_played_game_repeats_itself_from_its_record() -> None:
    played = play(FLEET, 3, "record")
    table, _ = replay(FLEET, played.record)
    assert FLEET.save(table) == FLEET.save(played.moments[-1].table)
    assert [moment.choices for moment in played.moments] == list(range(len(played.record.choices) + 1))


def test_the_fullest_moment_is_no_emptier_than_any_other_of_its_game() -> None:
    [found] = fullest(FLEET, 2, ["full"])
    deciding = [moment for moment in play(FLEET, 2, "full").moments if FLEET.waiting(moment.table)]
    assert fullness(FLEET, found) == max(fullness(FLEET, moment) for moment in deciding)


def test_every_question_is_shown_with_the_most_answers_it_ever_had() -> None:
    moments = play(FLEET, 2, "asked", player="random").moments
    found = with_most_choices(FLEET, moments)
    assert {"draft", "use_die", "use_shared_die", "star"} <= set(found)
    moment, seat = found["star"]
    assert len(FLEET.options(moment.table, seat)) == max(
        len(step.options(each.table))
        for each in moments
        for step in FLEET.waiting(each.table).values()
        if step.ask(each.table).kind == "star"
    )


@pytest.fixture
def _one_game_of_each_seat_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tools.gallery.command.SEEDS", ("1",))


@pytest.mark.slow
@pytest.mark.usefixtures("_one_game_of_each_seat_count")
def test_there_are_tables_sheets_endings_ties_and_replays_of_every_seat_count() -> None:
    names = [exhibit.name for exhibit in exhibits(FLEET, "de")]
    assert len(names) == len(set(names))
    for wanted in ("1-table-late", "4-table-fullest", "3-sheet-star", "1-scoring-1", "2-scoring-tie", "4-replay"):
        assert wanted in names


@pytest.mark.slow
@pytest.mark.usefixtures("_one_game_of_each_seat_count")
def test_the_page_shows_every_picture_as_it_is_opened_as_a_phone_shows_it_and_in_the_box_of_a_desktop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = Picture(b"drawn", 1400, 1000, 'with "quotes" & more')
    for kind in ("table", "sheet", "scoring"):
        monkeypatch.setattr(FleetPainter, kind, lambda *_, **__: picture)
    assert main(["gallery", "fleet_dice", "--out", str(tmp_path / "out"), "--no-replay"]) == 0
    page = (tmp_path / "out" / "index.html").read_text("utf-8")
    shown = set(re.findall(r'src="([^"]+)"', page))
    assert shown == {path.name for path in (tmp_path / "out").iterdir()} - {"index.html"}
    assert {name.split("-")[1] for name in shown} == {"en", "de"}
    assert "&quot;quotes&quot; &amp; more" in page
    assert all(f'href="#fleet_dice-{language}"' in page for language in ("en", "de")), "it leads to its parts"
    for where, width, height in (("opened", 700, 500), ("phone", 400, 286), ("desktop", 490, 350)):
        shown = len(re.findall(rf'class="{where}" [^>]+ width="{width}" height="{height}"', page))
        assert shown == page.count("<figure>")


def test_the_sheet_of_icons_has_every_sign_with_its_whole_name(tmp_path: Path) -> None:
    assert main(["gallery", "icons", "--out", str(tmp_path)]) == 0
    assert (tmp_path / "icons-en-all.png").stat().st_size > 1000
    with audit() as placed:
        icons_picture()
    assert sorted(text.text for text in placed) == sorted(ICONS)
