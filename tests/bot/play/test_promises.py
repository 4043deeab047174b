"""Whoever would have to be towed or to take a loan knows before they press."""

from __future__ import annotations

import pytest

from bot.text import texts
from games.captains_gulf import GAME
from games.engine import Ask
from tests.games.captains_gulf.given import boat, given


@pytest.mark.parametrize(
    ("language", "wheel", "button"),
    [
        ("de", "kostenlos; Tank zu leer, Abschleppen", "+ Kredit"),
        ("en", "free; too little fuel, towing", "+ loan"),
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
    dry.play(0, "go:sail_to_port")
    port = GAME.detail(dry.table, 0, "sail:tampa")
    assert port is not None
    assert words.on_label(port) == button


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
    assert words.detail(Ask("bonus", {"action": "radar", "money": 0, "number": 2, "tile": 1})) == radar[1]
