"""Pictures of statistics and leaderboards: whole and readable in both languages, and told to who doesn't see them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bot.tools.gallery.results import pictures
from render.audit import audit
from render.legibility import LEGIBLE, PANEL, scale_on_desktop
from render.results import Board, Curve, Page, results_picture

LEAST_ON_A_DESKTOP = 6.5
"""CSS pixels: there one press shows the whole picture, and all of it stands in words beside it."""
SHOWN = {(language, name): content for language in ("de", "en") for name, _, content in pictures(language)}
DRAWN = [key for key in SHOWN if key[0] == "de" or key[1] in ("stats-all", "stats-game-2", "board-rating", "course-4")]


@pytest.mark.parametrize("key", DRAWN, ids=" ".join)
def test_no_text_is_cut_too_small_or_out_of_its_box(key: tuple[str, str]) -> None:
    with audit() as placed:
        picture = results_picture(SHOWN[key])
    assert [text.wanted for text in placed if text.text != text.wanted] == []
    assert [text.text for text in placed if text.size * PANEL / picture.width < LEGIBLE] == []
    smallest = min(text.size for text in placed)
    assert smallest * scale_on_desktop(picture.width, picture.height) >= LEAST_ON_A_DESKTOP
    assert [text.text for text in placed if not text.box.holds(text.ink, 4)] == []
    assert len(picture.data) <= 250_000


@pytest.mark.parametrize("key", SHOWN, ids=" ".join)
def test_the_alt_text_says_whose_it_is_and_the_figures(key: tuple[str, str]) -> None:
    content = SHOWN[key]
    told = " ".join(content.alt)
    assert content.title in told
    match content:
        case Page():
            assert all(tile.label in told and tile.value in told for tile in content.tiles)
        case Board():
            assert all(line.name in told for line in content.lines)
        case Curve():
            assert all(line.name in told and line.said in told for line in content.lines)


@pytest.mark.slow
def test_the_bot_does_not_load_what_counts_ratings_before_it_is_asked_for_any() -> None:
    seen = "import sys, bot.app; print('openskill' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
