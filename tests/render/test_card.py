"""Cards, large: whole, readable on a phone, and honest about what is printed, in every game that has cards."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest

from bot.text import texts
from bot.text.texts import Words
from games.engine import house_fields
from games.nusfjord import data
from render import CardPainter, card_painter, theme
from render.audit import Placed, audit
from render.card import Card, Figure, card_picture
from render.nusfjord import colors
from tests.param import slow

LANGUAGES = ("en", "de")
CASES = [
    *(("fleet_dice", language) for language in LANGUAGES),
    *(slow((game, language)) for game in ("captains_gulf", "nusfjord") for language in LANGUAGES),  # up to 150 cards
]
READABLE = 24  # on a picture 1000 wide this is ten pixels on a phone


def cards_of(game: str) -> CardPainter:
    painter = card_painter(game)
    assert painter is not None
    return painter


class Drawn(NamedTuple):
    """A card's alt text, and the texts on its picture."""

    alt: str
    texts: list[Placed]


@cache
def drawn_cards(game: str, language: str) -> dict[str, Drawn]:
    """All cards of a game by their ids."""
    painter, found = cards_of(game), dict[str, Drawn]()
    words = texts().words(language).of(game)
    for card in painter.cards():
        with audit() as placed:
            found[card] = Drawn(painter.card(card, words).alt, placed)
    return found


@pytest.fixture(params=CASES, ids=" ".join, scope="module")
def shown(request: pytest.FixtureRequest) -> tuple[dict[str, Drawn], Words]:
    game, language = request.param
    return drawn_cards(game, language), texts().words(language).of(game)


def test_a_game_without_cards_has_none_to_show() -> None:
    assert card_painter("montego_bay") is None


def test_the_alt_text_holds_name_and_whole_text_of_every_card(shown: tuple[dict[str, Drawn], Words]) -> None:
    cards, words = shown
    for card, drawn in cards.items():
        assert drawn.alt.startswith(words.name(card))
        assert words.text(card).rstrip(".") in drawn.alt
        assert len(drawn.alt) < 1024


def test_no_text_of_any_card_is_cut_small_or_out_of_its_box(shown: tuple[dict[str, Drawn], Words]) -> None:
    cards, _ = shown
    for card, (_, placed) in cards.items():
        assert [text.wanted for text in placed if text.text != text.wanted] == [], card
        assert [text.text for text in placed if text.size < READABLE] == [], card
        assert [text.text for text in placed if not text.box.holds(text.ink, 4)] == [], card


def test_all_132_buildings_and_18_elders_can_be_shown() -> None:
    assert list(cards_of("nusfjord").cards()) == [*data.BUILDINGS, *data.ELDERS]
    assert len(data.BUILDINGS) == 132
    assert len(data.ELDERS) == 18


def test_every_value_says_whether_it_is_printed_or_our_own() -> None:
    words = texts().words("en").of("nusfjord")
    stand = cards_of("nusfjord").card("A103", words).alt
    assert "Cost (printed): 1 wood." in stand
    assert "Points (house value): 0." in stand
    assert "Effect (printed): When built: +4 fish." in stand
    yard = cards_of("nusfjord").card("A101", words).alt
    assert "Cost (house value)" in yard
    assert "Effect (house value)" in yard
    assert "Kind (printed)" in yard
    broker = cards_of("nusfjord").card("broker", words).alt
    assert "Number (house value): 8" in broker
    assert "Stack (house value): 2" in broker
    assert "Number (printed): 1." in cards_of("nusfjord").card("contractor", words).alt
    photographed = cards_of("nusfjord").card("constructor", words).alt
    assert "house value" not in photographed.lower()


def test_sections_of_fleet_say_what_all_levels_do_and_what_is_our_own() -> None:
    words = texts().words("en").of("fleet_dice")
    cod = cards_of("fleet_dice").card("cod", words).alt
    assert "Round boxes (house value): 2, 3, 5, 7, 8, 10, 12 of 12." in cod
    assert "License level 2 (2 coins at once): Each boat launched pays 2 coins." in cod
    assert "License level 3 (5 VP): Each boat launched pays 3 coins." in cod
    crab = cards_of("fleet_dice").card("king_crab", words).alt
    assert "Finished buildings: 2 VP each;" in crab, "printed"
    assert "Full boats: 1 VP each (house value);" in crab
    assert "Points (printed): 3 VP when full." in cards_of("fleet_dice").card("smokehouse", words).alt


def test_what_is_our_own_is_what_the_data_says() -> None:
    painter = cards_of("nusfjord")
    for row in data.RAW["building"] + data.RAW["elder"]:
        assert painter.house(row["id"]) == set(row.get("house", ()))
    galley = cards_of("captains_gulf").house("galley")
    assert galley == {"cost", "first_cost"}, "the upgrade is meant, not the bonus action of the same name"
    with pytest.raises(KeyError):
        house_fields(data.RAW, "building", "Z999")


def test_a_card_of_a_game_that_was_never_published_says_nothing_of_where_its_values_come_from() -> None:
    words = texts().words("en").of("nusfjord")
    cost = Figure("Cost", "2 wood", ("cost",))
    own = Card("A103", "Building", theme.DISC, "house", [cost], "+4 fish.", ("text",), frozenset({"cost", "text"}))
    new = replace(own, published=False)
    known, bare = (card_picture(each, words, colors.PALETTE, colors.GROUND) for each in (own, new))
    assert "Cost (house value): 2 wood. Effect (house value): +4 fish. House value: made for" in known.alt
    assert bare.alt.endswith("Building. Cost: 2 wood. Effect: +4 fish.")
    assert bare.height < known.height


def test_a_replaced_file_says_whose_values_these_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "CARDS", type(data.CARDS)(data.CARDS.rows, data.CARDS.raw, data.CARDS.digest, True))
    words = texts().words("en").of("nusfjord")
    assert "data file of whoever runs this bot" in cards_of("nusfjord").card("A103", words).alt
    assert "data file of whoever" not in cards_of("nusfjord").card("contractor", words).alt


@pytest.mark.slow
def test_a_card_is_a_small_file_in_the_games_palette() -> None:
    words = texts().words("de").of("nusfjord")
    assert max(len(cards_of("nusfjord").card(card, words).data) for card in list(data.BUILDINGS)[:40]) < 120_000
    assert colors.GROUND in colors.PALETTE.colors
