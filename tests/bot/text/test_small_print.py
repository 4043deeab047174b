"""Small print of choices in both languages: what must be said of them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.text import texts
from games.engine import Ask, Event


@pytest.mark.parametrize(
    ("language", "fuel_said", "said"), [("en", "2 fuel, $1", "$3"), ("de", "2 Treibstoff, 1\xa0$", "3\xa0$")]
)
def test_a_loan_for_the_coast_guard_is_told_however_one_pays(language: str, fuel_said: str, said: str) -> None:
    words = texts().words(language).of("captains_gulf")
    one = {"en": ", with a loan", "de": ", mit einem Kredit"}[language]
    figures = {"en": " (+$5 now, −$8 later)", "de": " (+5\xa0$ jetzt, −8\xa0$ später)"}[language]
    for fuel, money, paid in ((2, 1, fuel_said), (0, 3, said)):
        ask = Ask("inspection", {"fuel": fuel, "money": money, "loans": 0})
        assert words.detail(ask) == words.least_of_detail("", ask) == paid
        ask = Ask("inspection", {"fuel": fuel, "money": money, "loans": 1})
        assert words.detail(ask) == paid + one + figures
        assert words.least_of_detail("", ask) == paid + one


NO_FUEL = {"fuel": 0, "tank": 0, "earned": 0}
"""What a move brings that doesn't lead to the Fuel Dock."""


@pytest.mark.parametrize(
    ("args", "said", "least"),
    [
        ({"cost": 0, "ends": 0, "crosses": 0}, "free", ""),
        ({"cost": 0, "ends": 1, "crosses": 1}, "free, ends the round", "ends the round"),
        ({"cost": 0, "ends": 0, "crosses": 1}, "free, past the ring buoy", "past the ring buoy"),
        ({"cost": 2, "ends": 0, "crosses": 0}, "$2", "wheel $2"),
    ],
)
def test_that_a_move_is_free_need_not_stand_in_each_row(args: dict[str, int], said: str, least: str) -> None:
    words = texts().words("en").of("captains_gulf")
    ask = Ask("go", {**args, "towed": 0, **NO_FUEL})
    assert (words.detail(ask), words.least_of_detail("", ask)) == (said, least)


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


@pytest.mark.parametrize(
    ("language", "ends", "gets", "card", "began"),
    [
        (
            "en", "$2, ends the round: you pay $7", "ends the round: you get $4",
            "Renew Licenses: when it ends, pay half the cost of your licenses, rounded up (as it stands, you pay $7)",
            "Round 5 begins: Good Weather (every sail takes 1 fuel less).",
        ),
        (
            "de", "2\xa0$, beendet die Runde: du zahlst 7\xa0$", "beendet die Runde: du bekommst 4\xa0$",
            "Lizenzverlängerung: am Rundenende die halben Kosten deiner Lizenzen zahlen, aufgerundet"
            " (zurzeit zahlst du 7\xa0$)",
            "Runde 5 beginnt: Gutes Wetter (jede Fahrt braucht 1 Treibstoff weniger).",
        ),
    ],
)  # fmt: skip
def test_what_a_round_card_does_is_told_where_it_counts(
    language: str, ends: str, gets: str, card: str, began: str
) -> None:
    words = texts().words(language).of("captains_gulf")
    move: dict[str, Any] = {"cost": 2, "ends": 1, "crosses": 1, "pays": 7, "gets": 0, "loans": 0, **NO_FUEL}
    assert words.detail(Ask("go_bill", move)) == ends
    assert words.detail(Ask("go_bill", {**move, "cost": 0, "pays": 0, "gets": 4})) == gets
    assert words.detail(Ask("round_card", {"card": "renew_licenses", "pays": 7, "gets": 0, "last": 0})) == card
    assert words.event(Event("round_began", None, {"round": 5, "card": "good_weather"})) == began
    shown = words.detail(Ask("round_card", {"card": "boat_show", "pays": 0, "gets": 7, "last": 0}))
    assert words.detail(Ask("round_card", {"card": "seafood_market", "pays": 0, "gets": 0, "last": 0})) == {
        "en": "Seafood Market: every tile sells for $1 more", "de": "Fischmarkt: Jedes Plättchen bringt 1\xa0$ mehr"
    }[language]  # fmt: skip
    assert shown.endswith({"en": "(as it stands, $7 for you)", "de": "(zurzeit bekommst du 7\xa0$)"}[language])


