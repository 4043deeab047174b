"""Whoever would have to be towed or to take a loan knows before they press."""

from __future__ import annotations

from random import Random

import pytest

from bot.text import texts
from games.captains_gulf import GAME
from games.captains_gulf.game import MATE
from games.engine import Ask, Event
from tests.games.captains_gulf.given import boat, given


@pytest.mark.parametrize(
    ("language", "wheel", "button"),
    [
        ("de", "Tank zu leer, Abschleppen nur mit einem Kredit (+5\xa0$ jetzt, −8\xa0$ später)", "+ Kredit"),
        ("en", "too little fuel, towing only with a loan (+$5 now, −$8 later)", "+ loan"),
    ],
)
def test_a_sail_that_takes_towing_and_a_loan_says_so_on_the_wheel_and_on_its_button(
    language: str, wheel: str, button: str
) -> None:
    words = texts().words(language).of("captains_gulf")
    dry = given(boat(at="D4", fuel=1, money=0, wheel="fishing")).turn()
    told = GAME.detail(dry.table, 0, "go:sail_to_port")
    assert told is not None
    assert words.detail(told) == wheel
    assert words.on_label(told) == button
    dry.play(0, "go:sail_to_port")
    port = GAME.detail(dry.table, 0, "sail:tampa")
    assert port is not None
    assert words.on_label(port) == button


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "with a loan (+$5 now, −$8 later)", "with 2 loans (each +$5 now, −$8 later)"),
        ("de", "mit einem Kredit (+5\xa0$ jetzt, −8\xa0$ später)", "mit 2 Krediten (je +5\xa0$ jetzt, −8\xa0$ später)"),
    ],
)
def test_wherever_a_loan_is_offered_stands_what_it_brings_and_what_it_costs(
    language: str, one: str, several: str
) -> None:
    """CG12.1, CG12.2: towing, a round card, the Coast Guard."""
    words = texts().words(language).of("captains_gulf")
    no_fuel = {"fuel": 0, "tank": 0, "earned": 0}
    move = {"cost": 0, "crosses": 1, "ends": 1, "pays": 3, "gets": 0, **no_fuel}
    inspected = {"cost": 0, "crosses": 1, "ends": 1, "pays": 3, "kept": 2, **no_fuel}
    for loans, said in ((1, one), (2, several)):
        for kind, args in (
            ("towed", {"fuel": 0, "money": 4}),
            ("go_towed", {"cost": 0, "crosses": 0, "ends": 0}),
            ("go_bill", move),
            ("go_in_vain_bill", {**move, "why": "no_box"}),
            ("inspection", {"fuel": 0, "money": 3}),
            ("go_inspected", {**inspected, "either": 0}),
            ("go_inspected", {**inspected, "either": loans}),
            ("go_in_vain_inspected", {**inspected, "either": 0, "why": "no_box"}),
            ("round_ending", {"card": "coast_guard", "pays": 3, "kept": 2, "either": 0}),
            ("round_ending", {"card": "maintenance", "pays": 3, "kept": 0, "either": 0}),
        ):
            assert said in words.detail(Ask(kind, {**args, "loans": loans})), kind
    taken = words.event(Event("loans_taken", 0, {"number": 1, "money": 5, "loans": 1}), 1)
    assert taken.endswith(one[one.index("(") :])


@pytest.mark.parametrize(
    ("language", "unless", "either", "button"),
    [
        (
            "en",
            "ends the round: Coast Guard $3 with a loan (+$5 now, −$8 later) unless you keep 2 fuel",
            "ends the round: you pay the Coast Guard with a loan (+$5 now, −$8 later) unless you earn money first",
            "+ loan",
        ),
        (
            "de",
            "beendet die Runde: Küstenwache 3\xa0$ mit einem Kredit (+5\xa0$ jetzt, −8\xa0$ später), "
            "außer dir bleiben 2 Treibstoff",
            "beendet die Runde: Küstenwache mit einem Kredit (+5\xa0$ jetzt, "
            "−8\xa0$ später), außer du verdienst noch Geld",
            "+ Kredit",
        ),
    ],
)
def test_a_move_that_brings_the_coast_guard_says_what_loan_that_takes_and_its_button_if_nothing_else_is_left(
    language: str, unless: str, either: str, button: str
) -> None:
    words = texts().words(language).of("captains_gulf")
    for money, said, label in ((2, unless, ""), (0, either, button)):
        game = given(boat(at="D4", wheel="market", fuel=3, money=money, licenses=["shrimp"], hand=["ss"]),
                     boat(money=9), timer=1, card="coast_guard", sea={"D4": "s"}).turn()  # fmt: skip
        told = GAME.detail(game.table, 0, "go:fishing")
        assert told is not None
        assert words.detail(told) == said
        assert words.on_label(told) == label


