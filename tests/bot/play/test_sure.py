"""What a person is asked once more says what is lost, and not only that something is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.text import LANGUAGES, texts
from games.engine import Ask, Game, Luck, registry

MOVES = 150


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["captains_gulf", "fleet_dice", "nusfjord"])
def test_every_question_whether_something_is_really_meant_says_what_is_lost(kind: str, language: str) -> None:
    game, words = registry()[kind], texts().words(language).of(kind)
    lost = {words.lost(choice, told) for choice, told in _given_up(game)}
    assert lost
    assert words("sure-gone") not in lost
    assert all(each[-1] == "." for each in lost)


def _given_up(game: Game[Any, Any]) -> list[tuple[str, Any]]:
    """What gives something up in a game played at random, with its small print."""
    rng, luck = Random(3), Luck(bytes(32))
    table, _ = game.setup(2, {}, luck)
    found: list[tuple[str, Any]] = []
    for _ in range(MOVES):
        seat = min(game.waiting(table))
        options = game.options(table, seat)
        found += [(each, game.detail(table, seat, each)) for each in game.careful(table, seat, options)]
        game.apply(table, seat, rng.choice(options), luck)
        if table.over:
            break
    return found


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ("Erst später nutzen (mit Arbeiter)", "Verzichten")),
        ("en", ("Not now (later: with a worker)", "Decline")),
    ],
)
def test_a_button_says_what_it_means_where_it_answers_this_question(language: str, said: tuple[str, str]) -> None:
    words = texts().words(language).of("nusfjord")
    assert words.answer(Ask("use_now", {"elder": "broker"}), "decline") == said[0]
    assert words.answer(Ask("final"), "done") == {"de": "Zur Wertung", "en": "On to scoring"}[language]
    assert words.answer(Ask("card_move", {"source": "A110", "good": "fish", "max": 1}), "decline") == said[1]


@pytest.mark.parametrize(
    ("language", "said", "yes"),
    [("en", "Don't build a ship", "Build a Ship: yes"), ("de", "Kein Schiff bauen", "Ja: Schiffbau")],
)
def test_an_offer_is_declined_in_the_same_words_on_its_button_and_in_a_row_of_steps(
    language: str, said: str, yes: str
) -> None:
    words = texts().words(language).of("nusfjord")
    offer = Ask("card_action", {"action": "build_ship", "source": "A110"})
    assert words.answer(offer, "decline") == words.step(offer, "decline") == said
    assert words.answer(offer, "do:build_ship") == words.step(offer, "do:build_ship") == yes
    goods = {"wood": 1, "fish": 0, "gold": 0, "get_wood": 0, "get_fish": 2, "get_gold": 0}
    exchange = Ask("card_exchange", {"source": "A110", **goods})
    assert words.answer(exchange, "decline").casefold() == words.step(exchange, "decline").casefold()
