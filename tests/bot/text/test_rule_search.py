"""What /rules finds: by number, by a word, and by a question as people ask it at a table."""

from __future__ import annotations

import pytest

from bot.gateway.catalog import offered_games
from bot.play.rules_command import ranked
from bot.text import Words, texts
from bot.text.rule_search import LONGEST, search

ASKED = {
    "en": {
        "captains_gulf": {
            "how do I sell fish": "CG5.F", "when does the game end": "CG15.1", "how many cards can I hold": "CG3.9",
            "what is a license": "CG2.9", "who goes first?": "CG2.1", "where can I fish": "CG5.B",
            "what happens when my tank is empty": "CG7.5", "how do loans work": "CG12.1",
            "what's a bonus tile for": "CG6.12",
        },
        "fleet_dice": {
            "how do I sell fish": "F8.2", "when does the game end": "F13.1", "what is a license": "F5.7",
            "who wins a tie": "F13.2", "who goes first?": "F2.1", "how do I catch fish": "F7.1", "can I pass": "F4.4",
            "how many points is a fish worth": "F13.1", "can I reroll": "F12.2",
        },
        "montego_bay": {
            "when does the game end": "M9.1", "what do broken barrels do": "M6.4", "how does Lazy Jack work": "M3.1",
            "what if two players tie": "M7.3",
        },
        "nusfjord": {
            "how do I sell fish": "X3", "when does the game end": "P1", "how much does a ship cost": "C8",
            "who goes first?": "S9", "what is the reserve": "C4", "what are shares": "C5", "how many rounds": "P1",
            "how do I build a building": "X4",
        },
    },
    "de": {
        "captains_gulf": {
            "wie verkaufe ich Fisch": "CG5.F", "wann endet das Spiel": "CG15.1",
            "wie viele Karten darf ich halten": "CG3.9", "Handkartenlimit": "CG3.9", "was ist eine Lizenz": "CG2.9",
            "wer fängt an?": "CG2.1", "was passiert, wenn der Tank leer ist": "CG7.5",
        },
        "fleet_dice": {
            "wie verkaufe ich Fisch": "F8.2", "wann endet das Spiel": "F13.1", "wie fange ich Fische": "F7.1",
            "wer gewinnt": "F13.2", "darf ich neu würfeln": "F12.2",
        },
        "montego_bay": {"wann endet das Spiel": "M9.1", "was passiert bei Gleichstand": "M7.3"},
        "nusfjord": {
            "wie verkaufe ich Fisch": "X3", "wann endet das Spiel": "P1", "wer fängt an?": "S9",
            "was sind Anteile": "C5",
        },
    },
}  # fmt: skip
"""Questions of everyday, by language and game, and the rule that answers each best."""
QUESTIONS = [
    (language, game, asked, rule)
    for language, games in ASKED.items()
    for game, questions in games.items()
    for asked, rule in questions.items()
]


def words(language: str, game: str) -> Words:
    return texts().words(language).of(game)


def found(language: str, game: str, asked: str) -> list[str]:
    return [each.rule.number for each in search(words(language, game), asked)]


def anywhere(language: str, asked: str) -> list[tuple[str, str]]:
    everything = [words(language, game) for game in offered_games()]
    return [(spoken.game, rule.number) for spoken, rule in ranked(everything, asked)]


def test_a_number_finds_its_rule_alone() -> None:
    assert found("en", "fleet_dice", "f10.1") == ["F10.1"]


def test_the_number_of_a_chapter_finds_its_rules() -> None:
    numbers = found("en", "fleet_dice", "F10")
    assert numbers == [each for each in found("en", "fleet_dice", "") if each.startswith("F10.")] != []


def test_a_word_finds_titles_before_texts() -> None:
    titled = ["loan" in each.rule.title.casefold() for each in search(words("en", "captains_gulf"), "loan")]
    assert any(titled)
    assert titled == sorted(titled, reverse=True)


def test_the_beginning_of_a_word_is_enough_while_it_is_typed() -> None:
    assert "CG9.4" in found("en", "captains_gulf", "rewar")


def test_every_question_of_everyday_finds_its_rule_first() -> None:
    assert [(*each, found(*each[:3])[:3]) for each in QUESTIONS if found(*each[:3])[:1] != [each[3]]] == []


@pytest.mark.parametrize("language", ASKED)
def test_a_question_finds_few_rules(language: str) -> None:
    longest = max((len(found(*each[:3])), each) for each in QUESTIONS if each[0] == language)
    assert longest[0] <= 12, longest


@pytest.mark.parametrize(
    ("language", "asked", "best"),
    [
        ("en", "when does lazy jack work", ("montego_bay", "M3.1")),
        ("en", "how does the coast guard inspection work", ("captains_gulf", "CG14.5")),
        ("en", "banquet table", ("nusfjord", "C9")),
        ("en", "star action", ("fleet_dice", "F9.4")),
        ("de", "wie funktionieren Anteile", ("nusfjord", "C5")),
        ("de", "kaputte Fässer", ("montego_bay", "M6.4")),
    ],
)
def test_without_a_game_the_one_that_answers_best_comes_first(language: str, asked: str, best: tuple[str, str]) -> None:
    assert anywhere(language, asked)[0] == best


def test_words_that_stand_in_no_rule_find_nothing() -> None:
    assert found("en", "fleet_dice", "zeppelin airship") == []


def test_a_question_of_nothing_but_filler_is_looked_for_all_the_same() -> None:
    assert found("en", "fleet_dice", "no")


def test_of_a_pasted_page_only_the_beginning_is_looked_for() -> None:
    page = " ".join(["sell fish", *(f"word{number}" for number in range(600))])
    assert found("en", "nusfjord", page) == found("en", "nusfjord", page[:LONGEST])
    assert found("en", "nusfjord", 100 * "zeppelin " + "sell fish") == []
