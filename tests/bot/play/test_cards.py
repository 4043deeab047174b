"""Finding a card by what a person types: in either language, in part, by its number, in one game or in all."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator

import pytest

from bot.errors import Sorry
from bot.play.cards import NamedCard, entries, games_with_cards, search, the_one
from bot.text import LANGUAGES, texts
from games.captains_gulf import data as gulf
from games.fleet_dice import data as fleet

NUSFJORD = ["nusfjord"]


def test_games_without_cards_are_left_out() -> None:
    found = games_with_cards()
    assert found == sorted(found)
    assert {"captains_gulf", "fleet_dice", "nusfjord"} <= set(found)
    assert "montego_bay" not in found


@pytest.mark.parametrize("typed", ["Fish Stand", "fischstand", " FISCHSTAND ", "A103", "nusfjord:A103", "Fischsta"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_is_found_by_either_name_its_number_or_a_part_that_only_it_has(typed: str, language: str) -> None:
    assert the_one(NUSFJORD, typed, language).card == "A103"
    assert the_one(games_with_cards(), typed, language).card == "A103"


def test_labels_name_a_card_in_both_languages_the_readers_first() -> None:
    entry = the_one(NUSFJORD, "A103", "de")
    assert entry.label("de") == "Fischstand (Fish Stand)"
    assert entry.label("en") == "Fish Stand (Fischstand)"


def test_what_begins_with_the_typed_words_comes_before_what_has_them_inside() -> None:
    found = search(NUSFJORD, "fish", "en")
    starting = [any(name.startswith("fish") for name in entry.known_as) for entry in found]
    assert 1 < starting.count(True) < len(found)
    assert all(starting[: starting.count(True)])


def test_nothing_typed_suggests_the_whole_game_in_the_order_of_the_names() -> None:
    names = [entry.names["de"].casefold() for entry in search(NUSFJORD, "", "de")]
    assert len(names) == len(entries("nusfjord")) == 150
    assert names == sorted(names)


def test_no_card_and_several_cards_are_told_apart() -> None:
    with pytest.raises(Sorry) as none:
        the_one(NUSFJORD, "lighthouse keeper", "en")
    assert none.value.key == "card-none"
    with pytest.raises(Sorry) as several:
        the_one(NUSFJORD, "fish", "en")
    assert several.value.key == "card-several"
    assert "Fish Stand" in str(several.value.args_["cards"])


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Fisher’s House", "A116"),
        ("fishers house", "A116"),
        ("Fisher\N{NO-BREAK SPACE}s  House", "A116"),
        ("Boathouse (Bootshaus)", "A101"),
        ("Bootshaus (Boathouse)", "A101"),
        ("Fish Stand (A103)", "A103"),
        ("A103: Fischstand", "A103"),
        ("Deckhand (Oyster/Crab)", "deckhand_oyster_crab"),
        ("Deckhand (Oyster+Crab)", "deckhand_oyster_crab"),
        ("Deckhand O/C", "deckhand_oyster_crab"),
        ("Deckhelfer (Auster+Krabbe)", "deckhand_oyster_crab"),
        ("Treibstoff Ingenieur", "fuel_engineer"),
        ("treibstoffingenieur", "fuel_engineer"),
        ("Treibstoff‑Ingenieur", "fuel_engineer"),
        ("Fuel Tank 8", "tank_small"),
        ("Fuel Tank 8 · G86", "G86"),
        ("Oyster License · G86", "G86"),
        ("Oyster License / First Mate (Shrimp) / Improved Propeller (G02)", "G02"),
        ("Oyster License / First Mate (Shrimp) / Improved Propeller", "G02"),
        ("propell", "improved_propeller"),
    ],
)
def test_names_are_known_as_phones_and_texts_spell_them(typed: str, card: str) -> None:
    assert the_one(games_with_cards(), typed, "en").card == card


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Casino", "casino"),
        ("kasino", "casino"),
        ("Räucherstube", "smokehouse"),
        ("Captain's Club", "captains_club"),
        ("Garnele", "shrimp"),
        ("shrimp license", "shrimp"),
        ("Cod license level 2", "cod"),
        ("Austernlizenz Level 3", "oyster"),
        ("Hummerboot", "lobster"),
        ("King Crab license", "king_crab"),
        ("Königskrabben-Bonus", "king_crab"),
        ("Inuitboot", "inuit"),
    ],
)
def test_sections_of_the_sheet_are_found_as_they_are_called_where_they_are_told_of(typed: str, card: str) -> None:
    for language in LANGUAGES:
        assert the_one(["fleet_dice"], typed, language).card == card


def test_every_section_of_the_sheet_of_fleet_can_be_looked_up() -> None:
    assert {entry.card for entry in entries("fleet_dice")} >= {*fleet.SECTIONS}


@pytest.mark.parametrize("typed", ["Waldseehuette", "Waldseehutte", "WALDSEEHÜTTE", "Waldseehu\u0308tte", "Waldseehue"])
def test_an_umlaut_may_be_typed_in_every_way(typed: str) -> None:
    (card,) = [entry for entry in entries("nusfjord") if entry.names["de"] == "Waldseehütte"]
    assert the_one(NUSFJORD, typed, "de") == card


def test_nothing_but_punctuation_is_no_card() -> None:
    with pytest.raises(Sorry) as none:
        the_one(NUSFJORD, "?!", "en")
    assert none.value.key == "card-none"


UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"})
NO_UMLAUTS = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "Ä": "A", "Ö": "O", "Ü": "U"})
WAYS: dict[str, Callable[[str], str]] = {
    "as it is shown": str,
    "shouted": str.upper,
    "with a curly apostrophe": lambda name: name.replace("'", "’"),
    "without an apostrophe": lambda name: name.replace("'", ""),
    "with umlauts taken apart": lambda name: unicodedata.normalize("NFD", name),
    "with umlauts spelled out": lambda name: name.translate(UMLAUTS),
    "with umlauts left bare": lambda name: name.translate(NO_UMLAUTS),
    "with two spaces": lambda name: f" {name.replace(' ', '  ')} ",
    "with no-break spaces": lambda name: name.replace(" ", "\N{NO-BREAK SPACE}"),
    "with spaces for hyphens": lambda name: name.replace("-", " "),
    "without punctuation": lambda name: "".join(each if each.isalnum() else " " for each in name.replace("'", "")),
}
"""How people type what they read."""


def _shown_as(entry: NamedCard) -> Iterator[str]:
    """Every name under which a card is shown, in both languages."""
    yield from (entry.card, entry.value)
    for language in LANGUAGES:
        words = texts().words(language).of(entry.game)
        name = words.name(entry.card)
        yield from (name, words.full_name(entry.card), entry.label(language), *words.other_names(entry.card))
        if name != entry.card:
            yield from (f"{name} ({entry.card})", f"{name} · {entry.card}", f"{entry.card}: {name}")
        if entry.card in (*gulf.CREW, *gulf.UPGRADES) and entry.game == "captains_gulf":
            yield words("captains_gulf-noun-in_brief", item_id=entry.card, item=name)
        if entry.card in gulf.CARDS and entry.game == "captains_gulf":
            row = gulf.ROWS.card[gulf.CARD_INDEX[entry.card]]
            for choice in (
                f"license:{row.id}:{row.license}",
                f"crew:{row.id}:{row.crew}",
                f"upgrade:{row.id}:{row.upgrade}",
            ):
                yield words.choice(choice)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", games_with_cards())
def test_every_card_is_found_under_every_name_that_is_shown(game: str, way: str) -> None:
    """Where several have a name, all of them are told."""
    names = {entry.card: set(_shown_as(entry)) for entry in entries(game)}
    for entry in entries(game):
        for name in names[entry.card]:
            sharing = [card for card, theirs in names.items() if name in theirs]
            typed = WAYS[way](name)
            if typed == name and way != "as it is shown":
                continue
            if len(sharing) == 1:
                assert the_one([game], typed, "en").card == entry.card, typed
                continue
            with pytest.raises(Sorry) as several:
                the_one([game], typed, "en")
            assert several.value.key == "card-several", typed
            assert entry.label("en") in str(several.value.args_["cards"]), typed
