"""Sentences of Nusfjord that have to fit what they speak of."""

from __future__ import annotations

import pytest

from bot.text import texts
from bot.text.event_lines import tell
from games.engine import Argument, Ask, Event, Illegal
from games.nusfjord import refusals
from tests.games.nusfjord.given import display, given


@pytest.mark.parametrize(
    ("language", "ship", "said"),
    [
        (
            "en",
            "sloop",
            ("No sloop is left on the supply board.", "You can't afford a sloop: you are 2 wood and 1 gold short."),
        ),
        (
            "de",
            "sloop",
            (
                "Auf dem Ablageplan liegt keine Slup mehr.",
                "Eine Slup kannst du nicht bezahlen: Du brauchst noch 2 Holz und 1 Gold.",
            ),
        ),
        (
            "de",
            "cutter",
            (
                "Auf dem Ablageplan liegt kein Kutter mehr.",
                "Einen Kutter kannst du nicht bezahlen: Du brauchst noch 2 Holz und 1 Gold.",
            ),
        ),
    ],
)
def test_a_refused_ship_is_named_in_the_sentence(language: str, ship: str, said: tuple[str, str]) -> None:
    words = texts().words(language).of("nusfjord")
    too_dear = refusals.ShipTooDear(ship=ship, wood=2, fish=0, gold=1)
    found = [words.reason(Illegal(each)) for each in (refusals.ShipGone(ship=ship), too_dear)]
    assert [each.partition(" (")[0] for each in found] == list(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["There is already a worker on the Builder.", "The Builder couldn't do anything for you now."]),
        ("de", ["Auf „Baumeister“ steht schon ein Arbeiter.", "„Baumeister“ könnte jetzt nichts für dich tun."]),
    ],
)
def test_a_refused_elder_is_named_in_the_sentence(language: str, said: list[str]) -> None:
    words = texts().words(language).of("nusfjord")
    refused = (refusals.ElderOccupied(elder="builder"), refusals.ElderWithoutEffect(elder="builder"))
    assert [words.reason(Illegal(each)).partition(" (")[0] for each in refused] == said


@pytest.mark.parametrize(
    ("language", "gold", "detail", "told"),
    [
        ("en", 0, "1 share for free · 1 VP", "**Anna** buys 1 share for free."),
        ("en", 2, "1 share for 2 gold · 1 VP", "**Anna** buys 1 share for 2 gold."),
        ("de", 0, "1 Anteil kostenlos · 1 SP", "**Anna** kauft 1 Anteil kostenlos."),
        ("de", 2, "1 Anteil für 2 Gold · 1 SP", "**Anna** kauft 1 Anteil für 2 Gold."),
    ],
)
def test_what_costs_no_gold_is_free(language: str, gold: int, detail: str, told: str) -> None:
    words = texts().words(language).of("nusfjord", ["Anna"])
    args: dict[str, Argument] = {"count": 1, "gold": gold}
    assert words.detail(Ask("shares", args | {"points": 1})) == detail
    assert tell([Event("shares_bought", 0, args)], words) == [told]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "**Anna** buys all 3 shares (Red and Yellow) for 3 gold."),
        ("de", "**Anna** kauft alle 3 Anteile (Rot und Gelb) für 3 Gold."),
    ],
)
def test_whoever_buys_shares_reads_whose_they_are(language: str, told: str) -> None:
    game = given(display(gold=3), display(), display(), market={0: 2, 2: 1}).play("place:buy_shares")
    words = texts().words(language).of("nusfjord", ["Anna", "Ben", "Carla"])
    assert tell(game.told("shares_bought_of"), words) == [told]


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("language", "lost"), [("en", "4 wood lost: no room"), ("de", "4 Holz verfallen: kein Platz")])
def test_wood_that_there_is_no_room_for_is_told_in_the_same_words_everywhere(language: str, lost: str) -> None:
    words = texts().words(language).of("nusfjord", ["Anna", "Ben"])
    goods: dict[str, Argument] = {"wood": 1, "fish": 0, "gold": 0, "lost": 4}
    felled = Ask("felled_with_loss", {"wood": 1, "strips": 1, "loss": 0, "lost": 4})
    got: dict[str, Argument] = {"get_wood": 3, "get_fish": 0, "get_gold": 0, "free": 0}
    swapped = Ask("swap_with_loss", {"wood": 0, "fish": 6, "gold": 0, **got, "lost": 4})
    said = [
        words.detail(Ask("goods_with_loss", goods)),
        words.detail(felled),
        words.least_of_detail("place:deforest", felled),
        words.least_of_detail(
            "place:deforest", Ask("felled_with_loss", {"wood": 0, "strips": 1, "loss": 0, "lost": 4})
        ),
        words.detail(swapped),
        words.on_label(Ask("effect_with_loss", {"elder": "builder", "plates": 0, "lost": 4})),
        words.on_label(Ask("effect_with_loss", {"elder": "builder", "plates": 1, "lost": 4})),
    ]
    assert [each for each in said if lost not in each] == []
    asked = [
        words.least_of_detail("convert:B123:wood:3", swapped),
        words.ask(Ask("fell", {"wood": 1, "lost": 4})),
        words.ask(Ask("card_remove_forest", {**goods, "source": "builder", "number": 1, "count": 1})),
    ]
    assert [each for each in asked if lost.partition(":")[0] not in each] == [], "there is no room for why"
