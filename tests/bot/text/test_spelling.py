"""All English that people read is spelled as Discord spells its own, American: texts, words of the games' data, pages,
help of the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.__main__ import command_line
from bot.text import texts
from games.engine import registry
from games.fleet_dice import data

ROOT = Path(__file__).parents[3]
BRITISH = re.compile(
    r"\b(?:colour|harbour|licence|neighbour|favour|honour|behaviour|grey|cancell(?:ed|ing)\b|travell(?:ed|ing)\b"
    r"|labell(?:ed|ing)\b|modell(?:ed|ing)\b|acknowledgement|judgement|afterwards\b|towards\b|backwards\b|forwards\b"
    r"|upwards\b|downwards\b|centre\b|organis|recognis|normalis|catalogue|fulfil\b|whilst\b|learnt\b)\w*",
    re.IGNORECASE,
)
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|https?://\S+|“[^”]*”")
"""What a page names as it is called, metrics, states, addresses, and what it quotes."""


def british(written: str) -> list[str]:
    return BRITISH.findall(written)


class _Said(Visitor):
    """What people read of Fluent entries: neither their keys nor what they choose by."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def generic_visit(self, node: fluent.BaseNode) -> None:
        if isinstance(node, fluent.TextElement):
            self.texts.append(str(node.value))
        super().generic_visit(node)


def _pages() -> Iterator[Path]:
    yield from sorted((ROOT / "docs").rglob("*.md"))
    for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", ".env.example", "Dockerfile"):
        yield ROOT / name


def _help(parser: argparse.ArgumentParser) -> Iterator[str]:
    yield parser.format_help()
    for action in parser._actions:  # pyright: ignore[reportPrivateUsage]  # argparse lists its subcommands nowhere else
        if isinstance(action, argparse._SubParsersAction):  # pyright: ignore[reportPrivateUsage]
            for each in action.choices.values():
                yield from _help(each)


def test_the_pattern_knows_both_spellings() -> None:
    assert british("The colour of a licence, Harbours, cancelled.") == ["colour", "licence", "Harbours", "cancelled"]
    assert british("The color of a license, harbors, canceled.") == []


@pytest.mark.parametrize("page", list(_pages()), ids=lambda page: page.name)
def test_pages_are_spelled_one_way(page: Path) -> None:
    assert british(CODE.sub("", page.read_text("utf-8"))) == []


@pytest.mark.slow
def test_texts_are_spelled_one_way() -> None:
    files = [*ROOT.glob("bot/*/en.ftl"), *ROOT.glob("bot/text/en/*.ftl")]
    assert len(files) > 20
    said = _Said()
    for file in files:
        said.visit(FluentParser(with_spans=False).parse(file.read_text("utf-8")))
    assert [each for each in said.texts if british(each)] == []


def test_the_words_of_data_files_are_shown_in_the_same_spelling() -> None:
    """The files themselves stay as they are: games are stored with their digest."""
    named = texts().names["en"]
    shown = [words for game in registry() for each in named[game].values() for words in each.values()]
    assert named["fleet_dice"]["name"]["licenses"] == "Licenses"
    assert [each for each in shown if british(each)] == []
    english, german = texts().words("en"), texts().words("de")
    rules = [row.rule for row in data.CATEGORIES.values()]
    assert any(map(british, rules))
    assert not any(british(english.spelled(rule)) for rule in rules)
    assert german.spelled("Harbour") == "Harbour"


def test_help_of_the_command_line_is_spelled_one_way() -> None:
    found = list(_help(command_line()))
    assert len(found) > 20
    assert [each for each in found if british(each)] == []
