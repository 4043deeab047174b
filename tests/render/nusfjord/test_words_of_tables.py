"""The table in words is a text and no list of figures: plurals, whose share it is, every space."""

from __future__ import annotations

import pytest

from bot.text import texts
from games.nusfjord import GAME
from render import painter
from tests.games.nusfjord.given import display, given


def _told(language: str, *displays: dict[str, object]) -> str:
    game = given(*displays)
    names = ["Anna", "Ben"][: len(displays)]
    return painter("nusfjord").text(GAME.view(game.table, 0), texts().words(language).of("nusfjord"), names=names)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ("2 Slups, 1 Kutter", "12 Holz, 21 Fische, 0 Gold", "Wald: keiner", "2 von Anna, 1 von Ben")),
        ("en", ("2 Sloops, 1 Cutter", "12 wood, 21 fish, 0 gold", "Forests: none", "2 of Anna, 1 of Ben")),
    ],
)
def test_what_somebody_has_is_told_in_the_plural_and_by_name(language: str, said: tuple[str, ...]) -> None:
    mine = display(fish=21, ships={"sloop": 2, "cutter": 1}, forests={}, shares={0: 2, 1: 1})
    told = _told(language, mine, display())
    for each in said:
        assert each in told, each


@pytest.mark.parametrize(("language", "said"), [("de", "Nachahmung 1: 1 frei"), ("en", "Imitation 1: 1 free")])
def test_a_free_imitation_space_is_among_the_spaces(language: str, said: str) -> None:
    assert said in _told(language, display())
