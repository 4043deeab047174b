"""The table in words is a text and no list of figures: plurals, what a card costs, who began."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, pairwise
from random import Random

import pytest
from msgspec.structs import replace

from bot.gateway.layout import TEXT
from bot.pictures.table_in_words import pages
from games.captains_gulf import GAME, data
from games.captains_gulf.gulf import DISTANCE
from games.captains_gulf.view import View
from games.engine import Luck
from tests.games.captains_gulf.given import boat, given
from tests.render.captains_gulf.pictures import PAINT, PEOPLE, words_of
from tests.render.captains_gulf.views import fullest


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ("2 Austern", "1 Krabbe", "Den ersten Zug der Partie hat ", "\xa0$) / ")),
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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            (
                "Felder 1 bis 4: am Ende −5\xa0$",
                "blauer Stern ab Feld 10 (3 / 7 / 12\xa0$)",
                "Feld 16: am Ende +3\xa0$",
            ),
        ),
        ("en", ("spaces 1 to 4: −$5 at the end", "blue star from space 10 ($3 / 7 / 12)", "Space 16: +$3 at the end")),
    ],
)
def test_what_the_spaces_of_the_tracks_bring_is_told(language: str, said: tuple[str, ...]) -> None:
    """CG15.3."""
    told = PAINT.text(GAME.view(given(boat(), boat()).turn().table, 0), words_of(language), names=PEOPLE)
    for each in said:
        assert each in told, told


_PLACE = re.compile(r"\b([A-F]\d)\b(?: \(([^)]*)\))?")


def test_the_map_in_words_names_every_hex_with_all_that_adjoin_it() -> None:
    """CG7.1: who follows the words finds the same ways as the rules."""
    told = PAINT.text(GAME.view(given(boat(), boat()).turn().table, 0), words_of("en"), names=PEOPLE)
    map_ = told.partition("**Map**")[2].splitlines()
    rows = [line for line in map_ if _PLACE.match(line)]
    pairs = set[tuple[str, str]]()
    for line in rows:
        named = [(found[1], (found[2] or "").split(", ")) for found in _PLACE.finditer(line)]
        assert line.count(" – ") == len(named) - 1, "none of this map has a gap"
        pairs |= set(pairwise(name for name, _ in named))
        pairs |= {(name, below) for name, others in named for below in others if below}
    for line in map_[-len(data.PORTS) :]:
        port, _, hexes = line.rstrip(".").partition(" adjoins ")
        pairs |= {(port, hex_) for hex_ in hexes.split(", ") if hexes}
    names = [words_of("en").name(place) if place not in data.HEXES else place for place in data.PLACES]
    near = {
        frozenset((one, other))
        for at, one in enumerate(names)
        for place, other in enumerate(names)
        if DISTANCE[at][place] == 1
    }
    assert {frozenset(pair) for pair in pairs} == near


def _played(seats: int, seed: int) -> Iterator[View]:
    """What one seat sees now and then in a random game."""
    rng = Random(seed)
    luck = Luck(rng.randbytes(32))
    table, _ = GAME.setup(seats, {}, luck)
    while not table.over:
        seat = rng.choice(list(GAME.waiting(table)))
        GAME.apply(table, seat, rng.choice(GAME.options(table, seat)), luck)
        if rng.random() < 0.05:
            yield GAME.view(table, rng.randrange(seats))


def _without_words(text: str) -> list[list[list[str]]]:
    """Of each line of each paragraph, what both languages say alike, in any order: figures, hexes, buoys and cards."""
    return [
        [sorted(re.findall(r"[A-Z]?\d+P?", line)) for line in paragraph.splitlines()]
        for paragraph in text.split("\n\n")
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_languages_tell_the_same(seats: int) -> None:
    english, german = words_of("en"), words_of("de")
    seen = 0
    for view in chain.from_iterable(_played(seats, seed) for seed in range(3)):
        seen += 1
        told, said = (PAINT.text(view, words, names=PEOPLE) for words in (english, german))
        assert len(told.split("\n\n")) == len(said.split("\n\n")) == seats + 4
        assert [len(each.splitlines()) for each in told.split("\n\n")] == [
            len(each.splitlines()) for each in said.split("\n\n")
        ]
        assert _without_words(told)[1:] == _without_words(said)[1:], (told, said)
        for words, text in ((english, told), (german, said)):
            moment = text.partition("\n\n")[0]
            assert view.over or words.text(view.card) in moment
            assert all(str(figure) in moment for figure in (view.deck, len(view.discards), view.schools))
            assert all(hex_.buoy in text for hex_ in view.hexes if hex_.depletion and hex_.buoy)
    assert seen > 10


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_fullest_table_is_told_whole_on_several_pages(language: str) -> None:
    view = fullest(4, 0)
    told = PAINT.text(view, words_of(language), names=PEOPLE)
    paged = pages(told.split("\n\n"), TEXT)
    assert len(paged) > 1
    assert max(map(len, paged)) <= TEXT
    assert "\n\n".join(paged) == told
    assert all(card in told for card in view.captains[0].hand)
    assert words_of(language)("captains_gulf-picture-text-map") in told
