"""Words of Montego Bay that depend on what they are about."""

from __future__ import annotations

import pytest

from bot.text import texts
from games.engine import Ask, Event, Illegal
from games.montego_bay.refusals import FigureTaken


def test_in_german_the_pilot_boat_has_its_own_article() -> None:
    words = texts().words("de").of("montego_bay")
    assert words.choice("remove:pilot_boat:1") == "Vom Lotsenboot: 1"
    assert words.choice("remove:S01:1").startswith("Von der ")


@pytest.mark.parametrize(
    ("language", "one", "three"), [("en", "1 barrel", "only 3 barrels"), ("de", "1 Fass", "nur 3 Fässer")]
)
def test_a_load_says_that_barrels_are_counted_where_no_question_does(language: str, one: str, three: str) -> None:
    """As in a plan, or in what was chosen; below the question and in a row of steps the number is enough."""
    words = texts().words(language).of("montego_bay")
    ship = words.name("S01")
    assert words.choice("load:S01:1") == f"{ship}: {one}"
    assert words.choice("split:S01:3") == f"{ship}: {three}"
    asked = Ask("load", {"left": 4, "figure": "blue_big", "colour": "blue", "size": "big"})
    assert words.answer(asked, "load:S01:1") == words.choice("load:S01:1", "row") == f"{ship}: 1"


@pytest.mark.rule("M3.2")
@pytest.mark.parametrize(
    ("language", "free", "price"), [("en", "pay nothing", "3 coins"), ("de", "zahlst du nichts", "3 Münzen")]
)
def test_who_asks_for_jack_reads_that_only_whoever_gets_him_pays(language: str, free: str, price: str) -> None:
    words = texts().words(language).of("montego_bay")
    for left in (0, 1, 5):
        assert words.detail(Ask("hire", {"left": left})).endswith(free)
    assert price in words("montego_bay-primer")


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(("language", "verb"), [("en", "gets "), ("de", "bekommt ")])
def test_a_third_worker_is_got_though_nobody_chose_it(language: str, verb: str) -> None:
    words = texts().words(language).of("montego_bay")
    said = words.event(Event("third_figure", 0, {"figure": "yellow_big", "colour": "yellow", "size": "big"}))
    assert said.startswith(verb)


@pytest.mark.parametrize(("language", "color"), [("en", "brown discs"), ("de", "braunen Scheiben")])
def test_the_primer_calls_the_discs_with_the_numbers_of_buttons_by_their_color(language: str, color: str) -> None:
    assert color in texts().words(language)("primer-more", **{"command-rules": "rules"})


@pytest.mark.rule("M5.5")
@pytest.mark.parametrize(
    ("language", "end"), [("en", "worker (set back from S5 to S6)"), ("de", "klein (von S5 nach S6 zurückgesetzt)")]
)
def test_a_move_that_is_set_back_is_told_so_that_another_one_may_follow(language: str, end: str) -> None:
    """Both stand in one sentence: that a figure was set back has no verb of its own to which the next one belongs."""
    words = texts().words(language).of("montego_bay")
    args = {"figure": "green_small", "colour": "green", "size": "small", "card": 3, "landing": "S5", "place": "S6"}
    assert words.event(Event("set_back", 0, args)).endswith(end)


@pytest.mark.parametrize(("language", "said"), [("en", "Small orange"), ("de", "Orange klein")])
def test_a_worker_has_one_name_in_lists_and_in_sentences(language: str, said: str) -> None:
    words = texts().words(language).of("montego_bay")
    assert words.name("orange_small") == said
    assert words.detail(Ask("third_figure", {"seats": [], "by": "orange_small"})).lower().endswith(said.lower())
    assert language == "de" or words.choice("figure:orange_small") == said
    told = words.event(Event("tiles_laid", None, {"order": ["orange_small", "blue_big"]}))
    assert f"{said}, " in told
    refused = words.reason(Illegal(FigureTaken(figure="orange_small")))
    assert f"({said})" in refused
