"""Every numbered rule, ruling and worked example is shown by some test."""

from __future__ import annotations

import re
from pathlib import Path

NUMBERS = {
    "C": 11, "S": 9, "P": 6, "F": 9, "W": 6, "H": 4, "X": 11, "E": 5, "A": 14, "B": 8, "G": 3, "V": 5, "Q": 41, "T": 47,
}  # fmt: skip


def test_every_numbered_rule_is_cited_by_a_test() -> None:
    cited: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for marks in re.findall(r"@rule\(([^)]*)\)", file.read_text("utf-8")):
            cited |= set(re.findall(r'"([A-Z]\d+)"', marks))
    known = {f"{letter}{number}" for letter, last in NUMBERS.items() for number in range(1, last + 1)}
    assert sorted(known - cited) == []
    assert sorted(cited - known) == []
