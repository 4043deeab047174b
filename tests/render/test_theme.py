"""Colors: contrast, and pairs that must stay apart for color-blind eyes."""

from __future__ import annotations

from itertools import combinations

import pytest

from render import theme
from render.theme import Color
from tests.render.sight import DEFICIENCIES, contrast, distance, seen


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (theme.INK, theme.PAPER),
        (theme.SOFT, theme.PAPER),
        (theme.SOFT, theme.BOX),
        (theme.PENCIL, theme.BOX),
        (theme.CHANGED, theme.BOX),
        (theme.STRIKE, theme.BOX),
        (theme.WHITE, theme.DISC),
        (theme.DISC, theme.WASH),
    ],
)
def test_text_colors_contrast_with_their_paper(text: Color, ground: Color) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_players_stay_apart_for_color_blind_eyes_or_differ_in_shape(deficiency: str) -> None:
    for a, b in combinations(theme.PLAYERS, 2):
        assert a.emblem != b.emblem
        assert distance(seen(a.fill, deficiency), seen(b.fill, deficiency)) > 12, (a.name, b.name)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_pencil_blue_pencil_and_strike_stay_apart(deficiency: str) -> None:
    for a, b in combinations((theme.PENCIL, theme.CHANGED, theme.STRIKE), 2):
        assert distance(seen(a, deficiency), seen(b, deficiency)) > 12


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_amber_ring_is_seen_on_paper(deficiency: str) -> None:
    assert distance(seen(theme.RING, deficiency), seen(theme.PAPER, deficiency)) > 25


def test_emblems_are_seen_on_their_colors() -> None:
    for player in theme.PLAYERS:
        assert contrast(player.emblem_color, player.fill) >= 3
