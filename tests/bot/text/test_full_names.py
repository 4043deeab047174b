"""What a sentence calls a card that is known by its code alone: all that it can become."""

from __future__ import annotations

import pytest

from bot.text import Words, texts
from bot.text.event_lines import tell
from games.captains_gulf import data
from games.engine import Event, Luck, registry

CARDS = {
    "en": (
        "Oyster License / Deckhand (Shrimp/Crab) / Crew Quarters (G71)",
        "Crab License / First Mate (Shrimp) / Galley (G09)",
    ),
    "de": (
        "Austern-Lizenz / Deckhelfer (Garnele/Krabbe) / Mannschaftsquartier (G71)",
        "Krabben-Lizenz / Erster Maat (Garnele) / Kombüse (G09)",
    ),
}


def _words(language: str) -> Words:
    return texts().words(language).of("captains_gulf", ["Anna", "Ben"])


@pytest.mark.parametrize(
    ("language", "drew", "discards", "several"),
    [
        ("en", "You draw {} and {}.", "**Anna** discards {}.", "**Anna** discards G71 and G09."),
        ("de", "Du ziehst {} und {}.", "**Anna** wirft {} ab.", "**Anna** wirft G71 und G09 ab."),
    ],
)
def test_drawn_cards_and_a_discarded_one_are_told_by_what_they_can_become_and_several_in_short(
    language: str, drew: str, discards: str, several: str
) -> None:
    words = _words(language)
    own = [Event("drew", 0, {"number": 2}), Event("drew_cards", 0, {"cards": ["G71", "G09"]}, to=0)]
    assert tell(own, words, 0) == [drew.format(*CARDS[language]).replace("You", "**You**").replace("Du", "**Du**")]
    away = [Event("discarded", 0, {"card": card}) for card in ("G71", "G09")]
    assert tell(away, words) == [several]
    assert tell(away[:1], words) == [discards.format(*CARDS[language])]


@pytest.mark.parametrize("language", CARDS)
def test_every_card_has_a_full_name_of_its_own(language: str) -> None:
    words = _words(language)
    named = [words.full_name(card) for card in data.CARDS]
    assert len(set(named)) == len(data.CARDS)
    assert all(f"({card})" in name and name.count(" / ") == 2 for card, name in zip(data.CARDS, named, strict=True))
    assert all("," not in name for name in named), "in a list, they are told apart"


@pytest.mark.parametrize(("language", "otherwise"), [("en", "otherwise"), ("de", "sonst")])
def test_the_first_license_says_what_else_each_card_could_be_and_what_a_license_is_good_for(
    language: str, otherwise: str
) -> None:
    game, words = registry()["captains_gulf"], _words(language)
    table, _ = game.setup(2, {}, Luck(bytes(32)))
    seat = min(game.waiting(table))
    for choice in game.options(table, seat):
        card = choice.split(":")[1]
        _, crew, upgrade = words.full_name(card).removesuffix(f" ({card})").split(" / ")
        told = game.detail(table, seat, choice)
        assert told is not None
        assert f"{otherwise} {crew} / {upgrade} / " in words.detail(told)
        assert words.least_of_detail("", told).endswith(f" {words.detail(told).split(';')[0]}")
    (remark,) = game.remarks(table, seat)
    assert {"en": "1 tile of its type aboard", "de": "1 Plättchen ihrer Sorte an Bord"}[language] in words.detail(
        remark
    )


def test_a_license_planned_when_its_small_print_was_its_price_alone_is_still_what_was_planned() -> None:
    game = registry()["captains_gulf"]
    table, _ = game.setup(2, {}, Luck(bytes(32)))
    seat = min(game.waiting(table))
    choice = game.options(table, seat)[0]
    told = game.detail(table, seat, choice)
    assert told is not None
    assert game.still_means(table, seat, choice, told)
    assert game.still_means(table, seat, choice, type(told)("add", {"money": told.args["money"]}))
    assert not game.still_means(table, seat, choice, type(told)("add", {"money": 9}))
