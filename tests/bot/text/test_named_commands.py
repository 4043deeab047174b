"""Where a sentence names a command, the command's own text says its name: in every language it is one that there is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.app import App
from bot.gateway.command_names import FluentTranslator
from bot.text import LANGUAGES, Texts, files, texts
from db.store import Store

TYPED = re.compile(r"(?<![\w<>/)}.])/[^\W\d_]")
"""A command's name written out. A slash between words is none, nor one of an address or a number."""
NAMED = re.compile(r"/⟨[^⟩]*⟩(?: ⟨[^⟩]*⟩)*")
FOLDER = Path(__file__).parents[3] / "bot" / "sandbox" / "page"


class _Patterns(Visitor):
    """Every pattern below a node: messages, attributes, and the variants within them."""

    def __init__(self) -> None:
        self.found: list[fluent.Pattern] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def _patterns(source: str) -> list[fluent.Pattern]:
    visitor = _Patterns()
    visitor.visit(FluentParser().parse(source))
    return visitor.found


@cache
def _sources(language: str) -> list[tuple[Path, fluent.Pattern]]:
    return [(file, pattern) for file in files(language) for pattern in _patterns(file.read_text("utf-8"))]


def written_out(pattern: fluent.Pattern) -> list[str]:
    """The texts in a pattern in which a command is written out."""
    said = [each.value for each in pattern.elements if isinstance(each, fluent.TextElement)]
    return [text for text in said if TYPED.search(text)]


def named(pattern: fluent.Pattern, language: str, known: Texts) -> list[str]:
    """The commands that a pattern names by their own texts, as they read in this language."""

    def said(element: fluent.TextElement | fluent.Placeable) -> str:
        if isinstance(element, fluent.TextElement):
            return element.value
        told = element.expression
        return f"⟨{known.words(language)(told.id.name)}⟩" if isinstance(told, fluent.MessageReference) else "…"

    return [re.sub("[/⟨⟩]", "", each) for each in NAMED.findall("".join(map(said, pattern.elements)))]


@pytest.fixture
async def commands(migrated_sqlite_url: str) -> dict[str, set[str]]:
    """The names of all commands, with their groups' and without, by language, as Discord is told them."""
    async with await Store.open(migrated_sqlite_url) as store:
        client = App(store).client
        async with client:
            await client.tree.set_translator(FluentTranslator())
            translator = client.tree.translator
            assert translator is not None
            told = [await each.get_translated_payload(client.tree, translator) for each in client.tree.get_commands()]
    return {language: {name for each in told for name in _names(dict(each), language)} for language in LANGUAGES}


def _names(command: dict[str, Any], language: str, group: str = "") -> Iterator[str]:
    localized = {str(getattr(key, "value", key)): name for key, name in command.get("name_localizations", {}).items()}
    name = f"{group} {localized.get(language, command['name'])}".strip()
    yield name
    for option in command.get("options", []):
        if option["type"] in (1, 2):
            yield from _names(option, language, name)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_writes_out_a_command(language: str) -> None:
    wrong = [(file.name, text) for file, pattern in _sources(language) for text in written_out(pattern)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_card_writes_out_a_command(language: str) -> None:
    said = [text for game in texts().names[language].values() for kind in game.values() for text in kind.values()]
    assert [text for text in said if TYPED.search(text)] == []


def test_the_sandbox_page_writes_out_no_command() -> None:
    said = [
        line.strip()
        for path in (FOLDER / "words.js", FOLDER / "main.js")
        for line in path.read_text("utf-8").splitlines()
    ]
    assert [
        line for line in said if not line.startswith(("//", "/*", "*")) and re.search(r"[\s\"']/[a-z]{2,}\b", line)
    ] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_named_is_there(language: str, commands: dict[str, set[str]]) -> None:
    found = {name for _, pattern in _sources(language) for name in named(pattern, language, texts())}
    assert len(found) > 15
    assert found - commands[language] == set()


def test_a_command_in_another_language_or_of_another_group_is_found() -> None:
    (english,) = _patterns("hint = Entscheide mit /play, 1/2 oder https://a.b/c.\n")
    assert written_out(english) == ["Entscheide mit /play, 1/2 oder https://a.b/c."]
    (mixed,) = _patterns("hint = Ruf /{ command-setup } { command-export-me }, { $code }\n")
    assert written_out(mixed) == []
    assert named(mixed, "de", texts()) == ["einrichten ich"]
