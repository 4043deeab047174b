"""Every numbered rule, ruling and vector is shown by a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.montego_bay.test_vectors import VECTORS

SUBRULES = {1: 5, 3: 4, 4: 3, 5: 7, 6: 10, 7: 6, 8: 3, 9: 4, 10: 4, 11: 1}
RULES = [f"M2.{number}" for number in range(11)] + [
    f"M{chapter}.{number}" for chapter, last in SUBRULES.items() for number in range(1, last + 1)
]
RULINGS = [f"A{number}" for number in range(1, 32)]


def cited() -> set[str]:
    """All numbers in the `rule` marks beside this file."""
    sources = [file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py")]
    marks = [mark for source in sources for mark in re.findall(r'mark\.rule\(((?:"[^"]+"(?:, )?)+)\)', source)]
    return {number for mark in marks for number in re.findall(r'"([^"]+)"', mark)}


def test_every_rule_and_ruling_is_cited() -> None:
    assert [number for number in RULES + RULINGS if number not in cited()] == []


def test_only_numbers_that_exist_are_cited() -> None:
    vectors = {vector["id"] for vector in VECTORS}
    assert sorted(cited() - set(RULES) - set(RULINGS) - vectors) == []


def test_vectors_cite_rules_that_exist() -> None:
    named = {number for vector in VECTORS for number in re.findall(r"\b[MA]\d+(?:\.\d+)?", vector["rule"])}
    assert named <= set(RULES) | set(RULINGS)
    assert len(VECTORS) == 57
