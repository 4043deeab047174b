"""The table in words is a text and no list of figures: plurals, whose share it is, every space."""

from __future__ import annotations

from random import Random

import pytest

from bot.gateway.layout import TEXT
from bot.pictures.table_in_words import pages, paragraph_of
from bot.text import texts
from games.engine import Luck
from games.nusfjord import GAME
from render import painter
from tests.games.nusfjord.given import display, given
from tests.render.nusfjord.pictures import PAINT, PEOPLE, words_of
from tests.render.nusfjord.views import fullest


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


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("long", [False, True])
def test_the_fullest_table_is_told_whole_on_several_pages(language: str, long: bool) -> None:
    words, view = words_of(language), GAME.view(fullest(), 0)
    names = ["W" * 32 if long else name for name in PEOPLE]
    told = PAINT.text(view, words, names=names)
    paged = pages(told.split("\n\n"), TEXT)
    assert len(paged) > 1
    assert max(map(len, paged)) <= TEXT
    assert "\n\n".join(paged) == told
    own = view.players[0]
    for card in (*(building for building, _ in own.buildings), *own.elders, *own.hand):
        lines = [
            each for each in told.splitlines() if each.startswith((f"- {words.name(card)}:", f"- {words.name(card)} ("))
        ]
        assert [each for each in lines if each.endswith(f": {words.text(card)}")], words.name(card)
    for letter, cards in (("A", view.open_a), ("B", view.open_b), ("C", view.open_c)):
        (line,) = [each for each in told.splitlines() if each.startswith(f"{letter}-Geb") or f"{letter} build" in each]
        assert all(f"{words.name(card)} (" in line for card in cards), "each with its cost"
    for seat, player in enumerate(view.players):
        (mine,) = [
            each for each in told.split("\n\n") if each.startswith(f"**{names[seat]} ({words.name(player.company)})")
        ]
        for holder, count in enumerate(player.shares):
            assert not count or names[holder] in mine, "by the whole name"
        assert all(f"{words.name(building)} {site} (" in mine for building, site in player.buildings)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_both_languages_tell_all_of_every_moment(seats: int) -> None:
    rng = Random(seats)
    luck = Luck(rng.randbytes(32))
    table, _ = GAME.setup(seats, {}, luck)
    names, seen = PEOPLE[:seats], 0
    while not table.over:
        seat = rng.choice(sorted(GAME.waiting(table)))
        GAME.apply(table, seat, rng.choice(GAME.options(table, seat)), luck)
        if rng.random() < 0.1:
            seen += 1
            view = GAME.view(table, seat)
            english, german = (PAINT.text(view, words_of(each), names=names).split("\n\n") for each in ("en", "de"))
            assert [len(each.splitlines()) for each in english] == [len(each.splitlines()) for each in german]
            assert max(map(len, (*english, *german))) <= TEXT
            assert [paragraph_of(german, each, names) for each in range(seats)] == list(range(2, 2 + seats))
    assert seen > 3