@pytest.mark.parametrize(
    ("language", "one", "end", "points"),
    [("en", "You take a loan: $5 now", "or −$8 at the end", "points"),
     ("de", "Du nimmst einen Kredit auf", "oder am Ende 8\xa0$.", "Punkte")],
)  # fmt: skip
def test_a_loan_that_is_not_repaid_costs_dollars_and_no_points(language: str, one: str, end: str, points: str) -> None:
    """CG15.4."""
    words = texts().words(language).of("captains_gulf")
    for kind, loans in (("sail_towed", 1), ("towed", 2), ("inspection", 1)):
        lost = words.lost("", Ask(kind, {"fuel": 1, "money": 3, "loans": loans}))
        assert end in lost
        assert points not in lost
        assert (one in lost) == (loans == 1)


@pytest.mark.parametrize(
    ("kind", "args", "english", "german"),
    [
        ("fish_with_tiles", {"fuel": 2, "shrimp": 1, "oyster": 0, "crab": 1, "most": 1, "boosted": 2},
         "2 fuel; 1 Shrimp, 1 Crab; you can catch 1 (with bonus tiles 2)",
         "2 Treibstoff; 1 Garnele, 1 Krabbe; du kannst 1 fangen (mit Bonusplättchen 2)"),
        ("other", {"more": 0, "tiles": 0, "less": 1}, "take less", "weniger nehmen"),
        ("other", {"more": 0, "tiles": 0, "less": 0}, "step by step", "Schritt für Schritt"),
        ("other", {"more": 1, "tiles": 0, "less": 0}, "play one card more", "eine Karte mehr spielen"),
        ("go_in_vain_bill",
         {"cost": 0, "crosses": 1, "ends": 1, "why": "no_box", "pays": 2, "gets": 0, "loans": 1},
         "ends the round: you pay $2 with a loan (+$5 now, −$8 later); action lost: no free box",
         "beendet die Runde: du zahlst 2\xa0$ mit einem Kredit (+5\xa0$ jetzt, −8\xa0$ später); verfällt, "
         "keine Kiste frei"),
        ("other", {"more": 1, "tiles": 2, "less": 1}, "take less, use bonus tiles, play one card more",
         "weniger nehmen, Bonusplättchen einsetzen, eine Karte mehr spielen"),
        ("more_cards", {"cards": 1, "types": 2, "seafood": ["shrimp", "crab"]},
         "You may play a second card if you take only Shrimp and Crab.",
         "Du darfst eine zweite Karte spielen, wenn du nichts nimmst außer Garnele und Krabbe."),
        ("more_cards", {"cards": 2, "types": 0, "seafood": []},
         "You may play up to 2 cards.", "Du darfst bis zu 2 Karten spielen."),
        ("towed", {"fuel": 1, "money": 4, "loans": 0}, "1 fuel + $4 towing", "1 Treibstoff + 4\xa0$ fürs Abschleppen"),
        ("towed", {"fuel": 0, "money": 4, "loans": 1}, "$4 towing, with a loan (+$5 now, −$8 later)",
         "4\xa0$ fürs Abschleppen, mit einem Kredit (+5\xa0$ jetzt, −8\xa0$ später)"),
        ("advance_for", {"start": 12, "space": 14, "money": 0, "fuel": 0, "cash": 0, "cards": 0, "star": "yellow",
                         "worth": 3, "last": 0, "light": 0, "end": 3, "instead": "blue"},
         "from 12 to 14; blue star → yellow star: +$3 at the end",
         "von 12 auf 14; blauer Stern → gelber Stern: am Ende +3\xa0$"),
        ("advance_for", {"start": 3, "space": 6, "money": 0, "fuel": 0, "cash": 0, "cards": 0, "star": "white",
                         "worth": 1, "last": 0, "light": 1, "end": 6, "instead": "none"},
         "from 3 to 6; no more penalty, white star: +$6 at the end",
         "von 3 auf 6; keine Strafe mehr, weißer Stern: am Ende +6\xa0$"),
        ("sell", {"money": 8, "steps": 2, "fuel": 0, "cash": 0, "cards": 0, "end": 6},
         "$8, 2 spaces (+$6 at the end)", "8\xa0$, 2 Felder (am Ende +6\xa0$)"),
        ("advance_for", {"start": 10, "space": 11, "money": 1, "fuel": 6, "cash": 0, "cards": 0, "star": "", "worth": 0,
                         "last": 0, "light": 0, "end": 0, "instead": "none"},
         "from 10 to 11, $1 for the truck; reward: 6 fuel",
         "von 10 auf 11, 1\xa0$ für den Wagen; Belohnung: 6 Treibstoff"),
        ("bonus", {"action": "buy_fuel", "money": 3, "number": 0, "tile": 1, "drop": 0},
         "3, 6, 9 fuel for $1, 2, 3; +1 bonus tile",
         "3, 6, 9 Treibstoff für 1, 2, 3\xa0$; +1 Bonusplättchen"),
    ],
)  # fmt: skip
def test_small_print_says_what_is_paid_and_what_is_got(
    kind: str, args: dict[str, Any], english: str, german: str
) -> None:
    for language, said in (("en", english), ("de", german)):
        assert texts().words(language).of("captains_gulf").detail(Ask(kind, args)) == said


