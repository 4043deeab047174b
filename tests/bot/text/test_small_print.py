"""Small print of choices in both languages: what must be said of them."""

from __future__ import annotations

import pytest

from bot.text import texts
from games.engine import Ask


@pytest.mark.parametrize(
    ("language", "fuel_said", "said"), [("en", "2 fuel, $1", "$3"), ("de", "2 Treibstoff, 1 $", "3 $")]
)
def test_a_loan_for_the_coast_guard_is_told_however_one_pays(language: str, fuel_said: str, said: str) -> None:
    words = texts().words(language).of("captains_gulf")
    one = {"en": ", with a loan", "de": ", mit einem Kredit"}[language]
    for fuel, money, paid in ((2, 1, fuel_said), (0, 3, said)):
        ask = Ask("inspection", {"fuel": fuel, "money": money, "loans": 0})
        assert words.detail(ask) == words.least_of_detail(ask) == paid
        ask = Ask("inspection", {"fuel": fuel, "money": money, "loans": 1})
        assert words.detail(ask) == words.least_of_detail(ask) == paid + one


@pytest.mark.parametrize(
    ("args", "said", "least"),
    [
        ({"cost": 0, "ends": 0, "crosses": 0}, "free", ""),
        ({"cost": 0, "ends": 1, "crosses": 1}, "free, ends the round", "ends the round"),
        ({"cost": 0, "ends": 0, "crosses": 1}, "free, past the ring buoy", "past the ring buoy"),
        ({"cost": 2, "ends": 0, "crosses": 0}, "$2", "$2"),
    ],
)
def test_that_a_move_is_free_need_not_stand_in_each_row(args: dict[str, int], said: str, least: str) -> None:
    words = texts().words("en").of("captains_gulf")
    ask = Ask("go", {**args, "towed": 0})
    assert (words.detail(ask), words.least_of_detail(ask)) == (said, least)


@pytest.mark.parametrize(
    ("language", "said", "alone"),
    [
        ("en", "shared die: fill the oyster hex", "Fill the shrimp hex"),
        ("de", "übriger Würfel: Austern-Sechseck füllen", "Garnelen-Sechseck füllen"),
    ],
)
def test_a_hex_is_named_as_sentences_name_it(language: str, said: str, alone: str) -> None:
    words = texts().words(language).of("fleet_dice")
    assert words.step(Ask("use_shared_die", {"face": "oyster"}), "hex:oyster") == said
    assert words.choice("hex:shrimp") == alone


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "level 2; 2 coins and a star action. As level 1, but with room for 8 fish."),
        ("de", "Level 2; 2 Münzen und eine Stern-Aktion. Wie Level 1, aber Platz für 8 Fische."),
    ],
)
def test_a_license_for_oysters_tells_of_the_room_its_boats_have_then(language: str, said: str) -> None:
    args = {"level": 2, "license": "oyster_2", "coins": 2, "points": 0, "stars": 1, "room": 8}
    assert texts().words(language).of("fleet_dice").detail(Ask("take_license", args)) == said
