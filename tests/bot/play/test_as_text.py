"""The table as text tells whoever chooses between cards what each of them does."""

from __future__ import annotations

import pytest

from bot.gateway.layout import TEXT
from bot.pictures.table_in_words import pages, table_in_words
from bot.play.lookup_answers import cards_offered
from bot.text import texts
from bot.text.texts import LANGUAGES
from bot.tools.check.limits import loaded_game
from games.nusfjord import GAME, data
from tests.games.nusfjord.given import Given, display, given


def _told(game: Given, language: str) -> tuple[list[str], str]:
    """What is added to the text of the table, and that text."""
    words = texts().words(language).of("nusfjord", ["Anna", "Ben"])
    loaded = loaded_game(GAME, game.table, 2, 0)
    table = table_in_words(loaded, GAME.view(game.table, 0), words, 0).whole
    return cards_offered(loaded, 0, words, table), table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ["build_building", "take_elder"])
def test_every_card_that_can_be_chosen_is_told_with_what_it_does(language: str, action: str) -> None:
    words = texts().words(language).of("nusfjord")
    rich = display(wood=60, fish=60, gold=60, ships={"sloop": 1})
    game = given(rich, display(ships={"sloop": 1}), plates=1, offered=list(data.BUILDINGS)[::8])
    game.play(f"place:{action}")
    paragraphs, table = _told(game, language)
    cards = [option.split(":")[1] for option in game.options()]
    assert len(cards) > 2
    said = "\n".join(paragraphs)
    assert [card for card in cards if words.text(card) in table] == []
    assert [card for card in cards if words.text(card) not in said] == []
    assert pages(paragraphs, TEXT)[0].startswith("**")
    assert sum(map(len, pages(paragraphs, TEXT))) >= len(said), "nothing is cut"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_added_where_the_text_says_already_what_the_cards_do(language: str) -> None:
    """The own elders and buildings stand there with what they do."""
    game = given(display(fish=9, elders={"constructor": 0}, wood=8, buildings=["B122"]), display(), plates=2)
    assert {"elder:constructor", "convert:B122:gold:1"} <= {*game.options()}
    assert _told(game, language)[0] == []