def test_a_further_card_among_tiles_is_called_that() -> None:
    ask = Ask("take", {"place": "D4", "cards": ["G01"]})
    for language, said in (("en", "also play G13 (bait 2 Crabs)"), ("de", "Auch G13 (Köder 2 Krabben) spielen")):
        assert texts().words(language).of("captains_gulf").answer(ask, "play:G13:cc") == said


@pytest.mark.parametrize(
    ("kind", "args", "english", "german"),
    [
        ("go", {"cost": 2, "crosses": 0, "ends": 0, "towed": 0, **NO_FUEL}, "wheel $2", "Rad 2\xa0$"),
        ("go", {"cost": 0, "crosses": 0, "ends": 0, "towed": 0, **NO_FUEL}, "", ""),
        ("go", {"cost": 0, "crosses": 0, "ends": 0, "towed": 0, "fuel": 4, "tank": 6, "earned": 0},
         "fuel 4 → 6", "Treibstoff 4 → 6"),
        ("go", {"cost": 2, "crosses": 0, "ends": 0, "towed": 0, "fuel": 4, "tank": 6, "earned": 2},
         "wheel $2; fuel 4 → 6, +$2", "Rad 2\xa0$; Treibstoff 4 → 6, +2\xa0$"),
        ("go_bill", {"cost": 2, "crosses": 1, "ends": 1, "pays": 3, "gets": 0, "loans": 0, **NO_FUEL},
         "wheel $2, ends the round: you pay $3", "Rad 2\xa0$, beendet die Runde: du zahlst 3\xa0$"),
        ("add", {"money": 2}, "card $2", "Karte 2\xa0$"),
        ("add_second", {"money": 2}, "second $2", "zweite 2\xa0$"),
        ("add_license", {"money": 2, "crew": "first_mate_crab", "upgrade": "galley", "bait": []},
         "license $2", "Lizenz 2\xa0$"),
    ],
)  # fmt: skip
def test_in_a_row_of_steps_each_price_says_whose_it_is(
    kind: str, args: dict[str, Any], english: str, german: str
) -> None:
    """So none of two that are equal looks like the other told once more."""
    for language, said in (("en", english), ("de", german)):
        words = texts().words(language).of("captains_gulf")
        assert words.told_of_step("", Ask(kind, args)) == words.least_of_detail("", Ask(kind, args)) == said


def test_the_news_say_what_comes_of_it() -> None:
    for language, told in (
        ("en", ["get no fuel as a reward (full tank)", "reach a card reward", "Take 1 Oyster",
                "Shrimp become scarcer: 1 less on each hex without a boat."]),
        ("de", ["bekommst keinen Treibstoff als Belohnung (Tank voll)", "erreichst eine Kartenbelohnung",
                "1 Auster nehmen", "Garnelen werden seltener: 1 weniger auf jedem Feld ohne Schiff."]),
    ):  # fmt: skip
        words = texts().words(language).of("captains_gulf")
        assert [
            words.event(Event("reward_fuel", 0, {"tile": "R4", "fuel": 0}), 0),
            words.event(Event("reward_card", 0, {"tile": "R5", "number": 1}), 0),
            words.choice("take:o"),
            words.event(Event("selected", None, {"seafood": "shrimp", "places": ["B2"]})),
        ] == told


