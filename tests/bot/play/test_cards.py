"""Finding a card by what a person types: in either language, in part, by its number, in one game or in all."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.play.cards import entries, games_with_cards, search, the_one

NUSFJORD = ["nusfjord"]


def test_games_without_cards_are_left_out() -> None:
    found = games_with_cards()
    assert found == sorted(found)
    assert {"captains_gulf", "fleet_dice", "nusfjord"} <= set(found)
    assert "montego_bay" not in found


@pytest.mark.parametrize("typed", ["Fish Stand", "fischstand", " FISCHSTAND ", "A103", "nusfjord:A103", "Fischsta"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_is_found_by_either_name_its_number_or_a_part_that_only_it_has(typed: str, language: str) -> None:
    assert the_one(NUSFJORD, typed, language).card == "A103"
    assert the_one(games_with_cards(), typed, language).card == "A103"


def test_labels_name_a_card_in_both_languages_the_readers_first() -> None:
    entry = the_one(NUSFJORD, "A103", "de")
    assert entry.label("de") == "Fischstand (Fish Stand)"
    assert entry.label("en") == "Fish Stand (Fischstand)"


def test_what_begins_with_the_typed_words_comes_before_what_has_them_inside() -> None:
    found = search(NUSFJORD, "fish", "en")
    starting = [any(name.startswith("fish") for name in entry.known_as) for entry in found]
    assert 1 < starting.count(True) < len(found)
    assert all(starting[: starting.count(True)])


def test_nothing_typed_suggests_the_whole_game_in_the_order_of_the_names() -> None:
    names = [entry.names["de"].casefold() for entry in search(NUSFJORD, "", "de")]
    assert len(names) == len(entries("nusfjord")) == 150
    assert names == sorted(names)


def test_no_card_and_several_cards_are_told_apart() -> None:
    with pytest.raises(Sorry) as none:
        the_one(NUSFJORD, "lighthouse keeper", "en")
    assert none.value.key == "card-none"
    with pytest.raises(Sorry) as several:
        the_one(NUSFJORD, "fish", "en")
    assert several.value.key == "card-several"
    assert "Fish Stand" in str(several.value.args_["cards"])