def test_a_move_that_brings_a_bill_says_on_its_button_that_it_takes_a_loan() -> None:
    words = texts().words("en").of("captains_gulf")
    move = {"cost": 0, "crosses": 1, "ends": 1, "pays": 3, "gets": 0}
    for kind, args in (("go_bill", move), ("go_in_vain_bill", {**move, "why": "no_box"})):
        assert words.on_label(Ask(kind, {**args, "loans": 1})) == "+ loan"
        assert words.on_label(Ask(kind, {**args, "loans": 0})) == ""


def test_the_wheel_says_how_many_loans_towing_takes_to_the_nearest_port_and_none_where_there_is_the_money() -> None:
    words = texts().words("en").of("captains_gulf")
    far = given(boat(at="D4", fuel=0, money=0, wheel="fishing")).turn()
    told = GAME.detail(far.table, 0, "go:sail_to_port")
    assert told is not None
    far.play(0, "go:sail_to_port")
    ports = [each for port in GAME.options(far.table, 0) if (each := GAME.detail(far.table, 0, port)) is not None]
    assert told.args["loans"] == min(port.args["loans"] for port in ports)
    assert told.args["loans"] != 0
    rich = given(boat(at="D4", fuel=0, money=99, wheel="fishing")).turn()
    told = GAME.detail(rich.table, 0, "go:sail_to_port")
    assert told is not None
    assert words.detail(told) == "too little fuel, towing"
    assert GAME.costly(rich.table, 0, GAME.options(rich.table, 0)) == []


def test_what_takes_a_loan_stands_out_only_if_the_mate_would_take_it() -> None:
    dry = given(boat(at="D4", fuel=1, money=0, wheel="fishing")).turn()
    dry.play(0, "go:sail_to_port")
    options = GAME.options(dry.table, 0)
    best = MATE.choose(GAME.view(dry.table, 0), options, Random(0))
    assert set(GAME.costly(dry.table, 0, options)) == {*options} - {best, "decline"}


@pytest.mark.parametrize("language", ["de", "en"])
def test_with_fuel_enough_neither_says_anything_of_it(language: str) -> None:
    words = texts().words(language).of("captains_gulf")
    full = given(boat(at="D4", fuel=9, money=0, wheel="fishing")).turn()
    told = GAME.detail(full.table, 0, "go:sail_to_port")
    assert told is not None
    assert ";" not in words.detail(told)
    full.play(0, "go:sail_to_port")
    port = GAME.detail(full.table, 0, "sail:tampa")
    assert port is not None
    assert words.on_label(port) == ""


@pytest.mark.parametrize(
    ("language", "elders", "radar"),
    [
        (
            "de",
            ("Ältesten nehmen", "5 zur Wahl; sofort nutzen geht nicht (kein Fisch auf der Festtafel)"),
            ("Bonusaktion Radar", "2 Karten ziehen, 2 abwerfen; +1 Bonusplättchen"),
        ),
        (
            "en",
            ("Take an Elder", "5 to choose from; none can be used at once (no fish on the Banquet Table)"),
            ("Radar (bonus action)", "draw 2 cards, discard 2; +1 bonus tile"),
        ),
    ],
)
def test_nothing_is_promised_that_cannot_be_done(
    language: str, elders: tuple[str, str], radar: tuple[str, str]
) -> None:
    words = texts().words(language).of("nusfjord")
    assert words.choice("place:take_elder") == elders[0]
    assert words.detail(Ask("stacks", {"count": 5, "plates": 0})) == elders[1]
    words = texts().words(language).of("captains_gulf")
    assert words.choice("bonus:radar") == radar[0]
    assert words.detail(Ask("bonus", {"action": "radar", "money": 0, "number": 2, "tile": 1, "drop": 2})) == radar[1]