@pytest.mark.parametrize(("language", "said"), [("en", "Fish: 1 VP per 6"), ("de", "Fische: 1 SP je 6")])
def test_a_bonus_of_the_king_crab_says_its_rate(language: str, said: str) -> None:
    assert texts().words(language).of("fleet_dice").choice("bonus:fish") == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "rolls 3 coins (so once more) and oyster for the start"),
     ("de", "würfelt zum Start 3 Münzen (also noch einmal) und Auster")],
)  # fmt: skip
def test_dice_rolled_for_the_start_are_told_together(language: str, said: str) -> None:
    words = texts().words(language).of("fleet_dice")
    rolled = [Event("start_rolled", 0, {"face": face}) for face in ("coins3", "oyster")]
    assert words.tells_together("start_rolled")
    assert words.events_together(rolled[0], [words.event_item(each) for each in rolled], len(rolled)) == said


@pytest.mark.rule("CG4.3", "CG7.5")
@pytest.mark.parametrize(("language", "free"), [("en", "free"), ("de", "kostenlos")])
def test_no_move_is_called_free_beside_what_must_be_paid_with_it(language: str, free: str) -> None:
    words = texts().words(language).of("captains_gulf")
    move: dict[str, Any] = {"cost": 0, "crosses": 1, "ends": 0, **NO_FUEL}
    last: dict[str, Any] = {**move, "ends": 1, "pays": 4, "loans": 0}
    inspected = {**last, "loans": 1, "kept": 2, "either": 0}
    dear = [
        Ask("go", {**move, "towed": 1}),
        Ask("go_towed", {**move, "loans": 1}),
        Ask("go_bill", {**last, "gets": 0}),
        Ask("go_in_vain_bill", {**last, "gets": 0, "why": "at_sea"}),
        Ask("go_inspected", inspected),
        Ask("go_in_vain_inspected", {**inspected, "why": "at_sea"}),
    ]
    said = [word(each) for each in dear for word in (words.detail, lambda ask: words.told_of_step("go:market", ask))]
    assert [each for each in said if free in each] == []
    assert words.detail(Ask("go", {**move, "towed": 0})).startswith(free), "nothing else is paid"


@pytest.mark.parametrize(
    ("language", "price", "ends", "bill", "guard"),
    [
        (
            "en", "The move costs $3.", "It ends the round.",
            "It ends the round: you pay $4 with a loan", "Coast Guard $4 with a loan",
        ),
        (
            "de", "Der Zug auf dem Steuerrad kostet 3\xa0$.", "Der Zug beendet die Runde.",
            "Der Zug beendet die Runde: Du zahlst 4\xa0$ mit einem Kredit", "Küstenwache 4\xa0$ mit einem Kredit",
        ),
    ],
)  # fmt: skip
def test_before_a_move_in_vain_one_is_told_its_price_the_end_of_the_round_and_the_loan(
    language: str, price: str, ends: str, bill: str, guard: str
) -> None:
    words = texts().words(language).of("captains_gulf")
    move: dict[str, Any] = {"cost": 3, "crosses": 1, "ends": 1, "why": "at_sea"}
    plain = words.lost("go:market", Ask("go_in_vain", move))
    assert price in plain
    assert ends in plain
    loan = {"pays": 4, "loans": 1}
    with_bill = words.lost("go:market", Ask("go_in_vain_bill", {**move, **loan, "gets": 0}))
    assert price in with_bill
    assert bill in with_bill
    inspected = words.lost("go:market", Ask("go_in_vain_inspected", {**move, **loan, "kept": 2, "either": 0}))
    assert price in inspected
    assert guard in inspected
    nothing = words.lost("go:market", Ask("go_in_vain", {**move, "cost": 0, "ends": 0}))
    assert plain.startswith(nothing)
    assert "$" not in nothing
