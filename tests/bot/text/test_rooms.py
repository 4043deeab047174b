"""A room's words lie in the room: what it alone says there, what several say where all look, and in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.__main__ import main
from bot.text import LANGUAGES, Texts, files
from bot.text.entries import entries
from tests.bot.text.rooms import COMMAND, ENDINGS, SHARED, lying, room_of, rooms_that_name, says, speakers, spoken

FIRST = LANGUAGES[0]
WORDS = lying(FIRST)
ROOMS = sorted({room_of(file) for file in WORDS.values()} - {SHARED})


def names(language: str) -> dict[str, list[str]]:
    """The messages and terms of every file of a language; files are called what they would be called in the first."""
    homes = [(file, str(file.relative_to(Path(str(bot.__file__)).parent))) for file in files(language)]
    return {
        home.replace(f"{language}.ftl", f"{FIRST}.ftl").replace(f"text/{language}/", f"text/{FIRST}/"): [
            name for name, _ in entries(file.read_text("utf-8"))
        ]
        for file, home in homes
    }


# -- where words lie ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_every_word_that_lies_in_it(room: str) -> None:
    """The words of a command lie with what it does, wherever it is made."""
    here = {key for key, file in WORDS.items() if room_of(file) == room}
    assert {key for key in here if not key.startswith(COMMAND) and not says(room, key)} == set()


@pytest.mark.slow
def test_what_one_room_says_lies_there_and_what_several_say_lies_where_all_look() -> None:
    wrong: dict[str, str] = {}
    for key, file in WORDS.items():
        found = rooms_that_name(key)
        due = next(iter(found)) if len(found) == 1 and "" not in found else SHARED
        if found and room_of(file) != due and not key.startswith(COMMAND):
            wrong[key] = f"lies in {room_of(file)}, is said by {', '.join(sorted(found))}: due in {due}"
    assert wrong == {}


@pytest.mark.slow
def test_every_word_is_said_by_somebody() -> None:
    assert {key for key in WORDS if not any(says(room, key) for room in speakers())} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_twice(language: str) -> None:
    said = [name for found in names(language).values() for name in found]
    assert sorted(said) == sorted(set(said))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_file_has_the_same_words_in_every_language(language: str) -> None:
    """Except for the games' nouns and how verbs end, which each language forms in its own way."""
    ours, first = names(language), names(FIRST)
    assert set(ours) == set(first)
    for file, found in ours.items():
        if file.endswith(ENDINGS):
            continue
        both = ({name for name in each if "-noun-" not in name} for each in (found, first[file]))
        assert next(both) == next(both), file


def test_the_command_line_offers_the_languages_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["verify", "record.json", "--lang", "none"])
    offered = capsys.readouterr().err.rpartition("choose from")[2]
    assert set(re.findall(r"\w+", offered)) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_is_that_of_some_verb(language: str) -> None:
    every = {file: file.read_text("utf-8") for file in files(language)}
    (endings,) = (text for file, text in every.items() if file.name == ENDINGS)
    said = "".join(text for text in every.values() if text != endings)
    assert [name for name, _ in entries(endings) if f"{{ {name} }}" not in said] == []


# -- rooms from elsewhere -------------------------------------------------------------------------------------


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose folders are rooms of the bot."""
    monkeypatch.setattr(bot, "__path__", [*bot.__path__, str(tmp_path)])
    return tmp_path


def test_a_room_from_elsewhere_brings_its_words_along(elsewhere: Path) -> None:
    (elsewhere / "ferry").mkdir()
    (elsewhere / "ferry" / "en.ftl").write_text("ferry-leaves = The ferry leaves, { $name }.\n", "utf-8")
    (elsewhere / "ferry" / "de.ftl").write_text("ferry-leaves = Die Fähre legt ab, { $name }.\n", "utf-8")
    texts = Texts(files)
    assert texts.words("en")("ferry-leaves", name="Anna") == "The ferry leaves, Anna."
    assert texts.words("de")("ferry-leaves", name="Anna") == "Die Fähre legt ab, Anna."
    assert texts.words("de")("button-play") == "Spielen"


# -- the scan -------------------------------------------------------------------------------------------------


def test_the_scan_finds_the_keys_a_module_looks_up() -> None:
    said = spoken(
        """
for way in ("first", "last"):
    button(f"@step.{way}", words(f"button-{way}"), words("jump.small"))
for switch in ("hints", "rated"):
    said(f"{switch}-{value}") if value == "yes" else tell(Event("@went-on"))
post(nonce=f"{first}-{last}", line=words(f"clock-{clock}"))
"""
    )
    assert all(said.names(key) for key in ("button-first", "button-last", "jump"))
    assert not any(said.names(key) for key in ("button-next", "clock-none", "rated-yes", "small"))
    assert all(said.may_make(key) for key in ("clock-none", "rated-yes", "button-next"))
    assert not any(said.may_make(key) for key in ("rated-no", "o-clock", "first-no"))
    assert said.tells("table-event-went-on")
    assert not said.tells("table-event-went")
