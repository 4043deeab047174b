"""The glossary of docs/texts.md is what the texts say: its terms are in them, and what it says nobody says is not."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.text import texts
from games.engine import registry

ROOT = Path(__file__).parents[3]
ARTICLES = {"a", "an", "the", "ein", "eine", "einen", "of", "der", "die", "das"}
STEM = 2
"""So many letters may differ at the end of a word of a term, as in "Fässer" for no longer than they are."""
QUOTED = re.compile(r"[“„]([^“”„]+)[”“]")


class Term(NamedTuple):
    game: str
    english: str
    german: str
    note: str


def _terms() -> list[Term]:
    page = (ROOT / "docs" / "texts.md").read_text("utf-8")
    titles = {texts().format("en", f"{game}-title", {}): game for game in registry()}
    found: list[Term] = []
    for section in page.partition("\n## Glossary\n")[2].partition("\n## ")[0].split("\n### ")[1:]:
        title, _, table = section.partition("\n")
        rows = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("|")]
        found += [Term(titles[title], *(cell.strip() for cell in row)) for row in rows[2:]]
    return found


class _Said(Visitor):
    """What people read of Fluent entries."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def generic_visit(self, node: fluent.BaseNode) -> None:
        if isinstance(node, fluent.TextElement):
            self.words.append(str(node.value))
        super().generic_visit(node)


@cache
def _said(language: str, game: str) -> str:
    """All that a game says in a language, the names of its data too."""
    said = _Said()
    folder = ROOT / "bot" / "text" / language
    for name in (game, f"render_{game}", f"rules_{game}", "primer"):
        for entry in FluentParser(with_spans=False).parse((folder / f"{name}.ftl").read_text("utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.id.name.startswith(game):
                said.visit(entry)
    named = texts().names[language][game]
    return "\n".join([*said.words, *(words for each in named.values() for words in each.values())])


def _is_said(term: str, said: str) -> bool:
    stems = [word[: max(3, len(word) - STEM)] for word in term.split() if word not in ARTICLES]
    return bool(stems) and all(re.search(rf"\b{re.escape(stem)}", said, re.IGNORECASE) for stem in stems)


TERMS = _terms()


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_game_has_its_terms_in_the_glossary(game: str) -> None:
    assert game in {term.game for term in TERMS}


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.game}: {term.english}")
def test_what_the_glossary_says_the_texts_say(term: Term) -> None:
    for language, column in (("en", term.english), ("de", term.german)):
        for each in column.split(","):
            assert _is_said(each.strip(), _said(language, term.game)), f"{each} in {language}"


@pytest.mark.parametrize(
    "term", [term for term in TERMS if QUOTED.search(term.note)], ids=lambda term: f"{term.game}: {term.english}"
)
def test_what_the_glossary_says_nobody_says_is_nowhere(term: Term) -> None:
    for quoted in QUOTED.findall(term.note):
        language = "en" if f"“{quoted}”" in term.note else "de"
        assert not re.search(rf"\b{re.escape(quoted)}", _said(language, term.game)), f"{quoted} in {language}"
