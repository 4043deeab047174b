"""In the panel nothing that a card is called or does is cut off, whichever card it is and however many lie there."""

from __future__ import annotations

import pytest

from games.nusfjord import data
from games.nusfjord.game import GAME
from render.audit import Placed, audit
from tests.games.nusfjord.given import display, given
from tests.render.nusfjord.pictures import FOCUS, LANGUAGES, words_of
from tests.render.nusfjord.views import PEOPLE, fullest

BUILDINGS = list(data.BUILDINGS)
MOST = data.ROWS.limits.elders_per_player


def cut(placed: list[Placed]) -> set[str]:
    """What is not written as it was meant, but for the names of people."""
    short = {text.wanted for text in placed if text.text != text.wanted or not text.box.holds(text.ink, 2)}
    return {text for text in short if not any(person in text for person in PEOPLE)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("together", [2, 3, 8, 24])
def test_every_building_that_can_be_built(language: str, together: int) -> None:
    short = set[str]()
    for start in range(0, len(BUILDINGS), together):
        some = BUILDINGS[start : start + together]
        rich = display(wood=60, fish=60, gold=60, ships={"sloop": 1}, forests={"a3a4": 2})
        game = given(rich, display(ships={"sloop": 1}), offered=some)
        game.play("place:build_building")
        options = {choice: number for number, choice in enumerate(GAME.options(game.table, 0), 1)}
        with audit() as placed:
            FOCUS(GAME.view(game.table, 0), 0, words_of(language), names=PEOPLE, options=options)
        short |= cut(placed)
    assert short == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_in_the_own_harbor(language: str) -> None:
    table, short = fullest(), set[str]()
    player = table.players[0]
    player.forests = [0] * len(player.forests)
    for start in range(0, len(BUILDINGS), len(data.SPACES)):
        player.buildings = BUILDINGS[start : start + len(data.SPACES)]
        player.sites = list(data.SPACES)[: len(player.buildings)]
        with audit() as placed:
            FOCUS(GAME.view(table, 0), 0, words_of(language), names=PEOPLE)
        short |= cut(placed)
    assert short == set()


def test_how_many_shares_are_not_issued_beside_those_of_all_companies() -> None:
    game = given(display(fish=9, elders={"builder": 0}), *[display()] * 4)
    game.table.players[0].shares = [5, 4, 3, 2, 5]
    game.play("place:serve_fish")
    options = {choice: number for number, choice in enumerate(GAME.options(game.table, 0), 1)}
    with audit() as placed:
        FOCUS(GAME.view(game.table, 0), 0, words_of("de"), names=PEOPLE, options=options)
    assert GAME.view(game.table, 0).asked == "serve"
    assert cut(placed) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", [True, False])
def test_every_elder_of_a_council_in_small(language: str, *, asked: bool) -> None:
    """At most five sit together: each has a fish and a worker, which take room from the name."""
    everybody, short = list(data.ELDERS), set[str]()
    for start in range(0, len(everybody), MOST):
        some = everybody[start : start + MOST]
        game = given(display(fish=9, elders=dict.fromkeys(some, 2)), display())
        if asked:
            game.play("place:serve_fish")
        game.table.players[0].elder_workers = [0] * len(some)
        options = {choice: number for number, choice in enumerate(GAME.options(game.table, 0), 1)} if asked else {}
        with audit() as placed:
            FOCUS(GAME.view(game.table, 0), 0, words_of(language), names=PEOPLE, options=options)
        short |= cut(placed)
    assert short == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("round_", range(1, data.ROWS.meta.rounds + 1))
@pytest.mark.parametrize("seats", [1, 2])
def test_what_the_next_rounds_bring_or_that_they_bring_nothing(language: str, round_: int, seats: int) -> None:
    """Where no Imitation lies in its place."""
    game = given(*[display()] * seats, round=round_)
    options = {choice: number for number, choice in enumerate(GAME.options(game.table, 0), 1)}
    with audit() as placed:
        FOCUS(GAME.view(game.table, 0), 0, words_of(language), names=PEOPLE, options=options)
    assert GAME.view(game.table, 0).asked == "turn"
    assert cut(placed) == set()
