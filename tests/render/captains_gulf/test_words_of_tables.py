"""The table in words is a text and no list of figures: plurals, what a card costs, who began."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.captains_gulf import GAME
from tests.games.captains_gulf.given import boat, given
from tests.render.captains_gulf.pictures import PAINT, PEOPLE, words_of


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ("2 Austern", "1 Krabbe", "Den ersten Zug der Partie hat ", " $) / ")),
        ("en", ("2 Oysters", "1 Crab", " has the first turn of the game.", ") / ")),
    ],
)
def test_what_lies_there_is_told_in_the_plural_and_what_a_card_costs(language: str, said: tuple[str, ...]) -> None:
    game = given(boat(at="D4", hand=["ss"]), boat(), sea={"D4": "ooc"}).turn()
    told = PAINT.text(GAME.view(game.table, 0), words_of(language), names=PEOPLE)
    for each in said:
        assert each in told, each
    assert {"de": "mag Krabbe.", "en": "likes Crab."}[language] not in told


@pytest.mark.parametrize(
    ("language", "still", "done"),
    [("de", "wenn jetzt Schluss wäre", "nach der Wertung"), ("en", "if the game ended now", "after scoring")],
)
def test_money_is_what_it_came_to_once_the_game_is_over(language: str, still: str, done: str) -> None:
    view = GAME.view(given(boat(), boat()).turn().table, 0)
    for over, said, unsaid in ((False, still, done), (True, done, still)):
        told = PAINT.text(replace(view, over=over), words_of(language), names=PEOPLE)
        assert said in told, told
        assert unsaid not in told, told
