"""The rules, the primers and the summaries of the games name figures of their data, which an owner may replace: such a
figure is never written out, so that the texts follow the data whatever stands there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.text import LANGUAGES, files
from bot.text.entries import FluentMessages, entries
from games.engine import figure, registry
from tests.param import slow

GAMES = ["captains_gulf", "fleet_dice", "montego_bay", "nusfjord"]
LISTED = Path(__file__).with_name("written_numbers.txt")
NUMBERS = {
    "en": re.compile(
        r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|half)\b", re.IGNORECASE
    ),
    "de": re.compile(
        r"\b(?:\d+|zwei(?:mal)?|drei(?:mal)?|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|halb\w*|Hälfte)\b",
        re.IGNORECASE,
    ),
}
FIGURE = re.compile(r'FIGURE\("([^"]+)"\)')


@cache
def written(language: str, game: str) -> dict[str, str]:
    """The sources of the texts that tell how a game is played, by key."""
    found: dict[str, str] = {}
    for file in files(language):
        for key, source in entries(file.read_text("utf-8")):
            if key.startswith(f"{game}-rule-") or key in (f"{game}-primer", f"{game}-summary"):
                found[key] = source
    return found


def spoken(language: str, game: str) -> FluentMessages:
    """The same texts, which ask the data anew whenever they are formatted."""

    def said(asked: str, place: str) -> Any:
        assert asked == game
        found = figure(registry()[game].raw, place)
        return FluentText(", ".join(map(str, found)) if isinstance(found, list) else str(found))

    class FluentText(str):
        """A figure as it stands in the data."""

    return FluentMessages(
        language, written(language, game).values(), functions={"FIGURE": said, "PROVENANCE": lambda _: "ours"}
    )


def places(language: str, game: str) -> dict[str, set[str]]:
    """The places in the data that are named, with the keys of the texts that do."""
    found: dict[str, set[str]] = {}
    for key, source in written(language, game).items():
        for place in FIGURE.findall(source):
            found.setdefault(place, set()).add(key)
    return found


def leaves(raw: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[Any, Any, str]]:
    """Every number of the data: where it stands, under which name or number, and its way there."""
    named = cast(dict[Any, Any], raw).items() if isinstance(raw, dict) else enumerate(cast(list[Any], raw))
    for name, value in named:
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, str(name)))
        elif isinstance(value, int) and not isinstance(value, bool):
            yield raw, name, ".".join((*path, str(name)))


@pytest.mark.slow
@pytest.mark.slow
@pytest.mark.parametrize("game", [GAMES[0], *map(slow, GAMES[1:])])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_figure_of_the_data_is_named_the_text_changes_with_it(language: str, game: str) -> None:
    raw, texts, named = registry()[game].raw, spoken(language, game), places(language, game)
    tables = {place.partition(".")[0] for place in named}
    before = {key: say(texts, key) for key in written(language, game)}
    followed: set[str] = set()
    for holder, name, way in leaves({table: raw[table] for table in tables}):
        asked = {place: figure(raw, place) for place in named if place.startswith(f"{way.partition('.')[0]}.")}
        value = holder[name]
        holder[name] = value + 17
        try:
            changed = {place for place, old in asked.items() if figure(raw, place) != old}
            for key in {key for place in changed for key in named[place]}:
                assert say(spoken(language, game), key) != before[key], f"{way} is another one, and {key} says the same"
        finally:
            holder[name] = value
        followed |= changed
    unheard = {place for place in named if place not in followed and isinstance(figure(raw, place), int)}
    assert all(place.endswith(".count") for place in unheard), f"no number of the data is behind {sorted(unheard)}"


def say(texts: FluentMessages, key: str) -> str:
    said = texts.format(key, "", {})
    assert said is not None
    text, faults = said
    assert not faults, f"{key}: {faults}"
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_name_the_same_figures(language: str) -> None:
    for game in GAMES:
        ours, theirs = (
            {key: sorted(set(FIGURE.findall(source))) for key, source in written(each, game).items()}
            for each in (LANGUAGES[0], language)
        )
        assert ours == theirs


class _Written(Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 - the visitor's name for it
        self.text += f" {node.value}"


@pytest.mark.slow
def test_every_number_that_is_written_out_is_known_to_be_none_of_the_data() -> None:
    """A number in a text is either asked of the data or listed: because the rules themselves have it, not the data."""
    found: list[str] = []
    for language in LANGUAGES:
        for game in GAMES:
            for key, source in written(language, game).items():
                (entry,) = FluentParser(with_spans=False).parse(source).body
                visitor = _Written()
                visitor.visit(entry)
                if numbers := NUMBERS[language].findall(visitor.text):
                    found.append(f"{language} {key}: {' '.join(numbers)}")
    known = LISTED.read_text("utf-8").splitlines()
    assert found == known, "ask the data for it with FIGURE, or list it if no figure of the data is meant"
