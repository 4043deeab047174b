"""Small print of choices in both languages: what must be said of them."""

from __future__ import annotations

import pytest

from bot.text import texts
from games.engine import Ask, Event


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
    ("language", "ends", "gets", "card", "began"),
    [
        (
            "en", "$2, ends the round: you pay $7", "free, ends the round: you get $4",
            "Renew Licenses: when it ends, pay all your licenses’ cost divided by 2 (as it stands, you pay $7)",
            "Round 5 begins: Good Weather (every sail takes 1 fuel less).",
        ),
        (
            "de", "2 $, beendet die Runde: du zahlst 7 $", "kostenlos, beendet die Runde: du bekommst 4 $",
            "Lizenzverlängerung: am Ende zahlen, was alle Lizenzen kosten, geteilt durch 2 (für dich zur Zeit 7 $)",
            "Runde 5 beginnt: Gutes Wetter (jede Fahrt braucht 1 Treibstoff weniger).",
        ),
    ],
)  # fmt: skip
def test_what_a_round_card_does_is_told_where_it_counts(
    language: str, ends: str, gets: str, card: str, began: str
) -> None:
    words = texts().words(language).of("captains_gulf")
    move = {"cost": 2, "ends": 1, "crosses": 1, "pays": 7, "gets": 0}
    assert words.detail(Ask("go_bill", move)) == ends
    assert words.detail(Ask("go_bill", {**move, "cost": 0, "pays": 0, "gets": 4})) == gets
    assert words.detail(Ask("round_card", {"card": "renew_licenses", "pays": 7, "gets": 0, "last": 0})) == card
    assert words.event(Event("round_began", None, {"round": 5, "card": "good_weather"})) == began
