"""What /rules finds: by number, by a word, and by the words of a question."""

from __future__ import annotations

import pytest

from bot.play.rules_command import search
from bot.text import Words, texts


def words(language: str, game: str) -> Words:
    return texts().words(language).of(game)


def test_a_number_finds_its_rule_alone() -> None:
    assert [rule.number for rule in search(words("en", "fleet_dice"), "f10.1")] == ["F10.1"]


def test_a_word_finds_titles_before_texts() -> None:
    found = search(words("en", "captains_gulf"), "loan")
    titled = ["loan" in rule.title.casefold() for rule in found]
    assert any(titled)
    assert titled == sorted(titled, reverse=True)


@pytest.mark.parametrize(
    ("language", "game", "asked", "word"),
    [
        ("en", "captains_gulf", "How do I sell my seafood?", "sell"),
        ("en", "nusfjord", "where do issued shares go", "share"),
    ],
)
def test_a_question_finds_the_rules_in_which_most_of_its_words_stand(
    language: str, game: str, asked: str, word: str
) -> None:
    spoken = words(language, game)
    found = search(spoken, asked)
    assert 0 < len(found) < len(spoken.rules()) / 3
    assert all(word in f"{rule.title} {rule.text}".casefold() for rule in found)


def test_words_that_stand_in_no_rule_find_nothing() -> None:
    assert search(words("en", "fleet_dice"), "zeppelin airship") == []
